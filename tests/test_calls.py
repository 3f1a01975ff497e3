"""The library's calls, given what they cannot take: told in a line, whatever flavour it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import zwenk
from zwenk.rules.gungi.phases import Phases

GOUNKI: Any = zwenk.start("gounki")
ANY: Any = zwenk

each_game = pytest.mark.parametrize("name", zwenk.GAMES)


@pytest.mark.parametrize("kind", [zwenk.Position, Phases])
def test_a_position_of_no_game_cannot_be_made(kind: type[zwenk.Position]) -> None:
    with pytest.raises(TypeError, match=r"zwenk\.start"):
        kind()
    with pytest.raises(NotImplementedError):
        kind.__new__(kind).perft(3)


WRONG: dict[str, Callable[[], object]] = {
    "None is no text: it must be a move": lambda: GOUNKI.after(None),
    "5 is no text: it must be a move": lambda: GOUNKI.move(5),
    "6 is no text: it must be a move": lambda: GOUNKI.path(6),
    "7 is no text: it must be a move": lambda: ANY.Game("gungi").play(7),
    "8 is no text: it must be a position": lambda: ANY.position("gungi", 8),
    "9 is no text: it must be three rows": lambda: ANY.Formation(9),
    "no game 1": lambda: ANY.start(1),
    "no game None": lambda: ANY.Game(None),
    "two positions": lambda: ANY.Game(GOUNKI, GOUNKI),
    "perft depth 2.5: it is a whole number from 0 to 64": lambda: GOUNKI.perft(2.5),
    "perft depth -1": lambda: GOUNKI.perft(-1),
    "number of moves -3": lambda: GOUNKI.playout(1, -3),
    "number of moves 1000000000000": lambda: GOUNKI.playout(1, 10**12),
    "seed 'x'": lambda: GOUNKI.playout("x"),
    "'white' is no army: zwenk.BLACK or zwenk.WHITE": lambda: ANY.Game("gunzi").resign("white"),
    "'x' is no army": lambda: ANY.Game("gunzi").end("x", "time"),
    "3 is no text: it must be the reason": lambda: ANY.Game("gunzi").end(None, 3),
    "'i9' is no field of Gounki: they are a1 to h8": lambda: GOUNKI.pieces_at("i9"),
    "no 'PP' left": lambda: ANY.Formation().put("a7", "PP"),
    "no '' left": lambda: ANY.Formation().put("a7", ""),
    "no 'R' left": lambda: ANY.Formation().put("a7", "R").put("b7", "R"),
}


@pytest.mark.parametrize("reason", WRONG)
def test_what_a_call_cannot_take_is_told(reason: str) -> None:
    with pytest.raises(zwenk.ZwenkError) as refusal:
        WRONG[reason]()
    assert reason in str(refusal.value)


@each_game
def test_a_move_of_another_position_is_known_by_its_text(name: str) -> None:
    position = zwenk.start(name)
    move = position.moves()[0]
    other = zwenk.Move(move.text, move.code + 1)
    assert position.after(other) == position.after(move)
    assert position.is_legal(other) and position.move(other) == move
    later = position.after(move)
    text = next(m.text for m in position.moves() if m.text not in [m.text for m in later.moves()])
    with pytest.raises(zwenk.IllegalMove) as refusal:
        later.after(position.move(text))
    with pytest.raises(zwenk.IllegalMove) as by_text:
        later.after(text)
    assert str(refusal.value) == str(by_text.value)
    assert not later.is_legal(text)


@each_game
def test_clicks_and_fields_are_told_of_texts_too(name: str) -> None:
    position = zwenk.start(name)
    move = position.moves()[0]
    assert position.path(move.text) == position.path(move)
    standing = [piece for field in position.fields for piece in position.pieces_at(field)]
    assert sorted(standing) == sorted(p for p in position.pieces() if p.square in position.fields)


@each_game
def test_positions_and_games_show_themselves_in_notebooks(name: str) -> None:
    game = zwenk.Game(zwenk.start(name))
    assert game.game == name
    assert game._repr_svg_() == game.position._repr_svg_() == zwenk.draw.svg(game.position)


@pytest.mark.parametrize(
    "text", ["()", "c9-d8(((", "c9-d8,,,{", "c9-d8;a;e;", "(c8", "c9-d8()", ""]
)
def test_what_is_no_move_is_not_left_out(text: str) -> None:
    game = zwenk.Game("gungi")
    with pytest.raises(zwenk.MoveError):
        game.play(text)
    assert game.moves == []


@pytest.mark.parametrize("text", ["a1-b1<(", "()", "a1-b1<;good;"])
def test_what_is_gungis_is_no_move_of_another_game(text: str) -> None:
    game = zwenk.Game("gunzi")
    with pytest.raises(zwenk.MalformedMove):
        game.play(text)
    assert game.moves == []


def test_marks_and_a_comment_may_stand_behind_an_action() -> None:
    game = zwenk.Game("gungi", "9/9/4r4/9/4g4/4L4/9/9/4R4/ b")
    game.play("e6xe5 (a7)!?;a comment, with (c8) in it;")
    assert [str(move) for move in game.moves] == ["e6xe5", "(a7)"]
