"""UGI's words: what `go` and `position` ask for, and how a search is told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zwenk.engine.engine import Info, Thought
from zwenk.engine.limits import DEEPEST, Clock, Limits
from zwenk.engine.scores import Score
from zwenk.engine.ugi.settings import whole
from zwenk.rules.errors import ZwenkError

CLOCKS = ("p1time", "p2time", "p1inc", "p2inc")
GO = "p1time A p2time B p1inc C p2inc D, movetime MS, depth N, nodes N or infinite"
MOST_NODES = 2**62


class Go(NamedTuple):
    """What ends a search: the limits, or only `stop`."""

    limits: Limits
    infinite: bool = False


class Place(NamedTuple):
    """A position as `position` gives it: the start where there is no text, then moves."""

    text: str | None
    moves: tuple[str, ...]


def read_go(words: Sequence[str], first_to_move: bool) -> Go:
    """What follows the word `go`."""
    if list(words) == ["infinite"]:
        return Go(Limits(), True)
    given: dict[str, int] = {}
    for i in range(0, len(words), 2):
        name = words[i]
        if name not in (*CLOCKS, "movetime", "depth", "nodes"):
            raise ZwenkError(f"go {name!r}: go takes {GO}")
        number = whole(words[i + 1]) if i + 1 < len(words) else None
        if number is None:
            raise ZwenkError(f"go {name}: a whole number is wanted after it")
        if name in given:
            raise ZwenkError(f"go {name}: it is said twice")
        given[name] = number
    if set(given) == set(CLOCKS):
        mine = "p1" if first_to_move else "p2"
        # A clock that has run out may be told as less than nothing.
        left, increment = (max(0, given[mine + name]) for name in ("time", "inc"))
        return Go(Limits(clock=Clock(left, increment)))
    if len(given) != 1 or set(given) & set(CLOCKS):
        raise ZwenkError(f"go needs exactly one of {GO}")
    ((name, number),) = given.items()
    if number < 1:
        raise ZwenkError(f"go {name} {number}: it must be more than 0")
    if name == "depth":
        return Go(Limits(depth=min(number, DEEPEST)))
    if name == "nodes":
        return Go(Limits(nodes=min(number, MOST_NODES)))
    return Go(Limits(milliseconds=number))


def read_position(words: Sequence[str]) -> Place:
    """What follows the word `position`. A position's text may hold blanks; a move does not."""
    cut = list(words).index("moves") if "moves" in words else len(words)
    head, moves = words[:cut], tuple(words[cut + 1 :])
    if list(head) == ["startpos"]:
        return Place(None, moves)
    if len(head) > 1 and head[0] == "fen":
        return Place(" ".join(head[1:]), moves)
    raise ZwenkError("position takes startpos or fen POSITION, then perhaps moves MOVE...")


def score_words(score: Score) -> str:
    """A score as UGI has it; a win is told in decisions."""
    wins_in = score.wins_in
    return f"cp {score.value}" if wins_in is None else f"mate {wins_in}"


def info_line(info: Info) -> str:
    """How far a search has come."""
    bound = f" {info.line.bound}" if info.line.bound else ""
    return (
        f"info depth {info.depth} seldepth {info.deepest} multipv {info.number} "
        f"score {score_words(info.line.score)}{bound} nodes {info.nodes} nps {info.speed} "
        f"hashfull {info.hashfull} time {info.milliseconds:.0f} "
        f"pv {' '.join(map(str, info.line.moves))}"
    )


def last_info(thought: Thought) -> str:
    """What a search has taken in all."""
    speed = int(thought.nodes / max(thought.milliseconds, 0.1) * 1000)
    return f"info nodes {thought.nodes} time {thought.milliseconds:.0f} nps {speed}"
