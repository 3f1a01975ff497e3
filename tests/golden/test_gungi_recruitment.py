"""Gungi 7.6.3: forced recruitment (rule 12.4)."""

from __future__ import annotations

import pytest

from golden.setting import ended, gungi, legal, refused

HOME = {column + row for column in "abcdefghi" for row in "123"}
FAR = {column + row for column in "abcdefghi" for row in "789"}


def recruits(captured: str, turn: str = "w", **given: str) -> set[str]:
    """Where the piece may be placed that a Major on e5 captures on e6 (White's) or e4 (Black's)."""
    major, target = ("m", "e6") if turn == "w" else ("M", "e4")
    position = gungi(turn, **{"e5": major, target: captured}, **given).after(f"e5x{target}")
    assert str(position.turn)[0] == turn  # his decision still
    return {text[1:3] for text in legal(position)}


def test_12_4_what_a_major_captures_in_motion_is_placed_in_the_own_territory() -> None:
    position = gungi("w", e5="m", e6="Q").after("e5xe6")
    assert position == gungi("w", e6="m", pending="final:recruit:e")
    assert legal(position) == {f"({square})" for square in HOME - {"b1"}}
    refused(position, "(e5)", "(12.3, 12.4)")
    refused(position, "e6-e7", "must be recruited")
    assert position.after("(c3)") == gungi("b", e6="m", c3="e")


def test_12_4_black_recruits_on_rows_7_to_9_and_swapped_sides_on_the_others() -> None:
    assert recruits("q", "b") == FAR - {"h9"}
    assert recruits("Q", sides="swapped") == FAR - {"h9"}


def test_7_6_3_on_an_own_top_too_that_is_no_king_and_needs_no_foundation() -> None:
    """Not on an enemy, nor on a tower of three, nor where its like already is (4.2)."""
    found = recruits("Q", a1="l", a2="Pt", c1="sqt", c2="es", d1="T", d2="aS")
    assert found == HOME - {"b1", "c1", "c2", "d1", "d2"}
    placed = gungi("w", e5="m", e6="Q", a2="Pt").after("e5xe6").after("(a2)")
    assert placed == gungi("b", e6="m", a2="Pte")


def test_12_4_the_range_of_ascent_does_not_forbid_it() -> None:
    assert {"f1", "f2", "f3"} <= recruits("Q", f1="n", f2="s")


def test_12_4_only_what_is_a_major() -> None:
    """Not what moves as one: a Griffin on a Major, a piece on an enemy."""
    griffin = gungi("w", e5="mg", e6="Q").after("e5xe6")
    assert griffin == gungi("b", e5="m", e6="g", reserve="-/e")
    on_enemy = gungi("w", e5="Ss", e6="Q").after("e5xe6")
    assert on_enemy == gungi("b", e5="S", e6="s", reserve="-/e")
    high = gungi("w", e5="Sm", e6="PQ").after("e5xe6")
    assert high == gungi("w", e5="S", e6="Pm", pending="final:recruit:e")


def test_12_4_not_after_a_capture_in_tower() -> None:
    assert gungi("w", e5="Qm").after("1xe5") == gungi("b", e5="m", reserve="-/e")


def test_7_6_3_no_second_joker_and_no_second_pawn_in_a_column() -> None:
    """A captured Pawn is a Joker of the captor, a captured Joker a Pawn."""
    columns = {"a8": "b", "c8": "bs", "d7": "p", "f8": "is"}
    jokers = recruits("P", **columns)
    assert {square[0] for square in jokers} == set("bdefghi")
    pawns = recruits("B", **columns)
    assert {square[0] for square in pawns} == set("abceghi")
    assert {square[0] for square in recruits("M", **columns)} == set("abceghi")


def test_7_6_3_neither_gives_check() -> None:
    """Others may."""
    king = {"e4": "R"}
    assert "e3" not in recruits("B", **king)
    assert {"e1", "e2", "d3", "f3"} <= recruits("B", **king)
    beside = recruits("P", e3="R")
    assert "d3" not in beside
    assert "f3" not in beside
    assert {"d2", "e2", "e1"} <= beside
    assert "e3" in recruits("Z", **king)


def test_12_4_a_pawn_on_the_first_row_has_its_way_and_stays() -> None:
    assert {"a1", "i3"} <= recruits("B")
    placed = gungi("b", e5="M", e4="b").after("e5xe4").after("(a7)")
    assert placed == gungi("w", e4="M", a7="P")


def test_12_4_if_nothing_is_legal_it_goes_to_the_reserve() -> None:
    """Eight columns have a white Pawn, and in the ninth enemies stand."""
    pawns = dict(zip(["a4", "b4", "c4", "d4", "e8", "f4", "g4", "h4"], "ppppppyi", strict=True))
    shut = {"i1": "Q", "i2": "T", "i3": "S"}
    position = gungi("w", e5="m", e6="B", **pawns, **shut).after("e5xe6")
    assert position == gungi("b", e6="m", **pawns, **shut, reserve="-/p")


def test_12_4_the_recruit_is_not_usable_as_a_reserve_piece() -> None:
    position = gungi("w", e5="m", e6="Q", reserve="-/t").after("e5xe6")
    refused(position, "E*e9", "must be recruited")
    assert position.after("(e1)") == gungi("b", e6="m", e1="e", reserve="-/t")


def test_8_3_a_major_that_captures_the_king_recruits_nobody() -> None:
    assert ended(gungi("w", e5="m", e6="R").after("e5xe6")) == ("white", None)


@pytest.mark.parametrize(("captured", "recruit"), [("N", "w"), ("F", "g"), ("S", "z"), ("D", "l")])
def test_12_4_every_other_face_is_recruited(captured: str, recruit: str) -> None:
    position = gungi("w", e5="m", e6=captured).after("e5xe6")
    assert position == gungi("w", e6="m", pending=f"final:recruit:{recruit}")


def test_12_4_a_major_uncovered_by_a_captor_that_is_recovered_recruits_nobody() -> None:
    """The Assassin took the piece, and goes over to the adversary; the Major only lay below."""
    position = gungi("b", e1="Mq", d3="A", e2="r", i9="R").after("d3xe1")
    assert position == gungi("w", e1="M", e2="r", i9="R", reserve="E/-", recovered="-/c")
