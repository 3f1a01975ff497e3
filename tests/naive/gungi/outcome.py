"""What an action leads to, and how pieces are recovered and locks end (rules 11.1, 12.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .attack import stuck
from .kinds import OTHER, Army
from .state import Board, Letters, Options, Piece, Place, Square, added, with_tower

Locks = Mapping[Army, frozenset[Square]]


def nobody() -> dict[Army, Letters]:
    """No pieces of either army."""
    return {"black": (), "white": ()}


@dataclass(frozen=True)
class Outcome:
    """The position right after an action: flips done, recovered pieces off, nothing relocated."""

    board: Board
    reserve: Letters  # of the army that acted
    locks: Locks
    lawful: bool  # section 4 and, of a drop, 9.2
    actor: Place | None = None  # the piece asked whether it gives a check that is a foul (14)
    recovered: Mapping[Army, Letters] = field(default_factory=nobody)  # by this action
    arrivals: tuple[Piece, ...] = ()  # own Griffins recovered, for the adversary to relocate
    relocate: str = ""  # 12.3: the captured Griffin's other face
    recruit: str = ""  # 12.4
    crown: Square | None = None  # 12.6
    king_taken: bool = False  # 13.5
    forced: bool = False  # the adversary is made to foul (11.3, 12.5)


def unlocked(locks: Locks, *squares: Square) -> Locks:
    """11.1: the piece on top of these squares has left the top."""
    return {army: locks[army] - set(squares) for army in locks}


@dataclass(frozen=True)
class Recovery:
    """12.2: what is left after the recoveries on a square, and what went."""

    board: Board
    gone: tuple[Piece, ...]  # bottom first
    top_gone: bool


def recover(board: Board, square: Square, first: int, options: Options) -> Recovery:
    """12.2: test a tower from index `first` up, one piece at a time, each where it then stands."""
    tower = board[square]
    gone: list[Piece] = []
    top_gone = False
    index = first
    while index < len(tower):
        if stuck(tower, index, square, options):
            gone.append(tower[index])
            top_gone = index == len(tower) - 1
            tower = tower[:index] + tower[index + 1 :]
        else:
            index += 1
    return Recovery(with_tower(board, square, tower), tuple(gone), top_gone)


def same_face(gone: tuple[Piece, ...]) -> Mapping[Army, Letters]:
    """12.2, after a move, jump or mount: each goes back to its owner."""
    back = nobody()
    for piece in gone:
        back[piece.army] = added(back[piece.army], piece.letter)
    return back


def to_adversary(
    gone: tuple[Piece, ...], capturer: Army
) -> tuple[Mapping[Army, Letters], tuple[Piece, ...]]:
    """12.2, after a capture: all to the adversary, the capturer's pieces turned; and 12.3."""
    adversary = OTHER[capturer]
    letters: Letters = ()
    arrivals: tuple[Piece, ...] = ()
    for piece in gone:
        if piece.army == adversary:
            letters = added(letters, piece.letter)
        elif piece.kind == "G":
            arrivals += (piece.turned(),)
        else:
            letters = added(letters, piece.turned().letter)
    return {**nobody(), adversary: letters}, arrivals
