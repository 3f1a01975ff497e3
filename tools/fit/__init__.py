"""Fits the evaluations' numbers to self-play: `python -m tools.fit GAME` (see docs/engine.md)."""
