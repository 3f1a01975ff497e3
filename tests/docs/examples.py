"""Reads the examples of docs/rules: what a block says, line by line, and the diagrams of moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(RULES.glob("*.md"))

# What a line of a block can begin with, and whether moves follow before the colon.
WORDS = {
    "option": False, "position": False, "play": False, "now": False, "legal": False,
    "illegal": False, "only": False, "malformed": False, "unclear": False, "impossible": False,
    "perft": False, "from": True, "after": True, "ends": True, "reads": True,
}  # fmt: skip

_FENCE = re.compile(r"^```zwenk (?P<game>\w+)(?P<moves> moves)?\n(?P<body>.*?)^```$", re.M | re.S)
_LINE = re.compile(r"(?P<word>\w+)(?: (?P<given>.+?))?:(?: (?P<value>.*))?")


class Line(NamedTuple):
    """`word given: value`."""

    word: str
    given: str
    value: str
    number: int  # in its page


class Block(NamedTuple):
    """A fenced block of a page."""

    page: str
    game: str
    body: str
    number: int  # the line of the page that opens it
    is_moves: bool

    @property
    def name(self) -> str:
        return f"{self.page}-{self.number}"

    def lines(self) -> Iterator[Line]:
        """What the block says; ValueError for a line that is not of the format."""
        for number, text in enumerate(self.body.splitlines(), self.number + 1):
            if not text.strip():
                continue
            found = _LINE.fullmatch(text.rstrip())
            if not found or found["word"] not in WORDS:
                raise ValueError(f"{self.page}, line {number}: {text!r} is not of the format")
            given = found["given"] or ""
            if bool(given) != WORDS[found["word"]] and (given or found["word"] != "ends"):
                raise ValueError(f"{self.page}, line {number}: {text!r} has its colon elsewhere")
            yield Line(found["word"], given, found["value"] or "", number)


def blocks(page: Path) -> list[Block]:
    """All blocks of a page that can be checked."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(
            page.stem,
            found["game"],
            found["body"],
            text[: found.start()].count("\n") + 1,
            bool(found["moves"]),
        )
        for found in _FENCE.finditer(text)
    ]


class Diagram(NamedTuple):
    """Where a kind of Gungi's goes from the middle of a small board, forward being up."""

    letters: tuple[str, ...]
    levels: tuple[int, ...]  # none for a mount
    jumps: frozenset[tuple[int, int]]  # (right, forward)
    slides: frozenset[tuple[int, int]]

    def __str__(self) -> str:
        return f"{''.join(self.letters)}-{''.join(map(str, self.levels)) or 'mount'}"


def diagrams(block: Block) -> list[Diagram]:
    """Groups of a line of titles and five rows: `x` a jump, `| - / \\` a slide."""
    found: list[Diagram] = []
    for group in re.split(r"\n\s*\n", block.body.strip("\n")):
        titles, *rows = [re.split(r"\s{2,}", line.strip()) for line in group.splitlines()]
        if len(rows) != 5 or any(len(row) != len(titles) for row in rows):
            raise ValueError(f"{block.name}: {titles} is no group of diagrams")
        found += [
            _diagram(title, [row[place].split() for row in rows])
            for place, title in enumerate(titles)
        ]
    return found


def _diagram(title: str, rows: list[list[str]]) -> Diagram:
    """The diagram under a title such as `S level 1`, `P/Y/I levels 2 3`, `J mount`."""
    letters = title.split()[0].split("/")
    marks = {
        (column - 2, 2 - row): mark
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
    }
    if len(marks) != 25 or set(marks.values()) - set(".x|-/\\" + letters[0]):
        raise ValueError(f"{title}: not five rows of five marks")
    return Diagram(
        tuple(letters),
        tuple(map(int, re.findall(r"\d", title))),
        frozenset(step for step, mark in marks.items() if mark == "x"),
        frozenset(
            step for step, mark in marks.items() if mark in "|-/\\" and 2 not in map(abs, step)
        ),
    )
