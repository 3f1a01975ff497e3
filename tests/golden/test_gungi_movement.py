"""Gungi 7.1 and appendix A (rule 6): every kind at every level, for both armies and both sides."""

from __future__ import annotations

import pytest

from golden.moves_of_pieces import (
    ARMIES,
    NOT_LIFTED,
    TABLE,
    at_level,
    forward,
    hostile,
    own,
    squares_from,
    support,
)
from golden.setting import gungi, legal, reach, refused, these

GRIFFINS = "GW"
LEVELS = [
    (kind, level)
    for kind in TABLE
    for level in (1, 2, 3)
    if level == 1 or kind not in GRIFFINS + "NF"
]

every_kind_and_level = pytest.mark.parametrize(("kind", "level"), LEVELS)
every_army = pytest.mark.parametrize(("turn", "sides"), ARMIES)


@every_kind_and_level
@every_army
def test_6_the_moves_of_a_kind_at_a_level(kind: str, level: int, turn: str, sides: str) -> None:
    position = gungi(turn, sides=sides, e5=own(turn, support(kind, level) + kind))
    expected = squares_from("e5", at_level(kind, level), forward(turn, sides))
    assert reach(position, "e5") == expected


@every_kind_and_level
@every_army
def test_6_1_ascent_lifts_by_one_level_at_most_to_the_third(
    kind: str, level: int, turn: str, sides: str
) -> None:
    """An own Cannon stands behind on the column; R G W L D X are not lifted, U is."""
    ahead = forward(turn, sides)
    cannon = {"e1" if ahead == 1 else "e9": own(turn, "N")}
    if kind == "N":
        return
    position = gungi(turn, sides=sides, **cannon, e5=own(turn, support(kind, level) + kind))
    lifted = level if kind in NOT_LIFTED else min(level + 1, 3)
    assert reach(position, "e5") == squares_from("e5", at_level(kind, lifted), ahead)


@pytest.mark.parametrize("kind", [kind for kind in TABLE if kind not in "RGWNF"])
@pytest.mark.parametrize("level", [2, 3])
@every_army
def test_6_1_directly_on_an_enemy_a_piece_moves_as_the_major(
    kind: str, level: int, turn: str, sides: str
) -> None:
    below = own(turn, support(kind, level - 1)) + hostile(turn, "Q")
    position = gungi(turn, sides=sides, e5=below + own(turn, kind))
    expected = squares_from("e5", "±1,1 0,1 ±1,0 0,-1", forward(turn, sides))
    assert reach(position, "e5") == expected


def test_6_1_only_the_directly_lower_piece_counts() -> None:
    position = gungi("w", e5="Qst")
    assert reach(position, "e5") == squares_from("e5", "±1,±1 ±2,0 ±2,-2", 1)


def test_6_1_the_king_keeps_his_own_moves_on_an_enemy() -> None:
    """On a Fortress, which does not attack him."""
    position = gungi("w", e5="Fr")
    assert reach(position, "e5") == these("d4 d5 d6 e4 e6 f4 f5 f6")


@every_army
def test_6_1_a_griffin_on_the_first_level_slides_forward_and_imitates_higher_up(
    turn: str, sides: str
) -> None:
    ahead = forward(turn, sides)
    for griffin in GRIFFINS:
        first = gungi(turn, sides=sides, e5=own(turn, griffin))
        assert reach(first, "e5") == squares_from("e5", "0,1*", ahead)
        second = gungi(turn, sides=sides, e5=own(turn, "Q" + griffin))
        assert reach(second, "e5") == squares_from("e5", "±2,2 0,±1", ahead)


# -- the base moves of the appendix, by the names it gives them -----------------------------------

SIDE, PLUS, CROSS = "±1,0", "0,±1 ±1,0", "±1,±1"


@pytest.mark.parametrize(
    ("tower", "offsets"),
    [
        ("b", SIDE), ("cb", SIDE), ("cmb", SIDE),
        ("co", PLUS), ("cmo", PLUS),
        ("cj", CROSS), ("cmj", CROSS),
        ("cmt", f"{CROSS} ±2,0 ±2,-2"),
        ("ca", "±1,2 ±1,1"),
        ("mec", "±1,±2 ±1,1 ±2,-2"),
    ],
)  # fmt: skip
def test_appendix_A_examples(tower: str, offsets: str) -> None:  # noqa: N802 (the appendix)
    assert reach(gungi("w", e5=tower), "e5") == squares_from("e5", offsets, 1)


# -- 6.2 and 6.3 -----------------------------------------------------------------------------------


def test_6_2_jumps_reach_their_square_whatever_is_between() -> None:
    around = {"d4": "q", "d5": "Q", "d6": "S", "e6": "t", "f6": "P", "f5": "s", "e4": "p"}
    position = gungi("w", e5="a", **around)
    assert reach(position, "e5") == these("d7 f7")


def test_6_2_slides_go_up_to_and_including_the_first_occupied_square() -> None:
    position = gungi("w", e5="l", e7="s", g5="S", e4="Q")
    assert reach(position, "e5") == these("e6 e7 f5 g5 e4 d5 c5 b5 a5")
    refused(position, "e5-e8", "does not reach e8 (6)")
    refused(position, "e5-h5", "does not reach h5 (6)")
    unicorn = gungi("w", e5="u", c7="S", g7="t")
    expected = these("d6 c7 f6 g7 d4 c3 b2 a1 f4 g3 h2 i1")
    assert reach(unicorn, "e5") == expected


def test_6_3_empty_move_own_top_jump_enemy_top_capture() -> None:
    position = gungi("w", e5="s", e6="q", d6="Q")
    assert legal(position, "e5") == these("e5-e6 e5xd6 e5-f6 e5-d5 e5-f5 e5-e4")
    assert position.after("e5-f6") == gungi("b", f6="s", e6="q", d6="Q")
    assert position.after("e5-e6") == gungi("b", e6="qs", d6="Q")
    assert position.after("e5xd6") == gungi("b", d6="s", e6="q", reserve="-/e")
    refused(position, "e5-e7", "does not reach e7 (6)")


def test_6_3_heights_never_matter() -> None:
    position = gungi("w", e5="s", d6="PQT", e6="cm")
    assert {"e5xd6", "e5-e6"} <= legal(position)
    assert position.after("e5xd6") == gungi("b", d6="PQs", e6="cm", reserve="-/o")
    assert "d6xe5" in legal(gungi("b", d6="PQT", e5="s", h9="R"))


def test_6_the_major_rule_is_of_the_enemy_below_not_of_where_the_piece_stood() -> None:
    """A Lion that captured a tower's top walks on from there as a Major."""
    position = gungi("w", e3="l", e6="PQ", a9="S").after("e3xe6").after("a9-a8")
    assert reach(position, "e6") == these("d7 e7 f7 d6 f6 e5")
