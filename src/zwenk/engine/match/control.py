"""Time controls, and the clocks of a game."""

from __future__ import annotations

import re
from typing import NamedTuple

from zwenk.engine.limits import Clock, Limits
from zwenk.rules.errors import ZwenkError
from zwenk.rules.values import Color

MARGIN = 50.0  # milliseconds a player may overdraw: what the pipe and this side take
SLACK = 500.0  # the same where each decision has its time, which many programs take too easily
HUNG = 600_000.0  # a search by nodes or depth that takes longer has died

_CLOCK = re.compile(r"(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)")
_FIXED = re.compile(r"(movetime|nodes|depth)=(\d{1,15})")
FORMS = "SECONDS+INCREMENT as in 10+0.1, movetime=MS, nodes=N or depth=N"


class TimeControl(NamedTuple):
    """What each player may use: a clock, or the same limits for every decision."""

    text: str
    clock: Clock | None = None
    limits: Limits = Limits()

    @classmethod
    def read(cls, text: str) -> TimeControl:
        """A time control from its text."""
        if found := _CLOCK.fullmatch(text):
            base, increment = (1000 * float(part) for part in found.groups())
            if base + increment > 0:
                return cls(text, clock=Clock(base, increment))
        elif (found := _FIXED.fullmatch(text)) and int(found[2]):
            return cls(text, limits=limits(found[1], int(found[2])))
        raise ZwenkError(f"time control {text!r}: it is written {FORMS}")


def limits(name: str, number: int) -> Limits:
    """The limits that a name of UGI and a number mean."""
    if name == "movetime":
        return Limits(milliseconds=number)
    return Limits(depth=number) if name == "depth" else Limits(nodes=number)


class Clocks:
    """Both players' clocks: what is left, and whether a decision was in time."""

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        left = control.clock.left if control.clock else 0.0
        self.left = dict.fromkeys(Color, left)

    def limits(self, color: Color, own: Limits | None) -> Limits:
        """What a player may use for this decision; its `own` limits come before the match's."""
        if own:
            return own
        if self.control.clock:
            return Limits(clock=Clock(max(0.0, self.left[color]), self.control.clock.increment))
        return self.control.limits

    def go(self, first: Color, own: Limits | None, limits: Limits) -> str:
        """The same as UGI's `go` has it."""
        if self.control.clock and not own:
            p1, p2 = (max(1, int(self.left[color])) for color in (first, first.other))
            increment = int(self.control.clock.increment)
            return f"go p1time {p1} p2time {p2} p1inc {increment} p2inc {increment}"
        for name, number in zip(("depth", "nodes", "movetime"), limits[:3], strict=True):
            if number is not None:
                return f"go {name} {int(number)}"
        return "go infinite"

    def patience(self, color: Color, limits: Limits) -> float:
        """After how many milliseconds a decision is too late."""
        if limits.clock:
            return self.left[color] + MARGIN
        if limits.milliseconds:
            return limits.milliseconds + SLACK
        return HUNG

    def spend(self, color: Color, milliseconds: float) -> None:
        """A decision has taken so long."""
        if self.control.clock:
            self.left[color] += self.control.clock.increment - milliseconds
