"""Proof-number search in Gunzi: can a player force a final margin of at least so much?

Depth-first, with a table of the positions met (df-pn). phi and delta of a position are what its
mover and the other still have to show, at least, to have his way; 0 is shown, INFINITE hopeless.

A line in which a position comes back goes on for ever, a margin of 0. If that is enough, what is
found proven may rest on a line that other play does not take: prove.py follows the strategy and has
such places searched again. If it is not enough, it is what is found refuted that may rest on it.
"""

from __future__ import annotations

from array import array

from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.gunzi.geometry import HOMES as HOME_FIELDS
from zwenk.rules.hex17 import DISTANCES
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.tables import NO_DISTANCE, NOT_KNOWN, finished

INFINITE = 1 << 24
WAYS = 4  # a position may lie in any of so many places of the table
DEEPEST = 400
STEPS_HOME = [
    min(DISTANCES[field][home] for home in range(17) if HOME_FIELDS[side] >> home & 1)
    for side in range(2)
    for field in range(17)
]
LAST = 65536 - 2048  # no more moves fit in the scratch


def least(position: Gunzi, side: cython.int) -> cython.int:
    """The margin a player has for certain: his pillars stay, all else may become the other's."""
    field: cython.int
    cell: cython.int
    own: cython.int = 0
    foe: cython.int = 0
    mobile: cython.int = 0
    places: cython.int = 2
    for field in range(17):
        cell = position.cells[field]
        if cell >> 4 == 2 + side:
            own += cell & 15
        elif cell >> 4 == 3 - side:
            foe += cell & 15
            places -= 1
        elif cell >= 8:
            mobile += 1
    # each new pillar, of which there is room for so many, takes up one wedge or tombstone more
    return 2 * (own - foe - mobile - min(places, mobile))


def nearest(position: Gunzi, side: cython.int) -> cython.int:
    """How many steps a player's foremost wedge is from where it would be promoted."""
    field: cython.int
    steps: cython.int = 9
    for field in range(17):
        if position.cells[field] >> 3 == 1 + side:
            steps = min(steps, STEPS_HOME[side * 17 + field])
    return steps


