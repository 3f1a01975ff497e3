"""JSON with places: every value knows the offset where it stands, and what was read stays."""

from __future__ import annotations

import re

from zwenk.record.places import Broken

_BLANKS = re.compile(r"[ \t\n\r]*")
_STRING = re.compile(r'"((?:[^"\\\x00-\x1f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*)')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?")
_WORD = re.compile(r"[^\s\[\]{},:\"]+|.", re.DOTALL)
_ESCAPE = re.compile(r"\\(?:u([dD][89abAB]..)\\u([dD][c-fC-F]..)|u(....)|(.))")
_LETTERS = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
NAMES = {"object": "an object", "array": "an array", "string": "a string", "number": "a number"}
DEEPEST = 1000


class Value:
    """A value of JSON: `kind` is object, array, string, number, true, false or null."""

    __slots__ = ("closed", "items", "kind", "members", "place", "text")

    def __init__(self, kind: str, place: int, text: str = "") -> None:
        self.kind = kind
        self.place = place
        self.text = text  # of a string; of anything else as it is written
        self.closed = kind not in ("object", "array")  # not cut off
        self.items: list[Value] = []
        self.members: dict[str, Member] = {}

    def __str__(self) -> str:
        return NAMES.get(self.kind, self.kind)


class Member:
    """A value of an object, and where its key stands."""

    __slots__ = ("place", "value")

    def __init__(self, place: int, value: Value) -> None:
        self.place = place
        self.value = value


class Parser:
    """Parses a text; `root` is what has been parsed, even when it breaks."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.root: Value | None = None

    def parse(self) -> None:
        """Parses the whole text, without recursion."""
        stack: list[Value] = []
        key: tuple[str, int] | None = None
        while True:
            value = self._value()
            self._keep(stack, key, value)
            if value.kind in ("object", "array"):
                stack.append(value)
                if len(stack) > DEEPEST:
                    raise Broken("this text nests too deep for any record", value.place)
                if not self._closes(stack):
                    key = self._key(value)
                    continue
            while stack and not self._comma():
                if not self._closes(stack):
                    ends = "}" if stack[-1].kind == "object" else "]"
                    raise self._unexpected(f", or {ends}")
            if not stack:
                break
            key = self._key(stack[-1])
        if self._next():
            raise self._unexpected("the end of the text")

    def _next(self) -> str:
        """The sign that comes next, behind blanks; nothing at the end."""
        found = _BLANKS.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at : self.at + 1]

    def _unexpected(self, expected: str) -> Broken:
        word = _WORD.match(self.text, self.at)
        found = word[0][:40] if word else "the end"
        return Broken(f"found {found}, expected {expected}", self.at)

    def _keep(self, stack: list[Value], key: tuple[str, int] | None, value: Value) -> None:
        if not stack:
            self.root = value
        elif key is None:
            stack[-1].items.append(value)
        else:
            stack[-1].members[key[0]] = Member(key[1], value)

    def _closes(self, stack: list[Value]) -> bool:
        if self._next() != ("}" if stack[-1].kind == "object" else "]"):
            return False
        self.at += 1
        stack.pop().closed = True
        return True

    def _comma(self) -> bool:
        comma = self._next() == ","
        self.at += comma
        return comma

    def _key(self, container: Value) -> tuple[str, int] | None:
        if container.kind == "array":
            return None
        if self._next() != '"':
            raise self._unexpected("a key in quotes")
        key = self._string()
        if key.text in container.members:
            raise Broken(f"the key {key.text!r} stands here a second time", key.place)
        if self._next() != ":":
            raise self._unexpected(":")
        self.at += 1
        return key.text, key.place

    def _value(self) -> Value:
        sign, place = self._next(), self.at
        if sign == '"':
            return self._string()
        if sign in ("{", "["):
            self.at += 1
            return Value("object" if sign == "{" else "array", place, sign)
        number = _NUMBER.match(self.text, place)
        word = number or _WORD.match(self.text, place)
        if not word or (not number and word[0] not in ("true", "false", "null")):
            raise self._unexpected("a value")
        self.at = word.end()
        return Value("number" if number else word[0], place, word[0])

    def _string(self) -> Value:
        place = self.at
        found = _STRING.match(self.text, place)
        assert found  # a quote stands here
        end = found.end()
        if self.text[end : end + 1] != '"':
            if self.text[end : end + 1] == "\\":
                raise Broken(f"{self.text[end : end + 2]!r} is no escape in a string", end)
            if self.text[end : end + 1] not in ("", "\n"):
                raise Broken(f"{self.text[end]!r} stands in a string only as an escape", end)
            raise Broken("a string that begins here is not ended on its line", place)
        self.at = end + 1
        return Value("string", place, _ESCAPE.sub(_shown, found[1]))


def _shown(found: re.Match[str]) -> str:
    high, low, code, sign = found.groups()
    if high:
        return chr(0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00)
    return chr(int(code, 16)) if code else _LETTERS.get(sign, sign)
