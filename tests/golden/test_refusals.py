"""A move that is refused is refused for the reason that is true."""

from __future__ import annotations

import pytest

import zwenk

SERIES = "-,-,-,w^2,w4/B4,-,T,-,-,B6,w5/B2,-,w6,-,- b"
GUNZI = {
    # 5: a promotion is written with its tombstone, not with a swerve.
    ("-,-,-,-,-/-,B5,-,T,-,w6,T/T,T,w2,-,T w", "b6xa2>"): "it is played as b6xa2=b2 or",
    ("-,-,-,w^4,-/-,B6,B2,-,-,-,B4/-,-,w4,-,- b", "b7xc2<"): "it is played as b7xc2=",
    ("-,-,B4,-,-/B1,-,-,-,w2,B4,B3/-,-,B5,w5,B4 w", "c4xb4>xa2<"): "played as c4xb4>xa2=a3",
    # 3 and 5: in a series the promotion is forbidden, not the jump.
    ("-,B1,-,-,T/-,w4,-,-,T,-,-/w4,T,w4,-,w6 b", "a2xb6<xc4=b2"): (
        "after a2xb6<, no promotion on c4, a hostile peak or block is aimed at it (5)"
    ),
    ("-,-,-,-,-/-,B5,-,T,-,w6,T/T,T,w2,-,T w", "b6xb3<"): "not in a straight line",
    # 5: a promotion ends the turn, whatever is written behind it.
    (SERIES, "b6xc4<xb6<"): "a promotion on c4 ends the turn (5), it is played as b6xc4=b3 or",
    (SERIES, "b6xc4=b3xb6<"): "a promotion ends the turn, here on c4 (5)",
    # 4: as many hostile blocks as own ones.
    ("-,w^4,-,-,-/w6,-,w3,w3,-,-,-/-,-,B1,T,- b", "*b3<"): "1 own block and 1 hostile one are aim",
    ("B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b", "a1-c1<"): "not next to a1 (1)",
    ("B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b", "^c2"): "no pillar of black's stands on c2 (6)",
}
STACKS = "r7/2(rrs)5/8/8/8/7R/(ss)7/7r"
GOUNKI = {
    # A round can step there, but for what stands there: not "no square of this stack can".
    ("8/8/8/3S4/2(rs)5/8/8/8 w", "c4*d5,d6"): "an enemy stands there (4)",
    ("8/8/8/2S5/2(rs)5/8/8/8 w", "c4*c5,d6"): "an enemy stands there (4)",
    ("7S/8/8/3(sss)4/2(rs)5/8/8/8 w", "c4*d5,d6"): "more than three pieces (5)",
    ("7S/8/8/2(sss)5/2(rs)5/8/8/8 w", "c4*c5,d6"): "more than three pieces (5)",
    ("7S/8/8/8/2r5/8/8/8 w", "c4-c4"): "does not reach c4",
    ("7S/8/8/8/8/8/6(ss)1/8 w", "g2-g2"): "an option allows it",
    ("8/7(rss)/8/8/8/8/8/S7 w", "h7*OUT,h8,g8"): "OUT comes last (7)",
    # 7: what is named is too much, too little, or a move.
    (f"{STACKS} w", "a2*b2,c2,d2"): "has only 2 pieces, and 3 squares are named",
    (f"{STACKS} w", "a2*b2,c2,d2,e2"): "has only 2 pieces, and 4 squares are named",
    (f"{STACKS} w", "a2*b2"): "it must be completed: both pieces",
    (f"{STACKS} w", "c7*d8"): "it must be completed: all 3 pieces",
    (f"{STACKS} w", "a8*OUT"): "it is written a8-OUT (7)",
    (f"{STACKS} w", "a2*OUT"): "no square of this stack can go past the far edge there",
    (f"{STACKS} w", "h1*h2"): "a single piece stands on h1",
}


@pytest.mark.parametrize(("position", "move"), GUNZI)
def test_gunzi(position: str, move: str) -> None:
    with pytest.raises(zwenk.IllegalMove) as refusal:
        zwenk.position("gunzi", position).move(move)
    assert GUNZI[position, move] in str(refusal.value)


