"""Makes the file of Gunzi's endings, on all cores."""

from __future__ import annotations

import os
import shutil
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from zwenk.engine.exact.gunzi_build import Solved, Solver
from zwenk.engine.exact.gunzi_file import Collector
from zwenk.engine.exact.layers import layers, size
from zwenk.engine.exact.tables import Tables
from zwenk.files import replace_file
from zwenk.rules.errors import ZwenkError

MOST_WEDGES = 2
MEGABYTES = {1: 4, 2: 140}  # of the file, roughly
Progress = Callable[[int, int], None]  # positions done, and in all


def solve(wedges: int, progress: Progress, threads: int) -> Collector:
    """Solves all layers with one to so many mobile wedges: first those that others lead to."""
    plan = [list(layers(number)) for number in range(1, wedges + 1)]
    total = sum(size(key, 0) + size(key, 1) for keys in plan for key in keys)
    done = 0
    collector = Collector()
    below = Tables(0, array("q"), array("q"), array("I"), array("i"), b"")
    with ThreadPoolExecutor(threads) as pool:
        try:
            for number, keys in enumerate(plan, 1):
                # the GIL is not held while a layer is solved, so threads are enough
                found = pool.map(partial(_layer, below), keys)
                for key, layer in zip(keys, found, strict=True):
                    collector.add(key, layer)
                    done += size(key, 0) + size(key, 1)
                    progress(done, total)
                below = collector.tables(number)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return collector


def _layer(below: Tables, key: int) -> Solved:
    return Solver(key, below).solve()


def make(path: Path, wedges: int, progress: Progress, threads: int | None = None) -> None:
    """Solves and writes the file; it is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not os.access(path.parent, os.W_OK):
        raise ZwenkError(f"{path.parent}: cannot be written to; $ZWENK_DATA chooses another folder")
    room = shutil.disk_usage(path.parent).free // 1_000_000
    if room < MEGABYTES[wedges]:
        raise ZwenkError(
            f"{path.parent}: {room} MB free, the table needs {MEGABYTES[wedges]}; "
            "$ZWENK_DATA chooses another folder"
        )
    collector = solve(wedges, progress, threads or os.cpu_count() or 1)
    replace_file(path, collector.content(wedges))
