"""Gunzi: promotion, the pillar-blow, the pillar-raise, and the combinations (F.5 to F.7, G)."""

# ruff: noqa: N802 (the letters are the sections of the rulebook)

from __future__ import annotations

import pytest

from golden.setting import FIELDS, gunzi, legal, names, refused

TOMBS = {"a1": "T", "a3": "T", "a5": "T"}

# The book's example of both combinations; the directions that it leaves open point at zone a.
EXAMPLE = {
    "a3": "B2", "b2": "w4", "b3": "T", "b4": "w5", "c1": "w2", "c3": "B5", "c4": "w4", "c5": "w4",
}  # fmt: skip


def test_G_1_promotion_with_a_topple() -> None:
    """A peak guards c2; the white wedge on c4 topples and is a black pillar at once."""
    position = gunzi("b", **EXAMPLE)
    refused(position, "c3-c2=b3", "(5)")
    assert legal(position, "*") == {"*c4=b3"}
    rest = {name: what for name, what in EXAMPLE.items() if name not in ("b3", "c4")}
    promoted = position.after("*c4=b3")
    assert promoted == gunzi("w", c4="B^2", **rest)
    # The white wedge on c5 must sway, or the pillar takes it.
    assert legal(promoted.after("b2-b1<")) == {"^c4"}
    assert "^c4" not in legal(promoted.after("c5-b5<"))


@pytest.mark.parametrize(("c5", "reason"), [("w3", "(4)"), ("w6", "(5)")])
def test_G_1_not_where_white_aims_a_block_or_peak_at_the_toppled_wedge(
    c5: str, reason: str
) -> None:
    refused(gunzi("b", **{**EXAMPLE, "c5": c5}), "*c4=b3", reason)


def test_G_1_a_block_that_cannot_save_the_wedge_still_forbids_the_promotion() -> None:
    """Two black blocks against White's on c5."""
    guarded = gunzi("b", **{**EXAMPLE, "c5": "w3", "b4": "-", "b7": "B4"})
    refused(guarded, "*c4=b3", "(5)")
    assert "*c4=b3" in legal(gunzi("b", **{**EXAMPLE, "b4": "-", "b7": "B4"}))


def test_G_2_promotion_with_a_jump() -> None:
    position = gunzi("w", **EXAMPLE)
    refused(position, "b2-a2=b3", "(5)")  # the block on a3
    assert legal(position, "b2x") == {"b2xa4=a3", "b2xa4=b3"}
    assert legal(position, "b4-a4") == {"b4-a4=b3"}
    # a3 is a tombstone by then, and guards a2 no more.
    assert legal(position, "b4x") == {"b4xa2=a3", "b4xa2=b3"}
    rest = {name: EXAMPLE[name] for name in ("c1", "c3", "c4", "c5")}
    jumped = position.after("b2xa4=a3")
    assert jumped == gunzi("b", a4="w^2", b3="T", b4="w5", **rest)
    assert position.after("b4xa2=b3") == gunzi("b", a2="w^2", a3="T", b2="w4", **rest)
    swayed = position.after("b4-a4=b3")
    assert swayed == gunzi("b", a3="B2", a4="w^2", b2="w4", **rest)


@pytest.mark.parametrize("direction", range(1, 7))
def test_F_5_no_hostile_peak_or_block_may_be_aimed_at_the_field(direction: int) -> None:
    """White on c1, from which c2 lies in direction 2; a flank forbids nothing."""
    position = gunzi("b", b6="B1", c1=f"w{direction}", a4="T", b4="T", b5="T", **TOMBS)
    if direction in (2, 5):
        refused(position, "b6-c2=a1", "(5)")
    else:
        assert legal(position, "b6-c2") == {f"b6-c2={t}" for t in names("a1 a3 a4 a5 b4 b5")}


@pytest.mark.parametrize("direction", range(1, 7))
def test_F_5_own_peaks_and_blocks_do_not_matter(direction: int) -> None:
    position = gunzi("b", b6="B1", c1=f"B{direction}", a4="T", b4="T", b5="T", **TOMBS)
    assert "b6-c2=a1" in legal(position)


def test_F_5_the_field_must_be_empty() -> None:
    position = gunzi("b", b6="B1", c2="w1", a4="T", b4="T", b5="T", **TOMBS)
    refused(position, "b6-c2=a1", "not empty")


