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
marks, any other `$` as a comment, lines that begin with `%` as nothing, several games in one text.
Lines of moves are written 80 columns wide at most.
"""

from __future__ import annotations

import re

from zwenk.record.builder import Builder, Given, rebuild
from zwenk.record.entries import entry_end, entry_pattern
from zwenk.record.escapes import escape, pieces, unescape
from zwenk.record.head import RESULT, Head
from zwenk.record.line import Step
from zwenk.record.model import MARKS, Record
from zwenk.record.places import Broken
from zwenk.record.script import CLOSE, COMMENT, NUMBER, OPEN, Style, Word, words
from zwenk.rules import RULES

WIDTH = 80

_QUOTED = r'"((?:[^"\\\n]|\\[^\n])*)"'
TAG = re.compile(rf'\[\s*+(?:{_QUOTED}|([^\s"\[\]]++))\s*+{_QUOTED}\s*+\]')
_TOKENS = (
    ("blank", r"\s+"),
    ("note", r";(?P<rest>[^\n]*)"),
    ("result", RESULT + r"(?![^\s()\[\]{};])"),
    ("number", "\\d+\\s*(?:\\.|\u2026)[.\u2026\\s]*|\\d+(?=\\s)|\\.\\.+|\u2026"),
    ("marks", "[!?]+"),
    ("escape", r"(?m:^)%[^\n]*"),
    ("glyph", r"\$\d{1,3}(?!\d)"),
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
        reader.end()
    except Broken:
        reader.head.keep(records, reader.builder)
        raise


def tag_of(found: re.Match[str]) -> tuple[str, Given]:
    """The name and the value of a tag."""
    name = unescape(found[1], '"') if found[2] is None else found[2]
    return name, Given(unescape(found[3], '"'), found.start(3))


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
        self.over = False  # the result has been read: only comments may follow, or another game

    def step(self) -> None:
        """Reads one token."""
        place = self.at
        entry = self._entry().match(self.text, place)
        found = entry or _TOKEN.match(self.text, place)
        assert found  # any character at all is a word
        self.at = found.end()
        sort = "entry" if entry else found.lastgroup
        if sort == "note":
            self._comment(found["rest"].strip(), place)
        elif sort == "comment":
            self._comment(unescape(found["said"], "}"), place)
        elif sort == "tag":
            self._tag(place)
        elif sort not in ("blank", "escape"):
            self._move_text(str(sort), found[0], place)

    def _entry(self) -> re.Pattern[str]:
        game = self.head.game
        return entry_pattern(game.value.strip().lower() if game else "")

    def _comment(self, text: str, place: int) -> None:
        if self.builder:
            self.builder.comment(text)
        else:
            self.head.say(text, place)

    def _tag(self, place: int) -> None:
        if self.builder:
            self.end()
            self.builder, self.head, self.over = None, Head(self.game), False
        self.head.start(place)
        found = TAG.match(self.text, place)
        if not found:
            raise Broken('[ begins no tag: one is written [Name "value"] on one line', place)
        self.at = found.end()
        self.head.take(*tag_of(found), place)

    def end(self) -> None:
        """Ends the game that is being read, where no result has ended it."""
        for begun in self.open[-1:]:
            raise Broken("( begins a variation that no ) ends", begun)
        if not self.builder and self.head.begun:
            self.builder = self.head.begin(self.records, self.head.place)
        if self.builder and not self.over:
            self.head.finish(self.builder, None)

    def _move_text(self, sort: str, word: str, place: int) -> None:
        if self.over and self.game and sort in ("number", "entry"):  # another game, without tags
            self.builder, self.head, self.over = None, Head(self.game), False
        if self.over:
            raise Broken(f"{word} stands behind the result: a tag was expected, or the end", place)
        if not self.builder:
            self.builder = self.head.begin(self.records, place)
        builder = self.builder
        if sort == "entry":
            self.at = entry_end(self.text, place, self.at, builder.position)
            builder.entry(self.text[place : self.at], place)
        elif sort == "number":
            builder.number()
        elif sort == "marks":
            builder.marks(word, place)
        elif sort == "glyph":
            self._glyph(builder, int(word[1:]), place)
        elif sort == "open":
            builder.open(place)
            self.open.append(place)
        elif sort == "close":
            if not self.open:
                raise Broken(") ends no variation", place)
            builder.close()
            self.open.pop()
        elif sort == "result":
            if self.open:
                raise Broken(f"{word} stands in a variation: ) was expected", place)
            self.head.finish(builder, Given(word, place))
            self.over = True
        elif word == "{":
            raise Broken("{ begins a comment that no } ends", place)
        elif builder.record.game != "gungi" or word.strip("+#^$"):  # else signs behind marks
            builder.entry(word, place)

    @staticmethod
    def _glyph(builder: Builder, number: int, place: int) -> None:
        """`$1` to `$6` are the marks; what other numbers say of a position becomes a comment."""
        if 1 <= number <= len(MARKS):
            builder.marks(MARKS[number - 1], place)
        elif number:
            builder.comment(f"${number}")


# -- writing ---------------------------------------------------------------------------------------


def write(records: list[Record]) -> str:
    """The records as one text."""
    return "\n".join(_write(rebuild(record)) for record in records)


def tag(name: str, value: str) -> str:
    """A tag on one line."""
    if not re.fullmatch(r'[^\s"\[\]\\]+', name) or escape(name, '"') != name:
        name = f'"{escape(name, chr(34))}"'
    return f'[{name} "{escape(value, chr(34))}"]'


def _write(builder: Builder) -> str:
    record = builder.record
    tags = [("Game", RULES[record.game].title), *record.tags.items(), ("Result", record.result)]
    ended = builder.by_rule
    if builder.reason:
        tags.append(("Termination", builder.reason))
    if ended and ended.score:
        tags.append(("Score", ended.score))
    for option in RULES[record.game].options:
        if record.options[option.name] != option.default:
            tags.append((option.name, record.options[option.name]))
    if record.start is not None:
        tags.append(("Position", record.start))
    lines = [tag(name, value) for name, value in tags]
    return "\n".join([*lines, "", *_wrapped(builder), ""])


def _entry_text(step: Step) -> str:
    """A coronation that begins an entry has a comma before it, for it is no comment."""
    return "," * step.node.text.startswith("{") + step.node.text


def _wrapped(builder: Builder) -> list[str]:
    """The moves in lines."""
    lines = [""]
    must = False  # a line break must come here, for the word goes on in the next line

    def put(text: str) -> None:
        if must or len(lines[-1]) + 1 + len(text) > WIDTH:
            lines.append(text)
        else:
            lines[-1] += " " * bool(lines[-1]) + text

    comment = builder.record.comment
    script = [Word(COMMENT, comment, 0)] if comment else []
    script += words(builder.main.steps, Style(_entry_text, "...", True))
    begin = ""
    for word in script:
        if word.sort == OPEN:
            begin = "("
        elif word.sort == NUMBER:
            begin += word.text + " "
        elif word.sort == CLOSE:
            if len(lines[-1]) < WIDTH:
                lines[-1] += ")"
            else:
                put(")")
        elif word.sort == COMMENT:
            if begin:
                put(begin.strip())
                begin = ""
            for piece, must_break in pieces(f"{{{escape(word.text, '}')}}}", WIDTH - 20):
                put(piece)
                must = must_break
        else:
            put(begin + word.text)
            begin = ""
    put(builder.record.result)
    return lines
