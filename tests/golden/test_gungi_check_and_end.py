"""Gungi 7.2.1 and 8 (rule 13): check, mate, Ahogado, captured Kings, repetition."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import after, ended, gungi, legal, reach, refused, these

# -- 13.1: what attacks a King --------------------------------------------------------------------


def test_13_1_the_top_pieces_that_have_his_square_in_their_move_set() -> None:
    position = gungi("w", e2="r", c9="L", d4="S", a5="q")
    assert reach(position, "e2") == these("d1 d2 e1 f1 f2 f3")  # d3, e3: the Swordsman
    covered = gungi("w", e2="r", e9="Lq")
    assert "e2-e3" in legal(covered)


def test_13_1_a_pinned_piece_attacks_all_the_same() -> None:
    """Black's Lion stands between White's and the black King."""
    position = gungi("w", f7="r", d8="L", d9="R", d1="l")
    refused(position, "f7-f8", "comes to stand attacked (13.2)")


def test_13_1_so_does_one_that_could_not_capture_by_the_rules_of_towers() -> None:
    """There is a black Swordsman in the King's tower already."""
    towers = {"e2": "Sqr", "e3": "S", "a5": "s"}
    position = gungi("w", **towers)
    refused(position, "a5-a6", "stays attacked (13.2)")
    refused(gungi("b", **towers), "e3xe2", "(4.2)")


def test_13_1_and_one_whose_check_would_be_a_foul() -> None:
    refused(gungi("w", e6="r", d5="B"), "e6-e5", "(13.2)")
    refused(gungi("w", e4="r", f6="P"), "e4-f5", "(13.2)")


@pytest.mark.parametrize("below", "SPYIANLUQTZBMJCWGDXEO")
def test_13_1_the_enemy_directly_below_attacks_him(below: str) -> None:
    position = gungi("w", e5=f"{below}r", a5="q")
    refused(position, "a5-a7", "the own King stays attacked (13.2)")
    assert "1xe5" in legal(position)
    assert "a5-a7" in legal(gungi("w", e5=f"{below}tr", a5="q"))  # it is not directly below


def test_13_1_but_a_fortress_below_does_not() -> None:
    assert {"a5-a7", "e5-e6", "1xe5"} <= legal(gungi("w", e5="Fr", a5="q"))


def test_13_1_the_enemy_king_attacks_too() -> None:
    position = gungi("w", e4="r", e6="R")
    assert reach(position, "e4") == these("d4 f4 d3 e3 f3")


# -- 13.2 and 7.2.1: the own King ------------------------------------------------------------------


def test_7_2_1_a_king_in_check_moves_to_an_empty_square_or_captures() -> None:
    """Not where he stands attacked again, nor onto an own piece."""
    position = gungi("w", e2="r", e9="L", d2="q", f3="P", d1="s")
    assert reach(position, "e2") == these("f1 d3 f3")
    refused(position, "e2-d2", "(7)")
    refused(position, "e2-d1", "(7)")
    refused(position, "e2-e3", "(13.2)")
    refused(position, "e2-f2", "(13.2)")


def test_13_2_others_may_end_a_check_by_capture_or_by_standing_between() -> None:
    position = gungi("w", e2="r", e9="L", d8="s", d4="m", a5="q")
    assert "d8xe9" in legal(position)
    assert "d4-e5" in legal(position)
    refused(position, "a5-a7", "stays attacked (13.2)")


def test_13_2_a_pinned_piece_may_not_leave() -> None:
    position = gungi("w", e2="r", e9="L", e4="s")
    assert "e4-e5" in legal(position)
    refused(position, "e4-d4", "comes to stand attacked (13.2)")


def test_13_2_a_capture_in_tower_may_expose_the_king_too() -> None:
    """Black's Captain comes down on an enemy and moves as a Major: it strikes ahead."""
    refused(gungi("w", e2="r", e3="sQT"), "2xe3", "(13.2)")
    assert "2xe3" in legal(gungi("w", f1="r", e3="sQT"))


def test_13_2_recovered_pieces_are_off_the_board() -> None:
    """A Pawn does not stay on e9 to shield the King; but it may take the attacker there."""
    refused(gungi("w", a9="r", g9="L", e8="p"), "e8-e9", "the own King stays attacked (13.2)")
    taken = gungi("w", a9="r", e9="L", e8="p").after("e8xe9")
    assert taken == gungi("b", a9="r", reserve="-/d", recovered="B/-")


# -- 13.3: mate and Ahogado ------------------------------------------------------------------------


