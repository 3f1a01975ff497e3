"""Positions that cannot be are refused (rules 1.2, 2, 4, 12, 14)."""

from __future__ import annotations

from collections import Counter

from .kinds import FRONTS, OTHER, SETS, TURNED, Army, kind_of
from .phases import recruitments, room
from .state import (
    Impossible,
    Letters,
    Options,
    Piece,
    State,
    double_joker,
    places,
    repeated,
    square_text,
)
from .text import ARMIES


def validate(state: State, options: Options) -> None:
    """Raise Impossible, with the reason, unless the position can be."""
    _towers(state)
    for army in ARMIES:
        if sum(piece == Piece(army, "R") for _, _, piece in places(state.board)) != 1:
            raise Impossible(f"{army} must have exactly one King on the board")
        _off_board(army, state.reserve[army])
        _off_board(army, state.recovered[army])
        if not options.claims and double_joker(state.board, army):
            raise Impossible(f"{army} has two Jokers in a column (14)")
        for square in state.locks[army]:
            if square not in state.board:
                raise Impossible(f"no tower to be locked at {square_text(square)} (11.1)")
    _numbers(state)
    _pending(state, options)


def _towers(state: State) -> None:
    for square, tower in state.board.items():
        name = square_text(square)
        if len(tower) > 3:
            raise Impossible(f"more than three pieces at {name} (4.1)")
        if repeated(tower):
            raise Impossible(f"two pieces of a kind and colour at {name} (4.2)")
        if any(piece.kind == "R" for piece in tower[:-1]):
            raise Impossible(f"a piece on a King at {name} (4.3)")
        if any(piece.kind in "NF" for piece in tower[1:]):
            raise Impossible(f"a Cannon or Fortress on a piece at {name} (4.4)")


def _off_board(army: Army, letters: Letters) -> None:
    for letter in letters:
        if letter in "RNF":
            raise Impossible(f"{army} cannot hold {letter} off the board (9.3, 12.3)")


def _numbers(state: State) -> None:
    """1.2: a sort's white fronts and black backs are White's own pieces, and the other way."""
    pieces = [piece for _, _, piece in places(state.board)]
    for army in ARMIES:
        letters = (*state.reserve[army], *state.recovered[army], *state.waiting[army])
        pieces += [Piece(army, letter) for letter in letters]
    pieces += [Piece(state.side, final.letter) for final in state.finals if final.letter]
    pieces += state.arrivals
    used: Counter[tuple[Army, str]] = Counter()
    for piece in pieces:
        if piece.letter in FRONTS:
            used[piece.army, piece.letter] += 1
        else:
            used[OTHER[piece.army], TURNED[piece.letter]] += 1
    for front, _, number in SETS:
        for army in ARMIES:
            if used[army, front] > number:
                raise Impossible(f"more than {number} of {army}'s own {front} (1.2)")


def _pending(state: State, options: Options) -> None:
    if state.claim and not options.claims:
        raise Impossible("claims are not played (14)")
    relocated = [final.letter for final in state.finals if final.what == "relocate"]
    relocated += [piece.letter for piece in state.arrivals]
    relocated += [letter for army in ARMIES for letter in state.waiting[army]]
    if any(letter not in "NF" for letter in relocated):
        raise Impossible("only a Cannon or a Fortress is relocated (12.3)")
    for final in state.finals:
        if final.what == "recruit" and final.letter in "RNF":
            raise Impossible("a King, Cannon or Fortress is never recruited (12.4)")
        if final.square is not None:
            _crown(state, final.square, options)
    # A decision that comes first and has no choice would have been settled at once (12.3, 12.4).
    first = state.finals[0].what if state.finals else "relocate" if state.arrivals else ""
    if first == "relocate" and not room(state.board, state.side, options):
        raise Impossible("a relocation without an empty square waits (12.3)")
    if first == "recruit" and not recruitments(state, options):
        raise Impossible("a recruitment without a square is none (12.4)")


def _crown(state: State, square: tuple[int, int], options: Options) -> None:
    if not options.coronation:
        raise Impossible("Coronation is not played (12.6)")
    tower = state.board.get(square, ())
    if (
        len(tower) < 2
        or tower[-1] != Piece(state.side, "R")
        or tower[-2].army != OTHER[state.side]
        or kind_of(tower[-2].letter) == "R"
    ):
        raise Impossible(f"no Coronation can be due at {square_text(square)} (12.6)")
