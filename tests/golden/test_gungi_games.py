"""Gungi: whole games and openings, one for each way a game can end, and the Registro."""

from __future__ import annotations

import pytest

import zwenk
from golden.setting import ended, gungi, legal, names
from zwenk import record

BOOK_BOARD = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/"
)
OPENING = names("c9-d8 h3-g4 d7-e6 :d3 b7-d7 h3-g4 b7-b6 c3-c4 f7-h7 c4-e4")
REGISTRO = f"""
-Formación Inicial-

{BOOK_BOARD.replace("/", "/" + chr(10))}
-BATALLA-

1. c9-d8 h3-g4
2. d7-e6 :d3 ;una buena;
3. b7-d7 h3-g4
4. b7-b6 c3-c4
5. f7-h7 c4-e4
"""


def test_the_recorded_opening_is_legal() -> None:
    game = zwenk.Game("gungi")
    for number, move in enumerate(OPENING):
        assert game.turn == (zwenk.BLACK, zwenk.WHITE)[number % 2]
        assert [played.text for played in game.play(move)] == [move]
    board, turn, reserves, recovered, locks = str(game.position).split()[:5]
    assert board == (
        "7n1/1p(fp)r(sp)(si)(ya)1p/(up)2(apt)lq1p1/4q1(at)2/9/1P2S4/"
        "PS1(PAQ)(LT)(PA)(PA)(UQ)Y/3P(TI)F1P1/2N3R2/"
    )
    assert (turn, reserves, recovered, locks) == ("b", "-/-", "-/-", "-/d3")


def test_every_step_of_the_opening() -> None:
    """What the actions do: moves and jumps, and a swap in the tower on d3."""
    game = zwenk.Game("gungi")
    towers = {}
    for move in OPENING:
        game.play(move)
        row = str(game.position).split()[0].split("/")
        towers[len(game.moves)] = row
    assert towers[1][7] == "3P(TI)F1P1"  # c9-d8: the Pawn left the Cannon
    assert towers[4][2] == "(up)1q(apt)lq1(pt)1"  # :d3: Captain and Assassin
    assert towers[5][6] == "P(SP)1(PAQ)(LT)(PAQ)(PA)UY"  # b7-d7: the Archer jumped on
    assert towers[10][3].startswith("4q")


def test_the_registro_of_the_book_is_read() -> None:
    records = record.read(REGISTRO)
    assert len(records) == 1
    game = records[0].replay()
    assert [move.text for move in game.moves] == OPENING
    assert game.start == zwenk.start("gungi")


# -- a game for each end ---------------------------------------------------------------------------


def play(position: zwenk.Position, text: str) -> zwenk.Game:
    game = zwenk.Game(position=position)
    for move in text.split():
        assert game.result is None
        game.play(move)
    return game


def test_mate() -> None:
    """The Dragon keeps one column, the Lion comes to the next."""
    game = play(gungi("w", i9="R", e2="l", g1="d", a9="S"), "g1-h1 a9-a8 e2-i2#")
    assert ended(game.position) == ("white", None)
    assert game.legal_moves() == []


def test_capture_of_the_king() -> None:
    """On the first turn, for Black's King was set up in front of White's Lion."""
    game = play(gungi("w", e2="l", e9="R"), "e2xe9")
    assert ended(game.position) == ("white", None)
    assert game.result is not None
    assert game.result.token == "1-0"


def test_ahogado() -> None:
    game = play(gungi("b", i9="R", i6="s", g1="d"), "i9-h9 i6-i7 h9-i9 g1-h1")
    assert ended(game.position) == ("draw", None)


def test_a_foul_forced_on_the_opponent() -> None:
    """White's Pawn under the Archer turns into Black's second Joker of the column."""
    game = play(gungi("b", e5="pt", e7="Q", d5="b", e2="B"), "e7xe5 d5xe5$#")
    assert ended(game.position) == ("white", None)


def test_a_claimed_foul() -> None:
    start = gungi("b", e5="P", e7="P", reserve="P/-", claims="on")
    game = play(start, "P*e3 claim")
    assert ended(game.position) == ("white", None)


def test_no_coronation_possible() -> None:
    """The Reserve is empty, for a Griffin was captured; the Pawn would be a second Joker."""
    game = play(gungi("b", d3="r", e5="PW", e8="b"), "h9-h8 d3-d4 h8-h9 d4xe5(d3)")
    assert ended(game.position) == ("draw", None)


def test_resignation() -> None:
    game = zwenk.Game("gungi")
    game.play("c9-d8")
    assert game.resign().winner == zwenk.BLACK
    assert game.legal_moves() == []


def test_repetition() -> None:
    game = zwenk.Game("gungi")
    for move in ("g9-h9", "d2-e1", "h9-g9", "e1-d2") * 2:
        assert game.result is None
        game.play(move)
    assert game.result is not None
    assert game.result.winner is None


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_legal_and_what_is_over_offers_nothing(seed: int) -> None:
    position, _ = zwenk.start("gungi").playout(seed, 3000)
    if position.result:
        assert legal(position) == set()
    else:
        assert legal(position)
