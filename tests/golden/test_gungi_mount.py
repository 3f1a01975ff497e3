"""Gungi 7.5.3: a mounted tower (rule 11.3)."""

from __future__ import annotations

import pytest

from golden.moves_of_pieces import ARMIES, MOUNTS, forward, hostile, own, squares_from
from golden.setting import ended, gungi, legal, refused


def mounts(turn: str, **given: str) -> set[str]:
    return {text[3:] for text in legal(gungi(turn, **given), "e5~")}


@pytest.mark.parametrize("bearer", MOUNTS)
@pytest.mark.parametrize(("turn", "sides"), ARMIES)
def test_11_3_the_mount_moves_of_boar_bear_elephant_and_unicorn(
    bearer: str, turn: str, sides: str
) -> None:
    """The same whatever stands above, and however high; Ascent does not change them."""
    ahead = forward(turn, sides)
    expected = squares_from("e5", MOUNTS[bearer], ahead)
    kings = {"a1": "r", "i9": "R"}
    cannon = {"e1" if ahead == 1 else "e9": own(turn, "N")}
    for above in (own(turn, "S"), hostile(turn, "S"), own(turn, "ST"), hostile(turn, "ST")):
        tower = own(turn, bearer) + above
        assert mounts(turn, sides=sides, e5=tower, **kings) == expected
        assert mounts(turn, sides=sides, e5=tower, **kings, **cannon) == expected


def test_11_3_the_whole_tower_moves_enemies_included() -> None:
    assert gungi("w", e5="jPq").after("e5~d6") == gungi("b", d6="jPq")
    assert gungi("w", e5="oQ").after("e5~e4") == gungi("b", e4="oQ")


def test_11_3_to_an_empty_square_only() -> None:
    position = gungi("w", e5="jq", d6="s", f6="S", d4="QT")
    assert legal(position, "e5~") == {"e5~f4"}
    for square in ("d6", "f6", "d4"):
        refused(position, f"e5~{square}", "empty square")
    refused(position, "e5~e6", "does not carry a tower from e5 to e6")


def test_11_3_what_stands_between_is_no_obstacle() -> None:
    around = {"e6": "S", "d6": "Q", "f6": "T"}
    position = gungi("w", e5="uq", **around, d5="M", f5="P")
    assert {"e5~e7", "e5~d7", "e5~f7"} <= legal(position)


def test_11_3_the_bearer_is_an_own_piece_on_level_1_with_something_above() -> None:
    refused(gungi("w", e5="j"), "e5~d6", "(11.3)")
    refused(gungi("w", e5="Jq"), "e5~d6", "(11.3)")
    refused(gungi("w", e5="qj"), "e5~d6", "carries no tower (11.3)")
    for base in "spzbmacgldxqt":
        above = "s" if base != "s" else "q"
        assert mounts("w", e5=base + above) == set()


# -- 12.2 with a mount ----------------------------------------------------------------------------


def test_7_5_3_an_assassin_carried_where_it_can_never_move_is_recovered() -> None:
    """Each by its owner, the same face up; it cannot be used in the owner's next turn."""
    position = gungi("w", e8="ja", a9="S")
    mounted = position.after("e8~d9")
    assert mounted == gungi("b", d9="j", a9="S", recovered="-/a")
    next_turn = mounted.after("a9-a8")
    refused(next_turn, "A*e5", "(12.2)")
    assert "A*e5" in legal(next_turn.after("d9-d8").after("a8-a7"))


def test_12_2_an_enemy_piece_carried_so_goes_back_to_the_enemy() -> None:
    """Black's Assassin on Black's Swordsman: on row 1 it can never move."""
    position = gungi("w", e2="jSA")
    assert position.after("e2~d1") == gungi("b", d1="jS", recovered="A/-")
    # On an enemy's piece it moves as a Major, and stays.
    assert gungi("w", e2="jA").after("e2~d1") == gungi("b", d1="jA")


def test_12_2_from_the_bottom_up_each_on_what_is_then_below_it() -> None:
    """The Assassin goes; the Griffin comes down, and imitates the Boar now."""
    position = gungi("w", e8="jag")
    assert position.after("e8~d9") == gungi("b", d9="jg", recovered="-/a")
    # A Griffin in between imitates the Elephant; the Assassin above it goes.
    other = gungi("w", e8="ega")
    assert other.after("e8~e9") == gungi("b", e9="eg", recovered="-/a")


def test_12_2_who_can_still_move_stays() -> None:
    assert gungi("w", e8="jp").after("e8~d9") == gungi("b", d9="jp")  # sideways
    assert gungi("w", e7="ja").after("e7~d8") == gungi("b", d8="ja")  # its short steps
    assert gungi("w", e8="jqp").after("e8~d9") == gungi("b", d9="jqp")


# -- check and fouls ------------------------------------------------------------------------------


def test_7_5_3_the_own_king_is_not_carried_into_check() -> None:
    position = gungi("w", e2="jr", d9="L")
    refused(position, "e2~d1", "the own King comes to stand attacked (13.2)")
    assert position.after("e2~f3") == gungi("b", f3="jr", d9="L")


def test_7_5_3_an_enemy_on_top_is_not_carried_to_where_it_attacks_the_own_king() -> None:
    """On an enemy it moves as a Major."""
    position = gungi("w", e5="jS", e3="r")
    refused(position, "e5~d4", "(13.2)")
    assert "e5~d6" in legal(position)


def test_7_5_3_a_joker_on_top_gives_no_check() -> None:
    refused(gungi("w", e5="jb", c6="R"), "e5~d6", "(14)")
    assert "e5~d6" in legal(gungi("w", e5="jb", c7="R"))
    assert "e5~d6" in legal(gungi("w", e5="jbq", c6="R"))
    # On top after the recoveries: the Assassin above the Joker goes.
    refused(gungi("w", e8="jba", c9="R"), "e8~d9", "(14)")


def test_7_5_3_an_own_joker_is_not_carried_into_a_column_with_another() -> None:
    for tower in ("jb", "jbq", "jqb"):
        refused(gungi("w", e5=tower, d2="b"), "e5~d6", "(14)")
        assert "e5~f6" in legal(gungi("w", e5=tower, d2="b"))
    assert "e5~e6" in legal(gungi("w", e5="ob"))


@pytest.mark.parametrize("tower", ["jB", "jBq", "jQB"])
def test_7_5_3_the_strategy_an_enemy_joker_carried_to_another_wins(tower: str) -> None:
    position = gungi("w", e5=tower, d2="B")
    assert ended(position.after("e5~d6")) == ("white", None)
    assert ended(position.after("e5~f6")) is None


def test_11_3_the_win_needs_an_action_that_is_otherwise_legal() -> None:
    """Not while the own King is attacked, nor by a foul of one's own."""
    refused(gungi("w", e5="jB", d2="B", e2="r", e9="L"), "e5~d6", "(13.2)")
    refused(gungi("w", e5="jBb", d2="Bq", d8="b"), "e5~d6", "(14)")
