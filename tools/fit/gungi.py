"""Gungi: pieces on top by level, covered, in hand; rows and distances, major pieces apart.

There are too few games for a weight of each kind at each level. So what is fitted is a factor for
each of three classes of pieces (by worth) on top at each level, covered, and in hand; and what rows
and distances add.
"""

from __future__ import annotations

import numpy as np
from tools.fit.logistic import Numbers

from zwenk.engine.weights import gungi as known
from zwenk.rules.gungi.board import Gungi
from zwenk.rules.gungi.kinds import LETTERS
from zwenk.rules.values import BLACK, WHITE

SCALE = 1300.0
RIDGE = 3e-3
CLASSES = 3  # below 200, below 300, more: by what a piece is worth on top at level 1
STATES = 6  # as in PIECES
NEAR_FOE = CLASSES * STATES
NEAR_OWN = NEAR_FOE + 18
ROWS = NEAR_OWN + 18
KING_ROWS = ROWS + 18
KING_LEVELS = KING_ROWS + 9
SIZE = KING_LEVELS + 3 + 1


def _class(letter: str) -> int:
    worth = known.PIECES[letter][0]
    return 0 if worth < 200 else 1 if worth < 300 else 2


def features(position: Gungi) -> Numbers:
    found = np.zeros(SIZE)
    found[-1] = 1
    pieces = position.pieces()
    tops = {piece.square: piece for piece in pieces}  # the last one of a square is its top
    above = {(piece.square, piece.level): piece for piece in pieces}
    kings = {piece.color: piece.square for piece in pieces if piece.kind == "R"}
    usual = position.chosen()["sides"] == "usual"
    for piece in pieces:
        assert piece.color is not None
        sign = 1 if piece.color == position.turn else -1
        row = int(piece.square[1]) - 1 if len(piece.square) == 2 else 0
        ahead = row if (piece.color == WHITE) == usual else 8 - row
        if piece.kind == "R":
            found[KING_ROWS + ahead] += sign
            found[KING_LEVELS + piece.level - 1] += sign
            continue
        state = 5
        if len(piece.square) == 2:
            over = above.get((piece.square, piece.level + 1))
            state = piece.level - 1 if over is None else 3 if over.color == piece.color else 4
        elif piece.square == "waiting":
            continue
        worth = known.PIECES[piece.kind][state]
        found[_class(piece.kind) * STATES + state] += sign * worth
        if state < 3 and tops[piece.square] is piece:
            major = 9 * (piece.kind in known.MAJORS)
            other = WHITE if piece.color == BLACK else BLACK
            found[NEAR_FOE + major + _distance(piece.square, kings[other])] += sign
            found[NEAR_OWN + major + _distance(piece.square, kings[piece.color])] += sign
            found[ROWS + major + ahead] += sign
    return found


def weights() -> Numbers:
    """A factor of 1 for the pieces, and what rows and distances add."""
    lists = (
        *known.NEAR_FOE, *known.NEAR_FOE_MAJOR, *known.NEAR_OWN, *known.NEAR_OWN_MAJOR,
        *known.ROWS, *known.ROWS_MAJOR, *known.KING_ROWS, *known.KING_LEVELS,
    )  # fmt: skip
    return np.array([*[1.0] * NEAR_FOE, *lists, known.TEMPO], dtype=float)


def text(found: Numbers) -> str:
    """The module of the weights; Kings are too seldom seen abroad, their numbers stay."""

    def row(name: str, start: int, note: str = "") -> str:
        return f"{note}{name} = ({', '.join(str(round(x)) for x in found[start : start + 9])})"

    pieces = []
    for letter in LETTERS:
        factors = found[_class(letter) * STATES :][:STATES]
        worths = [round(w * f) for w, f in zip(known.PIECES[letter], factors, strict=True)]
        pieces.append(f'    "{letter}": ({", ".join(map(str, worths))}),')
    return "\n".join(
        [
            '"""Gungi: what fitting to self-play has found, in hundredths of a Pawn on top."""\n',
            f"TEMPO = {round(found[-1])}\n",
            "# On top at level 1, 2, 3; covered by an own piece; covered by an enemy; in hand.",
            "PIECES = {",
            *pieces,
            "}  # fmt: skip\n",
            f'MAJORS = "{known.MAJORS}"\n',
            row("NEAR_FOE", NEAR_FOE, "# By distance from the enemy's King, 0 to 8.\n"),
            row("NEAR_FOE_MAJOR", NEAR_FOE + 9, "# The same for the major ones.\n"),
            row("NEAR_OWN", NEAR_OWN, "# By distance from the own King.\n"),
            row("NEAR_OWN_MAJOR", NEAR_OWN + 9),
            row("ROWS", ROWS, "# By row, counted from the own side.\n"),
            row("ROWS_MAJOR", ROWS + 9),
            f"# The King, by row and by level.\nKING_ROWS = {known.KING_ROWS}",
            f"KING_LEVELS = {known.KING_LEVELS}\n",
        ]
    )


def _distance(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))
