"""Ten strengths for every game: 1 loses to a beginner, 10 is all that the engine can do.

Weaker play is meant to look human. All moves are compared by a shallow search, each is judged a
little wrong, and one that seems best is played, unless it is plainly worse than the best. Now and
then only the first reply is looked at. Higher levels search fewer positions than they could.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import inf
from random import Random
from time import monotonic
from typing import NamedTuple

from zwenk.engine.engine import Engine, Listener, Thought
from zwenk.engine.evaluations import evaluation_of
from zwenk.engine.limits import Limits
from zwenk.engine.scores import Line, Score
from zwenk.game import Game
from zwenk.rules.catalogue import GAMES
from zwenk.rules.errors import ZwenkError
from zwenk.rules.values import Move

FULL = 10
SIGHTED = 4  # from this level on a win that the search has seen is not let go
BLIND = 1500  # what any certainty counts for below that level
CONTEMPT = 50  # centipieces: who plays to win gives that for not drawing
SMALL_HASH = 4  # megabytes: these searches are short
FEWEST = 300  # nodes for each move, however many there are


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
        self._stopped = False

    def stop(self) -> None:
        """Ends a choice that is going on, from another thread."""
        self._stopped = True
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
        begun, self._stopped = monotonic(), False
        strength = self._strength
        if strength is None:
            self._engine = self._at_work = self._engine or Engine()
            return self._engine.think(game, limits, lines=lines, contempt=CONTEMPT, listen=listen)
        # Without memories, so that a choice rests on nothing but the position.
        engine = self._at_work = self._engine = self._engine or Engine(SMALL_HASH, tables=False)
        engine.clear()
        limits = limits._replace(nodes=min(strength.nodes, limits.nodes or strength.nodes))
        if not strength.depth:
            return engine.think(game, limits, lines=lines, listen=listen)
        dice = Random(f"{seed} {len(game.moves)} {game.position.fingerprint()}")
        depth = 1 if dice.random() < strength.oversight else strength.depth
        limits = limits._replace(depth=min(depth, limits.depth or depth))
        best = engine.think(game, limits, listen=listen)
        compared = self._compared(engine, game, limits, best)
        return best._replace(
            lines=self._preferred(compared, strength, dice),
            milliseconds=(monotonic() - begun) * 1000,
        )

    def _compared(self, engine: Engine, game: Game, limits: Limits, best: Thought) -> list[Line]:
        """A line for each move, the best first; for fewer of them if the time is over."""
        found = [best.lines[0]]
        others = [move for move in game.legal_moves() if move != best.move]
        enough, _ = limits.budget(game.game)
        until = monotonic() + enough / 1000 if enough else inf
        share = max(FEWEST, (limits.nodes or 0) // (len(others) + 1))
        each = Limits(depth=limits.depth, nodes=share)
        for move in others:
            if self._stopped or monotonic() > until:
                break
            thought = engine.think(game, each, moves=[move])
            found.append(thought.lines[0] if thought.depth else _at_a_glance(game, move))
        return sorted(found, key=lambda line: -line.score.value)

    def _preferred(self, lines: list[Line], strength: Strength, dice: Random) -> tuple[Line, ...]:
        """The lines, that of the move to be played first."""
        best = lines[0].score
        wins = best.wins_in is not None and best.value > 0
        if wins and self.number >= SIGHTED:
            return tuple(lines)
        judged = [_dulled(line) + dice.gauss(0, strength.noise) for line in lines]
        least = _dulled(lines[0]) - strength.margin
        open_to_choice = [i for i, line in enumerate(lines) if _dulled(line) >= least]
        chosen = max(open_to_choice, key=judged.__getitem__)
        return (lines[chosen], *lines[:chosen], *lines[chosen + 1 :])


def _at_a_glance(game: Game, move: Move) -> Line:
    """What a move looks like before any reply."""
    after = game.position.after(move)
    evaluation = evaluation_of(game.game)
    evaluation.attach(after)
    value = evaluation.judge()
    return Line(Score(value if after.turn == game.turn else -value), "", (move,))


def _dulled(line: Line) -> int:
    return max(-BLIND, min(BLIND, line.score.value))
