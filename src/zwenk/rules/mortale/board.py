"""Mortale: shoves and somersaults; who ends with the fewest wedges wins."""

from __future__ import annotations

from typing import Any, ClassVar

from zwenk.rules.errors import ImpossiblePosition, MoveError
from zwenk.rules.hex17 import COORDINATES, FIELDS, read_fields, write_fields
from zwenk.rules.options import read_options
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import BLACK, WHITE, Color, Move, Piece, Result

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import lowest, ones
    from zwenk.rules.position import ALL, STRIDE, mix

# A set of fields is a word in which the field at column x, height y is bit 8x + y: a step in any
# direction is then one shift, and what a shift carries off the board is masked away.
BITS = [8 * x + y for x, y in COORDINATES]
FIELD_OF = {bit: field for field, bit in enumerate(BITS)}
ONE = 1
BOARD = sum(1 << bit for bit in BITS)

# Steps: direction 1 is 2 bits up, 2 is 9 up, 3 is 7 up; 4, 5 and 6 are the same downward.
SOMERSAULT = 1 << 12

START = "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,w b"


def listed(
    scratch: Scratch,
    n: cython.int,
    landings: cython.ulonglong,
    step: cython.int,
    kind: cython.ulonglong,
) -> cython.int:
    """Writes the moves that end on these fields, each `step` bits from its origin."""
    to: cython.int
    while landings:
        to = lowest(landings)
        landings &= landings - 1
        scratch.codes[n] = kind | (to - step) | to << 6
        n += 1
    return n


