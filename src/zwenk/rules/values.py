"""The plain values that all games speak in: colours, moves, pieces, results."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from zwenk.rules.errors import ZwenkError


class Color(IntEnum):
    """An army. In every game Black and White are the two players."""

    BLACK = 0
    WHITE = 1

    @property
    def other(self) -> Color:
        return Color(1 - self)

    @classmethod
    def of(cls, value: object) -> Color:
        """A value that must be an army: its number will do, as that of a position's `side` does."""
        if isinstance(value, int) and value in (0, 1):
            return cls(value)
        raise ZwenkError(f"{value!r} is no army: zwenk.BLACK or zwenk.WHITE was expected")

    def __str__(self) -> str:
        return "white" if self else "black"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


BLACK, WHITE = Color.BLACK, Color.WHITE


class Move:
    """One decision, as a value: its text, and the number the rules know it by."""

    __slots__ = ("code", "text")

    def __init__(self, text: str, code: int) -> None:
        self.text = text
        self.code = code

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.code == other.code and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.code)


class Piece(NamedTuple):
    """One piece and where it is: all that a drawing needs."""

    square: str  # a field of the board, or "reserve", "recovered", "waiting"
    color: Color | None  # None: nobody's (a tombstone)
    kind: str  # wedge, tombstone, pillar, round, square; in Gungi its letter
    level: int = 1  # 1 is the bottom of its stack
    facing: int = 0  # a wedge's peak, 1 to 6, clockwise from "up"
    height: int = 1  # of a pillar


class Result(NamedTuple):
    """How a game ended."""

    winner: Color | None  # None: a draw
    score: str | None  # Black's count first, where the game counts ("7-6")
    reason: str

    @property
    def token(self) -> str:
        """The word a record ends with, the first number White's as in chess."""
        return {None: "1/2-1/2", WHITE: "1-0", BLACK: "0-1"}[self.winner]

    def __str__(self) -> str:
        outcome = "draw" if self.winner is None else f"{self.winner} wins"
        return " ".join(filter(None, (outcome, self.score, f"({self.reason})")))
