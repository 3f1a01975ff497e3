"""The board of 17 hexagons, for Gunzi and Mortale."""

from __future__ import annotations

from math import sqrt

from zwenk.draw.svg import Point, element, group, label, path, translate
from zwenk.draw.theme import Theme
from zwenk.draw.view import Sheet, View, placed, turn_mark
from zwenk.draw.wedges import pillar, tombstone, wedge
from zwenk.rules.hex17 import COORDINATES, FIELDS
from zwenk.rules.values import BLACK, Piece

SIDE = 100.0  # of a hexagon, which is also the radius of its corners
HALF = SIDE * sqrt(3) / 2  # half its height: one step of the coordinates' y
MARGIN = 34.0
GAP = 4.0  # between a hexagon and its neighbours
PROMOTION = ("a2", "a4", "c2", "c4")  # printed on the board; only Gunzi uses them

WIDTH = 8 * SIDE + 2 * MARGIN
HEIGHT = 8 * HALF + 2 * MARGIN


def place(field: str, flip: bool) -> Point:
    """The middle of a field."""
    x, y = COORDINATES[FIELDS.index(field)]
    if flip:
        x, y = 4 - x, 6 - y
    return MARGIN + SIDE + 1.5 * SIDE * x, MARGIN + HALF * (7 - y)


def sheet(view: View) -> Sheet:
    """The board with what stands on it."""
    theme = view.theme
    places = {field: place(field, view.flip) for field in FIELDS}
    parts = [
        group((_cell(field, places[field], view) for field in FIELDS), class_="board"),
        group(
            (_mark(field, places[field], theme) for field in dict.fromkeys(view.highlight)),
            class_="highlight",
        ),
    ]
    if view.coordinates:
        names = (
            label(field, (x, y + 0.64 * SIDE), 19, theme.text, data_label=field)
            for field, (x, y) in places.items()
        )
        parts.append(group(names, class_="coordinates"))
    parts.append(
        group((_piece(piece, places[piece.square], view) for piece in view.pieces), class_="pieces")
    )
    low = (view.turn == BLACK) != view.flip
    corner = (MARGIN + 18, HEIGHT - MARGIN - 18) if low else (WIDTH - MARGIN - 18, MARGIN + 18)
    parts.append(turn_mark(view.turn, corner, 17, theme))
    return Sheet((WIDTH, HEIGHT), parts)


def _hexagon(radius: float) -> str:
    half = radius * sqrt(3) / 2
    return path(
        [
            (radius, 0),
            (radius / 2, half),
            (-radius / 2, half),
            (-radius, 0),
            (-radius / 2, -half),
            (radius / 2, -half),
        ]
    )


def _cell(field: str, at: Point, view: View) -> str:
    theme = view.theme
    fill = {"a": theme.home[0], "b": theme.light, "c": theme.home[1]}[field[0]]
    inner = ""
    if view.game == "gunzi" and field in PROMOTION:
        inner = element(
            "path",
            d=_hexagon(SIDE - 9),
            fill="none",
            stroke=theme.grid,
            stroke_width=3,
            stroke_dasharray="3 9",
            stroke_linecap="round",
        )
    outer = element(
        "path",
        d=_hexagon(SIDE - GAP / 2),
        fill=fill,
        stroke=theme.grid,
        stroke_width=3,
        stroke_linejoin="round",
    )
    return group((outer, inner), data_field=field, transform=translate(at))


def _mark(field: str, at: Point, theme: Theme) -> str:
    return element(
        "path",
        d=_hexagon(SIDE - 8),
        fill=theme.mark,
        stroke=theme.mark_line,
        stroke_width=5,
        stroke_linejoin="round",
        data_mark=field,
        transform=translate(at),
    )


def _piece(piece: Piece, at: Point, view: View) -> str:
    x, y = at
    at = (x, y - 9) if view.coordinates else at  # the field's name is below it
    turned = 3 if view.flip else 0
    return placed(piece, _says(piece), at, alone(piece, view.theme, turned))


def _says(piece: Piece) -> str:
    return {
        "wedge": f"wedge pointing to {piece.facing}",
        "pillar": f"pillar of height {piece.height}",
    }.get(piece.kind, piece.kind)


def alone(piece: Piece, theme: Theme, turned: int = 0) -> str:
    """A piece around its own middle, turned clockwise by so many sixths."""
    army = theme.army(piece.color)
    if piece.kind == "wedge":
        return wedge((piece.facing - 1 + turned) % 6, army)
    return pillar(piece.height, army) if piece.kind == "pillar" else tombstone(army)
