"""The pictures: a position of any game on its board, and a piece alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from zwenk.draw import gounki, gungi_board, hexboard
from zwenk.draw.gungi_tray import PLACES
from zwenk.draw.svg import document, group, translate
from zwenk.draw.theme import Theme, named
from zwenk.draw.view import Drawable, Sheet, View, ended, standing
from zwenk.rules.hex17 import FIELDS as HEXAGONS
from zwenk.rules.values import Piece


class Board(NamedTuple):
    """How a game is drawn: whole, and a piece alone, which needs so much room."""

    fields: Sequence[str]
    places: Sequence[str]  # where a piece is that is not on the board
    sheet: Callable[[View], Sheet]
    alone: Callable[[Piece, Theme], str]
    room: float


_HEXAGONS = Board(HEXAGONS, (), hexboard.sheet, hexboard.alone, 140)
BOARDS: Mapping[str, Board] = {
    "gunzi": _HEXAGONS,
    "mortale": _HEXAGONS,
    "gounki": Board(gounki.FIELDS, (), gounki.sheet, gounki.alone, 80),
    "gungi": Board(gungi_board.FIELDS, PLACES, gungi_board.sheet, gungi_board.alone, 96),
}


class Picture(str):
    """SVG as text, which a notebook shows as the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def board_of(game: str) -> Board:
    """How that game is drawn."""
    if game not in BOARDS:
        raise ValueError(f"no drawing of {game!r}: there are {', '.join(BOARDS)}")
    return BOARDS[game]


def svg(
    position: Drawable,
    *,
    flip: bool = False,
    coordinates: bool = True,
    highlight: Sequence[str] = (),
    theme: str = "light",
    width: int = 480,
    backs: bool = False,
) -> Picture:
    """The position as an SVG picture `width` pixels wide; `highlight` are fields.

    On Gungi's board P, Y, I look alike, and G, W, as at a table; with `backs` they do not.
    """
    board = board_of(position.game)
    for field in highlight:
        if field not in board.fields:
            raise ValueError(f"{field!r} is no field of {position.title}")
    pieces, colors = position.pieces(), named(theme)
    for piece in pieces:
        if piece.square not in board.fields and piece.square not in board.places:
            raise ValueError(f"{piece.square!r} is no place for a piece of {position.title}")
    view = View(
        position.game,
        None if ended(position) else position.turn,
        pieces,
        highlight,
        flip,
        coordinates,
        _options(position).get("sides") == "swapped",
        colors,
        backs,
    )
    sheet = board.sheet(view)
    title = f"{position.title}, {standing(position)}"
    return Picture(document(title, sheet.size, width, colors.paper, sheet.parts))


def _options(position: Drawable) -> Mapping[str, str]:
    """What a position is played with, if it has options to tell of."""
    chosen: Callable[[], Mapping[str, str]] = getattr(position, "chosen", dict)
    return chosen()


def piece_svg(game: str, piece: Piece, *, theme: str = "light", width: int = 64) -> Picture:
    """One piece as a square SVG picture without a background."""
    board, colors = board_of(game), named(theme)
    room = board.room
    drawing = group((board.alone(piece, colors),), transform=translate((room / 2, room / 2)))
    owner = f"{piece.color} " if piece.color is not None else ""
    return Picture(document(f"{owner}{piece.kind}", (room, room), width, None, [drawing]))
