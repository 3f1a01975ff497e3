"""The terminal game, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import zwenk
from zwenk.terminal.words import HELP, forms


def sitting(*arguments: str, typed: str) -> str:
    """What a sitting prints, when these lines are typed."""
    done = subprocess.run(
        [sys.executable, "-m", "zwenk", "play", *arguments],
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
    assert "name a file that ends in" in text
    assert "/nowhere/x.pgn" in text
    assert "white to move" in text
    assert "Traceback" not in text


def test_the_legal_moves_are_listed_on_demand() -> None:
    text = sitting("gunzi", typed="moves a1\nmoves zz\n\n")
    assert "a1-b1<" in text and "no legal move contains 'zz'" in text
    assert "a5-b5>" in text  # an empty line lists them all
    assert "B*" not in sitting("mortale", typed="moves A1\n")
    assert "a1-b1" in sitting("mortale", typed="moves A1\n").partition("> ")[2]


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_the_example_can_be_played_and_help_shows_every_form(game: str) -> None:
    options = ("--black", "random:3") if game == "gungi" else ()
    text = sitting(game, *options, typed="help\n")
    example = text.partition("Type a move, such as ")[2].partition(". `")[0]
    assert "history" in text and "Moves are written like this" in text
    assert max(map(len, f"{HELP}\n{forms(game)}".splitlines())) < 80
    played = sitting(game, *options, typed=f"{example}\nhistory\n")
    assert f"\n{example}\n" in played.replace("> ", "\n")


GRIFFIN = "9/9/4r4/9/4g4/4L4/9/9/4R4/"


def test_a_choice_that_is_due_is_announced_and_undone_with_its_action(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    zwenk.record.save(file, zwenk.record.Record.of(zwenk.Game("gungi", f"{GRIFFIN} b")))
    text = sitting("gungi", "--load", str(file), typed="e6xe5\ne5-e6\n(a7)\nundo\nhistory\n")
    assert "black must choose: the Fortress must be placed" in text
    assert "black to choose> " in text
    assert "e5-e6: first the Fortress" in text
    assert "no move has been played" in text


def test_an_attacked_king_and_a_swap_lock_are_told() -> None:
    assert "white's King stands attacked (13.1)" in zwenk_board("8r/9/9/9/9/9/9/9/R7L/ w")
    locked = "8r/9/9/9/(TSQ)8/9/9/9/8R/ b -/- -/- a5/-"
    assert "black cannot swap again on a5 (11.1)" in zwenk_board(locked)


def zwenk_board(position: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "zwenk", "show", "gungi", position],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def test_what_is_compulsory_is_told() -> None:
    text = sitting("mortale", typed="a1-b1\n")
    assert "a somersault is compulsory: c1xa1" in text
    text = sitting("gounki", "-o", "first_turn=2", typed="d2-d3\n")
    assert "white has 2 actions left in this turn" in text


def test_a_name_of_any_sort_is_a_file(tmp_path: Path) -> None:
    for name in ("Bob's.pgn", "two words.pgn", "'quoted'.json"):
        text = sitting("gunzi", typed=f"a1-b1<\nsave {tmp_path}/{name}\nquit\n")
        assert f"saved to {tmp_path}/{name}" in text and (tmp_path / name).exists()
    text = sitting("gunzi", typed=f"save '{tmp_path}/Bob.pgn'\nquit\n")
    assert (tmp_path / "Bob.pgn").exists()


def test_a_file_that_is_there_is_replaced_only_if_wanted(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text("mine")
    assert "Replace it?" in sitting("gunzi", typed=f"save {file}\nn\nquit\n")
    assert file.read_text() == "mine"
    text = sitting("gunzi", typed=f"save {file}\ny\na1-b1<\nsave\nsave {file}\nquit\n")
    assert text.count("Replace it?") == 1 and text.count("saved to") == 3
    assert "a1-b1<" in file.read_text()


def test_what_a_loaded_game_says_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(
        '[Game "Mortale"]\n[White "Ana"]\n{so} 1. a2-a3!? {x} (1. a1-b1) 1... c2-c3 {y} *\n'
    )
    sitting("mortale", "--load", str(file), typed="a1-b1\nsave\nquit\n")
    (record,) = zwenk.record.load(file)
    assert (record.tags, record.comment) == ({"White": "Ana"}, "so")
    assert [(node.text, node.marks, node.comment) for node in record.moves] == [
        ("a2-a3", "!?", "x"), ("c2-c3", "", "y"), ("a1-b1", "", ""),
    ]  # fmt: skip
    assert [node.text for node in record.moves[0].variations[0]] == ["a1-b1"]
    sitting("mortale", "--load", str(file), typed="undo\nundo\nc4-c3\nsave\nquit\n")
    (record,) = zwenk.record.load(file)
    assert [(node.text, node.comment) for node in record.moves] == [("a2-a3", "x"), ("c4-c3", "")]


@pytest.mark.parametrize("words", [("-o", "end=wedges"), ("--black", "wall")])
def test_a_loaded_game_has_its_own_start(tmp_path: Path, words: tuple[str, str]) -> None:
    file = tmp_path / "game.pgn"
    file.write_text('[Game "Gunzi"] *')
    done = subprocess.run(
        [sys.executable, "-m", "zwenk", "play", "gunzi", "--load", str(file), *words],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2 and "--load goes on with a game" in done.stderr


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
