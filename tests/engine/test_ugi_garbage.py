"""The UGI reader, fed with everything: it answers or is silent, and goes on."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

from hypothesis import given, settings
from hypothesis import strategies as st

import zwenk
from zwenk.engine.ugi import Session, serve

WORDS = [
    *("ugi", "isready", "stop", "uginewgame", "setoption", "name", "value", "game", "Hash"),
    *("Threads", "MultiPV", "Level", "Seed", "gunzi", "gounki", "gungi", "gounki.origin", "true"),
    *("position", "startpos", "fen", "moves", "a1-b1<", "a1-b1", "d2-d3", "b", "w"),
    *("go", "p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes", "infinite"),
    *("query", "gameover", "p1turn", "result", "islegal", "legalmoves", "0", "1", "-1", "x", "1e9"),
]
STARTS = [str(zwenk.start(game)) for game in zwenk.GAMES]

lines = st.lists(st.sampled_from(WORDS + STARTS) | st.text(max_size=8), max_size=9).map(" ".join)


@settings(max_examples=150)
@given(st.lists(lines, max_size=12))
def test_a_session_survives_any_words(heard: list[str]) -> None:
    said: list[str] = []
    session = Session(said.append)
    session.hear("setoption name Hash value 1")
    for line in heard:
        if not session.hear(line):
            break
    session.end()
    assert all(line.isprintable() for line in said)
    session.hear("setoption name Hash value 1")
    session.hear("position startpos")
    assert session.hear("go depth 1")
    session.end()
    assert said[-1].startswith("bestmove ")


@settings(max_examples=100)
@given(st.lists(st.binary(max_size=60), max_size=8))
def test_the_reader_survives_any_bytes(heard: list[bytes]) -> None:
    out = TextIOWrapper(BytesIO(), encoding="utf-8")
    serve(BytesIO(b"\n".join([*heard, b"", b"isready"])), out)
    out.seek(0)
    answers = out.read().splitlines()
    assert "readyok" in answers or any(line.split()[:1] == [b"quit"] for line in heard)
    assert all(line.startswith(("info", "id", "option", "ugiok", "readyok", "response", "bestmove"))
               for line in answers)  # fmt: skip
