"""Matches: levels, chance, other programs, and programs that fail."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

import zwenk
from engine.command import answered, ran, refused
from engine.talk import COMMAND
from zwenk.engine.match.openings import Openings, lines
from zwenk.engine.match.opponents import Opponent
from zwenk.engine.match.tally import Sprt, Tally

LIAR = f"{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).with_name('liar.py')))}"
UGI = shlex.join([*COMMAND, "ugi"])


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_a_level_plays_chance(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.json"
    facts = answered("match", "level:1", "random", "--game", game, "--games", "2", "--json",
                     "--tc", "depth=1", "--most-moves", "12", "--records", str(file))  # fmt: skip
    assert facts["wins"] + facts["draws"] + facts["losses"] == facts["games"] == 2
    assert sum(facts["pairs"]) == 1 and facts["faults"] == {"a": {}, "b": {}}
    first, second = zwenk.record.load(file)
    assert first.tags["White"] == second.tags["Black"]
    assert [move.text for move in first.moves[:2]] == [move.text for move in second.moves[:2]] or (
        game == "gungi" and first.start == second.start
    )


def test_the_same_seed_plays_the_same_match() -> None:
    arguments = ("match", "level:2", "level:1", "--game", "gunzi", "--games", "4", "--json",
                 "--tc", "depth=9")  # fmt: skip
    facts = answered(*arguments)
    assert answered(*arguments, "--jobs", "2") == facts


@pytest.mark.compiled
@pytest.mark.parametrize("tc", ["2+0.1", "movetime=20", "nodes=500", "depth=2"])
def test_every_time_control_with_a_program(tc: str) -> None:
    facts = answered("match", "engine:depth=2,hash=1", UGI, "--game", "gounki", "--games", "2",
                     "--tc", tc, "--json", "--set-b", "Level=3", "--set-b", "Hash=1",
                     "-o", "first_turn=2")  # fmt: skip
    assert facts["games"] == 2 and facts["faults"] == {"a": {}, "b": {}}


FAILS = {
    "crash": ("crash", "ended with exit code 1: the liar gives up", 2),
    "kill": ("crash", "was killed by signal 9", 2),
    "sleep": ("time", "did not say bestmove within", 2),
    "illegal": ("illegal", "played an illegal move, 'zz' is no move of Gunzi", 1),
    "mute": ("illegal", "said bestmove without a move", 1),
}


@pytest.mark.parametrize("how", FAILS)
def test_a_program_that_fails_loses(how: str, tmp_path: Path) -> None:
    sort, words, times = FAILS[how]
    file = tmp_path / "games.pgn"
    done = ran("match", "engine:depth=1", f"{LIAR} {how}", "--game", "gunzi", "--games", "2",
               "--tc", "movetime=200", "--records", str(file))  # fmt: skip
    assert done.returncode == 0
    assert done.stderr.count(words) == times
    told = {"time": "on time", "illegal": "by an illegal move", "crash": "by a crash"}[sort]
    assert f"lost {times} {told}" in done.stdout
    assert words in file.read_text()


def test_garbage_from_a_program_does_no_harm() -> None:
    facts = answered(
        "match", f"{LIAR} garble", "random", "--game", "gunzi", "--games", "2", "--json"
    )
    assert facts["faults"] == {"a": {}, "b": {}}


def test_ctrl_c_ends_a_match_with_what_was_played() -> None:
    with subprocess.Popen(
        [*COMMAND, "match", "random", f"{LIAR} none", "--game", "gunzi", "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as match:
        try:
            with pytest.raises(subprocess.TimeoutExpired):
                match.wait(3)
            match.send_signal(signal.SIGINT)
            out, wrong = match.communicate(timeout=60)
        finally:
            match.kill()
    assert "won" in out and wrong == "ended before its time\n" and match.returncode == 0


def test_a_terminal_shows_how_far_it_is() -> None:
    arguments = ["match", "random", "random", "--game", "gunzi", "--games", "4"]
    terminal = pexpect.spawn(COMMAND[0], [*COMMAND[1:], *arguments], timeout=60)
    terminal.expect(pexpect.EOF)
    text = terminal.before.decode()
    assert "50%" in text and "100%" in text and "Elo" in text


WRONG = {
    "level:11 random": "from level:1 to level:10",
    "engine:speed=3 random": "'speed' is none of",
    "engine:depth random": "NAME=NUMBER",
    "/no/such/program random": "cannot be started: No such file",
    "true random": "exit code 0",
    "'' random": "an opponent is",
    "random random --tc soon": "time control 'soon'",
    "random random --tc 0+0": "time control '0+0'",
    "random random --games 3": "must be even",
    "random random --sprt 5": "ELO0,ELO1",
    "random random --sprt 5,2": "ELO0,ELO1",
    "random random --records games.txt": "ends in .pgn",
    "random random --records games.registro": "the Registro is Gungi's",
    "random random --records /nowhere/games.pgn": "nothing can be written",
    "random random --set-b X=1": "only a UGI program",
    "random random -o end=never": "does not take 'never'",
    f"random '{LIAR} none' --set-b Mood=1": "has no option 'Mood'",
    f"random '{LIAR} none' -o end=wedges": "has no option gunzi.end",
}


@pytest.mark.parametrize("arguments", WRONG)
def test_what_cannot_be_played_is_refused(arguments: str) -> None:
    assert WRONG[arguments] in refused("match", *shlex.split(arguments), "--game", "gunzi")


def test_no_such_game() -> None:
    assert "no game 'chess'" in refused("match", "random", "random", "--game", "chess")


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_openings_are_different_and_can_be_played(game: str) -> None:
    openings = Openings(game, {}, 1)
    assert len(openings) == len(lines(game)) >= 50
    assert len({openings[number].position for number in range(len(openings))}) == len(openings)
    assert openings[len(openings)].position == openings[0].position


@pytest.mark.compiled
def test_sprt_ends_a_match_early() -> None:
    facts = answered("match", "engine:depth=3,hash=1", "random", "--game", "gunzi",
                     "--games", "400", "--sprt", "0,50", "--json")  # fmt: skip
    assert facts["sprt"]["accepted"] == "elo1" and facts["games"] < 200


def test_the_tally() -> None:
    tally = Tally()
    pairs: list[list[float]] = [[1, 1], [1, 0], [0.5, 0.5], [1, 0.5], [0, 0]]
    for points in pairs:
        tally.add(points)
    assert (tally.wins, tally.draws, tally.losses) == (4, 3, 3)
    assert tally.pairs == [1, 0, 2, 1, 1] and tally.score == 0.55
    middle, low, high = tally.elo()
    assert low < 0 < middle < high
    assert round(middle) == 35
    assert Sprt(0, 10).verdict(tally) == ""
    # As simulated matches have it: many even pairs leave little error.
    even = Tally()
    for _ in range(500):
        even.add([1, 0])
    assert even.elo()[2] < 10 and Sprt(0, 30).verdict(even) == "elo0"


def test_opponents_are_read() -> None:
    engine = Opponent.read("engine:nodes=500,hash=4,threads=2")
    assert (engine.level, engine.hash_megabytes, engine.threads) == (10, 4, 2)
    assert engine.limits and engine.limits.nodes == 500
    assert Opponent.read("my 'own engine' -x", {"A": "1"}).command == ("my", "own engine", "-x")
