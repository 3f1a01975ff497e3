"""Ten strengths for every game: 1 loses to a beginner, 10 is all that the engine can do.

Weaker play is meant to look human. All moves are compared by a shallow search, each is judged a
little wrong, and one that seems best is played, unless it is plainly worse than the best. Now and
then only the first reply is looked at. Higher levels search fewer positions than they could.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from zwenk.engine.engine import Engine, Listener, Thought
from zwenk.engine.limits import Limits
from zwenk.engine.scores import Line
from zwenk.game import Game
from zwenk.rules.catalogue import GAMES
from zwenk.rules.errors import ZwenkError

FULL = 10
SIGHTED = 4  # from this level on a win that the search has seen is not let go
BLIND = 1500  # what any certainty counts for below that level
SMALL_HASH = 8  # megabytes: these searches are short


class Strength(NamedTuple):
    """A row of the table of levels."""

    depth: int = 0  # how deep all moves are compared; 0: the search is limited by nodes instead
    noise: int = 0  # by how many centipieces a move is judged wrong, as a standard deviation
    margin: int = 0  # a move that is worse than the best by more is never played
    oversight: float = 0.0  # how often no more than the first reply is looked at
    nodes: int = 0  # the most that is searched: what the higher levels differ in


@cache
def strengths(game: str) -> tuple[Strength, ...]:
    """The table of a game, levels 1 to 9."""
    table = json.loads(files("zwenk.engine").joinpath("data/levels.json").read_text("utf-8"))
    return tuple(Strength(**row) for row in table[game])


class Level:
    """A player of one game at one of its levels. Below 10 it thinks for a moment, and anew.

    `strength` takes the place of the level's own, to find out what would be a good one.
    """

    def __init__(
        self,
        game: str,
        number: int = FULL,
        engine: Engine | None = None,
        strength: Strength | None = None,
    ) -> None:
        if game not in GAMES:
            raise ZwenkError(f"no game {game!r}: there are {', '.join(GAMES)}")
        if not 1 <= number <= FULL:
            raise ZwenkError(f"level {number}: from 1 to {FULL}")
        self.game, self.number = game, number
        self._strength = strength or (strengths(game)[number - 1] if number < FULL else None)
        self._engine = engine
        self._at_work: Engine | None = None

    def stop(self) -> None:
        """Ends a choice that is going on, from another thread."""
        if self._at_work:
            self._at_work.stop()

    def choose(
        self,
        game: Game,
        limits: Limits = Limits(),  # noqa: B008
        seed: int = 0,
        *,
        lines: int = 1,
        listen: Listener | None = None,
    ) -> Thought:
        """The move it plays is the first of `lines[0]`; same seed and position, same move."""
        strength = self._strength
        if strength is None:
            self._engine = self._at_work = self._engine or Engine()
            return self._engine.think(game, limits, lines=lines, listen=listen)
        # Without memories, so that a choice rests on nothing but the position.
        engine = self._at_work = self._engine = self._engine or Engine(SMALL_HASH)
        engine.clear()
        dice = Random(f"{seed} {len(game.moves)} {game.position.fingerprint()}")
        limits = limits._replace(nodes=min(strength.nodes, limits.nodes or strength.nodes))
        if not strength.depth:
            return engine.think(game, limits, lines=lines, listen=listen)
        depth = 1 if dice.random() < strength.oversight else strength.depth
        limits = limits._replace(depth=min(depth, limits.depth or depth))
        moves = len(game.legal_moves())
        thought = engine.think(game, limits, lines=moves, listen=_first(lines, listen))
        # A search that ends within a depth has some moves of it and some of the depth before.
        found = {line.moves[0]: line for line in reversed(thought.lines)}
        ranked = sorted(found.values(), key=lambda line: (-line.score.value, str(line.moves[0])))
        return thought._replace(lines=self._preferred(tuple(ranked), strength, dice))

    def _preferred(
        self, lines: tuple[Line, ...], strength: Strength, dice: Random
    ) -> tuple[Line, ...]:
        """The lines, that of the move to be played first."""
        best = lines[0].score
        wins = best.wins_in is not None and best.value > 0
        if wins and self.number >= SIGHTED:
            return lines
        judged = [_dulled(line) + dice.gauss(0, strength.noise) for line in lines]
        least = _dulled(lines[0]) - strength.margin
        open_to_choice = [i for i, line in enumerate(lines) if _dulled(line) >= least]
        chosen = max(open_to_choice, key=judged.__getitem__)
        return (lines[chosen], *lines[:chosen], *lines[chosen + 1 :])


def _dulled(line: Line) -> int:
    return max(-BLIND, min(BLIND, line.score.value))


def _first(lines: int, listen: Listener | None) -> Listener | None:
    """Tells of no more lines than were asked for, although all are looked at."""
    if listen is None:
        return None
    return lambda info: listen(info) if info.number <= lines else None
