"""The evaluations say what their features, found a second time and plainly, add up to."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

import zwenk
from zwenk.engine.evaluations import evaluation_of

GAMES = ["gounki", "gunzi", "gungi"]


def positions(game: str, number: int) -> list[zwenk.Position]:
    dice = random.Random(game)
    found: list[zwenk.Position] = []
    while len(found) < number:
        position, _ = zwenk.start(game).playout(dice.randrange(2**32), dice.randrange(80))
        if position.result is None:
            found.append(position)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_value_is_the_sum_of_its_features(game: str) -> None:
    fit = import_module(f"tools.fit.{game}")
    judge = evaluation_of(game)
    for position in positions(game, 60):
        judge.attach(position.copy())
        assert judge.judge() == round(float(fit.features(position) @ fit.weights())), position


@pytest.mark.parametrize("game", ["gounki", "mortale"])
def test_the_gain_of_a_quiet_move_is_the_difference_of_values(game: str) -> None:
    judge = evaluation_of(game)
    known = 0
    for position in positions(game, 60):
        judge.attach(position.copy())
        before = judge.judge()
        for move in position.moves():
            judge.attach(position.copy())
            gain = None if judge.weighs(move.code) else judge.gains(move.code)
            after = position.after(move)
            through = any(click == position.path(move)[0] for click in position.path(move)[1:])
            if gain is None or after.result or through:  # what lands where it stood is a guess
                continue
            judge.attach(after.copy())
            assert -judge.judge() == before + gain, f"{position} {move}"
            known += 1
    assert known > 20
