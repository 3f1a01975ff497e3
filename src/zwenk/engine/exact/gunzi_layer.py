"""The positions of a layer of Gunzi's endings, one after another, on a board."""

from __future__ import annotations

from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.layers import (
        PILLARS,
        number_one,
        number_two,
        open_fields,
        reach,
    )  # fmt: skip
    from zwenk.rules.bits import lowest
    from zwenk.rules.gunzi.board import HOMES

ONE = 1
OUTSIDE = -1


@cython.cclass
class Layer:
    """A board with a layer's tombstones and pillars; `enter` is called for every position on it."""

    def __init__(self, key: int, tables: Tables) -> None:
        self.key = key
        self.tables = tables
        self.position = Gunzi()
        self.scratch = Scratch()

    # -- below: C, no GIL ------------------------------------------------------------------

    def clear_board(self) -> None:
        """Puts the tombstones and pillars on the board, and no wedge."""
        field: cython.int
        height: cython.int
        for field in range(17):
            self.position.cells[field] = self.key >> (16 + field) & 1
        for field in range(4):
            height = self.key >> 4 * field & 15
            if height:
                self.position.cells[PILLARS[field]] = (48 if field > 1 else 32) + height

    def fill(self) -> None:
        """Goes through all positions in the order of their numbers."""
        side: cython.int
        field: cython.int
        way: cython.int
        own: cython.uint
        foe: cython.uint
        left: cython.uint
        for side in range(2):
            own = left = open_fields(self.key) & ~HOMES[side]
            foe = open_fields(self.key) & ~HOMES[1 - side] & ~reach(self.key, side)
            if self.key >> 33 == 1:
                while left:
                    field = lowest(left)
                    left &= left - 1
                    for way in range(6):
                        self.position.cells[field] = 8 + 8 * side + way
                        self.enter(side)
                    self.position.cells[field] = 0
                continue
            while left:
                field = lowest(left)
                left &= left - 1
                self.pairs(side, field, own & ((ONE << field) - 1), side)
            left = own
            while left:
                field = lowest(left)
                left &= left - 1
                self.pairs(side, field, foe & ~(ONE << field), 1 - side)

    def pairs(
        self, side: cython.int, field: cython.int, others: cython.uint, color: cython.int
    ) -> None:
        """Those with an own wedge there and a wedge of a colour on one of others."""
        other: cython.int
        way: cython.int
        other_way: cython.int
        while others:
            other = lowest(others)
            others &= others - 1
            for way in range(6):
                for other_way in range(6):
                    self.position.cells[field] = 8 + 8 * side + way
                    self.position.cells[other] = 8 + 8 * color + other_way
                    self.enter(side)
            self.position.cells[other] = 0
        self.position.cells[field] = 0

    def enter(self, side: cython.int) -> None:
        """Takes the position on the board, with that side to move."""

    def inside(self) -> cython.int:
        """The number of the position on the board, or OUTSIDE if it has none."""
        field: cython.int
        cell: cython.int
        first: cython.int = OUTSIDE
        second: cython.int = OUTSIDE
        hostile: cython.int = OUTSIDE
        side: cython.int = self.position.side
        for field in range(17):
            cell = self.position.cells[field] >> 3
            if cell == 1 + side:
                second = first
                first = field
            elif cell == 2 - side:
                hostile = field
        if first == OUTSIDE:
            return OUTSIDE
        cell = self.position.cells[first] & 7
        if self.key >> 33 == 1:
            return number_one(self.key, side, first, cell)
        if hostile == OUTSIDE:
            return number_two(
                self.key, side, first, cell, second, self.position.cells[second] & 7, False
            )
        if reach(self.key, side) >> hostile & 1:
            return OUTSIDE
        return number_two(
            self.key, side, first, cell, hostile, self.position.cells[hostile] & 7, True
        )
