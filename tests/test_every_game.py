"""The suite that anybody can run on a game, run on ours."""

from __future__ import annotations

import pytest

import zwenk
from zwenk.testing import check_game

EXAMPLES = {"gunzi": 120, "mortale": 120, "gounki": 60, "gungi": 40}


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_game_passes_the_suite(game: str) -> None:
    fast = zwenk.COMPILED
    check_game(game, EXAMPLES[game] if fast else 3, 200 if fast else 20)


@pytest.mark.deep
@pytest.mark.parametrize("game", zwenk.GAMES)
def test_game_passes_the_suite_at_length(game: str) -> None:
    check_game(game, EXAMPLES[game] * 20, 600)
