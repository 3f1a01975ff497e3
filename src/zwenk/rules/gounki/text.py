"""Gounki: the text forms of positions and actions."""

from __future__ import annotations

import re

from zwenk.rules.errors import ImpossiblePosition, MalformedPosition
from zwenk.rules.gounki.runs import OUT, SQUARES
from zwenk.rules.values import BLACK, WHITE, Piece

START = "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrsr w"

_STACK = re.compile(r"\([^()]*\)|.")


def read(text: str, most: int) -> tuple[list[int], int, int]:
    """The cells from a1 to h8, who is to move, and how many actions, at most so many, are left."""
    words = text.split()
    if len(words) not in (2, 3) or words[1] not in ("b", "w"):
        raise MalformedPosition(f"{text!r}: after the board comes who is to move, b or w")
    rows = words[0].split("/")
    if len(rows) != 8:
        raise MalformedPosition(
            f"{words[0]!r}: it has {len(rows)} ranks; there must be eight, with / between"
        )
    ranks = [_read_rank(rank, row) for rank, row in zip("87654321", rows, strict=True)]
    cells = [cell for rank in reversed(ranks) for cell in rank]
    for color, bit in (("White", 32), ("Black", 16)):
        for kind, shift in (("rounds", 0), ("squares", 2)):
            number = sum(cell >> shift & 3 for cell in cells if cell & bit)
            if number > 8:
                raise ImpossiblePosition(f"{color} has {number} {kind}: there are eight at most")
    if not any(cells):
        raise ImpossiblePosition("there is no piece on the board")
    actions = words[2] if len(words) == 3 else "1"
    if actions not in ("1", "2", "3"):
        raise MalformedPosition(
            f"{actions!r}: the actions left in White's first turn are 1, 2 or 3"
        )
    if actions != "1" and words[1] == "b":
        raise ImpossiblePosition(
            f"{actions} actions left and Black to move: only White's first turn has several"
        )
    if int(actions) > most:
        raise ImpossiblePosition(
            f"{actions} actions left in the first turn: the option first_turn says {most}"
        )
    return cells, "bw".index(words[1]), int(actions)


def _read_rank(rank: str, row: str) -> list[int]:
    cells: list[int] = []
    for word in _STACK.findall(row):
        if word in "12345678":
            cells += [0] * int(word)
            continue
        if word in ("(", ")"):
            raise MalformedPosition(f"{row!r}: rank {rank} has a {word} without the other one")
        if word in "09":
            raise MalformedPosition(f"{word!r} in rank {rank}: 1 to 8 squares are empty")
        stack = word.strip("()")
        if not stack or set(stack) - set("rsRS"):
            raise MalformedPosition(f"{word!r} in rank {rank}: a stack is of r and s, or R and S")
        if stack not in (stack.lower(), stack.upper()):
            raise ImpossiblePosition(f"{word} in rank {rank}: a stack is of one colour")
        if len(stack) > 3:
            raise ImpossiblePosition(f"{word} in rank {rank}: a stack has three pieces at most")
        own = 32 if stack.islower() else 16
        cells.append(own + stack.lower().count("r") + 4 * stack.lower().count("s"))
    if len(cells) != 8:
        raise MalformedPosition(f"{row!r}: rank {rank} has {len(cells)} squares, not eight")
    return cells


def write(cells: list[int], side: int, actions: int) -> str:
    """The position's text; the actions left only where there are several."""
    rows = []
    for rank in range(7, -1, -1):
        row = "".join(_write_cell(cell) for cell in cells[8 * rank : 8 * rank + 8])
        rows.append(re.sub("-+", lambda empty: str(len(empty[0])), row))
    return "/".join(rows) + " " + "bw"[side] + (f" {actions}" if actions > 1 else "")


def _write_cell(cell: int) -> str:
    stack = "R" * (cell & 3) + "S" * (cell >> 2 & 3)
    if cell & 32:
        stack = stack.lower()
    return f"({stack})" if len(stack) > 1 else stack or "-"


def spell(code: int) -> str:
    """`c2-c4`, `b7xc6`, `c1-c2+`, `c8-OUT`, `c2*c3,d4,e5`."""
    origin, drops = SQUARES[code & 63], code >> 27 & 3
    targets = [_spell_target(code, drop) for drop in range(max(drops, 1))]
    if drops:
        return f"{origin}*{','.join(targets)}"
    return f"{origin}{'x' if code >> 34 & 63 else '-'}{targets[0]}"


def _spell_target(code: int, drop: int) -> str:
    to = code >> (6 + 7 * drop) & 127
    return "OUT" if to == OUT else SQUARES[to] + "+" * (code >> (40 + drop) & 1)


def means(given: str, text: str) -> bool:
    """Whether a text stands for a strict one: marks but the `*` may be left out, none be wrong."""
    given = re.sub("out", "OUT", given, flags=re.IGNORECASE)
    return (
        re.fullmatch(
            re.sub(r"[-x+,]", lambda m: re.escape(m[0]) + "?", text.replace("*", r"\*")), given
        )
        is not None
    )


def pieces(cells: list[int]) -> list[Piece]:
    """Every simple piece, rounds lowest."""
    found = []
    for square, cell in enumerate(cells):
        color = WHITE if cell & 32 else BLACK
        kinds = ["round"] * (cell & 3) + ["square"] * (cell >> 2 & 3)
        for level, kind in enumerate(kinds, 1):
            found.append(Piece(SQUARES[square], color, kind, level))
    return found


def path(text: str) -> list[str]:
    """The origin and the destinations, in the order of the clicks."""
    return re.findall("[a-h][1-8]|OUT", text)
