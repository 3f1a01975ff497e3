"""The four games by their names."""

from __future__ import annotations

from zwenk.rules.errors import ZwenkError
from zwenk.rules.gounki import Gounki
from zwenk.rules.gungi import Gungi
from zwenk.rules.gunzi import Gunzi
from zwenk.rules.mortale import Mortale
from zwenk.rules.position import Position

RULES: dict[str, type[Position]] = {
    "gunzi": Gunzi,
    "mortale": Mortale,
    "gounki": Gounki,
    "gungi": Gungi,
}
GAMES = tuple(RULES)


def rules(game: str) -> type[Position]:
    """The class of a game's positions."""
    try:
        return RULES[game.lower()]
    except KeyError:
        raise ZwenkError(f"no game {game!r}: there are {', '.join(GAMES)}") from None


def start(game: str, **options: object) -> Position:
    """The position a game starts from."""
    return rules(game)(None, **options)


def position(game: str, text: str, **options: object) -> Position:
    """The position that a text describes."""
    return rules(game)(text, **options)
