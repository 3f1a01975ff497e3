"""Games of the engine against itself, as positions to learn from: made anew, not kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import zwenk
from zwenk.engine import Engine, Limits
from zwenk.engine.evaluations import evaluation_of
from zwenk.rules.gungi.formation import FORMATIONS, battle, random_formation

BY_CHANCE = 0.05  # of the moves, so that games differ
DECIDED = 2000  # a score beyond that teaches nothing
LONGEST = 300


class Lesson(NamedTuple):
    """A position in which a quiet move seemed best, and what became of it for who was to move."""

    position: zwenk.Position
    score: int
    result: float


def lessons(game: str, games: int, nodes: int, seed: int) -> Iterator[Lesson]:
    """The positions of that many games."""
    dice = random.Random(seed)
    engine = Engine(16)
    judge = evaluation_of(game)
    for _ in range(games):
        played = _opened(game, dice)
        seen: list[tuple[zwenk.Position, int]] = []
        while played.result is None and len(played.moves) < LONGEST:
            thought = engine.think(played, Limits(nodes=nodes))
            move, score = thought.move, thought.score.value
            judge.attach(played.position.copy())
            if abs(score) < DECIDED and not judge.weighs(move.code):
                seen.append((played.position, score))
            if dice.random() < BY_CHANCE:
                move = dice.choice(played.legal_moves())
            played.play(move)
        winner = played.result.winner if played.result else None
        for position, score in seen:
            result = 0.5 if winner is None else float(winner == position.turn)
            yield Lesson(position, score, result)


def _opened(game: str, dice: random.Random) -> zwenk.Game:
    if game == "gungi":
        black, white = (
            random_formation(dice.randrange(10**9))
            if dice.random() < 0.8
            else dice.choice(list(FORMATIONS.values()))
            for _ in range(2)
        )
        first = dice.choice(["black", "white"])
        played = zwenk.Game(position=battle(black, white, first=first))
    else:
        played = zwenk.Game(game)
    for _ in range(dice.randrange(2, 5 if game == "gungi" else 9)):
        if moves := played.legal_moves():
            played.play(dice.choice(moves))
    return played
