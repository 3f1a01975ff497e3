"""Gounki: the moves and deployments of stacks, and what they do."""

from __future__ import annotations

from typing import Any, ClassVar

from zwenk.rules.errors import MoveError
from zwenk.rules.gounki import text as texts
from zwenk.rules.gounki.runs import NONE as _NONE
from zwenk.rules.gounki.runs import OUT as _OUT
from zwenk.rules.gounki.runs import RUNS as _RUNS
from zwenk.rules.gounki.runs import SQUARES
from zwenk.rules.options import Option, read_options
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import Color, Move, Piece, Result

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import lowest
    from zwenk.rules.position import ALL, STRIDE, mix

# The same as C numbers and arrays, when compiled.
OUT = _OUT
NONE = _NONE
RUNS = _RUNS
ONE = 1

# A stack is rounds + 4 * squares; on the board 16 is added for Black, 32 for White.
SIZES = [(content & 3) + (content >> 2) for content in range(16)]
ZOBRIST = [mix(STRIDE * (i + 1) & ALL) for i in range(4096)]


def unit(code: cython.ulonglong, drop: cython.int) -> cython.int:
    """What the drop of that number leaves: 1 for a round, 4 for a square."""
    rounds: cython.int = code >> 30 & 3
    squares: cython.int = code >> 32 & 3
    if code >> 29 & 1:  # squares first
        return 4 if drop < squares else 1
    return 1 if drop < rounds else 4


