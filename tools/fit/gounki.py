"""Gounki: one weight for each kind of stack on each square, left and right the same."""

from __future__ import annotations

import numpy as np
from tools.fit.logistic import Numbers

from zwenk.engine.weights import gounki as known
from zwenk.rules.gounki.board import Gounki

SCALE = 200.0
RIDGE = 3e-4
KINDS = list(known.STACKS)
SIZE = len(KINDS) * 32 + 1  # rank * 4 + file, and the tempo


def features(position: Gounki) -> Numbers:
    """What counts for who is to move, and against him."""
    found = np.zeros(SIZE)
    found[-1] = 1
    for square in range(64):
        cell = position.at(square)
        if cell:
            white = cell >> 5
            kind = KINDS.index("r" * (cell & 3) + "s" * (cell >> 2 & 3))
            rank, file = square // 8 if white else 7 - square // 8, square % 8
            place = kind * 32 + rank * 4 + min(file, 7 - file)
            found[place] += 1 if white == position.turn else -1
    return found


def weights() -> Numbers:
    return np.array([*sum(known.STACKS.values(), ()), known.TEMPO], dtype=float)


def text(found: Numbers) -> str:
    """The module of the weights."""
    lines = [
        '"""Gounki: what a stack is worth in hundredths of a piece, by its rank and file."""\n'
    ]
    lines.append(f"TEMPO = {round(found[-1])}\n")
    lines.append(
        "# A row a rank, from the owner's first; files a to d, the others are their mirror"
    )
    lines.append("# image.\nSTACKS = {")
    for kind, name in enumerate(KINDS):
        lines.append(f'    "{name}": (')
        for row in found[kind * 32 : kind * 32 + 32].reshape(8, 4):
            lines.append("        " + ", ".join(f"{round(x):4d}" for x in row) + ",")
        lines.append("    ),")
    return "\n".join([*lines, "}  # fmt: skip\n"])
