"""Boards and pieces as SVG: drawn once, for pictures, notebooks and the browser."""

from zwenk.draw.picture import piece_svg, svg

__all__ = ["piece_svg", "svg"]
