"""Solves a layer of Gunzi's endings, looking beyond it into the tables of fewer wedges."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from zwenk.engine.exact.draws import Draws
from zwenk.engine.exact.gunzi_layer import Layer
from zwenk.engine.exact.retrograde import Retrograde
from zwenk.engine.exact.tables import Tables

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.gunzi_layer import OUTSIDE
    from zwenk.engine.exact.layers import size
    from zwenk.engine.exact.retrograde import NEVER, UNKNOWN
    from zwenk.engine.exact.tables import ENDS, NO_DISTANCE, before, finished
    from zwenk.rules.gunzi.board import TOPPLE

Array = Any  # a typed memoryview, as the .pxd says
INSIDE = 32  # no position with two wedges has more moves inside its layer
SORTS = 4096  # no layer has more different outcomes


class Solved(NamedTuple):
    """A layer: what each position's `bits` bits stand for, and the bits."""

    bits: int
    outcomes: bytes
    data: bytes


@cython.final
@cython.cclass
class Solver(Layer):
    """A layer being solved: the graph over its positions."""

    def __init__(self, key: int, tables: Tables) -> None:
        super().__init__(key, tables)
        self.graph = Retrograde(size(self.key, 0) + size(self.key, 1))
        self.known = array("i", bytes(4 * SORTS))
        self.sorts = 0

    def solve(self) -> Solved:
        """What becomes of each of its positions."""
        bits: cython.int
        self.graph.make_room(self.graph.nodes * INSIDE)
        with cython.nogil:
            self.clear_board()
            self.fill()
        self.graph.solve()
        draws = Draws(self.graph)
        with cython.nogil:
            self.distinguish(draws)
        bits = (self.sorts - 1).bit_length()
        data = bytearray((self.graph.nodes * bits + 7) // 8)
        self.pack(draws, data, bits)
        return Solved(bits, bytes(memoryview(self.known)[: self.sorts]), bytes(data))

    # -- below: C, no GIL ------------------------------------------------------------------

    def enter(self, side: cython.int) -> None:
        """Enters the position on the board, with its moves; where there is none, with its end."""
        i: cython.int
        end: cython.int
        child: cython.int
        worth: cython.int
        code: cython.ulonglong
        self.position.side = side
        end = self.position.generate(self.scratch, 0)
        if end == 0:
            self.graph.leave(finished(self.position) >> 16, 0)
        for i in range(end):
            code = self.scratch.codes[i]
            self.position.make(code, self.scratch)
            child = OUTSIDE
            if (code & 7 == 0 or code & 7 == TOPPLE) and code >> 39 & 31 == 0:
                child = self.inside()
            if child == OUTSIDE:
                worth = self.tables.probe(self.position, self.scratch)
                self.leave(before(worth))
            else:
                self.graph.edge(child)
            self.position.unmake(self.scratch)
        self.graph.close()

    def leave(self, worth: cython.int) -> None:
        """Enters an outcome outside; every draw there is one that ends, some time."""
        self.graph.leave(worth >> 16, worth & NO_DISTANCE if worth >> 16 else 1)

    def outcome(self, draws: Draws, node: cython.int) -> cython.int:
        """What was found of a position, packed."""
        if self.graph.values[node] != UNKNOWN:
            return self.graph.values[node] * 65536 + ENDS + self.graph.distances[node]
        if draws.soonest(node) == NEVER:
            return NO_DISTANCE
        return ENDS if draws.soonest(node) == 0 else ENDS + NO_DISTANCE

    def place(self, outcome: cython.int) -> cython.int:
        """Where an outcome stands, or would stand, among the known ones."""
        low: cython.int = 0
        high: cython.int = self.sorts
        middle: cython.int
        while low < high:
            middle = (low + high) // 2
            if self.known[middle] < outcome:
                low = middle + 1
            else:
                high = middle
        return low

    def distinguish(self, draws: Draws) -> None:
        """Lists the different outcomes in ascending order."""
        node: cython.int
        found: cython.int
        place: cython.int
        i: cython.int
        for node in range(self.graph.nodes):
            found = self.outcome(draws, node)
            place = self.place(found)
            if place == self.sorts or self.known[place] != found:
                for i in range(self.sorts, place, -1):
                    self.known[i] = self.known[i - 1]
                self.known[place] = found
                self.sorts += 1

    def pack(self, draws: Draws, data: Array, bits: cython.int) -> None:
        """Writes each position's outcome, as its place among the known, in that many bits."""
        node: cython.int
        place: cython.uint
        bit: cython.longlong = 0
        left: cython.int
        for node in range(self.graph.nodes):
            place = self.place(self.outcome(draws, node))
            left = bits
            while left > 0:
                data[bit >> 3] |= (place << (bit & 7)) & 255
                place >>= 8 - (bit & 7)
                left -= 8 - (bit & 7)
                bit += 8 - (bit & 7)
            bit += left
