"""Gungi 7.6.5: the capture with Coronation (rule 12.6)."""

from __future__ import annotations

import zwenk
from golden.setting import after, ended, gungi, legal, reach, refused, these


def test_12_6_a_king_that_captured_a_top_replaces_the_enemy_below_or_turns_it() -> None:
    """The piece just captured may be used; the one replaced goes turned to the Reserve."""
    position = gungi("w", e4="r", e5="QS", reserve="-/t").after("e4xe5")
    assert position == gungi("w", e5="Qr", reserve="-/tz", pending="final:crown:e5")
    assert legal(position) == these("{0} {T} {Z}")
    assert position.after("{Z}") == gungi("b", e5="zr", reserve="-/et")
    assert position.after("{T}") == gungi("b", e5="tr", reserve="-/ez")
    assert position.after("{0}") == gungi("b", e5="er", reserve="-/tz")
    refused(position, "{E}", "(12.6)")
    refused(position, "e5-e6", "the Coronation must be decided")


def test_12_6_in_a_tower_of_three_it_is_the_piece_directly_below() -> None:
    position = gungi("w", e4="r", e5="TQS").after("e4xe5")
    assert position.after("{0}") == gungi("b", e5="Ter", reserve="-/z")
    assert position.after("{Z}") == gungi("b", e5="Tzr", reserve="-/e")


def test_12_6_black_crowns_too() -> None:
    position = gungi("b", e6="R", e5="qs").after("e6xe5")
    assert legal(position) == these("{0} {Z}")
    assert position.after("{Z}") == gungi("w", e5="ZR", reserve="E/-")


def test_12_6_only_after_a_capture_in_motion_with_an_enemy_directly_below() -> None:
    alone = gungi("w", e4="r", e5="S").after("e4xe5")
    assert alone == gungi("b", e5="r", reserve="-/z")
    on_own = gungi("w", e4="r", e5="qS").after("e4xe5")
    assert on_own == gungi("b", e5="qr", reserve="-/z")
    not_directly = gungi("w", e4="r", e5="QtS").after("e4xe5")
    assert not_directly == gungi("b", e5="Qtr", reserve="-/z")
    in_tower = gungi("w", e5="FSr").after("2xe5")
    assert in_tower == gungi("b", e5="Fr", reserve="-/z")
    nobody_else = gungi("w", e4="s", e5="QT").after("e4xe5")
    assert nobody_else == gungi("b", e5="Qs", reserve="-/o")


def test_12_6_it_is_an_option_and_on_by_default() -> None:
    """Without it the piece below attacks the King, unless it is a Fortress."""
    assert zwenk.start("gungi").chosen()["coronation"] == "on"
    refused(gungi("w", e4="r", e5="QS", coronation="off"), "e4xe5", "(13.2)")
    refused(gungi("w", e4="r", e5="NS", coronation="off"), "e4xe5", "(13.2)")
    fortress = gungi("w", e4="r", e5="FS", coronation="off").after("e4xe5")
    assert fortress == gungi("b", e5="Fr", reserve="-/z", coronation="off")


def test_12_6_on_a_fortress_it_is_compulsory_as_on_any_enemy() -> None:
    position = gungi("w", e4="r", e5="FS").after("e4xe5")
    assert position.after("{0}") == gungi("b", e5="gr", reserve="-/z")
    assert position.after("{Z}") == gungi("b", e5="zr", reserve="-/g")


def test_3_the_relocation_of_what_was_captured_comes_before_the_coronation() -> None:
    position = gungi("w", e4="r", e5="QG", reserve="-/t").after("e4xe5")
    assert position == gungi("w", e5="Qr", reserve="-/t", pending="final:relocate:f,final:crown:e5")
    placed = position.after("(a1)")
    assert placed == gungi("w", e5="Qr", a1="f", reserve="-/t", pending="final:crown:e5")
    assert legal(placed) == these("{0} {T}")


# -- Griffins below -------------------------------------------------------------------------------


def test_12_6_a_griffin_that_is_replaced_is_relocated() -> None:
    for griffin, emitter in (("G", "f"), ("W", "n")):
        position = after(gungi("w", e4="r", e5=f"{griffin}S"), "e4xe5", "{Z}")
        assert position == gungi("w", e5="zr", pending=f"final:relocate:{emitter}")
        assert position.after("(a1)") == gungi("b", e5="zr", a1=emitter)


