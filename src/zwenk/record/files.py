"""Texts and files of records: which form they have, and how a broken one is reported."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from zwenk.files import replace_file
from zwenk.record.model import Record
from zwenk.record.places import Broken, place
from zwenk.rules import rules
from zwenk.rules.errors import RecordError, ZwenkError

FORMS = ("tagged", "registro", "json")
SUFFIXES = {".pgn": "tagged", ".registro": "registro", ".json": "json"}

_JSON = re.compile(r'\s*(?:\{\s*["}]|\[\s*[{\]])')
_TAGS = re.compile(r"\s*\[\s*[^\s\[\]]")


class _Form(Protocol):
    def read(self, text: str, game: str | None, records: list[Record]) -> None: ...

    def write(self, records: list[Record]) -> str: ...


def _form(name: str) -> _Form:
    """The module of a form; imported when it is needed."""
    if name == "tagged":
        from zwenk.record import tagged

        return tagged
    if name == "registro":
        from zwenk.record import registro

        return registro
    if name == "json":
        from zwenk.record import jsonform

        return jsonform
    raise ZwenkError(f"no form {name!r}: there are {', '.join(FORMS)}")


def recognise(text: str) -> str:
    """The form that a text has, by what it begins with."""
    if _JSON.match(text):
        return "json"
    if _TAGS.match(text):
        return "tagged"
    from zwenk.record.registro import looks_like_one

    return "registro" if looks_like_one(text) else "tagged"


def read(text: str | bytes, form: str | None = None, game: str | None = None) -> list[Record]:
    """The records of a text, or RecordError. `game` is the one meant where the text names none."""
    if form is not None:
        _form(form)
    if game is not None:
        game = rules(game).game
    wrong = None
    if isinstance(text, bytes):
        text, wrong = _decoded(text)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    records: list[Record] = []
    message, at = wrong, len(text)
    try:
        _form(form or recognise(text)).read(text, game, records)
    except Broken as broken:
        if not wrong:
            message, at = broken.message, broken.place
    if message:
        raise RecordError(message, *place(text, at), records)
    return records


def _decoded(text: bytes) -> tuple[str, str | None]:
    """The text as far as it is UTF-8, and what is wrong behind that."""
    try:
        return text.decode(), None
    except UnicodeDecodeError as error:
        wrong = f"byte {text[error.start]:#04x} is no UTF-8, which a record is written in"
        return text[: error.start].decode(), wrong


def write(records: Record | Iterable[Record], form: str) -> str:
    """Records as a text; a record whose moves cannot be played is a MoveError."""
    return _form(form).write([records] if isinstance(records, Record) else list(records))


def load(path: str | os.PathLike[str]) -> list[Record]:
    """The records of a file; its form is known by its suffix, or else by what it holds."""
    return read(Path(path).read_bytes(), SUFFIXES.get(Path(path).suffix.lower()))


def save(
    path: str | os.PathLike[str],
    records: Record | Iterable[Record],
    form: str | None = None,
) -> None:
    """Writes a file, all of it or nothing; without `form` its suffix says which."""
    suffix = Path(path).suffix.lower()
    form = form or SUFFIXES.get(suffix)
    if form is None:
        known = ", ".join(SUFFIXES)
        raise ZwenkError(f"no form goes with the suffix {suffix!r}: name one, or use {known}")
    replace_file(path, write(records, form).encode())
