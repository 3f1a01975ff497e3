"""Positions by chance: what stands where is drawn by lot, whether a game comes to it or not."""

from __future__ import annotations

import random

import zwenk


def gunzi(chance: random.Random) -> str:
    """Wedges, tombstones and pillars anywhere they can be."""
    while True:
        words = ["-"] * 17
        for field in chance.sample(range(17), chance.randint(5, 9)):
            kind = chance.choice(["T", "B", "w", "B", "w"])
            words[field] = kind if kind == "T" else kind + str(chance.randint(1, 6))
        for field, color in ((13, "B"), (15, "B"), (1, "w"), (3, "w")):
            if chance.random() < 0.25:
                words[field] = f"{color}^{chance.randint(2, 4)}"
        rows = (words[:5], words[5:12], words[12:])
        text = "/".join(",".join(row) for row in rows) + " " + chance.choice("bw")
        try:
            zwenk.position("gunzi", text)
        except zwenk.ImpossiblePosition:
            continue
        return text


def mortale(chance: random.Random) -> str:
    """Eight wedges anywhere."""
    words = ["-"] * 17
    for field in chance.sample(range(17), 8):
        words[field] = chance.choice("Bw")
    rows = (words[:5], words[5:12], words[12:])
    return "/".join(",".join(row) for row in rows) + " " + chance.choice("bw")


def gounki(chance: random.Random) -> str:
    """Up to eight rounds and eight squares a side, in stacks anywhere."""
    cells = [""] * 64
    for kind in "rsRS":
        for _ in range(chance.randint(1, 8)):
            square = chance.randrange(64)
            stack = cells[square]
            if len(stack) < 3 and (not stack or stack.islower() == kind.islower()):
                cells[square] = "".join(sorted(stack + kind))
    rows = []
    for rank in range(7, -1, -1):
        row, empty = "", 0
        for stack in cells[8 * rank : 8 * rank + 8]:
            if not stack:
                empty += 1
                continue
            row += (str(empty) if empty else "") + (stack if len(stack) == 1 else f"({stack})")
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return "/".join(rows) + " " + chance.choice("bw")
