"""One game of a match: who decides is asked, the clock runs, the rules judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from zwenk.engine.limits import Limits
from zwenk.engine.match.control import Clocks, TimeControl
from zwenk.engine.match.players import Fault, Player, Turn
from zwenk.game import Game
from zwenk.rules import rules
from zwenk.rules.errors import MoveError
from zwenk.rules.values import Color, Result


class Halted(Exception):
    """The match is over: nobody wants this game any more."""


class Seat(NamedTuple):
    """A player, and its own limits where it has some."""

    player: Player
    limits: Limits | None


class Ending(NamedTuple):
    """How a game has ended, and whose fault that was if no rule ended it."""

    result: Result
    fault: str = ""  # time, illegal or crash
    words: str = ""


def contest(
    game: Game,
    seats: Mapping[Color, Seat],
    control: TimeControl,
    most_moves: int,
    seed: int,
    halted: Callable[[], bool],
) -> Ending:
    """Plays a game from where it stands to its end, which is kept in the game too."""
    clocks = Clocks(control)
    first = rules(game.game)(**game.options).turn
    color = first
    try:
        for color in (first, first.other):
            seats[color].player.begin(game, seed + color)
        while not game.result and len(game.moves) < most_moves:
            if halted():
                raise Halted
            color = game.turn
            _decide(game, seats[color], clocks, first)
    except Fault as fault:
        words = f"{seats[color].player.name} {fault}"
        return Ending(game.end(color.other, words), fault.sort, words)
    if game.result is None:
        game.end(None, f"a draw after {most_moves} decisions")
    assert game.result
    return Ending(game.result)


def _decide(game: Game, seat: Seat, clocks: Clocks, first: Color) -> None:
    color = game.turn
    limits = clocks.limits(color, seat.limits)
    late = clocks.patience(color, limits)
    text, spent = seat.player.choose(
        Turn(game, limits, clocks.go(first, seat.limits, limits), late)
    )
    if spent > late:
        raise Fault("time", f"lost on time: {text} took {spent / 1000:.2f} s")
    clocks.spend(color, spent)
    try:
        game.play(game.position.move(text))
    except MoveError as error:
        raise Fault("illegal", f"played an illegal move, {error}") from None
