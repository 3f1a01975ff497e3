"""Gungi, appendix C (rule 15): the notation of positions and actions."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import gungi, legal, malformed, refused
from zwenk import Position

BOARD = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/"
)

# The book's table, a line each.
TABLE = [
    (gungi("b", a3="S"), "a3-a2", gungi("w", a2="S")),
    (gungi("w", b4="s", b5="q"), "b4-b5", gungi("b", b5="qs")),
    (gungi("w", c7="l", a7="Q"), "c7xa7", gungi("b", a7="l", reserve="-/e")),
    (gungi("b", c2="p", reserve="P/-"), "P*c9", gungi("w", c2="p", c9="P")),
    (gungi("b", f5="Z", reserve="J/-"), "f5<>J", gungi("w", f5="J", reserve="Z/-")),
    (gungi("w", c2="r", c3="s", e1="C"), "c3=c2", None),
    (gungi("b", e8="TqS"), ":e8", gungi("w", e8="SqT", locks="e8/-")),
    (gungi("w", f1="sQ"), "2xf1", gungi("b", f1="s", reserve="-/e")),
    (gungi("b", e4="OQ"), "e4~e3", gungi("w", e3="OQ")),
]


@pytest.mark.parametrize(("position", "text", "reached"), TABLE, ids=[line[1] for line in TABLE])
def test_C_the_notation_table(  # noqa: N802 (the appendix)
    position: Position, text: str, reached: Position | None
) -> None:
    if reached is None:  # the King must stand in check first
        position = gungi("w", c2="r", c3="s", d4="C")
        reached = gungi("b", c2="s", c3="r", d4="C")
    assert text in legal(position)
    assert position.after(text) == reached


def test_C_board_notation() -> None:  # noqa: N802
    """(sbJ): a white Swordsman, a white Joker, a black Boar on top."""
    pieces = [p for p in gungi("b", c3="sbJ").pieces() if p.square == "c3"]
    assert [(p.color, p.kind, p.level) for p in pieces] == [
        (zwenk.WHITE, "S", 1),
        (zwenk.WHITE, "B", 2),
        (zwenk.BLACK, "J", 3),
    ]
    assert str(zwenk.start("gungi")).split()[0] == BOARD


# -- actions --------------------------------------------------------------------------------------


def test_15_marks_of_check_effects_and_judgement_may_follow() -> None:
    position = zwenk.start("gungi")
    for marks in ("+", "#", "!", "?", "!!", "??", "^", "$", "+!", "^??"):
        assert position.move("c9-d8" + marks).text == "c9-d8"


def test_15_blanks_dashes_and_the_sign_of_capture_in_any_form() -> None:
    position = gungi("w", c7="l", a7="Q")
    for text in ("c7xa7", "c7Xa7", "c7 x a7", "c7\u00d7a7"):
        assert position.move(text).text == "c7xa7"
    for text in ("c7-d7", "c7\u2014d7", "c7 \u2013 d7"):
        assert position.move(text).text == "c7-d7"


def test_15_letters_of_dropped_pieces_are_capital_for_both_armies() -> None:
    assert "T*e5" in legal(gungi("w", reserve="-/t"))
    assert "T*e5" in legal(gungi("b", reserve="T/-"))


def test_15_effects_are_written_after_their_action_and_played_with_it() -> None:
    game = zwenk.Game(position=gungi("w", e4="s", e5="G"))
    assert [move.text for move in game.play("e4xe5(c1)")] == ["e4xe5", "(c1)"]
    game = zwenk.Game(position=gungi("w", e5="m", e6="Q"))
    assert [move.text for move in game.play("e5xe6(c1)!")] == ["e5xe6", "(c1)"]
    game = zwenk.Game(position=gungi("w", d5="b", e5="SG"))
    assert [move.text for move in game.play("d5xe5$(a1)")] == ["d5xe5", "(a1)"]


def test_15_a_relocation_after_recovery_stands_before_the_next_action_or_after_the_capture() -> (
    None
):
    for texts in (("e5xe9^,(c8)", "h9-h8"), ("e5xe9^", ",(c8)h9-h8"), ("e5xe9", "(c8)", "h9-h8")):
        game = zwenk.Game(position=gungi("w", e5="g", e9="Q"))
        for text in texts:
            game.play(text)
        assert game.position == gungi("w", c8="F", h8="R", reserve="-/e")


def test_15_of_a_text_with_effects_all_is_played_or_nothing() -> None:
    game = zwenk.Game(position=gungi("w", e4="s", e5="G"))
    with pytest.raises(zwenk.IllegalMove):
        game.play("e4xe5(c7)")
    assert game.moves == []


def test_15_texts_that_are_no_actions() -> None:
    for text in (
        "",
        "a3",
        "a3-a10",
        "j3-j4",
        "p*c9",
        "X",
        "f5<>",
        "e5<>j",
        "4xe5",
        ":",
        "(e5",
        "{}",
    ):
        refused(zwenk.start("gungi"), text, "no action of Gungi", zwenk.MalformedMove)
    refused(zwenk.start("gungi"), "(c8)", "no such choice is due")
    refused(zwenk.start("gungi"), "{P}", "no such choice is due")


# -- positions ------------------------------------------------------------------------------------


def test_15_trailing_empty_fields_may_be_left_out_on_input() -> None:
    full = zwenk.position("gungi", f"{BOARD} b -/- -/- -/- -")
    for text in (f"{BOARD} b", f"{BOARD} b -/-", f"{BOARD} b -/- -/-", f"{BOARD} b -/- -/- -/-"):
        assert zwenk.position("gungi", text) == full


def test_15_trailing_empty_fields_are_left_out_on_output() -> None:
    assert str(zwenk.start("gungi")) == f"{BOARD} b"
    assert str(gungi("w", reserve="T/-")).endswith(" w T/-")


def test_15_all_six_fields() -> None:
    """Reserves in alphabetical order, locks from a1 on, pending decisions in their order."""
    text = (
        "1r2(tqs)4/9/9/9/2(Sb)6/9/9/9/7R1/ b TLLQ/zyp A/- c5/e1 "
        "final:relocate:F,final:relocate:N,initial:relocate:n,wait:f"
    )
    with pytest.raises(zwenk.ImpossiblePosition):
        zwenk.position("gungi", text)  # two Lions
    position = zwenk.position("gungi", text.replace("LL", "L"))
    fields = str(position).split()
    assert fields[2:] == [
        "LQT/pyz",
        "A/-",
        "c5/e1",
        "final:relocate:F,final:relocate:N,initial:relocate:n,wait:f",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "7R1/9/9/9/9/9/9/9/1r7/",
        "7R1/9/9/9/9/9/9/1r7/ b",
        "7R1/9/9/9/9/9/9/9/1r6/ b",
        "7R1/9/9/9/9/9/9/9/1rH6/ b",
        "7R1/9/9/9/9/9/9/9/1r()6/ b",
        "7R1/9/9/9/9/9/9/9/1r7/ c",
        "7R1/9/9/9/9/9/9/9/1r7/ b P",
        "7R1/9/9/9/9/9/9/9/1r7/ b p/-",
        "7R1/9/9/9/9/9/9/9/1r7/ b -/P",
        "7R1/9/9/9/9/9/9/9/1r7/ b -/- -/- a0/-",
        "7R1/9/9/9/9/9/9/9/1r7/ b -/- -/- -/- final:relocate:Q",
        "7R1/9/9/9/9/9/9/9/1r7/ b -/- -/- -/- later",
        "7R1/9/9/9/9/9/9/9/1r7/ b -/- -/- -/- - -",
    ],
)
def test_15_texts_that_are_no_positions(text: str) -> None:
    malformed("gungi", text)


@pytest.mark.parametrize(
    "fields",
    [
        "b R/-",
        "b N/-",
        "b -/- F/-",
        "b -/- -/- e5/-",
        "b -/- -/- -/- final:crown:h9",
        "b -/- -/- -/- final:relocate:f",
        "b -/- -/- -/- initial:relocate:f",
        "b -/- -/- -/- initial:claim",
        "b -/- -/- -/- wait:F,final:relocate:N",
    ],
)
def test_15_positions_that_cannot_be(fields: str) -> None:
    """Kings and emitters are never in Reserve; a lock needs a tower; decisions are of their owner
    and in their order."""
    with pytest.raises(zwenk.ImpossiblePosition):
        zwenk.position("gungi", f"1r7/9/9/9/9/9/9/9/7R1/ {fields}")
