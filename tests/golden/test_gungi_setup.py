"""Gungi 3, 4 and 6 (rules 2, 3 and 5): sides, who begins, turns, and the formation."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import gungi, legal, reach, refused, these
from zwenk.rules.gungi import Gungi
from zwenk.rules.gungi.formation import Formation, attacked_kings, battle

BOOK_BLACK = "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2"
# White's, as White sees it: his front row first, the columns from i to a.
BOOK_WHITE = "1(PTA)1QL(TPA)Q1(UP)/P1(YA)(SI)(SP)R(FP)P1/1N7"
BOOK_BOARD = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/"
)
PLAIN = "PPPPPPPYI/SSAAAQQTT/NFLUR4"


def changed(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return text


# -- 2: preparation -------------------------------------------------------------------------------


def test_2_black_first_by_default_or_white() -> None:
    assert zwenk.start("gungi").turn == zwenk.BLACK
    assert zwenk.start("gungi", first="white").turn == zwenk.WHITE


def test_2_white_sits_at_rows_1_to_3_and_forward_goes_with_the_side() -> None:
    assert reach(gungi("w", e5="p"), "e5") == these("e6")
    assert reach(gungi("b", e5="P"), "e5") == these("e4")
    assert reach(gungi("w", e5="p", sides="swapped"), "e5") == these("e4")
    assert reach(gungi("b", e5="P", sides="swapped"), "e5") == these("e6")


def test_2_with_swapped_sides_black_sits_at_rows_1_to_3() -> None:
    swapped = zwenk.start("gungi", sides="swapped")
    rows = {piece.color: set[str]() for piece in swapped.pieces()}
    for piece in swapped.pieces():
        rows[piece.color].add(piece.square[1])
    assert rows == {zwenk.BLACK: set("123"), zwenk.WHITE: set("789")}


def test_2_the_reserves_are_empty_after_the_formation() -> None:
    assert all(len(piece.square) == 2 for piece in zwenk.start("gungi").pieces())


# -- 3: turns -------------------------------------------------------------------------------------


def test_3_turns_alternate_with_one_action_each_and_no_passing() -> None:
    position = zwenk.start("gungi")
    for move in ("c9-d8", "h3-g4", "d7-e6", ":d3"):
        mover = position.turn
        refused(position, "pass", "no action of Gungi", zwenk.MalformedMove)
        position = position.after(move)
        assert position.turn == mover.other


def test_3_consequences_with_a_choice_are_decisions_of_whom_they_belong_to() -> None:
    """Relocation and Coronation by who acted; what the other receives by the other."""
    captured = gungi("w", e4="r", e5="QG").after("e4xe5")
    assert captured.turn == zwenk.WHITE
    assert captured.after("(a1)").turn == zwenk.WHITE
    assert captured.after("(a1)").after("{0}").turn == zwenk.BLACK
    assert gungi("w", e5="g", e9="Q").after("e5xe9").turn == zwenk.BLACK


# -- 5: the formation -----------------------------------------------------------------------------


def test_5_the_books_formation() -> None:
    black, white = Formation(BOOK_BLACK), Formation(BOOK_WHITE)
    assert black.problems() == []
    assert white.problems() == []
    shown = battle(black, white)
    assert shown == zwenk.start("gungi")
    assert str(shown).split()[0] == BOOK_BOARD


def test_5_1_pieces_are_placed_and_taken_back_until_the_formation_is_done() -> None:
    formation = Formation().put("a7", "P").put("a7", "S").put("e9", "R")
    assert str(formation) == "(PS)8/9/4R4"
    assert str(formation.take("a7")) == "P8/9/4R4"
    with pytest.raises(zwenk.FormationError, match="is no place of a formation"):
        formation.put("a6", "Q")
    with pytest.raises(zwenk.FormationError, match="there is no 'R' left"):
        formation.put("a9", "R")


def test_5_1_no_row_but_the_own_territory() -> None:
    with pytest.raises(zwenk.MalformedPosition):
        Formation("9/9/9/9")


def test_5_2_the_reserve_must_be_empty() -> None:
    missing = Formation(changed(PLAIN, ("LU", "1U")))
    assert any("still to be placed: L" in problem for problem in missing.problems())
    with pytest.raises(zwenk.FormationError):
        battle(missing, Formation(PLAIN))


def test_6_exactly_one_pawn_in_every_column() -> None:
    """Two in a row are what PLAIN has; the book's word for row there is a slip."""
    assert Formation(PLAIN).problems() == []
    doubled = Formation(changed(PLAIN, ("PPPPPPPYI", "1PPPPPPYI"), ("/SSA", "/S(SP)A")))
    problems = "; ".join(doubled.problems())
    assert "column a has 0 Pawns" in problems
    assert "column b has 2 Pawns" in problems
    kinds = Formation(changed(PLAIN, ("PYI", "P1I"), ("TT/", "T(TY)/")))
    assert "column i has 2 Pawns" in "; ".join(kinds.problems())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("SSAA", "1(SS)AA"), "(4.2)"),
        (("UR4", "1(RU)4"), "(4.3)"),
        (("NFL", "1(FN)L"), "(4.4)"),
        (("FL", "(LF)1"), "(4.4)"),
    ],
)
def test_5_2_towers_must_be_valid(change: tuple[str, str], reason: str) -> None:
    assert any(reason in problem for problem in Formation(changed(PLAIN, change)).problems())


def test_5_2_fronts_only_and_no_more_than_there_are() -> None:
    assert Formation(changed(PLAIN, ("LU", "DU"))).problems()
    assert Formation(changed(PLAIN, ("LU", "LL"))).problems()


def test_5_2_no_other_restriction() -> None:
    """The King may stand in front on a Pawn, the Cannon under a tower, the Fortress anywhere."""
    assert Formation("(NPS)PPPPPPY(IR)/SAAAFLUQQ/TT7").problems() == []


def test_5_3_a_king_may_already_stand_attacked_and_there_is_a_warning() -> None:
    open_king = gungi("b", e9="R", e1="l")
    assert isinstance(open_king, Gungi)
    assert len(attacked_kings(open_king)) == 1
    assert "Black" in attacked_kings(open_king)[0]
    quiet = zwenk.start("gungi")
    assert isinstance(quiet, Gungi)
    assert attacked_kings(quiet) == []


def test_5_3_both_are_shown_and_the_first_army_begins() -> None:
    shown = battle(Formation(PLAIN), Formation(BOOK_WHITE), first="white", sides="swapped")
    assert shown.turn == zwenk.WHITE
    rows = str(shown).split("/")
    assert rows[0] == "4RULFN"
    assert rows[2] == "IYPPPPPPP"
    assert legal(shown)
