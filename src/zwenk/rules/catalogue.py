"""The four games by their names; each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from zwenk.rules.errors import MalformedPosition, ZwenkError, text_of
from zwenk.rules.position import Position

# A game's name and, in its module, the class of its positions.
_CLASSES = {"gunzi": "Gunzi", "mortale": "Mortale", "gounki": "Gounki", "gungi": "Gungi"}
GAMES = tuple(_CLASSES)


class _Rules(Mapping[str, type[Position]]):
    """The class of a game's positions by the game's name."""

    def __getitem__(self, game: str) -> type[Position]:
        name = _CLASSES[game]  # a KeyError for a game there is not
        found: type[Position] = getattr(import_module(f"zwenk.rules.{game}"), name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)

    def __contains__(self, game: object) -> bool:
        return game in GAMES


RULES = _Rules()


def rules(game: str) -> type[Position]:
    """The class of a game's positions."""
    if not isinstance(game, str) or game.lower() not in GAMES:
        raise ZwenkError(f"no game {game!r}: there are {', '.join(GAMES)}")
    return RULES[game.lower()]


def start(game: str, /, **options: object) -> Position:
    """The position a game starts from."""
    return rules(game)(None, **options)


def position(game: str, text: str, /, **options: object) -> Position:
    """The position that a text describes."""
    return rules(game)(text_of(text, MalformedPosition, "a position"), **options)
