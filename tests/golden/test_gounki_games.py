"""Gounki: texts, whole games, repetition, and the official handicaps."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, gounki, impossible, legal, malformed, refused, these

RECORDED = """
1. c1-b1+ a8-b7+ 2. b1-b2+ b8-b7+ 3. b2*c3,c4,c5 e7-d7+ 4. f1-e2+ d7*c7+,d6 5. d2-e2+ d6xc5
6. e2-f3 b7-b5 7. f3-d5 a7-b7 8. a2-b3 g8-f7+ 9. d5-e5 h8-h7+ 10. g1-g2+ c8-d7 11. g2-f2+ d8-d7+
12. f2-f4 d7-e6 13. f4*f5,f6,e7 f8-e8+ 14. f6xe6 f7xe6 15. e5xe6 e8xe7 16. e6*d7,c8,OUT
"""


def test_the_recorded_game_is_legal_and_white_wins() -> None:
    game = zwenk.Game("gounki")
    moves = [word for word in RECORDED.split() if not word.endswith(".")]
    for move in moves:
        assert game.result is None
        assert [str(played) for played in game.play(move)] == [move]
    assert len(moves) == 31
    assert game.result is not None
    assert game.result.winner == zwenk.WHITE
    assert game.result.token == "1-0"
    assert str(game.position) == "2r5/1S(SS)r(RS)1S(RS)/8/1(RRS)R2s2/2s5/1rr5/2r4s/s2rs2r b"
    assert game.legal_moves() == []


def test_a_short_game_that_ends_with_the_last_piece() -> None:
    game = zwenk.Game(position=gounki("w", a1="s", d4="s", e6="R"))
    game.play("a1-b1")
    game.play("e6-d5")
    assert game.result is None
    game.play("d4xd5")
    assert str(game.position) == "8/8/8/3s4/8/8/8/1s6 b"
    assert ended(game.position) == ("white", None)


def test_the_third_time_a_position_stands_is_a_draw() -> None:
    """With the same side to move; the start counts."""
    game = zwenk.Game(position=gounki("w", a1="s", h8="S"))
    for move in 2 * ("a1-b1", "h8-g8", "b1-a1", "g8-h8"):
        assert game.result is None
        game.play(move)
    assert game.result is not None
    assert game.result.winner is None


def test_marks_may_be_left_out_on_input_but_not_be_wrong() -> None:
    start = zwenk.start("gounki")
    for text in ("c1-c2+", "c1 - c2+", "c1-c2", "c1c2", "c1c2+", " c1 - c2 + "):
        assert start.move(text).text == "c1-c2+"
    refused(start, "c1xc2", "its marks do not fit")
    refused(start, "c2-d3+", "its marks do not fit")
    capture = gounki("b", b7="R", c6="rs", h1="s")
    for text in ("b7xc6", "b7 x c6", "b7c6"):
        assert capture.move(text).text == "b7xc6"
    refused(capture, "b7-c6", "its marks do not fit")
    deployment = gounki("w", f3="rs", e4="s", h8="S")
    for text in ("f3*e4+,d4", "f3 * e4+, d4", "f3*e4d4", "f3*e4,d4", "f3*e4+d4"):
        assert deployment.move(text).text == "f3*e4+,d4"
    refused(deployment, "f3e4d4", "no action", zwenk.MalformedMove)
    leaving = gounki("w", c8="r", h8="S")
    for text in ("c8-OUT", "c8out", "c8 - Out", "c8OUT"):
        assert leaving.move(text).text == "c8-OUT"


def test_texts_that_are_no_actions() -> None:
    for text in ("", "c2", "c2-c9", "i2-i3", "c2--c3", "c2-c3,c4", "OUT"):
        refused(zwenk.start("gounki"), text, "no action of Gounki", zwenk.MalformedMove)
    refused(zwenk.start("gounki"), "c2*c3", "only a stack is deployed")


def test_texts_that_are_no_positions() -> None:
    for text in (
        "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrsr",
        "RSRSRSRS/SRSRSRSR/8/8/8/rsrsrsrs/srsrsrsr w",
        "RSRSRSRS/SRSRSRSR/8/8/7/8/rsrsrsrs/srsrsrsr w",
        "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrst w",
        "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsr() w",
        "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrsr white",
    ):
        malformed("gounki", text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8/8/8/8/8/8/8/8 w", "no piece"),
        ("8/8/8/8/3(rrrr)4/8/8/7S w", "three pieces at most"),
        ("8/8/8/8/3(rS)4/8/8/7S w", "one colour"),
        ("7S/8/8/8/rrrrrrrr/r7/8/8 w", "White has 9 rounds"),
        ("SSSSSSSS/S7/8/8/8/8/8/r7 w", "Black has 9 squares"),
    ],
)
def test_positions_that_cannot_be(text: str, reason: str) -> None:
    impossible("gounki", text, reason)


def test_positions_are_written_from_rank_8_with_stacks_in_parentheses() -> None:
    position = gounki("b", c3="rrs", h8="S", a1="s")
    assert str(position) == "7S/8/8/8/8/2(rrs)5/8/s7 b"


# -- the official handicaps ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("square", "stack", "leaves"),
    [
        ("b1", "R", True), ("c1", "R", True), ("f1", "R", True), ("g1", "R", True),
        ("a1", "R", False), ("h1", "R", False),
        ("c1", "S", True), ("f1", "S", True), ("b1", "S", False), ("g1", "S", False),
        ("b2", "RR", True), ("c2", "SS", True), ("b2", "SS", False), ("a1", "RR", False),
    ],
)  # fmt: skip
def test_handicap_a_black_leaves_only_into_the_files_c_to_f(
    square: str, stack: str, leaves: bool
) -> None:
    """The file beyond the edge counts: from b1 a round may go to c."""
    position = gounki("b", exits="c-f", **{square: stack}, h8="R", a8="s")
    assert (f"{square}-OUT" in legal(position)) is leaves
    assert f"{square}-OUT" in legal(gounki("b", **{square: stack}, h8="R", a8="s"))


def test_handicap_a_holds_for_deployments_and_not_for_white() -> None:
    position = gounki("b", exits="c-f", b2="RS", h8="R", a8="s")
    assert {text for text in legal(position, "b2*") if "OUT" in text} == these(
        "b2*c1,OUT b2*b1,OUT"
    )
    corner = gounki("b", exits="c-f", a2="RS", h8="R", a8="s")
    assert {text for text in legal(corner, "a2*") if "OUT" in text} == set()
    assert "a8-OUT" in legal(gounki("w", exits="c-f", h1="R", a8="s"))


@pytest.mark.parametrize("actions", ["2", "3"])
def test_handicap_b_white_plays_two_or_three_actions_in_the_first_turn(actions: str) -> None:
    position = zwenk.start("gounki", first_turn=actions)
    for move in ("a2-b3", "b3-c4", "c4-d5")[: int(actions)]:
        assert position.turn == zwenk.WHITE
        position = position.after(move)
    assert position.turn == zwenk.BLACK
    assert position.after("a8-b7+").after("c1-c2+").turn == zwenk.BLACK


def test_options_that_there_are_not() -> None:
    for options in ({"exits": "a-h"}, {"first_turn": "4"}, {"end": "moves"}):
        with pytest.raises(zwenk.OptionError):
            zwenk.start("gounki", **options)
