"""What a record says beside its moves, in whatever form: read with places, checked in one place."""

from __future__ import annotations

import re
from contextlib import suppress

from zwenk.record.builder import Builder, Given, joined, set_up
from zwenk.record.model import RESERVED, TOKENS, Record, is_reserved
from zwenk.record.places import Broken
from zwenk.rules import GAMES, RULES
from zwenk.rules.position import Position

DASHES = "-\u2010-\u2015\u2212"
_HALF = "(?:1/2|\u00bd)"
RESULT = rf"(?:1\s*[{DASHES}]\s*0|0\s*[{DASHES}]\s*1|{_HALF}(?:\s*[{DASHES}]\s*{_HALF})?|\*)"


def token(text: str) -> str | None:
    """The result that a text means, written strictly or loosely."""
    text = re.sub(f"[{DASHES}]", "-", "".join(text.split())).replace("\u00bd", "1/2")
    text = {"1/2": "1/2-1/2", "": "*", "?": "*"}.get(text, text)
    return text if text in TOKENS else None


class Head:
    """A record's game, options, start, result and tags, before and while its moves are read."""

    def __init__(self, game: str | None = None) -> None:
        self.game = Given(game, 0) if game else None
        self.begun = False
        self.place = 0  # of the first thing said
        self.given: dict[str, Given] = {}  # by name; the RESERVED ones in small letters
        self.comment = ""

    def start(self, place: int) -> None:
        """Something is said: there is a record."""
        if not self.begun:
            self.begun, self.place = True, place

    def say(self, comment: str, place: int) -> None:
        """A comment before any move."""
        self.start(place)
        self.comment = joined(self.comment, comment)

    def take(self, name: str, value: Given, place: int) -> None:
        """A tag, of whatever sort."""
        name = name.casefold() if name.casefold() in RESERVED else name
        if name in self.given:
            raise Broken(f"{name} is said a second time", place)
        self.given[name] = value
        if name == "game":
            self.game = value

    def _tags(self, game: str) -> dict[str, str]:
        options = dict.fromkeys((option.name for option in RULES[game].options), "")
        return {
            name: given.value
            for name, given in self.given.items()
            if not is_reserved(name, options)
        }

    def begin(self, records: list[Record], place: int) -> Builder:
        """Begins the record of this head, which joins the others at once."""
        if self.game is None:
            raise Broken(f"no game is named: it is one of {', '.join(GAMES)}", place)
        game = self.game.value.strip().lower()
        position = set_up(game, self._options(game), self.given.get("position"), self.game.place)
        self.result()
        builder = Builder(position, self._tags(game), self.comment)
        records.append(builder.record)
        return builder

    def _options(self, game: str) -> dict[str, Given]:
        known = {option.name for option in RULES[game].options} if game in RULES else set()
        return {name: given for name, given in self.given.items() if name in known}

    def keep(self, records: list[Record], builder: Builder | None) -> None:
        """Keeps what has been read of a record that breaks; `builder` if its moves were begun."""
        game = self.game.value.strip().lower() if self.game else ""
        if builder is None and game in RULES and (self.given or self.comment):
            builder = Builder(self._good_start(game), self._tags(game), self.comment)
            records.append(builder.record)
        if builder:
            given, reason = self.given.get("result"), self.given.get("termination")
            said = token(given.value) if given else None
            builder.save(said or "*", reason.value if reason else "")

    def _good_start(self, game: str) -> Position:
        """The start with all that is right about it."""
        options: dict[str, Given] = {}
        for name, given in self._options(game).items():
            with suppress(Broken):
                set_up(game, options | {name: given}, None, 0)
                options[name] = given
        with suppress(Broken):
            return set_up(game, options, self.given.get("position"), 0)
        return set_up(game, options, None, 0)

    def result(self) -> str:
        """The result that the head says."""
        given = self.given.get("result", Given("*", 0))
        said = token(given.value)
        if said is None:
            raise Broken(f"result {given.value!r}: it is one of {', '.join(TOKENS)}", given.place)
        return said

    def finish(self, builder: Builder, found: Given | None) -> None:
        """Ends the record; `found` is the result that stands behind its moves."""
        said = self.result()
        closing = token(found.value) if found else None
        if found and closing and "*" not in (said, closing) and said != closing:
            raise Broken(f"result {closing}, but the head says {said}", found.place)
        given = self.given.get("result", found)
        if closing in (None, "*"):
            place = given.place if given else 0
        else:
            said, place = str(closing), found.place if found else 0
        reason = self.given.get("termination")
        builder.finish(said, reason.value if reason else "", place)
        score = self.given.get("score")
        true = builder.by_rule.score if builder.by_rule else None
        if score and score.value != true:
            raise Broken(f"score {score.value!r}, but it is {true or 'not counted'}", score.place)
