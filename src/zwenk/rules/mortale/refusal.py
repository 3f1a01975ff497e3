"""Mortale: why a text is no legal move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zwenk.rules.errors import IllegalMove, MalformedMove, MoveError
from zwenk.rules.hex17 import FIELDS, NEIGHBOURS, NOWHERE

if TYPE_CHECKING:
    from zwenk.rules.mortale.board import Mortale


def refusal(position: Mortale, text: str) -> MoveError:
    form = re.fullmatch(r"([abc]\d)([-x])([abc]\d)", text)
    if not form or form[1] not in FIELDS or form[3] not in FIELDS:
        return MalformedMove(
            f"{text!r} is no move of Mortale: a shove is written a1-b1, a somersault b2xc2"
        )
    return IllegalMove(f"{text}: {_reason(position, form[1], form[2], form[3])}")


def _reason(position: Mortale, origin: str, mark: str, target: str) -> str:
    if position.result:
        return f"the game is over, {position.result}"
    moves = position.moves()
    here, there = FIELDS.index(origin), FIELDS.index(target)
    foe = "wB"[position.side]
    if position.at(here) == "-":
        return f"nothing stands on {origin}"
    if position.at(here) == foe:
        return f"the wedge on {origin} is not {position.turn}'s"
    if position.at(there) != "-":
        return f"{target} is not empty"
    beyond = [
        NEIGHBOURS[over][d] if over != NOWHERE else NOWHERE
        for d, over in enumerate(NEIGHBOURS[here])
    ]
    if mark == "x":
        if there not in beyond:
            return f"{target} is not in a straight line just beyond a neighbour of {origin}"
        over = NEIGHBOURS[here][beyond.index(there)]
        return f"a somersault goes over a hostile wedge, there is none on {FIELDS[over]}"
    if any("x" in move.text for move in moves):
        jumps = ", ".join(move.text for move in moves)
        return f"a somersault is compulsory when there is one: {jumps}"
    if there not in NEIGHBOURS[here]:
        return f"a shove goes to an adjacent field, {target} is not next to {origin}"
    return f"a shove goes straight or obliquely ahead, {target} lies behind {origin}"