@cython.final
@cython.cclass
class Gounki(Position):
    """A position of Gounki: what stands where, whose turn it is, and whether a piece has left."""

    game: ClassVar[str] = "gounki"
    title: ClassVar[str] = "Gounki"
    fields: ClassVar[tuple[str, ...]] = SQUARES
    most_moves: ClassVar[int] = 1024
    options: ClassVar[tuple[Option, ...]] = (
        Option("origin", ("off", "on"), "4", "a move may end on its own origin, by a rebound"),
        Option("exits", ("all", "c-f"), "handicap a", "Black wins by leaving into these files"),
        Option("first_turn", ("1", "2", "3"), "handicap b", "White's actions in the first turn"),
    )

    def __init__(self, text: str | None = None, /, **options: object) -> None:
        self.clear()
        self.origin, self.exits, self.first_turn = read_options(self.game, self.options, options)
        if text is None:
            text = f"{texts.START} {self.first_turn + 1}"
        cells, self.side, self.actions = texts.read(text, self.first_turn + 1)
        for square, cell in enumerate(cells):
            if cell:
                self.add(square, cell & 15, cell >> 5)
        if not self.men[1 - self.side]:  # the last piece of who moved has left the board
            self.left = 2 - self.side

    # -- what may be played --------------------------------------------------------------------

    def generate(self, scratch: Scratch, n: cython.int) -> cython.int:
        men: cython.ulonglong = self.men[self.side]
        origin: cython.int
        if self.left:
            return n
        while men:
            origin = lowest(men)
            men &= men - 1
            n = self.whole(scratch, n, origin)
            if SIZES[self.cells[origin] & 15] > 1:
                n = self.deployments(scratch, n, origin)
        return n

    def whole(self, scratch: Scratch, n: cython.int, origin: cython.int) -> cython.int:
        """The moves: the whole stack travels, as its rounds or as its squares do."""
        content: cython.int = self.cells[origin] & 15
        own: cython.int = 16 << self.side
        lane: cython.int = 2 if self.exits and self.side == 0 else self.side
        base: cython.ulonglong = content
        reached: cython.ulonglong = 0
        leaves: cython.bint = False
        way: cython.int
        step: cython.int
        steps: cython.int
        to: cython.int
        cell: cython.int
        captured: cython.ulonglong
        merges: cython.ulonglong
        for way in range(5):
            steps = content & 3 if way < 2 else content >> 2
            for step in range(steps):
                to = RUNS[((lane * 64 + origin) * 5 + way) * 3 + step]
                if to == NONE:
                    break
                if to == OUT:
                    leaves = True
                    break
                cell = self.cells[to]
                if to == origin:  # 2: counts as empty; 4: no end, but by option
                    if self.origin:
                        reached |= ONE << to
                    continue
                if not cell & own or SIZES[cell & 15] + SIZES[content] <= 3:
                    reached |= ONE << to
                if cell:
                    break
        base = base << 30 | origin
        while reached:
            to = lowest(reached)
            reached &= reached - 1
            cell = self.cells[to]
            captured = 0 if cell & own else cell
            merges = 1 if cell & own and to != origin else 0
            scratch.codes[n] = base | to << 6 | captured << 34 | merges << 40
            n += 1
        if leaves:
            scratch.codes[n] = base | OUT << 6
            n += 1
        return n

    def deployments(self, scratch: Scratch, n: cython.int, origin: cython.int) -> cython.int:
        """2: first all rounds then all squares, or first all squares then all rounds."""
        content: cython.int = self.cells[origin] & 15
        lane: cython.int = 2 if self.exits and self.side == 0 else self.side
        rounds: cython.int = content & 3
        squares: cython.int = content >> 2
        runs: cython.int = (lane * 64 + origin) * 15
        code: cython.ulonglong = content
        code = code << 30 | origin
        if rounds:
            n = self.deploy(scratch, n, code, runs, 0, 0, rounds, squares, 0, NONE, NONE)
            n = self.deploy(scratch, n, code, runs, 1, 0, rounds, squares, 0, NONE, NONE)
        if squares:
            code |= ONE << 29
            n = self.deploy(scratch, n, code, runs, 2, 0, squares, rounds, 0, NONE, NONE)
            n = self.deploy(scratch, n, code, runs, 3, 0, squares, rounds, 0, NONE, NONE)
            n = self.deploy(scratch, n, code, runs, 4, 0, squares, rounds, 0, NONE, NONE)
        return n

    def deploy(
        self,
        scratch: Scratch,
        n: cython.int,
        code: cython.ulonglong,
        start: cython.int,  # where the runs from the square that this run starts on begin in RUNS
        way: cython.int,
        step: cython.int,
        hand: cython.int,  # simple pieces of this run still to be placed
        later: cython.int,  # and of the run after it
        placed: cython.int,
        first: cython.int,  # the squares of earlier drops
        second: cython.int,
    ) -> cython.int:
        """Places the next simple piece of a deployment, and in every way all that follow it."""
        to: cython.int = RUNS[start + way * 3 + step]
        cell: cython.int
        size: cython.int
        number: cython.ulonglong = placed + 1
        target: cython.ulonglong = to
        merges: cython.ulonglong
        if to == NONE:
            return n
        code |= target << (6 + 7 * placed)
        if to == OUT:  # 7: it ends at once, and wins; at its first step it is a move
            if placed:
                scratch.codes[n] = code | number << 27
                n += 1
            return n
        cell = self.cells[to]
        size = 0
        if to != cython.cast(cython.int, code & 63):  # 6: the origin counts as empty
            if cell & (32 >> self.side):  # 4: no enemy's square is entered
                return n
            size = SIZES[cell & 15]
        size += (to == first) + (to == second)
        if size > 2:  # 5
            return n
        merges = 1 if size else 0
        code |= merges << (40 + placed)
        if hand > 1:
            return self.deploy(
                scratch, n, code, start, way, step + 1, hand - 1, later, placed + 1, to, first
            )
        if not later:
            scratch.codes[n] = code | number << 27
            return n + 1
        start += to * 15 - start % 960  # 3: the other kind starts afresh from here
        if way >= 2:
            n = self.deploy(scratch, n, code, start, 0, 0, later, 0, placed + 1, to, first)
            if RUNS[start] == OUT and RUNS[start + 3] == OUT:  # the same action twice
                return n
            return self.deploy(scratch, n, code, start, 1, 0, later, 0, placed + 1, to, first)
        n = self.deploy(scratch, n, code, start, 2, 0, later, 0, placed + 1, to, first)
        n = self.deploy(scratch, n, code, start, 3, 0, later, 0, placed + 1, to, first)
        return self.deploy(scratch, n, code, start, 4, 0, later, 0, placed + 1, to, first)

    # -- what it does --------------------------------------------------------------------------

    def put(self, square: cython.int, cell: cython.int) -> None:
        self.hash ^= ZOBRIST[square << 6 | self.cells[square]] ^ ZOBRIST[square << 6 | cell]
        self.cells[square] = cell

    def add(self, square: cython.int, content: cython.int, side: cython.int) -> None:
        """Puts simple pieces on a square that is empty or holds own ones."""
        self.put(square, (self.cells[square] & 15) + content | 16 << side)
        self.men[side] |= ONE << square

    def remove(self, square: cython.int, content: cython.int) -> None:
        """Takes simple pieces from a square, and the colour with the last of them."""
        rest: cython.int = self.cells[square] - content
        if rest & 15 == 0:
            self.men[rest >> 5] &= ~(ONE << square)
            rest = 0
        self.put(square, rest)

    def make(self, code: cython.ulonglong, scratch: Scratch) -> None:
        origin: cython.int = code & 63
        to: cython.int = code >> 6 & 127
        content: cython.int = code >> 30 & 15
        captured: cython.int = code >> 34 & 63
        drops: cython.int = code >> 27 & 3
        side: cython.int = self.side
        before: cython.ulonglong = self.actions
        i: cython.int
        self.remove(origin, content)
        if drops:
            for i in range(drops):
                to = code >> (6 + 7 * i) & 127
                if to == OUT:
                    self.left = 1 + side
                else:
                    self.add(to, unit(code, i), side)
        elif to == OUT:
            self.left = 1 + side
        else:
            if captured:
                self.remove(to, captured & 15)
            self.add(to, content, side)
        scratch.undo[scratch.top] = code | before << 60
        scratch.top += 1
        if self.actions > 1 and not self.left and self.men[1 - side]:
            self.actions -= 1  # handicap b: the first turn goes on, unless this has won
            scratch.undo[scratch.top - 1] |= ONE << 63
        else:
            self.side = 1 - side
            self.actions = 1

    def unmake(self, scratch: Scratch) -> None:
        scratch.top -= 1
        code: cython.ulonglong = scratch.undo[scratch.top]
        origin: cython.int = code & 63
        to: cython.int = code >> 6 & 127
        content: cython.int = code >> 30 & 15
        captured: cython.int = code >> 34 & 63
        drops: cython.int = code >> 27 & 3
        i: cython.int
        if code >> 63 == 0:
            self.side = 1 - self.side
        self.actions = code >> 60 & 7
        self.left = 0
        if drops:
            for i in range(drops):
                to = code >> (6 + 7 * i) & 127
                if to != OUT:
                    self.remove(to, unit(code, i))
        elif to != OUT:
            self.remove(to, content)
            if captured:
                self.add(to, captured & 15, 1 - self.side)
        self.add(origin, content, self.side)

    def key(self) -> cython.ulonglong:
        return self.hash ^ mix(self.side + 2 * self.actions)

    # -- for people ----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """Won by leaving the board, or by taking the last piece."""
        if self.left:
            return Result(Color(self.left - 1), None, "left the board past the far edge")
        if not self.men[self.side]:
            return Result(Color(1 - self.side), None, "took the last piece")
        if self.is_over():  # only under handicap a
            return Result(Color(1 - self.side), None, "no legal move")
        return None

    def chosen(self) -> dict[str, str]:
        indices = (self.origin, self.exits, self.first_turn)
        return {o.name: o.values[i] for o, i in zip(self.options, indices, strict=True)}

    def state(self) -> tuple[Any, ...]:
        cells = bytes([self.cells[square] for square in range(64)])
        rest = (self.side, self.left, self.actions, self.origin, self.exits, self.first_turn)
        return cells, *rest

    def clear(self) -> None:
        self.side = self.left = self.actions = 0
        self.origin = self.exits = self.first_turn = 0
        self.hash = 0
        self.cells = [0] * 64
        self.men: list[int] = [0, 0]

    def restore(self, state: tuple[Any, ...]) -> None:
        self.clear()
        cells, self.side, self.left, self.actions, self.origin, self.exits, self.first_turn = state
        for square in range(64):
            if cells[square]:
                self.add(square, cells[square] & 15, cells[square] >> 5)

    def copy(self) -> Gounki:
        other: Gounki = Gounki.__new__(Gounki)
        i: cython.int
        if not cython.compiled:
            other.clear()
        for i in range(64):
            other.cells[i] = self.cells[i]
        other.men[0] = self.men[0]
        other.men[1] = self.men[1]
        other.hash = self.hash
        other.side = self.side
        other.left = self.left
        other.actions = self.actions
        other.origin = self.origin
        other.exits = self.exits
        other.first_turn = self.first_turn
        return other

    def at(self, square: int) -> int:
        """The cell of a square, 0 to 63 for a1, b1 ... h8: rounds + 4 * squares + 16 or 32."""
        return self.cells[square]

    def __str__(self) -> str:
        return texts.write([self.cells[i] for i in range(64)], self.side, self.actions)

    def spell(self, code: int) -> str:
        return texts.spell(code)

    def means(self, given: str, text: str) -> bool:
        return texts.means(given, text)

    def refusal(self, text: str) -> MoveError:
        from zwenk.rules.gounki.refusal import refusal  # only when something is refused

        return refusal(self, text)

    def pieces(self) -> list[Piece]:
        return texts.pieces([self.cells[i] for i in range(64)])

    def notes(self) -> list[str]:
        several = f"white has {self.actions} actions left in this turn (handicap b)"
        return [several] if self.actions > 1 else []

    def clicks(self, move: Move) -> list[str]:
        return texts.path(move.text)
