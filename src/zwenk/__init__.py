"""Zwenk: Gunzi, Mortale, Gounki and Gungi, exactly as their rulebooks have them."""

import os
from typing import TYPE_CHECKING

if os.environ.get("ZWENK_PURE"):
    from zwenk._flavour import use_source

    use_source()

from zwenk.game import Game
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

if TYPE_CHECKING:
    from types import ModuleType

    from zwenk import draw, record

__version__ = "0.1.0"

__all__ = [
    "BLACK",
    "COMPILED",
    "GAMES",
    "RULES",
    "WHITE",
    "AmbiguousMove",
    "Color",
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
    "draw",
    "position",
    "record",
    "start",
]


def __getattr__(name: str) -> "ModuleType":
    """`zwenk.draw` and `zwenk.record`, which are imported when they are first used."""
    if name not in ("draw", "record"):
        raise AttributeError(f"module 'zwenk' has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"zwenk.{name}")
