"""Fixed searches of fixed positions: their node counts are the signature of how the engine plays.

A change that should not touch play leaves the counts as they are; one that does says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from time import perf_counter
from typing import NamedTuple

from zwenk.engine.engine import Engine
from zwenk.engine.limits import Limits
from zwenk.rules.catalogue import GAMES, position
from zwenk.rules.position import Position

DEPTHS = {"gunzi": 14, "mortale": 18, "gounki": 8, "gungi": 7}
HASH = 16  # megabytes, empty before every search


class Counted(NamedTuple):
    """The searches of one game's positions."""

    game: str
    positions: int
    depth: int
    nodes: int
    seconds: float

    @property
    def speed(self) -> int:
        """Nodes a second."""
        return int(self.nodes / max(self.seconds, 1e-6))


def positions(game: str) -> list[Position]:
    """The fixed positions of a game."""
    text = files("zwenk.engine").joinpath("data/bench.txt").read_text("utf-8")
    pairs = (line.split("\t") for line in text.splitlines() if not line.startswith("#"))
    return [position(game, text) for name, text in pairs if name == game]


def bench(games: Sequence[str] = GAMES, depth: int | None = None) -> Iterator[Counted]:
    """Searches the positions of games, with one thread, to a depth that is fixed for each."""
    for game in games:
        deep = depth or DEPTHS[game]
        found = positions(game)
        nodes, seconds = 0, 0.0
        for one in found:
            engine = Engine(HASH, tables=False)  # not everybody has the exact tables
            begun = perf_counter()
            nodes += engine.think(one, Limits(depth=deep)).nodes
            seconds += perf_counter() - begun
        yield Counted(game, len(found), deep, nodes, seconds)
