"""UGI, spoken with the program through pipes."""

from __future__ import annotations

import subprocess
import time

import pytest

import zwenk
from engine.talk import COMMAND, Talk


def test_the_greeting_lists_every_option() -> None:
    with Talk() as talk:
        lines = talk.ask("ugi", "ugiok")
        assert lines[0].startswith("id name Zwenk") and lines[1].startswith("id author")
        assert "option name game type combo default gunzi var gunzi var mortale" in lines[2]
        names = {line.split()[2] for line in lines if line.startswith("option")}
        assert {"game", "Hash", "Threads", "MultiPV", "Level", "Seed"} <= names
        for game, rules in zwenk.RULES.items():
            assert {f"{game}.{option.name}" for option in rules.options} <= names
        assert talk.ask("isready", "readyok") == ["readyok"]


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_a_game_is_played_move_by_move(game: str) -> None:
    played = zwenk.Game(game)
    with Talk() as talk:
        talk.say("ugi", f"setoption name game value {game}", "setoption name Hash value 4")
        talk.say("uginewgame")
        for _ in range(6):
            moves = " ".join(map(str, played.moves))
            talk.say(f"position startpos moves {moves}" if moves else "position startpos")
            assert talk.response("fen") == str(played.position)
            first = played.turn == played.start.turn
            assert talk.response("p1turn") == str(first).lower()
            assert talk.response("legalmoves").split() == list(map(str, played.legal_moves()))
            *lines, best = talk.ask("go depth 2", "bestmove")
            assert lines[-1].split()[::2] == ["info", "12", "time", "nps"] or (
                lines[-1].startswith("info nodes ") and " time " in lines[-1]
            )
            assert any(" pv " in line and " score " in line for line in lines)
            assert talk.response(f"islegal {best.split()[1]}") == "true"
            played.play(best.split()[1])


GO = ["depth 3", "nodes 500", "movetime 30", "p1time 300 p2time 1 p1inc 0 p2inc 0", "movetime 1"]


@pytest.mark.parametrize("go", GO)
def test_every_limit_ends_a_search(go: str) -> None:
    with Talk() as talk:
        talk.say("setoption name Hash value 1")
        begun = time.monotonic()
        assert talk.ask(f"go {go}", "bestmove")[-1].split()[1]
        assert time.monotonic() - begun < 20


def test_stop_and_isready_are_heard_while_searching() -> None:
    with Talk() as talk:
        talk.say("setoption name Hash value 1", "position startpos", "go infinite")
        talk.hear("info depth 3")
        assert talk.ask("isready", "readyok")[-1] == "readyok"
        assert talk.ask("position startpos", "info string error")[-1].endswith("send stop first")
        talk.ask("stop", "bestmove")
        for _ in range(10):  # a stop may come before the search has begun
            talk.say("go infinite", "stop")
            talk.hear("bestmove")


def test_infinite_waits_for_stop_although_all_is_seen() -> None:
    with Talk() as talk:
        talk.say("setoption name game value gounki", "position fen 8/r7/8/8/8/8/8/R7 w")
        talk.say("go infinite")
        talk.hear("info depth 1")
        time.sleep(0.3)
        *before, last = talk.ask("isready", "readyok")
        assert not any(line.startswith("bestmove") for line in [*before, last])
        talk.ask("stop", "bestmove")


def test_several_lines_and_threads() -> None:
    with Talk() as talk:
        for option in ("MultiPV value 3", "Threads value 2", "Hash value 2"):
            talk.say(f"setoption name {option}")
        lines = talk.ask("go depth 4", "bestmove")
        assert {line.split()[6] for line in lines if " multipv " in line} == {"1", "2", "3"}


def test_a_level_plays_and_a_seed_repeats_it() -> None:
    with Talk() as talk:
        talk.say("setoption name Level value 2", "setoption name Seed value 7")
        found = {talk.ask("go movetime 200", "bestmove")[-1] for _ in range(3)}
        assert len(found) == 1


