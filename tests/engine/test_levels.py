"""Levels: legal moves, the same by the same seed, wins that are not missed."""

from __future__ import annotations

import pytest

import zwenk
from zwenk.engine import Limits
from zwenk.engine.levels import FULL, SIGHTED, Level, Strength, strengths

each_game = pytest.mark.parametrize("game", zwenk.GAMES)


@each_game
def test_every_level_has_its_strength(game: str) -> None:
    table = strengths(game)
    assert len(table) == FULL - 1
    for row in table:
        assert row.nodes > 0 and 0 <= row.oversight < 1
    assert [row.noise for row in table] == sorted((row.noise for row in table), reverse=True)


@pytest.mark.compiled
@each_game
@pytest.mark.parametrize("number", range(1, FULL))
def test_a_level_chooses_legal_moves_and_the_same_by_the_same_seed(game: str, number: int) -> None:
    for seed in (1, 2):
        played = zwenk.Game(game)
        for _ in range(3):
            thought = Level(game, number).choose(played, seed=seed)
            again = Level(game, number).choose(played, seed=seed)
            assert thought.move == again.move
            assert [line.score for line in thought.lines] == [line.score for line in again.lines]
            played.play(str(thought.move))


def test_low_levels_play_differently_by_seed() -> None:
    played = zwenk.Game("gounki")
    assert len({str(Level("gounki", 1).choose(played, seed=seed).move) for seed in range(9)}) > 2


# Who decides can win at once.
WINS = {
    "gounki": ("8/R7/8/8/8/8/8/7r b", "8/8/8/8/8/8/7r/R7 w", "8/r7/8/8/8/8/8/7R w"),
}


@pytest.mark.parametrize("number", range(SIGHTED, FULL + 1))
def test_a_middle_level_never_misses_a_win(number: int) -> None:
    for text in WINS["gounki"]:
        played = zwenk.Game("gounki", text)
        wins = {m for m in map(str, played.legal_moves()) if played.position.after(m).result}
        for seed in range(5 if wins else 0):
            limits = Limits(depth=3)
            assert str(Level("gounki", number).choose(played, limits, seed).move) in wins


def test_limits_bind_a_level_too() -> None:
    thought = Level("gounki", 9).choose(zwenk.Game("gounki"), Limits(depth=1))
    assert thought.depth == 1
    assert Level("gounki", 9).choose(zwenk.Game("gounki"), Limits(nodes=40)).nodes < 200


@pytest.mark.parametrize("number", [0, 11, -1])
def test_there_are_ten_levels(number: int) -> None:
    with pytest.raises(zwenk.ZwenkError, match="from 1 to 10"):
        Level("gunzi", number)


def test_no_such_game() -> None:
    with pytest.raises(zwenk.ZwenkError, match="no game 'chess'"):
        Level("chess", 1)


def test_every_move_is_considered_however_few_positions_are_searched() -> None:
    played = zwenk.Game("gungi")
    strength = Strength(depth=2, noise=10_000, margin=20_000, nodes=50)
    thought = Level("gungi", 1, None, strength).choose(played)
    assert {line.moves[0] for line in thought.lines} == set(played.legal_moves())
    assert len({line.score for line in thought.lines}) > 5


def test_exact_tables_are_for_full_strength_alone() -> None:
    moves = {str(Level("mortale", 1).choose(zwenk.Game("mortale"), seed=n).move) for n in range(20)}
    assert len(moves) > 4
