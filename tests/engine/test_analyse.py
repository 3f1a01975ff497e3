"""`zwenk analyse`, in a pipe and on a terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess

import pexpect  # type: ignore[import-untyped]
import pytest

import zwenk
from engine.command import ran, refused
from engine.talk import COMMAND


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_a_json_object_a_line(game: str) -> None:
    done = ran("analyse", game, "--depth", "2", "--hash", "1", "--json")
    assert done.returncode == 0 and done.stderr == ""
    *found, last = map(json.loads, done.stdout.splitlines())
    assert last["best"] in map(str, zwenk.start(game).moves())
    depth = 1 if game == "mortale" else 2  # that one is known by a table
    assert last["turn"] == str(zwenk.start(game).turn) and last["depth"] == depth
    assert last["line"][0] == last["best"]
    assert {one["depth"] for one in found} == set(range(1, depth + 1))
    position = zwenk.start(game)
    for move in last["line"]:
        position = position.after(move)


def test_several_lines_and_moves_played_before() -> None:
    done = ran("analyse", "gounki", "--moves", "d2-d3 e7-e6", "--depth", "3", "--lines", "3")
    best = done.stdout.splitlines()[-3:]
    assert all(line.startswith("white plays ") for line in best)
    assert len({line.split()[2] for line in best}) == 3


def test_a_win_is_told_in_decisions() -> None:
    done = ran("analyse", "gounki", "8/r7/8/8/8/8/8/R7 w", "--depth", "4")
    assert "wins in 1" in done.stdout or "loses in" in done.stdout


def test_repetition_counts() -> None:
    moves = "a8-b8 a1-b1 b8-a8 b1-a1 " * 2
    assert "third repetition" in refused("analyse", "gounki", "s7/8/8/8/8/8/8/S7 w",
                                         "--moves", moves)  # fmt: skip


WRONG = {
    "no such position": ("gunzi", "rubbish"),
    "an illegal move": ("gunzi", "--moves", "a1-b1"),
    "the game is over": ("gounki", "8/8/8/8/8/8/8/R7 w"),
    "no memory": ("gunzi", "--hash", "0"),
    "no thread": ("gunzi", "--threads", "0"),
    "no depth": ("gunzi", "--depth", "0"),
    "no time": ("gunzi", "--time", "-1"),
    "not a time": ("gunzi", "--time", "nan"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_questions_are_refused(what: str) -> None:
    refused("analyse", *WRONG[what])


@pytest.mark.parametrize("wait", [0.4, 1.5])
def test_ctrl_c_tells_the_best_line_so_far(wait: float) -> None:
    with subprocess.Popen(
        [*COMMAND, "analyse", "gungi", "--hash", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as analysis:
        try:
            assert analysis.stdout and analysis.stdout.readline().startswith("depth")
            with pytest.raises(subprocess.TimeoutExpired):
                analysis.wait(wait)
            analysis.send_signal(signal.SIGINT)
            out, wrong = analysis.communicate(timeout=60)
        finally:
            analysis.kill()
    assert wrong == "" and analysis.returncode == 0
    assert out.splitlines()[-1].startswith("black plays ")


def test_a_terminal_has_its_lines_rewritten() -> None:
    command = [*COMMAND, "analyse", "gunzi", "--depth", "4", "--lines", "2", "--hash", "1"]
    # pytest's own COLUMNS would come before the terminal's size
    env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    terminal = pexpect.spawn(command[0], command[1:], dimensions=(24, 60), timeout=60, env=env)
    terminal.expect(pexpect.EOF)
    text = terminal.before.decode()
    assert "\x1b[2A\r" in text and text.count("black plays ") == 2
    shown = [line.split("\x1b")[0] for line in text.split("\r")]
    assert max(len(line) for line in shown if line.startswith("depth")) < 60
