"""Mortale: the wedges and the board of Gunzi, another game."""

from zwenk.rules.mortale.board import Mortale

__all__ = ["Mortale"]
