"""Gunzi: wedges that swerve, jump, topple, and become pillars."""

from zwenk.rules.gunzi.board import Gunzi

__all__ = ["Gunzi"]
