"""Gunzi: the board, the swerve, sways, jumps, series of jumps, topples (B, C, E, F.1 to F.4)."""

# ruff: noqa: N802 (the letters are the sections of the rulebook)

from __future__ import annotations

import pytest

import zwenk
from golden.setting import FIELDS, after, gunzi, legal, names, refused

# What lies in the directions 1 to 6 of each field.
NEIGHBOURS = {
    "a1": "b1 b2 a2 - - -",
    "a2": "b2 a3 - - - a1",
    "a3": "b3 b4 a4 - a2 b2",
    "a4": "b4 a5 - - - a3",
    "a5": "b5 - - - a4 b4",
    "b1": "c1 b6 b2 a1 - -",
    "b2": "b6 b3 a3 a2 a1 b1",
    "b3": "c3 b7 b4 a3 b2 b6",
    "b4": "b7 b5 a5 a4 a3 b3",
    "b5": "c5 - - a5 b4 b7",
    "b6": "c2 c3 b3 b2 b1 c1",
    "b7": "c4 c5 b5 b4 b3 c3",
    "c1": "- c2 b6 b1 - -",
    "c2": "- - c3 b6 c1 -",
    "c3": "- c4 b7 b3 b6 c2",
    "c4": "- - c5 b7 c3 -",
    "c5": "- - - b5 b7 c4",
}
FLANKS = (1, 2, 4, 5)  # steps clockwise from the peak; 0 is the peak, 3 the block


def turned(direction: int, steps: int) -> int:
    return (direction - 1 + steps) % 6 + 1


def tombs(number: int, *but: str) -> dict[str, str]:
    """So many tombstones on fields that are not wanted for anything else."""
    free = [field for field in FIELDS if field not in but]
    return dict.fromkeys(free[:number], "T")


def test_B_the_start() -> None:
    start = gunzi("b", a1="B1", a2="B1", a4="B1", a5="B1", c1="w4", c2="w4", c4="w4", c5="w4")
    assert zwenk.start("gunzi") == start
    assert start.turn == zwenk.BLACK
    sways = names("a1-b1 a1-b2 a2-b2 a2-a3 a4-a3 a4-b4 a5-b4 a5-b5")
    assert legal(start) == {sway + swerve for sway in sways for swerve in "<>"}


@pytest.mark.parametrize("field", FIELDS)
def test_F_1_a_sway_goes_to_any_neighbour_but_never_back_to_an_earlier_zone(field: str) -> None:
    around = [name for name in NEIGHBOURS[field].split() if name != "-"]
    for turn, wedge, homes in (("b", "B1", ("c2", "c4")), ("w", "w4", ("a2", "a4"))):
        if field in homes:
            continue
        position = gunzi(turn, **{field: wedge}, **tombs(7, field, *around))
        ahead = [n for n in around if (n[0] >= field[0] if turn == "b" else n[0] <= field[0])]
        assert {text[3:5] for text in legal(position)} == set(ahead)
        for back in set(around) - set(ahead):
            refused(position, f"{field}-{back}<", "(1)")


def test_F_1_only_to_an_empty_field() -> None:
    position = gunzi("b", b3="B1", c3="T", b7="w4", b4="B1", **tombs(4))
    assert {text[3:5] for text in legal(position, "b3-")} == {"b2", "b6"}
    for taken in ("c3", "b7", "b4"):
        refused(position, f"b3-{taken}<", "not empty")
    refused(position, "b3-c1<", "not next to")
    refused(position, "b7-b5<", "no wedge of black's")


@pytest.mark.parametrize("direction", range(1, 7))
def test_C_the_swerve_is_one_step_left_or_right(direction: int) -> None:
    rest = tombs(7, "b3", "b6")
    position = gunzi("w", b3=f"w{direction}", **rest)
    left, right = turned(direction, -1), turned(direction, 1)
    assert position.after("b3-b6<") == gunzi("b", b6=f"w{left}", **rest)
    assert position.after("b3-b6>") == gunzi("b", b6=f"w{right}", **rest)


def test_C_the_swerve_is_compulsory_and_comes_with_a_move_only() -> None:
    position = zwenk.start("gunzi")
    refused(position, "a1-b1", "a1-b1<, a1-b1>", zwenk.AmbiguousMove)
    refused(position, "a1<", "no move of Gunzi", zwenk.MalformedMove)
    refused(position, "a1-a1<", "not next to")


# Every way there is to jump: from a field in a direction.
JUMPS = [
    (field, direction, NEIGHBOURS[field].split()[direction - 1])
    for field in FIELDS
    for direction in range(1, 7)
    if NEIGHBOURS[field].split()[direction - 1] != "-" and field not in ("c2", "c4")
]