@cython.final
@cython.cclass
class Prover:
    """Searches for a proof that `side` can force `goal`; stopped, it goes on where it was."""

    def __init__(self, side: int, goal: int, tables: Tables, megabytes: int = 256) -> None:
        self.side = side
        self.goal = goal
        self.tables = tables
        self.size = megabytes * 65536 // WAYS * WAYS
        self.keys = array("Q", [0]) * self.size
        self.marks = array("Q", [0]) * self.size
        self.phis = array("i", bytes(4 * 65536))
        self.deltas = array("i", bytes(4 * 65536))
        self.line = array("Q", bytes(8 * DEEPEST))
        self.scratch = Scratch()
        self.nodes = self.budget = 0
        self.deepest = self.cost = 0
        self.phi = self.delta = 1

    def search(self, position: Gunzi, nodes: int) -> bool | None:
        """Whether it is proven or refuted, after at most about so many nodes more; None if not."""
        copy: Gunzi = position.copy()
        self.budget = self.nodes + nodes
        self.phi = self.delta = 1
        with cython.nogil:
            self.examine(copy, 0, 0, INFINITE, INFINITE)
        if self.phi and self.delta:
            return None
        return (self.phi == 0) == (position.turn == self.side)

    def choices(self, position: Gunzi) -> list[int]:
        """The moves after which it is known to be proven, those with the smallest proofs first."""
        copy: Gunzi = position.copy()
        i: cython.int
        end: cython.int = copy.generate(self.scratch, 0)
        found = []
        for i in range(end):
            copy.make(self.scratch.codes[i], self.scratch)
            self.look(copy, 0)
            copy.unmake(self.scratch)
            if self.delta == 0:  # the other has nothing left
                found.append((self.cost, int(self.scratch.codes[i])))
        return [code for _, code in sorted(found)]

    def forget(self, position: Gunzi, refuted: bool) -> None:
        """Makes a position an open one again, or a refuted one."""
        if refuted:
            phi = INFINITE if position.turn == self.side else 0
            self.keep(position.key(), phi, INFINITE - phi, 1 << 13)
        else:
            self.keep(position.key(), 1, 1, 0)

    # -- below: C, no GIL ------------------------------------------------------------------

    def examine(
        self,
        position: Gunzi,
        n: cython.int,
        depth: cython.int,
        most_phi: cython.int,
        most_delta: cython.int,
    ) -> None:
        """Works on a position until its phi or delta is so large; leaves them in self."""
        i: cython.int
        end: cython.int
        best: cython.int
        open_moves: cython.int
        phi: cython.int
        delta: cython.int
        second: cython.int
        key: cython.ulonglong = position.key()
        before: cython.longlong = self.nodes
        self.nodes += 1
        if depth > self.deepest:
            self.deepest = depth
        end = position.generate(self.scratch, n)
        if end == n:
            self.judge(position, finished(position) >> 16)
            self.keep(key, self.phi, self.delta, 0)
            return
        self.line[depth] = key
        for i in range(n, end):
            position.make(self.scratch.codes[i], self.scratch)
            self.look(position, depth)
            position.unmake(self.scratch)
            self.phis[i] = self.phi
            self.deltas[i] = self.delta
        while True:
            phi = second = INFINITE
            delta = 0
            open_moves = 0
            best = n
            for i in range(n, end):
                if self.deltas[i] < phi:
                    second = phi
                    phi = self.deltas[i]
                    best = i
                elif self.deltas[i] < second:
                    second = self.deltas[i]
                if self.phis[i] > delta:
                    delta = self.phis[i]
                if self.phis[i]:
                    open_moves += 1
            # the hardest, and one for each other: a sum would count what lines share many times
            if 0 < delta < INFINITE:
                delta = min(delta + open_moves - 1, INFINITE - 1)
            if phi >= most_phi or delta >= most_delta or phi == 0 or delta == 0:
                break
            if self.nodes >= self.budget:
                break
            if end > LAST or depth + 2 > DEEPEST:
                phi = INFINITE if position.side == self.side else 0
                delta = INFINITE - phi
                break
            position.make(self.scratch.codes[best], self.scratch)
            self.examine(
                position,
                end,
                depth + 1,
                most_delta - open_moves + 1,
                min(most_phi, second + 1 + second // 4),
            )
            position.unmake(self.scratch)
            self.phis[best] = self.phi
            self.deltas[best] = self.delta
        self.phi = phi
        self.delta = delta
        self.keep(key, phi, delta, self.nodes - before)

    def judge(self, position: Gunzi, margin: cython.int) -> None:
        """Whether a margin for the mover is what has to be proven."""
        mine: cython.bint = position.side == self.side
        shown: cython.bint = (margin if mine else -margin) >= self.goal
        self.phi = 0 if mine == shown else INFINITE
        self.delta = INFINITE - self.phi

    def look(self, position: Gunzi, depth: cython.int) -> None:
        """What is known of a position without working on it, to self.phi and self.delta."""
        i: cython.int
        margin: cython.int
        known: cython.int
        at: cython.ulonglong
        mark: cython.ulonglong
        key: cython.ulonglong = position.key()
        mine: cython.bint = position.side == self.side
        certain: cython.int = least(position, self.side)
        self.cost = 0
        if certain >= self.goal:
            self.phi = 0 if mine else INFINITE
            self.delta = INFINITE - self.phi
            return
        at = key % cython.cast(cython.ulonglong, self.size // WAYS) * WAYS
        for i in range(WAYS):
            if self.keys[at + i] == key:
                mark = self.marks[at + i]
                self.phi = mark & (2 * INFINITE - 1)
                self.delta = mark >> 25 & (2 * INFINITE - 1)
                self.cost = mark >> 50
                if self.phi and self.delta:
                    break
                return
        else:
            self.phi = self.delta = 0
        margin = -least(position, 1 - self.side)
        if margin < self.goal:
            self.phi = INFINITE if mine else 0
            self.delta = INFINITE - self.phi
            return
        if self.repeats(key, depth):
            self.phi = 0 if mine == (self.goal <= 0) else INFINITE
            self.delta = INFINITE - self.phi
            return
        if self.phi:
            return
        known = self.tables.probe(position, self.scratch)
        if known != NOT_KNOWN:
            margin = (known >> 16) if mine else -(known >> 16)
            self.phi = 0 if mine == (margin >= self.goal) else INFINITE
            self.delta = INFINITE - self.phi
            self.cost = known & NO_DISTANCE
            return
        certain = (self.goal - certain) // 2 + 2 * nearest(position, self.side)
        self.phi = 1 + (certain if mine else 0)
        self.delta = 1 + (0 if mine else certain)

    def repeats(self, key: cython.ulonglong, depth: cython.int) -> cython.bint:
        """Whether the line already has that position."""
        i: cython.int
        for i in range(depth - 1, -1, -2):
            if self.line[i] == key:
                return True
        return False

    def keep(
        self,
        key: cython.ulonglong,
        phi: cython.int,
        delta: cython.int,
        effort: cython.longlong,
    ) -> None:
        """Writes a position to the table, in the place of the one that cost least."""
        i: cython.int
        place: cython.ulonglong
        at: cython.ulonglong = key % cython.cast(cython.ulonglong, self.size // WAYS) * WAYS
        cost: cython.ulonglong = 0
        mark: cython.ulonglong
        low: cython.ulonglong = phi
        high: cython.ulonglong = delta
        while effort:
            effort >>= 1
            cost += 1
        place = at
        for i in range(WAYS):
            if self.keys[at + i] == key:
                place = at + i
                break
            if self.marks[at + i] >> 50 < self.marks[place] >> 50:
                place = at + i
        mark = low | high << 25 | cost << 50
        self.keys[place] = key
        self.marks[place] = mark
