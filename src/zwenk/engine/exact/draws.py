"""Drawn positions: which of the players can force the draw to come about by an end, and how soon.

Neither side gives anything away: only moves that keep the draw count. A player forces the end if
he reaches it however the other, keeping the draw, tries to go on.
"""

from __future__ import annotations

from array import array

from zwenk.engine.exact.retrograde import Retrograde

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.retrograde import NEVER, UNKNOWN


@cython.cclass
class Draws:
    """For the nodes that a solved graph leaves unsettled: distances to a forced end.

    A draw outside the graph counts as one that ends, whatever is played there.
    """

    def __init__(self, graph: Retrograde) -> None:
        self.by_mover = array("H", [NEVER]) * graph.nodes
        self.by_other = array("H", [NEVER]) * graph.nodes
        self.pending = array("H", graph.pending)
        self.queue = array("i", bytes(8 * graph.nodes))
        with cython.nogil:
            self.spread(graph, self.enter(graph))

    # -- below: C, no GIL ------------------------------------------------------------------

    def enter(self, graph: Retrograde) -> cython.int:
        """Who has an end at once, or at a move out of the graph; tells how long the queue is."""
        node: cython.int
        known: cython.int = 0
        for node in range(graph.nodes):
            if graph.values[node] == UNKNOWN and graph.exits[node] == 0:
                self.by_mover[node] = graph.outward[node]
                self.queue[known] = 2 * node + 1
                known += 1
                if graph.pending[node] == 0:
                    self.by_other[node] = graph.outward[node]
                    self.queue[known] = 2 * node
                    known += 1
        return known

    def spread(self, graph: Retrograde, known: cython.int) -> None:
        """From every forced end to the positions before it, nearest first."""
        done: cython.int = 0
        node: cython.int
        parent: cython.int
        at: cython.uint
        while done < known:
            node = self.queue[done] >> 1
            for at in range(graph.starts[node], graph.starts[node + 1]):
                parent = graph.others[at]
                if graph.values[parent] != UNKNOWN:
                    continue
                if self.queue[done] & 1:  # who moves at the node forces: the parent's other
                    self.pending[parent] -= 1
                    if self.pending[parent] == 0:
                        self.by_other[parent] = self.by_mover[node] + 1
                        self.queue[known] = 2 * parent
                        known += 1
                elif self.by_mover[parent] == NEVER:
                    self.by_mover[parent] = self.by_other[node] + 1
                    self.queue[known] = 2 * parent + 1
                    known += 1
            done += 1

    def soonest(self, node: cython.int) -> cython.int:
        """How soon a player can force the end, whoever is sooner; NEVER if neither can."""
        return min(self.by_mover[node], self.by_other[node])
