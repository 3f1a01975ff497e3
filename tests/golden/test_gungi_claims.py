"""Gungi 8.3 as it is played at a table (rule 14, option claims): fouls are played and claimed."""

from __future__ import annotations

import zwenk
from golden.setting import after, ended, gungi, impossible, legal, refused

TWO_JOKERS = {"d5": "b", "e2": "b", "a9": "S", "claims": "on"}


def test_by_default_a_foul_is_illegal_and_there_is_nothing_to_claim() -> None:
    assert zwenk.start("gungi").chosen()["claims"] == "off"
    refused(gungi("w", d5="b", e2="b"), "d5-e5", "(14)")
    refused(gungi("w"), "claim", "no foul to claim")
    refused(gungi("w", claims="on"), "claim", "no foul to claim")


def test_a_foul_is_playable_and_the_opponent_may_claim_and_win() -> None:
    played = gungi("w", **TWO_JOKERS).after("d5-e5")
    assert played == gungi("b", e5="b", e2="b", a9="S", claims="on", pending="initial:claim")
    assert {"claim", "a9-a8", "h9-h8"} <= legal(played)
    assert ended(played) is None
    assert ended(played.after("claim")) == ("black", None)
    assert legal(played.after("claim")) == set()


def test_who_does_not_claim_has_fouled_himself_and_so_on() -> None:
    unclaimed = after(gungi("w", **TWO_JOKERS), "d5-e5", "a9-a8")
    assert unclaimed == gungi("w", e5="b", e2="b", a8="S", claims="on", pending="initial:claim")
    assert ended(unclaimed.after("claim")) == ("white", None)
    again = unclaimed.after("b1-b2")
    assert ended(again.after("claim")) == ("black", None)
    assert ended(again.after("a8-a7").after("claim")) == ("white", None)


def test_an_action_that_is_no_foul_can_not_be_claimed() -> None:
    position = gungi("w", **TWO_JOKERS).after("b1-b2")
    assert "claim" not in legal(position)


def test_every_foul_can_be_played() -> None:
    for position, action in (
        (gungi("w", reserve="-/p", e2="y", claims="on"), "P*e5"),
        (gungi("w", reserve="-/p", e6="R", claims="on"), "P*e5"),
        (gungi("w", reserve="-/b", f5="R", claims="on"), "B*e5"),
        (gungi("w", e5="z", reserve="-/b", f5="R", claims="on"), "e5<>B"),
        (gungi("w", d4="jb", f5="R", claims="on"), "d4~e5"),
        (gungi("w", d5="b", e5="SQ", e2="b", claims="on"), "d5xe5"),
    ):
        fouled = position.after(action)
        assert "claim" in legal(fouled)
        assert ended(fouled.after("claim")) == ("black", None)


def test_fouls_of_recruitment_and_coronation_too() -> None:
    recruit = gungi("w", e5="m", e6="P", c8="b", claims="on").after("e5xe6")
    assert "claim" in legal(recruit.after("(c3)"))
    assert "claim" not in legal(recruit.after("(d3)"))
    crowned = gungi("w", e4="r", e5="PS", e8="b", claims="on").after("e4xe5")
    assert "claim" in legal(crowned.after("{0}"))
    assert "claim" not in legal(crowned.after("{Z}"))


def test_the_other_rules_hold_as_ever() -> None:
    """Towers, check, the limited drop; only the fouls are free."""
    refused(gungi("w", e4="s", e5="sq", claims="on"), "e4-e5", "(4.2)")
    refused(gungi("w", b9="L", reserve="-/p", e2="p", claims="on"), "P*e5", "(13.2)")
    refused(gungi("w", reserve="-/p", claims="on"), "P*e9", "(9.2)")
    assert "d5xe5" not in legal(gungi("w", d5="b", e5="PQ", claims="on"))  # 4.2 after the flips


def test_a_foul_forced_on_the_opponent_still_wins_at_once() -> None:
    position = gungi("w", e5="jB", d2="B", claims="on")
    assert ended(position.after("e5~d6")) == ("white", None)


def test_the_claim_comes_before_the_relocation_in_the_initial_phase() -> None:
    """White did not claim, and his Griffin's capture gives Black a Fortress."""
    position = gungi("w", e5="g", e9="Q", d2="b", d4="b", claims="on", pending="initial:claim")
    captured = position.after("e5xe9")
    assert captured == gungi(
        "b",
        d2="b",
        d4="b",
        reserve="-/e",
        claims="on",
        pending="initial:claim,initial:relocate:F",
    )
    assert {"claim", "(e9)"} <= legal(captured)
    refused(captured, "h9-h8", "(12.3)")
    assert ended(captured.after("claim")) == ("black", None)


def test_a_mate_by_a_foul_can_be_claimed() -> None:
    """The dropped Pawn mates, but Black has a decision: to claim."""
    position = gungi("w", i9="R", h1="d", g9="s", reserve="-/p", claims="on")
    mated = position.after("P*i8")
    assert ended(mated) is None
    assert "claim" in legal(mated)
    assert ended(mated.after("claim")) == ("black", None)


def test_two_jokers_in_a_column_can_stand_only_with_the_option() -> None:
    board = "1r7/4b4/9/9/4b4/9/9/9/7R1/ w"
    impossible("gungi", board, "(14)")
    impossible("gungi", board.replace("b", "z") + " -/- -/- -/- initial:claim", "(14)")
    zwenk.position("gungi", board, claims="on")
