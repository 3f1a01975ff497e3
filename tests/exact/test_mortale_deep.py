"""Every position of Mortale beside its moves; the draws once more; the table made anew."""

from __future__ import annotations

import resource
import time
from array import array
from collections.abc import Iterator

import pytest

import zwenk
from zwenk.engine.exact import mortale, mortale_build
from zwenk.engine.exact.outcome import Exact
from zwenk.rules.hex17 import COORDINATES
from zwenk.rules.position import Position

pytestmark = [
    pytest.mark.deep,
    pytest.mark.compiled,
    pytest.mark.skipif(not zwenk.COMPILED, reason="millions of positions"),
]
BITS = [8 * x + y for x, y in COORDINATES]


def mirrored(word: int) -> int:
    return int.from_bytes(word.to_bytes(5, "little"), "big")


def turned(word: int) -> int:
    return int(f"{word:064b}"[::-1], 2) >> 25


def name(position: Position) -> int:
    """One number for a position and all its images."""
    black, white, side = position.state()
    if side:
        black, white = turned(white), turned(black)
    word = black | white
    return int(min(word << 40 | black, mirrored(word) << 40 | mirrored(black)))


def restore(position: Position, number: int) -> None:
    """Makes it the position with Black to move that has this number."""
    black = number & (1 << 40) - 1
    position.restore((black, number >> 40 ^ black, 0))


def every_position() -> Iterator[tuple[int, Position]]:
    """Of each four images one, with Black to move."""
    position = zwenk.start("mortale")
    for occupied in filter(lambda word: word.bit_count() == 8, range(1 << 17)):
        fields = [bit for field, bit in enumerate(BITS) if occupied >> field & 1]
        word = sum(1 << bit for bit in fields)
        if mirrored(word) < word:
            continue
        for chosen in range(256):
            black = sum(1 << bit for i, bit in enumerate(fields) if chosen >> i & 1)
            restore(position, word << 40 | black)
            if name(position) == word << 40 | black:
                yield word << 40 | black, position


def test_every_position_is_worth_what_its_best_move_is_worth() -> None:
    seen = 0
    for number, position in every_position():
        seen += 1
        outcome = mortale.look_up(position)
        after = [choice.outcome for choice in mortale.choices(position)]
        if not after:
            assert outcome == Exact(8 - 2 * (number & (1 << 40) - 1).bit_count(), True, 0)
            continue
        assert outcome.margin == max(told.margin for told in after)
        kept = [told for told in after if told.margin == outcome.margin]
        if outcome.margin:
            assert outcome.ends
            assert all(told.ends for told in kept)
            nearest = min if outcome.margin > 0 else max
            assert outcome.distance == nearest(told.distance or 0 for told in kept)
    assert seen == (6_223_360 + 3_920) // 2  # so many are their own mirror image


def test_draws_end_where_a_player_can_force_it() -> None:
    """The forced ends once more, followed backward with dictionaries."""
    numbers: dict[int, int] = {}
    told: list[int | None] = []
    for number, position in every_position():
        outcome = mortale.look_up(position)
        if outcome.margin == 0:
            numbers[number] = len(told)
            told.append(outcome.distance)
    before: list[array[int]] = [array("i") for _ in told]
    open_moves = [0] * len(told)
    ended = []
    position = zwenk.start("mortale")
    for number, node in numbers.items():
        restore(position, number)
        moves = position.moves()
        if not moves:
            ended.append(node)
        for move in moves:
            child = numbers.get(name(position.after(move)))
            if child is not None:
                before[child].append(node)
                open_moves[node] += 1
    by_mover, by_other = dict.fromkeys(ended, 0), dict.fromkeys(ended, 0)
    last = [(node, his) for node in ended for his in (True, False)]
    plies = 0
    while last:
        plies += 1
        following = []
        for node, his in last:
            for parent in before[node]:
                if not his and parent not in by_mover:
                    by_mover[parent] = plies
                    following.append((parent, True))
                elif his:
                    open_moves[parent] -= 1
                    if open_moves[parent] == 0:
                        by_other[parent] = plies
                        following.append((parent, False))
        last = following
    for node, distance in enumerate(told):
        found = [way[node] for way in (by_mover, by_other) if node in way]
        assert distance == min(found, default=None)


def test_the_table_made_anew_is_the_same_byte_for_byte() -> None:
    began = time.monotonic()
    margins, distances = mortale_build.planes()
    assert time.monotonic() - began < 60
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 2 << 20  # kilobytes
    content = mortale.FILE.read_bytes()
    assert mortale_build.pack(margins, distances) == content
    assert len(content) < 3_000_000
