"""Gunzi judged: the points as they would be counted now, and where wedges stand and point."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.rules.hex17 import COORDINATES
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import HAS_LOST, HAS_WON, OPEN
    from zwenk.rules.gunzi.board import BLOW, JUMP, TOPPLE


def _worth(field: int, cell: int) -> int:
    """A first guess, for Black: points, and the way a wedge has come."""
    height = COORDINATES[field][1]
    if cell >> 3 == 1:
        return 100 + 8 * height
    if cell >> 3 == 2:
        return -100 - 8 * (6 - height)
    if cell >> 4 == 2:
        return 200 * (cell & 15) + 80
    if cell >> 4 == 3:
        return -200 * (cell & 15) - 80
    return 0


WORTH = [_worth(field, cell) for field in range(17) for cell in range(64)]


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 150
        self.aside = Scratch()

    def attach(self, position: Position) -> None:
        self.position = position
        self.board = position  # type: ignore[assignment]

    def points(self) -> cython.int:
        """What would be counted now, for who decides."""
        total: cython.int = 0
        cell: cython.int
        field: cython.int
        for field in range(17):
            cell = self.board.cells[field]
            if cell >> 3 == 1:
                total += 1
            elif cell >> 3 == 2:
                total -= 1
            elif cell >> 4 == 2:
                total += 2 * (cell & 15)
            elif cell >> 4 == 3:
                total -= 2 * (cell & 15)
        return -total if self.board.side else total

    def outlook(self) -> cython.int:
        """A player without wedges, and without a blow, has come to the end."""
        own: cython.int = 1 + self.board.side
        field: cython.int
        points: cython.int
        for field in range(17):
            if self.board.cells[field] >> 3 == own:
                return OPEN
        if self.board.generate(self.aside, 0):
            return OPEN
        points = self.points()
        return OPEN if points == 0 else HAS_WON if points > 0 else HAS_LOST

    def final(self) -> cython.int:
        points: cython.int = self.points()
        return (points > 0) - (points < 0)

    def value(self) -> cython.int:
        total: cython.int = 0
        field: cython.int
        for field in range(17):
            total += WORTH[field * 64 + self.board.cells[field]]
        return -total if self.board.side else total

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Jumps, topples, promotions and blows."""
        i: cython.int
        end: cython.int = self.board.generate(scratch, n)
        for i in range(n, end):
            if self.weigh(scratch.codes[i]):
                scratch.codes[n] = scratch.codes[i]
                n += 1
        return n

    def weigh(self, code: cython.ulonglong) -> cython.int:
        kind: cython.int = code & 7
        promotes: cython.int = 300 if code >> 39 & 31 else 0
        count: cython.int = code >> 8 & 7
        if kind == JUMP:
            return promotes + 110 * count
        if kind == TOPPLE:
            return promotes + 200
        return 400 if kind == BLOW else promotes

    def slot(self, code: cython.ulonglong) -> cython.int:
        return (code & 8191) | (code >> 44 & 1) << 13

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Whatever leaves fewer moving wedges: all but plain sways and topples."""
        kind: cython.int = code & 7
        return code >> 39 & 31 != 0 or (kind != 0 and kind != TOPPLE)
