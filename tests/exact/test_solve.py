"""The command `solve`, run as a program."""

from __future__ import annotations

import json
import time

import pytest

import zwenk
from test_cli import printed, zwenk_command

OVER = "B,B,B,w,w/w,B,-,w,-,-,-/-,-,-,-,- w"


def test_a_person_reads_the_value_and_every_move() -> None:
    lines = printed("solve", "mortale").splitlines()
    assert lines[0] == "Black to move: a draw; one side can force its end in 42 plies"
    moves = {line[2:7] for line in lines[2:]}
    assert moves == {move.text for move in zwenk.start("mortale").moves()}
    assert all(line.startswith("* ") for line in lines[2:])


def test_lines_are_answered_in_json_errors_in_their_place() -> None:
    start = str(zwenk.start("mortale"))
    answers = printed("solve", "mortale", "-", given=f"{start}\n\nrubbish\n{start}\n").splitlines()
    first, empty, wrong, last = map(json.loads, answers)
    assert first == last
    assert list(first) == ["margin", "ends", "distance", "best"]
    assert (first["margin"], first["ends"], first["distance"]) == (0, True, 42)
    assert "empty" in empty["error"]
    assert "'rubbish'" in wrong["error"]


def test_a_finished_position_has_its_margin_and_no_best_move() -> None:
    answer = json.loads(printed("solve", "mortale", "-", given=OVER + "\n"))
    assert answer == {"margin": 0, "ends": True, "distance": 0, "best": []}
    assert printed("solve", "mortale", OVER).startswith("The game is over")


@pytest.mark.compiled
@pytest.mark.skipif(not zwenk.COMPILED, reason="is about speed")
def test_thousands_of_lines_a_second() -> None:
    start = str(zwenk.start("mortale"))
    began = time.monotonic()
    answers = printed("solve", "mortale", "-", given=f"{start}\n" * 5_000)
    assert answers.count("\n") == 5_000
    assert time.monotonic() - began < 5


def test_a_game_that_is_not_solved_is_one_line() -> None:
    done = zwenk_command("solve", "gounki")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