@pytest.mark.parametrize(("field", "direction", "over"), JUMPS)
def test_F_2_a_jump_goes_straight_over_to_the_field_just_beyond(
    field: str, direction: int, over: str
) -> None:
    landing = NEIGHBOURS[over].split()[direction - 1]
    wedges = {field: f"B{direction}"}
    if over not in ("a2", "a4"):
        wedges[over] = f"w{turned(direction, 1)}"
    position = gunzi("b", **wedges, **tombs(8 - len(wedges), field, over, landing))
    jumps = {text[:5] for text in legal(position, f"{field}x")}
    assert jumps == ({f"{field}x{landing}"} if landing != "-" else set())


@pytest.mark.parametrize("mine", range(6))
@pytest.mark.parametrize("theirs", range(6))
def test_E_peak_over_flank_or_peak_flank_over_flank_a_block_never(mine: int, theirs: int) -> None:
    """b2 jumps in direction 2; `mine` and `theirs` are the sides that face each other."""
    rest = tombs(6, "b2", "b3", "b7")
    position = gunzi("b", b2=f"B{turned(2, -mine)}", b3=f"w{turned(5, -theirs)}", **rest)
    peak_over = mine == 0 and (theirs == 0 or theirs in FLANKS)
    flank_over = mine in FLANKS and theirs in FLANKS
    if not (peak_over or flank_over):
        refused(position, "b2xb7<", "does not jump over")
        return
    assert legal(position, "b2x") == {"b2xb7<", "b2xb7>"}
    left = turned(2, -mine - 1)
    assert position.after("b2xb7<") == gunzi("w", b7=f"B{left}", b3="T", **rest)


def test_F_2_to_jump_back_to_an_earlier_zone_is_allowed() -> None:
    """From zone b to zone a."""
    rest = tombs(6, "a2", "b2", "b6")
    position = gunzi("b", b6="B4", b2="w5", **rest)
    assert position.after("b6xa2>") == gunzi("w", a2="B5", b2="T", **rest)


def test_F_2_tombstones_and_own_wedges_are_not_jumped_and_the_landing_is_empty() -> None:
    position = gunzi("b", b3="B3", b6="T", b4="B1", b2="w4", a1="T", **tombs(3, "a5", "a1"))
    assert legal(position, "b3x") == set()
    refused(position, "b3xc1<", "none on b6 (2)")
    refused(position, "b3xa5<", "none on b4 (2)")
    refused(position, "b3xa1<", "not empty")
    refused(position, "b3xb5<", "not in a straight line")


def series(**more: str) -> zwenk.Position:
    """A black wedge that can go round in a triangle: a1, over b1 to c1, over b6 to b3, home."""
    return gunzi("b", a1="B1", b1="w4", b6="w4", b2="w4", a4="T", a5="T", c5="T", **more)


def test_F_3_a_series_may_stop_after_any_jump_and_swerves_at_each() -> None:
    """To its own origin too, for it counts as empty; and past what the victims' blocks aimed at:
    b1's was aimed at c1, but b1 is a tombstone by then."""
    position = series(c4="T")
    once = {"a1xc1<", "a1xc1>"}
    twice = {"a1xc1>xb3<", "a1xc1>xb3>"}
    thrice = {f"{two}xa1{swerve}" for two in twice for swerve in "<>"}
    assert legal(position, "a1xc1") == once | twice | thrice
    tomb = {"a4": "T", "a5": "T", "c4": "T", "c5": "T"}
    assert position.after("a1xc1>xb3<") == gunzi("w", b3="B1", b1="T", b6="T", b2="w4", **tomb)
    home = gunzi("w", a1="B2", b1="T", b6="T", b2="T", **tomb)
    assert position.after("a1xc1>xb3<xa1>") == home
    refused(position, "a1xc1<xb3<", "a block does not jump over a flank (2)")


def test_F_3_a_series_may_pass_over_its_origin() -> None:
    rest = {"a2": "T", "c4": "T", "c5": "T"}
    position = gunzi("b", b3="B5", b2="w4", b1="w5", b6="w4", b4="w4", **rest)
    passed = position.after("b3xa1>xc1>xb3>xa5<")
    assert passed == gunzi("w", a5="B1", b2="T", b1="T", b6="T", b4="T", **rest)


def test_F_3_a_series_must_end_where_a_hostile_block_is_aimed() -> None:
    """White's block on c2 is aimed at c1; its peak or its flank would stop nobody."""
    assert legal(series(c2="w2"), "a1xc1") == {"a1xc1<", "a1xc1>"}
    refused(series(c2="w2"), "a1xc1>xb3<", "a hostile block is aimed at c1 (3)")
    for direction in (1, 3, 4, 5, 6):
        assert "a1xc1>xb3<" in legal(series(c2=f"w{direction}"))


