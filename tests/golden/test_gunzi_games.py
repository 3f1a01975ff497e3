"""Gunzi: the end, the score, repetition, texts, and games to their end (H, and the house rules)."""

# ruff: noqa: N802 (the letters are the sections of the rulebook)

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, gunzi, impossible, legal, malformed, refused

FIVE_TOMBS = {"a1": "T", "a3": "T", "b4": "T", "b5": "T", "c4": "T"}


def test_H_the_game_ends_when_the_player_to_move_has_no_legal_move() -> None:
    """Though he has wedges: on a1 and a5 White may only go to a2 and a4. Black wins by far."""
    shut = {"c2": "B^4", "c4": "B^2", "a1": "w4", "a5": "w4", "a2": "T", "a4": "T"}
    assert ended(gunzi("w", **shut)) == ("black", "12-2")
    assert legal(gunzi("w", **shut)) == set()
    refused(gunzi("w", **shut), "a1-a2<", "the game is over")
    assert ended(gunzi("b", **shut)) is None


def test_H_a_wedge_counts_one_and_each_wedge_in_a_pillar_two() -> None:
    """Tombstones count for nobody; Black's count comes first."""
    assert ended(gunzi("w", c2="B^3", c5="B1", a2="w^3", b1="T")) == ("black", "7-6")
    assert ended(gunzi("b", a2="w^3", a5="w4", c2="B^3", b1="T")) == ("white", "6-7")
    even = gunzi("w", c2="B^2", a2="w^2", b1="T", b2="T", b3="T", b4="T")
    assert ended(even) == ("draw", "4-4")


def test_end_a_player_with_pillars_only_plays_on_while_he_can_blow() -> None:
    position = gunzi("b", c2="B^2", c1="w4", **FIVE_TOMBS)
    assert ended(position) is None
    assert ended(position.after("^c2")) == ("black", "6-0")
    assert ended(gunzi("b", c2="B^2", a5="w4", **FIVE_TOMBS)) == ("black", "4-1")


def test_end_wedges_the_game_ends_as_soon_as_a_player_has_no_moving_wedge() -> None:
    """Whoever is to move, and whatever blow there is; by default it goes on."""
    could_blow = {"c2": "B^2", "c1": "w4", **FIVE_TOMBS}
    assert ended(gunzi("b", end="wedges", **could_blow)) == ("black", "4-1")
    alone = {"c2": "B^2", "b1": "B1", **FIVE_TOMBS}
    assert ended(gunzi("b", **alone)) is None
    assert ended(gunzi("b", end="wedges", **alone)) == ("black", "5-0")
    assert ended(zwenk.start("gunzi", end="wedges")) is None


CYCLE = ("b1-b6>", "b5-b7>", "b6-b1<", "b7-b5<")
SHUTTLE = {"b1": "B1", "b5": "w4", "a1": "T", "a2": "T", "a3": "T", "a4": "T", "a5": "T", "c3": "T"}


def test_end_the_third_time_a_position_stands_is_a_draw() -> None:
    """The start counts."""
    game = zwenk.Game(position=gunzi("b", **SHUTTLE))
    for move in CYCLE + CYCLE[:3]:
        game.play(move)
        assert game.result is None
    game.play(CYCLE[3])
    assert game.result is not None
    assert game.result.winner is None
    assert game.legal_moves() == []


def test_end_the_same_fields_with_other_directions_are_another_position() -> None:
    game = zwenk.Game(position=gunzi("b", **SHUTTLE))
    for move in 2 * ("b1-b6>", "b5-b7>", "b6-b1>", "b7-b5>"):
        game.play(move)
    assert game.result is None
    assert game.repetitions == 1


