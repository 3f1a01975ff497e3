"""From a search to a certificate: which margins a player can force, and how he does it."""

from __future__ import annotations

import time
from collections.abc import Callable

from zwenk.engine.exact.certificate import Certificate, ProofError, certain
from zwenk.engine.exact.prover import Prover
from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.position import Position
from zwenk.rules.values import Color, Move

GOALS = (*range(-18, 0, 2), 0, 1, *range(2, 21, 2))  # what is certain changes by twos
SLICE = 200_000
Tell = Callable[[Prover], None]


def proven(
    side: Color,
    goal: int,
    start: Position,
    tables: Tables,
    seconds: float,
    megabytes: int,
    tell: Tell,
) -> Certificate | None:
    """The certificate; None if time is up."""
    assert isinstance(start, Gunzi)
    prover = Prover(side, goal, tables, megabytes)
    until = time.monotonic() + seconds
    while not (found := prover.search(start, SLICE)):
        tell(prover)
        if found is not None:
            raise ProofError(f"{side} {goal:+d}: refuted, or not to be proven but by repetition")
        if time.monotonic() > until:
            return None
    return Certificate(side, goal, str(start), strategy(prover, start))


def strategy(prover: Prover, start: Gunzi) -> dict[str, str]:
    """A move for every position in which who proves may find himself to move."""
    chosen: dict[str, str] = {}
    seen = {start}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        if certain(position, Color(prover.side)) >= prover.goal:
            continue
        following = [position.after(move) for move in position.moves()]
        if position.turn == prover.side and following:
            move = _move(prover, position)
            chosen[str(position)] = move.text
            following = [position.after(move)]
        for child in following:
            if child not in seen:
                seen.add(child)
                waiting.append(child)
    return chosen


def _move(prover: Prover, position: Gunzi) -> Move:
    """A move that is proven; where the table has forgotten it, it is found again."""
    code = prover.choice(position)
    while code is None:
        if prover.search(position, SLICE) is False:
            raise ProofError(f"{position}: proven in one line of play, not in another")
        code = prover.choice(position)
    return next(move for move in position.moves() if move.code == code)
