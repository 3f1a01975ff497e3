"""Gunzi's endings for the tests: random ones, their layers, and tables of chosen layers."""

from __future__ import annotations

import random
from collections.abc import Iterable

from zwenk.engine.exact.gunzi_build import Solver
from zwenk.engine.exact.gunzi_file import Collector
from zwenk.engine.exact.layers import form_of, imaged, layers
from zwenk.engine.exact.tables import Tables
from zwenk.rules.hex17 import FIELDS

HOMES = {"B": ("c2", "c4"), "w": ("a2", "a4")}


def ending(rng: random.Random, wedges: int) -> str:
    """Any possible position with so many mobile wedges."""
    while True:
        cells = dict.fromkeys(FIELDS, "-")
        total = wedges
        for color, fields in HOMES.items():
            for field in fields:
                if rng.random() < 0.4:
                    height = rng.randint(2, 6)
                    cells[field] = f"{color}^{height}"
                    total += height
        pillars = sum("^" in cell for cell in cells.values())
        dead = 8 + rng.randint(0, pillars) - total
        empty = [field for field in FIELDS if cells[field] == "-"]
        if not 0 <= dead <= len(empty) - wedges:
            continue
        rng.shuffle(empty)
        for field in empty[:dead]:
            cells[field] = "T"
        for field in empty[dead : dead + wedges]:
            color = rng.choice([color for color in "Bw" if field not in HOMES[color]])
            cells[field] = f"{color}{rng.randint(1, 6)}"
        words = list(cells.values())
        rows = (words[:5], words[5:12], words[12:])
        return "/".join(",".join(row) for row in rows) + " " + rng.choice("bw")


def layer_of(text: str) -> int:
    """The key of the stored layer of a position, from its text."""
    words = text.split()[0].replace("/", ",").split(",")
    cells = dict(zip(FIELDS, words, strict=True))
    tombs = sum(1 << place for place, cell in enumerate(words) if cell == "T")
    heights = sum(
        int(cells[field][2]) << 4 * place
        for place, field in enumerate(("c2", "c4", "a2", "a4"))
        if "^" in cells[field]
    )
    wedges = sum(cell[0] in "Bw" and "^" not in cell for cell in words)
    key = wedges << 33 | tombs << 16 | heights
    return int(imaged(key, form_of(key)))


def tables_of(texts: Iterable[str]) -> Tables:
    """The tables of one wedge, and of two only the layers of these positions."""
    collector = Collector()
    nothing = collector.tables(0)
    for key in layers(1):
        collector.add(key, Solver(key, nothing).solve())
    ones = collector.tables(1)
    for key in sorted({layer_of(text) for text in texts}):
        collector.add(key, Solver(key, ones).solve())
    return collector.tables(2)
