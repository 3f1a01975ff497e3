"""Positions as text and back (rules 15). Reading checks the form only; validate.py the rest."""

from __future__ import annotations

import re

from .kinds import LETTERS, OTHER, Army
from .state import (
    COLUMNS,
    SQUARES,
    Board,
    Final,
    Impossible,
    Letters,
    Piece,
    Square,
    State,
    Tower,
    in_case,
    square_text,
)

ARMIES: tuple[Army, Army] = ("black", "white")
_EMPTY_FIELDS = ["-/-", "-/-", "-/-", "-"]


def format_state(state: State) -> str:
    """The full text; empty fields at the end are left out."""
    fields = [
        _format_board(state.board),
        state.side[0],
        "/".join(_format_letters(state.reserve[army], army) for army in ARMIES),
        "/".join(_format_letters(state.recovered[army], army) for army in ARMIES),
        "/".join(_format_locks(state.locks[army]) for army in ARMIES),
        _format_pending(state),
    ]
    while fields[-1] in _EMPTY_FIELDS:
        fields.pop()
    return " ".join(fields)


def _format_board(board: Board) -> str:
    text = ""
    for row in range(1, 10):
        empty = 0
        for column in range(9):
            tower = board.get((column, row), ())
            if not tower:
                empty += 1
                continue
            text += str(empty) if empty else ""
            empty = 0
            letters = "".join(piece.text for piece in tower)
            text += letters if len(tower) == 1 else f"({letters})"
        text += (str(empty) if empty else "") + "/"
    return text


def _format_letters(letters: Letters, army: Army) -> str:
    return "".join(in_case(letter, army) for letter in sorted(letters)) or "-"


def _format_locks(squares: frozenset[Square]) -> str:
    return ",".join(square_text(square) for square in SQUARES if square in squares) or "-"


def _format_pending(state: State) -> str:
    entries: list[str] = []
    for final in state.finals:
        if final.square is not None:
            entries.append(f"final:crown:{square_text(final.square)}")
        else:
            entries.append(f"final:{final.what}:{in_case(final.letter, state.side)}")
    if state.claim:
        entries.append("initial:claim")
    entries += [f"initial:relocate:{piece.text}" for piece in state.arrivals]
    for army in ARMIES:
        entries += [f"wait:{in_case(letter, army)}" for letter in state.waiting[army]]
    return ",".join(entries) or "-"


def parse_state(text: str) -> State:
    """Read a position; trailing fields that say nothing may be missing."""
    fields = text.split()
    if not 2 <= len(fields) <= 6:
        raise Impossible(f"a position has two to six fields, not {len(fields)}")
    fields += _EMPTY_FIELDS[len(fields) - 2 :]
    if fields[1] not in ("b", "w"):
        raise Impossible(f"the decision is b's or w's, not {fields[1]!r}")
    side: Army = "black" if fields[1] == "b" else "white"
    finals, claim, arrivals, waiting = _parse_pending(fields[5], side)
    return State(
        board=_parse_board(fields[0]),
        side=side,
        reserve=_parse_letters(fields[2]),
        recovered=_parse_letters(fields[3]),
        locks=_parse_locks(fields[4]),
        finals=finals,
        claim=claim,
        arrivals=arrivals,
        waiting=waiting,
    )


def _parse_piece(letter: str) -> Piece:
    if letter.upper() not in LETTERS:
        raise Impossible(f"no piece is called {letter!r}")
    return Piece("black" if letter.isupper() else "white", letter.upper())


def _parse_board(text: str) -> Board:
    rows = text.split("/")
    if len(rows) != 10 or rows[9] != "":
        raise Impossible("a board has nine rows, each ended by a slash")
    board: dict[Square, Tower] = {}
    for row, line in enumerate(rows[:9], start=1):
        if not re.fullmatch(r"(?:[1-9]|[A-Za-z]|\([A-Za-z]{2,}\))*", line):
            raise Impossible(f"row {row} is malformed: {line!r}")
        column = 0
        for item in re.findall(r"[1-9]|[A-Za-z]|\([A-Za-z]+\)", line):
            if item.isdigit():
                column += int(item)
                continue
            board[column, row] = tuple(_parse_piece(letter) for letter in item.strip("()"))
            column += 1
        if column != 9:
            raise Impossible(f"row {row} has {column} squares: {line!r}")
    return board


def _halves(text: str) -> tuple[str, str]:
    halves = text.split("/")
    if len(halves) != 2:
        raise Impossible(f"expected black's/white's, not {text!r}")
    return halves[0], halves[1]


def _parse_letters(text: str) -> dict[Army, Letters]:
    found: dict[Army, Letters] = {}
    for army, half in zip(ARMIES, _halves(text), strict=True):
        pieces = [] if half == "-" else [_parse_piece(letter) for letter in half]
        if not half or any(piece.army != army for piece in pieces):
            raise Impossible(f"not {army}'s letters: {half!r}")
        found[army] = tuple(sorted(piece.letter for piece in pieces))
    return found


def _parse_square(text: str) -> Square:
    if not re.fullmatch(r"[a-i][1-9]", text):
        raise Impossible(f"not a square: {text!r}")
    return COLUMNS.index(text[0]), int(text[1])


def _parse_locks(text: str) -> dict[Army, frozenset[Square]]:
    found: dict[Army, frozenset[Square]] = {}
    for army, half in zip(ARMIES, _halves(text), strict=True):
        squares = [] if half == "-" else [_parse_square(part) for part in half.split(",")]
        if len(set(squares)) < len(squares):
            raise Impossible(f"a lock is named twice: {half!r}")
        found[army] = frozenset(squares)
    return found


def _parse_pending(
    text: str, side: Army
) -> tuple[tuple[Final, ...], bool, tuple[Piece, ...], dict[Army, Letters]]:
    """Finals, claim, arrivals, waiting: in this order, a final being of the deciding side."""
    finals: list[Final] = []
    claims = 0
    arrivals: list[Piece] = []
    waiting: dict[Army, Letters] = {"black": (), "white": ()}
    ranks: list[int] = []
    for entry in [] if text == "-" else text.split(","):
        match entry.split(":"):
            case ["final", "relocate" | "recruit" as what, letter]:
                piece = _parse_piece(letter)
                if piece.army != side:
                    raise Impossible(f"not {side}'s: {entry!r}")
                finals.append(Final("relocate" if what == "relocate" else "recruit", piece.letter))
                ranks.append(0 if what == "relocate" else 1)
            case ["final", "crown", square]:
                finals.append(Final("crown", square=_parse_square(square)))
                ranks.append(1)
            case ["initial", "claim"]:
                claims += 1
                ranks.append(2)
            case ["initial", "relocate", letter]:
                arrivals.append(_parse_piece(letter))
                ranks.append(3)
            case ["wait", letter]:
                piece = _parse_piece(letter)
                waiting[piece.army] += (piece.letter,)
                ranks.append(4 if piece.army == "black" else 5)
            case _:
                raise Impossible(f"not a pending decision: {entry!r}")
    if ranks != sorted(ranks) or ranks.count(1) > 1 or claims > 1:
        raise Impossible(f"not an order pending decisions can have: {text!r}")
    initial: Army = OTHER[side] if finals else side
    if any(piece.army != initial for piece in arrivals):
        raise Impossible(f"only {initial} can have something to relocate in his Initial phase")
    return tuple(finals), claims == 1, tuple(arrivals), waiting
