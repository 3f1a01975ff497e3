"""A game being played: history, undo, repetition, and every way it ends."""

from __future__ import annotations

import pytest

import zwenk
from zwenk import BLACK, WHITE


def test_the_history_is_kept_and_taken_back() -> None:
    game = zwenk.Game("gounki")
    game.play("d2-d3")
    game.play("e7-e6")
    assert [str(move) for move in game.moves] == ["d2-d3", "e7-e6"]
    assert str(game.undo()) == "e7-e6"
    assert game.turn == BLACK
    game.undo()
    assert game.position == zwenk.start("gounki")
    with pytest.raises(zwenk.MoveError, match="no move to take back"):
        game.undo()


def test_the_third_time_a_position_stands_is_a_draw() -> None:
    game = zwenk.Game("gounki", "s7/8/8/8/8/8/8/S7 w")
    for _ in range(2):
        assert game.result is None
        for move in ("a8-b8", "a1-b1", "b8-a8", "b1-a1"):
            assert game.result is None
            game.play(move)
    assert game.repetitions == 3
    assert game.result == zwenk.Result(None, None, "third repetition")
    assert game.legal_moves() == []
    with pytest.raises(zwenk.MoveError, match="the game is over"):
        game.play("a8-b8")
    game.undo()
    assert game.result is None


def test_resignation_and_agreement_end_a_game_and_can_be_taken_back() -> None:
    game = zwenk.Game("gunzi")
    assert game.resign().winner == WHITE
    with pytest.raises(zwenk.MoveError, match="over already"):
        game.agree_draw()
    game.undo()
    assert game.result is None
    assert game.resign(WHITE).winner == BLACK
    game.undo()
    assert game.agree_draw().winner is None


@pytest.mark.parametrize("name", zwenk.GAMES)
def test_the_text_resign_resigns(name: str) -> None:
    game = zwenk.Game(name)
    loser = game.turn
    assert game.play(" resign ") == []
    assert game.result == zwenk.Result(loser.other, None, f"{loser} resigned")
    with pytest.raises(zwenk.MoveError, match="over already"):
        game.play("resign")
    game.undo()
    assert game.result is None
    with pytest.raises(zwenk.MalformedMove):
        game.position.move("resign")


@pytest.mark.parametrize("name", zwenk.GAMES)
def test_results_are_attributes_of_games_and_positions(name: str) -> None:
    game = zwenk.Game(name)
    assert game.result is None and game.position.result is None
    ended, _ = game.start.playout(seed=1)
    assert isinstance(ended.result, zwenk.Result)


@pytest.mark.parametrize("name", ["gunzi", "mortale"])
def test_a_score_is_part_of_a_result(name: str) -> None:
    position, played = zwenk.start(name).playout(seed=1)
    assert played > 0
    result = position.result
    assert result is not None and result.score is not None
    black, white = map(int, result.score.split("-"))
    kinds = [(piece.color, piece.kind, piece.height) for piece in position.pieces()]
    for color, count in ((BLACK, black), (WHITE, white)):
        wedges = sum(1 for one in kinds if one[:2] == (color, "wedge"))
        assert count == wedges + sum(
            2 * h for c, kind, h in kinds if (c, kind) == (color, "pillar")
        )
    more, fewer = (BLACK, WHITE) if black > white else (WHITE, BLACK)
    expected = None if black == white else more if name == "gunzi" else fewer
    assert result.winner == expected


def test_an_action_is_played_with_its_effects_or_not_at_all() -> None:
    board = "9/9/4r4/9/4g4/4L4/9/9/4R4/ b"
    game = zwenk.Game("gungi", board)
    game.play("e6xe5(a7)")
    assert [str(move) for move in game.moves] == ["e6xe5", "(a7)"]
    assert game.turn == WHITE
    other = zwenk.Game("gungi", board)
    with pytest.raises(zwenk.IllegalMove):
        other.play("e6xe5(a1)")
    assert other.moves == [] and str(other.position) == str(other.start)


def test_a_game_takes_its_options_from_its_position() -> None:
    game = zwenk.Game(position=zwenk.start("gungi", claims="on", first="white"))
    assert game.options == {"coronation": "on", "claims": "on", "sides": "usual", "first": "white"}
    assert game.turn == WHITE
    with pytest.raises(zwenk.ZwenkError, match="only the position"):
        zwenk.Game("gunzi", position=zwenk.start("gungi"))


@pytest.mark.parametrize(
    ("game", "options", "message"),
    [
        ("chess", {}, "no game 'chess'"),
        ("gunzi", {"end": "never"}, "does not take 'never': it takes moves or wedges"),
        ("mortale", {"end": "moves"}, "mortale has no option 'end': it has none"),
        ("gounki", {"orgin": "on"}, "it has origin, exits, first_turn"),
    ],
)
def test_unknown_games_and_options_are_refused(
    game: str, options: dict[str, str], message: str
) -> None:
    with pytest.raises(zwenk.ZwenkError, match=message):
        zwenk.Game(game, **options)


def test_ambiguous_moves_name_what_they_can_mean() -> None:
    with pytest.raises(zwenk.AmbiguousMove, match="a1-b1<, a1-b1>"):
        zwenk.start("gunzi").move("a1-b1")


def test_a_move_of_another_position_is_refused() -> None:
    move = zwenk.start("gounki").move("d2-d3")
    with pytest.raises(zwenk.IllegalMove):
        zwenk.position("gounki", "r7/8/8/8/8/8/8/R7 w").after(move)


def test_white_plays_several_actions_first_under_the_handicap() -> None:
    game = zwenk.Game("gounki", first_turn="3")
    assert str(game.position).endswith(" w 3")
    game.play("b2-b3")
    game.play("d2-d3")
    assert game.turn == WHITE and str(game.position).endswith(" w")
    game.play("f2-f3")
    assert game.turn == BLACK
    game.undo()
    game.undo()
    assert str(game.position).endswith(" w 2")
