"""Gounki: stacks that move, deploy and rebound."""

from zwenk.rules.gounki.board import Gounki

__all__ = ["Gounki"]
