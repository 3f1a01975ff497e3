"""Shared by all tests: which flavour runs, and what it skips."""

from __future__ import annotations

from hypothesis import settings

# Machines differ in speed, and a failing example is printed: no deadlines, nothing kept on disk.
settings.register_profile("zwenk", deadline=None, database=None)
settings.load_profile("zwenk")
