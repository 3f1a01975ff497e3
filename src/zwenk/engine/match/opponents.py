"""Opponents as a person names them: `level:5`, `engine:depth=4`, `random`, or a UGI command."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import NamedTuple

from zwenk.engine.engine import Engine
from zwenk.engine.levels import FULL, Strength
from zwenk.engine.limits import Limits
from zwenk.engine.match.control import limits
from zwenk.engine.match.players import Chance, Own, Player
from zwenk.engine.match.program import Program
from zwenk.rules.errors import ZwenkError

HASH = 16  # megabytes; more must first be cleared, which short games would notice
WORDS = "level:1 to level:10, engine, engine:depth=4,hash=64, random, or a UGI command"


class Opponent(NamedTuple):
    """A side of a match before it plays; it can be sent to another process."""

    name: str
    level: int = 0  # 10 is the engine at full strength
    command: tuple[str, ...] = ()
    settings: Mapping[str, str] = {}
    limits: Limits | None = None  # its own, in place of the match's
    hash_megabytes: int = HASH
    threads: int = 1
    strength: Strength | None = None  # in place of the level's own

    @classmethod
    def read(cls, text: str, settings: Mapping[str, str] | None = None) -> Opponent:
        """An opponent from its text; `settings` are options of a UGI program."""
        word, _, rest = text.strip().partition(":")
        if word in ("level", "engine", "random"):
            if settings:
                raise ZwenkError(f"{text}: only a UGI program has options to be set")
            if word == "level":
                if not (rest.isdecimal() and 1 <= int(rest[:9]) <= FULL):
                    raise ZwenkError(f"{text}: a level goes from level:1 to level:{FULL}")
                return cls(text, level=int(rest))
            if word == "engine":
                return cls._engine(text, rest)
            if not rest:
                return cls(text)
        try:
            command = tuple(shlex.split(text))
        except ValueError as error:
            raise ZwenkError(f"{text}: {str(error).lower()} in the command") from None
        if not command:
            raise ZwenkError(f"an opponent is {WORDS}")
        return cls(text, command=command, settings=dict(settings or {}))

    @classmethod
    def _engine(cls, text: str, rest: str) -> Opponent:
        made = cls(text, level=FULL)
        for pair in filter(None, rest.split(",")):
            name, _, value = pair.partition("=")
            if not value.isdecimal() or not int(value[:15]) >= 1 or len(value) > 15:
                raise ZwenkError(f"{text}: {pair!r} is not of the form NAME=NUMBER")
            if name in ("depth", "nodes", "movetime"):
                made = made._replace(limits=limits(name, int(value)))
            elif name == "hash":
                made = made._replace(hash_megabytes=int(value))
            elif name == "threads":
                made = made._replace(threads=int(value))
            else:
                raise ZwenkError(
                    f"{text}: {name!r} is none of depth, nodes, movetime, hash, threads"
                )
        return made

    def player(self) -> Player:
        """The player itself, in this process."""
        if self.command:
            return Program(self.name, self.command, self.settings)
        if self.level:
            engine = Engine(self.hash_megabytes, self.threads) if self.level == FULL else None
            return Own(self.name, self.level, engine, self.strength)
        return Chance(self.name)
