"""What the numbers of a search mean: centipieces, or a win so many decisions away."""

from __future__ import annotations

from typing import NamedTuple

from zwenk.rules.values import Move

WIN = 30000  # the game is won here; a win n decisions ahead is n less
SURE = WIN - 1000  # a score of at least that is a win that the search has seen to its end
INFINITE = 32000


class Score(NamedTuple):
    """A search's verdict for who decides now."""

    value: int

    @property
    def wins_in(self) -> int | None:
        """In how many decisions the game is won; negative where it is lost; else None."""
        if self.value >= SURE:
            return WIN - self.value
        if self.value <= -SURE:
            return -(WIN + self.value)
        return None

    @property
    def centipieces(self) -> int | None:
        """Hundredths of a piece; None where the end is seen."""
        return self.value if abs(self.value) < SURE else None

    def __str__(self) -> str:
        if self.value >= SURE:
            return f"wins in {WIN - self.value}"
        if self.value <= -SURE:
            return f"loses in {WIN + self.value}"
        return f"{self.value / 100:+.2f}"


class Line(NamedTuple):
    """A line of play, and what the engine makes of it."""

    score: Score
    bound: str  # "" or lowerbound or upperbound
    moves: tuple[Move, ...]