WHOLE_GAMES = [
    (
        "a5-b4< c4-b7> b4xc4=b7 c5-b7< ^c4 c1-b6> ^c4",
        "B1,B1,-,B1,-/-,-,-,-,-,-,-/-,-,-,B^5,- w",
        ("black", "13-0"),
    ),
    (
        "a5-b5> c5xa5< a1-b1> c1xa1< a4-b4< a5-a4=b1 a2-a3< ^a4",
        "w3,-,-,w^4,-/-,-,-,-,T,-,-/-,w4,-,w4,- b",
        ("white", "0-11"),
    ),
    (
        "a2-a3> c1-b6< a3-b3< b6xb4> a4xb7< c5-b5< b7-c3> c2xb7> a5xc5>",
        "B1,-,-,-,-/-,-,T,T,T,-,w5/-,-,T,w4,B2 w",
        ("draw", "2-2"),
    ),
]


@pytest.mark.parametrize(("moves", "last", "result"), WHOLE_GAMES)
def test_whole_games(moves: str, last: str, result: tuple[str, str]) -> None:
    game = zwenk.Game("gunzi")
    for move in moves.split():
        assert game.result is None
        assert [str(made) for made in game.play(move)] == [move]
    assert str(game.position) == last
    assert ended(game.position) == result
    assert game.legal_moves() == []


def test_the_order_of_moves_and_turns() -> None:
    """One move a turn, Black and White in turn, no passing."""
    game = zwenk.Game("gunzi")
    assert game.turn == zwenk.BLACK
    game.play("a1-b1<")
    assert game.turn == zwenk.WHITE
    with pytest.raises(zwenk.IllegalMove, match="no wedge of white's"):
        game.play("a2-b2<")


def test_texts_that_are_no_moves() -> None:
    for text in ("a1b1<", "d1-a1<", "a6-b1<", "a1-b1^", "^d2", "*b3<>", "pass", ""):
        refused(zwenk.start("gunzi"), text, "no move of Gunzi", zwenk.MalformedMove)


def test_texts_that_are_no_positions() -> None:
    for text in (
        "B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4",
        "B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4 b",
        "B1,B1,-,B1,B1/-,-,-,-,-,-/w4,w4,-,w4,w4,- b",
        "B7,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b",
        "b1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b",
        "B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 x",
        "B1,B1,-,B1,B1/-,-,-,-,-,-,-/B^1,w4,-,w4,w4 b",
    ):
        malformed("gunzi", text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("-,-,-,B^2,-/T,T,T,T,T,T,-/-,-,-,-,- b", "only on black's promotion fields"),
        ("-,-,-,-,-/T,T,T,T,T,T,-/-,-,w^2,-,- b", "only on white's promotion fields"),
        ("-,-,-,-,-/T,T,T,T,T,T,T/-,B1,-,-,- b", "is promoted"),
        ("-,w1,-,-,-/T,T,T,T,T,T,T/-,-,-,-,- b", "is promoted"),
        ("B1,B1,-,B1,-/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b", "add up to 7"),
        ("B1,B1,-,B1,B1/T,-,-,-,-,-,-/w4,w4,-,w4,w4 b", "add up to 9"),
        ("-,-,-,-,-/T,T,T,T,T,-,-/-,B^2,-,-,- b", "add up to 7"),
        ("B1,B1,-,B1,B1/T,T,T,T,-,-,-/-,B^2,-,-,- b", "add up to 10"),
        ("B1,B1,-,B1,B1/T,T,T,-,-,-,-/-,B^2,-,B^2,- b", "add up to 11"),
    ],
)
def test_positions_that_cannot_be(text: str, reason: str) -> None:
    impossible("gunzi", text, reason)


@pytest.mark.parametrize(
    "text",
    [
        "-,-,-,-,-/T,T,T,T,T,T,T/T,-,-,-,- b",
        "-,-,-,-,-/-,-,-,-,-,-,-/-,B^9,-,-,- b",
        "B1,B1,-,B1,B1/T,T,T,-,-,-,-/-,B^2,-,-,- w",
        "B1,B1,-,B1,B1/T,T,-,-,-,-,-/-,B^2,-,B^2,- w",
        "-,w^3,-,w^3,-/-,-,-,-,-,-,-/-,B^3,-,B^3,- w",
    ],
)
def test_any_other_position_is_accepted_reachable_or_not(text: str) -> None:
    assert str(zwenk.position("gunzi", text)) == text
