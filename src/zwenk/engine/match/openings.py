"""The openings of a match: a small file a game, made by random play and judged about equal."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from zwenk.game import Game
from zwenk.rules import start
from zwenk.rules.errors import MoveError

BY_CHANCE = 4  # moves


def lines(game: str) -> list[str]:
    """The openings of a game as they are written: moves; in Gungi the seeds of two formations."""
    text = files("zwenk.engine").joinpath(f"data/openings/{game}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def opened(game: str, line: str, options: dict[str, str]) -> Game:
    """A game that begins with an opening."""
    if game == "gungi":
        from zwenk.rules.gungi.formation import battle, random_formation

        black, white = (random_formation(int(seed)) for seed in line.split())
        return Game(position=battle(black, white, **options))
    played = Game(position=start(game, **options))
    for text in line.split():
        played.play(text)
    return played


class Openings:
    """The opening set in an order that a seed decides.

    Rules chosen by options may forbid all of it: then a few moves by chance take its place.
    """

    def __init__(self, game: str, options: dict[str, str], seed: int) -> None:
        self.game, self.options, self.seed = game, options, seed
        self._lines = [line for line in lines(game) if self._can_be_played(line)]
        Random(seed).shuffle(self._lines)

    def _can_be_played(self, line: str) -> bool:
        try:
            return opened(self.game, line, self.options).result is None
        except MoveError:
            return False

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, pair: int) -> Game:
        """The game of a pair of games; after the last opening the first one comes again."""
        if self._lines:
            return opened(self.game, self._lines[pair % len(self)], self.options)
        dice = Random(f"{self.seed} {pair}")
        game = Game(position=start(self.game, **self.options))
        for _ in range(BY_CHANCE):
            game.play(dice.choice(game.legal_moves()))
        return game
