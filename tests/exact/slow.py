"""A slow solver, written from what the words mean: sets that grow round by round until they stay.

It knows a game only as `moves` (what follows a position), who moves, and the margin at an end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, TypeVar

Node = TypeVar("Node", bound=Hashable)


class Told(NamedTuple):
    margin: int  # for the side to move
    ends: bool
    distance: int | None


def closure(
    start: Node, after: Callable[[Node], Iterable[Node]], most: int
) -> dict[Node, list[Node]] | None:
    """Everything that can follow, each with what follows it at once; None if it is too much."""
    found: dict[Node, list[Node]] = {}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in found:
            continue
        found[node] = list(after(node))
        waiting += found[node]
        if len(found) > most:
            return None
    return found


def rounds(
    after: dict[Node, list[Node]],
    goal: set[Node],
    is_his: Callable[[Node], bool],
    within: set[Node],
) -> dict[Node, int]:
    """Where a player reaches the goal whatever the other does, and how soon; all stay within."""
    reached = dict.fromkeys(goal & within, 0)
    number = 0
    while True:
        number += 1
        more = []
        for node in within - reached.keys():
            inside = [child for child in after[node] if child in within]
            there = [child in reached for child in inside]
            if any(there) if is_his(node) else there and all(there):
                more.append(node)
        if not more:
            return reached
        reached.update(dict.fromkeys(more, number))


def solved(
    after: dict[Node, list[Node]],
    is_black: Callable[[Node], bool],
    margin: Callable[[Node], int],
) -> dict[Node, Told]:
    """What becomes of every position; `margin` is Black's at an end."""
    ends = {node: margin(node) for node, children in after.items() if not children}
    everything = set(after)
    value = dict.fromkeys(everything, 0)
    sizes = sorted({abs(size) for size in ends.values()} - {0})
    for size in sizes:  # the larger ones overwrite the smaller
        for sign in (1, -1):
            goal = {node for node, end in ends.items() if sign * end >= size}
            his = _mover(is_black, sign)
            for node in rounds(after, goal, his, everything):
                value[node] = sign * size
    told: dict[Node, Told] = {}
    for size in sorted(set(value.values())):
        same = {node for node in everything if value[node] == size}
        goal = {node for node, end in ends.items() if end == size}
        signs = [1, -1] if size == 0 else [1 if size > 0 else -1]
        found = [rounds(after, goal, _mover(is_black, sign), same) for sign in signs]
        for node in same:
            distances = [distance[node] for distance in found if node in distance]
            shown = size if is_black(node) else -size
            told[node] = Told(shown, bool(distances), min(distances, default=None))
    return told


def _mover(is_black: Callable[[Node], bool], sign: int) -> Callable[[Node], bool]:
    return is_black if sign > 0 else lambda node: not is_black(node)
