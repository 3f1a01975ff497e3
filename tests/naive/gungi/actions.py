"""Every action a player could think of, before it is judged (rules 7, 8, 10, 11).

A candidate keeps to the movement and to what the ability itself asks. Section 4 afterwards, limited
drop, the own King's safety and the fouls are judged on what the action leads to (law.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from .attack import ascent_range, in_check, targets
from .kinds import FOUNDATIONS, IMMOBILE, MOUNTS
from .state import (
    SQUARES,
    Options,
    Piece,
    Square,
    State,
    king_square,
    places,
    shifted,
    square_text,
)

What = Literal["move", "capture", "tower", "drop", "substitute", "sacrifice", "swap", "mount"]


@dataclass(frozen=True)
class Action:
    what: What
    source: Square  # where it starts; of a drop, a swap and the like the only square
    target: Square
    letter: str = ""  # of the Reserve piece
    index: int = 0  # of the piece taken in tower, or of the Lancer

    @property
    def text(self) -> str:
        """15: the action without its effects."""
        source, target = square_text(self.source), square_text(self.target)
        return {
            "move": f"{source}-{target}",
            "capture": f"{source}x{target}",
            "tower": f"{self.index + 1}x{target}",
            "drop": f"{self.letter}*{target}",
            "substitute": f"{target}<>{self.letter}",
            "sacrifice": f"{source}={target}",
            "swap": f":{target}",
            "mount": f"{source}~{target}",
        }[self.what]


def candidates(state: State, options: Options) -> Iterator[Action]:
    yield from _steps(state, options)
    yield from _tower_captures(state)
    yield from _drops(state)
    yield from _swaps(state)
    yield from _sacrifices(state, options)
    yield from _mounts(state, options)
    yield from _substitutions(state)


def _steps(state: State, options: Options) -> Iterator[Action]:
    """6.3: moves, jumps on top (7) and captures in motion (8.1) of the top pieces."""
    board = state.board
    lifting = ascent_range(board, state.side, options)
    checked = in_check(board, state.side, options)
    for square, tower in board.items():
        if tower[-1].army != state.side:
            continue
        for target in targets(board, square, lifting, options):
            if target not in board:
                yield Action("move", square, target)
            elif board[target][-1].army != state.side:
                yield Action("capture", square, target)
            elif (
                board[target][-1].kind != "R"
                and target not in lifting
                and not (tower[-1].kind == "R" and checked)
            ):
                yield Action("move", square, target)


def captor(state: State, square: Square, index: int) -> int | None:
    """8.2: the index of the own piece that takes the enemy piece there; the upper one first."""
    tower = state.board[square]
    if index + 1 < len(tower) and tower[index + 1].army == state.side:
        return index + 1
    if index > 0 and tower[index - 1].army == state.side and tower[index - 1].kind != "F":
        return index - 1
    return None


def _tower_captures(state: State) -> Iterator[Action]:
    for square, index, piece in places(state.board):
        if piece.army != state.side and captor(state, square, index) is not None:
            yield Action("tower", square, square, index=index)


def _drops(state: State) -> Iterator[Action]:
    """10: on an empty square, or on an own Foundation that is the top (9.1)."""
    for square in SQUARES:
        tower = state.board.get(square, ())
        if tower and (tower[-1].army != state.side or tower[-1].kind not in FOUNDATIONS):
            continue
        for letter in set(state.reserve[state.side]):
            yield Action("drop", square, square, letter=letter)


def _swaps(state: State) -> Iterator[Action]:
    """11.1: a Captain at one end of a tower of three, an own piece at the other."""
    for square, tower in state.board.items():
        if len(tower) < 3 or square in state.locks[state.side]:
            continue
        ends = (tower[0], tower[2])
        if (
            all(piece.army == state.side for piece in ends)
            and any(piece.kind == "T" for piece in ends)
            and all(piece.kind != "R" and piece.kind not in IMMOBILE for piece in ends)
        ):
            yield Action("swap", square, square)


def _sacrifices(state: State, options: Options) -> Iterator[Action]:
    """11.2: a King in check and an own Swordsman alone on a square beside it."""
    if not in_check(state.board, state.side, options):
        return
    king = king_square(state.board, state.side)
    for step in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        square = shifted(king, step, state.side, options)
        if square is not None and state.board.get(square) == (Piece(state.side, "S"),):
            yield Action("sacrifice", square, king)


def _mounts(state: State, options: Options) -> Iterator[Action]:
    """11.3: a tower that stands on an own J O E U, to an empty square."""
    for square, tower in state.board.items():
        if len(tower) < 2 or tower[0].army != state.side:
            continue
        for step in MOUNTS.get(tower[0].kind, frozenset()):
            target = shifted(square, step, state.side, options)
            if target is not None and target not in state.board:
                yield Action("mount", square, target)


def _substitutions(state: State) -> Iterator[Action]:
    """11.4: any own Lancer and any Reserve piece that is none."""
    for square, index, piece in places(state.board):
        if piece == Piece(state.side, "Z"):
            for letter in set(state.reserve[state.side]) - {"Z"}:
                yield Action("substitute", square, square, letter=letter, index=index)
