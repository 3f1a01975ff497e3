"""Mortale's table: the answer for the start, samples, and a slow solver on small parts of it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import zwenk
from naive import mortale as naive
from zwenk.engine.exact import mortale
from zwenk.engine.exact.outcome import Exact, NotKnown, best
from zwenk.testing.symmetry import SYMMETRIES, Symmetry

from . import slow

PAGE = Path(__file__).parents[2] / "docs" / "exact.md"


def placement(rng: random.Random) -> str:
    """Any eight wedges, either side to move."""
    cells = ["-"] * 17
    for field in rng.sample(range(17), 8):
        cells[field] = rng.choice("Bw")
    rows = (cells[:5], cells[5:12], cells[12:])
    return "/".join(",".join(row) for row in rows) + " " + rng.choice("bw")


def test_the_start_is_a_draw_and_every_first_move_keeps_it() -> None:
    start = zwenk.start("mortale")
    assert mortale.look_up(start) == Exact(0, True, 42)
    assert mortale.best_moves(start) == start.moves()
    assert {c.outcome.margin for c in mortale.choices(start)} == {0}


def test_the_page_gives_the_first_moves_as_the_table_has_them() -> None:
    rows = re.findall(r"^\| `(a\d-[ab]\d)` \| (\w+) \| (\d+) \|$", PAGE.read_text(), re.M)
    choices = mortale.choices(zwenk.start("mortale"))
    assert {move: int(distance) for move, _, distance in rows} == {
        choice.move.text: choice.outcome.distance for choice in choices
    }
    assert {value for _, value, _ in rows} == {"draw"}


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_worth_what_its_best_move_is_worth(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(500):
        position = zwenk.position("mortale", placement(rng))
        outcome, choices = mortale.look_up(position), mortale.choices(position)
        if not choices:
            black, white = (str(position).count(letter, 0, -1) for letter in "Bw")
            margin = (white - black) * (1 if position.turn == zwenk.BLACK else -1)
            assert outcome == Exact(margin, True, 0)
            assert mortale.best_moves(position) == []
            continue
        assert outcome.margin == max(choice.outcome.margin for choice in choices)
        if outcome.margin:
            kept = best(choices)
            assert all(c.outcome == outcome for c in choices if c.move in kept)


@pytest.mark.parametrize("symmetry", SYMMETRIES["mortale"], ids=lambda s: str(s.name))
def test_images_of_a_position_are_worth_the_same(symmetry: Symmetry) -> None:
    rng = random.Random(5)
    for _ in range(500):
        text = placement(rng)
        image = zwenk.position("mortale", symmetry.position(text))
        assert mortale.look_up(zwenk.position("mortale", text)) == mortale.look_up(image)


def naive_margin(text: str) -> int:
    """Black's, where the game has ended: the fewer wedges win."""
    return text.count("w", 0, -1) - text.count("B")


def small_parts(rng: random.Random, number: int, most: int) -> list[dict[str, list[str]]]:
    """What can follow some positions, where it is not much."""
    found: list[dict[str, list[str]]] = []
    while len(found) < number:
        start = placement(rng)
        part = slow.closure(start, lambda t: map(_write, _after(t)), most)
        if part is not None and len(part) > 20:
            found.append(part)
    return found


def _after(text: str) -> list[tuple[naive.Board, str]]:
    board, side = naive.read(text)
    other = "w" if side == "b" else "b"
    return [(after, other) for after in naive.all_moves(board, side).values()]


def _write(state: tuple[naive.Board, str]) -> str:
    return naive.write(*state)


@pytest.mark.parametrize("seed", range(3))
def test_a_slow_solver_finds_the_same(seed: int) -> None:
    compare(random.Random(seed), number=6, most=600)


@pytest.mark.deep
def test_a_slow_solver_finds_the_same_in_larger_parts() -> None:
    compare(random.Random(9), number=60, most=4000)


def compare(rng: random.Random, number: int, most: int) -> None:
    for part in small_parts(rng, number, most):
        told = slow.solved(part, lambda text: text.endswith("b"), naive_margin)
        for text, outcome in told.items():
            assert mortale.look_up(zwenk.position("mortale", text)) == Exact(*outcome), text


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(NotKnown, match="gunzi: this is the table of Mortale"):
        mortale.look_up(zwenk.start("gunzi"))
