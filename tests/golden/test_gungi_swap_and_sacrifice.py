"""Gungi 7.5.1 and 7.5.2: the base-top swap (rule 11.1) and the sacrifice (11.2)."""

from __future__ import annotations

import pytest

from golden.setting import after, gungi, legal, refused

# -- 11.1 -----------------------------------------------------------------------------------------


def test_11_1_a_captain_at_level_1_or_3_changes_places_with_the_other_end() -> None:
    up = gungi("w", e5="tqs")
    assert up.after(":e5") == gungi("b", e5="sqt", locks="-/e5")
    down = gungi("w", e5="sqt")
    assert down.after(":e5") == gungi("b", e5="tqs", locks="-/e5")
    black = gungi("b", e5="TqS")  # whoever stands between
    assert black.after(":e5") == gungi("w", e5="SqT", locks="e5/-")


def test_11_1_only_in_a_tower_of_three_with_own_pieces_at_both_ends() -> None:
    refused(gungi("w", e5="tq"), ":e5", "a tower of three")
    refused(gungi("w", e5="tqS"), ":e5", "(11.1)")
    refused(gungi("w", e5="Sqt"), ":e5", "(11.1)")
    refused(gungi("w", e5="qts"), ":e5", "(11.1)")
    refused(gungi("w", e5="TqS"), ":e5", "(11.1)")
    refused(gungi("w", e5="sqz"), ":e5", "(11.1)")


def test_11_1_not_with_king_fortress_or_cannon() -> None:
    for tower in ("tqr", "fqt", "nqt"):
        refused(gungi("w", e5=tower), ":e5", "not swapped (11.1)")


@pytest.mark.parametrize("other", list("spyizbmjacgwludxqeo"))
def test_11_1_with_any_other_piece(other: str) -> None:
    middle = "q" if other != "q" else "s"
    assert ":e5" in legal(gungi("w", e5=f"t{middle}{other}"))
    assert ":e5" in legal(gungi("w", e5=f"{other}{middle}t"))


def test_11_1_not_again_in_that_tower_until_the_new_top_has_moved() -> None:
    """He moves off and comes back: then it may be done once more."""
    swapped = after(gungi("w", e5="tqs", a9="S"), ":e5", "a9-a8")
    refused(swapped, ":e5", "swapped already")
    moved = swapped.after("e5-d6")
    assert moved == gungi("b", e5="sq", d6="t", a8="S")
    back = after(moved, "a8-a7", "d6-e5", "a7-a6")
    assert ":e5" in legal(back)


def test_11_1_the_lock_is_of_one_army_and_one_tower() -> None:
    assert ":e5" in legal(gungi("w", e5="tqs", locks="e5/-"))
    assert ":d4" in legal(gungi("w", e5="tqs", d4="tqa", locks="-/e5"))
    refused(gungi("w", e5="tqs", locks="-/e5"), ":e5", "(11.1)")


def test_11_1_it_ends_when_the_top_is_captured_substituted_or_recovered() -> None:
    in_motion = gungi("b", e5="sqt", d6="S", locks="-/e5")
    assert in_motion.after("d6xe5") == gungi("w", e5="sqS", reserve="O/-")
    in_tower = gungi("b", e5="sQt", locks="-/e5")
    assert in_tower.after("3xe5") == gungi("w", e5="sQ", reserve="O/-")
    substituted = gungi("w", e5="tqz", locks="-/e5", reserve="-/a")
    assert substituted.after("e5<>A") == gungi("b", e5="tqa", reserve="-/z")
    recovered = gungi("w", e9="tQa", locks="-/e9")
    assert recovered.after("2xe9") == gungi("b", e9="t", reserve="-/e", recovered="C/-")


def test_11_1_other_changes_keep_it() -> None:
    """The middle is captured, another jumps on: the tower has three again, and is still locked."""
    position = gungi("w", e5="tQs", d4="m", a9="S", locks="-/e5")
    shrunk = position.after("2xe5")
    assert shrunk == gungi("b", e5="ts", d4="m", a9="S", locks="-/e5", reserve="-/e")
    grown = after(shrunk, "a9-a8", "d4-e5", "a8-a7")
    assert grown == gungi("w", e5="tsm", a7="S", locks="-/e5", reserve="-/e")
    refused(grown, ":e5", "swapped already")
    at_once = gungi("w", e7="a", d9="tq", locks="-/d9")  # jumps on, and is recovered
    assert at_once.after("e7-d9") == gungi("b", d9="tq", locks="-/d9", recovered="-/a")
    lower = gungi("w", e5="zqt", locks="-/e5", reserve="-/a")
    assert lower.after("e5<>A") == gungi("b", e5="aqt", locks="-/e5", reserve="-/z")


