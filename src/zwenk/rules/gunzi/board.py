"""Gunzi: sways, jumps, topples, promotions, blows and raises, and what they do."""

from __future__ import annotations

from typing import Any, ClassVar

from zwenk.rules.errors import MoveError
from zwenk.rules.gunzi import geometry
from zwenk.rules.gunzi import text as texts
from zwenk.rules.hex17 import FIELDS
from zwenk.rules.options import Option, read_options
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import BLACK, WHITE, Move, Piece, Result

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import lowest
    from zwenk.rules.position import ALL, STRIDE, mix

# The same as C numbers and arrays, when compiled.
NEXT = geometry.NEXT
SWAYS = geometry.SWAYS
TERRITORIES = geometry.TERRITORIES
HOMES = geometry.HOMES
NOWHERE = 17
ONE = 1
ZOBRIST = [mix(STRIDE * (i + 1) & ALL) for i in range(17 * 64)]

# A cell: 0 empty, 1 a tombstone, 8 + direction a black wedge, 16 + direction a white one (0 to 5
# for the rules' 1 to 6), 32 + height a black pillar, 48 + height a white one. So a wedge of a
# colour has cell >> 3 == 1 + colour, a pillar cell >> 4 == 2 + colour.
TOMBSTONE = geometry.TOMBSTONE

# A move: kind, origin << 3, then target << 8, or count << 8 and the jumps from bit 11 (direction,
# swerve << 3); swerve << 44 of a sway or topple; how it promotes << 39: 0 not, 1 + the field of the
# tombstone, 18 from the box.
JUMP, TOPPLE, BLOW, RAISE = 1, 2, 3, 4
RIGHT = 1 << 44
BOX = 18


