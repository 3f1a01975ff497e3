"""Boards and pieces as SVG: drawn once, for pictures, notebooks and the browser."""

from zwenk.draw.picture import Picture, piece_svg, svg

__all__ = ["Picture", "piece_svg", "svg"]