def test_7_6_5_a_griffin_on_level_2_that_is_not_replaced_is_relocated() -> None:
    """The King comes down."""
    position = gungi("w", e4="r", e5="qGS").after("e4xe5")
    assert legal(position) == these("{0} {Z}")
    turned = position.after("{0}")
    assert turned == gungi("w", e5="qr", reserve="-/z", pending="final:relocate:f")
    assert turned.after("(c2)") == gungi("b", e5="qr", c2="f", reserve="-/z")


def test_7_6_5_a_griffin_on_level_1_outside_the_territory_turns_and_stays() -> None:
    """As a Fortress it emits nothing there; as a Cannon it does."""
    fortress = after(gungi("w", e4="r", e5="GS", e6="p", a9="T"), "e4xe5", "{0}")
    assert fortress == gungi("b", e5="fr", e6="p", a9="T", reserve="-/z")
    assert reach(fortress.after("a9-a8"), "e6") == these("e7")
    cannon = after(gungi("w", e4="r", e5="WS", e6="p", a9="T"), "e4xe5", "{0}")
    assert cannon == gungi("b", e5="nr", e6="p", a9="T", reserve="-/z")
    assert reach(cannon.after("a9-a8"), "e6") == these("e7 c6 g6")
    home = after(gungi("w", d2="r", e2="GS", e3="p", a9="T"), "d2xe2", "{0}", "a9-a8")
    assert reach(home, "e3") == these("e4 c3 g3")


# -- what may not be ------------------------------------------------------------------------------


def test_12_6_the_tower_must_be_valid() -> None:
    position = gungi("w", e4="r", e5="pQS", reserve="-/py").after("e4xe5")
    assert legal(position) == these("{0} {Z}")
    no_turning = gungi("w", e4="r", e5="eQS", reserve="-/p").after("e4xe5")
    assert legal(no_turning) == these("{P} {Z}")


def test_7_6_5_no_second_joker_in_the_column() -> None:
    position = gungi("w", e4="r", e5="QS", e8="b", reserve="-/b").after("e4xe5")
    assert legal(position) == these("{0} {Z}")
    turned = gungi("w", e4="r", e5="PS", e8="b").after("e4xe5")
    assert legal(turned) == {"{Z}"}
    alone = gungi("w", e4="r", e5="PS", e8="B").after("e4xe5")
    assert alone.after("{0}") == gungi("b", e5="br", e8="B", reserve="-/z")


def test_12_6_the_limited_drop_and_double_pawn_are_not_asked() -> None:
    position = gungi("w", e8="r", e9="QS", e2="p", h7="R", reserve="-/ap").after("e8xe9")
    assert legal(position) == these("{0} {A} {P} {Z}")
    assert position.after("{P}") == gungi("b", e9="pr", e2="p", h7="R", reserve="-/aez")


def test_12_6_the_king_must_not_stand_attacked_afterwards() -> None:
    """If the Griffin is taken out he comes down on an enemy; on a Fortress that does no harm."""
    enemy = gungi("w", e4="r", e5="QGS").after("e4xe5")
    assert legal(enemy) == {"{Z}"}
    fortress = gungi("w", e4="r", e5="FGS").after("e4xe5")
    assert legal(fortress) == these("{0} {Z}")


def test_13_2_a_pending_coronation_suspends_only_the_attack_from_below() -> None:
    """Black's Cannon lifts the Swordsman on e3, who strikes back to e5: the capture is illegal,
    though a Coronation would take the Cannon away."""
    refused(gungi("w", d4="r", e5="NQ", e3="S"), "d4xe5", "(13.2)")
    assert "d4xe5" in legal(gungi("w", d4="r", e5="TQ", e3="S"))
    refused(gungi("w", d4="r", e5="TQ", e9="L"), "d4xe5", "(13.2)")


def test_7_6_5_with_neither_possible_the_game_is_a_draw() -> None:
    """Turned, the Pawn is a second Joker; the Reserve is empty, for a Griffin was captured."""
    position = gungi("w", e4="r", e5="PG", e8="b")
    assert "e4xe5" in legal(position)
    captured = position.after("e4xe5")
    assert ended(captured) is None
    assert ended(captured.after("(a1)")) == ("draw", None)


def test_15_a_coronation_is_written_after_its_action() -> None:
    game = zwenk.Game(position=gungi("w", e4="r", e5="GS"))
    assert [str(move) for move in game.play("e4xe5{Z}(a1)")] == ["e4xe5", "{Z}", "(a1)"]
    assert game.position == gungi("b", e5="zr", a1="f")
