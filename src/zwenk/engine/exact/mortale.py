"""Mortale, solved: what becomes of every position, from the table that the package carries."""

from __future__ import annotations

import lzma
from pathlib import Path

from zwenk.engine.exact.numbering import STORED
from zwenk.engine.exact.outcome import Choice, Exact, NotKnown, before, best, unpack
from zwenk.rules.mortale.board import Mortale
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import Move

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.exact.numbering import COLOURS, stored

FILE = Path(__file__).with_name("mortale.xz")
MOST = 8
FOR_EVER = 255

# The numbers of outcome.py, as C's.
ENDS = 1 << 15
NO_DISTANCE = ENDS - 1
NOT_KNOWN = -(1 << 31)

_kept = b""  # what TABLE points into
TABLE = _kept  # the margins plus eight, then the distances
_scratch = Scratch()
SIZE = 0  # how many positions it holds; 0 before it is loaded


def load() -> None:
    """Reads the table, once; a fifth of a second."""
    global _kept, TABLE, SIZE
    if SIZE:
        return
    try:
        content = lzma.decompress(FILE.read_bytes())
    except (lzma.LZMAError, EOFError):
        content = b""
    if len(content) != 2 * len(STORED) * COLOURS:
        raise NotKnown(f"{FILE}: not the table of Mortale's positions; install zwenk anew")
    _kept = content
    TABLE = _kept
    SIZE = len(content) // 2


def probe(position: Mortale) -> cython.int:
    """What becomes of a position, packed as outcome.py says; NOT_KNOWN before `load`."""
    at: cython.int
    distance: cython.int
    margin: cython.int
    if SIZE == 0:
        return NOT_KNOWN
    at = stored(position.men[position.side], position.men[1 - position.side], position.side)
    margin = TABLE[at] - MOST
    distance = TABLE[SIZE + at]
    if distance == FOR_EVER:
        return margin * 65536 + NO_DISTANCE
    return margin * 65536 + ENDS + distance


def look_up(position: Position) -> Exact:
    """What becomes of a position under best play."""
    load()
    return unpack(probe(_mortale(position)))


def choices(position: Position) -> list[Choice]:
    """Every legal move, and what becomes of the game after it for who plays it."""
    load()
    copy: Mortale = _mortale(position).copy()
    found = []
    for move in position.moves():
        code: cython.ulonglong = move.code
        copy.make(code, _scratch)
        found.append(Choice(move, before(probe(copy))))
        copy.unmake(_scratch)
    return found


def best_moves(position: Position) -> list[Move]:
    """The moves that keep the margin; in a win the shortest of them, in a loss the longest."""
    return best(choices(position))


def _mortale(position: Position) -> Mortale:
    if not isinstance(position, Mortale):
        raise NotKnown(f"a position of {position.game}: this is the table of Mortale")
    return position