def test_F_3_in_his_next_turn_the_player_may_go_on() -> None:
    position = after(series(c2="w2"), "a1xc1>", "c2-c3<")
    assert "c1xb3<" in legal(position)


def test_F_3_an_own_block_ends_no_series() -> None:
    wedges = {"a1": "B1", "b1": "w4", "b6": "w4", "b2": "w4", "c3": "B1"}  # aimed at b3
    assert "a1xc1>xb3<xa1<" in legal(gunzi("b", **wedges, a4="T", a5="T", c5="T"))


# -- F.4: the topple. White on b3; the fields round it are in the directions 1 to 6 from there. ---


@pytest.mark.parametrize("facing", range(1, 7))
def test_F_4_one_block_on_a_flank_topples_and_one_on_peak_or_block_does_not(facing: int) -> None:
    """Black's block on b2 is aimed at b3, from direction 5."""
    rest = tombs(6, "b2", "b3")
    position = gunzi("b", b2="B5", b3=f"w{facing}", **rest)
    if facing in (5, 2):
        refused(position, "*b3<", "no own block is aimed at a flank")
        return
    assert legal(position, "*") == {"*b3<", "*b3>"}
    # The attacker stays, the other changes colour and swerves from where it pointed.
    left, right = turned(facing, -1), turned(facing, 1)
    assert position.after("*b3<") == gunzi("w", b2="B5", b3=f"B{left}", **rest)
    assert position.after("*b3>") == gunzi("w", b2="B5", b3=f"B{right}", **rest)


@pytest.mark.parametrize("side", [0, 1, 2, 4, 5])
def test_F_4_only_a_block_topples(side: int) -> None:
    position = gunzi("b", b2=f"B{turned(2, -side)}", b3="w4", **tombs(6, "b2", "b3"))
    refused(position, "*b3<", "no own block")


def test_F_4_attack_and_defence_are_counted() -> None:
    """Another block of either army works on any side: here Black's second one on the peak."""
    wedges = {"b2": "B5", "b3": "w4", "c3": "w1", "a3": "B4", "b7": "w2"}
    one_to_none = {name: wedges[name] for name in ("b2", "b3")}
    assert "*b3<" in legal(gunzi("b", **one_to_none, **tombs(6, *wedges)))
    one_to_one = {name: wedges[name] for name in ("b2", "b3", "c3")}
    position = gunzi("b", **one_to_one, **tombs(5, *wedges))
    refused(position, "*b3<", "1 own block and 1 hostile one are")
    two_to_one = {name: wedges[name] for name in ("b2", "b3", "c3", "a3")}
    assert "*b3<" in legal(gunzi("b", **two_to_one, **tombs(4, *wedges)))
    two_to_two = gunzi("b", **wedges, **tombs(3, *wedges))
    refused(two_to_two, "*b3<", "2 own blocks and 2 hostile ones are")


def test_F_4_two_blocks_on_peak_and_block_do_not_topple() -> None:
    position = gunzi("b", a3="B4", c3="B1", b3="w4", **tombs(5, "a3", "b3", "c3"))
    refused(position, "*b3<", "no own block is aimed at a flank")


def test_F_4_the_defences_of_the_book() -> None:
    """The attacked wedge sways away; or blocks stand against blocks: 1 to 1, 2 to 1, 2 to 2."""
    position = gunzi("w", a2="B3", b2="B5", b3="w4", c2="w2", c5="w3", a5="T", b1="T", c4="T")
    assert not legal(position.after("b3-a3>"), "*")
    defended = position.after("c2-c3<")
    refused(defended, "*b3<", "1 own block and 1 hostile one are")
    attacked_twice = defended.after("a2-a3>")
    assert "*b3<" in legal(attacked_twice.after("c5-b5<"))
    defended_twice = attacked_twice.after("c5-b7<")
    refused(defended_twice, "*b3<", "2 own blocks and 2 hostile ones are")


def test_B_a_toppled_wedge_sways_the_way_of_its_new_colour() -> None:
    """Black's now, it may go back to the zone it came from, and no more where it was going."""
    position = gunzi("b", b2="B5", b3="w4", c5="w4", **tombs(5, "b2", "b3", "a3", "c3", "c5", "b5"))
    toppled = after(position, "*b3<", "c5-b5<")
    assert {"b3-c3<", "b3-c3>"} <= legal(toppled)
    refused(toppled, "b3-a3<", "(1)")
