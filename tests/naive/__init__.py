"""Slow, plain reference implementations that the tests compare the real ones with."""