@pytest.mark.parametrize(("position", "move"), GOUNKI)
def test_gounki(position: str, move: str) -> None:
    with pytest.raises(zwenk.IllegalMove) as refusal:
        zwenk.position("gounki", position).move(move)
    assert GOUNKI[position, move] in str(refusal.value)


def test_gunzi_that_has_ended_by_its_option() -> None:
    over = zwenk.position("gunzi", "-,w^2,-,B1,B1/-,-,B4,-,-,B3,-/-,-,-,B^2,- b", end="wedges")
    with pytest.raises(
        zwenk.IllegalMove, match=r"the game is over, .*white without a moving wedge"
    ):
        over.move("b3-b2<")


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("(rr7/8/8/8/8/8/8/7R w", r"'\(rr7': rank 8 has a \( without the other one"),
        ("rr)6/8/8/8/8/8/8/7R w", r"rank 8 has a \) without the other one"),
        ("9/8/8/8/8/8/8/7R w", "'9' in rank 8: 1 to 8 squares are empty"),
        ("0/8/8/8/8/8/8/7R w", "'0' in rank 8: 1 to 8 squares are empty"),
        ("8/(rxr)7/8/8/8/8/8/7R w", r"'\(rxr\)' in rank 7: a stack is of r and s"),
        ("8/x7/8/8/8/8/y7/7R w", "'x' in rank 7"),  # the first fault of the text, which begins at 8
        ("r7/8/8/8/8/8/8/7R b 2", "Black to move: only White's first turn has several"),
    ],
)
def test_gounki_positions(board: str, reason: str) -> None:
    with pytest.raises(zwenk.PositionError, match=reason):
        zwenk.position("gounki", board)


@pytest.mark.parametrize(
    ("position", "move"),
    [("8/8/8/8/8/8/s7/RR4(RR)1 b", "a1-OUT"), ("8/8/8/8/8/8/s7/1(RS)4(RR)1 b", "b1*a1,OUT")],
)
def test_gounki_handicap_a(position: str, move: str) -> None:
    with pytest.raises(zwenk.IllegalMove, match=r"files c to f only \(handicap a\)"):
        zwenk.position("gounki", position, exits="c-f").move(move)
    assert zwenk.position("gounki", position).move(move)


@pytest.mark.parametrize(
    ("position", "move", "actions"),
    [
        ("8/6(RRR)s/4r3/8/8/8/8/8 w 2", "h7xg7", 2),
        ("8/8/8/(rrs)7/8/(SS)7/(ss)7/7(rs) w 2", "a2xa3", 3),
        ("8/2s5/4s3/8/8/4(rss)3/R5s1/(rrs)7 w 3", "a1xa2", 3),
        ("s7/8/8/8/8/8/7R/8 w 2", "a8-OUT", 2),
    ],
)
def test_gounki_handicap_b_ends_with_the_game(position: str, move: str, actions: int) -> None:
    """A first turn of several actions is over when one of them wins."""
    start = zwenk.position("gounki", position, first_turn=actions)
    after = start.after(move)
    result = after.result
    assert result and result.winner == zwenk.WHITE
    assert not start.faults()
    again = zwenk.position("gounki", str(after), first_turn=actions).result
    assert again and again.winner == zwenk.WHITE


def test_gounki_handicap_b_has_no_more_actions_than_the_option_says() -> None:
    with pytest.raises(zwenk.ImpossiblePosition, match="first_turn says 2"):
        zwenk.position("gounki", "8/8/8/8/8/8/7R/s7 w 3", first_turn=2)


KINGS = "8r/9/9/9/9/9/9/9/8R/"


@pytest.mark.parametrize(
    ("position", "options", "reason"),
    [
        (f"{KINGS} b -/- -/- -/- final:recruit:R", {}, "never recruited"),
        (f"{KINGS} b -/- -/- -/- final:recruit:F", {}, "never recruited"),
        (f"{KINGS} b -/- -/- -/- final:recruit:S,final:recruit:Q", {}, "at most"),
        (
            "8r/9/9/9/9/9/9/9/7(pR)1/ b -/- -/- -/- final:crown:h9",
            {"coronation": "off"},
            "no Coronation without the option",
        ),
        ("8r/9/9/9/9/9/9/9/7(pR)1/ b -/- -/- -/- final:crown:h9,final:crown:h9", {}, "at most"),
        (f"{KINGS} b -/- -/- a5/-", {}, "swap lock on a5"),
    ],
)
def test_gungi_positions(position: str, options: dict[str, str], reason: str) -> None:
    with pytest.raises(zwenk.ImpossiblePosition, match=reason):
        zwenk.position("gungi", position, **options)


