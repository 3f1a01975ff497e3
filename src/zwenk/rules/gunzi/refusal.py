"""Gunzi: why a text is no legal move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zwenk.rules.errors import IllegalMove, MalformedMove, MoveError, counted
from zwenk.rules.gunzi.geometry import HOMES, NEXT, SWAYS, TOMBSTONE
from zwenk.rules.hex17 import FIELDS, NOWHERE

if TYPE_CHECKING:
    from zwenk.rules.gunzi.board import Gunzi

_F = r"([abc][1-7])"
_END = r"([<>]|=(?:[abc][1-7])?)?"
_FORMS = {
    "blow": re.compile(rf"\^{_F}"),
    "raise": re.compile(rf"{_F}\+{_F}"),
    "topple": re.compile(rf"\*{_F}{_END}"),
    "sway": re.compile(rf"{_F}-{_F}{_END}"),
    "jump": re.compile(rf"{_F}(?:x{_F}{_END})+"),
}
_SIDES = ("peak", "flank", "flank", "block", "flank", "flank")


def refusal(position: Gunzi, text: str) -> MoveError:
    for kind, form in _FORMS.items():
        found = form.fullmatch(text)
        if found and all(name in FIELDS for name in re.findall(r"[abc]\d", text)):
            return IllegalMove(f"{text}: {_reason(position, kind, text)}")
    return MalformedMove(
        f"{text!r} is no move of Gunzi: a sway is written a1-b1<, a jump b2xa4>, a topple *b3>, a "
        "promotion b4-a4=b3, a pillar-blow ^c2, a pillar-raise b4+a4"
    )


def _reason(position: Gunzi, kind: str, text: str) -> str:
    if position.result:
        return f"the game is over, {position.result}"
    moves = [move.text for move in position.moves()]
    if moves[0].startswith("^"):
        return f"a pillar-blow is compulsory: {', '.join(moves)} (6)"
    fields = [FIELDS.index(name) for name in re.findall(r"[abc]\d", text)]
    here, name = fields[0], FIELDS[fields[0]]
    cell, own = position.at(here), 1 + position.side
    if kind == "blow":
        if cell >> 4 != 1 + own:
            return f"no pillar of {position.turn}'s stands on {name} (6)"
        return f"no hostile wedge stands in the territory of the pillar on {name} (6)"
    if kind == "topple":
        return _why_no_topple(position, here, moves, text)
    if cell >> 3 != own:
        rule = {"jump": 2, "sway": 1, "raise": 7}[kind]
        return f"no wedge of {position.turn}'s stands on {name} ({rule})"
    if kind == "jump":
        return _why_no_jump(position, moves, text)
    return _why_no_step(position, kind, here, fields[1], moves, text)


def _similar(moves: list[str], stem: str) -> str | None:
    """What moves that begin so can end with, where there are any."""
    found = [move for move in moves if move.startswith(stem)]
    return f"it is played as {' or '.join(found)}" if found else None


def _why_no_step(
    position: Gunzi, kind: str, here: int, to: int, moves: list[str], text: str
) -> str:
    similar = _similar(moves, text[:5])
    if similar:
        return similar
    ways = range(6)
    if to not in [NEXT[here * 6 + way] for way in ways]:
        rule = 7 if kind == "raise" else 1
        return f"{FIELDS[to]} is not next to {FIELDS[here]} ({rule})"
    if to not in [SWAYS[(position.side * 17 + here) * 6 + way] for way in ways]:
        return f"a sway never goes back to a zone the {position.turn} wedges come from (1)"
    if kind == "raise":
        return f"no pillar of {position.turn}'s stands on {FIELDS[to]} (7)"
    if position.at(to):
        return f"{FIELDS[to]} is not empty (1)"
    return _guarded(FIELDS[to])


def _guarded(name: str) -> str:
    return f"no promotion on {name}, a hostile peak or block is aimed at it (5)"


def _why_no_jump(position: Gunzi, moves: list[str], text: str) -> str:
    """Follows the jumps as far as they are legal; the next one is the reason."""
    jumps = list(re.finditer(rf"x{_F}(<|>|)", text))
    names = [text[:2], *(jump[1] for jump in jumps)]
    heads = [jump.end() for jump in jumps]
    stem = text[: heads[-1]]
    legal = [head for head in heads if any(move.startswith(text[:head]) for move in moves)]
    done = len(legal)
    if done and text[legal[-1] : legal[-1] + 1] == "=" and done < len(heads):
        return f"a promotion ends the turn, here on {names[done]} (5)"
    if done == len(heads):
        return _similar(moves, stem) or "it cannot end so"
    bare = text[: heads[done]].rstrip("<>")
    if similar := _similar(moves, bare):  # its swerve is missing, or it promotes
        promotes = any(move.startswith(f"{bare}=") for move in moves)
        ends = f"a promotion on {names[done + 1]} ends the turn (5), " if promotes else ""
        return ends + similar
    cells = [position.at(field) for field in range(17)]
    here = FIELDS.index(names[0])
    jumper, cells[here] = cells[here], 0
    for head, name in zip(legal, names[1:], strict=False):
        way = _way(here, FIELDS.index(name))
        cells[NEXT[here * 6 + way]] = TOMBSTONE
        here = FIELDS.index(name)
        jumper = (jumper & 56) | ((jumper & 7) + (1 if stem[head - 1] == ">" else 5)) % 6
    after = f"after {stem[: legal[-1]]}, " if done else ""
    return after + _why_not_over(position, cells, jumper, here, FIELDS.index(names[done + 1]), done)


def _way(here: int, there: int) -> int:
    """The direction in which a jump leads from field to field; 6 if none does."""
    for way in range(6):
        over = NEXT[here * 6 + way]
        if over != NOWHERE and NEXT[over * 6 + way] == there:
            return way
    return 6


def _why_not_over(
    position: Gunzi, cells: list[int], jumper: int, here: int, there: int, done: int
) -> str:
    """Why a jumper, lifted from the board, cannot make a jump; `done` jumps are behind it."""
    foe = 2 - position.side
    if done and any(army == foe for _, army in _blocks_aimed_at(cells, here)):
        return f"it must stop: a hostile block is aimed at {FIELDS[here]} (3)"
    way = _way(here, there)
    if way == 6:
        line = f"in a straight line just beyond a neighbour of {FIELDS[here]}"
        return f"there is no jump to {FIELDS[there]}, it is not {line} (2)"
    over = NEXT[here * 6 + way]
    if cells[over] >> 3 != foe:
        return f"a jump goes over a hostile wedge, there is none on {FIELDS[over]} (2)"
    if cells[there]:
        return f"{FIELDS[there]} is not empty (2)"
    mine = _SIDES[(way - (jumper & 7)) % 6]
    theirs = _SIDES[(way + 3 - (cells[over] & 7)) % 6]
    allowed = (mine == "peak" and theirs != "block") or mine == theirs == "flank"
    if not allowed:
        return f"a {mine} does not jump over a {theirs} (2)"
    return _guarded(FIELDS[there])


def _blocks_aimed_at(cells: list[int], field: int) -> list[tuple[int, int]]:
    """For each wedge whose block faces a field: from which side, and 1 if it is Black's, else 2."""
    found = []
    for way in range(6):
        other = NEXT[field * 6 + way]
        cell = cells[other] if other != NOWHERE else 0
        if cell >> 3 in (1, 2) and cell & 7 == way:
            found.append((way, cell >> 3))
    return found


def _why_no_topple(position: Gunzi, here: int, moves: list[str], text: str) -> str:
    similar = _similar(moves, text[:3])
    if similar:
        return similar
    name, cell = FIELDS[here], position.at(here)
    if cell >> 3 != 2 - position.side:
        return f"no hostile wedge stands on {name} (4)"
    blocks = _blocks_aimed_at([position.at(field) for field in range(17)], here)
    ways = [way for way, army in blocks if army == 1 + position.side]
    own, foe = len(ways), len(blocks) - len(ways)
    if all((way - (cell & 7)) % 3 == 0 for way in ways):
        return f"no own block is aimed at a flank of the wedge on {name} (4)"
    if own <= foe:
        return (
            f"{counted(own, 'own block')} and {counted(foe, 'hostile one')} are aimed at {name}: "
            "there must be more own ones (4)"
        )
    if HOMES[position.side] >> here & 1:
        return _guarded(name)
    return "it cannot be toppled"
