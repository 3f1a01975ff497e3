"""Gungi 7.6.1: forced recovery (rule 12.2)."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import after, gungi, legal, refused

# -- after a move or a jump on top: to its owner, the same face up ---------------------------------


@pytest.mark.parametrize(
    ("piece", "move"),
    [
        ("p", "e8-e9"), ("y", "e8-e9"), ("i", "e8-e9"),
        ("a", "e7-d9"), ("a", "e6-f8"),
        ("g", "e5-e9"), ("w", "e2-e9"),
    ],
)  # fmt: skip
def test_12_2_a_piece_that_moves_to_where_it_can_never_move_goes_to_its_owner(
    piece: str, move: str
) -> None:
    position = gungi("w", **{move[:2]: piece}, a9="S")
    assert position.after(move) == gungi("b", a9="S", recovered=f"-/{piece}")


def test_12_2_black_and_swapped_sides_have_their_last_row_elsewhere() -> None:
    assert gungi("b", e2="P").after("e2-e1") == gungi("w", recovered="P/-")
    swapped = gungi("w", sides="swapped", e3="a")
    assert swapped.after("e3-d1") == gungi("b", sides="swapped", recovered="-/a")
    assert gungi("w", e2="p").after("e2-e3") == gungi("b", e3="p")


def test_12_2_where_it_has_a_move_it_stays() -> None:
    assert gungi("w", e5="g").after("e5-e8") == gungi("b", e8="g")
    assert gungi("w", e5="a").after("e5-d7") == gungi("b", d7="a")
    # Occupied squares are squares: the Pawn on e8 is only blocked.
    assert gungi("w", e7="p", e9="S").after("e7-e8") == gungi("b", e8="p", e9="S")
    # Others go to the last row as they like.
    for piece in "szbmjcluq":
        assert f"{piece.upper()}*e9" in legal(gungi("w", reserve=f"-/{piece}"))


def test_12_2_the_level_counts() -> None:
    """On the second a Pawn goes sideways; an Assassin has diagonal steps, but not from row 9."""
    assert gungi("w", e8="p", e9="q").after("e8-e9") == gungi("b", e9="qp")
    assert gungi("w", e6="a", d8="q").after("e6-d8") == gungi("b", d8="qa")
    lost = gungi("w", e7="a", d9="q")
    assert lost.after("e7-d9") == gungi("b", d9="q", recovered="-/a")


def test_12_2_so_do_imitation_and_the_major_rule() -> None:
    assert gungi("w", e5="g", e9="c").after("e5-e9") == gungi("b", e9="cg")
    lost = gungi("w", e5="g", e9="a")
    assert lost.after("e5-e9") == gungi("b", e9="a", recovered="-/g")
    on_enemy = gungi("w", e8="p", e9="SQ")
    assert on_enemy.after("e8xe9") == gungi("b", e9="Sp", reserve="-/e")


def test_12_2_ascent_does_not_count() -> None:
    lifted_pawn = gungi("w", e1="n", e8="p")
    assert lifted_pawn.after("e8-e9") == gungi("b", e1="n", recovered="-/p")
    lifted_assassin = gungi("w", d1="n", e6="a")
    assert lifted_assassin.after("e6-d8") == gungi("b", d1="n", recovered="-/a")


def test_12_2_an_own_recovered_piece_waits_through_the_owners_next_turn() -> None:
    position = after(gungi("w", e8="p", a9="S"), "e8-e9", "a9-a8")
    refused(position, "P*e5", "(12.2)")
    position = position.after("b1-b2")
    assert position == gungi("b", b2="r", a8="S", reserve="-/p")
    assert "P*e5" in legal(position.after("a8-a7"))


# -- after a capture: to the adversary ------------------------------------------------------------


@pytest.mark.parametrize(("piece", "received"), [("p", "B"), ("y", "M"), ("i", "J")])
def test_12_2_a_captor_that_can_never_move_again_goes_turned_to_the_adversary(
    piece: str, received: str
) -> None:
    position = gungi("w", e8=piece, e9="Q", a9="S").after("e8xe9")
    assert position == gungi("b", a9="S", reserve="-/e", recovered=f"{received}/-")
    # He receives it in his Initial phase and does not use it in that turn.
    refused(position, f"{received}*e5", "(12.2)")
    position = position.after("a9-a8")
    assert position == gungi("w", a8="S", reserve=f"{received}/e")
    assert f"{received}*e5" in legal(position.after("b1-b2"))


def test_12_2_assassins_too_and_the_notation_example() -> None:
    position = gungi("w", e7="a", d9="Q")
    assert position.after("e7xd9") == gungi("b", reserve="-/e", recovered="C/-")
    notation = gungi("b", f2="P", f1="s")
    assert notation.move("f2xf1^??") == notation.move("f2xf1")
    assert notation.after("f2xf1^") == gungi("w", reserve="Z/-", recovered="-/b")


def test_12_2_the_captured_piece_is_not_recovered_with_it() -> None:
    position = gungi("w", e8="p", e9="QT").after("e8xe9")
    assert position == gungi("b", e9="Qp", reserve="-/o")


def test_12_2_a_griffin_that_captured_so_is_relocated_by_the_adversary() -> None:
    """His Initial phase begins with it."""
    for griffin, emitter in (("g", "F"), ("w", "N")):
        position = gungi("w", e5=griffin, e9="Q").after("e5xe9")
        assert position == gungi("b", reserve="-/e", pending=f"initial:relocate:{emitter}")
        assert "(e9)" in legal(position)
        refused(position, "h9-h8", "(12.3)")
        assert position.after("(e9)") == gungi("b", e9=emitter, reserve="-/e")


# -- captures in tower ----------------------------------------------------------------------------


def test_7_6_1_the_middle_piece_of_a_tower_of_three_captures_the_one_below() -> None:
    """It comes down to the last row's first level and goes to the adversary; the top comes down."""
    position = gungi("w", e9="Qps")
    assert position.after("1xe9") == gungi("b", e9="s", reserve="-/e", recovered="B/-")