def test_results_are_told_for_the_first_and_second_player() -> None:
    with Talk() as talk:
        assert talk.response("result") == "none" and talk.response("gameover") == "false"
        talk.say("setoption name game value gounki", "position fen 8/8/8/8/8/8/8/R7 w")
        assert talk.response("gameover") == "true" and talk.response("result") == "p2win"
        assert talk.response("legalmoves") == ""
        assert "nothing to decide" in talk.error("go depth 3")
        moves = "a8-b8 a1-b1 b8-a8 b1-a1 " * 2  # then it stands for the third time
        talk.say(f"position fen s7/8/8/8/8/8/8/S7 w moves {moves}")
        assert talk.ask("query result", "response") == ["response draw"]
        talk.say("setoption name game value gungi", "setoption name gungi.first value white")
        assert talk.response("fen").endswith(" w") and talk.response("p1turn") == "true"


def test_more_memory_than_there_is() -> None:
    with Talk() as talk:
        talk.say("setoption name Hash value 65536")
        heard = talk.ask("isready", "readyok")
        assert len(heard) == 1 or heard[0].startswith("info string error: ")
        talk.ask("go depth 1", "bestmove")


def test_rules_are_options_and_reset_the_position() -> None:
    with Talk() as talk:
        talk.say("setoption name game value gounki", "position startpos moves d2-d3")
        talk.say("setoption name gounki.first_turn value 3")
        assert talk.response("fen") == str(zwenk.start("gounki", first_turn=3))
        talk.say("setoption name gounki.origin value true")
        talk.say("position fen 8/8/8/8/8/8/6(ss)1/R7 w")
        assert "g2-g2" in talk.response("legalmoves")
        talk.say("setoption name gunzi.end value wedges")  # another game's: all stays
        assert talk.response("fen").startswith("8/8/8")


WRONG: list[str | bytes] = [
    "fly", "go", "go fast", "go depth", "go depth two", "go depth 0", "go depth -1", "go nodes 0",
    "go movetime", "go depth 3 nodes 3", "go depth 3 depth 3", "go p1time 5 p2time 5",
    "go depth 3 infinite", "go depth " + "9" * 5000, "position", "position fen", "position here",
    "position startpos a1-b1<", "position fen rubbish", "position startpos moves zz",
    "position startpos moves a1-b1<  a1-b1<", "position startpos moves a1-b1",
    "position fen " + "x" * 100_000, "position startpos moves " + "y" * 5000,
    "setoption", "setoption name", "setoption name Hash", "setoption name Hash value",
    "setoption name Hash value much", "setoption name Hash value 0", "setoption Hash 4",
    "setoption name Threads value 100000", "setoption name game value chess",
    "setoption name fog value 3", "setoption name gunzi.end value x",
    "setoption name gounki.origin value perhaps", "query", "query me", "query islegal",
    "query islegal a b", b"\xff\xfe", "x" * (3 << 20), "\x00\x01",
]  # fmt: skip


def test_wrong_lines_are_answered_and_change_nothing() -> None:
    with Talk() as talk:
        talk.say("position startpos moves a1-b1<")
        before = talk.response("fen")
        for line in WRONG:
            answer = talk.error(line)
            assert len(answer) < 1000 and answer, line
        assert talk.response("fen") == before
        assert talk.response("islegal " + "z" * 10_000) == "false"
        talk.ask("go depth 2", "bestmove")


@pytest.mark.parametrize("last", ["quit", ""])
def test_quit_and_the_end_of_the_input_end_a_search(last: str) -> None:
    with Talk() as talk:
        talk.say("go infinite")
        talk.hear("info depth 2")
        if last:
            talk.say(last)
        else:
            assert talk.program.stdin
            talk.program.stdin.close()
        talk.hear("bestmove")


def test_nobody_listens_any_more() -> None:
    with subprocess.Popen(
        [*COMMAND, "ugi"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin and program.stdout and program.stderr
        program.stdout.close()
        program.stdin.write(b"isready\ngo depth 2\nisready\nquit\n")
        program.stdin.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 0
