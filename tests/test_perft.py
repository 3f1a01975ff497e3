"""The counts of decisions in tests/perft, and the few that the rules give themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

import zwenk
from perft.count import Case, cases, count

FILES = Path(__file__).parent / "perft"
# What the rules' own texts count, from the start and from one position more.
RULES = {
    "gunzi": ("start", [16, 256, 4616, 81764, 1471412]),
    "mortale": ("start", [8, 50, 310, 1472, 7018, 28096, 122264]),
    "gounki": ("start", [36, 1296, 53892, 2241009]),
    "gungi": ("start", [43, 1634]),
}
FAST = zwenk.COMPILED


def given(game: str) -> list[Case]:
    return list(cases(FILES / f"{game}.txt"))


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_counts_that_the_rules_give(game: str) -> None:
    counts = RULES[game][1] if FAST else RULES[game][1][:3]
    for depth, nodes in enumerate(counts, 1):
        assert zwenk.start(game).perft(depth) == nodes
    if game == "gunzi":
        other = zwenk.position(game, "-,w^2,-,B1,w2/w5,-,B4,w4,-,B3,-/-,-,-,B^2,- w")
        assert [other.perft(depth) for depth in (1, 2, 3, 4)] == [13, 193, 1660, 19454]
    if game == "gungi":
        assert [zwenk.start(game, first="white").perft(depth) for depth in (1, 2)] == [39, 1668]


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_counts_of_the_files(game: str) -> None:
    for case in given(game):
        if FAST or case.nodes < 3000:
            position = zwenk.position(game, case.position, **case.options)
            assert position.perft(case.depth) == case.nodes, case


@pytest.mark.deep
@pytest.mark.parametrize("game", zwenk.GAMES)
def test_the_naive_rules_count_the_same(game: str) -> None:
    for case in given(game):
        if case.nodes <= 10_000:
            assert count(case) == case.nodes, case
