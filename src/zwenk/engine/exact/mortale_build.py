"""Solves Mortale: every position, seen as if Black were to move, from the ends backward."""

from __future__ import annotations

import lzma
from typing import Any

from zwenk.engine.exact.draws import Draws
from zwenk.engine.exact.numbering import SETS, STORED
from zwenk.engine.exact.retrograde import Retrograde
from zwenk.rules.mortale.board import Mortale
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.numbering import COLOURS, PLACES, number, unpacked
    from zwenk.engine.exact.retrograde import NEVER, UNKNOWN
    from zwenk.rules.bits import ones

Array = Any  # a typed memoryview, as the .pxd says

MOST = 8  # wedges, so the largest margin
FOR_EVER = 255  # in the place of a distance


def graph_of(sets: list[int]) -> Retrograde:
    """All positions on these sets of fields: all there are, or none of the numbers fits."""
    graph: Retrograde = Retrograde(len(sets) * COLOURS)
    position: Mortale = Mortale()
    scratch: Scratch = Scratch()
    for occupied in sets:
        graph.make_room(COLOURS * Mortale.most_moves)
        fill(graph, position, scratch, occupied)
    return graph


def fill(graph: Retrograde, position: Mortale, scratch: Scratch, occupied: cython.uint) -> None:
    """Enters all positions on a set of fields, with their moves."""
    chosen: cython.int
    i: cython.int
    end: cython.int
    for chosen in range(COLOURS):
        position.side = 0
        position.men[0] = unpacked(occupied, chosen)
        position.men[1] = unpacked(occupied, 255 - chosen)
        end = position.generate(scratch, 0)
        if end == 0:  # fewer wedges win
            graph.leave(ones(position.men[1]) - ones(position.men[0]), 0)
        for i in range(end):
            position.make(scratch.codes[i], scratch)
            graph.edge(number(position.men[1], position.men[0], 1))
            position.unmake(scratch)
        graph.close()


def planes() -> tuple[bytes, bytes]:
    """Solves the game: the margins and the distances of what is stored, in its order."""
    graph = graph_of(SETS)
    graph.solve()
    draws = Draws(graph)
    margins = bytearray(len(STORED) * COLOURS)
    distances = bytearray(len(margins))
    extract(graph, draws, margins, distances)
    return bytes(margins), bytes(distances)


def extract(graph: Retrograde, draws: Draws, margins: Array, distances: Array) -> None:
    """Copies what is stored."""
    node: cython.int
    i: cython.int = 0
    chosen: cython.int
    distance: cython.int
    word: cython.uint
    for word in STORED:
        for chosen in range(COLOURS):
            node = PLACES[word] * COLOURS + chosen
            if graph.values[node] == UNKNOWN:
                margins[i] = MOST
                distance = draws.soonest(node)
                distances[i] = FOR_EVER if distance == NEVER else distance
            else:
                margins[i] = MOST + graph.values[node]
                distances[i] = graph.distances[node]
            i += 1


def pack(margins: bytes, distances: bytes) -> bytes:
    """The content of the file that the package carries."""
    return lzma.compress(margins + distances, preset=9)
