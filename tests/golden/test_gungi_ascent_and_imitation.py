"""Gungi 7.4.3 and 7.4.4: what Ascent lifts (rule 9.3), and Griffins that imitate (9.4)."""

from __future__ import annotations

import pytest

from golden.moves_of_pieces import ARMIES, at_level, forward, hostile, own, squares_from
from golden.setting import gungi, reach, these

COLUMNS, ROWS = "abcdefghi", "123456789"


def lifted(square: str, **board: str) -> bool:
    """Whether a white Pawn on the first level there may go sideways, as on the second."""
    found = reach(gungi("w", **board, **{square: "p"}), square)
    return bool(found & squares_from(square, "±2,0", 1))


def all_lifted(**board: str) -> set[str]:
    empty = {c + r for c in COLUMNS for r in ROWS} - set(board) - these("b1 h9")
    return {square for square in empty if lifted(square, **board)}


# -- 9.3: the range -------------------------------------------------------------------------------


def test_9_3_a_cannon_lifts_its_column_ahead_of_it() -> None:
    """Not behind it, and whatever stands between."""
    assert all_lifted(e4="n") == these("e5 e6 e7 e8 e9")
    assert all_lifted(e4="n", e6="Q") == these("e5 e7 e8 e9")


def test_9_3_a_fortress_lifts_two_steps_around_it_inside_the_own_territory() -> None:
    """A rhombus, cut off where the Territory ends; its own square is no part of it."""
    assert all_lifted(e2="f") == these("e1 e3 d2 f2 c2 g2 d1 f1 d3 f3")
    assert all_lifted(e3="f") == these("e2 e1 d3 f3 c3 g3 d2 f2")
    assert all_lifted(i1="f") == these("h1 g1 i2 i3 h2")


def test_9_3_outside_the_own_territory_a_fortress_emits_nothing() -> None:
    """Not even to what stands on it."""
    assert all_lifted(e4="f") == set()
    assert all_lifted(e8="f") == set()
    assert reach(gungi("w", e5="fp"), "e5") == squares_from("e5", "0,1 ±2,0", 1)


def test_9_3_with_swapped_sides_the_territory_and_the_column_are_on_the_other_side() -> None:
    usual = gungi("w", e8="f", e7="p")
    assert reach(usual, "e7") == these("e8")
    swapped = gungi("w", sides="swapped", e8="f", e7="p")
    assert reach(swapped, "e7") == these("e6 c7 g7")
    cannon = gungi("w", sides="swapped", e4="n", e3="p", e6="q")
    assert reach(cannon, "e3") == these("e2 c3 g3")
    assert reach(cannon, "e6") == squares_from("e6", at_level("Q", 1), -1)


def test_9_3_what_is_directly_on_the_emitter_is_lifted() -> None:
    """From the second level to the third; on the third there is nothing above."""
    third = "±1,1 ±2,0"
    assert reach(gungi("w", e2="np"), "e2") == squares_from("e2", third, 1)
    assert reach(gungi("w", e2="fp"), "e2") == squares_from("e2", third, 1)
    assert reach(gungi("w", e2="nqp"), "e2") == squares_from("e2", third, 1)


def test_9_3_the_emitter_itself_is_not_in_its_range() -> None:
    """So an own piece may jump on it (7), as it may on nothing else in the range."""
    assert "e3" in reach(gungi("w", e3="n", e2="s"), "e2")
    assert "e2" in reach(gungi("w", e2="f", d1="s"), "d1")
    # A Cannon that the Fortress reaches is another matter.
    assert "e3" not in reach(gungi("w", e2="f", e3="n", d2="s"), "d2")


def test_9_3_a_covered_emitter_emits_whoever_covers_it() -> None:
    assert all_lifted(e4="ns") == these("e5 e6 e7 e8 e9")
    assert all_lifted(e4="nQ") == these("e5 e6 e7 e8 e9")
    assert lifted("e3", e2="fQT")


