"""Gounki judged: what each stack is worth on its square, and who can leave the board next."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.engine.weights import gounki as weights
from zwenk.engine.weights.gounki import STACKS
from zwenk.rules.gounki.board import Gounki
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import LOST, OPEN, UNKNOWN, WON
    from zwenk.rules.bits import lowest
    from zwenk.rules.gounki.board import OUT, SIZES, unit

# Only from the last three ranks can a stack of three leave: Black's are 1 to 3, White's 6 to 8.
NEAR_END = [0xFFFFFF, 0xFFFFFF << 40]


def _within_reach(side: int, square: int) -> int:
    """The squares that a stack of three could come to, whatever it is made of."""
    file, rank = square % 8, square // 8
    ahead = (0, 1, 2, 3) if side else (0, -1, -2, -3)
    return sum(
        1 << 8 * (rank + dy) + x
        for dy in ahead
        for x in range(8)
        if abs(x - file) <= 3 and 0 <= rank + dy < 8
    )


WITHIN_REACH = [_within_reach(side, square) for side in range(2) for square in range(64)]


def _worth(side: int, square: int, content: int) -> int:
    stack = "r" * (content & 3) + "s" * (content >> 2)
    if stack not in STACKS:
        return 0
    file, rank = square % 8, square // 8
    return STACKS[stack][(rank if side else 7 - rank) * 4 + min(file, 7 - file)]


TEMPO = weights.TEMPO
WORTH = [_worth(s, sq, content) for s in range(2) for sq in range(64) for content in range(16)]


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 90
        self.aside = Scratch()

    def attach(self, position: Position) -> None:
        assert isinstance(position, Gounki)
        self.position = self.board = position

    def leaves(self, side: cython.int) -> cython.bint:
        """Whether a player, were it his turn, could leave the board at once."""
        near: cython.ulonglong = self.board.men[side] & NEAR_END[side]
        origin: cython.int
        content: cython.int
        i: cython.int
        end: cython.int
        kept: cython.int = self.board.side
        found: cython.bint = False
        if near == 0:
            return False
        self.board.side = side
        while near and not found:
            origin = lowest(near)
            near &= near - 1
            content = self.board.cells[origin] & 15
            if SIZES[content] < (8 - (origin >> 3) if side else 1 + (origin >> 3)):
                continue
            end = self.board.whole(self.aside, 0, origin)
            if end and self.aside.codes[end - 1] >> 6 & 127 == cython.cast(cython.ulonglong, OUT):
                found = True
            elif SIZES[content] > 1:
                end = self.board.deployments(self.aside, 0, origin)
                for i in range(end):
                    if (
                        self.aside.codes[i] >> (6 + 7 * ((self.aside.codes[i] >> 27 & 3) - 1)) & 127
                    ) == cython.cast(cython.ulonglong, OUT):
                        found = True
                        break
        self.board.side = kept
        return found

    def outlook(self) -> cython.int:
        side: cython.int = self.board.side
        self.away = 0
        if self.board.left:
            return WON if self.board.left == 1 + side else LOST
        if self.board.men[side] == 0:
            return LOST
        self.away = 1
        return WON if self.leaves(side) else OPEN

    def endangered(self) -> cython.bint:
        return self.board.left == 0 and self.leaves(1 - self.board.side)

    def passes(self) -> cython.bint:
        return self.board.actions == 1

    def value(self) -> cython.int:
        men: cython.ulonglong = self.board.men[0]
        square: cython.int
        total: cython.int = 0
        while men:
            square = lowest(men)
            men &= men - 1
            total -= WORTH[square * 16 + (self.board.cells[square] & 15)]
        men = self.board.men[1]
        while men:
            square = lowest(men)
            men &= men - 1
            total += WORTH[1024 + square * 16 + (self.board.cells[square] & 15)]
        return TEMPO + (total if self.board.side else -total)

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Captures."""
        side: cython.int = self.board.side
        men: cython.ulonglong = self.board.men[side]
        origin: cython.int
        i: cython.int
        end: cython.int
        while men:
            origin = lowest(men)
            men &= men - 1
            if self.board.men[1 - side] & WITHIN_REACH[side * 64 + origin] == 0:
                continue
            end = self.board.whole(scratch, n, origin)
            for i in range(n, end):
                if scratch.codes[i] >> 34 & 63:
                    scratch.codes[n] = scratch.codes[i]
                    n += 1
        return n

    def weigh(self, code: cython.ulonglong) -> cython.int:
        captured: cython.int = code >> 34 & 15
        if captured == 0:
            return 0
        return 110 * SIZES[captured] + 10 - SIZES[cython.cast(cython.int, code >> 30 & 15)]

    def gain(self, code: cython.ulonglong) -> cython.int:
        side: cython.int = self.board.side
        table: cython.int = side << 10
        drops: cython.int = code >> 27 & 3
        content: cython.int = code >> 30 & 15
        origin: cython.int = code & 63
        square: cython.int
        cell: cython.int
        i: cython.int
        total: cython.int = -2 * TEMPO - WORTH[table | origin << 4 | content]
        if code >> 40 & 7 or drops == 0:
            square = code >> 6 & 127
            if drops or square == OUT:  # merges on the way: seldom, and found out by playing it
                return UNKNOWN
            cell = self.board.cells[square] & 15
            total -= WORTH[table | square << 4 | cell]
            return total + WORTH[table | square << 4 | (cell + content)]
        for i in range(drops):
            square = code >> (6 + 7 * i) & 127
            if square == OUT:
                return UNKNOWN
            total += WORTH[table | square << 4 | unit(code, i)]
        return total

    def slot(self, code: cython.ulonglong) -> cython.int:
        origin: cython.int = code & 63
        target: cython.int = code >> 6 & 63
        deploys: cython.int = (code >> 27 & 3) != 0
        return origin | target << 6 | deploys << 12

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Captures and what goes ahead; sideways moves can be taken back."""
        drops: cython.int = code >> 27 & 3
        last: cython.int = code >> (6 + 7 * (drops - 1 if drops else 0)) & 127
        origin: cython.int = code & 63
        return code >> 34 & 63 != 0 or last >> 3 != origin >> 3
