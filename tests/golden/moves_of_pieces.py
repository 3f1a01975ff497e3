"""Gungi's move table (6), typed in from the rules once more, and where it leads from a square."""

from __future__ import annotations

# Offsets (right, forward) of the levels 1, 2, 3 with strokes between; a level that is not given is
# like the one before. A star: as far as the way is free.
TABLE = {
    "R": "0,±1 ±1,0 ±1,±1",
    "S": "±1,1 0,1 ±1,0 0,-1 / 0,2 ±1,1 ±1,0 0,-2",
    "Z": "0,2 0,1 ±1,0 0,-1",
    "P": "0,1 / 0,1 ±2,0 / ±1,1 ±2,0",
    "Y": "0,1 / 0,1 ±2,0 / ±1,1 ±2,0",
    "I": "0,1 / 0,1 ±2,0 / ±1,1 ±2,0",
    "B": "±1,0",
    "M": "±1,1 0,1 ±1,0 0,-1",
    "J": "0,±1 ±1,0 / ±1,±1",
    "A": "±1,2 / ±1,2 ±1,1",
    "C": "±1,2 0,-1 / ±1,2 ±1,1 0,-1 / ±1,2 ±1,1 ±1,-2 ±2,-2",
    "G": "0,1* / ±1,±1",
    "W": "0,1* / ±1,±1",
    "L": "0,±1* ±1,0* / ±1,±1",
    "D": "0,±1* ±1,0* ±1,±1 / ±1,±1",
    "U": "±1,±1* / 0,±1 ±1,0",
    "X": "±1,±1* 0,±1 ±1,0 / 0,±1 ±1,0",
    "Q": "0,2 ±2,0 / ±2,2 0,±1 / ±2,2 ±2,0 0,-2",
    "E": "0,1 ±1,-1 0,-1 / 0,±1 ±2,-2 / 0,1 ±1,-1 0,-1 ±2,-2",
    "T": "±1,1 0,1 ±1,-1 / ±1,1 0,1 ±1,-1 0,-1 / ±1,±1 ±2,0 ±2,-2",
    "O": "±1,±1 / 0,±1 ±1,0",
    "N": "",
    "F": "",
}
MOUNTS = {
    "J": "±1,±1",
    "O": "0,±1 ±1,0",
    "E": "±1,1 0,1 0,-1",
    "U": "±1,1 0,1 ±1,2 0,2",
}
NOT_LIFTED = "RGWLDX"

# The four ways to play: the army and its sides.
ARMIES = [("w", "usual"), ("b", "usual"), ("w", "swapped"), ("b", "swapped")]


def at_level(kind: str, level: int) -> str:
    levels = TABLE[kind].split(" / ")
    return levels[min(level, len(levels)) - 1]


def signs(number: str) -> list[int]:
    return [int(number[1:]), -int(number[1:])] if number.startswith("±") else [int(number)]


def forward(turn: str, sides: str) -> int:
    """White goes up the rows, Black down them; with swapped sides the other way."""
    return 1 if (turn == "w") == (sides == "usual") else -1


def squares_from(square: str, offsets: str, ahead: int) -> set[str]:
    """The squares of an empty board that these offsets lead to."""
    found = set()
    for pair in offsets.split():
        right, front = pair.rstrip("*").split(",")
        for dx in signs(right):
            for dy in signs(front):
                column, row = ord(square[0]) + dx, int(square[1]) + dy * ahead
                while chr(column) in "abcdefghi" and 1 <= row <= 9:
                    found.add(f"{chr(column)}{row}")
                    if not pair.endswith("*"):
                        break
                    column, row = column + dx, row + dy * ahead
    return found


def own(turn: str, letters: str) -> str:
    return letters.lower() if turn == "w" else letters.upper()


def hostile(turn: str, letters: str) -> str:
    return own("b" if turn == "w" else "w", letters)


def support(kind: str, level: int) -> str:
    """What a piece of this kind may stand on to be at that level: nothing that matters to it."""
    return "".join(letter for letter in "CME" if letter != kind)[: level - 1]
