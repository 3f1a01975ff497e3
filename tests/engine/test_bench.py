"""The bench signature: the same in every run, and in both flavours."""

from __future__ import annotations

import json
import os
import subprocess

import pytest

import zwenk
from engine.command import ran, refused
from engine.talk import COMMAND
from zwenk.engine.bench import bench, positions

SHALLOW = {"gunzi": 3, "mortale": 3, "gounki": 2, "gungi": 1}
each_game = pytest.mark.parametrize("game", zwenk.GAMES)


@each_game
def test_the_positions_are_ten_and_open(game: str) -> None:
    found = positions(game)
    assert len(set(found)) == len(found) == 10
    assert all(position.result is None for position in found)


@pytest.mark.compiled
@each_game
def test_two_runs_agree(game: str) -> None:
    first, second = (next(bench([game], SHALLOW[game] + 2)) for _ in range(2))
    assert first.nodes == second.nodes > 0


@pytest.mark.compiled
@each_game
def test_both_flavours_count_the_same(game: str) -> None:
    depth = SHALLOW[game]
    done = subprocess.run(
        [*COMMAND, "bench", "--json", "--game", game, "--depth", str(depth)],
        env={**os.environ, "ZWENK_PURE": "1"},
        capture_output=True,
        check=True,
    )
    uncompiled = json.loads(done.stdout.splitlines()[0])["nodes"]
    assert uncompiled == next(bench([game], depth)).nodes


def test_the_command_adds_up() -> None:
    done = ran("bench", "--game", "gunzi", "--game", "mortale", "--depth", "2")
    one, two, last = done.stdout.splitlines()
    counts = [int(line.split(" nodes")[0].split()[-1].replace(",", "")) for line in (one, two)]
    assert last == f"signature {sum(counts)}"


def test_no_such_game_or_depth() -> None:
    refused("bench", "--game", "chess")
    refused("bench", "--depth", "0")
