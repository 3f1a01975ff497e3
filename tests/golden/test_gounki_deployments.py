"""Gounki: stacks are split, one simple piece a step; every example of the rules' second page."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, gounki, legal, refused, these


def deployments(position: zwenk.Position, origin: str) -> set[str]:
    return legal(position, f"{origin}*")


def test_double_rounds_d7() -> None:
    position = gounki("b", d7="RR", a1="s")
    assert deployments(position, "d7") == these("d7*c6,b5 d7*e6,f5")
    assert position.after("d7*c6,b5") == gounki("w", c6="R", b5="R", a1="s")


def test_double_squares_e2() -> None:
    position = gounki("w", e2="ss", h8="S")
    assert deployments(position, "e2") == these("e2*d2,c2 e2*e3,e4 e2*f2,g2")
    assert position.after("e2*e3,e4") == gounki("b", e3="s", e4="s", h8="S")


def test_triples_and_one_cannot_change_direction() -> None:
    triple = gounki("b", d7="RRR", a1="s")
    assert deployments(triple, "d7") == these("d7*c6,b5,a4 d7*e6,f5,g4")
    refused(triple, "d7*e6,d5,c4", "no round of this stack can step to d5")
    squares = gounki("w", d4="sss", h8="S")
    assert deployments(squares, "d4") == these("d4*c4,b4,a4 d4*d5,d6,d7 d4*e4,f4,g4")


def test_never_over_or_onto_an_enemy() -> None:
    position = gounki("w", e2="ss", e3="S", f2="s", g2="S", h8="S")
    assert deployments(position, "e2") == {"e2*d2,c2"}
    refused(position, "e2*e3,e4", "an enemy stands there (4)")
    refused(position, "e2*f2,g2", "an enemy stands there (4)")


def test_over_own_pieces_with_never_more_than_three_on_a_square() -> None:
    """At most two may stand there before the drop; what is still in hand does not count."""
    position = gounki("w", d4="rrr", e5="rs", f6="s", c5="sss", h8="S")
    assert deployments(position, "d4") == {"d4*e5+,f6+,g7"}
    reached = gounki("b", e5="rrs", f6="rs", g7="r", c5="sss", h8="S")
    assert position.after("d4*e5+,f6+,g7") == reached
    refused(position, "d4*c5,b6,a7", "more than three pieces (5)")


def test_a_deployment_must_be_complete() -> None:
    position = gounki("w", d4="rrr", h8="S")
    refused(position, "d4*e5,f6", "it must be completed: all 3 pieces of the stack")
    refused(position, "d4*e5,f6,g7,h8", "has only 3 pieces, and 4 squares are named")
    refused(gounki("w", d4="ss", d6="S"), "d4*d5,d6", "(4)")
    refused(gounki("w", d4="s", h8="S"), "d4*d5,d6", "only a stack is deployed")


def test_bouncing_g2() -> None:
    position = gounki("w", g2="rr", a8="S")
    assert deployments(position, "g2") == these("g2*f3,e4 g2*h3,g4")


def test_a_run_cannot_begin_with_a_rebound() -> None:
    """Nor can the second kind's, which starts afresh where the first ended."""
    assert deployments(gounki("w", h2="rr", a8="S"), "h2") == {"h2*g3,f4"}
    position = gounki("w", g2="rs", a8="S")
    assert deployments(position, "g2") >= these("g2*h3,h4 g2*h3,g3")
    assert legal(position, "g2*h3") == these("g2*h3,h4 g2*h3,g3")
    refused(position, "g2*h3,h3", "no square of this stack can step to h3")
    # Squares that rebound between the rounds' end and theirs: the last step is theirs alone.
    twice = gounki("w", g2="rss", a8="S")
    assert legal(twice, "g2*h3") == these("g2*h3,h4,h5 g2*h3,g3,f3")
    assert "g2*f3,g3,h3" in legal(twice)


def test_round_square_has_twelve_paths() -> None:
    """The round first along a diagonal, or the square first; the second kind chooses freely."""
    position = gounki("w", d4="rs", h8="S")
    round_first = these("c5,c6 c5,b5 c5,d5 e5,e6 e5,d5 e5,f5")
    square_first = these("d5,c6 d5,e6 c4,b5 c4,d5 e4,d5 e4,f5")
    assert deployments(position, "d4") == {f"d4*{path}" for path in round_first | square_first}


def test_round_round_square_has_twelve_paths_and_never_round_square_round() -> None:
    position = gounki("w", d3="rrs", h8="S")
    rounds_first = these("c4,b5,b6 c4,b5,a5 c4,b5,c5 e4,f5,f6 e4,f5,e5 e4,f5,g5")
    square_first = these("d4,c5,b6 d4,e5,f6 c3,b4,a5 c3,d4,e5 e3,d4,c5 e3,f4,g5")
    assert deployments(position, "d3") == {f"d3*{path}" for path in rounds_first | square_first}
    refused(position, "d3*e4,e5,f6", "no round of this stack can step to e5")
    refused(position, "d3*e4,d4,c5", "no round of this stack can step to d4")