def test_F_5_each_army_has_two_fields_and_stands_on_the_others_unchanged() -> None:
    for turn, home, step in (
        ("b", "c2", "c1"), ("b", "c4", "c5"), ("w", "a2", "a1"), ("w", "a4", "a5"),
    ):  # fmt: skip
        wedge, pillar = ("B3", "B^2") if turn == "b" else ("w3", "w^2")
        rest = dict.fromkeys(names("b1 b2 b3 b4 b5 b6"), "T")
        position = gunzi(turn, **{step: wedge}, a3="T", **rest)
        promoted = position.after(f"{step}-{home}=a3")
        assert promoted == gunzi("w" if turn == "b" else "b", **{home: pillar}, **rest)
    unchanged = gunzi("b", a1="B1", b1="T", b2="T", b3="T", b4="T", b5="T", b6="T", b7="T")
    assert legal(unchanged) == {"a1-a2<", "a1-a2>"}


def test_F_5_without_a_tombstone_a_wedge_comes_from_the_box() -> None:
    rest = {"a1": "B1", "a2": "B1", "a5": "B1", "b5": "w4", "c5": "w1"}
    position = gunzi("b", b6="B1", c4="w1", b7="w4", **rest)
    assert legal(position, "b6-c2") == {"b6-c2="}
    promoted = position.after("b6-c2=")
    assert promoted == gunzi("w", c2="B^2", c4="w1", b7="w4", **rest)
    # Nor does a topple make one; and the box does not run out.
    position = gunzi("b", c2="B^2", c4="w6", b7="B4", **rest)
    assert legal(position, "*") == {"*c4="}
    assert position.after("*c4=") == gunzi("w", c2="B^2", c4="B^2", b7="B4", **rest)


def test_F_5_a_wedge_toppled_on_the_new_owners_field_is_promoted() -> None:
    """Black stood on a2 as a wedge; White's block on a3 topples it."""
    rest = {"a3": "w2", "b5": "T", "b7": "T", "c1": "T", "c3": "T", "c5": "T"}
    position = gunzi("w", a2="B1", c2="T", **rest)
    assert position.after("*a2=c2") == gunzi("b", a2="w^2", **rest)


# A black wedge that can jump to b2, and from there over b6 to c2.
SERIES = {"a1": "B1", "a2": "B1", "a4": "B6", "a5": "B1", "a3": "w4", "b6": "w4", "c3": "w1"}


def test_F_3_a_series_ends_where_it_promotes_and_any_tombstone_may_be_taken() -> None:
    """Those made this turn too. From c2 it could jump c3, were it not a pillar."""
    position = gunzi("b", c1="w4", **SERIES)
    ends = {"a4xb2<", "a4xb2>", "a4xb2>xc2=a3", "a4xb2>xc2=b6"}
    assert legal(position, "a4x") == ends
    rest = {name: SERIES[name] for name in ("a1", "a2", "a5", "c3")}
    assert position.after("a4xb2>xc2=a3") == gunzi("w", c2="B^2", b6="T", c1="w4", **rest)


def test_F_3_a_series_stands_where_the_next_jump_may_not_promote() -> None:
    position = gunzi("b", c1="w2", **SERIES)
    assert legal(position, "a4x") == {"a4xb2<", "a4xb2>"}
    refused(position, "a4xb2>xc2=a3", "no promotion on c2")


def test_F_6_a_blow_is_compulsory_and_takes_all_in_the_territory_as_it_was() -> None:
    """It grows by one for each; what only the grown pillar reaches waits."""
    position = gunzi("b", c2="B^2", c1="w4", c3="w4", b2="w4", a5="B1", b6="T", a1="T")
    assert legal(position) == {"^c2"}
    refused(position, "a5-b5<", "(6)")
    grown = position.after("^c2")
    assert grown == gunzi("w", c2="B^4", b2="w4", a5="B1", b6="T", a1="T")
    assert legal(grown.after("b2-b1<")) == {"^c2"}


# How many steps a field is from c2.
DISTANCES = {
    1: "c1 c3 b6",
    2: "b1 b2 b3 b7 c4",
    3: "a1 a3 b4 b5 c5",
    4: "a5",
}


@pytest.mark.parametrize(
    ("field", "steps"), [(field, n) for n, names in DISTANCES.items() for field in names.split()]
)
@pytest.mark.parametrize("height", [2, 3, 4, 5])
def test_F_6_the_territory_is_one_step_less_than_the_height(
    field: str, steps: int, height: int
) -> None:
    """Counted over the board, whatever stands between."""
    free = [name for name in FIELDS if name not in (field, "c2", "b6", "c3")]
    between = [name for name in ("b6", "c3") if name != field]
    tombs = dict.fromkeys([*between, *free][: 7 - height], "T")
    position = gunzi("b", c2=f"B^{height}", **{field: "w4"}, **tombs)
    assert legal(position) == ({"^c2"} if steps < height else set())


