"""Mortale: shoves, somersaults, and the fewest wedges win."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, impossible, legal, malformed, mortale, refused, these


def test_the_start_and_that_black_begins() -> None:
    start = zwenk.start("mortale")
    assert str(start) == "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,w b"
    assert legal(start) == these("a1-b1 a1-b2 a2-b2 a2-a3 a4-a3 a4-b4 a5-b4 a5-b5")
    assert all(p.facing == (1 if p.color == zwenk.BLACK else 4) for p in start.pieces())


def test_a_shove_goes_straight_or_obliquely_ahead_to_an_empty_field() -> None:
    """From b3: Black to b6, c3, b7; White to b4, a3, b2. Nothing behind, nothing further."""
    far = "c1 c2 c4 c5 b1 b5 a1"
    black = mortale("b", "b3", far)
    assert legal(black, "b3") == {"b3-b6", "b3-c3", "b3-b7"}
    assert black.after("b3-c3") == mortale("w", "c3", far)
    refused(black, "b3-b4", "behind")
    refused(black, "b3-a3", "behind")
    refused(black, "b3-a1", "not empty")
    refused(black, "b3-a5", "not next to")
    refused(black, "c1-b1", "not black's")
    white = mortale("w", "a1 a2 a4 a5 b1 b5 c1", "b3")
    assert legal(white, "b3") == {"b3-b4", "b3-a3", "b3-b2"}


# Six somersaults over b3 or b4 in the directions 1 to 6: from, over, to.
SOMERSAULTS = [
    ("a3", "b3", "c3"), ("b2", "b3", "b7"), ("b6", "b3", "b4"),
    ("c3", "b3", "a3"), ("b7", "b3", "b2"), ("b4", "b3", "b6"),
]  # fmt: skip


@pytest.mark.parametrize(("origin", "over", "to"), SOMERSAULTS)
@pytest.mark.parametrize("turn", ["b", "w"])
def test_a_somersault_goes_in_any_direction_and_the_jumper_changes_sides(
    origin: str, over: str, to: str, turn: str
) -> None:
    """What is jumped stays as it is. The others stand where they cannot somersault."""
    others = [field for field in ("a1", "a2", "a4", "a5", "c2", "c4") if field != to]
    rest = " ".join(others[:6])
    mine, theirs = f"{origin} {rest}", over
    after_mine, after_theirs = rest, f"{over} {to}"
    if turn == "b":
        position = mortale("b", mine, theirs)
        reached = mortale("w", after_mine, after_theirs)
    else:
        position = mortale("w", theirs, mine)
        reached = mortale("b", after_theirs, after_mine)
    assert f"{origin}x{to}" in legal(position)
    assert position.after(f"{origin}x{to}") == reached


def test_a_somersault_is_compulsory_and_the_player_chooses_which() -> None:
    """Black to move: over b3 to b7, or over b6 to c2."""
    position = mortale("b", "b2 a1 a5", "b3 b6 c1 c4 c5")
    assert legal(position) == {"b2xb7", "b2xc2"}
    refused(position, "a1-b1", "compulsory")
    assert position.after("b2xb7") == mortale("w", "a1 a5", "b3 b6 b7 c1 c4 c5")
    assert position.after("b2xc2") == mortale("w", "a1 a5", "b3 b6 c2 c1 c4 c5")


def test_a_somersault_needs_an_adjacent_enemy_and_an_empty_field_just_behind() -> None:
    position = mortale("b", "b2 b3 a2 c2", "b6 c1 c4 c5")
    refused(position, "b2xc2", "not empty")
    refused(position, "b3xa1", "none on b2")
    refused(mortale("b", "b2 a1 a5", "b3 b6 c1 c4 c5"), "a1xb7", "not in a straight line")


def test_one_somersault_a_turn() -> None:
    """The next one, over b7 or not, is the opponent's."""
    position = mortale("b", "a3 a1 a5", "b3 b7 c1 c4 c5")
    turned = position.after("a3xc3")
    assert turned.turn == zwenk.WHITE
    refused(position, "a3xc3xb5", "no move of Mortale", zwenk.MalformedMove)


