"""Gungi 7.3, 7.4.1 and 7.4.2: drops (rule 10), Foundations (9.1) and the limited drop (9.2)."""

from __future__ import annotations

import pytest

from golden.setting import gungi, legal, refused, these

COLUMNS, ROWS = "abcdefghi", "123456789"
BOARD = {column + row for column in COLUMNS for row in ROWS}
FREE = BOARD - these("b1 h9")  # the Kings stand there


def drops(letter: str, turn: str = "w", **given: str) -> set[str]:
    """Where a piece of the Reserve may be dropped."""
    reserve = f"-/{letter.lower()}" if turn == "w" else f"{letter}/-"
    position = gungi(turn, reserve=reserve, **given)
    return {text[2:] for text in legal(position, f"{letter}*")}


def rows(numbers: str) -> set[str]:
    return {square for square in FREE if square[1] in numbers}


def test_10_to_any_empty_square_of_the_whole_board() -> None:
    assert drops("T") == FREE
    assert drops("T", d5="s", e5="Q", f6="sq") == FREE - these("d5 e5 f6")
    position = gungi("w", reserve="-/stt")
    assert position.after("T*e8") == gungi("b", e8="t", reserve="-/st")


@pytest.mark.parametrize("foundation", ["n", "f", "a", "c"])
def test_9_1_onto_an_own_foundation_that_is_the_top(foundation: str) -> None:
    position = gungi("w", e5=foundation, reserve="-/t")
    assert position.after("T*e5") == gungi("b", e5=foundation + "t")
    if foundation in "ac":
        assert "e5" in drops("T", e5="s" + foundation)
        assert "e5" in drops("T", e5="Q" + foundation)
        refused(gungi("w", e5="sq" + foundation, reserve="-/t"), "T*e5", "(4.1)")
    refused(gungi("w", e5=foundation + "q", reserve="-/t"), "T*e5", "no Foundation (9.1)")


@pytest.mark.parametrize("top", [*"spyizbmjgwludxqeto", "ap"])
def test_9_1_nothing_else_is_a_foundation(top: str) -> None:
    given = {"e5": top, "reserve": "-/t" if "t" not in top else "-/q"}
    letter = given["reserve"][-1].upper()
    refused(gungi("w", **given), f"{letter}*e5", "no Foundation (9.1)")


def test_10_never_on_an_enemy_not_even_on_his_foundation() -> None:
    for top in ("Q", "A", "C", "N", "aQ"):
        refused(gungi("w", e5=top, reserve="-/t"), "T*e5", "(10)")


def test_10_the_tower_must_be_valid() -> None:
    refused(gungi("w", e5="a", reserve="-/a"), "A*e5", "(4.2)")
    refused(gungi("w", e5="ta", reserve="-/t"), "T*e5", "(4.2)")
    assert "e5" in drops("T", e5="Ta")
    refused(gungi("w", b1="ar", reserve="-/t"), "T*b1", "no Foundation (9.1)")


def test_10_only_what_the_own_reserve_holds() -> None:
    refused(gungi("w", reserve="-/t"), "S*e5", "no S is in white's Reserve")
    refused(gungi("w", reserve="S/-"), "S*e5", "no S is in white's Reserve")


def test_10_a_foundation_in_the_range_of_ascent_may_be_dropped_on() -> None:
    assert "e5" in drops("T", e1="n", e5="a")


# -- 9.2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pawn", "PYI")
def test_9_2_a_pawn_not_on_the_last_row(pawn: str) -> None:
    """Nor on h8, where it would give check (14)."""
    assert drops(pawn) == FREE - rows("9") - {"h8"}
    refused(gungi("w", reserve=f"-/{pawn.lower()}"), f"{pawn}*e9", "(9.2)")
    assert drops(pawn, "b") == FREE - rows("1") - {"b2"}


def test_9_2_an_assassin_not_on_the_last_two_rows_a_griffin_not_on_the_last() -> None:
    assert drops("A") == FREE - rows("89")
    assert drops("A", "b") == FREE - rows("12")
    refused(gungi("w", reserve="-/a"), "A*e8", "(9.2)")
    for griffin in "GW":
        assert drops(griffin) == FREE - rows("9")
        assert drops(griffin, "b") == FREE - rows("1")


