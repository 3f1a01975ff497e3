"""Plays games with the library and a naive second implementation, and compares what they say."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import zwenk
from zwenk.rules.gungi.formation import battle, random_formation


class Naive(Protocol):
    """The calls of a module in tests/naive."""

    @property
    def moves(self) -> Callable[..., list[str]]: ...
    @property
    def apply(self) -> Callable[..., tuple[str, str | None]]: ...


Outcome = Callable[[zwenk.Result], str]


def outcome(result: zwenk.Result) -> str:
    """A result in the naive implementations' words."""
    return "draw" if result.winner is None else str(result.winner)


def outcome_with_score(result: zwenk.Result) -> str:
    return f"{outcome(result)} {result.score}"


def compare(
    position: zwenk.Position,
    naive: Naive,
    naive_options: Mapping[str, Any],
    chance: random.Random,
    plies: int,
    told: Outcome,
) -> int:
    """Plays on from a position as long as both say the same; the number of positions compared."""
    begun, since = str(position), ""  # Gungi's turn: a text between its decisions tells too little
    for compared in range(plies):
        texts = sorted(move.text for move in position.moves())
        assert texts == list(naive.moves(str(position), **naive_options)), repr(position)
        if not texts:
            return compared + 1
        # Moves of the rarer sorts as often as the plain ones.
        rare = [text for text in texts if set(text) & set("x(~:=<{^*") or len(text) > 6]
        move = chance.choice(rare if rare and chance.random() < 0.5 else texts)
        after = position.after(move)
        since = f"{since} {move}".strip()
        reached, ended = naive.apply(begun, since, **naive_options)
        result = after.result
        assert (told(result) if result else None) == ended, f"{position!r} {move}"
        if result:
            return compared + 1
        assert str(after) == reached, f"{position!r} {move}"
        position = after
        if " final:" not in reached:
            begun, since = reached, ""
    return plies


def gungi_start(chance: random.Random) -> tuple[zwenk.Position, dict[str, bool]]:
    """A battle of two random formations under random options."""
    coronation, claims, swapped = (chance.random() < share for share in (0.8, 0.25, 0.3))
    position = battle(
        random_formation(chance.randrange(10**9)),
        random_formation(chance.randrange(10**9)),
        coronation="on" if coronation else "off",
        claims="on" if claims else "off",
        sides="swapped" if swapped else "usual",
        first=chance.choice(["black", "white"]),
    )
    return position, {"coronation": coronation, "claims": claims, "swapped": swapped}
