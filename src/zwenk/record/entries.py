"""Turn entries as text: what one looks like in each game, its parts, and its strict form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from zwenk.rules.position import Position
from zwenk.rules.values import Move

# Written by hand or by a word processor: dashes of every sort, and signs of multiplication.
_DASHES = "\\-\u2010-\u2015\u2212"
_SIGNS = {0xD7: "x", 0x2715: "x", 0x2212: "-"} | dict.fromkeys(range(0x2010, 0x2016), "-")
# Blanks are matched possessively, so that no text of many makes reading slow.
_DASH = rf"\s*+[{_DASHES}]++\s*+"
_TAKES = r"\s*+[xX\u00d7\u2715]\s*+"

_ROUND = r"(?:[a-h][1-8]|OUT)(?:\s*+\+)?"
_HEX = "[abc][1-7]"
_SWERVE = rf"(?:\s*+(?:[<>]|=(?:{_HEX})?))?"
_SQUARE = "[a-i][1-9]"
_CHOICE = rf",?\s*+\(\s*+{_SQUARE}\s*+\)"
_CROWN = r"\{\s*+\w\s*+\}"
_ACTION = (
    rf"[1-3]{_TAKES}{_SQUARE}|:\s*+{_SQUARE}|[A-Z]\s*+\*\s*+{_SQUARE}"
    rf"|{_SQUARE}(?:{_DASH}{_SQUARE}|{_TAKES}{_SQUARE}|\s*+[=~]\s*+{_SQUARE}|\s*+<>\s*+[A-Z]\b)"
    r"|claim\b|resign\b"
)


def _gungi(gap: str, crown: str) -> str:
    """Choices, an action, effects; `gap` is what may stand between them."""
    effects = rf"(?:{gap}(?:[$^+#]|{_CHOICE}|{_CROWN}))*+"
    return rf"(?:{_CHOICE}{gap})*(?:{_ACTION}){effects}|(?:{_CHOICE}|{crown}){effects}"


# A turn entry of each game wherever it stands in a text; blanks may stand inside it.
_ENTRIES = {
    "gounki": (
        rf"[a-h][1-8](?:\s*+\*\s*+{_ROUND}(?:\s*+,\s*+{_ROUND}|{_ROUND})*+"
        rf"|(?:{_DASH}|{_TAKES}|\s*+){_ROUND})|resign\b"
    ),
    "mortale": rf"{_HEX}(?:{_DASH}|{_TAKES})?{_HEX}|resign\b",
    "gunzi": (
        rf"\^\s*+{_HEX}|\*{_HEX}{_SWERVE}|{_HEX}(?:{_DASH}|\s*+\+\s*+){_HEX}{_SWERVE}"
        rf"|{_HEX}(?:{_TAKES}{_HEX}{_SWERVE})+|resign\b"
    ),
    # In the tagged form { after a blank begins a comment: a coronation there has a comma before it.
    "gungi": _gungi("", r",\{\w\}"),
    "registro": _gungi(r"\s*+", rf",?{_CROWN}"),
}


@cache
def entry_pattern(game: str) -> re.Pattern[str]:
    """What an entry of a game, or of a Registro, looks like; of any other nothing does."""
    return re.compile(_ENTRIES.get(game, "(?!)"), re.IGNORECASE)


# A deployment of Gounki without commas: how many squares are its own, its stack must tell.
_SPREAD = re.compile(rf"[a-h][1-8]\s*+\*(?:\s*+,?\s*+{_ROUND}){{1,3}}", re.IGNORECASE)


def entry_end(text: str, start: int, end: int, position: Position) -> int:
    """Where an entry that was found ends, when it is read against the position."""
    spread = _SPREAD.match(text, start) if position.game == "gounki" else None
    if spread and spread.end() > end:
        ends = [start + square.end() for square in re.finditer(_ROUND, spread[0], re.IGNORECASE)]
        for longer in reversed([place for place in ends if place > end]):
            if position.meant(plain(text[start:longer])):
                return longer
    return end


_PART = re.compile(
    rf"(?P<later>,?)\s*+(?P<choice>\(\s*+{_SQUARE}\s*+\)|{_CROWN})"
    r"|(?P<nothing>[$^+#,\s]+)|(?P<action>[^(){},$^+#]+|.)",
    re.IGNORECASE,
)


class Part(NamedTuple):
    """One decision of an entry as it is written, and the offset where."""

    text: str
    place: int
    later: bool = False  # marked by a comma: a choice of the player to come

    @property
    def chooses(self) -> bool:
        return self.text[:1] in ("(", "{")


def parts(game: str, text: str, place: int) -> list[Part]:
    """The decisions of an entry in the order they are written; only Gungi's has several."""
    if game != "gungi":
        return [Part(plain(text), place)]
    return [
        Part(plain(found["choice"] or found["action"]), place + _start(found), bool(found["later"]))
        for found in _PART.finditer(text)
        if not found["nothing"]
    ]


def _start(found: re.Match[str]) -> int:
    """Where the sign itself stands, behind the blanks before it."""
    return found.end() - len(found[0].lstrip(", \t\n"))


def plain(text: str) -> str:
    """A decision without blanks, its dashes and capitals as the strict forms have them."""
    text = re.sub("--+", "-", "".join(text.split()).translate(_SIGNS))
    if text.lower() in ("claim", "resign"):
        return text.lower()
    text = re.sub("[A-I](?=[1-9])", lambda x: x[0].lower(), text)
    text = re.sub("(?<=[0-9<>])X(?=[a-i])", "x", text)
    return re.sub(r"^[a-z](?=\*)|(?<=<>)[a-z]$|(?<=^\{)[a-z](?=\}$)", lambda x: x[0].upper(), text)


def join_decisions(positions: Sequence[Position], moves: Sequence[Move]) -> str:
    """The strict text of an entry: its decisions, and the positions in which they were made.

    A choice that belongs to the Initial phase, before the action, is marked by a comma.
    """
    text = ""
    for position, move in zip(positions, moves, strict=True):
        if move.text[0] == "(" and position.game == "gungi" and initial(position):
            text += ","
        text += move.text
    return text


def initial(position: Position) -> int:
    """How many recovered pieces of Gungi wait to be placed in the Initial phase that is now."""
    pending = str(position).split()[5:]
    return 0 if not pending or "final:" in pending[0] else pending[0].count("initial:relocate")
