"""The pictures: a position of any game on its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from zwenk.draw import gounki, gungi_board, hexboard
from zwenk.draw.svg import document
from zwenk.draw.theme import named
from zwenk.draw.view import Drawable, Sheet, View
from zwenk.rules.hex17 import FIELDS as HEXAGONS


class Board(NamedTuple):
    """How a game is drawn: the names of its fields, and what draws them."""

    fields: Sequence[str]
    sheet: Callable[[View], Sheet]


BOARDS: Mapping[str, Board] = {
    "gunzi": Board(HEXAGONS, hexboard.sheet),
    "mortale": Board(HEXAGONS, hexboard.sheet),
    "gounki": Board(gounki.FIELDS, gounki.sheet),
    "gungi": Board(gungi_board.FIELDS, gungi_board.sheet),
}


def svg(
    position: Drawable,
    *,
    flip: bool = False,
    coordinates: bool = True,
    highlight: Sequence[str] = (),
    theme: str = "light",
    width: int = 480,
) -> str:
    """The position as an SVG picture; `highlight` are fields, `width` is in pixels."""
    board = BOARDS[position.game]
    for field in highlight:
        if field not in board.fields:
            raise ValueError(f"{field!r} is no field of {position.title}")
    view = View(
        position.game,
        position.turn,
        position.pieces(),
        highlight,
        flip,
        coordinates,
        named(theme),
    )
    sheet = board.sheet(view)
    title = f"{position.title}, {position.turn} to move"
    return document(title, sheet.size, width, view.theme.paper, sheet.parts)
