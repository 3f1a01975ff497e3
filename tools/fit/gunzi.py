"""Gunzi: wedges by field and direction, pillars by height, and what each wedge faces."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from tools.fit.logistic import Numbers

from zwenk.engine.weights import gunzi as known
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.hex17 import COORDINATES, NEIGHBOURS, NOWHERE

SCALE = 250.0
RIDGE = 1e-4
TURNED = [COORDINATES.index((4 - x, 6 - y)) for x, y in COORDINATES]
MIRRORED = [COORDINATES.index((4 - x, y)) for x, y in COORDINATES]
PILLARS = 102  # after the wedges: field * 6 + direction
PAIRS = PILLARS + 10
SIZE = PAIRS + len(known.PAIRS) + 1


def _place(field: int, direction: int) -> int:
    """Left and right are the same: the lower of the two places."""
    return min(field * 6 + direction, MIRRORED[field] * 6 + (6 - direction) % 6)


def features(position: Gunzi) -> Numbers:
    found = np.zeros(SIZE)
    found[-1] = 1
    for field in range(17):
        cell = position.at(field)
        if 8 <= cell < 32:
            white = cell >= 16
            sign = 1 if white == position.turn else -1
            place = (TURNED[field], (cell % 8 + 3) % 6) if white else (field, cell % 8)
            found[_place(*place)] += sign
        elif cell >= 32:
            found[PILLARS + cell % 16] += 1 if (cell >= 48) == position.turn else -1
    for pair in _faced(position):
        found[PAIRS + pair] += 1
    return found


def _faced(position: Gunzi) -> Iterator[int]:
    """For every wedge and neighbour: which sides meet, and whether the field beyond is empty."""
    for field in range(17):
        if not 8 <= position.at(field) < 32:
            continue
        for way, other in enumerate(NEIGHBOURS[field]):
            if other == NOWHERE:
                continue
            beyond = NEIGHBOURS[other][way]
            empty = beyond != NOWHERE and position.at(beyond) == 0
            shown = _side(position, field, way) - 4
            yield (shown * 12 + _side(position, other, (way + 3) % 6)) * 2 + empty


def _side(position: Gunzi, field: int, way: int) -> int:
    """What a field shows in a direction: see PAIRS."""
    cell = position.at(field)
    if cell < 8:
        return cell
    own = (cell >= 48 if cell >= 32 else cell >= 16) == position.turn
    if cell >= 32:
        return 2 if own else 3
    turn = (way - cell % 8) % 6
    return (4 if own else 8) + min(turn, 6 - turn)


def weights() -> Numbers:
    return np.array([*known.WEDGES, *known.PILLARS, *known.PAIRS, known.TEMPO], dtype=float)


def text(found: Numbers) -> str:
    def rows(name: str, numbers: list[float], width: int) -> str:
        lines = [numbers[i : i + width] for i in range(0, len(numbers), width)]
        inner = "\n".join(
            "    " + ", ".join(f"{round(x):4d}" for x in line) + "," for line in lines
        )
        return f"{name} = (\n{inner}\n)  # fmt: skip\n"

    wedges = [found[_place(field, way)] for field in range(17) for way in range(6)]
    return "\n".join(
        [
            '"""Gunzi: what fitting to self-play has found, in hundredths of a point."""\n',
            f"TEMPO = {round(found[-1])}\n",
            "# A wedge as its owner sees the board (Black's side): a row a field, a1 to c5;",
            "# directions 1 to 6.",
            rows("WEDGES", wedges, 6),
            "# A pillar by its height, 0 to 9.",
            rows("PILLARS", list(found[PILLARS:PAIRS]), 10),
            "# A wedge and its neighbour: ((side of the wedge that faces) * 12 + what is there)",
            "# * 2 + whether the field beyond is empty. Sides, own 0 to 3, his 4 to 7: peak, flank",
            "# beside it, flank beside the block, block. What is there: empty, tombstone, own",
            "# pillar, his, then a side + 4.",
            rows("PAIRS", list(found[PAIRS:-1]), 12),
        ]
    )
