"""Gounki: the start, whole stacks that travel, rebounds, and ways to win and lose."""

from __future__ import annotations

import re

import pytest

import zwenk
from golden.setting import ended, gounki, legal, reach, refused, these

# Where each stack goes from d4 on an empty board, as White.
FROM_D4 = {
    "r": "c5 e5",
    "s": "d5 c4 e4",
    "rr": "c5 b6 e5 f6",
    "rs": "c5 e5 d5 c4 e4",
    "ss": "d5 d6 c4 b4 e4 f4",
    "rrr": "c5 b6 a7 e5 f6 g7",
    "rrs": "c5 b6 e5 f6 d5 c4 e4",
    "rss": "c5 e5 d5 d6 c4 b4 e4 f4",
    "sss": "d5 d6 d7 c4 b4 a4 e4 f4 g4",
}


def upside_down(text: str) -> str:
    """Rank 1 for rank 8 and so on: what is forward for the other army."""
    return re.sub("[1-8]", lambda rank: str(9 - int(rank[0])), text)


def test_the_start_squares_on_dark_rounds_on_light_white_first() -> None:
    start = zwenk.start("gounki")
    assert str(start) == "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrsr w"
    assert start.turn == zwenk.WHITE
    kinds = {piece.square: piece.kind for piece in start.pieces()}
    assert (kinds["a1"], kinds["b1"], kinds["a2"], kinds["h8"]) == (
        "square", "round", "round", "square",
    )  # fmt: skip


@pytest.mark.parametrize("stack", FROM_D4)
def test_x_rounds_go_up_to_x_steps_diagonally_ahead_y_squares_straight_or_sideways(
    stack: str,
) -> None:
    """A mixed stack uses one of the two; nothing ever goes back."""
    assert reach(gounki("w", d4=stack, h8="S"), "d4") == these(FROM_D4[stack])
    black = gounki("b", d5=stack.upper(), h1="s")
    assert reach(black, "d5") == these(upside_down(FROM_D4[stack]))


def test_never_rounds_and_squares_in_one_move() -> None:
    position = gounki("w", d4="rs", h8="S")
    for target in ("c6", "e6", "b5", "f5", "d6"):
        refused(position, f"d4-{target}", "does not reach")


def test_the_order_in_a_stack_never_matters() -> None:
    mixed = zwenk.position("gounki", "7S/8/8/8/3(srr)4/8/8/8 w")
    assert mixed == gounki("w", d4="rrs", h8="S")
    assert str(mixed) == "7S/8/8/8/3(rrs)4/8/8/8 w"


def test_every_square_passed_must_be_empty() -> None:
    for blocker in ("r", "R"):
        position = gounki("w", d4="rr", e5=blocker, h8="S")
        assert reach(position, "d4") == these("c5 b6 e5")
        refused(position, "d4-f6", "not empty (2)")
    refused(gounki("w", d4="sss", d6="S"), "d4-d7", "not empty (2)")


def test_an_enemy_stack_of_any_size_is_captured_whole_and_removed_for_good() -> None:
    position = gounki("w", d4="r", e5="RSS", h8="S")
    assert position.after("d4xe5") == gounki("b", e5="r", h8="S")
    small = gounki("b", d4="R", c3="sss", h1="s")
    assert small.after("d4xc3") == gounki("w", c3="R", h1="s")


def test_own_stacks_merge_up_to_three() -> None:
    position = gounki("w", d4="rr", e5="s", c5="ss", h8="S")
    assert "d4-e5+" in legal(position)
    assert position.after("d4-e5+") == gounki("b", e5="rrs", c5="ss", h8="S")
    refused(position, "d4-c5", "more than three (3)")
    refused(position, "d4-b6", "not empty (2)")


def test_rebounds_in_moves() -> None:
    """The step that would cross the side is mirrored."""
    assert reach(gounki("w", g2="rr", h8="S"), "g2") == these("f3 e4 h3 g4")
    assert reach(gounki("w", c2="rrr", h8="S"), "c2") == these("b3 a4 b5 d3 e4 f5")
    assert reach(gounki("w", c6="sss", h8="S"), "c6") == these("b6 a6 c7 c8 OUT d6 e6 f6")
    assert reach(gounki("b", g7="RR", h1="s"), "g7") == these("f6 e5 h6 g5")
    # What stands where it rebounds stops it.
    assert reach(gounki("w", g2="rr", h3="s", h8="S"), "g2") == these("f3 e4 h3")


