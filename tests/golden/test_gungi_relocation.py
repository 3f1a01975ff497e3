"""Gungi 7.6.2: forced relocation (rule 12.3)."""

from __future__ import annotations

import pytest

from golden.setting import after, gungi, legal, refused

HOME = {column + row for column in "abcdefghi" for row in "123"}
FAR = {column + row for column in "abcdefghi" for row in "789"}


def choices(*places: str) -> set[str]:
    return {f"({place})" for place in places}


def filled(**other: str) -> dict[str, str]:
    """White's Territory with a piece on every square; one may stand for another there."""
    pieces = "rsspppppp" + "pyiaaaluq" + "qttzgzmcf"
    places = [column + row for row in "123" for column in "abcdefghi"]
    return dict(zip(places, pieces, strict=True)) | other


# -- who captures a Griffin -----------------------------------------------------------------------


@pytest.mark.parametrize(("griffin", "emitter"), [("G", "f"), ("W", "n")])
def test_12_3_who_captures_a_griffin_places_its_other_face_on_an_empty_square_of_his_territory(
    griffin: str, emitter: str
) -> None:
    position = gungi("w", e4="s", e5=griffin, a1="q", a2="ta").after("e4xe5")
    assert position == gungi("w", e5="s", a1="q", a2="ta", pending=f"final:relocate:{emitter}")
    assert legal(position) == choices(*HOME - {"b1", "a1", "a2"})
    for text in ("(a1)", "(a2)", "(e4)", "(e9)"):
        refused(position, text, "(12.3")
    refused(position, "e5-e6", "must be placed")
    placed = gungi("b", e5="s", a1="q", a2="ta", d3=emitter)
    assert position.after("(d3)") == placed


def test_12_3_black_places_it_in_his_rows_and_with_swapped_sides_in_the_others() -> None:
    black = gungi("b", e6="S", e5="g").after("e6xe5")
    assert legal(black) == choices(*FAR - {"h9"})
    swapped = gungi("b", sides="swapped", e4="S", e5="g").after("e4xe5")
    assert legal(swapped) == choices(*HOME - {"b1"})


def test_12_3_captures_in_tower_too() -> None:
    position = gungi("w", e5="Gs").after("1xe5")
    assert position == gungi("w", e5="s", pending="final:relocate:f")


def test_12_3_its_ascent_works_at_once() -> None:
    """Behind the Pawn on c5 the Cannon lets it strike e5."""
    position = gungi("w", c5="p", e5="R", g4="s", g5="W", a9="S").after("g4xg5")
    assert "a9-a8" in legal(position.after("(d1)"))
    refused(position.after("(c1)"), "a9-a8", "the own King stays attacked (13.2)")


def test_12_3_a_griffin_that_a_major_captures_is_relocated_not_recruited() -> None:
    position = gungi("w", e4="m", e5="G", a1="q").after("e4xe5")
    assert position == gungi("w", e5="m", a1="q", pending="final:relocate:f")
    assert "(a1)" not in legal(position)


# -- who receives one -----------------------------------------------------------------------------


def test_7_6_2_relocation_after_recovery() -> None:
    """White's Griffin captures on the last row and goes to Black, in his Initial phase."""
    position = gungi("w", e5="g", e9="Q", a9="S").after("e5xe9")
    assert position == gungi("b", a9="S", reserve="-/e", pending="initial:relocate:F")
    assert legal(position) == choices(*FAR - {"a9", "h9"})
    placed = position.after("(f8)")
    assert placed == gungi("b", a9="S", f8="F", reserve="-/e")
    assert "a9-a8" in legal(placed)


def test_7_6_2_double_relocation() -> None:
    """Black's Griffin stands on White's on the edge of White's Territory, and captures it."""
    position = gungi("b", e1="gW")
    action = position.after("1xe1")
    assert action == gungi("b", pending="final:relocate:F,initial:relocate:n")
    assert legal(action) == choices(*FAR - {"h9"})
    final = action.after("(e8)")
    assert final == gungi("w", e8="F", pending="initial:relocate:n")
    assert legal(final) == choices(*HOME - {"b1"})
    initial = final.after("(e1)")
    assert initial == gungi("w", e8="F", e1="n")
    assert "b1-b2" in legal(initial)


def test_7_6_2_black_cannot_choose_for_white_nor_white_act_first() -> None:
    action = gungi("b", e1="gW").after("1xe1")
    refused(action, "(e1)", "(12.3")
    refused(action.after("(e8)"), "b1-b2", "must be placed")
    refused(action.after("(e8)"), "(e8)", "(12.3")


# -- with no empty square -------------------------------------------------------------------------


def test_12_3_with_no_empty_square_it_waits_aside() -> None:
    full = gungi("w", **filled(e3="e"), d5="o", e6="W").after("d5xe6")
    assert full == gungi("b", **filled(e3="e"), e6="o", pending="wait:n")
    assert "h9-h8" in legal(full)


def test_12_3_it_is_placed_in_the_own_final_phase_if_that_has_room_first() -> None:
    position = gungi("w", **filled(e3="e"), e6="o", pending="wait:n")
    assert "(e3)" not in legal(position)
    moved = position.after("d3-d4")
    assert moved == gungi("w", **filled(d3="-", e3="e"), d4="z", e6="o", pending="final:relocate:n")
    assert legal(moved) == {"(d3)"}
    assert moved.after("(d3)") == gungi("b", **filled(d3="n", e3="e"), d4="z", e6="o")


def test_12_3_or_in_the_own_initial_phase() -> None:
    """A black Captain leaves i3; or it stays, and the Cannon waits on."""
    position = gungi("b", **filled(e3="e", i3="T"), a9="L", pending="wait:n")
    left = position.after("i3-h4")
    assert left == gungi(
        "w", **filled(e3="e", i3="-"), h4="T", a9="L", pending="initial:relocate:n"
    )
    assert legal(left) == {"(i3)"}
    stayed = position.after("a9-a8")
    assert stayed == gungi("w", **filled(e3="e", i3="T"), a8="L", pending="wait:n")
    assert "d3-d4" in legal(stayed)


def test_12_3_a_received_one_waits_too() -> None:
    """Black's Griffin captures in tower and comes down on an Assassin, which is no help on row 1;
    White receives a Cannon and has no square for it."""
    position = gungi("b", **filled(d2="x", e1="apW"))
    waiting = position.after("2xe1")
    assert waiting == gungi("w", **filled(d2="x", e1="a"), reserve="B/-", pending="wait:n")


def test_12_2_and_12_3_a_recovered_piece_waits_though_a_relocation_ends_the_turn() -> None:
    """The Griffin's slide makes room for the Cannon, and the Griffin itself goes from e9 to its
    owner, who cannot use it in his following turn."""
    position = gungi("w", **filled(), a9="A", pending="wait:n")
    slid = position.after("e3-e9")
    assert slid == gungi("w", **filled(e3="-"), a9="A", recovered="-/g", pending="final:relocate:n")
    placed = slid.after("(e3)")
    assert placed == gungi("b", **filled(e3="n"), a9="A", recovered="-/g")
    refused(after(placed, "a9-b7"), "G*e5", "(12.2)")
