r"""The tagged form: tags, numbered moves, `{comments}`, marks, `(variations)`, the result.

    [Game "Gounki"]
    [White "MGounki"]

    1. c1-c2+ {to b2, then c3} a8-b7+ (1... a7-b6?) 2. c2*c3,c4 *

The tags Game, Result, Termination (why it ended), Score and Position (a start that is not the
normal one) and those named as an option of the game belong to the form; all others are kept as
they are. Values and comments are escaped as `zwenk.record.escapes` says: `\"` in a value, `\}` in
a comment. A name with blanks or signs stands in quotes itself.

A comment behind a move is about that move; one behind a number or a variation is about the
position before the move to come; one before the first number is about the game. Read as well: any
numbers or none, blanks inside moves, `;` comments to the end of their line, `$1` to `$6` for the
marks, several games in one text. Lines of moves are written 80 columns wide at most.
"""

from __future__ import annotations

import re

from zwenk.record.builder import Builder, Given, joined, rebuild
from zwenk.record.entries import ENTRIES
from zwenk.record.escapes import escape, pieces, unescape
from zwenk.record.head import RESULT, Head
from zwenk.record.line import Broken, Step
from zwenk.record.model import MARKS, Record
from zwenk.record.script import CLOSE, COMMENT, NUMBER, OPEN, Style, words
from zwenk.rules import RULES

WIDTH = 80

_QUOTED = r'"((?:[^"\\\n]|\\[^\n])*)"'
TAG = re.compile(rf'\[\s*(?:{_QUOTED}|([^\s"\[\]]+))\s*{_QUOTED}\s*\]')
_TOKENS = (
    ("blank", r"\s+"),
    ("note", r";(?P<rest>[^\n]*)"),
    ("result", RESULT + r"(?![^\s()\[\]{};])"),
    ("number", "\\d+\\s*(?:\\.|\u2026)[.\u2026\\s]*|\\d+(?=\\s)|\\.\\.+|\u2026"),
    ("marks", "[!?]+"),
    ("glyph", r"\$[1-6](?!\d)"),
    ("comment", r"\{(?P<said>(?:[^\\}]|\\.)*)\}"),
    ("open", r"\("),
    ("close", r"\)"),
    ("tag", r"\["),
    ("word", r"[^\s{}()\[\];!?]+|."),
)
_TOKEN = re.compile("|".join(f"(?P<{name}>{form})" for name, form in _TOKENS), re.DOTALL)


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, game: str | None, records: list[Record]) -> None:
    """Reads all games of a text into `records`."""
    reader = _Reader(text, game, records)
    try:
        while reader.at < len(text):
            reader.step()
        reader.end(None)
    except Broken:
        if reader.builder:
            reader.builder.save()
        else:
            reader.head.save(records)
        raise


class _Reader:
    """Goes through a text token by token; `builder` is None while a head is read."""

    def __init__(self, text: str, game: str | None, records: list[Record]) -> None:
        self.text = text
        self.game = game
        self.records = records
        self.at = 0
        self.head = Head(game)
        self.builder: Builder | None = None
        self.open: list[int] = []  # where the variations began
        self.over = False  # the result has been read: comments may follow, nothing else

    def step(self) -> None:
        """Reads one token."""
        place = self.at
        entry = self._entry().match(self.text, place)
        found = entry or _TOKEN.match(self.text, place)
        assert found
        self.at = found.end()
        sort = "entry" if entry else found.lastgroup
        if sort == "blank":
            return
        if sort in ("comment", "note"):
            said = found["said"] if sort == "comment" else None
            self._comment(found["rest"].strip() if said is None else unescape(said, "}"))
        elif sort == "tag":
            self._tag(place)
        ...
