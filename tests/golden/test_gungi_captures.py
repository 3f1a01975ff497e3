"""Gungi 7.2: captures in motion and in tower (rule 8)."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import after, gungi, legal, refused


def test_7_2_the_picture_a_capture_in_tower_and_one_in_motion() -> None:
    tower = gungi("w", e5="sQ")
    assert tower.after("2xe5") == gungi("b", e5="s", reserve="-/e")
    motion = gungi("w", e4="s", e5="Q")
    assert motion.after("e4xe5") == gungi("b", e5="s", reserve="-/e")


# -- 8.1: in motion -------------------------------------------------------------------------------


def test_8_1_the_top_is_taken_and_the_captor_lands_on_what_remains_of_any_colour() -> None:
    assert gungi("w", e4="s", e5="PQ").after("e4xe5") == gungi("b", e5="Ps", reserve="-/e")
    mixed = gungi("w", e4="s", e5="tPQ")
    assert mixed.after("e4xe5") == gungi("b", e5="tPs", reserve="-/e")
    same_kind = gungi("w", e4="s", e5="SQ")
    assert same_kind.after("e4xe5") == gungi("b", e5="Ss", reserve="-/e")


def test_8_1_the_tower_left_must_be_valid() -> None:
    refused(gungi("w", e4="s", e5="sQ"), "e4xe5", "(4.2)")
    refused(gungi("w", e4="p", e5="yPQ"), "e4xe5", "(4.2)")
    # What is taken no longer counts.
    assert "e4xe5" in legal(gungi("w", e4="s", e5="QS"))


def test_8_1_a_covered_enemy_is_not_taken_in_motion() -> None:
    position = gungi("w", e4="s", e5="Qp", d5="p")
    assert "e4-e5" in legal(position)
    assert "e4xe5" not in legal(position)


def test_8_1_not_by_cannon_or_fortress() -> None:
    position = gungi("w", e4="n", d4="f", e5="Q", d5="S", h9="R")
    assert legal(position, "e4") | legal(position, "d4") == set()
    refused(position, "e4xe5", "does not reach")


# -- 8.2: in tower --------------------------------------------------------------------------------


def test_8_2_above_or_below_and_those_above_come_down() -> None:
    assert gungi("w", e5="Qs").after("1xe5") == gungi("b", e5="s", reserve="-/e")
    assert gungi("w", e5="QsT").after("1xe5") == gungi("b", e5="sT", reserve="-/e")
    assert gungi("w", e5="QsT").after("3xe5") == gungi("b", e5="Qs", reserve="-/o")
    assert gungi("w", e5="sQT").after("2xe5") == gungi("b", e5="sT", reserve="-/e")
    assert gungi("w", e5="TQs").after("2xe5") == gungi("b", e5="Ts", reserve="-/e")


def test_8_2_covered_pieces_capture_too() -> None:
    assert legal(gungi("w", e5="sQT", h9="R"), "2x") == {"2xe5"}
    assert {"1xe5", "3xe5"} <= legal(gungi("w", e5="QsT"))


def test_8_2_never_two_levels_away() -> None:
    refused(gungi("w", e5="sQT"), "3xe5", "directly above or below it (8.2)")
    refused(gungi("w", e5="QTs"), "1xe5", "directly above or below it (8.2)")
    refused(gungi("w", e5="sQt"), "3xe5", "no hostile piece is on level 3")
    refused(gungi("w", e5="sQ"), "3xe5", "no hostile piece is on level 3")


def test_8_2_a_cannon_may_and_a_fortress_may_not() -> None:
    assert gungi("w", e5="nQ").after("2xe5") == gungi("b", e5="n", reserve="-/e")
    assert gungi("w", e5="nQT").after("2xe5") == gungi("b", e5="nT", reserve="-/e")
    refused(gungi("w", e5="fQ"), "2xe5", "(8.2)")
    # Above the Fortress another piece may.
    assert "2xe5" in legal(gungi("w", e5="fQs"))


def test_8_2_the_emitter_itself_may_be_captured_from_above() -> None:
    for emitter, griffin in (("N", "w"), ("F", "g")):
        position = gungi("w", e5=f"{emitter}s").after("1xe5")
        assert position == gungi("b", e5="s", reserve=f"-/{griffin}")


def test_8_2_a_king_may_capture_below_him() -> None:
    """He stands attacked by the piece below, except by a Fortress."""
    assert gungi("w", e5="Qr").after("1xe5") == gungi("b", e5="r", reserve="-/e")
    assert gungi("w", e5="Fr").after("1xe5") == gungi("b", e5="r", reserve="-/g")


def test_8_2_with_own_pieces_above_and_below_the_upper_one_is_the_captor() -> None:
    """There is one such action; and it shows in the fouls: a Joker that captures gives check
    itself, a Joker that covers the captor does not (14)."""
    position = gungi("w", e5="sQt")
    assert legal(position, "2x") == {"2xe5"}
    assert position.after("2xe5") == gungi("b", e5="st", reserve="-/e")
    refused(gungi("w", e5="sQb", d5="R"), "2xe5", "(14)")
    assert "2xe5" in legal(gungi("w", e5="bQs", d5="R"))


def test_8_2_no_recruitment_betrayal_or_coronation_follows_a_capture_in_tower() -> None:
    assert gungi("w", e5="Sm").after("1xe5") == gungi("b", e5="m", reserve="-/z")
    assert gungi("w", e5="SQb").after("2xe5") == gungi("b", e5="Sb", reserve="-/e")
    crowned = gungi("w", e5="FQr")
    assert crowned.after("2xe5") == gungi("b", e5="Fr", reserve="-/e")


# -- 8.3: where the captured piece goes -----------------------------------------------------------


def test_8_3_it_goes_turned_to_the_reserve_and_is_used_from_the_next_turn_on() -> None:
    position = gungi("w", e4="s", e5="Q", a9="S").after("e4xe5")
    assert position == gungi("b", e5="s", a9="S", reserve="-/e")
    refused(position, "E*e6", "no E is in black's Reserve")
    assert "E*e6" in legal(position.after("a9-a8"))


def test_8_3_what_lay_in_the_reserve_stays_there() -> None:
    position = gungi("w", e4="s", e5="Q", reserve="T/eq").after("e4xe5")
    assert position == gungi("b", e5="s", reserve="T/eeq")


def test_8_3_a_captured_king_wins_the_game() -> None:
    for position, action in (
        (gungi("w", e4="s", e5="R"), "e4xe5"),
        (gungi("w", e5="sR"), "2xe5"),
    ):
        result = position.after(action).result
        assert result is not None
        assert result.winner == zwenk.WHITE


def test_captures_need_an_enemy() -> None:
    position = gungi("w", e4="s", e5="q", d5="Q")
    refused(position, "2xe5", "no hostile piece is on level 2")
    refused(position, "1xe4", "no hostile piece is on level 1")
    assert after(position, "e4-e5") == gungi("b", e5="qs", d5="Q")


@pytest.mark.parametrize("level", ["0", "4"])
def test_levels_are_1_to_3(level: str) -> None:
    refused(gungi("w", e5="sQ"), f"{level}xe5", "no action", zwenk.MalformedMove)