def test_12_2_in_a_capture_in_tower_only_what_came_down_is_tested() -> None:
    stays = gungi("w", e9="aQ")  # come there by a substitution, say
    assert stays.after("2xe9") == gungi("b", e9="a", reserve="-/e")
    comes_down = gungi("w", e9="sQa")
    assert comes_down.after("2xe9") == gungi("b", e9="s", reserve="-/e", recovered="C/-")
    top = gungi("w", e9="asQ")
    assert top.after("3xe9") == gungi("b", e9="as", reserve="-/e")


def test_12_2_an_enemy_piece_that_came_down_so_goes_to_its_owner_the_same_face() -> None:
    """Black's Griffin imitates the Assassin below it: on row 1 it can go nowhere."""
    position = gungi("w", e1="QaG")
    assert position.after("1xe1") == gungi("b", e1="a", reserve="-/e", recovered="G/-")


def test_12_2_the_test_goes_from_the_bottom_up() -> None:
    """The Pawn goes, so that the Griffin above comes down and slides no further: it goes too."""
    position = gungi("w", e9="Qpg")
    after_capture = position.after("1xe9")
    assert after_capture == gungi("b", reserve="-/e", recovered="B/-", pending="initial:relocate:F")


# -- what never recovers a piece ------------------------------------------------------------------


def test_12_2_neither_swap_nor_substitution_nor_flip_nor_coronation() -> None:
    assert gungi("w", e9="tqp").after(":e9") == gungi("b", e9="pqt", locks="-/e9")
    changed = gungi("w", e9="z", reserve="-/a").after("e9<>A")
    assert changed == gungi("b", e9="a", reserve="-/z")
    flipped = gungi("w", e9="BQ", d9="b", h9="R").after("d9xe9")
    assert flipped == gungi("b", e9="pb", reserve="-/e")
    crowned = after(gungi("w", d8="r", e9="BQ", h7="R"), "d8xe9", "{0}")
    assert crowned == gungi("b", e9="pr", h7="R", reserve="-/e")


# -- when it joins the Reserve --------------------------------------------------------------------


def test_12_2_older_ones_join_the_reserve_when_the_turn_ends_and_fresh_ones_do_not() -> None:
    """The Assassin moves where it can never move again, and a Cannon that waited has room."""
    text = "r8/3A5/9/3A5/2Lg5/2A6/9/9/7R1/ b -/- Q/- -/- wait:N"
    moved = zwenk.position("gungi", text).after("d4-c2")
    board = "r8/3A5/9/9/2Lg5/2A6/9/9"
    assert str(moved) == f"{board}/7R1/ b -/- AQ/- -/- final:relocate:N"
    for same in (moved, moved.copy()):
        assert str(same.after("(a9)")) == f"{board}/N6R1/ w Q/- A/-"
    # A text does not tell which of them is fresh: read from it, all of them join.
    again = zwenk.position("gungi", str(moved))
    assert again == moved
    assert str(again.after("(a9)")) == f"{board}/N6R1/ w AQ/-"


def test_12_2_of_two_alike_the_older_one_joins() -> None:
    two = after(gungi("b", e2="P", recovered="P/-"), "e2-e1")
    assert two == gungi("w", reserve="P/-", recovered="P/-")


# -- what may not be done with a recovered piece --------------------------------------------------


def test_12_2_it_is_neither_dropped_nor_substituted_nor_crowned() -> None:
    """Three uses of the Reserve; it joins at the end of that army's next action turn."""
    position = gungi("w", recovered="-/t", e5="z", b1="r", b2="QS")
    refused(position, "T*e6", "(12.2)")
    refused(position, "e5<>T", "(11.4)")
    crowning = position.after("b1xb2")
    assert legal(crowning) == {"{0}", "{Z}"}
    assert crowning.after("{0}") == gungi("b", e5="z", b2="er", reserve="-/tz")
