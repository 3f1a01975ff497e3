"""Who can play in a match: the engine, its levels, chance; other programs are in `program`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from time import monotonic
from typing import NamedTuple

from zwenk.engine.engine import Engine
from zwenk.engine.levels import Level, Strength
from zwenk.engine.limits import Limits
from zwenk.game import Game


class Fault(Exception):
    """What loses a player the game without a rule of it: time, an illegal move, a crash."""

    def __init__(self, sort: str, message: str) -> None:
        super().__init__(message)
        self.sort = sort


class Turn(NamedTuple):
    """What a player is told when it has to decide."""

    game: Game
    limits: Limits
    go: str  # the limits as UGI has them
    patience: float  # milliseconds after which its answer comes too late


class Player(ABC):
    """One side of a match."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def begin(self, game: Game, seed: int) -> None:
        """A new game begins: everything from earlier ones is forgotten."""

    @abstractmethod
    def choose(self, turn: Turn) -> tuple[str, float]:
        """The text of a move and the milliseconds it took, or a Fault."""

    def close(self) -> None:  # noqa: B027
        """The match is over."""


class Own(Player):
    """The engine at one of its levels."""

    def __init__(
        self, name: str, number: int, engine: Engine | None, strength: Strength | None
    ) -> None:
        super().__init__(name)
        self.number, self.engine, self.strength = number, engine, strength
        self.level: Level | None = None
        self.seed = 0

    def begin(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.level = Level(game.game, self.number, self.engine, self.strength)
        if self.engine:
            self.engine.clear()

    def choose(self, turn: Turn) -> tuple[str, float]:
        assert self.level
        begun = monotonic()
        thought = self.level.choose(turn.game, turn.limits, self.seed)
        return str(thought.move), (monotonic() - begun) * 1000


class Chance(Player):
    """Plays any legal move."""

    def begin(self, game: Game, seed: int) -> None:
        self.dice = Random(seed)

    def choose(self, turn: Turn) -> tuple[str, float]:
        return str(self.dice.choice(turn.game.legal_moves())), 0.0