def test_9_3_the_enemys_ascent_lifts_nothing_of_mine() -> None:
    assert all_lifted(e9="N", d8="F") == set()
    assert all_lifted(e1="N", d2="F") == set()
    # An own piece on the enemy's Cannon is on an enemy: it moves as a Major.
    assert reach(gungi("w", e5="Np"), "e5") == squares_from("e5", at_level("M", 1), 1)


@pytest.mark.parametrize("piece", ["l", "d", "x", "g", "w", "r"])
def test_9_3_king_lion_griffin_dragon_and_phoenix_are_not_lifted(piece: str) -> None:
    inside = gungi("w", e1="n", e5=piece)
    kind = piece.upper()
    assert reach(inside, "e5") == squares_from("e5", at_level(kind, 1), 1)


def test_9_3_ascent_lifts_attacks_too() -> None:
    """A white Pawn on e7 strikes g7 only when it is lifted."""
    assert "g7" in reach(gungi("b", g8="R", e7="p"), "g8")
    assert "g7" not in reach(gungi("b", g8="R", e7="p", e1="n"), "g8")


# -- 9.4: imitation -------------------------------------------------------------------------------

IMITATED = "SZPYIBMJACLDUXQETO"


def test_7_4_4_a_griffin_on_an_enemy_horse_moves_as_an_own_horse_of_the_second_level() -> None:
    position = gungi("w", e5="Cg")
    assert reach(position, "e5") == these("d7 f7 d6 f6 e4")
    assert reach(gungi("w", e5="cg"), "e5") == these("d7 f7 d6 f6 e4")


@pytest.mark.parametrize("kind", IMITATED)
@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(("turn", "sides"), ARMIES)
def test_9_4_it_moves_as_the_piece_directly_below_at_its_own_level_facing_its_own_way(
    kind: str, level: int, turn: str, sides: str
) -> None:
    expected = squares_from("e5", at_level(kind, level), forward(turn, sides))
    under = own(turn, "C" if kind != "C" else "M") if level == 3 else ""
    for griffin in "GW":
        for below in (own(turn, kind), hostile(turn, kind)):
            tower = under + below + own(turn, griffin)
            assert reach(gungi(turn, sides=sides, e5=tower), "e5") == expected


@pytest.mark.parametrize("tower", ["ng", "fg", "Ng", "Fw", "Wg", "nSg", "cWg", "fWg", "FGw"])
def test_9_4_on_a_cannon_a_fortress_or_a_griffin_it_makes_its_own_second_level_move(
    tower: str,
) -> None:
    """Be it an own or an enemy one; nSg shows what is not directly below does not count."""
    expected = squares_from("e5", at_level("S", 3), 1) if "S" in tower else these("d4 d6 f4 f6")
    assert reach(gungi("w", e5=tower), "e5") == expected


def test_9_4_ascent_counts_if_the_imitated_kind_is_lifted() -> None:
    """A Horse is, a Lion is not, a Unicorn is."""
    assert reach(gungi("w", e1="n", e5="cg"), "e5") == squares_from("e5", at_level("C", 3), 1)
    assert reach(gungi("w", e1="n", e5="Qg"), "e5") == squares_from("e5", at_level("Q", 3), 1)
    assert reach(gungi("w", e1="n", e5="lg"), "e5") == squares_from("e5", at_level("L", 2), 1)
    assert reach(gungi("w", e1="n", e5="dg"), "e5") == squares_from("e5", at_level("D", 2), 1)
    assert reach(gungi("w", e1="n", e5="ug"), "e5") == squares_from("e5", at_level("U", 3), 1)
    # On the emitter it imitates nothing, and in the range on the first level it slides.
    assert reach(gungi("w", e5="ng"), "e5") == these("d4 d6 f4 f6")
    assert reach(gungi("w", e1="n", e5="g"), "e5") == these("e6 e7 e8 e9")


def test_9_4_a_griffin_is_not_bound_by_the_major_rule() -> None:
    assert reach(gungi("w", e5="Lg"), "e5") == these("d4 d6 f4 f6")
    assert reach(gungi("w", e5="Og"), "e5") == these("e4 e6 d5 f5")
