"""Counts again what the files here say, with the naive implementations: slow, and independent.

    PYTHONPATH=tests python tests/perft/count.py tests/perft/gunzi.txt ...

Each line is: game | options | position | depth | nodes. Lines above a number of nodes (200,000,
or what --most says) are left out.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from naive import gounki, gunzi, mortale
from naive.gungi.game import decisions
from naive.gungi.state import Options, State
from naive.gungi.text import parse_state
from naive.gungi.validate import validate
from naive.hexagons import OTHER


class Case(NamedTuple):
    game: str
    options: dict[str, str]
    position: str
    depth: int
    nodes: int


def cases(path: Path) -> Iterator[Case]:
    """The lines of a file; # begins a comment."""
    for line in path.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            game, options, position, depth, nodes = (part.strip() for part in line.split("|"))
            chosen = dict(pair.split("=") for pair in options.split() if pair != "-")
            yield Case(game, chosen, position, int(depth), int(nodes))


def count_gunzi(board: gunzi.Board, side: str, end: str, depth: int) -> int:
    reached = gunzi.all_moves(board, side, end)
    if depth == 1:
        return len(reached)
    other = OTHER[side]
    return sum(count_gunzi(after, other, end, depth - 1) for after in reached.values())


def count_mortale(board: mortale.Board, side: str, depth: int) -> int:
    reached = mortale.all_moves(board, side)
    if depth == 1:
        return len(reached)
    return sum(count_mortale(after, OTHER[side], depth - 1) for after in reached.values())


def count_gounki(
    board: gounki.Board, side: str, own_end: bool, exits: str, left: int, depth: int
) -> int:
    """`left` actions are still one player's: White's, in a first turn of several."""
    reached = gounki.all_actions(board, side, own_end, exits)
    if depth == 1:
        return len(reached)
    mover, left = (side, left - 1) if left > 1 else (OTHER[side], 1)
    return sum(
        count_gounki(after.board, mover, own_end, exits, left, depth - 1)
        for after in reached.values()
        if not after.out
    )


def count_gungi(state: State, options: Options, depth: int) -> int:
    if depth == 1:
        return sum(1 for _ in decisions(state, options))
    return sum(
        count_gungi(after, options, depth - 1)
        for _, after, winner in decisions(state, options)
        if winner is None
    )


def count(case: Case) -> int:
    """The nodes of a case."""
    options = case.options
    match case.game:
        case "gunzi":
            hexagons, side = gunzi.read(case.position)
            return count_gunzi(hexagons, side, options.get("end", "moves"), case.depth)
        case "mortale":
            wedges, side = mortale.read(case.position)
            return count_mortale(wedges, side, case.depth)
        case "gounki":
            board_and_side, _, left = re.split("(?<= [bw])( |$)", case.position)
            stacks, side = gounki.read(board_and_side)
            exits = {"all": "all", "c-f": "cdef"}[options.get("exits", "all")]
            own_end = options.get("origin") == "on"
            return count_gounki(stacks, side, own_end, exits, int(left or "1"), case.depth)
        case _:
            chosen = Options(
                coronation=options.get("coronation") != "off",
                claims=options.get("claims") == "on",
                swapped=options.get("sides") == "swapped",
            )
            state = parse_state(case.position)
            validate(state, chosen)
            return count_gungi(state, chosen, case.depth)


def main() -> int:
    parser = argparse.ArgumentParser(description="count perft cases with the naive rules")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--most", type=int, default=200_000)
    arguments = parser.parse_args()
    wrong = 0
    for path in arguments.files:
        for case in cases(path):
            if case.nodes > arguments.most:
                continue
            found = count(case)
            if found != case.nodes:
                wrong += 1
                sys.stdout.write(f"{case}: {found}\n")
    sys.stdout.write(f"{wrong} lines are wrong\n")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