def test_9_2_with_swapped_sides_the_last_row_is_the_other() -> None:
    assert drops("A", sides="swapped") == FREE - rows("12")
    assert drops("G", "b", sides="swapped") == FREE - rows("9")


def test_9_2_pieces_that_can_move_back_are_dropped_everywhere() -> None:
    for piece in "SZBMJCLDUXQETO":
        if piece != "B":  # a Joker next to the King on his row gives check (14)
            assert drops(piece) == FREE
    assert drops("B") == FREE - these("g9 i9")


def test_9_2_the_level_counts_on_a_foundation() -> None:
    """Pawns go sideways from the second level, an Assassin has diagonal steps."""
    assert "e9" in drops("P", e9="a")
    assert "e8" in drops("A", e8="c")
    refused(gungi("w", e9="c", reserve="-/a"), "A*e9", "(9.2)")


def test_9_2_so_does_imitation() -> None:
    """On a Horse or a Cannon a Griffin can go back from the last row, on an Assassin it cannot."""
    assert "e9" in drops("G", e9="c")
    assert "e9" in drops("G", e9="n")
    refused(gungi("w", e9="a", reserve="-/g"), "G*e9", "(9.2)")


def test_9_2_but_not_ascent() -> None:
    """Lifted by the Cannon a Pawn on e9 could go sideways, an Assassin on e8 ahead."""
    refused(gungi("w", e1="n", reserve="-/p"), "P*e9", "(9.2)")
    refused(gungi("w", e1="n", reserve="-/a"), "A*e8", "(9.2)")


def test_9_2_only_moves_off_the_board_count_not_occupied_squares() -> None:
    """A Pawn may be dropped where a piece stands in its way, of whatever army."""
    assert {"e5", "f5"} <= drops("P", e6="sqt", f6="P")


# -- the fouls of a drop (14), and check ----------------------------------------------------------


def test_7_3_no_second_joker_in_a_column_and_no_second_pawn() -> None:
    """Covered ones count; the enemy's do not."""
    assert not {square for square in drops("B", e2="b") if square[0] == "e"}
    assert not {square for square in drops("B", e2="bs") if square[0] == "e"}
    refused(gungi("w", e2="b", reserve="-/b"), "B*e7", "(14)")
    assert {"e1", "e9"} <= drops("B", e2="B")
    for pawn, other in (("P", "p"), ("P", "y"), ("Y", "i"), ("I", "p")):
        assert not {square for square in drops(pawn, e7=other) if square[0] == "e"}
        assert not {square for square in drops(pawn, e7=other + "s") if square[0] == "e"}
    refused(gungi("w", e7="y", reserve="-/p"), "P*e2", "(14)")
    assert {"e1", "e3", "d5"} <= drops("P", e7="P")


def test_7_3_neither_pawn_nor_joker_may_be_dropped_with_check() -> None:
    refused(gungi("w", reserve="-/p"), "P*h8", "(14)")
    refused(gungi("w", reserve="-/b"), "B*g9", "(14)")
    refused(gungi("b", b1="r", reserve="P/-"), "P*b2", "(14)")
    # A Pawn that Ascent lifts strikes sideways.
    refused(gungi("w", e5="R", c1="n", reserve="-/p"), "P*c5", "(14)")
    assert "P*c5" in legal(gungi("w", e5="R", reserve="-/p"))


def test_10_any_other_piece_may_be_dropped_with_check() -> None:
    for piece, square in (("S", "h8"), ("A", "g7"), ("L", "h1"), ("C", "g7"), ("M", "h8")):
        position = gungi("w", reserve=f"-/{piece.lower()}").after(f"{piece}*{square}")
        assert position.result is None
        assert all(text.startswith("h9") for text in legal(position))


def test_10_a_recovered_piece_waits() -> None:
    position = gungi("w", recovered="-/t", reserve="-/q")
    refused(position, "T*e5", "a recovered piece waits a turn (12.2)")
    assert "Q*e5" in legal(position)


def test_10_in_check_only_a_drop_that_ends_it() -> None:
    position = gungi("w", b1="r", b9="L", reserve="-/t")
    assert legal(position, "T*") == {f"T*b{row}" for row in "2345678"}
    refused(position, "T*c5", "(13.2)")
