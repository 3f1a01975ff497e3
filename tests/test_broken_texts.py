"""What is no position, move, formation or option is told in one line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import placements
import zwenk
from zwenk.rules.gungi.formation import FORMATIONS, Formation, random_formation

FAST = zwenk.COMPILED
SIGNS = "BbwTrRsSpPfFgGzZ^-,/() 0123456789#:;x*<>=~$+éa1b2c3"


def told(error: Exception) -> None:
    assert str(error) and "\n" not in str(error)


def takes_position(game: str, text: str) -> None:
    """A text is a position that can be played on, or is refused with a reason."""
    try:
        position = zwenk.position(game, text)
    except zwenk.PositionError as error:
        told(error)
        return
    assert zwenk.position(game, str(position)) == position
    assert not position.faults()
    assert (position.result is None) == bool(position.moves())


def takes_move(position: zwenk.Position, text: str) -> None:
    try:
        assert position.move(text) in position.moves()
    except zwenk.MoveError as error:
        told(error)


def damaged(dice: random.Random, text: str) -> str:
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(text) + 1)
        text = text[:at] + dice.choice(("", dice.choice(SIGNS))) + text[at + dice.randrange(3) :]
    return text


def some_position(dice: random.Random, game: str) -> zwenk.Position:
    if game != "gungi" and dice.random() < 0.3:
        return zwenk.position(game, getattr(placements, game)(dice))
    return zwenk.start(game).playout(dice.randrange(2**32), dice.choice((0, 20, 100, 300)))[0]


def attack(game: str, seed: int, times: int) -> None:
    dice = random.Random(seed)
    for _ in range(times):
        position = some_position(dice, game)
        takes_position(game, damaged(dice, str(position)))
        moves = position.moves() or zwenk.start(game).moves()
        for _ in range(3):
            takes_move(position, damaged(dice, dice.choice(moves).text))


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_damaged_positions_and_moves(game: str) -> None:
    attack(game, 1, 150 if FAST else 5)


@pytest.mark.deep
@pytest.mark.parametrize("game", zwenk.GAMES)
def test_damaged_positions_and_moves_at_length(game: str) -> None:
    attack(game, 2, 8000)


@settings(max_examples=100)
@given(st.sampled_from(zwenk.GAMES), st.text(max_size=40))
def test_any_text_for_a_position(game: str, text: str) -> None:
    takes_position(game, text)


@settings(max_examples=100)
@given(st.sampled_from(zwenk.GAMES), st.text(max_size=20))
def test_any_text_for_a_move(game: str, text: str) -> None:
    takes_move(zwenk.start(game), text)


@settings(max_examples=100)
@given(st.sampled_from(zwenk.GAMES), st.text(max_size=8), st.text(max_size=8))
def test_any_text_for_an_option(game: str, name: str, value: str) -> None:
    known = zwenk.RULES[game].options
    for key in (name, *(option.name for option in known)):
        try:
            zwenk.start(game, **{key: value})
        except zwenk.OptionError as error:
            told(error)


def takes_formation(text: str) -> None:
    try:
        formation = Formation(text)
    except zwenk.PositionError as error:
        told(error)
        return
    assert Formation(str(formation)) == formation
    for reason in formation.problems():
        assert reason and "\n" not in reason


@pytest.mark.parametrize("seed", range(2))
def test_damaged_formations(seed: int) -> None:
    dice = random.Random(seed)
    for number in range(100 if FAST else 10):
        good = random_formation(number) if dice.random() < 0.5 else FORMATIONS["wall"]
        takes_formation(damaged(dice, str(good)))


@settings(max_examples=100)
@given(st.text(max_size=40))
def test_any_text_for_a_formation(text: str) -> None:
    takes_formation(text)


LONG = ["x" * 3_000_000, "(a1)" * 500_000, "a b " * 500_000, "\x00" * 100_000, "/" * 1_000_000]


@pytest.mark.parametrize("text", LONG, ids=range(len(LONG)))
@pytest.mark.parametrize("game", zwenk.GAMES)
def test_an_error_is_short_whatever_was_given(game: str, text: str) -> None:
    for refuse in (
        lambda: zwenk.position(game, text),
        lambda: zwenk.start(game).move(text),
        lambda: zwenk.Game(game).play(text),
        lambda: zwenk.start(game, **{text: 1}),
        lambda: zwenk.start(text),
        lambda: Formation(text),
    ):
        with pytest.raises(zwenk.ZwenkError) as refusal:
            refuse()
        assert len(str(refusal.value)) <= 600
        told(refusal.value)
