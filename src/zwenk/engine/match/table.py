"""The two players of a match, seated: one opening after the other is played with both sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from zwenk.engine.match.contest import Seat, contest
from zwenk.engine.match.control import TimeControl
from zwenk.engine.match.openings import Openings
from zwenk.engine.match.opponents import Opponent
from zwenk.engine.match.tally import Sprt
from zwenk.record import Record
from zwenk.rules.values import BLACK, WHITE

MOST_MOVES = 600  # decisions after which a game is a draw


class Plan(NamedTuple):
    """All that decides a match; it can be sent to another process."""

    game: str
    a: Opponent
    b: Opponent
    games: int
    control: TimeControl
    options: dict[str, str]
    seed: int = 0
    most_moves: int = MOST_MOVES
    sprt: Sprt | None = None
    jobs: int = 1


class Played(NamedTuple):
    """A game of a match."""

    number: int  # from 0; the two games of a pair follow each other
    record: Record
    points: float  # A's
    fault: str  # what the loser did, where no rule ended the game
    words: str


class Table:
    """Both players, seated for as long as the match lasts."""

    def __init__(self, plan: Plan, halted: Callable[[], bool] = lambda: False) -> None:
        self.plan, self.halted = plan, halted
        self.openings = Openings(plan.game, plan.options, plan.seed)
        self.a, self.b = plan.a.player(), plan.b.player()

    def pair(self, number: int) -> list[Played]:
        """One opening, played twice with the sides exchanged."""
        return [self._game(number, second) for second in range(2)]

    def _game(self, pair: int, second: int) -> Played:
        plan, game = self.plan, self.openings[pair]
        a, b = Seat(self.a, plan.a.limits), Seat(self.b, plan.b.limits)
        color = game.start.turn.other if second else game.start.turn
        seats = {color: a, color.other: b}
        number = 2 * pair + second
        seed = 1_000_003 * plan.seed + 2 * number
        ending = contest(game, seats, plan.control, plan.most_moves, seed, self.halted)
        names = {"White": seats[WHITE].player.name, "Black": seats[BLACK].player.name}
        tags = {**names, "Event": "match", "Round": str(number + 1), "Time": plan.control.text}
        winner = ending.result.winner
        points = 0.5 if winner is None else float(winner == color)
        return Played(number, Record.of(game, tags), points, ending.fault, ending.words)

    def close(self) -> None:
        for player in (self.a, self.b):
            player.close()