@pytest.mark.parametrize(
    ("move", "reason"),
    [("R*a1", "no R is in black's Reserve (10)"), ("{0}", "choice is due, an action is (12)")],
)
def test_gungi_cites_the_rule(move: str, reason: str) -> None:
    with pytest.raises(zwenk.IllegalMove) as refusal:
        zwenk.start("gungi").move(move)
    assert reason in str(refusal.value)


JOKERS = "1(eB)7/8q/(Ct)8/b6C1/5z3/1(sZ)4(LmW)2/1c3(wzP)3/1R7/1(bx)2u(AB)(lBr)2/"


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        # A King on a Joker, captured by another Joker of that army.
        (
            f"{JOKERS} b -/- -/- -/g9",
            "f9xg9",
            "f9xg9: there would be two black Jokers in the tower (4.2), where a King is captured "
            "too (13.5)",
        ),
        ("8r/9/9/9/9/9/9/9/(SA)7R/ b S/-", "S*a9", "S*a9: there would be two black Swordsmen in"),
        ("8r/9/9/9/9/9/9/9/(SZ)7R/ b S/-", "a9<>S", "a9<>S: there would be two black Swordsmen"),
        ("8r/9/9/9/9/9/9/9/(SQA)7R/ b L/-", "L*a9", "L*a9: a tower has three pieces at most (4.1)"),
        # Whether it was captured or has waited is not known.
        (f"{KINGS} b -/- -/- -/- final:relocate:F", "i9-i8", "first the Fortress must be placed"),
        (f"{KINGS} b -/- -/- -/- initial:relocate:F", "i9-i8", "first the Fortress must be"),
    ],
)
def test_gungi_actions(position: str, move: str, reason: str) -> None:
    with pytest.raises(zwenk.IllegalMove) as refusal:
        zwenk.position("gungi", position, coronation="off").move(move)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a7-a6 b7-b6", "a7-a6 b7-b6: these are 2 decisions"),
        ("d6xd5(c8)", "d6xd5 (c8): these are 2 decisions"),
        ("{0", "'{0' is no action of Gungi"),
        ("resign", "Game.resign() does it (13.4)"),
    ],
)
def test_gungi_texts_that_are_no_action(text: str, reason: str) -> None:
    with pytest.raises(zwenk.MalformedMove) as refusal:
        zwenk.start("gungi").move(text)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("8r/9/9/9/9/9/9/9/9/", "Black has no King on the board, not one"),
        ("8r/9/9/9/9/9/9/9/7RR/", "Black has 2 Kings on the board, not one"),
        ("1/9/9/9/9/9/9/9/9/", "'1': row 1 has 1 square, not nine"),
        ("9/9/9/9/9/9/9/9/", "it has 8 rows, not nine"),
        ("8r/9/9/9/9/9/9/9/(SQS)7R/", "a9: two black Swordsmen in one tower (4.2)"),
        ("8r/9/9/9/9/9/9/9/(xQx)7R/", "a9: two white Phoenixes in one tower (4.2)"),
    ],
)
def test_gungi_boards(board: str, reason: str) -> None:
    with pytest.raises(zwenk.PositionError) as refusal:
        zwenk.position("gungi", f"{board} b")
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("position", "move", "foul"),
    [
        ("8r/9/9/9/B8/9/9/9/8R/ b B/-", "B*a7", "double Joker"),
        ("8r/9/9/9/P8/9/9/9/8R/ b P/-", "P*a7", "double Pawn"),
        ("r8/9/9/9/9/9/9/9/8R/ b B/-", "B*b1", "check by Joker"),
        ("r8/9/9/9/9/9/9/9/8R/ b P/-", "P*a2", "check by Pawn"),
        ("r8/Z8/P8/9/9/9/9/9/8R/ b P/-", "a2<>P", "check by Pawn"),
    ],
)
def test_gungi_fouls_by_name(position: str, move: str, foul: str) -> None:
    with pytest.raises(zwenk.IllegalMove, match=f"it is a foul, {foul} \\(14\\)"):
        zwenk.position("gungi", position).move(move)
