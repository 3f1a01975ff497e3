"""Gunzi's tables: a slow solver on small parts, the images of positions, and what is refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import zwenk
from naive import gunzi as naive
from zwenk.engine.exact import gunzi, gunzi_check, gunzi_file, gunzi_make
from zwenk.engine.exact.gunzi_build import Solver
from zwenk.engine.exact.layers import layers, size
from zwenk.engine.exact.outcome import Exact, NotKnown
from zwenk.engine.exact.tables import Tables
from zwenk.testing.symmetry import SYMMETRIES, Symmetry

from . import slow
from .command import run
from .endings import ending, layer_of, tables_of

compiled = pytest.mark.compiled
skipped = pytest.mark.skipif(not zwenk.COMPILED, reason="thousands of layers")
SEEDS = range(12)


@pytest.fixture(scope="module")
def texts() -> list[str]:
    rng = random.Random(3)
    return [ending(rng, 2) for _ in SEEDS]


@pytest.fixture(scope="module")
def known(texts: list[str]) -> Tables:
    return tables_of(texts)


@pytest.fixture
def opened(known: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """look_up and choices ask the tables of the chosen layers."""
    monkeypatch.setattr(gunzi, "_opened", [known])


def after(text: str) -> list[str]:
    board, side = naive.read(text)
    other = "w" if side == "b" else "b"
    return [naive.write(child, other) for child in naive.all_moves(board, side, "moves").values()]


def margin(text: str) -> int:
    """Black's, by points, where the game has ended."""
    points = {"b": 0, "w": 0}
    for piece in naive.read(text)[0].values():
        if isinstance(piece, naive.Wedge):
            points[piece.colour] += 1
        elif isinstance(piece, naive.Pillar):
            points[piece.colour] += 2 * piece.height
    return points["b"] - points["w"]


def compare(start: str, most: int) -> bool:
    """Compares all that can follow with the tables, if it is not too much."""
    part = slow.closure(start, after, most)
    if part is None:
        return False
    for text, told in slow.solved(part, lambda text: text.endswith("b"), margin).items():
        if told.margin == 0 and part[text]:
            told = told._replace(distance=None)
        assert gunzi.look_up(zwenk.position("gunzi", text)) == Exact(*told), text
    return True


@compiled
@skipped
@pytest.mark.usefixtures("opened")
def test_a_slow_solver_finds_the_same(texts: list[str]) -> None:
    assert sum(compare(text, 1500) for text in texts) >= 6


@pytest.mark.deep
@compiled
@skipped
def test_a_slow_solver_finds_the_same_in_larger_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(8)
    texts = [ending(rng, 2) for _ in range(80)]
    monkeypatch.setattr(gunzi, "_opened", [tables_of(texts)])
    assert sum(compare(text, 8000) for text in texts) >= 40


def test_a_slow_solver_finds_the_same_with_one_wedge(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(4)
    texts = [ending(rng, 1) for _ in range(15)]
    collector = gunzi_file.Collector()
    nothing = collector.tables(0)
    for key in sorted(filter(None, map(layer_of, texts))):
        if key not in collector.keys:
            collector.add(key, Solver(key, nothing).solve())
    known = collector.tables(1)
    monkeypatch.setattr(gunzi, "_opened", [known])
    assert all(compare(text, 4000) for text in texts)


@compiled
@skipped
def test_every_position_is_worth_what_its_best_move_is_worth(
    known: Tables, texts: list[str]
) -> None:
    keys = {layer_of(text) for text in texts} | set(random.Random(2).sample([*layers(1)], 500))
    for key in keys:
        seen, wrong, example = gunzi_check.check(known, key)
        assert seen == size(key, 0) + size(key, 1)
        assert not wrong, example


@compiled
@skipped
@pytest.mark.usefixtures("opened")
@pytest.mark.parametrize("symmetry", SYMMETRIES["gunzi"], ids=lambda s: str(s.name))
def test_images_of_a_position_are_worth_the_same(texts: list[str], symmetry: Symmetry) -> None:
    for text in texts:
        for move in zwenk.position("gunzi", text).moves():
            position = zwenk.position("gunzi", text).after(move)
            image = zwenk.position("gunzi", symmetry.position(str(position)))
            assert gunzi.look_up(position) == gunzi.look_up(image)


@compiled
@skipped
@pytest.mark.usefixtures("opened")
def test_what_no_table_knows_is_refused() -> None:
    with pytest.raises(NotKnown, match=r"8 mobile wedges: .* at most 2"):
        gunzi.look_up(zwenk.start("gunzi"))
    with pytest.raises(NotKnown, match="end=moves"):
        gunzi.look_up(zwenk.start("gunzi", end="wedges"))
    with pytest.raises(NotKnown, match="a position of mortale"):
        gunzi.look_up(zwenk.start("mortale"))


def solved_parts() -> gunzi_file.Collector:
    """Three layers with one wedge."""
    collector = gunzi_file.Collector()
    nothing = collector.tables(0)
    for key in [*layers(1)][:3]:
        collector.add(key, Solver(key, nothing).solve())
    return collector


def test_the_file_holds_the_tables(tmp_path: Path) -> None:
    collector = solved_parts()
    path = tmp_path / "table"
    path.write_bytes(collector.content(1))
    mapped, made = gunzi_file.map_tables(path), collector.tables(1)
    for name in ("keys", "starts", "words", "outcomes", "data"):
        assert list(getattr(mapped, name)) == list(getattr(made, name))


@pytest.mark.parametrize("cut", [0, 8, 20, 40, 100, -1])
def test_a_file_that_is_cut_off_is_refused(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "table"
    path.write_bytes(solved_parts().content(1)[:cut])
    with pytest.raises(NotKnown, match="build it anew"):
        gunzi_file.map_tables(path)


def test_the_table_that_is_not_there_is_told(tmp_path: Path) -> None:
    done = run("solve", "gunzi", ZWENK_DATA=str(tmp_path))
    assert done.returncode == 2
    assert "gunzi-endings.table is not there: `zwenk solve gunzi --build` makes it" in done.stderr


@compiled
@skipped
def test_the_table_is_made_by_the_command_and_answers(tmp_path: Path) -> None:
    done = run("solve", "gunzi", "--build", "--wedges", "1", ZWENK_DATA=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "is made" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["gunzi-endings.table"]
    text = "T,-,T,-,T/T,-,B1,-,-,T,-/-,T,-,-,T b"
    lines = f"{text}\n{zwenk.start('gunzi')}\n"
    answers = run("solve", "gunzi", "-", given=lines, ZWENK_DATA=str(tmp_path)).stdout
    known, unknown = map(json.loads, answers.splitlines())
    assert list(known) == ["margin", "ends", "distance", "best"]
    assert known["margin"] > 0
    assert set(known["best"]) <= {m.text for m in zwenk.position("gunzi", text).moves()}
    assert "8 mobile wedges" in unknown["error"]


def test_a_folder_without_room_is_told_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type("Usage", (), {"free": 3_000_000})
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    with pytest.raises(zwenk.ZwenkError, match="3 MB free, the table needs 140"):
        gunzi_make.make(tmp_path / "table", 2, lambda done, total: None)
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_is_broken_off_leaves_nothing(tmp_path: Path) -> None:
    def stop(done: int, _: int) -> None:
        if done > 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gunzi_make.make(tmp_path / "table", 1, stop)
    assert list(tmp_path.iterdir()) == []
