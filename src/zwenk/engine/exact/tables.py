"""The tables of Gunzi's endings, as they lie in memory or in a file that is mapped into it."""

from __future__ import annotations

from typing import Any

from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.layers import (
        HEIGHT_AT,
        IMAGES,
        WAYS,
        form_of,
        imaged,
        number_one,
        number_two,
        reach,
    )  # fmt: skip
    from zwenk.rules.bits import lowest
    from zwenk.rules.gunzi.board import BLOW, HOMES, TERRITORIES

Array = Any  # a typed memoryview, as the .pxd says
ONE = 1
# The numbers of outcome.py, as C's.
ENDS = 1 << 15
NO_DISTANCE = ENDS - 1
NOT_KNOWN = -(1 << 31)


@cython.final
@cython.cclass
class Tables:
    """Packed outcomes by layer. Any number of threads may ask, each with a scratch of its own.

    Of layer i: `keys[i]`; `starts[i]`, where its bytes begin; `words[i]`, where its outcomes begin
    in `outcomes`, and in the lowest five bits how many bits each position has.
    """

    def __init__(
        self, wedges: int, keys: Array, starts: Array, words: Array, outcomes: Array, data: Array
    ) -> None:
        self.wedges = wedges
        self.keys = keys
        self.starts = starts
        self.words = words
        self.outcomes = outcomes
        self.data = data
        self.layers = len(keys)

    # -- below: C, no GIL ------------------------------------------------------------------

    def probe(self, position: Gunzi, scratch: Scratch) -> cython.int:
        """What becomes of a position, packed as outcome.py says, or NOT_KNOWN."""
        field: cython.int
        cell: cython.int
        count: cython.int = 0
        first: cython.int = 0
        second: cython.int = 0
        foes: cython.uint = 0
        owns: cython.int = 0
        tombs: cython.longlong = 0
        key: cython.longlong = 0
        height: cython.longlong
        if position.end:
            return NOT_KNOWN
        for field in range(17):
            cell = position.cells[field]
            if cell == 0:
                continue
            if cell == 1:
                tombs |= ONE << field
            elif cell >= 32:
                height = cell & 15
                key |= height << HEIGHT_AT[field]
            else:
                count += 1
                second = field
                if count == 1:
                    first = field
                if cell >> 3 == 1 + position.side:
                    owns += 1
                else:
                    foes |= ONE << field
        if foes & reach(key, position.side):
            return self.blown(position, scratch, foes)
        if owns == 0:
            return finished(position)
        if count > self.wedges:
            return NOT_KNOWN
        height = count
        key |= tombs << 16 | height << 33
        if count == 2 and foes >> first & 1:
            first, second = second, first
        return self.stored(position, key, first, second)

    def blown(self, position: Gunzi, scratch: Scratch, foes: cython.uint) -> cython.int:
        """The best of the pillar-blows, which are compulsory."""
        homes: cython.uint = HOMES[position.side]
        field: cython.int
        cell: cython.int
        code: cython.ulonglong
        worth: cython.int
        best: cython.int = NOT_KNOWN
        while homes:
            field = lowest(homes)
            homes &= homes - 1
            cell = position.cells[field]
            if cell >> 4 == 2 + position.side and TERRITORIES[field * 10 + (cell & 15)] & foes:
                code = field
                position.make(BLOW | code << 3, scratch)
                worth = self.probe(position, scratch)
                position.unmake(scratch)
                if worth == NOT_KNOWN:
                    return NOT_KNOWN
                worth = before(worth)
                if best == NOT_KNOWN or better(worth, best):
                    best = worth
        return best

    def stored(
        self, position: Gunzi, key: cython.longlong, first: cython.int, second: cython.int
    ) -> cython.int:
        """What the table says; `first` is the field of a wedge of the mover's."""
        form: cython.int = form_of(key)
        side: cython.int = position.side ^ (form & 1)
        layer: cython.int
        place: cython.int
        hostile: cython.bint = position.cells[first] >> 3 != position.cells[second] >> 3
        way: cython.int = WAYS[form * 6 + (position.cells[first] & 7)]
        other: cython.int = WAYS[form * 6 + (position.cells[second] & 7)]
        first = IMAGES[form * 17 + first]
        second = IMAGES[form * 17 + second]
        key = imaged(key, form)
        layer = self.find(key)
        if layer < 0:
            return NOT_KNOWN
        if key >> 33 == 1:
            place = number_one(key, side, first, way)
        else:
            place = number_two(key, side, first, way, second, other, hostile)
        return self.read(layer, place)

    def find(self, key: cython.longlong) -> cython.int:
        """Which layer has that key; -1 if none."""
        low: cython.int = 0
        high: cython.int = self.layers
        middle: cython.int
        while low < high:
            middle = (low + high) // 2
            if self.keys[middle] < key:
                low = middle + 1
            else:
                high = middle
        return low if low < self.layers and self.keys[low] == key else -1

    def read(self, layer: cython.int, place: cython.int) -> cython.int:
        """The outcome at a place of a layer."""
        bits: cython.int = self.words[layer] & 31
        bit: cython.longlong = place
        at: cython.longlong = self.starts[layer]
        word: cython.uint
        packed: cython.int
        bit *= bits
        at += bit >> 3
        word = self.data[at] | self.data[at + 1] << 8 | self.data[at + 2] << 16
        word = (word >> (bit & 7)) & ((ONE << bits) - 1)
        packed = self.outcomes[(self.words[layer] >> 5) + word]
        return packed


def points(position: Gunzi, side: cython.int) -> cython.int:
    """A wedge counts one, a wedge in a pillar two."""
    field: cython.int
    cell: cython.int
    total: cython.int = 0
    for field in range(17):
        cell = position.cells[field]
        if cell >> 3 == 1 + side:
            total += 1
        elif cell >> 4 == 2 + side:
            total += 2 * (cell & 15)
    return total


def finished(position: Gunzi) -> cython.int:
    """The outcome where the mover has no legal move."""
    return (points(position, position.side) - points(position, 1 - position.side)) * 65536 + ENDS


def before(worth: cython.int) -> cython.int:
    """What the outcome after a move is worth to who moved: a ply longer; draws have no length."""
    margin: cython.int = worth >> 16
    if margin == 0:
        return worth | NO_DISTANCE
    return -margin * 65536 + (worth & 65535) + 1


def better(one: cython.int, other: cython.int) -> cython.bint:
    """Whether an outcome is the better: a larger margin, a shorter win, a longer loss."""
    margin: cython.int = one >> 16
    if margin != other >> 16:
        return margin > other >> 16
    if margin > 0:
        return one & NO_DISTANCE < other & NO_DISTANCE
    return one & NO_DISTANCE > other & NO_DISTANCE
