"""Retrograde analysis: what becomes of each of a closed set of positions under best play.

Nodes are positions seen by their mover; a value is the final margin for him. The best margin comes
first, then the distance in plies: whoever wins ends soon, whoever loses ends late.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

UNKNOWN = 127  # no margin found: neither side can force more than a draw
NO_EXIT = -128
NEVER = 65535  # a distance: it cannot be forced
LEVELS = 4096  # no distance is this long
NOBODY = -1


@cython.cclass
class Retrograde:
    """A graph that is filled node by node (`edge`, `leave`, `close`), then solved.

    Each margin has its phase, the largest first. `pending` counts the moves of a node that are not
    yet known to lose by this margin or more; at none left its mover has lost. Every edge is looked
    at once in all, when the node it leads to is settled.
    """

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.filled = self.edges = self.room = self.waiting = self.known = 0
        self.starts = self.places = array("I", bytes(4 * (nodes + 1)))
        self.others = self.parents = array("i")
        self.pending = array("H", bytes(2 * nodes))
        self.exits = array("b", [NO_EXIT]) * nodes  # the best margin to be had outside
        self.outward = array("H", bytes(2 * nodes))  # and its distance
        self.values = array("b", [UNKNOWN]) * nodes
        self.distances = array("H", [NEVER]) * nodes
        self.queue = array("i", bytes(4 * nodes))
        self.link = array("i", bytes(4 * nodes))
        self.heads = array("i", [NOBODY]) * LEVELS  # by distance: who waits for it

    def make_room(self, more: int) -> None:
        """Room for so many edges more."""
        if self.room - self.edges < more:
            longer = array("i", bytes(4 * (self.room + self.room // 2 + more)))
            memoryview(longer)[: self.edges] = memoryview(self.others)[: self.edges]
            self.others = longer
            self.room = len(longer)

    def solve(self) -> None:
        """All values, once every node is filled."""
        margin: cython.int
        largest: cython.int = 0
        self.parents = array("i", bytes(4 * self.edges))
        self.places = array("I", bytes(4 * (self.nodes + 1)))
        with cython.nogil:
            self.reverse()
        self.others, self.starts = self.parents, self.places
        with cython.nogil:
            for margin in range(self.nodes):
                if self.exits[margin] != NO_EXIT:
                    largest = max(largest, self.exits[margin], -self.exits[margin])
            for margin in range(largest, 0, -1):
                self.phase(margin)

    # -- below: C, no GIL ------------------------------------------------------------------

    def edge(self, child: cython.int) -> None:
        """The node being filled has a move to that node."""
        self.others[self.edges] = child
        self.edges += 1
        self.pending[self.filled] += 1

    def leave(self, value: cython.int, distance: cython.int) -> None:
        """The node being filled has a move out of the set, worth that; or its game ends there."""
        node: cython.int = self.filled
        best: cython.int = self.exits[node]
        if value > best:
            self.exits[node] = value
            self.outward[node] = distance
        elif value == best and (distance < self.outward[node]) == (value > 0):
            self.outward[node] = distance

    def close(self) -> None:
        """Goes on to the next node."""
        self.filled += 1
        self.starts[self.filled] = self.edges

    def reverse(self) -> None:
        """Lists each node's parents, instead of its children."""
        node: cython.int
        at: cython.uint
        child: cython.int
        for at in range(self.edges):
            self.places[self.others[at]] += 1
        for node in range(1, self.nodes + 1):
            self.places[node] += self.places[node - 1]
        for node in range(self.nodes):
            for at in range(self.starts[node], self.starts[node + 1]):
                child = self.others[at]
                self.places[child] -= 1  # from each list's end to its start
                self.parents[self.places[child]] = node

    def phase(self, margin: cython.int) -> None:
        """Settles the nodes whose mover wins or loses by exactly that margin, nearest first."""
        node: cython.int
        inside: cython.int
        told: cython.int = 0
        level: cython.int = 0
        self.known = 0
        for node in range(self.nodes):
            if self.values[node] != UNKNOWN:
                continue
            inside = self.pending[node]
            if self.exits[node] == margin or (self.exits[node] == -margin and not inside):
                self.wait(node)
        while self.waiting or told < self.known:
            # The queue holds what is this far away by moves inside; now by moves out of the set.
            node = self.heads[level]
            self.heads[level] = NOBODY
            while node != NOBODY:
                self.waiting -= 1
                if self.values[node] == UNKNOWN:
                    self.settle(node, self.exits[node], level)
                node = self.link[node]
            level += 1
            told = self.tell(told, margin, level)

    def wait(self, node: cython.int) -> None:
        """Has the node settled when the phase comes to its distance out of the set."""
        level: cython.int = self.outward[node]
        self.link[node] = self.heads[level]
        self.heads[level] = node
        self.waiting += 1

    def settle(self, node: cython.int, value: cython.int, level: cython.int) -> None:
        self.values[node] = value
        self.distances[node] = level
        self.queue[self.known] = node
        self.known += 1

    def tell(self, told: cython.int, margin: cython.int, level: cython.int) -> cython.int:
        """Tells the parents of what was settled last; those settled by it are `level` away."""
        node: cython.int
        parent: cython.int
        at: cython.uint
        last: cython.int = self.known
        while told < last:
            node = self.queue[told]
            told += 1
            for at in range(self.starts[node], self.starts[node + 1]):
                parent = self.others[at]
                if self.values[node] < 0:
                    if self.values[parent] == UNKNOWN:
                        self.settle(parent, margin, level)
                    continue
                self.pending[parent] -= 1
                if self.pending[parent] or self.values[parent] != UNKNOWN:
                    continue
                if self.exits[parent] == -margin and self.outward[parent] > level:
                    self.wait(parent)  # outside it loses as much, but later
                elif self.exits[parent] <= -margin:
                    self.settle(parent, -margin, level)
        return told
