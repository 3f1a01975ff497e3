"""Checks a table of Gunzi's endings: is every position worth what its best move is worth?"""

from __future__ import annotations

from zwenk.engine.exact.gunzi_layer import Layer
from zwenk.engine.exact.layers import size
from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi.board import Gunzi

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.tables import ENDS, NO_DISTANCE, NOT_KNOWN, before, better, finished


@cython.final
@cython.cclass
class Check(Layer):
    """Goes through the positions of a layer as the builder does, but asks the table."""

    def __init__(self, key: int, tables: Tables) -> None:
        super().__init__(key, tables)
        self.wrong = 0
        self.seen = 0
        self.example = Gunzi()

    def check(self) -> tuple[int, int, str]:
        """How many positions there are, how many are wrong, and the last of these."""
        with cython.nogil:
            self.clear_board()
            self.fill()
        return self.seen, self.wrong, str(self.example) if self.wrong else ""

    # -- below: C, no GIL ------------------------------------------------------------------

    def enter(self, side: cython.int) -> None:
        """Compares the position on the board with what its moves lead to."""
        i: cython.int
        end: cython.int
        worth: cython.int
        told: cython.int
        best: cython.int = NOT_KNOWN
        ended: cython.bint = False
        self.position.side = side
        self.seen += 1
        told = self.tables.probe(self.position, self.scratch)
        end = self.position.generate(self.scratch, 0)
        if end == 0:
            best = finished(self.position)
        for i in range(end):
            self.position.make(self.scratch.codes[i], self.scratch)
            worth = self.tables.probe(self.position, self.scratch)
            self.position.unmake(self.scratch)
            if worth == NOT_KNOWN:
                self.blame()
                return
            worth = before(worth)
            ended = ended or (worth >> 16 == 0 and worth & ENDS)
            if best == NOT_KNOWN or better(worth, best):
                best = worth
        # A draw ends only if a move that keeps it leads to a draw that ends.
        if best >> 16 == 0 and end:
            best = told & ENDS & (ENDS if ended else 0) | NO_DISTANCE
        if told != best:
            self.blame()

    def blame(self) -> None:
        """Counts the position on the board as wrong."""
        field: cython.int
        self.wrong += 1
        for field in range(17):
            self.example.cells[field] = self.position.cells[field]
        self.example.side = self.position.side


def check(tables: Tables, key: int) -> tuple[int, int, str]:
    """The positions of a layer: how many there are, how many are wrong, and one that is."""
    seen, wrong, example = Check(key, tables).check()
    assert seen == size(key, 0) + size(key, 1)
    return seen, wrong, example