def test_a_run_cannot_begin_with_a_rebound() -> None:
    """On a side file that direction is missing, and simple pieces never rebound."""
    assert reach(gounki("w", h2="rr", a8="S"), "h2") == these("g3 f4")
    assert reach(gounki("w", h2="sss", a8="S"), "h2") == these("g2 f2 e2 h3 h4 h5")
    assert reach(gounki("w", a2="r", h8="S"), "a2") == these("b3")
    assert reach(gounki("w", a2="s", h8="S"), "a2") == these("b2 a3")


def test_4_a_move_may_not_end_on_its_own_origin_but_by_option() -> None:
    out_and_back = {"g2": "ss", "h8": "S"}
    position = gounki("w", **out_and_back)
    assert "g2-g2" not in legal(position)
    refused(position, "g2-g2", "own origin")
    allowed = gounki("w", origin="on", **out_and_back)
    assert "g2-g2" in legal(allowed)
    assert allowed.after("g2-g2") == gounki("b", origin="on", **out_and_back)


def test_2_the_own_origin_counts_as_empty_after_a_rebound() -> None:
    """SSS on g2 goes right over h2 and its own origin; with h2 taken it does not."""
    position = gounki("w", origin="on", g2="sss", f2="S", h8="S")
    assert {"g2-g2", "g2xf2"} <= legal(position)
    blocked = gounki("w", origin="on", g2="sss", h2="S", h8="S")
    assert "g2-g2" not in legal(blocked)


def test_a_piece_that_goes_past_the_far_edge_wins_at_once() -> None:
    position = gounki("w", c8="s", e4="rr", h7="S", f5="SSS")
    won = position.after("c8-OUT")
    assert ended(won) == ("white", None)
    assert legal(won) == set()
    assert str(won) == "8/7S/8/5(SSS)2/4(rr)3/8/8/8 b"
    lost = gounki("b", d1="R", h8="S", a1="s", b2="s").after("d1-OUT")
    assert ended(lost) == ("black", None)


def test_the_steps_before_it_obey_the_rules() -> None:
    """RR on h7 leaves over an empty g8; SS on d7 over an empty d8."""
    assert reach(gounki("w", h7="rr", a8="S"), "h7") == these("g8 OUT")
    assert reach(gounki("w", h7="rr", g8="S"), "h7") == these("g8")
    assert reach(gounki("w", h7="rr", g8="s", a8="S"), "h7") == these("g8")
    assert reach(gounki("w", d7="ss", a1="S"), "d7") == these("d8 OUT c7 b7 e7 f7")
    assert reach(gounki("w", d7="ss", d8="S"), "d7") == these("d8 c7 b7 e7 f7")


def test_from_the_last_rank_every_diagonal_step_leaves_at_the_corners_too() -> None:
    for square in ("a8", "d8", "h8"):
        assert legal(gounki("w", **{square: "r"}, b2="S"), square) == {f"{square}-OUT"}
        down = upside_down(square)
        assert legal(gounki("b", **{down: "R"}, b7="s"), down) == {f"{down}-OUT"}


def test_sideways_steps_never_leave() -> None:
    assert reach(gounki("w", a4="s", h8="S"), "a4") == these("b4 a5")
    assert reach(gounki("w", h8="s", a1="S"), "h8") == these("g8 OUT")


def test_many_routes_out_are_one_action() -> None:
    assert [m.text for m in gounki("w", d8="rr", a2="S").moves()] == ["d8-OUT"]
    texts = [m.text for m in gounki("w", d7="rrs", a2="S").moves()]
    assert len(texts) == len(set(texts))
    assert texts.count("d7-OUT") == 1


def test_a_player_whose_last_piece_is_captured_loses() -> None:
    position = gounki("w", d4="r", e5="RSS")
    assert ended(position.after("d4xe5")) == ("white", None)
    assert ended(position.after("d4-c5")) is None
    assert ended(gounki("b", d4="R", c3="s", h8="S").after("d4xc3")) == ("black", None)


def test_nothing_moves_but_own_stacks_and_nobody_passes() -> None:
    position = gounki("w", d4="r", e6="S")
    refused(position, "e6-e5", "not white's")
    refused(position, "a1-a2", "nothing stands on a1")
    refused(position, "pass", "no action", zwenk.MalformedMove)
