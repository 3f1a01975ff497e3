"""The terminal: boards in text."""
