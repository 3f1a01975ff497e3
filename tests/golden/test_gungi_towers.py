"""Gungi 5 (rule 4): towers; and pieces, their faces and their numbers (rules 1.1 to 1.4)."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import gungi, impossible, legal, malformed, names, refused

FRONTS = {"S": 2, "P": 7, "Y": 1, "I": 1, "A": 3, "L": 1, "U": 1, "Q": 2, "T": 2}
BACKS = dict(pair.split("-") for pair in names("S-Z P-B Y-M I-J A-C N-W F-G L-D U-X Q-E T-O"))


def board_with(tower: str) -> str:
    return f"1r7/9/9/9/4({tower})4/9/9/9/7R1/ b"


# -- 1: the board and the pieces ------------------------------------------------------------------


def test_1_1_row_1_comes_first_and_column_a_at_the_left() -> None:
    towers: dict[str, str] = {}
    for piece in zwenk.start("gungi").pieces():
        letter = piece.kind if piece.color == zwenk.BLACK else piece.kind.lower()
        towers[piece.square] = towers.get(piece.square, "") + letter
    assert towers["h1"] == "n"
    assert towers["d2"] == "r"
    assert towers["b7"] == "SPQ"
    assert towers["i7"] == "Y"
    assert towers["g9"] == "R"
    assert len("".join(towers.values())) == 46


@pytest.mark.parametrize(("front", "number"), FRONTS.items())
def test_1_2_so_many_of_each_counting_both_faces(front: str, number: int) -> None:
    """The back of a black piece is White's, and the other way."""
    gungi("b", reserve=f"{front * number}/-")
    gungi("b", reserve=f"{front * (number - 1) or '-'}/{BACKS[front].lower()}")
    for reserve in (
        f"{front * (number + 1)}/-",
        f"{front * number}/{BACKS[front].lower()}",
        f"-/{BACKS[front].lower() * (number + 1)}",
    ):
        with pytest.raises(zwenk.ImpossiblePosition, match=rf": {number} at most \(1.2\)"):
            gungi("b", reserve=reserve)


def test_1_2_one_king_one_cannon_one_fortress() -> None:
    impossible("gungi", "1r7/9/9/9/4R4/9/9/9/7R1/ b", "2 Kings")
    impossible("gungi", "1r7/9/9/9/9/9/9/9/9/ b", "no King on")
    impossible("gungi", "1r7/9/9/9/4N4/N8/9/9/7R1/ b", ": 1 at most (1.2)")
    impossible("gungi", "1r7/9/9/9/4F4/4g4/9/9/7R1/ b", ": 1 at most (1.2)")
    impossible("gungi", "1r7/9/9/9/4N4/4w4/9/9/7R1/ b", ": 1 at most (1.2)")


def test_1_3_pawns_are_one_kind_and_griffins_are_but_their_letters_are_kept() -> None:
    for tower in ("PY", "PI", "YI", "gw"):
        impossible("gungi", board_with(tower), "(4.2)")
    text = str(gungi("b", e5="Y", e6="I", e7="W", reserve="GP/-"))
    assert "/4Y4/4I4/4W4/" in text
    assert " GP/-" in text


@pytest.mark.parametrize(("front", "back"), BACKS.items())
def test_1_4_turning_a_piece_changes_kind_and_owner(front: str, back: str) -> None:
    """White's Swordsman captures on e5: the other face comes to White's Reserve."""
    for face, other in ((front, back), (back, front)):
        position = gungi("w", e4="s", e5=face).after("e4xe5")
        if other in "NF":  # a Griffin's other face is placed at once (12.3)
            assert position == gungi("w", e5="s", pending=f"final:relocate:{other.lower()}")
        else:
            assert position == gungi("b", e5="s", reserve=f"-/{other.lower()}")


# -- 4: towers ------------------------------------------------------------------------------------


def test_4_1_three_at_most() -> None:
    gungi("b", e5="SPQ")
    malformed("gungi", board_with("SPQT"))
    position = gungi("w", e5="sqt", d4="m", d5="SQT")
    refused(position, "d4-e5", "(4.1)")
    assert "d4xd5" in legal(position)  # the third level is free when its piece is taken


@pytest.mark.parametrize(
    ("tower", "valid"), [("PPP", False), ("MPM", False), ("MPm", True), ("mPM", True)]
)
def test_5_the_validity_table(tower: str, valid: bool) -> None:
    """Three Pawns: no. Major, Pawn, Major: only when the Majors are of different colours."""
    if valid:
        zwenk.position("gungi", board_with(tower))
    else:
        impossible("gungi", board_with(tower), "(4.2)")


def test_4_2_never_two_of_one_kind_and_colour_whatever_the_level() -> None:
    refused(gungi("w", d4="s", e5="sq"), "d4-e5", "(4.2)")
    refused(gungi("w", d4="s", e5="qs"), "d4-e5", "(4.2)")
    assert "d4-e5" in legal(gungi("w", d4="s", e5="Sq"))  # the other colour does not matter


def test_4_3_nothing_on_a_king_and_a_king_on_others() -> None:
    impossible("gungi", "9/9/9/9/4(rQ)4/9/9/9/7R1/ b", "(4.3)")
    position = gungi("w", e5="qr", d4="s", e6="t")
    refused(position, "d4-e5", "(4.3)")
    assert position.after("e5-e6") == gungi("b", e5="q", d4="s", e6="tr")
    assert "b1-b2" in legal(gungi("w", b2="sq"))


def test_4_4_cannon_and_fortress_stand_on_nothing_not_even_on_each_other() -> None:
    for tower in ("SN", "SF", "NF", "FN", "sN", "SQF"):
        impossible("gungi", board_with(tower), "(4.4)")
    for tower in ("NS", "FS", "FSQ", "nS"):
        zwenk.position("gungi", board_with(tower))
    assert {"d4-e5", "d4-d5"} <= legal(gungi("w", d4="s", e5="n", d5="f"))


def test_4_5_only_the_top_piece_moves() -> None:
    position = gungi("w", e5="lqs", e6="uP")
    assert not legal(position, "e5-a5")
    refused(position, "e5-e1", "does not reach e1")
    refused(position, "e6-e7", "only a top piece moves (4.5)")
    assert position.after("e5-d5") == gungi("b", e5="lq", d5="s", e6="uP")


def test_4_5_a_covered_piece_may_capture_in_tower_be_substituted_or_carry_the_tower() -> None:
    position = gungi("w", c5="sPq", e5="zQ", g5="jPq", reserve="-/t")
    assert {"2xc5", "e5<>T", "g5~h6"} <= legal(position)
