"""The lines a stack of Gounki can follow, rebounds and all, worked out once."""

from __future__ import annotations

FILES = "abcdefgh"
SQUARES = tuple(f"{file}{rank}" for rank in "12345678" for file in FILES)  # a1, b1, ... h8

OUT = 64  # past the far edge
NONE = 65  # no such step

# Ways of a run: rounds go obliquely ahead, squares straight ahead or sideways.
LEFT_AHEAD, RIGHT_AHEAD, AHEAD, LEFT, RIGHT = range(5)
SIDEWAYS = (-1, 1, 0, -1, 1)

# Lanes: Black's, White's, and Black's where he may leave into files c to f only (handicap a).
BLACK_LANE, WHITE_LANE, HANDICAP_LANE = range(3)


def run(lane: int, origin: int, way: int) -> list[int]:
    """Where one, two and three steps of a run lead: squares, then OUT or NONE."""
    file, rank = origin % 8, origin // 8
    sideways = SIDEWAYS[way]
    forward = 0 if way >= LEFT else 1 if lane == WHITE_LANE else -1
    steps: list[int] = []
    while len(steps) < 3:
        if not 0 <= rank + forward < 8:  # past the far edge, also at the corners
            leaves = lane != HANDICAP_LANE or 2 <= file + sideways <= 5
            steps.append(OUT if leaves else NONE)
            break
        if not 0 <= file + sideways < 8:
            if not steps:  # a run cannot begin with a rebound
                break
            sideways = -sideways
        file, rank = file + sideways, rank + forward
        steps.append(8 * rank + file)
    return (steps + [NONE] * 3)[:3]


# Flat: ((lane * 64 + origin) * 5 + way) * 3 + step.
RUNS = [
    target
    for lane in range(3)
    for origin in range(64)
    for way in range(5)
    for target in run(lane, origin, way)
]
