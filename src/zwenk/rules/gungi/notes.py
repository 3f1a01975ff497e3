"""Gungi: what a board does not show of how things stand, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zwenk.rules.gungi import codes, kinds
from zwenk.rules.gungi.geometry import SQUARES

if TYPE_CHECKING:
    from zwenk.rules.gungi.board import Gungi

_ARMIES = ("black", "white")
_EMPTY = "must be placed on an empty square of the own Territory (12.3)"
_DUE = {
    codes.RELOCATE: f"the {{}} {_EMPTY}",
    codes.RECRUIT: "the {} must be recruited into the own Territory (12.4)",
    codes.CORONATION: "the Coronation must be decided on {}: {{0}} or a Reserve piece (12.6)",
    codes.RECEIVE: f"the {{}} {_EMPTY}",
}


def due(pending: list[int]) -> tuple[int, str]:
    """The sort of the choice that is due, and what is to be chosen; 0 where an action is."""
    entries = [entry for entry in pending if entry >> 8 != codes.CLAIMING]
    sort, value = (entries[0] >> 8, entries[0] & 255) if entries else (0, 0)
    if sort not in _DUE:
        return 0, ""
    name = SQUARES[value] if sort == codes.CORONATION else _name(value)
    return sort, _DUE[sort].format(name)


def _name(piece: int) -> str:
    return kinds.NAMES[kinds.letter(piece).upper()]


def notes(position: Gungi) -> list[str]:
    """The choice that is due, a foul to claim, attacked Kings, pieces that wait, swap locks."""
    setup = position.setup()
    sort, choice = due(setup.pending)
    found = [f"{_ARMIES[setup.side]} must choose: {choice}"] if sort else []
    if any(entry >> 8 == codes.CLAIMING for entry in setup.pending):
        found.append(f"{_ARMIES[setup.side]} may say `claim`, that a foul was played, and win (14)")
    found += [
        f"{army}'s King stands attacked (13.1)"
        for color, army in enumerate(_ARMIES)
        if position.king_attacked(color)
    ]
    for color, army in enumerate(_ARMIES):
        locked = [s for s, lock in zip(SQUARES, setup.locks, strict=True) if lock >> color & 1]
        if locked:
            found.append(f"{army} cannot swap again on {', '.join(locked)} (11.1)")
    return found