def test_the_game_ends_when_the_player_to_move_has_no_move_and_fewer_wedges_win() -> None:
    """Black's three stand at the far edge; it is Black's turn."""
    position = mortale("b", "c1 c2 c4", "b1 a1 a2 a4 a5")
    assert ended(position) == ("black", "3-5")
    refused(position, "c1-b6", "the game is over")
    assert ended(mortale("b", "c1 c2 c4 c3 c5", "a1 a2 a4")) == ("white", "5-3")
    assert ended(mortale("w", "c1 c2 c4", "a1 a2 a4 a5 a3")) == ("black", "3-5")


def test_four_each_is_a_draw() -> None:
    assert ended(mortale("b", "c1 c2 c4 c5", "a1 a2 a4 a5")) == ("draw", "4-4")


def test_a_player_without_wedges_has_won_at_his_turn() -> None:
    position = mortale("w", "", "a1 a2 a4 a5 b1 b2 b3 b4")
    assert ended(position) is None
    assert ended(position.after("b3-a3")) == ("black", "0-8")


WHOLE_GAMES = [
    (
        "a2-a3 c5-b5 a5xc5 c1-b1 a1xc1 b5-b4 a3xb5 c2-c3 a4xb7 b1-b2",
        "-,-,-,-,-/-,w,-,w,w,-,w/w,-,w,w,w b",
        ("black", "0-8"),
    ),
    (
        "a5-b5 c5xa5 a2-b2 c4-c5 b2-b6 c1xb3 b6-c3 c2xb7 c3-c4",
        "B,-,-,B,B/-,-,B,-,B,-,B/-,-,-,B,w w",
        ("white", "7-1"),
    ),
    (
        "a1-b1 c1xa1 b1-b6 c2xb2 b6-c2 c5-b7 a5-b5 b7-b4 a4xb7 b4-a3 b2xa4 b7-b3 a2xb4 b3-b2"
        " a1xb3 b4-a5 b5-b7 c4xb4 b4xb6 b3xc5 b7-c3 b6xc4",
        "-,-,w,w,w/-,w,-,-,-,-,-/-,B,B,B,B b",
        ("draw", "4-4"),
    ),
]


@pytest.mark.parametrize(("moves", "last", "result"), WHOLE_GAMES)
def test_whole_games(moves: str, last: str, result: tuple[str, str]) -> None:
    game = zwenk.Game("mortale")
    for move in moves.split():
        assert game.result is None
        game.play(move)
    assert str(game.position) == last
    assert ended(game.position) == result
    assert game.result == game.position.result


def test_the_third_time_a_position_stands_is_a_draw() -> None:
    """Four moves lead back: two wedges walk and change sides."""
    text = "-,-,B,B,-/-,B,-,-,B,-,w/-,-,w,w,w w"
    game = zwenk.Game("mortale", text)
    for move in 2 * ("c5xa5", "a5-b4", "c4-c5", "b4xc4"):
        assert game.result is None
        game.play(move)
    assert str(game.position) == text
    assert game.result is not None
    assert game.result.winner is None


def test_texts_and_positions() -> None:
    for text in ("a1b1", "a1-b1<", "a1-d1", "a1-b8", "pass"):
        refused(zwenk.start("mortale"), text, "no move of Mortale", zwenk.MalformedMove)
    for text in (
        "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,w",
        "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w b",
        "B,B,-,B,b/-,-,-,-,-,-,-/w,w,-,w,w b",
        "B1,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,w b",
    ):
        malformed("mortale", text)


def test_any_eight_wedges_are_a_position_and_no_other_number_is() -> None:
    eight = "B,B,B,B,B/B,B,B,-,-,-,-/-,-,-,-,- w"
    assert str(zwenk.position("mortale", eight)) == eight
    impossible("mortale", "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,- b", "7 wedges")
    impossible("mortale", "B,B,B,B,B/-,-,-,-,-,-,-/w,w,-,w,w b", "9 wedges")
    with pytest.raises(zwenk.OptionError):
        zwenk.start("mortale", end="wedges")
