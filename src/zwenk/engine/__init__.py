"""The engine: search, evaluation, and exact knowledge."""
