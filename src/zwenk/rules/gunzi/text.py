"""Gunzi: the text forms of positions and moves."""

from __future__ import annotations

import re

from zwenk.rules.errors import ImpossiblePosition
from zwenk.rules.gunzi.geometry import HOMES, NEXT
from zwenk.rules.hex17 import FIELDS, read_fields, write_fields
from zwenk.rules.values import BLACK, WHITE, Piece

START = "B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b"

_CELL = re.compile(r"-|T|[Bw]([1-6]|\^[2-9])")


def read(text: str) -> tuple[list[int], int]:
    """The cells of the seventeen fields and who is to move; what cannot be is refused."""
    words, side = read_fields(text, lambda word: _CELL.fullmatch(word) is not None)
    cells = [_read_cell(word) for word in words]
    total = pillars = 0
    for field, (cell, word) in enumerate(zip(cells, words, strict=True)):
        homes = [color for color in (BLACK, WHITE) if HOMES[color] >> field & 1]
        for color in (BLACK, WHITE):
            if cell >> 4 == 2 + color and color not in homes:
                raise ImpossiblePosition(
                    f"{word} on {FIELDS[field]}: a {color} pillar stands only on "
                    f"{color}'s promotion fields"
                )
            if cell >> 3 == 1 + color and color in homes:
                raise ImpossiblePosition(
                    f"{word} on {FIELDS[field]}: a {color} wedge is promoted where it comes there"
                )
        pillars += cell >= 32
        total += (cell & 15) if cell >= 32 else cell > 0
    if not 8 <= total <= 8 + pillars:
        most = f"8 to {8 + pillars}" if pillars else "8"
        raise ImpossiblePosition(
            f"wedges, tombstones and the heights of pillars add up to {total}: with {pillars} "
            f"pillar{'' if pillars == 1 else 's'} there must be {most}"
        )
    return cells, side


def _read_cell(word: str) -> int:
    if word in "-T":
        return "-T".index(word)
    color = "Bw".index(word[0])
    return 32 + 16 * color + int(word[2]) if word[1] == "^" else 7 + 8 * color + int(word[1])


def _write_cell(cell: int) -> str:
    if cell < 8:
        return "-T"[cell]
    if cell >= 32:
        return f"{'Bw'[(cell >> 4) - 2]}^{cell & 15}"
    return f"{'Bw'[(cell >> 3) - 1]}{1 + (cell & 7)}"


def write(cells: list[int], side: int) -> str:
    return write_fields([_write_cell(cell) for cell in cells], side)


def spell(code: int) -> str:
    """`a1-b1<`, `b2xa4>`, `a1xb3<xc5>`, `*b3>`, `b4-a4=b3`, `^c2`, `b4+a4`."""
    kind, field, to = code & 7, code >> 3 & 31, code >> 8 & 31
    if kind == 3:
        return f"^{FIELDS[field]}"
    if kind == 4:
        return f"{FIELDS[field]}+{FIELDS[to]}"
    tomb = code >> 39 & 31
    ending = f"={FIELDS[tomb - 1] if tomb != 18 else ''}" if tomb else "<>"[code >> 44 & 1]
    if kind == 2:
        return f"*{FIELDS[field]}{ending}"
    if kind == 0:
        return f"{FIELDS[field]}-{FIELDS[to]}{ending}"
    text = FIELDS[field]
    for i in range(code >> 8 & 7):
        way, swerve = code >> (11 + 4 * i) & 7, code >> (14 + 4 * i) & 1
        field = NEXT[NEXT[field * 6 + way] * 6 + way]
        text += f"x{FIELDS[field]}{'<>'[swerve]}"
    return text[:-1] + ending if tomb else text


def means(given: str, text: str) -> bool:
    """Whether a text is a strict one with swerves, or the choice of a promotion, left out."""
    loose = re.sub(r"=[abc]?\d?$|[<>]", lambda part: f"({re.escape(part[0])})?", text)
    pattern = "".join(
        part if part.startswith("(") else re.escape(part)
        for part in re.split(r"(\(.*?\)\?)", loose)
    )
    return re.fullmatch(pattern, given) is not None


def pieces(cells: list[int]) -> list[Piece]:
    found = []
    for name, cell in zip(FIELDS, cells, strict=True):
        if cell >= 32:
            color = WHITE if cell >= 48 else BLACK
            found.append(Piece(name, color, "pillar", height=cell & 15))
        elif cell >= 8:
            color = WHITE if cell >= 16 else BLACK
            found.append(Piece(name, color, "wedge", facing=1 + (cell & 7)))
        elif cell:
            found.append(Piece(name, None, "tombstone"))
    return found


def path(text: str) -> list[str]:
    """Fields and swerves in the order of the clicks; a topple begins on the hostile wedge."""
    return re.findall(r"[abc]\d|[<>]", text)
