"""Gunzi judged: the points as they would be counted now, and where wedges stand and point."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.engine.exact import outcome
from zwenk.engine.exact.gunzi import available
from zwenk.engine.weights import gunzi as weights
from zwenk.engine.weights.gunzi import PILLARS, WEDGES
from zwenk.rules.gunzi import geometry
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.gunzi.geometry import TOMBSTONE
from zwenk.rules.hex17 import COORDINATES, NEIGHBOURS, NOWHERE
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import DRAWN, OPEN, UNKNOWN
    from zwenk.rules.gunzi.board import BLOW, JUMP, TOPPLE


def _worth(field: int, cell: int) -> int:
    """What stands on a field, in Black's eyes."""
    if cell >> 3 == 1:
        return WEDGES[field * 6 + cell % 8] if cell % 8 < 6 else 0
    if cell >> 3 == 2:  # turned round, the board is the same
        return -WEDGES[TURNED[field] * 6 + (cell % 8 + 3) % 6] if cell % 8 < 6 else 0
    if cell >> 4 in (2, 3) and cell % 16 < 10:
        return PILLARS[cell % 16] * (1 if cell >> 4 == 2 else -1)
    return 0


def _side(own: int, cell: int, way: int) -> int:
    """What a field shows to its neighbour in a direction, as PAIRS counts it."""
    if cell <= TOMBSTONE:
        return cell
    if cell >> 4 >= 2:
        return 2 if cell >> 4 == 2 + own else 3
    turn = (way - cell % 8) % 6
    return (4 if cell >> 3 == 1 + own else 8) + min(turn, 6 - turn)


TURNED = [COORDINATES.index((4 - x, 6 - y)) for x, y in COORDINATES]
WORTH = [_worth(field, cell) for field in range(17) for cell in range(64)]
SIDES = [_side(own, cell, way) for own in range(2) for cell in range(64) for way in range(6)]
# The neighbours of each field, one after another: from FIRST[field] on the direction, the direction
# back, the neighbour, and what lies beyond it (the field itself, which is not empty, for nothing).
_near = [
    (field, way, other, NEIGHBOURS[other][way])
    for field in range(17)
    for way, other in enumerate(NEIGHBOURS[field])
    if other != NOWHERE
]
FIRST = [sum(field < i for field, *_ in _near) for i in range(18)]
WAYS = [way for _, way, _, _ in _near]
BACK = [(way + 3) % 6 for _, way, _, _ in _near]
NEXTS = [other for _, _, other, _ in _near]
BEYOND = [field if beyond == NOWHERE else beyond for field, _, _, beyond in _near]
# Whether a wedge there may come to a promotion field of that side with one move.
BEFORE_HOME = [
    int(any(other != NOWHERE and geometry.HOMES[side] >> other & 1 for other in NEIGHBOURS[field]))
    for side in range(2)
    for field in range(17)
]
PAIRS = weights.PAIRS
TEMPO = weights.TEMPO
# The same as C numbers, when compiled.
NOT_KNOWN, DISTANCE = outcome.NOT_KNOWN, outcome.DISTANCE
SLACK = 40  # by which a sway may win more than where the wedge stands tells


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 150
        self.aside = Scratch()
        self.contact = True
        self.use_tables(False)

    def attach(self, position: Position) -> None:
        assert isinstance(position, Gunzi)
        self.position = self.board = position

    def points(self) -> cython.int:
        """What would be counted now, for who decides."""
        total: cython.int = 0
        cell: cython.int
        field: cython.int
        for field in range(17):
            cell = self.board.cells[field]
            if cell >> 3 == 1:
                total += 1
            elif cell >> 3 == 2:
                total -= 1
            elif cell >> 4 == 2:
                total += 2 * (cell & 15)
            elif cell >> 4 == 3:
                total -= 2 * (cell & 15)
        return -total if self.board.side else total

    def use_tables(self, wanted: bool) -> None:
        self.tables = available() if wanted else None
        self.known = self.tables.wedges if self.tables else -1  # mobile wedges

    def outlook(self) -> cython.int:
        """A player without wedges, and without a blow, has come to the end; tables know more."""
        own: cython.int = 0
        wedges: cython.int = 0
        field: cython.int
        packed: cython.int
        cell: cython.int
        for field in range(17):
            cell = self.board.cells[field] >> 3
            if 0 < cell < 3:
                wedges += 1
                own += cell == 1 + self.board.side
                if own and wedges > self.known:
                    return OPEN
        if wedges <= self.known and self.tables is not None:
            packed = self.tables.probe(self.board, self.aside)
            if packed != NOT_KNOWN:
                self.away = packed & DISTANCE
                return (packed >= 65536) - (packed < 0) or DRAWN
        if own or self.board.generate(self.aside, 0):
            return OPEN
        self.away = 0
        packed = self.points()
        return (packed > 0) - (packed < 0) or DRAWN

    def final(self) -> cython.int:
        points: cython.int = self.points()
        return (points > 0) - (points < 0)

    def value(self) -> cython.int:
        side: cython.int = self.board.side
        own: cython.int = side * 384
        total: cython.int = 0
        pairs: cython.int = TEMPO
        field: cython.int
        cell: cython.int
        i: cython.int
        shown: cython.int
        other: cython.int
        empty: cython.int
        self.contact = False
        for field in range(17):
            cell = self.board.cells[field]
            total += WORTH[field * 64 + cell]
            if not 0 < cell >> 3 < 3:
                self.contact = self.contact or cell >> 4 == 2 + side
                continue
            self.contact = self.contact or BEFORE_HOME[side * 17 + field] != 0
            for i in range(FIRST[field], FIRST[field + 1]):
                shown = SIDES[own + cell * 6 + WAYS[i]]
                other = SIDES[own + self.board.cells[NEXTS[i]] * 6 + BACK[i]]
                self.contact = self.contact or (shown < 8 <= other)
                empty = self.board.cells[BEYOND[i]] == 0
                pairs += PAIRS[shown * 24 + other * 2 + empty - 96]
        return pairs - total if side else pairs + total

    def gain(self, code: cython.ulonglong) -> cython.int:
        """Of a sway: by where the wedge stands, and something more for what it meets there."""
        field: cython.int = code >> 3 & 31
        to: cython.int = code >> 8 & 31
        cell: cython.int = self.board.cells[field]
        total: cython.int
        if code & 7:
            return UNKNOWN
        total = WORTH[to * 64 + self.board.turned(cell, code)] - WORTH[field * 64 + cell]
        return SLACK - total if self.board.side else SLACK + total

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Jumps, topples, promotions and blows; `value` has seen whether there can be any."""
        if not self.contact:
            return n
        return self.keep_loud(scratch, n, self.board.generate(scratch, n))

    def weigh(self, code: cython.ulonglong) -> cython.int:
        kind: cython.int = code & 7
        promotes: cython.int = 300 if code >> 39 & 31 else 0
        count: cython.int = code >> 8 & 7
        if kind == JUMP:
            return promotes + 110 * count
        if kind == TOPPLE:
            return promotes + 200
        return 400 if kind == BLOW else promotes

    def slot(self, code: cython.ulonglong) -> cython.int:
        return (code & 8191) | (code >> 44 & 1) << 13

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Whatever leaves fewer moving wedges: all but plain sways and topples."""
        kind: cython.int = code & 7
        return code >> 39 & 31 != 0 or (kind != 0 and kind != TOPPLE)
