"""A match: pairs of games from the opening set, in one process or several, and their tally."""

from __future__ import annotations

from collections.abc import Generator

from zwenk.engine.match.openings import Openings
from zwenk.engine.match.players import Fault
from zwenk.engine.match.table import Plan, Played, Table
from zwenk.engine.match.tally import Tally
from zwenk.engine.match.workers import together
from zwenk.rules.errors import ZwenkError


def play(plan: Plan, tally: Tally) -> Generator[list[Played], None, None]:
    """Plays a match and keeps its tally; the games come pair by pair, as they are finished."""
    _check(plan)
    source = _alone(plan) if plan.jobs == 1 else together(plan)
    try:
        for played in source:
            for one in played:
                if one.fault:
                    tally.blame("b" if one.points else "a", one.fault)
            tally.add([one.points for one in played])
            yield played
            if plan.sprt and plan.sprt.verdict(tally):
                return
    finally:
        source.close()


def _check(plan: Plan) -> None:
    """What would go wrong in every game goes wrong at once."""
    if plan.games < 2 or plan.games % 2:
        raise ZwenkError(f"games {plan.games}: every opening is played twice, so it must be even")
    game = Openings(plan.game, plan.options, plan.seed)[0]
    for opponent in (plan.a, plan.b):
        player = opponent.player()
        try:
            player.begin(game, 0)
        except Fault as fault:
            raise ZwenkError(f"{opponent.name} {fault}") from None
        finally:
            player.close()


def _alone(plan: Plan) -> Generator[list[Played], None, None]:
    table = Table(plan)
    try:
        for number in range(plan.games // 2):
            yield table.pair(number)
    finally:
        table.close()
