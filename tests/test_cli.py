"""The command line, run as a program: what it prints, and one line and exit 2 for bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import zwenk

GUNZI_WHITE = "-,w^2,-,B1,w2/w5,-,B4,w4,-,B3,-/-,-,-,B^2,- w"
START = {game: str(zwenk.start(game)) for game in zwenk.GAMES}


def zwenk_command(
    *arguments: str, given: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run(
        [sys.executable, "-m", "zwenk", *arguments],
        input=data,
        capture_output=True,
        check=False,
        env=os.environ | environment,
    )
    return subprocess.CompletedProcess(
        arguments, done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")
    )


def printed(*arguments: str, given: str | bytes = "") -> str:
    done = zwenk_command(*arguments, given=given)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_games_lists_every_game_and_option() -> None:
    text = printed("games")
    for rules in zwenk.RULES.values():
        assert rules.title in text
        for option in rules.options:
            assert f"{option.name}={'|'.join(option.values)}" in text


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_start_moves_apply_and_perft_agree(game: str) -> None:
    start = printed("start", game).strip()
    assert start == START[game]
    moves = printed("moves", game).split()
    assert moves == [str(move) for move in zwenk.start(game).moves()]
    assert printed("apply", game, "start", moves[0]).strip() == str(
        zwenk.start(game).after(moves[0])
    )
    assert printed("perft", game, "1") == f"{len(moves)}\n"
    divided = printed("perft", game, "2", "--divide").splitlines()
    assert len(divided) == len(moves) + 1
    counts = [int(line.split(": ")[1]) for line in divided]
    assert counts[-1] == sum(counts[:-1]) == zwenk.start(game).perft(2)


def test_a_position_may_begin_with_an_empty_field() -> None:
    assert len(printed("moves", "gunzi", GUNZI_WHITE).splitlines()) == 13
    assert printed("perft", "gunzi", "3", GUNZI_WHITE) == "1660\n"


def test_moves_can_show_the_clicks() -> None:
    lines = printed("moves", "gunzi", GUNZI_WHITE, "--paths").splitlines()
    assert "*a4=\ta4" in lines
    assert "b1-b2<\tb1 b2 <" in lines


def test_several_moves_and_effects_are_applied_in_order() -> None:
    reached = printed("apply", "gounki", "start", "d2-d3", "e7-e6", "d3-d4")
    assert reached == str(zwenk.start("gounki").after("d2-d3").after("e7-e6").after("d3-d4")) + "\n"
    gungi = "9/9/4r4/9/4g4/4L4/9/9/4R4/ b"
    assert printed("apply", "gungi", gungi, "e6xe5(a7)") == printed(
        "apply", "gungi", gungi, "e6xe5", "(a7)"
    )


def test_options_are_read_in_words() -> None:
    text = printed("start", "gungi", "-o", "first=White", "--option", "sides=swapped").strip()
    assert text == str(zwenk.start("gungi", first="white", sides="swapped"))
    assert (
        printed("moves", "gounki", "8/8/8/8/8/8/6(ss)1/R7 w", "-o", "origin=YES").count("g2-g2")
        == 1
    )


def test_show_draws_text_and_pictures(tmp_path: Path) -> None:
    assert "white to move" in printed("show", "gounki")
    assert printed("show", "gungi", "--ascii").isascii()
    picture = tmp_path / "board.svg"
    assert printed("show", "gunzi", GUNZI_WHITE, "--svg", str(picture)) == ""
    assert picture.read_text().startswith("<svg")
    assert [path.name for path in tmp_path.iterdir()] == ["board.svg"]


def test_show_tells_a_result() -> None:
    assert "black wins (took the last piece)" in printed("show", "gounki", "8/8/8/8/8/8/8/R7 w")


def test_moves_answers_lines() -> None:
    lines = "\n".join([START["mortale"], "rubbish", "", START["mortale"].replace(" b", " w")])
    answers = [
        json.loads(line) for line in printed("moves", "mortale", "-", given=lines).splitlines()
    ]
    assert answers[0] == [str(move) for move in zwenk.start("mortale").moves()]
    assert "error" in answers[1] and "error" in answers[2]
    assert len(answers[3]) == 8


def test_moves_answers_lines_that_are_no_text() -> None:
    given = b"\xff\xfe\n" + START["gunzi"].encode() + b"\r\n"
    answers = [
        json.loads(line) for line in printed("moves", "gunzi", "-", given=given).splitlines()
    ]
    assert "not UTF-8" in answers[0]["error"]
    assert len(answers[1]) == 16


@pytest.mark.parametrize(
    "line",
    [
        "", "[", "null", "{}", '{"position": 1, "moves": []}', "[" * 100_000,
        '{"position": "x", "moves": []}', '{"position": "START", "moves": ["zz"]}',
        '{"position": "START", "moves": [1]}', '{"position": "START", "moves": "a1"}',
        '{"position": "START", "moves": [], "more": 1}',
        '{"position": "START", "moves": ["\\ud800"]}',
    ],
)  # fmt: skip
def test_apply_answers_an_error_in_its_place(line: str) -> None:
    good = json.dumps({"position": START["gounki"], "moves": ["d2-d3"]})
    lines = "\n".join([good, line.replace("START", START["gounki"]), good])
    answers = [
        json.loads(line) for line in printed("apply", "gounki", "-", given=lines).splitlines()
    ]
    assert answers[0] == answers[2] == str(zwenk.start("gounki").after("d2-d3"))
    assert list(answers[1]) == ["error"]
    assert "\n" not in answers[1]["error"]


def test_answers_come_at_once() -> None:
    program = "from zwenk.terminal.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, "moves", "mortale", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as talk:
        assert talk.stdin and talk.stdout
        for _ in range(3):
            talk.stdin.write(START["mortale"] + "\n")
            talk.stdin.flush()
            assert len(json.loads(talk.stdout.readline())) == 8


BAD = {
    "no such game": ("moves", "chess"),
    "no such command": ("fly",),
    "no such flag": ("moves", "gunzi", "--fast"),
    "a position that is none": ("moves", "gunzi", "B1,B1 b"),
    "a position that cannot be": ("moves", "mortale", "B,B,B,B,B/-,-,-,-,-,-,-/w,w,w,w,w b"),
    "a move that is none": ("apply", "gounki", "start", "zz"),
    "a move that is illegal": ("apply", "gunzi", "start", "a1-c1<"),
    "an ambiguous move": ("apply", "gunzi", "start", "a1-b1"),
    "an unknown option": ("start", "gunzi", "-o", "speed=1"),
    "an option by a name of Python's": ("start", "gunzi", "-o", "text=1"),
    "an option by another": ("start", "gunzi", "-o", "self=1"),
    "an option by a third": ("start", "gunzi", "-o", "game=1"),
    "an option without value": ("start", "gunzi", "-o", "end"),
    "an option's wrong value": ("start", "gunzi", "-o", "end=soon"),
    "a depth that is none": ("perft", "gunzi", "two"),
    "a depth below nothing": ("perft", "gunzi", "-1"),
    "a depth too deep": ("perft", "gungi", "99"),
    "no depth": ("perft", "gunzi"),
    "moves on the line and lines": ("apply", "gunzi", "-", "a1-b1<"),
    "a formation of another game": ("start", "gunzi", "--black", "wall"),
    "no such formation": ("start", "gungi", "--black", "maginot"),
    "a formation that is not valid": ("start", "gungi", "--black", "9/9/9"),
    "a formation of two rows": ("start", "gungi", "--black", "9/9"),
    "a file that is not there": ("record", "check", "/nowhere/game.pgn"),
    "a folder that is not there": ("show", "gunzi", "--svg", "/nowhere/board.svg"),
    "a folder for a file": ("record", "check", "/"),
    "a folder to draw to": ("show", "gunzi", "--svg", "/"),
    "no file to draw to": ("show", "gunzi", "--svg", ""),
    "no file to convert to": ("record", "convert", "-", "--to", "json", "-O", ""),
    "an empty record": ("record", "check", "-"),
    "rubbish behind a move": ("apply", "gungi", "start", "c9-d8((("),
    "brackets with nothing": ("apply", "gungi", "start", "()"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_line_and_exit_2(what: str) -> None:
    done = zwenk_command(*BAD[what])
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("zwenk") and done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_pipe_that_closes_is_no_error() -> None:
    program = (
        f"{sys.executable} -c 'from zwenk.terminal.cli import main; main()' perft gounki 2 --divide"
    )
    done = subprocess.run(
        f"{program} | head -1", shell=True, capture_output=True, check=True, text=True
    )
    assert done.stderr == ""


def test_records_are_checked_and_converted(tmp_path: Path) -> None:
    source = tmp_path / "game.pgn"
    source.write_text('[Game "gounki"]\n\n1. d2-d3! {strong} e7-e6 2. d3-d4 *\n')
    assert "1. gounki" in printed("record", "check", str(source))
    made = tmp_path / "game.json"
    printed("record", "convert", str(source), "--to", "json", "--output", str(made))
    moves = json.loads(made.read_text())["moves"]
    assert moves[0] == {"move": "d2-d3", "marks": "!", "comment": "strong"}
    assert "d2-d3! {strong}" in printed("record", "convert", str(made), "--to", "tagged")


def test_a_broken_record_tells_the_place(tmp_path: Path) -> None:
    source = tmp_path / "game.pgn"
    source.write_text('[Game "gounki"]\n\n1. d2-d3 e7-e6 2. d3-d9 *\n')
    done = zwenk_command("record", "check", str(source))
    assert done.returncode == 2
    assert "line 3, column 19" in done.stderr and "2 moves" in done.stderr


def test_several_records_are_checked_and_every_fault_is_told(tmp_path: Path) -> None:
    texts = {
        "good.pgn": '[Game "gounki"]\n\n1. d2-d3 1-0\n',
        "broken.pgn": '[Game "gounki"]\n\n1. d2-d3 e7-e6 2. d3-d9 *\n',
        "empty.pgn": "",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    done = zwenk_command("record", "check", *(str(tmp_path / name) for name in texts))
    assert done.returncode == 2
    good, broken = done.stdout.splitlines()
    assert good.endswith("1 decision, white wins (the record does not say why)")
    assert broken.endswith("2 decisions, not finished")
    first, second = done.stderr.splitlines()
    assert "line 3, column 19" in first and "(read up to there: 1 game, 2 moves)" in first
    assert second.endswith("empty.pgn: there is no game in it")
    assert all(line.startswith("zwenk: ") for line in (first, second))


def test_what_was_read_of_a_broken_record_is_converted(tmp_path: Path) -> None:
    source, made = tmp_path / "game.pgn", tmp_path / "game.json"
    source.write_text('[Game "gounki"]\n\n1. d2-d3 {so} e7-e6 2. d3-d9 *\n')
    for to in (("-O", "-"), ("-O", str(made)), ()):
        done = zwenk_command("record", "convert", str(source), "--to", "json", *to)
        assert done.returncode == 2 and "column 24" in done.stderr
        text = made.read_text() if str(made) in to else done.stdout
        assert [one["move"] for one in json.loads(text)["moves"]] == ["d2-d3", "e7-e6"]
    assert not (Path.cwd() / "-").exists()
    before = source.read_text()
    done = zwenk_command("record", "convert", str(source), "--to", "tagged", "-O", str(source))
    assert done.returncode == 2 and "nothing is written" in done.stderr
    assert source.read_text() == before


def test_a_device_is_written_into_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    assert printed("show", "gunzi", "--svg", str(pipe)) == ""
    reader.join()
    assert read[0].startswith("<svg") and pipe.is_fifo()
    assert printed("show", "gunzi", "--svg", "/dev/stdout") == read[0]
    assert printed("show", "gunzi", "--svg", "-") == read[0]


@pytest.mark.parametrize("game", zwenk.GAMES)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_every_encoding_will_do(game: str, encoding: str) -> None:
    done = zwenk_command("show", game, PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.isascii() == (encoding != "utf-8")
    line = json.dumps({"position": "start", "moves": ["\u00fc\u2013"]}) + "\n"
    done = zwenk_command("apply", game, "-", given=line, PYTHONIOENCODING=encoding)
    assert "\u00fc" in json.loads(done.stdout)["error"]
    done = zwenk_command("apply", game, "start", "\u00fc\u2013", PYTHONIOENCODING=encoding)
    assert done.returncode == 2 and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("closed", "status"),
    [("moves gungi - >&-", 2), ("moves gungi - <&-", 0), ("play gungi <&-", 0),
     ("show gunzi >&-", 2), ("show gunzi 2>&-", 0), ("apply gunzi start zz 2>&-", 2),
     ("show gunzi >/dev/full", 2), ("record convert - --to json <&-", 2)],
)  # fmt: skip
def test_a_closed_stream_is_no_traceback(closed: str, status: int) -> None:
    words = f"{sys.executable} -m zwenk {closed}"
    done = subprocess.run(words, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr and done.stderr.count("\n") == (status == 2) * (
        "2>&-" not in closed
    )


@pytest.mark.parametrize("wait", [0.03, 0.06, 0.1, 0.2])
def test_ctrl_c_is_no_traceback(wait: float) -> None:
    program = (
        "import sys, zwenk; print('here', flush=True); from zwenk.__main__ import main; main()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, "moves", "gungi", "-"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as talk:  # fmt: skip
        assert talk.stdout and talk.stdout.readline() == "here\n"
        time.sleep(wait)
        talk.send_signal(signal.SIGINT)
        _, told = talk.communicate()
    assert talk.returncode == 130
    assert "Traceback" not in told


def test_a_long_word_makes_no_long_error() -> None:
    for words in (("moves", "gunzi", "x" * 100_000), ("y" * 100_000,), ("moves", "z" * 100_000)):
        done = zwenk_command(*words)
        assert done.returncode == 2
        assert len(done.stderr) < 700 and done.stderr.count("\n") == 1