def test_8_1_mate() -> None:
    """The Dragon keeps column h, the Lion comes to column i."""
    position = gungi("w", i9="R", h1="d", e2="l")
    assert ended(position.after("e2-i2")) == ("white", None)
    assert legal(position.after("e2-i2")) == set()
    refused(position.after("e2-i2"), "i9-i8", "the game is over")
    # A piece in Reserve can stand between.
    saved = gungi("w", i9="R", h1="d", e2="l", reserve="Q/-").after("e2-i2")
    assert ended(saved) is None
    assert legal(saved) == {f"Q*i{row}" for row in "345678"}


def test_8_2_ahogado_no_legal_action_and_no_check_is_a_draw() -> None:
    position = gungi("w", i9="R", i7="s", g1="d")
    assert ended(position.after("g1-h1")) == ("draw", None)
    other = gungi("w", i9="R", i7="s", g1="d", a9="T")
    assert ended(other.after("g1-h1")) is None


def test_10_mate_by_a_drop() -> None:
    position = gungi("w", i9="R", h1="d", reserve="-/l")
    assert ended(position.after("L*i3")) == ("white", None)


def test_13_3_is_asked_at_the_start_of_the_action_phase() -> None:
    """Black first places the Fortress he received: between, or where it is no help."""
    position = gungi("b", i9="R", h1="d", i2="l", pending="initial:relocate:F")
    assert ended(position) is None
    assert ended(position.after("(i7)")) is None
    assert ended(position.after("(a7)")) == ("white", None)


# -- 13.4 and 13.6 --------------------------------------------------------------------------------


def test_13_4_who_resigns_loses() -> None:
    game = zwenk.Game("gungi")
    assert game.resign().winner == zwenk.WHITE
    game = zwenk.Game("gungi")
    assert game.resign(zwenk.WHITE).winner == zwenk.BLACK


def test_13_6_the_third_time_a_position_stands_is_a_draw() -> None:
    game = zwenk.Game(position=gungi("w"))
    for move in 2 * ("b1-b2", "h9-h8", "b2-b1", "h8-h9"):
        assert game.result is None
        game.play(move)
    assert game.result is not None
    assert game.result.winner is None


def test_13_6_reserves_and_locks_are_part_of_it() -> None:
    """The board stands for the third time, but the first time it was with another Reserve."""
    game = zwenk.Game(position=gungi("w", recovered="-/t"))
    for move in 2 * ("b1-b2", "h9-h8", "b2-b1", "h8-h9"):
        game.play(move)
    assert (game.repetitions, game.result) == (2, None)
    game = zwenk.Game(position=gungi("w", e5="tqs", a9="S", locks="-/e5"))
    for move in 2 * ("e5-d5", "a9-a8", "d5-e5", "a8-a9"):
        game.play(move)
    assert (game.repetitions, game.result) == (2, None)


# -- 13.5: the King that can be captured -----------------------------------------------------------


def test_13_5_a_king_that_stands_attacked_may_be_captured_and_that_wins_at_once() -> None:
    position = gungi("w", e5="l", e9="R")
    assert ended(position.after("e5xe9")) == ("white", None)
    assert legal(position.after("e5xe9")) == set()
    assert ended(gungi("w", e5="nR").after("2xe5")) == ("white", None)


def test_13_5_after_a_relocation_in_the_initial_phase() -> None:
    position = gungi("w", c5="p", e5="R", pending="initial:relocate:n")
    assert ended(after(position, "(c1)", "c5xe5")) == ("white", None)


def test_13_5_neither_the_own_kings_safety_nor_a_foul_is_asked() -> None:
    attacked = gungi("w", e5="l", e9="R", b9="L")
    assert ended(attacked.after("e5xe9")) == ("white", None)
    joker = gungi("w", d5="b", e5="R", e2="b")
    assert ended(joker.after("d5xe5")) == ("white", None)


def test_13_5_movement_captures_and_towers_must_be_right() -> None:
    refused(gungi("w", e4="s", e5="sR"), "e4xe5", "(4.2)")
    assert "2xe5" in legal(gungi("w", e4="s", e5="sR"))
    refused(gungi("w", e5="fR"), "2xe5", "(8.2)")
    refused(gungi("w", e5="sQR"), "3xe5", "(8.2)")
    refused(gungi("w", e5="p", e7="R"), "e5xe7", "does not reach")


def test_13_5_no_effect_follows() -> None:
    """No recovery on the last row, no flips, no recruitment, no Coronation."""
    for position, action, board in (
        (gungi("w", e8="p", e9="R"), "e8xe9", "/4p4/"),
        (gungi("w", d5="b", e5="SR"), "d5xe5", "/4(Sb)4/"),
        (gungi("w", e4="m", e5="R"), "e4xe5", "/4m4/"),
        (gungi("w", e4="r", e5="QR"), "e4xe5", "/4(Qr)4/"),
    ):
        won = position.after(action)
        assert ended(won) == ("white", None)
        assert board in str(won)
        assert "final" not in str(won)
