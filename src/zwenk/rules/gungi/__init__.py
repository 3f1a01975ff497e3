"""Gungi: towers of two-faced pieces."""

from zwenk.rules.gungi.board import Gungi

__all__ = ["Gungi"]
