"""What a match says of two players: the score of pairs, Elo with its error, and SPRT.

The two games of a pair share an opening, so their results are not independent: the pair is what is
counted, by its points from 0 to 2 (the "pentanomial" count), which makes the error smaller.
"""

from __future__ import annotations

from math import log, log10, sqrt
from typing import NamedTuple

from zwenk.rules.errors import ZwenkError

CERTAIN = 1.959964  # standard deviations on either side of 95 %
ERROR = 0.05  # of an SPRT, either way
FURTHEST = 0.9999  # no score of a sample is taken to mean an infinite difference


def elo(score: float) -> float:
    """The difference in Elo that a share of the points means."""
    score = min(max(score, 1 - FURTHEST), FURTHEST)
    return -400 * log10(1 / score - 1)


def share(difference: float) -> float:
    """The share of the points that a difference in Elo means."""
    return 1 / (1 + 10 ** (-difference / 400))


class Sprt(NamedTuple):
    """A test that ends as soon as one of two differences in Elo is plainly the likelier."""

    elo0: float
    elo1: float

    @classmethod
    def read(cls, text: str) -> Sprt:
        """From `elo0,elo1`."""
        try:
            low, high = (float(part) for part in text.split(","))
        except ValueError:
            low = high = 0.0
        if not -1000 <= low < high <= 1000:
            raise ZwenkError(f"sprt {text!r}: it is ELO0,ELO1, as in 0,10; the first is the less")
        return cls(low, high)

    def likelihood(self, tally: Tally) -> float:
        """The logarithm of how much likelier elo1 is than elo0."""
        # A little of every result, so that the first pairs do not seem to leave nothing open.
        counts = [count + 1e-3 for count in tally.pairs]
        total = sum(counts)
        mean = sum(count * points / 4 for points, count in enumerate(counts)) / total
        spread = sum(c * (points / 4 - mean) ** 2 for points, c in enumerate(counts)) / total
        low, high = share(self.elo0), share(self.elo1)
        return total * (high - low) * (2 * mean - low - high) / (2 * spread)

    def verdict(self, tally: Tally) -> str:
        """`elo0` or `elo1` when that is accepted, else nothing."""
        bound = log((1 - ERROR) / ERROR)
        found = self.likelihood(tally)
        return "elo1" if found >= bound else "elo0" if found <= -bound else ""


class Tally:
    """The results of a match, seen from its first player, A."""

    def __init__(self) -> None:
        self.wins = self.draws = self.losses = 0
        self.pairs = [0] * 5  # pairs of games by A's points, from 0 to 2 in halves
        self.faults: dict[str, dict[str, int]] = {"a": {}, "b": {}}

    def add(self, points: list[float]) -> None:
        """Counts a pair of games."""
        for point in points:
            self.wins += point == 1
            self.draws += point == 0.5
            self.losses += point == 0
        self.pairs[int(2 * sum(points))] += 1

    def blame(self, side: str, sort: str) -> None:
        """Counts a game lost by a fault."""
        self.faults[side][sort] = self.faults[side].get(sort, 0) + 1

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """A's share of the points."""
        return (self.wins + self.draws / 2) / max(1, self.games)

    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the ends of its 95 % interval."""
        pairs = sum(self.pairs)
        if not pairs:
            return 0.0, -elo(1.0), elo(1.0)
        mean = sum(count * points / 4 for points, count in enumerate(self.pairs)) / pairs
        # Half a pair more at both ends: ten wins of ten leave something open.
        counts = [count + 0.5 * (points in (0, 4)) for points, count in enumerate(self.pairs)]
        total = sum(counts)
        middle = sum(count * points / 4 for points, count in enumerate(counts)) / total
        spread = sum(c * (points / 4 - middle) ** 2 for points, c in enumerate(counts)) / total
        error = CERTAIN * sqrt(spread / total)
        return elo(mean), elo(middle - error), elo(middle + error)
