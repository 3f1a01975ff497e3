"""The JSON form: the same for all games, for programs.

    {
      "zwenk": 1,
      "game": "gounki",
      "rules_version": 1,
      "options": {"origin": "off", "exits": "all", "first_turn": "1"},
      "tags": {"White": "MGounki"},
      "start": null,
      "comment": "about the game",
      "moves": [
        {"move": "c1-c2+", "marks": "!", "before": "...", "comment": "...", "variations": [
          [{"move": "a2-a3"}]
        ]}
      ],
      "result": {"token": "1-0", "winner": "white", "score": null, "reason": "black resigned"}
    }

`start` is a position's text, or null for the game's normal start. One record is an object, several
are an array of them. Only `zwenk` and `game` must be there; a key that is not known is an error.
"""

from __future__ import annotations

from collections.abc import Iterator

from zwenk.record.builder import Builder, Given, rebuild
from zwenk.record.escapes import hide_halves
from zwenk.record.head import Head, token
from zwenk.record.jsontext import NAMES, Parser, Value
from zwenk.record.line import Broken, Step
from zwenk.record.model import Record, is_reserved
from zwenk.rules import RULES

VERSION = "1"
_KEYS = ("zwenk", "game", "rules_version", "options", "tags", "start", "comment", "moves", "result")
_MOVE = ("move", "marks", "before", "comment", "variations")
_RESULT = ("token", "winner", "score", "reason")


# -- reading ---------------------------------------------------------------------------------------


def read(text: str, game: str | None, records: list[Record]) -> None:
    """Reads all records of a text into `records`; of a text that is cut off, what is there."""
    parser = Parser(text)
    broken: Broken | None = None
    try:
        parser.parse()
    except Broken as error:
        broken = error
    root = parser.root
    whole = broken is None
    if root and root.kind == "array":
        for number, item in enumerate(root.items, 1):
            _read_record(item, game, records, whole or number < len(root.items))
    elif root:
        _read_record(root, game, records, whole)
    if broken:
        raise broken


def _need(value: Value, kinds: str, what: str) -> Value:
    if value.kind not in kinds.split():
        expected = " or ".join(NAMES.get(kind, kind) for kind in kinds.split())
        raise Broken(f"{what} is {value}: it must be {expected}", value.place)
    return value


def _text(value: Value, what: str) -> str:
    return _need(value, "string", what).text


class _Object:
    """An object that knows which keys it may have: the first wrong one breaks, in its turn."""

    def __init__(self, value: Value, keys: tuple[str, ...], what: str) -> None:
        _need(value, "object", what)
        self.value = value
        self.what = what
        wrong = (name for name in value.members if name not in keys)
        self.wrong = next(wrong, None)
        self.keys = keys

    def get(self, name: str) -> Value | None:
        """The value of a key; none that stands behind a wrong one."""
        member = self.value.members.get(name)
        if member and self.wrong and member.place > self.value.members[self.wrong].place:
            self.check()
        return member.value if member else None

    def check(self) -> None:
        """Every key must be known."""
        if self.wrong is not None:
            place = self.value.members[self.wrong].place
            keys = ", ".join(self.keys)
            raise Broken(f"{self.what} has no key {self.wrong!r}: it has {keys}", place)


def _read_record(value: Value, game: str | None, records: list[Record], whole: bool) -> None:
    """A record; of one that is not `whole`, keys may be missing."""
    top = _Object(value, _KEYS, "a record")
    head = Head(game)
    try:
        _read_head(top, head, whole)
    except Broken:
        head.save(records)
        raise
    ...
