"""Gungi 7.5.4: a Lancer changes places with a piece of the Reserve (rule 11.4)."""

from __future__ import annotations

import pytest

from golden.setting import gungi, legal, refused


def test_11_4_the_piece_comes_to_the_lancers_place_and_he_to_the_reserve() -> None:
    position = gungi("w", e5="z", reserve="-/qt")
    assert legal(position, "e5<") == {"e5<>Q", "e5<>T"}
    assert position.after("e5<>T") == gungi("b", e5="t", reserve="-/qz")


@pytest.mark.parametrize(
    ("tower", "reached"), [("zqs", "tqs"), ("qzs", "qts"), ("qsz", "qst"), ("QzS", "QtS")]
)
def test_11_4_covered_or_not(tower: str, reached: str) -> None:
    position = gungi("w", e5=tower, reserve="-/t")
    assert position.after("e5<>T") == gungi("b", e5=reached, reserve="-/z")


def test_11_4_any_lancer_on_the_board_and_he_may_be_dropped_again_later() -> None:
    position = gungi("w", e5="z", a8="z", c9="T", reserve="-/t")
    assert {"e5<>T", "a8<>T"} <= legal(position)
    later = position.after("e5<>T").after("c9-c8")
    assert "Z*e6" in legal(later)


def test_11_4_under_the_own_king_too() -> None:
    position = gungi("w", b1="zr", reserve="-/t")
    assert position.after("b1<>T") == gungi("b", b1="tr", reserve="-/z")


def test_11_4_not_for_another_lancer() -> None:
    refused(gungi("w", e5="z", reserve="-/z"), "e5<>Z", "(11.4)")


def test_11_4_only_by_an_own_lancer_and_with_an_own_piece_of_the_reserve() -> None:
    refused(gungi("w", e5="Z", reserve="-/t"), "e5<>T", "no own Lancer stands on e5 (11.4)")
    refused(gungi("w", e5="s", reserve="-/t"), "e5<>T", "no own Lancer")
    refused(gungi("w", e5="z", reserve="T/-"), "e5<>T", "(11.4)")
    refused(gungi("w", e5="z", recovered="-/t"), "e5<>T", "(11.4)")


def test_11_4_the_tower_must_be_valid_afterwards() -> None:
    refused(gungi("w", e5="zqt", reserve="-/t"), "e5<>T", "(4.2)")
    refused(gungi("w", e5="pz", reserve="-/y"), "e5<>Y", "(4.2)")
    assert "e5<>T" in legal(gungi("w", e5="zqT", reserve="-/t"))


def test_11_4_the_limited_drop_and_double_pawn_do_not_apply() -> None:
    """And what stands so is not recovered (12.2)."""
    far = gungi("w", e9="z", reserve="-/agp")
    for piece in "AGP":
        assert f"e9<>{piece}" in legal(far)
    assert far.after("e9<>P") == gungi("b", e9="p", reserve="-/agz")
    column = gungi("w", e5="z", e2="p", reserve="-/p")
    assert column.after("e5<>P") == gungi("b", e5="p", e2="p", reserve="-/z")


def test_7_5_4_not_a_joker_in_a_column_with_another() -> None:
    refused(gungi("w", e5="z", e2="b", reserve="-/b"), "e5<>B", "(14)")
    refused(gungi("w", e5="zq", e2="bq", reserve="-/b"), "e5<>B", "(14)")
    assert "e5<>B" in legal(gungi("w", e5="z", d2="b", e2="B", reserve="-/b"))


def test_7_5_4_neither_pawn_nor_joker_with_check() -> None:
    refused(gungi("w", e5="z", e6="R", reserve="-/p"), "e5<>P", "(14)")
    refused(gungi("w", e5="z", d5="R", reserve="-/b"), "e5<>B", "(14)")
    # Covered they attack nobody.
    assert "e5<>P" in legal(gungi("w", e5="zq", e6="R", reserve="-/p"))
    assert "e5<>B" in legal(gungi("w", e5="zq", d5="R", reserve="-/b"))
    # On an enemy a Pawn moves as a Major.
    refused(gungi("w", e5="Qz", d6="R", reserve="-/p"), "e5<>P", "(14)")


def test_11_4_any_other_piece_may_give_check_so() -> None:
    position = gungi("w", g7="z", a9="S", reserve="-/a").after("g7<>A")
    refused(position, "a9-a8", "the own King stays attacked (13.2)")


def test_13_2_a_substitution_must_end_a_check() -> None:
    """The Lion looks along the row; nothing is changed by what stands on e5."""
    check = gungi("w", b1="r", i1="L", e5="z", reserve="-/t")
    refused(check, "e5<>T", "the own King stays attacked (13.2)")


def test_11_4_the_captured_kings_and_emitters_never_come_back_so() -> None:
    for letter in "RNF":
        refused(gungi("w", e5="z", reserve="-/t"), f"e5<>{letter}", "(11.4)")
