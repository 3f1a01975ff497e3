"""The terminal game, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import zwenk


def sitting(*arguments: str, typed: str) -> str:
    """What a sitting prints, when these lines are typed."""
    program = "from zwenk.terminal.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_two_people_play_undo_and_leave(game: str) -> None:
    move = str(zwenk.start(game).moves()[0])
    text = sitting(game, typed=f"{move}\nhistory\nundo\nhistory\nquit\n")
    assert f"white to move> {move}" in text or f"black to move> {move}" in text
    assert "no move has been played" in text


def test_the_end_of_the_input_leaves() -> None:
    assert "black to move" in sitting("gunzi", typed="")


def test_one_plays_against_random_moves() -> None:
    text = sitting("gounki", "--random", "black", "--seed", "1", typed="d2-d3\nundo\nd2-d3\n")
    assert text.count("black plays ") == 2
    again = sitting("gounki", "--random", "black", "--seed", "1", typed="d2-d3\nundo\nd2-d3\n")
    assert again == text


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_random_moves_play_a_whole_game(game: str) -> None:
    options = ("--black", "random:1", "--white", "random:2") if game == "gungi" else ()
    text = sitting(game, "--random", "both", "--seed", "4", *options, typed="")
    assert "The game is over: " in text


def test_wrong_words_are_answered_and_the_game_goes_on() -> None:
    text = sitting("gunzi", typed="fly\na1-b1\nundo\nsave\nsave /nowhere/x.pgn\na1-b1<\nquit\n")
    assert "'fly' is no move of Gunzi" in text
    assert "can mean several moves" in text
    assert "there is no move to take back" in text
    assert "give one file name" in text
    assert "/nowhere/x.pgn" in text
    assert "white to move" in text
    assert "Traceback" not in text


def test_the_legal_moves_are_listed_on_demand() -> None:
    text = sitting("gunzi", typed="moves a1\nmoves zz\n\n")
    assert "a1-b1<" in text and "no legal move contains 'zz'" in text
    assert "a5-b5>" in text  # an empty line lists them all


@pytest.mark.parametrize("suffix", ["pgn", "json"])
def test_a_game_is_saved_and_gone_on_with(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"game.{suffix}"
    sitting("mortale", typed=f"a2-a3\nc2-c3\nsave {file}\nquit\n")
    text = sitting("mortale", "--load", str(file), typed="history\n")
    assert "a2-a3 c2-c3" in text
    if suffix == "json":
        assert [one["move"] for one in json.loads(file.read_text())["moves"]] == ["a2-a3", "c2-c3"]


def test_resigning_and_drawing_end_the_game() -> None:
    assert "white wins (black resigned)" in sitting("gunzi", typed="resign\n")
    assert "draw (draw agreed)" in sitting("gunzi", typed="draw\ny\n")
    assert "The game is over" not in sitting("gunzi", typed="draw\nn\n")


def test_gungi_begins_from_the_formations_asked_for() -> None:
    text = sitting("gungi", "--black", "wall", "--white", "corner", "--ascii", typed="")
    assert text.isascii()
    assert "LAU" not in text and "PPPIYPPPP" not in text  # a board, not a text form
