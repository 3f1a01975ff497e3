"""Exact knowledge: what becomes of a position when both sides play perfectly."""