@cython.final
@cython.cclass
class Gunzi(Position):
    """A position of Gunzi: what stands on the seventeen fields, and whose turn it is."""

    game: ClassVar[str] = "gunzi"
    title: ClassVar[str] = "Gunzi"
    fields: ClassVar[tuple[str, ...]] = FIELDS
    most_moves: ClassVar[int] = 2048
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "end",
            ("moves", "wedges"),
            "End",
            "the game ends when the player to move has no legal move, or as soon as a player has no"
            " moving wedge",
        ),
    )

    def __init__(self, text: str | None = None, /, **options: object) -> None:
        (end,) = read_options(self.game, self.options, options)
        cells, side = texts.read(texts.START if text is None else text)
        self.restore((bytes(cells), side, end))

    # -- what may be played --------------------------------------------------------------------

    def generate(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Pillar-blows, which are compulsory; where there is none, all other moves."""
        own: cython.uint = 0
        foe: cython.uint = 0
        homes: cython.uint = HOMES[self.side]
        field: cython.int
        cell: cython.int
        first: cython.int = n
        code: cython.ulonglong
        for field in range(17):
            cell = self.cells[field] >> 3
            if cell == 1 + self.side:
                own |= 1 << field
            elif cell == 2 - self.side:
                foe |= 1 << field
        if self.end and (own == 0 or foe == 0):
            return n
        while homes:
            field = lowest(homes)
            homes &= homes - 1
            cell = self.cells[field]
            if cell >> 4 == 2 + self.side and TERRITORIES[field * 10 + (cell & 15)] & foe:
                code = field
                scratch.codes[n] = BLOW | code << 3
                n += 1
        if n > first:
            return n
        while own:
            field = lowest(own)
            own &= own - 1
            n = self.sways(scratch, n, field)
            cell = self.cells[field]
            code = field
            self.cells[field] = 0  # the field it left counts as empty
            n = self.jumps(scratch, n, JUMP | code << 3, field, cell & 7, 0)
            self.cells[field] = cell
        while foe:
            field = lowest(foe)
            foe &= foe - 1
            n = self.topple(scratch, n, field)
        return n

    def attacked(self, field: cython.int, peaks: cython.bint) -> cython.bint:
        """Whether a hostile block, or where asked a hostile peak too, is aimed at a field."""
        way: cython.int
        other: cython.int
        cell: cython.int
        for way in range(6):
            other = NEXT[field * 6 + way]
            if other == NOWHERE:
                continue
            cell = self.cells[other]
            if cell >> 3 != 2 - self.side:
                continue
            if cell & 7 == way or (peaks and cell & 7 == (way + 3) % 6):
                return True
        return False

    def promotions(self, scratch: Scratch, n: cython.int, code: cython.ulonglong) -> cython.int:
        """5: a tombstone of the player's choice; where there is none, a wedge from the box."""
        first: cython.int = n
        field: cython.int
        chosen: cython.ulonglong
        for field in range(17):
            if self.cells[field] == TOMBSTONE:
                chosen = field + 1
                scratch.codes[n] = code | chosen << 39
                n += 1
        if n == first:
            scratch.codes[n] = code | BOX << 39
            n += 1
        return n

    def sways(self, scratch: Scratch, n: cython.int, field: cython.int) -> cython.int:
        """1 and 7: to an adjacent empty field, or onto an own pillar."""
        way: cython.int
        to: cython.int
        cell: cython.int
        code: cython.ulonglong = field
        target: cython.ulonglong
        for way in range(6):
            to = SWAYS[(self.side * 17 + field) * 6 + way]
            if to == NOWHERE:
                continue
            cell = self.cells[to]
            target = to
            if cell >> 4 == 2 + self.side:
                scratch.codes[n] = RAISE | code << 3 | target << 8
                n += 1
            elif cell == 0:
                if HOMES[self.side] >> to & 1:
                    if not self.attacked(to, True):
                        n = self.promotions(scratch, n, code << 3 | target << 8)
                else:
                    scratch.codes[n] = code << 3 | target << 8
                    scratch.codes[n + 1] = code << 3 | target << 8 | RIGHT
                    n += 2
        return n

    def jumps(
        self,
        scratch: Scratch,
        n: cython.int,
        code: cython.ulonglong,
        field: cython.int,
        direction: cython.int,
        count: cython.int,
    ) -> cython.int:
        """2 and 3: the next jump of a wedge that is lifted from the board, and those after it."""
        way: cython.int
        over: cython.int
        to: cython.int
        victim: cython.int
        mine: cython.int
        theirs: cython.int
        swerve: cython.int
        jump: cython.ulonglong
        number: cython.ulonglong = count + 1
        for way in range(6):
            mine = (way - direction + 6) % 6  # 0 the peak, 3 the block, else a flank
            over = NEXT[field * 6 + way]
            if mine == 3 or over == NOWHERE:
                continue
            victim = self.cells[over]
            if victim >> 3 != 2 - self.side:
                continue
            theirs = (way + 3 - (victim & 7) + 6) % 6
            if theirs == 3 or (theirs == 0 and mine != 0):
                continue
            to = NEXT[over * 6 + way]
            if to == NOWHERE or self.cells[to] != 0:
                continue
            self.cells[over] = TOMBSTONE
            if HOMES[self.side] >> to & 1:
                if not self.attacked(to, True):
                    jump = way
                    jump = code | jump << (11 + 4 * count)
                    n = self.promotions(scratch, n, jump | number << 8)
            else:
                for swerve in range(2):
                    jump = way | swerve << 3
                    jump = code | jump << (11 + 4 * count)
                    scratch.codes[n] = jump | number << 8
                    n += 1
                    if not self.attacked(to, False):
                        n = self.jumps(
                            scratch, n, jump, to, (direction + 5 + 2 * swerve) % 6, count + 1
                        )
            self.cells[over] = victim
        return n

    def topple(self, scratch: Scratch, n: cython.int, field: cython.int) -> cython.int:
        """4: more own than hostile blocks aimed at a hostile wedge, one of them at a flank."""
        way: cython.int
        other: cython.int
        cell: cython.int
        side: cython.int
        balance: cython.int = 0
        flanked: cython.bint = False
        code: cython.ulonglong = field
        for way in range(6):
            other = NEXT[field * 6 + way]
            if other == NOWHERE:
                continue
            cell = self.cells[other]
            if cell & 7 != way or not 0 < cell >> 3 < 3:
                continue
            if cell >> 3 == 1 + self.side:
                side = (way - (self.cells[field] & 7) + 6) % 6
                flanked = flanked or side % 3 != 0
                balance += 1
            else:
                balance -= 1
        if not flanked or balance <= 0:
            return n
        if HOMES[self.side] >> field & 1:
            if not self.attacked(field, True):
                n = self.promotions(scratch, n, TOPPLE | code << 3)
            return n
        scratch.codes[n] = TOPPLE | code << 3
        scratch.codes[n + 1] = TOPPLE | code << 3 | RIGHT
        return n + 2

    # -- what it does --------------------------------------------------------------------------

    def put(self, field: cython.int, cell: cython.int, scratch: Scratch) -> None:
        old: cython.ulonglong = self.cells[field]
        scratch.undo[scratch.top] = old << 8 | field
        scratch.top += 1
        self.hash ^= ZOBRIST[field * 64 + self.cells[field]] ^ ZOBRIST[field * 64 + cell]
        self.cells[field] = cell

    def turned(self, cell: cython.int, code: cython.ulonglong) -> cython.int:
        """A wedge after its swerve, left or right."""
        return (cell & 56) | ((cell & 7) + (1 if code & RIGHT else 5)) % 6

    def settle(self, cell: cython.int, code: cython.ulonglong, scratch: Scratch) -> cython.int:
        """What a wedge becomes where it comes to: itself after its swerve, or a pillar."""
        tomb: cython.int = code >> 39 & 31
        if tomb == 0:
            return self.turned(cell, code)
        if tomb != BOX:
            self.put(tomb - 1, 0, scratch)
        return 34 + 16 * self.side

    def make(self, code: cython.ulonglong, scratch: Scratch) -> None:
        bottom: cython.int = scratch.top
        field: cython.int = code >> 3 & 31
        to: cython.int = code >> 8 & 31
        kind: cython.int = code & 7
        cell: cython.int = self.cells[field]
        count: cython.int = code >> 8 & 7
        jump: cython.int
        i: cython.int
        reach: cython.uint
        if kind == 0:
            self.put(field, 0, scratch)
            self.put(to, self.settle(cell, code, scratch), scratch)
        elif kind == JUMP:
            self.put(field, 0, scratch)
            for i in range(count):
                jump = code >> (11 + 4 * i) & 15
                self.put(NEXT[field * 6 + (jump & 7)], TOMBSTONE, scratch)
                field = NEXT[NEXT[field * 6 + (jump & 7)] * 6 + (jump & 7)]
                cell = (cell & 56) | ((cell & 7) + 5 + 2 * (jump >> 3)) % 6
            if code >> 39 & 31:
                cell = self.settle(cell, code, scratch)
            self.put(field, cell, scratch)
        elif kind == TOPPLE:
            cell = 8 + 8 * self.side + (cell & 7)
            self.put(field, self.settle(cell, code, scratch), scratch)
        elif kind == BLOW:
            reach = TERRITORIES[field * 10 + (cell & 15)]
            while reach:
                to = lowest(reach)
                reach &= reach - 1
                if self.cells[to] >> 3 == 2 - self.side:
                    self.put(to, 0, scratch)
                    cell += 1
            self.put(field, cell, scratch)
        else:
            self.put(field, 0, scratch)
            self.put(to, self.cells[to] + 1, scratch)
        scratch.undo[scratch.top] = bottom
        scratch.top += 1
        self.side ^= 1

    def unmake(self, scratch: Scratch) -> None:
        bottom: cython.int
        field: cython.int
        cell: cython.int
        scratch.top -= 1
        bottom = scratch.undo[scratch.top]
        while scratch.top > bottom:
            scratch.top -= 1
            field = scratch.undo[scratch.top] & 255
            cell = scratch.undo[scratch.top] >> 8
            self.hash ^= ZOBRIST[field * 64 + self.cells[field]] ^ ZOBRIST[field * 64 + cell]
            self.cells[field] = cell
        self.side ^= 1

    def key(self) -> cython.ulonglong:
        return self.hash ^ mix(self.side)

    # -- for people ----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """A wedge counts one, a wedge in a pillar two; more points win."""
        if not self.is_over():
            return None
        cells = [self.cells[field] for field in range(17)]
        black, white = (
            sum(1 for cell in cells if cell >> 3 == 1 + color)
            + sum(2 * (cell & 15) for cell in cells if cell >> 4 == 2 + color)
            for color in (BLACK, WHITE)
        )
        bare = [color for color in (BLACK, WHITE) if 1 + color not in [c >> 3 for c in cells]]
        reason = "no legal move"
        if self.end and bare:
            reason = f"{' and '.join(map(str, bare))} without a moving wedge"
        winner = None if black == white else BLACK if black > white else WHITE
        return Result(winner, f"{black}-{white}", reason)

    def chosen(self) -> dict[str, str]:
        return {"end": self.options[0].values[self.end]}

    def state(self) -> tuple[Any, ...]:
        return bytes([self.cells[field] for field in range(17)]), self.side, self.end

    def clear(self) -> None:
        self.side = self.end = 0
        self.hash = 0
        self.cells = [0] * 17

    def restore(self, state: tuple[Any, ...]) -> None:
        self.clear()
        cells, self.side, self.end = state
        for field in range(17):
            self.cells[field] = cells[field]
            self.hash ^= ZOBRIST[field * 64 + cells[field]]

    def copy(self) -> Gunzi:
        other: Gunzi = Gunzi.__new__(Gunzi)
        field: cython.int
        if not cython.compiled:
            other.clear()
        for field in range(17):
            other.cells[field] = self.cells[field]
        other.hash = self.hash
        other.side = self.side
        other.end = self.end
        return other

    def at(self, field: int) -> int:
        """The cell of a field, numbered as in hex17.FIELDS."""
        return self.cells[field]

    def __str__(self) -> str:
        return texts.write([self.cells[field] for field in range(17)], self.side)

    def spell(self, code: int) -> str:
        return texts.spell(code)

    def means(self, given: str, text: str) -> bool:
        return texts.means(given, text)

    def refusal(self, text: str) -> MoveError:
        from zwenk.rules.gunzi.refusal import refusal  # only when something is refused

        return refusal(self, text)

    def pieces(self) -> list[Piece]:
        return texts.pieces([self.cells[field] for field in range(17)])

    def notes(self) -> list[str]:
        blows = [move.text for move in self.moves() if move.text.startswith("^")]
        return [f"a pillar-blow is compulsory: {' or '.join(blows)} (6)"] if blows else []

    def clicks(self, move: Move) -> list[str]:
        return texts.path(move.text)
