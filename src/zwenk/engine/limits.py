"""How long a search may go on, and how much of a clock it spends."""

from __future__ import annotations

from typing import NamedTuple

from zwenk.rules.errors import ZwenkError

OVERHEAD = 10.0  # milliseconds kept back, for what happens outside the search
EXPECTED = {"gunzi": 25, "mortale": 15, "gounki": 22, "gungi": 45}  # own moves still to come
DEEPEST = 100


class Clock(NamedTuple):
    """A player's clock, in milliseconds: what is left, and what each decision adds."""

    left: float
    increment: float = 0.0
    byoyomi: float = 0.0  # time for each decision once the rest is used up


class Limits(NamedTuple):
    """What ends a search. Nothing given: it goes on until it is stopped."""

    depth: int | None = None
    nodes: int | None = None
    milliseconds: float | None = None
    clock: Clock | None = None

    def checked(self) -> Limits:
        """The same, if it makes sense."""
        for name, value in zip(("depth", "nodes", "milliseconds"), self[:3], strict=True):
            if value is not None and value <= 0:
                raise ZwenkError(f"{name} {value}: it must be more than 0")
        if self.clock and min(self.clock) < 0:
            raise ZwenkError(f"clock {tuple(self.clock)}: no time is less than 0")
        return self

    def budget(self, game: str) -> tuple[float | None, float | None]:
        """Milliseconds after which no deeper look begins, and after which the search must end."""
        if self.milliseconds is not None:
            allowed = max(1.0, self.milliseconds - min(OVERHEAD, self.milliseconds / 10))
            return allowed, allowed
        if self.clock is None:
            return None, None
        left, increment, byoyomi = self.clock
        share = left / EXPECTED[game] + 0.8 * increment + 0.9 * byoyomi
        most = max(1.0, 0.8 * left + byoyomi - OVERHEAD)
        if increment + byoyomi <= left / 4:
            most = max(1.0, min(most, left / 4 + increment + byoyomi))
        return min(0.6 * share, most), min(3 * share, most)