def test_F_6_of_two_pillars_the_player_chooses_one() -> None:
    position = gunzi("b", c2="B^2", c4="B^2", c3="w4", c5="w4", b3="T", b1="T")
    assert legal(position) == {"^c2", "^c4"}
    first = position.after("^c2")
    assert first == gunzi("w", c2="B^3", c4="B^2", c5="w4", b3="T", b1="T")
    second = position.after("^c4")
    assert second == gunzi("w", c2="B^2", c4="B^4", b3="T", b1="T")


def test_F_6_hostile_pillars_and_tombstones_are_not_touched() -> None:
    """The white pillar is three steps away, the black one reaches four."""
    position = gunzi("b", c2="B^5", a2="w^2", c1="w4", b6="T")
    assert position.after("^c2") == gunzi("w", c2="B^6", a2="w^2", b6="T")
    assert legal(gunzi("b", c2="B^5", a2="w^2", b6="T")) == set()


def test_F_6_the_escape_of_the_book_saves_one_wedge_and_costs_the_next() -> None:
    """White sways out of reach with one; the pillar takes the other and threatens two again."""
    position = gunzi("w", c4="B^2", c5="w4", c3="w4", b5="w5", a5="T", a1="T", b1="T")
    escaped = position.after("c3-b3>")
    assert legal(escaped) == {"^c4"}
    grown = escaped.after("^c4")
    assert grown == gunzi("w", c4="B^3", b3="w5", b5="w5", a5="T", a1="T", b1="T")
    assert legal(grown.after("b5-b4<")) == {"^c4"}


def test_6_hostile_territory_is_no_obstacle() -> None:
    """Next to c2 White may sway, jump and be toppled to; the blow is the only penalty."""
    position = gunzi("w", c2="B^2", b4="w6", b3="B4", c4="w4", a1="T", a5="T", c5="T")
    assert {"c4-c3<", "b4xb6<"} <= legal(position)
    assert "*c3<" in legal(gunzi("w", c2="B^2", c3="B1", b7="w3", **TOMBS, b1="T"))
    inside = gunzi("w", c2="B^2", b6="w3", b3="B4", **TOMBS, c5="T")
    assert "b6xb4<" in legal(inside)


def test_pillars_are_no_blocks_and_are_not_toppled() -> None:
    """For a topple, next to the attacked wedge; for the end of a series, next to its landing."""
    rest = {"c1": "T", "c3": "T", "c5": "T"}
    assert "*a3<" in legal(gunzi("b", a2="w^2", a3="w4", b4="B2", b1="T", **rest))
    assert "a4xb2>xb7<" in legal(gunzi("b", a2="w^2", a3="w4", a4="B6", b3="w4", **rest))
    position = gunzi("w", c2="B^2", b6="w4", c1="w5", b1="T", b5="T", a1="T", a5="T")
    assert legal(position, "*") == set()
    refused(position, "*c2<", "no hostile wedge")


def test_F_7_an_own_wedge_that_could_sway_there_raises_the_pillar_by_one() -> None:
    """Without a swerve, and it need not; never a hostile pillar."""
    rest = {"a3": "T", "a5": "T", "b4": "T", "b5": "T"}
    position = gunzi("b", c2="B^2", b6="B3", a1="B1", **rest)
    assert legal(position, "b6+") == {"b6+c2"}
    assert "b6-b3<" in legal(position)
    assert position.after("b6+c2") == gunzi("w", c2="B^3", a1="B1", **rest)
    refused(position, "a1+c2", "not next to")
    refused(gunzi("b", a2="w^2", a1="B1", c1="T", c5="T", **rest), "a1+a2", "(7)")
    white = gunzi("w", a2="w^3", b2="w3", **rest)
    assert white.after("b2+a2") == gunzi("b", a2="w^4", **rest)


def test_F_7_if_only_raises_are_legal_one_must_be_made() -> None:
    """On c1 Black's only other ways lead back to zone b."""
    rest = {"a3": "T", "a5": "T", "b4": "T", "b5": "T"}
    position = gunzi("b", c2="B^2", c1="B3", a1="w4", **rest)
    assert legal(position) == {"c1+c2"}
    assert position.after("c1+c2") == gunzi("w", c2="B^3", a1="w4", **rest)
