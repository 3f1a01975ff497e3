"""What becomes of a position, and which moves keep it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zwenk.rules.errors import ZwenkError
from zwenk.rules.values import Move

# As the search gets it: the margin above bit 16, whether it ends in bit 15, the distance below.
ENDS = 1 << 15
DISTANCE = ENDS - 1
NO_DISTANCE = DISTANCE
NOT_KNOWN = -(1 << 31)


class NotKnown(ZwenkError):
    """No table knows the position, or the table is not there."""


class Exact(NamedTuple):
    """The result of best play by both sides, for the side to move."""

    margin: int  # by how much it wins; 0 is a draw
    ends: bool  # a draw by going on for ever does not end
    distance: int | None  # in plies, where it is known


class Choice(NamedTuple):
    """A move, and what becomes of the game for the side that plays it."""

    move: Move
    outcome: Exact


def unpack(packed: int) -> Exact:
    """An outcome as a person reads it."""
    distance = packed & DISTANCE
    return Exact(packed >> 16, bool(packed & ENDS), None if distance == NO_DISTANCE else distance)


def before(packed: int) -> Exact:
    """What the outcome after a move is worth to who moved."""
    margin, ends, distance = unpack(packed)
    return Exact(-margin, ends, None if distance is None else distance + 1)


def best(choices: Iterable[Choice]) -> list[Move]:
    """The moves that keep the margin; of these the shortest of a win, the longest of a loss.

    In a draw there is nothing to hurry for or to put off: all moves that keep it are best.
    """
    choices = list(choices)
    margin = max((choice.outcome.margin for choice in choices), default=0)
    kept = [choice for choice in choices if choice.outcome.margin == margin]
    if margin:
        lengths = [choice.outcome.distance or 0 for choice in kept]
        wanted = min(lengths) if margin > 0 else max(lengths)
        kept = [choice for choice, length in zip(kept, lengths, strict=True) if length == wanted]
    return [choice.move for choice in kept]