def test_square_square_round_has_twelve_paths_and_never_square_round_square() -> None:
    position = gounki("w", d4="rss", h8="S")
    squares_first = these("d5,d6,c7 d5,d6,e7 c4,b4,a5 c4,b4,c5 e4,f4,e5 e4,f4,g5")
    round_first = these("c5,c6,c7 c5,b5,a5 c5,d5,e5 e5,e6,e7 e5,d5,c5 e5,f5,g5")
    assert deployments(position, "d4") == {f"d4*{path}" for path in squares_first | round_first}
    refused(position, "d4*d5,e6,e7", "no square of this stack can step to e6")


def test_black_deploys_the_other_way() -> None:
    position = gounki("b", d5="RS", h1="s")
    expected = these("c4,c3 c4,b4 c4,d4 e4,e3 e4,d4 e4,f4 d4,c3 d4,e3 c5,b4 c5,d4 e5,d4 e5,f4")
    assert deployments(position, "d5") == {f"d5*{path}" for path in expected}


def test_special_case_a_1_c7() -> None:
    """The round on b6, the squares on a6 and, after bouncing, on b6 again; from a7 the same."""
    position = gounki("b", c7="RSS", h1="s")
    assert position.after("c7*b6,a6,b6+") == gounki("w", b6="RS", a6="S", h1="s")
    assert position.move("c7*b6,a6,b6") == position.move("c7*b6,a6,b6+")
    other = gounki("b", a7="RSS", h1="s")
    assert other.after("a7*b6,a6,b6+") == gounki("w", b6="RS", a6="S", h1="s")


def test_special_case_a_2_f2() -> None:
    position = gounki("w", f2="sss", a8="S")
    assert position.after("f2*g2,h2,g2+") == gounki("b", g2="ss", h2="s", a8="S")


def test_special_case_b_g2() -> None:
    """The origin counts as empty from the first step on, and may be used again."""
    position = gounki("w", g2="sss", a8="S")
    assert deployments(position, "g2") == these("g2*h2,g2,f2 g2*f2,e2,d2 g2*g3,g4,g5")
    assert position.after("g2*h2,g2,f2") == gounki("b", f2="s", g2="s", h2="s", a8="S")
    assert "b2*a2,b2" in legal(gounki("w", b2="ss", h8="S"))


def test_earlier_drops_count_for_the_three_on_a_square() -> None:
    one = gounki("w", f2="sss", g2="r", a8="S")
    assert one.after("f2*g2+,h2,g2+") == gounki("b", g2="rss", h2="s", a8="S")
    two = gounki("w", f2="sss", g2="rr", a8="S")
    refused(two, "f2*g2,h2,g2", "more than three pieces (5)")


def test_rebounding_triples() -> None:
    assert "c2*b3,a4,b5" in legal(gounki("w", c2="rrr", h8="S"))
    assert "c6*b6,a6,b6+" in legal(gounki("w", c6="sss", h8="S"))


# -- past the last rank ----------------------------------------------------------------------------


def test_a_deployment_ends_and_wins_when_a_piece_leaves() -> None:
    """What was dropped before stays; what is still in hand is gone."""
    won = gounki("w", a6="rrs", h1="S").after("a6*a7,b8,OUT")
    assert ended(won) == ("white", None)
    assert str(won) == "1r6/s7/8/8/8/8/8/7S b"
    early = gounki("w", a7="rrs", h1="S").after("a7*b8,OUT")
    assert str(early) == "1r6/8/8/8/8/8/8/7S b"
    assert ended(early) == ("white", None)


def test_the_steps_before_it_obey_the_rules() -> None:
    refused(gounki("w", a6="rrs", b8="S"), "a6*a7,b8,OUT", "an enemy stands there (4)")
    refused(gounki("w", a6="rrs", b8="sss", h1="S"), "a6*a7,b8,OUT", "(5)")


def test_a_deployment_that_would_leave_at_once_is_the_move() -> None:
    position = gounki("w", d8="rs", a1="S")
    assert legal(position) == these("d8-OUT d8-c8 d8-e8 d8*c8,OUT d8*e8,OUT")
    refused(position, "d8*OUT,c8", "OUT comes last")


# The seven lines of the notation table.
TABLE = [
    (gounki("w", c2="ss", h8="S"), "c2-c4", gounki("b", c4="ss", h8="S")),
    (gounki("b", b7="R", c6="rs", h1="s"), "b7xc6", gounki("w", c6="R", h1="s")),
    (gounki("w", c1="s", c2="r", h8="S"), "c1-c2+", gounki("b", c2="rs", h8="S")),
    (gounki("w", c8="r", b2="s", h8="S"), "c8-OUT", None),
    (gounki("w", c2="rrs", h8="S"), "c2*c3,d4,e5", gounki("b", c3="s", d4="r", e5="r", h8="S")),
    (gounki("w", f3="rs", e4="s", h8="S"), "f3*e4+,d4", gounki("b", e4="rs", d4="s", h8="S")),
    (gounki("b", b2="RS", h1="s"), "b2*c1,OUT", None),
]


@pytest.mark.parametrize(("position", "text", "reached"), TABLE, ids=[line[1] for line in TABLE])
def test_the_notation_table(
    position: zwenk.Position, text: str, reached: zwenk.Position | None
) -> None:
    assert text in legal(position)
    if reached is None:
        assert ended(position.after(text)) == (str(position.turn), None)
    else:
        assert position.after(text) == reached
