"""Boards and pieces as SVG: drawn once, for pictures, notebooks and the browser."""

from zwenk.draw.picture import svg

__all__ = ["svg"]
