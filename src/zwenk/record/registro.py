r"""The Registro: how Gungi's rulebook writes a game down (appendix C).

    -REGISTRO-
    Fecha: 12.4.2003
    Negras: Ana (filas 7-9)
    Blancas: Luis (filas 1-3)
    Primero: negras
    Coronación: sí
    Reclamaciones: no
    Resultado: 1-0 (abandonan las negras)

    -FORMACIÓN INICIAL-

    7n1/
    ...

    -BATALLA-

    1. c9-d8!? ;a comment;
       [1. c9-c8 h3-g4]
    1. ... h3-g4
    2. d7-e6 :d3

A variation stands in brackets behind the entry it is instead of, and may hold others. A comment
behind an entry is about it; one behind a number or a variation about the entry to come; one before
the first number about the game. In comments `\;` is a semicolon; they are escaped as
`zwenk.record.escapes` says. A start that is more than a formation stands in full behind
`Posición:`. What fits on no line of the head, such as a value with a line break, is written as a
tag, `[Name "value"]`.

Read as well: titles and labels without accents or dashes, in any case or in English; effects left
out or wrong, since the moves say what they are; blanks, dashes and signs of capture of any sort;
the adversary's relocation behind the capture; lines of the head that are unknown, as tags.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zwenk.record import registro_head as heads
from zwenk.record.builder import Builder, Given, rebuild
from zwenk.record.effects import in_full
from zwenk.record.entries import entry_pattern
from zwenk.record.escapes import escape, unescape
from zwenk.record.head import RESULT
from zwenk.record.line import Step
from zwenk.record.model import Node, Record
from zwenk.record.places import Broken
from zwenk.record.script import CLOSE, COMMENT, NUMBER, OPEN, Style, words
from zwenk.rules.errors import ZwenkError
from zwenk.rules.values import WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMMENT = r";(?P<said>(?:[^\\;]|\\.)*);"
_TOKENS = (
    ("line", r"\n"),
    ("blank", r"[^\S\n]+"),
    ("comment", _COMMENT),
    ("result", RESULT + r"(?![^\s\[\];])"),
    ("number", "\\d+\\s*(?:\\.|\u2026)[.\u2026\\s]*|\\d+(?=\\s)|\\.\\.+|\u2026"),
    ("marks", "[!?]+"),
    ("signs", "[+#^$]+"),  # behind marks; effects need no reading
    ("open", r"\["),
    ("close", r"\]"),
    ("word", r"[^\s\[\];!?]+|."),
)
_TOKEN = re.compile("|".join(f"(?P<{name}>{form})" for name, form in _TOKENS), re.DOTALL)
_NUMBERED = re.compile(r"[^\S\n]*\d+\s*[.\u2026]")


def looks_like_one(text: str) -> bool:
    """Whether a line of a text is a title of a Registro, or its first line is one of its head."""
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    if any(heads.title(text, start) for start in starts):
        return True
    return heads.known_label(text, len(text) - len(text.lstrip())) is not None


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, game: str | None, records: list[Record]) -> None:
    """Reads all records of a text into `records`; the game is always Gungi."""
    reader = _Reader(text, records)
    try:
        while reader.at < len(text):
            reader.step()
        reader.end()
    except Broken:
        reader.head.keep(records, reader.builder)
        raise


class _Reader:
    """Goes through a text: the head and the board by lines, the battle by tokens."""

    def __init__(self, text: str, records: list[Record]) -> None:
        self.text = text
        self.records = records
        self.at = 0
        self.head = heads.RegistroHead()
        self.section = "head"
        self.builder: Builder | None = None
        self.open: list[int] = []  # where the variations began
        self.over = False  # a result has been read

    def step(self) -> None:
        """Reads a line or a token."""
        if self.at == 0 or self.text[self.at - 1] == "\n":
            if title := heads.title(self.text, self.at):
                self._turn_to(*title)
                return
            if self.section == "board" and _NUMBERED.match(self.text, self.at):
                self._turn_to("battle", self.at)
            if self.section == "battle" and (label := heads.known_label(self.text, self.at)):
                if label not in ("result", "termination"):
                    self._turn_to("head", self.at)
                self._head_line()
                return
        if self.section == "battle":
            self._token()
        elif self.section == "board":
            self._board_line()
        else:
            self._head_line()

    def _turn_to(self, section: str, end: int) -> None:
        """A title, or what stands for one; one that does not follow its own begins a record."""
        order = ("head", "board", "battle")
        if section == "battle" and self.section == "battle":
            raise Broken("the title of the battle stands here a second time", self.at)
        if order.index(section) < order.index(self.section) or (
            section == self.section and self.head.begun
        ):
            self.end()
            self.head, self.builder, self.over = heads.RegistroHead(), None, False
        self.head.start(self.at)
        self.section, self.at = section, end

    def end(self) -> None:
        """Ends the record that is being read."""
        for begun in self.open[-1:]:
            raise Broken("[ begins a variation that no ] ends", begun)
        if not self.builder and self.head.begun:
            self.builder = self.head.begin(self.records, self.head.place)
        if self.builder and not self.over:
            self.head.finish(self.builder, None)

    def _lines_parts(self) -> Iterator[Given]:
        """What stands in a line between its comments; the comments are about the game."""
        while self.at < len(self.text):
            said = re.compile("[^\n;]*").match(self.text, self.at)
            assert said  # be it nothing
            stop = self.at = said.end()
            if said[0].strip():
                yield Given(said[0].strip(), stop - len(said[0].lstrip()))
            if self.text[stop : stop + 1] != ";":
                self.at += 1
                return
            self._comment()

    def _comment(self) -> None:
        found = re.compile(_COMMENT, re.DOTALL).match(self.text, self.at)
        if not found:
            raise Broken("; begins a comment that no ; ends", self.at)
        self.at = found.end()
        said = unescape(found["said"], ";")
        if self.builder:
            self.builder.comment(said)
        else:
            self.head.say(said, found.start())

    def _head_line(self) -> None:
        if found := heads.tag_line(self.text, self.at):
            self.head.take_tag(found)
            self.at = found.end()
            return
        for part in self._lines_parts():
            self.head.line(part)

    def _board_line(self) -> None:
        for part in self._lines_parts():
            self.head.board_line(part)

    def _token(self) -> None:
        place = self.at
        entry = entry_pattern("registro").match(self.text, place)
        found = entry or _TOKEN.match(self.text, place)
        assert found  # any character at all is a word
        sort = "entry" if entry else str(found.lastgroup)
        if sort == "comment":
            self._comment()
            return
        self.at = found.end()
        if sort not in ("line", "blank", "signs"):
            self._move_text(sort, found[0], place)

    def _move_text(self, sort: str, word: str, place: int) -> None:
        if self.over:
            raise Broken(f"{word} stands behind the result: a record ends with it", place)
        if word == ";":
            raise Broken("; begins a comment that no ; ends", place)
        if not self.builder:
            self.builder = self.head.begin(self.records, place)
        builder = self.builder
        if sort == "number":
            builder.number()
        elif sort == "marks":
            builder.marks(word, place)
        elif sort == "open":
            builder.open(place)
            self.open.append(place)
        elif sort == "close":
            if not self.open:
                raise Broken("] ends no variation", place)
            builder.close()
            self.open.pop()
        elif sort == "result":
            if self.open:
                raise Broken(f"{word} stands in a variation: ] was expected", place)
            self.head.finish(builder, Given(word, place))
            self.over = True
        else:
            builder.entry(word, place)


# -- writing ---------------------------------------------------------------------------------------


def write(records: list[Record]) -> str:
    """The records as one text."""
    for record in records:
        if record.game != "gungi":
            raise ZwenkError(f"the Registro is Gungi's: {record.game} has no such form")
    return "\n".join(_write(rebuild(record)) for record in records)


def _write(builder: Builder) -> str:
    board = str(builder.game.start).split()[0]
    rows = [row + "/" for row in board.removesuffix("/").split("/")]
    lines = [*heads.write(builder), "", "-FORMACIÓN INICIAL-", "", *rows, "", "-BATALLA-", ""]
    return "\n".join(lines + _battle(builder)) + "\n"


def _battle(builder: Builder) -> list[str]:
    """A line a round; a variation on lines of its own, those in it beside it."""
    steps = builder.main.steps
    last = steps[-1] if steps and builder.by_rule else None
    if resigned := _resignation(builder):
        steps = [*steps, resigned]
    style = Style(lambda step: in_full(step, step is last), ". ...", False)
    lines = [_said(builder.record.comment)] if builder.record.comment else []
    for word in words(steps, style):
        text = {OPEN: "[", CLOSE: "]"}.get(word.sort, word.text)
        if word.sort == COMMENT:
            text = _said(text)
        if word.depth == 0 and word.sort in (NUMBER, OPEN):
            lines.append("   " * (word.sort == OPEN) + text)
        elif word.sort == CLOSE or lines[-1].endswith("["):
            lines[-1] += text
        else:
            lines[-1] += " " + text
    return lines


def _said(comment: str) -> str:
    return f";{escape(comment, ';')};"


def _resignation(builder: Builder) -> Step | None:
    """The entry of a player who resigned when it was his turn."""
    turn, record = builder.main.stand.position.turn, builder.record
    token = "0-1" if turn is WHITE else "1-0"
    if (record.result, record.reason) == (token, f"{turn} resigned") and not builder.by_rule:
        return builder.main.next_step(Node("resign"))
    return None
