"""Gungi 8.3 (rule 14): the four fouls, action by action."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import after, ended, gungi, legal, refused
from zwenk import Position

# Two own Jokers in a column, by every action and effect: what is set up, and what is refused.
DOUBLE_JOKER = {
    "move": (gungi("w", d5="b", e2="b"), "d5-e5"),
    "jump on top": (gungi("w", d5="b", e5="q", e2="b"), "d5-e5"),
    "capture": (gungi("w", d5="b", e5="Q", e2="b"), "d5xe5"),
    "drop": (gungi("w", e2="b", reserve="-/b"), "B*e5"),
    "substitution": (gungi("w", e5="z", e2="b", reserve="-/b"), "e5<>B"),
    "mount": (gungi("w", d5="jb", e2="b"), "d5~e6"),
    "betrayal": (gungi("w", d5="b", e5="PQ"), "d5xe5"),
}


@pytest.mark.parametrize(("position", "action"), DOUBLE_JOKER.values(), ids=DOUBLE_JOKER)
def test_14_double_joker(position: Position, action: str) -> None:
    assert action not in legal(position)
    with pytest.raises(zwenk.IllegalMove):
        position.after(action)


@pytest.mark.parametrize(("tower", "height"), [("b", 1), ("bq", 2), ("sbq", 3), ("Qbs", 3)])
def test_14_covered_pieces_count_for_double_joker(tower: str, height: int) -> None:
    assert len(tower) == height
    refused(gungi("w", d5="b", e2=tower), "d5-e5", "(14)")


def test_14_double_joker_by_recruitment_and_coronation() -> None:
    recruit = gungi("w", e5="m", e6="P", c8="b").after("e5xe6")
    assert not legal(recruit, "(c")
    crowned = gungi("w", e4="r", e5="PS", e8="b", reserve="-/b").after("e4xe5")
    assert legal(crowned) == {"{Z}"}


def test_14_the_enemys_jokers_and_other_columns_do_not_matter() -> None:
    position = gungi("w", d5="b", e2="B", c2="b")
    assert "d5-e5" in legal(position)
    refused(position, "d5-c5", "(14)")


def test_14_other_pieces_may_capture_in_a_column_with_a_joker() -> None:
    """What the book says of captures there is about Jokers."""
    assert "e4xe5" in legal(gungi("w", e4="s", e5="Q", e2="b"))
    assert "d5xe5" in legal(gungi("w", d5="s", e5="P", e2="b"))


# -- double Pawn ----------------------------------------------------------------------------------


def test_14_double_pawn_by_drop_and_recruitment() -> None:
    refused(gungi("w", e2="y", reserve="-/p"), "P*e5", "(14)")
    refused(gungi("w", e2="yq", reserve="-/i"), "I*e5", "(14)")
    recruit = gungi("w", e5="m", e6="B", c8="i").after("e5xe6")
    assert not legal(recruit, "(c")


def test_14_moving_there_is_legal() -> None:
    """By a move, a jump, a capture, a swap, a mount, a substitution, a Coronation or a flip."""
    assert "d5-f5" in legal(gungi("w", d5="qp", f2="p"))
    assert "d5-f5" in legal(gungi("w", d5="qp", f5="s", f2="p"))
    assert "d5xf5" in legal(gungi("w", d5="qp", f5="S", f2="p"))
    assert "d5~e6" in legal(gungi("w", d5="jp", e2="p"))
    assert "e5<>P" in legal(gungi("w", e5="z", e2="p", reserve="-/p"))
    assert "{P}" in legal(gungi("w", e4="r", e5="QS", e2="p", reserve="-/p").after("e4xe5"))
    assert "d5xe5" in legal(gungi("w", d5="b", e5="BQ", e2="p"))


# -- check by Joker --------------------------------------------------------------------------------

# Black's King stands beside where the Joker comes to.
CHECK_BY_JOKER = {
    "moved": (gungi("w", d5="b", f5="R"), "d5-e5"),
    "jumped": (gungi("w", d5="b", e5="q", f5="R"), "d5-e5"),
    "captured in motion": (gungi("w", d5="b", e5="Q", f5="R"), "d5xe5"),
    "captured in tower": (gungi("w", e5="Qb", f5="R"), "1xe5"),
    "dropped": (gungi("w", f5="R", reserve="-/b"), "B*e5"),
    "substituted": (gungi("w", e5="z", f5="R", reserve="-/b"), "e5<>B"),
    "swapped to the top": (gungi("w", e5="bqt", f5="R"), ":e5"),
    "rode on top": (gungi("w", d4="jb", f5="R"), "d4~e5"),
}


@pytest.mark.parametrize(("position", "action"), CHECK_BY_JOKER.values(), ids=CHECK_BY_JOKER)
def test_14_check_by_joker(position: Position, action: str) -> None:
    refused(position, action, "(14)")


def test_14_check_by_joker_by_recruitment() -> None:
    recruit = gungi("w", h5="m", h6="P", f3="R").after("h5xh6")
    assert "(e3)" not in legal(recruit)
    assert "(g3)" not in legal(recruit)
    assert {"(e2)", "(d3)"} <= legal(recruit)


def test_14_on_an_enemy_a_joker_checks_as_a_major() -> None:
    refused(gungi("w", d5="b", e5="sQ", e6="R"), "d5xe5", "(14)")
    assert "d5xe5" in legal(gungi("w", d5="b", e5="Q", e6="R"))


def test_14_a_discovered_attack_is_no_foul() -> None:
    """The Swordsman goes and uncovers the Joker; the Joker goes and uncovers the Lion."""
    assert "e5-e7" in legal(gungi("w", e5="bs", f5="R"))
    assert "e5-d5" in legal(gungi("w", e3="l", e5="b", e8="R"))
    # A Joker that stays under the captor of his tower attacks nobody yet.
    assert "2xe5" in legal(gungi("w", e5="bQs", f5="R"))


def test_14_a_joker_may_attack_all_but_the_king() -> None:
    assert "d5-e5" in legal(gungi("w", d5="b", f5="L"))


# -- check by Pawn --------------------------------------------------------------------------------

CHECK_BY_PAWN = {
    "dropped": (gungi("w", e6="R", reserve="-/p"), "P*e5"),
    "dropped on a Foundation": (gungi("w", c5="a", e5="R", reserve="-/p"), "P*c5"),
    "substituted": (gungi("w", e5="z", e6="R", reserve="-/y"), "e5<>Y"),
}


@pytest.mark.parametrize(("position", "action"), CHECK_BY_PAWN.values(), ids=CHECK_BY_PAWN)
def test_14_check_by_pawn(position: Position, action: str) -> None:
    refused(position, action, "(14)")


def test_14_check_by_pawn_by_recruitment() -> None:
    recruit = gungi("w", h5="m", h6="B", e4="R").after("h5xh6")
    assert "(e3)" not in legal(recruit)
    assert "(e2)" in legal(recruit)


def test_14_a_pawn_that_moves_jumps_captures_or_rides_may_give_check() -> None:
    assert "e4-e5" in legal(gungi("w", e4="p", e6="R"))
    assert "e4-e5" in legal(gungi("w", e4="p", e5="q", g5="R"))
    assert "e4xe5" in legal(gungi("w", e4="p", e5="Q", e6="R"))
    assert "1xe5" in legal(gungi("w", e5="Qp", e6="R"))
    assert "d4~e5" in legal(gungi("w", d4="jp", g5="R"))
    assert ":e5" in legal(gungi("w", e5="pqt", f6="R"))


def test_14_covered_by_the_substitution_a_pawn_attacks_nobody() -> None:
    assert "e5<>P" in legal(gungi("w", e5="zs", e6="R", reserve="-/p"))


# -- fouls forced on the opponent ------------------------------------------------------------------


def test_11_3_and_12_5_a_double_joker_forced_on_the_opponent_wins_at_once() -> None:
    mounted = gungi("w", e5="jB", d2="B").after("e5~d6")
    betrayed = gungi("w", d5="b", e5="pQ", e2="B").after("d5xe5")
    for position in (mounted, betrayed):
        assert ended(position) == ("white", None)
        assert legal(position) == set()


def test_14_a_double_pawn_forced_on_the_opponent_is_none() -> None:
    """It is a foul of formation, drop and recruitment alone."""
    betrayed = gungi("w", d5="b", e5="bQ", e2="P").after("d5xe5")
    assert ended(betrayed) is None
    assert after(betrayed, "e2-e1").turn == 1