@cython.final
@cython.cclass
class Mortale(Position):
    """A position of Mortale: which fields hold black and white wedges, and whose turn it is."""

    game: ClassVar[str] = "mortale"
    title: ClassVar[str] = "Mortale"
    fields: ClassVar[tuple[str, ...]] = FIELDS
    most_moves: ClassVar[int] = 64

    def __init__(self, text: str | None = None, /, **options: object) -> None:
        read_options(self.game, self.options, options)
        self.clear()
        cells, self.side = read_fields(
            START if text is None else text, ("-", "B", "w").__contains__
        )
        for color in (BLACK, WHITE):
            self.men[color] = sum(1 << BITS[i] for i in range(17) if cells[i] == "Bw"[color])
        wedges = 17 - cells.count("-")
        if wedges != 8:
            raise ImpossiblePosition(f"{wedges} wedges on the board: there are always eight")

    # -- the rules -----------------------------------------------------------------------------

    def generate(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Somersaults, which are compulsory; where there is none, shoves ahead."""
        own: cython.ulonglong = self.men[self.side]
        foe: cython.ulonglong = self.men[1 - self.side]
        empty: cython.ulonglong = BOARD & ~(own | foe)
        first: cython.int = n
        n = listed(scratch, n, (((own << 2) & foe) << 2) & empty, 4, SOMERSAULT)
        n = listed(scratch, n, (((own << 9) & foe) << 9) & empty, 18, SOMERSAULT)
        n = listed(scratch, n, (((own << 7) & foe) << 7) & empty, 14, SOMERSAULT)
        n = listed(scratch, n, (((own >> 2) & foe) >> 2) & empty, -4, SOMERSAULT)
        n = listed(scratch, n, (((own >> 9) & foe) >> 9) & empty, -18, SOMERSAULT)
        n = listed(scratch, n, (((own >> 7) & foe) >> 7) & empty, -14, SOMERSAULT)
        if n > first:
            return n
        if self.side == 0:  # Black ahead: 6, 1, 2
            n = listed(scratch, n, (own >> 7) & empty, -7, 0)
            n = listed(scratch, n, (own << 2) & empty, 2, 0)
            return listed(scratch, n, (own << 9) & empty, 9, 0)
        n = listed(scratch, n, (own << 7) & empty, 7, 0)  # White: 3, 4, 5
        n = listed(scratch, n, (own >> 2) & empty, -2, 0)
        return listed(scratch, n, (own >> 9) & empty, -9, 0)

    def many(self, scratch: Scratch, n: cython.int) -> cython.int:
        """How many legal moves there are: no two of one direction share their landing field."""
        own: cython.ulonglong = self.men[self.side]
        foe: cython.ulonglong = self.men[1 - self.side]
        empty: cython.ulonglong = BOARD & ~(own | foe)
        n = ones((((own << 2) & foe) << 2) & empty)
        n += ones((((own << 9) & foe) << 9) & empty) + ones((((own << 7) & foe) << 7) & empty)
        n += ones((((own >> 2) & foe) >> 2) & empty) + ones((((own >> 9) & foe) >> 9) & empty)
        n += ones((((own >> 7) & foe) >> 7) & empty)
        if n:
            return n
        if self.side == 0:
            return ones((own >> 7) & empty) + ones((own << 2) & empty) + ones((own << 9) & empty)
        return ones((own << 7) & empty) + ones((own >> 2) & empty) + ones((own >> 9) & empty)

    def make(self, code: cython.ulonglong, scratch: Scratch) -> None:
        scratch.undo[scratch.top] = code
        scratch.top += 1
        self.turn_over(code, self.side)
        self.side ^= 1

    def unmake(self, scratch: Scratch) -> None:
        scratch.top -= 1
        self.side ^= 1
        self.turn_over(scratch.undo[scratch.top], self.side)

    def turn_over(self, code: cython.ulonglong, mover: cython.int) -> None:
        """Plays a move or takes it back: the jumper of a somersault lands as the opponent's."""
        lands: cython.int = mover ^ ((code >> 12) & 1)
        self.men[mover] ^= ONE << (code & 63)
        self.men[lands] ^= ONE << ((code >> 6) & 63)

    def key(self) -> cython.ulonglong:
        return mix((self.men[0] ^ mix((self.men[1] + STRIDE + self.side) & ALL)) & ALL)

    # -- for people ----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """The player to move has no move: fewer wedges win; four each is a draw [house]."""
        if not self.is_over():
            return None
        black, white = ones(self.men[0]), ones(self.men[1])
        winner = None if black == white else BLACK if black < white else WHITE
        return Result(winner, f"{black}-{white}", "no legal move")

    def chosen(self) -> dict[str, str]:
        return {}

    def state(self) -> tuple[Any, ...]:
        return self.men[0], self.men[1], self.side

    def clear(self) -> None:
        self.side = 0
        self.men = [0, 0]

    def restore(self, state: tuple[Any, ...]) -> None:
        self.clear()
        self.men[0], self.men[1], self.side = state

    def copy(self) -> Mortale:
        other: Mortale = Mortale.__new__(Mortale)
        if not cython.compiled:
            other.clear()
        other.men[0] = self.men[0]
        other.men[1] = self.men[1]
        other.side = self.side
        return other

    def at(self, field: int) -> str:
        """What stands on a field, as the text form has it: B, w or -."""
        bit = 1 << BITS[field]
        return "B" if self.men[0] & bit else "w" if self.men[1] & bit else "-"

    def __str__(self) -> str:
        return write_fields([self.at(field) for field in range(17)], self.side)

    def spell(self, code: int) -> str:
        mark = "x" if code & SOMERSAULT else "-"
        return f"{FIELDS[FIELD_OF[code & 63]]}{mark}{FIELDS[FIELD_OF[code >> 6 & 63]]}"

    def refusal(self, text: str) -> MoveError:
        from zwenk.rules.mortale.refusal import refusal  # only when something is refused

        return refusal(self, text)

    def pieces(self) -> list[Piece]:
        wedges = ((name, self.at(field)) for field, name in enumerate(FIELDS))
        return [
            Piece(name, Color("Bw".index(wedge)), "wedge", facing=1 if wedge == "B" else 4)
            for name, wedge in wedges
            if wedge != "-"
        ]

    def notes(self) -> list[str]:
        jumps = [move.text for move in self.moves() if "x" in move.text]
        return [f"a somersault is compulsory: {' or '.join(jumps)}"] if jumps else []

    def clicks(self, move: Move) -> list[str]:
        return [move.text[:2], move.text[3:]]
