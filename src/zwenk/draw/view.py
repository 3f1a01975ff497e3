"""What a board is told when it is drawn, and what it gives back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from zwenk.draw.svg import Point, element, group, translate, words
from zwenk.draw.theme import Theme
from zwenk.rules.values import BLACK, Color, Piece


class Drawable(Protocol):
    """What a position must have to be drawn; positions of all games do."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def turn(self) -> Color: ...

    def pieces(self) -> list[Piece]: ...


def ended(position: Drawable) -> object:
    """How a position has ended, if it has and knows of it."""
    return getattr(position, "result", None)


def standing(position: Drawable) -> str:
    """Whose turn it is, or how the game has ended."""
    return str(ended(position) or f"{position.turn} to move")


class View(NamedTuple):
    """What is to be seen, and how."""

    game: str
    turn: Color | None  # nobody's, when the game is over
    pieces: Sequence[Piece]
    highlight: Sequence[str]
    flip: bool
    coordinates: bool
    swapped: bool  # the armies, in a game that lets them swap sides
    theme: Theme
    backs: bool = False  # whether pieces that differ by their backs alone are told apart


class Sheet(NamedTuple):
    """A drawn board: its size in its own units, and its parts from the back to the front."""

    size: Point
    parts: list[str]


def placed(piece: Piece, says: str, at: Point, *drawing: str) -> str:
    """A piece's drawing at its place; `says` tells those who hear the picture or point at it."""
    owner = f"{piece.color} " if piece.color is not None else ""
    return group(
        (words("title", f"{owner}{says} on {piece.square}"), *drawing),
        class_="piece",
        data_square=piece.square,
        data_kind=piece.kind,
        data_color=str(piece.color) if piece.color is not None else "none",
        data_level=piece.level,
        transform=translate(at),
    )


def turn_mark(color: Color | None, at: Point, size: float, theme: Theme) -> str:
    """The disc beside the board of the player whose turn it is: with a ring when it is Black's."""
    if color is None:
        return ""
    army = theme.army(color)
    disc = element("circle", r=size, fill=army.fill, stroke=army.line, stroke_width=size / 6)
    ring = element("circle", r=size * 0.55, fill="none", stroke=army.ink, stroke_width=size / 5)
    return group(
        (words("title", f"{color} to move"), disc, ring if color == BLACK else ""),
        class_="turn",
        data_color=str(color),
        transform=translate(at),
    )
