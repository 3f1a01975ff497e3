"""Played steps as the words of a text: numbers, comments, entries, variations, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from zwenk.record.line import Step

NUMBER, ENTRY, COMMENT, OPEN, CLOSE = range(5)


class Word(NamedTuple):
    """Something that no line break may divide; a comment is divided by its form."""

    sort: int
    text: str
    depth: int  # how many variations are open around it


class Style(NamedTuple):
    """In what a form differs."""

    entry: Callable[[Step], str]
    second: str  # what follows the number where the second player is to move
    renumber: bool  # whether a number is repeated after a comment


def words(steps: list[Step], style: Style, depth: int = 0) -> Iterator[Word]:
    """All that a line of play says."""
    fresh = True  # a number is needed, for there is none in sight
    for step in steps:
        node = step.node
        # A comment behind a number is about what follows, one behind a move about the move.
        if fresh or step.opens or node.before:
            ending = "." if step.mover == step.first else style.second
            yield Word(NUMBER, f"{step.number}{ending}", depth)
        if node.before:
            yield Word(COMMENT, node.before, depth)
        yield Word(ENTRY, style.entry(step) + node.marks, depth)
        if node.comment:
            yield Word(COMMENT, node.comment, depth)
        fresh = bool(node.comment and style.renumber)
        for variation in step.variations:
            yield Word(OPEN, "", depth)
            yield from words(variation, style, depth + 1)
            yield Word(CLOSE, "", depth)
            fresh = True
