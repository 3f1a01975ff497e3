"""Gungi judged: pieces on the board, covered and in hand, and how near they are to the Kings."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.rules.gungi.kinds import LETTERS
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import CAN_WIN, HAS_LOST, HAS_WON, OPEN
    from zwenk.rules.gungi.actions import CAPTURE
    from zwenk.rules.gungi.effects import MOVE, TAKE
    from zwenk.rules.gungi.towers import FLIP, top

# A first guess, in hundredths of a Pawn.
_WORTHS = {
    "R": 0, "S": 300, "P": 100, "Y": 110, "I": 110, "A": 200, "N": 400, "F": 400, "L": 700,
    "U": 500, "Q": 250, "T": 350, "Z": 350, "B": 150, "M": 400, "J": 300, "C": 300, "W": 300,
    "G": 300, "D": 900, "X": 700, "E": 350, "O": 350,
}  # fmt: skip
WORTH = [0] + [_WORTHS[kind] for kind in LETTERS]
COVERED = [worth * 8 // 10 for worth in WORTH]
HELD = [worth * 9 // 10 for worth in WORTH]
NEARNESS = [0, 40, 25, 12, 6, 3] + [0] * 11  # by distance from the enemy's King
DISTANCE = [
    max(abs(a % 9 - b % 9), abs(a // 9 - b // 9)) for a in range(81) for b in range(81)
]  # square * 81 + square


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 150

    def attach(self, position: Position) -> None:
        self.position = position
        self.board = position  # type: ignore[assignment]

    def outlook(self) -> cython.int:
        if self.board.over:
            return HAS_WON if self.board.over & 1 == self.board.side else HAS_LOST
        return OPEN

    def final(self) -> cython.int:
        """Mated, or a draw: without an action (13.3), or a Coronation that is not possible."""
        if self.board.head() == 0 and self.board.attacked(self.board.side, True):
            return -1
        return 0

    def endangered(self) -> cython.bint:
        return self.board.over == 0 and self.board.attacked(self.board.side, True)

    def passes(self) -> cython.bint:
        return self.board.pendings == 0

    def value(self) -> cython.int:
        square: cython.int
        tower: cython.uint
        piece: cython.int
        worth: cython.int
        totals: cython.int = 0
        kings: cython.int = self.board.kings[0]
        king: cython.int = self.board.kings[1]
        for square in range(81):
            tower = self.board.towers[square]
            if tower == 0:
                continue
            while tower > 0xFF:
                piece = tower & 0xFF
                tower >>= 8
                worth = COVERED[piece & 31]
                totals += worth if piece & 32 else -worth
            piece = tower
            if piece & 32:
                totals += WORTH[piece & 31] + NEARNESS[DISTANCE[square * 81 + kings]]
            else:
                totals -= WORTH[piece & 31] + NEARNESS[DISTANCE[square * 81 + king]]
        for piece in range(1, 24):
            worth = (self.board.held[24 + piece] & 15) + (self.board.held[24 + piece] >> 4)
            worth -= (self.board.held[piece] & 15) + (self.board.held[piece] >> 4)
            totals += worth * HELD[piece]
        return totals if self.board.side else -totals

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Captures."""
        i: cython.int
        end: cython.int
        square: cython.int
        us: cython.int = self.board.side
        tower: cython.uint
        if self.board.head():
            return n
        for square in range(81):
            tower = self.board.towers[square]
            if tower == 0:
                continue
            end = n
            if top(tower) >> 5 == us:
                end = self.board.motions(scratch, end, square)
            if tower > 0xFF:
                end = self.board.in_tower(scratch, end, square)
            for i in range(n, end):
                if self.weigh(scratch.codes[i]):
                    scratch.codes[n] = scratch.codes[i]
                    n += 1
        return n

    def weigh(self, code: cython.ulonglong) -> cython.int:
        sort: cython.int = code & 15
        target: cython.int = code >> 11 & 127
        level: cython.int
        taken: cython.int
        if sort == MOVE and code & CAPTURE:
            taken = top(self.board.towers[target]) & 31
        elif sort == TAKE:
            level = code >> 23 & 3
            taken = self.board.towers[target] >> 8 * (level - 1) & 31
        else:
            return 0
        return WORTH[taken] + WORTH[FLIP[taken]] + 50

    def slot(self, code: cython.ulonglong) -> cython.int:
        sort: cython.int = code & 15
        origin: cython.int = code >> 4 & 127
        target: cython.int = code >> 11 & 127
        if sort != MOVE:
            origin = 96 + (code >> 18 & 31)  # a drop, by its kind
        return origin << 7 | target

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Captures and drops; towers can be taken apart again, and pieces go back."""
        return code & 15 != MOVE or code & CAPTURE != 0
