"""Zwenk: Gunzi, Mortale, Gounki and Gungi, exactly as their rulebooks have them."""

import os
from typing import TYPE_CHECKING

if os.environ.get("ZWENK_PURE"):
    from zwenk._flavour import use_source

    use_source()

from zwenk.game import Game
from zwenk.rules import notebook
from zwenk.rules.catalogue import GAMES, RULES, position, start
from zwenk.rules.errors import (
    AmbiguousMove,
    FormationError,
    IllegalMove,
    ImpossiblePosition,
    MalformedMove,
    MalformedPosition,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    ZwenkError,
)
from zwenk.rules.position import COMPILED, Position
from zwenk.rules.values import BLACK, WHITE, Color, Move, Piece, Result
from zwenk.version import VERSION

if TYPE_CHECKING:
    from zwenk import draw, record, testing
    from zwenk.rules.gungi.formation import (
        FORMATIONS,
        Formation,
        attacked_kings,
        battle,
        random_formation,
    )

__version__ = VERSION

__all__ = [
    "BLACK",
    "COMPILED",
    "FORMATIONS",
    "GAMES",
    "RULES",
    "WHITE",
    "AmbiguousMove",
    "Color",
    "Formation",
    "FormationError",
    "Game",
    "IllegalMove",
    "ImpossiblePosition",
    "MalformedMove",
    "MalformedPosition",
    "Move",
    "MoveError",
    "OptionError",
    "Piece",
    "Position",
    "PositionError",
    "RecordError",
    "Result",
    "ZwenkError",
    "attacked_kings",
    "battle",
    "draw",
    "position",
    "random_formation",
    "record",
    "start",
    "testing",
]


# What is imported when it is first used.
_MODULES = ("draw", "record", "testing")
_OF_GUNGI = ("FORMATIONS", "Formation", "attacked_kings", "battle", "random_formation")


def __getattr__(name: str) -> object:
    if name not in (*_MODULES, *_OF_GUNGI):
        raise AttributeError(f"module 'zwenk' has no attribute {name!r}")
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"zwenk.{name}")
    return getattr(import_module("zwenk.rules.gungi.formation"), name)


def _painted(position: object) -> str:
    from importlib import import_module

    return str(import_module("zwenk.draw").svg(position))


notebook.painter = _painted
