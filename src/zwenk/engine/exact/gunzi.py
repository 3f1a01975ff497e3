"""Gunzi's endings with few mobile wedges, known exactly: from a table that everybody makes once."""

from __future__ import annotations

from zwenk.engine.exact.gunzi_file import map_tables, table_path
from zwenk.engine.exact.outcome import NOT_KNOWN, Choice, Exact, NotKnown, before, best, unpack
from zwenk.engine.exact.tables import Tables
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import Move

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

_scratch = Scratch()
_opened: list[Tables] = []


def tables() -> Tables:
    """The tables, opened when they are first asked for."""
    if not _opened:
        path = table_path()
        if not path.exists():
            raise NotKnown(
                f"{path} is not there: `zwenk solve gunzi --build` makes it, in two minutes; 140 MB"
            )
        _opened.append(map_tables(path))
    return _opened[0]


def available() -> Tables | None:
    """The tables, or None where they are not built: for the search, which does without."""
    try:
        return tables()
    except (NotKnown, OSError):
        return None


def look_up(position: Position) -> Exact:
    """What becomes of a position under best play, the option `end` being moves."""
    return unpack(_probe(tables(), _gunzi(position)))


def choices(position: Position) -> list[Choice]:
    """Every legal move, and what becomes of the game after it for who plays it."""
    known: Tables = tables()
    copy: Gunzi = _gunzi(position).copy()
    found = []
    for move in position.moves():
        code: cython.ulonglong = move.code
        copy.make(code, _scratch)
        found.append(Choice(move, before(_probe(known, copy))))
        copy.unmake(_scratch)
    return found


def best_moves(position: Position) -> list[Move]:
    """The moves that keep the margin; in a win the shortest of them, in a loss the longest."""
    return best(choices(position))


def _probe(known: Tables, position: Gunzi) -> int:
    packed: int = known.probe(position, _scratch)
    if packed == NOT_KNOWN:
        if position.end:
            raise NotKnown("the table knows games with the option end=moves, not end=wedges")
        wedges = sum(8 <= position.at(field) < 32 for field in range(17))
        raise NotKnown(
            f"{wedges} mobile wedges: the table knows positions with at most {known.wedges}"
        )
    return packed


def _gunzi(position: Position) -> Gunzi:
    if not isinstance(position, Gunzi):
        raise NotKnown(f"a position of {position.game}: these are the tables of Gunzi")
    return position
