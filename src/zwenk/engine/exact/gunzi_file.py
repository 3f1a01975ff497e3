"""The file of Gunzi's endings: where it lies, its layout, and how it is written and mapped."""

from __future__ import annotations

import mmap
import os
import struct
import sys
from array import array
from itertools import pairwise
from pathlib import Path

from zwenk.engine.exact.gunzi_build import Solved
from zwenk.engine.exact.outcome import NotKnown
from zwenk.engine.exact.tables import Tables

# Sign, wedges, layers, outcomes, bytes of data. Then keys, starts, words, outcomes, data.
HEAD = struct.Struct("<8s4q")
SIGN = b"zwenkG01"
PADDING = bytes(4)  # a position's bits are read three bytes at a time


def data_folder() -> Path:
    """Where made files lie: $ZWENK_DATA, or zwenk in the XDG data folder."""
    chosen = os.environ.get("ZWENK_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "zwenk"


def table_path() -> Path:
    return data_folder() / "gunzi-endings.table"


class Collector:
    """Solved layers one after another, in the order of their keys."""

    def __init__(self) -> None:
        self.keys, self.starts = array("q"), array("q")
        self.words, self.outcomes = array("I"), array("i")
        self.data = bytearray()
        self._seen: dict[bytes, int] = {}

    def add(self, key: int, layer: Solved) -> None:
        """Takes a layer in; outcomes that another has in the same order are shared with it."""
        at = self._seen.setdefault(layer.outcomes, len(self.outcomes))
        if at == len(self.outcomes):
            self.outcomes.frombytes(layer.outcomes)
        self.keys.append(key)
        self.starts.append(len(self.data))
        self.words.append(at << 5 | layer.bits)
        self.data += layer.data

    def tables(self, wedges: int) -> Tables:
        """What was collected so far, to be looked up."""
        return Tables(
            wedges, self.keys[:], self.starts[:], self.words[:], self.outcomes[:],
            bytes(self.data) + PADDING,
        )  # fmt: skip

    def content(self, wedges: int) -> bytes:
        """The file."""
        size = len(self.data) + len(PADDING)
        head = HEAD.pack(SIGN, wedges, len(self.keys), len(self.outcomes), size)
        parts = (head, self.keys, self.starts, self.words, self.outcomes, self.data, PADDING)
        return b"".join(parts)


def map_tables(path: Path) -> Tables:
    """The tables of a file, read as they are needed."""
    with path.open("rb") as file:
        if file.read(8) != SIGN:
            raise NotKnown(f"{path}: not a table of Gunzi's endings; build it anew")
        view = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    head = HEAD.unpack(view[: HEAD.size]) if len(view) >= HEAD.size else (SIGN, 0, 0, 0, 0)
    _, wedges, layers, outcomes, size = head
    ends = [HEAD.size]
    for length in (8 * layers, 8 * layers, 4 * layers, 4 * outcomes, size):
        ends.append(ends[-1] + length)
    if not size or ends[-1] != len(view) or sys.byteorder != "little":
        raise NotKnown(f"{path}: the table is cut off or of another machine; build it anew")
    keys, starts, words, kinds, data = (view[start:end] for start, end in pairwise(ends))
    return Tables(wedges, keys.cast("q"), starts.cast("q"), words.cast("I"), kinds.cast("i"), data)
