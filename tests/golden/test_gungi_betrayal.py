"""Gungi 7.6.4: Betrayal (rule 12.5)."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, gungi, legal, refused


def test_12_5_a_joker_that_captures_a_top_turns_all_below_it_of_both_colours() -> None:
    one = gungi("w", d5="b", e5="SQ")
    assert one.after("d5xe5") == gungi("b", e5="zb", reserve="-/e")
    both = gungi("w", d5="b", e5="sTQ")
    assert both.after("d5xe5") == gungi("b", e5="Zob", reserve="-/e")
    black = gungi("b", d5="B", e5="Atq")
    assert black.after("d5xe5") == gungi("w", e5="cOB", reserve="E/-")


def test_7_6_4_griffins_are_not_turned() -> None:
    assert gungi("w", d5="b", e5="GQ").after("d5xe5") == gungi("b", e5="Gb", reserve="-/e")
    own = gungi("w", d5="b", e5="gTQ")
    assert own.after("d5xe5") == gungi("b", e5="gob", reserve="-/e")
    # Their backs are: a Cannon becomes one.
    assert gungi("w", d5="b", e5="NQ").after("d5xe5") == gungi("b", e5="wb", reserve="-/e")


def test_12_5_only_after_a_capture_in_motion_of_the_top_of_a_tower() -> None:
    assert gungi("w", d5="b", e5="Q").after("d5xe5") == gungi("b", e5="b", reserve="-/e")
    assert gungi("w", d5="b", e5="Ss").after("d5-e5") == gungi("b", e5="Ssb")
    assert gungi("w", e5="SQb").after("2xe5") == gungi("b", e5="Sb", reserve="-/e")


def test_12_5_only_a_joker_betrays() -> None:
    """Not a Griffin that imitates one; and a Joker on an enemy, who moves as a Major, does."""
    griffin = gungi("w", d5="bg", e5="SQ").after("d5xe5")
    assert griffin == gungi("b", d5="b", e5="Sg", reserve="-/e")
    joker = gungi("w", d4="Zb", e5="SQ").after("d4xe5")
    assert joker == gungi("b", d4="Z", e5="zb", reserve="-/e")


def test_12_5_the_sign_of_betrayal_is_accepted() -> None:
    position = gungi("w", d5="b", e5="SQ")
    assert position.move("d5xe5$") == position.move("d5xe5")


# -- the fouls it makes ---------------------------------------------------------------------------


def test_7_6_4_the_strategy_if_the_enemy_then_has_two_jokers_in_the_column_he_loses() -> None:
    """The capturer's own Pawn under the top becomes the enemy's Joker."""
    position = gungi("w", d5="b", e5="pQ", e2="B")
    assert ended(position.after("d5xe5")) == ("white", None)
    covered = gungi("w", d5="b", e5="pTQ", e2="Bs")
    assert ended(covered.after("d5xe5")) == ("white", None)
    elsewhere = gungi("w", d5="b", e5="pQ", f2="B").after("d5xe5")
    assert elsewhere == gungi("b", e5="Bb", f2="B", reserve="-/e")


def test_12_5_what_would_give_the_capturer_a_second_joker_is_illegal() -> None:
    """So the strategy as the book writes it, with an enemy Pawn, cannot be meant."""
    position = gungi("w", d5="b", e5="PQ")
    assert "d5xe5" not in legal(position)
    assert "d5xe5" not in legal(gungi("w", d5="b", e5="PQ", e2="B"))
    assert "d5xe5" not in legal(gungi("w", d5="b", e5="SQ", e2="b"))
    # Other Pawns turn into Major and Boar.
    assert gungi("w", d5="b", e5="YQ").after("d5xe5") == gungi("b", e5="mb", reserve="-/e")
    assert gungi("w", d5="b", e5="iQ").after("d5xe5") == gungi("b", e5="Jb", reserve="-/e")


def test_12_5_what_would_break_the_tower_is_illegal() -> None:
    """Major and Boar both turn into Pawns."""
    for tower in ("MJQ", "jmQ"):
        with pytest.raises(zwenk.IllegalMove, match=r"\(12\.5, 4\.2\)"):
            gungi("w", d5="b", e5=tower).after("d5xe5")
    assert "d5xe5" in legal(gungi("w", d5="b", e5="MjQ"))


def test_14_tower_and_double_joker_are_judged_after_the_flips() -> None:
    """The own Joker under the top is the enemy's Pawn by then."""
    position = gungi("w", d5="b", e5="bQ")
    assert position.after("d5xe5") == gungi("b", e5="Pb", reserve="-/e")
    higher = gungi("w", d5="b", e5="SbQ")
    assert higher.after("d5xe5") == gungi("b", e5="zPb", reserve="-/e")


def test_14_check_by_joker_is_judged_after_the_flips() -> None:
    """On an enemy a Joker moves as a Major, on an own piece sideways only."""
    now_own = gungi("w", d5="b", e5="SQ", e6="R")
    assert "d5xe5" in legal(now_own)
    now_hostile = gungi("w", d5="b", e5="sQ", e6="R")
    refused(now_hostile, "d5xe5", "(14)")
    refused(gungi("w", d5="b", e5="SQ", f5="R"), "d5xe5", "(14)")


def test_13_2_is_judged_with_the_flips_done() -> None:
    """Black's Cannon under the top lifts the Pawn on e3, which strikes the white King on c3; as a
    white Griffin it lifts it no more."""
    check = gungi("w", c3="r", e3="P", d5="b", e5="NQ", a9="s")
    refused(check, "a9-a8", "stays attacked (13.2)")
    assert "d5xe5" in legal(check)


def test_12_5_the_forced_foul_wins_only_by_an_action_that_is_legal_otherwise() -> None:
    """Not in check, nor with a foul of one's own."""
    check = {"b1": "r", "b9": "L"}
    refused(gungi("w", d5="b", e5="pQ", e2="B", **check), "d5xe5", "(13.2)")
    assert "d5xe5" not in legal(gungi("w", d5="b", e5="pQ", e2="B", e3="b"))
    refused(gungi("w", d5="b", e5="pQ", e2="B", f5="R"), "d5xe5", "(14)")


def test_12_5_a_king_that_is_captured_betrays_nobody() -> None:
    assert ended(gungi("w", d5="b", e5="SR").after("d5xe5")) == ("white", None)
