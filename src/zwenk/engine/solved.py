"""Play by a table that knows every position: no search, the best there is."""

from __future__ import annotations

from collections.abc import Sequence

from zwenk.engine.exact import mortale
from zwenk.engine.exact.outcome import Choice, Exact
from zwenk.engine.scores import WIN, Line, Score
from zwenk.rules.position import Position
from zwenk.rules.values import Move

LONGEST = 40  # a line that is shown


def knows(position: Position) -> bool:
    """Whether every position of the game is known."""
    return position.game == "mortale"


def solved_lines(position: Position, moves: Sequence[Move], wanted: int) -> tuple[Line, ...]:
    """The best of these moves, each with what follows when both play perfectly."""
    allowed = set(moves)
    choices = [choice for choice in mortale.choices(position) if choice.move in allowed]
    ranked = sorted(choices, key=lambda choice: _rank(position, choice), reverse=True)
    return tuple(
        Line(_score(choice.outcome), "", (choice.move, *_follow(position.after(choice.move))))
        for choice in ranked[:wanted]
    )


def _rank(position: Position, choice: Choice) -> tuple[int, int, float]:
    """The margin; then the shorter win, the longer loss, the draw that is harder to hold."""
    margin, _, distance = choice.outcome
    if margin:
        return margin, -(distance or 0) if margin > 0 else distance or 0, 0.0
    replies = mortale.choices(position.after(choice.move))
    wrong = sum(reply.outcome.margin < 0 for reply in replies)
    return margin, 0, wrong / max(1, len(replies))


def _score(outcome: Exact) -> Score:
    if outcome.margin == 0:
        return Score(0)
    away = WIN - (outcome.distance or 0)
    return Score(away if outcome.margin > 0 else -away)


def _follow(position: Position) -> list[Move]:
    line: list[Move] = []
    seen = {position}
    while len(line) < LONGEST and (best := mortale.best_moves(position)):
        line.append(best[0])
        position = position.after(best[0])
        if position in seen:
            break
        seen.add(position)
    return line
