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
Graph = dict[Gunzi, list[tuple[str, Gunzi]]]


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
    while time.monotonic() < until:
        found = prover.search(start, SLICE)
        tell(prover)
        if found is False:
            how = "refuted" if goal <= 0 else "refuted, or it would take repetitions"
            raise ProofError(f"{side} {goal:+d}: {how}")
        if found:
            moves = strategy(prover, start, until)
            if moves is not None:
                return Certificate(side, goal, str(start), moves)
    return None


def strategy(prover: Prover, start: Gunzi, until: float) -> dict[str, str] | None:
    """A move for every position in which who proves may find himself to move.

    None, and the search is to go on, where one of them turns out not to be proven, or time is up.
    """
    graph: Graph = {}
    origins: dict[Gunzi, Gunzi | None] = {start: None}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        graph[position] = following = []
        if certain(position, Color(prover.side)) >= prover.goal:
            continue
        moves = position.moves()
        if position.turn == prover.side and moves:
            moves = _proven_moves(prover, position, moves, until)
            if not moves:
                _reopen(prover, position, origins)
                return None
        for move in moves:
            child = position.after(move)
            following.append((move.text, child))
            if child not in origins:
                origins[child] = position
                waiting.append(child)
    if prover.goal > 0:
        return _forward(graph, prover.side, start)
    # to go on for ever is enough, so the first proven move of each will do
    return {str(p): moves[0][0] for p, moves in graph.items() if p.turn == prover.side and moves}


def _proven_moves(prover: Prover, position: Gunzi, moves: list[Move], until: float) -> list[Move]:
    """Moves that are proven, one if that is enough; what the table has forgotten is found again."""
    while not (codes := prover.choices(position)):
        if prover.search(position, SLICE) is False or time.monotonic() > until:
            return []
    by_code = {move.code: move for move in moves}
    return [by_code[code] for code in codes[: None if prover.goal > 0 else 1]]


def _reopen(prover: Prover, position: Gunzi, origins: dict[Gunzi, Gunzi | None]) -> None:
    """A position is not proven after all: neither, for now, is what led to it."""
    prover.forget(position, refuted=True)
    origin = origins[position]
    while origin is not None:
        prover.forget(origin, refuted=False)
        origin = origins[origin]


def _forward(graph: Graph, side: int, start: Gunzi) -> dict[str, str] | None:
    """Of the proven moves those that come nearer to an end, so that no line comes back."""
    before: Graph = {position: [] for position in graph}
    for position, moves in graph.items():
        for text, child in moves:
            before[child].append((text, position))
    still = {position: len(moves) for position, moves in graph.items()}
    settled = [position for position, moves in graph.items() if not moves]
    chosen: dict[str, str] = {}
    for child in settled:
        for text, position in before[child]:
            if still[position] == 0:
                continue
            still[position] -= 1
            if position.turn == side:
                chosen[str(position)] = text
                still[position] = 0
            if still[position] == 0:
                settled.append(position)
    return chosen if still[start] == 0 else None