def test_11_1_it_travels_with_a_mounted_tower() -> None:
    position = gungi("w", e5="jqt", locks="-/e5", a9="S")
    mounted = position.after("e5~d6")
    assert mounted == gungi("b", d6="jqt", locks="-/d6", a9="S")
    refused(mounted.after("a9-a8"), ":d6", "swapped already")


def test_7_5_1_a_joker_swapped_to_the_top_gives_no_check() -> None:
    refused(gungi("w", e5="bqt", d5="R"), ":e5", "(14)")
    assert ":e5" in legal(gungi("w", e5="bqt", d6="R"))
    assert ":e5" in legal(gungi("w", e5="pqt", e6="R"))  # a Pawn may


def test_13_2_a_swap_does_not_uncover_the_own_king() -> None:
    """The Captain on top shields nothing, but his moves do: a Lion behind takes nothing here."""
    check = gungi("w", e2="r", e9="L", d5="tqs")
    refused(check, ":d5", "the own King stays attacked (13.2)")


# -- 11.2 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("square", ["d7", "f7", "e6", "e8"])
def test_7_5_2_a_king_in_check_swaps_with_a_swordsman_beside_him(square: str) -> None:
    """A Horse on d5 gives check. Four squares, as in the picture, not the three of the text."""
    position = gungi("b", e7="R", d5="c", **{square: "S"})
    assert position.after(f"{square}=e7") == gungi("w", e7="S", d5="c", **{square: "R"})


def test_7_5_2_the_example_check_by_a_lancer() -> None:
    for square in ("d7", "f7"):
        position = gungi("b", e7="R", e5="z", **{square: "S"})
        assert position.after(f"{square}=e7") == gungi("w", e7="S", e5="z", **{square: "R"})
    # In front of him the Lancer would strike the King again.
    refused(gungi("b", e7="R", e5="z", e6="S"), "e6=e7", "(13.2)")


def test_11_2_only_in_check() -> None:
    refused(gungi("b", e7="R", d7="S"), "d7=e7", "a King in check (11.2)")


def test_11_2_the_swordsman_stands_alone_on_the_first_level_and_beside_the_king() -> None:
    check = {"e7": "R", "d5": "c"}
    for tower in ("QS", "SQ", "sS", "Q", "s", "Z"):
        refused(gungi("b", d7=tower, **check), "d7=e7", "(11.2)")
    for square in ("d6", "d8", "f6", "f8", "c7", "e9"):
        refused(gungi("b", **{square: "S"}, **check), f"{square}=e7", "not beside e7 (11.2)")
    refused(gungi("b", d7="S", **check), "e7=d7", "own King is not on d7")


def test_11_2_the_swordsman_takes_the_kings_level() -> None:
    own = gungi("b", e7="QTR", d5="c", d7="S")
    assert own.after("d7=e7") == gungi("w", e7="QTS", d5="c", d7="R")
    # A check from the piece directly below ends so too.
    below = gungi("b", e7="qR", d7="S")
    assert below.after("d7=e7") == gungi("w", e7="qS", d7="R")


def test_11_2_no_other_own_swordsman_in_the_kings_tower() -> None:
    refused(gungi("b", e7="SR", d5="c", d7="S"), "d7=e7", "another own Swordsman (11.2)")
    refused(gungi("b", e7="SQR", d5="c", d7="S"), "d7=e7", "another own Swordsman (11.2)")
    assert "d7=e7" in legal(gungi("b", e7="sR", d5="c", d7="S"))  # the enemy's does not matter


def test_7_5_2_not_if_the_king_would_be_in_check_there() -> None:
    """The Lion looks along the row, and along the column of the other Swordsman."""
    position = gungi("b", e7="R", d5="c", d7="S", f7="S", f1="l")
    refused(position, "f7=e7", "the own King stays attacked (13.2)")
    assert "d7=e7" in legal(position)
