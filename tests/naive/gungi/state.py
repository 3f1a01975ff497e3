"""What a position holds, and the plain operations on it. Nothing here is ever changed in place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from .kinds import TURNED, Army, Offset, kind_of

Square = tuple[int, int]  # column 0-8 (a-i), row 1-9
Place = tuple[Square, int]  # a square and an index in its tower (level 1 is index 0)

COLUMNS = "abcdefghi"
# 15: squares in the order a1, b1 ... i9.
SQUARES: list[Square] = [(column, row) for row in range(1, 10) for column in range(9)]


class Impossible(ValueError):
    """The text is malformed, or tells of a position that cannot be."""


@dataclass(frozen=True)
class Options:
    coronation: bool = True  # 12.6
    claims: bool = False  # 14
    swapped: bool = False  # 2: Black at rows 1-3


@dataclass(frozen=True)
class Piece:
    army: Army
    letter: str  # always a capital; the text form shows the army by the case

    @property
    def kind(self) -> str:
        return kind_of(self.letter)

    @property
    def text(self) -> str:
        return in_case(self.letter, self.army)

    def turned(self) -> Piece:
        """1.4: the other face, in the other colour."""
        return Piece("white" if self.army == "black" else "black", TURNED[self.letter])


Tower = tuple[Piece, ...]  # bottom first
Board = Mapping[Square, Tower]  # only squares that hold something
Letters = tuple[str, ...]


@dataclass(frozen=True)
class Final:
    """A consequence still to be decided in the Final phase (3)."""

    what: Literal["relocate", "recruit", "crown"]
    letter: str = ""  # of the piece to relocate or recruit
    square: Square | None = None  # of the coronation


@dataclass(frozen=True)
class State:
    board: Board
    side: Army  # whose decision it is
    reserve: Mapping[Army, Letters]
    recovered: Mapping[Army, Letters]  # 12.2: not usable yet
    locks: Mapping[Army, frozenset[Square]]  # 11.1: by the army that swapped
    finals: tuple[Final, ...]  # decisions of `side`, who has acted
    claim: bool  # 14: may be claimed in the next (or this) Initial phase
    arrivals: tuple[Piece, ...]  # 12.3: to be relocated in the next (or this) Initial phase
    waiting: Mapping[Army, Letters]  # 12.3: relocations that found no empty square
    fresh: Letters = ()  # 12.2: which of the recovered `side` has by this turn's own action


def in_case(letter: str, army: Army) -> str:
    """15: black upper case, white lower case."""
    return letter.upper() if army == "black" else letter.lower()


def square_text(square: Square) -> str:
    return COLUMNS[square[0]] + str(square[1])


def forward(army: Army, options: Options) -> int:
    """2: White sits at rows 1-3 and goes up the rows; swapped it is the other way round."""
    return 1 if (army == "white") != options.swapped else -1


def territory(army: Army, options: Options) -> list[Square]:
    """2: the three rows an army sits at, in the order of the squares."""
    rows = (1, 2, 3) if forward(army, options) == 1 else (7, 8, 9)
    return [square for square in SQUARES if square[1] in rows]


def shifted(square: Square, offset: Offset, army: Army, options: Options) -> Square | None:
    """The square an offset leads to, seen from that army's side; None outside the board."""
    column = square[0] + offset[0]
    row = square[1] + offset[1] * forward(army, options)
    return (column, row) if 0 <= column <= 8 and 1 <= row <= 9 else None


def with_tower(board: Board, square: Square, tower: Tower) -> Board:
    """The board with that tower on that square; an empty tower clears it."""
    changed = {place: pieces for place, pieces in board.items() if place != square}
    if tower:
        changed[square] = tower
    return changed


def places(board: Board) -> Iterator[tuple[Square, int, Piece]]:
    """Every piece on the board, with its square and index."""
    for square in SQUARES:
        for index, piece in enumerate(board.get(square, ())):
            yield square, index, piece


def king_square(board: Board, army: Army) -> Square:
    """Where that army's King stands."""
    king = Piece(army, "R")
    [square] = [square for square, tower in board.items() if king in tower]
    return square


def added(letters: Letters, *more: str) -> Letters:
    """Letters in alphabetical order with more of them put in."""
    return tuple(sorted(letters + more))


def without(letters: Letters, letter: str) -> Letters:
    """Letters with one such letter taken out."""
    place = letters.index(letter)
    return letters[:place] + letters[place + 1 :]


def repeated(tower: Tower) -> bool:
    """4.2 is broken: two pieces of the same kind and colour in a tower."""
    shown = [(piece.army, piece.kind) for piece in tower]
    return len(set(shown)) < len(shown)


def sound(tower: Tower) -> bool:
    """Section 4: 4.1 height, 4.2 kinds, 4.3 nothing on a King, 4.4 no Cannon or Fortress on top."""
    return (
        len(tower) <= 3
        and not repeated(tower)
        and all(piece.kind != "R" for piece in tower[:-1])
        and all(piece.kind not in "NF" for piece in tower[1:])
    )


def in_column(board: Board, column: int, army: Army, kind: str) -> int:
    """How many pieces of that army and kind a column holds; covered ones count (14)."""
    return sum(
        1
        for square, tower in board.items()
        for piece in tower
        if square[0] == column and piece.army == army and piece.kind == kind
    )


def double_joker(board: Board, army: Army) -> bool:
    """14: two own Jokers in some column."""
    return any(in_column(board, column, army, "B") >= 2 for column in range(9))
