"""The 81 squares of Gungi, and the move sets as flat tables over them."""

from __future__ import annotations

from functools import cache

from zwenk.rules.gungi.kinds import (
    DIAGONAL,
    FORWARD,
    LETTERS,
    MOUNTS,
    STRAIGHT,
    Offsets,
    jumps,
    slides,
)

SQUARES = tuple(f"{column}{row}" for row in "123456789" for column in "abcdefghi")  # a1, b1, ...
OFF = 255

# Around a square, up to two away: place (dx + 2) + 5 * (dy + 2), dy counted in rows.
AROUND = [(dx, dy) for dy in range(-2, 3) for dx in range(-2, 3)]

# 9.3: which of these places are within the range of a Fortress in the middle.
DIAMOND = [int(0 < abs(dx) + abs(dy) <= 2) for dx, dy in AROUND]

# Directions: 0 to 3 straight, 4 to 7 diagonal; 0 is toward row 9, 1 toward row 1.
DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
OPPOSITE = [DIRECTIONS.index((-dx, -dy)) for dx, dy in DIRECTIONS]


def _at(square: int, dx: int, dy: int) -> int:
    column, row = square % 9 + dx, square // 9 + dy
    return column + 9 * row if 0 <= column < 9 and 0 <= row < 9 else OFF


NEAR = [_at(square, dx, dy) for square in range(81) for dx, dy in AROUND]  # square * 25 + place
STEP = [_at(square, dx, dy) for square in range(81) for dx, dy in DIRECTIONS]  # square * 8 + way


def _mask(offsets: Offsets, forward: int) -> int:
    return sum(1 << (dx + 2 + 5 * (dy * forward + 2)) for dx, dy in offsets)


# Move sets by (facing * 24 + kind) * 4 + level; facing 0 is toward row 1, facing 1 toward row 9.
_sets = [
    (forward, letter, level)
    for forward in (-1, 1)
    for letter in "-" + LETTERS
    for level in range(4)
]
JUMP_MASKS = [_mask(jumps(k, lv), f) if lv and k != "-" else 0 for f, k, lv in _sets]
SLIDE_WAYS = [0] * len(_sets)  # which of the eight directions, as bits
for _i, (_f, _k, _lv) in enumerate(_sets):
    _slides = slides(_k, _lv)
    if _slides & FORWARD:
        SLIDE_WAYS[_i] |= 1 if _f == 1 else 2
    if _slides & STRAIGHT:
        SLIDE_WAYS[_i] |= 15
    if _slides & DIAGONAL:
        SLIDE_WAYS[_i] |= 240

MOUNT_MASKS = [
    _mask(MOUNTS[letter], forward) if letter in MOUNTS else 0
    for forward in (-1, 1)
    for letter in "-" + LETTERS
]  # facing * 24 + kind


@cache
def _stuck(jump_mask: int, slide_ways: int) -> list[int]:
    """For each square, whether these moves have no square on the board at all."""
    places = [place for place in range(25) if jump_mask >> place & 1]
    ways = [way for way in range(8) if slide_ways >> way & 1]
    return [
        int(
            all(NEAR[square * 25 + place] == OFF for place in places)
            and all(STEP[square * 8 + way] == OFF for way in ways)
        )
        for square in range(81)
    ]


# Move set * 81 + square.
STUCK = [
    stuck
    for jump_mask, slide_ways in zip(JUMP_MASKS, SLIDE_WAYS, strict=True)
    for stuck in _stuck(jump_mask, slide_ways)
]
