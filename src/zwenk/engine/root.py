"""What a search is asked: the same for all its threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zwenk.engine.table import Table
from zwenk.rules.position import Position

if TYPE_CHECKING:
    from zwenk.engine.search import Control


class Root(NamedTuple):
    """Where a search begins, what it may use, and what ends it."""

    position: Position
    earlier: list[int]  # keys of the game's positions before, as far as they can come again
    moves: list[int]  # those that are looked at
    table: Table
    control: Control
    contempt: int  # how much less than nothing a draw counts for who decides
