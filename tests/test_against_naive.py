"""Legal moves, positions reached and results are those of a naive second implementation."""

from __future__ import annotations

import random

import pytest

import placements
import zwenk
from against_naive import compare, gungi_start, outcome, outcome_with_score
from naive import gounki, gungi, gunzi, mortale

SHORT, LONG = (6, 60) if zwenk.COMPILED else (1, 8)
DEEP = pytest.mark.deep


def check_mortale(seed: int, games: int) -> None:
    chance = random.Random(seed)
    for _ in range(games):
        compare(zwenk.start("mortale"), mortale, {}, chance, 200, outcome_with_score)
        drawn = zwenk.position("mortale", placements.mortale(chance))
        compare(drawn, mortale, {}, chance, 4, outcome_with_score)


def check_gunzi(seed: int, games: int) -> None:
    chance = random.Random(seed)
    for _ in range(games):
        options = {"end": chance.choice(["moves", "wedges"])}
        start = zwenk.start("gunzi", **options)
        compare(start, gunzi, options, chance, 100, outcome_with_score)
        for _ in range(3):
            drawn = zwenk.position("gunzi", placements.gunzi(chance), **options)
            compare(drawn, gunzi, options, chance, 4, outcome_with_score)


def check_gounki(seed: int, games: int) -> None:
    chance = random.Random(seed)
    for _ in range(games):
        options = {"origin": chance.choice(["on", "off"]), "exits": chance.choice(["all", "c-f"])}
        naive_options = {
            "origin": options["origin"] == "on",
            "black_exits": options["exits"].replace("-", "").replace("cf", "cdef"),
        }
        compare(zwenk.start("gounki", **options), gounki, naive_options, chance, 80, outcome)
        for _ in range(3):
            drawn = zwenk.position("gounki", placements.gounki(chance), **options)
            compare(drawn, gounki, naive_options, chance, 3, outcome)


def check_gungi(seed: int, games: int, plies: int) -> None:
    chance = random.Random(seed)
    for _ in range(games):
        position, options = gungi_start(chance)
        # The moves are many, the naive implementation is slow: begin anywhere in the game.
        position, _ = position.playout(chance.randrange(2**32), chance.choice([0, 50, 150, 400]))
        if position.result is None:
            compare(position, gungi, options, chance, plies, outcome)


@pytest.mark.parametrize("seed", range(2))
def test_mortale(seed: int) -> None:
    check_mortale(seed, LONG)


@pytest.mark.parametrize("seed", range(2))
def test_gunzi(seed: int) -> None:
    check_gunzi(seed, LONG // 2)


@pytest.mark.parametrize("seed", range(2))
def test_gounki(seed: int) -> None:
    check_gounki(seed, SHORT * 2)


@pytest.mark.parametrize("seed", range(4))
def test_gungi(seed: int) -> None:
    check_gungi(seed, SHORT, 12)


@DEEP
@pytest.mark.parametrize("seed", range(100, 108))
def test_all_four_at_length(seed: int) -> None:
    check_mortale(seed, 400)
    check_gunzi(seed, 200)
    check_gounki(seed, 60)
    check_gungi(seed, 60, 30)
