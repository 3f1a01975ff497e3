"""What the documentation shows is tried here."""
