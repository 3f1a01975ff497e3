"""Gungi 7.1.1: the jump on top (rule 7)."""

from __future__ import annotations

import pytest

from golden.setting import gungi, legal, reach, refused, these


def test_7_onto_an_own_top_of_a_tower_of_one_or_two() -> None:
    position = gungi("w", d4="s", e5="q", d5="mt")
    assert position.after("d4-e5") == gungi("b", e5="qs", d5="mt")
    assert position.after("d4-d5") == gungi("b", e5="q", d5="mts")


def test_7_enemies_lower_down_do_not_matter() -> None:
    position = gungi("w", d4="s", e5="Pq", h9="R")
    assert position.after("d4-e5") == gungi("b", e5="Pqs")


@pytest.mark.parametrize("below", ["n", "f", "a", "c", "l", "d", "t", "b", "q"])
def test_7_no_foundation_is_needed(below: str) -> None:
    assert "e5" in reach(gungi("w", d4="s", e5=below), "d4")


def test_7_the_tower_must_be_valid_afterwards() -> None:
    position = gungi("w", d4="s", e5="mqt", d5="sq", e4="p")
    refused(position, "d4-e5", "(4.1)")
    refused(position, "d4-d5", "(4.2)")
    assert "d4-c5" in legal(position)
    refused(gungi("w", e5="r", e4="s"), "e4-e5", "nothing stands on a King (4.3)")


def test_7_not_within_the_range_of_the_own_ascent_whatever_stands_there() -> None:
    """e5 is in the Cannon's column; d3 within the Fortress's reach."""
    cannon = gungi("w", e1="n", d4="s", e5="q", c5="t")
    refused(cannon, "d4-e5", "within the range of the own Ascent")
    assert "d4-c5" in legal(cannon)
    fortress = gungi("w", d2="f", c2="s", d3="q", b2="t", b3="m")
    refused(fortress, "c2-d3", "within the range of the own Ascent")
    refused(fortress, "c2-b2", "within the range of the own Ascent")
    assert "c2-b3" in legal(fortress)
    for top in ("a", "c", "Pq"):
        refused(gungi("w", e1="n", d4="s", e5=top), "d4-e5", "(7)")


def test_7_moves_and_captures_in_the_range_are_free() -> None:
    position = gungi("w", e1="n", d4="s", e5="Q")
    assert "d4xe5" in legal(position)
    assert "d4-e5" in legal(gungi("w", e1="n", d4="s"))


def test_7_the_enemys_range_and_one_that_does_not_reach_are_no_obstacle() -> None:
    assert "d4-e5" in legal(gungi("w", e9="N", d4="s", e5="q"))
    assert "d4-e5" in legal(gungi("w", e6="n", d4="s", e5="q"))
    assert "d3-e4" in legal(gungi("w", e3="f", d3="s", e4="q"))


def test_7_from_within_the_range_to_outside_it_is_free() -> None:
    """The Swordsman on e4 moves as on the second level."""
    position = gungi("w", e1="n", e4="s", d5="q")
    assert reach(position, "e4") == these("e6 d5 f5 d4 f4 e2")


def test_7_a_king_may_jump_on_top_but_not_in_check() -> None:
    calm = gungi("w", e2="r", d2="q", e9="S")
    assert calm.after("e2-d2") == gungi("b", d2="qr", e9="S")
    check = gungi("w", e2="r", d2="q", e9="L")
    refused(check, "e2-d2", "a King in check does not jump on top (7)")
    assert {"e2-d1", "e2-d3", "e2-f2"} <= legal(check)


def test_7_no_jump_on_top_ends_a_check_from_afar() -> None:
    check = gungi("w", e2="r", d3="s", d4="t", e9="L")
    assert "d3-e4" in legal(check)
    refused(check, "d3-d4", "the own King stays attacked (13.2)")


def test_7_a_cannon_and_a_fortress_never_jump() -> None:
    position = gungi("w", e4="n", d4="f", e5="q", d5="t", h9="R")
    assert legal(position, "e4") == set()
    assert legal(position, "d4") == set()
    refused(position, "e4-e5", "does not reach e5 (6)")
