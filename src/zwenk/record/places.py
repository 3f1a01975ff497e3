"""Places in a text: offsets while it is read, lines and columns for a person."""

from __future__ import annotations


class Broken(Exception):
    """Where reading cannot go on, as an offset, and why."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


def place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of an offset."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
