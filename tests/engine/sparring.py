"""The sparring partner: plain alpha-beta of a fixed depth, material and advance, nothing else.

Python over the same rules as the engine; `bench/spar.py` compiles it, so that it is no straw man.
"""

from __future__ import annotations

from zwenk.rules.gounki.board import Gounki
from zwenk.rules.gungi.board import Gungi
from zwenk.rules.gungi.kinds import LETTERS
from zwenk.rules.gunzi.board import Gunzi
from zwenk.rules.hex17 import COORDINATES
from zwenk.rules.position import Position, Scratch
from zwenk.rules.values import Move

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

_LETTERS = {
    "R": 0, "S": 3, "P": 1, "Y": 1, "I": 1, "A": 3, "N": 3, "F": 3, "L": 7, "U": 6, "Q": 3, "T": 4,
    "Z": 3, "B": 1, "M": 4, "J": 3, "C": 3, "W": 3, "G": 3, "D": 9, "X": 8, "E": 3, "O": 4,
}  # fmt: skip
WORTHS = [0] + [100 * _LETTERS[kind] for kind in LETTERS]
HEIGHTS = [y for _, y in COORDINATES]
LOST = -100_000


@cython.cclass
class Sparring:
    """A player of Gounki, Gunzi or Gungi who looks the same number of plies ahead, always."""

    def __init__(self, position: Position) -> None:
        self.scratch = Scratch()
        self.position = position.copy()
        self.gounki = self.position if isinstance(self.position, Gounki) else Gounki()
        self.gunzi = self.position if isinstance(self.position, Gunzi) else Gunzi()
        self.gungi = self.position if isinstance(self.position, Gungi) else Gungi()
        self.nodes = 0

    def choose(self, plies: int) -> Move:
        """The first of the moves that seem best."""
        best = -10 * -LOST
        chosen = self.position.moves()[0]
        score: cython.int
        alpha: cython.int
        depth: cython.int = plies - 1
        side: cython.int = self.position.side
        for move in self.position.moves():
            code: cython.ulonglong = move.code
            alpha = best
            self.position.make(code, self.scratch)
            with cython.nogil:
                if self.position.side == side:
                    score = self.search(alpha, -10 * LOST, depth, 0)
                else:
                    score = -self.search(10 * LOST, -alpha, depth, 0)
            self.position.unmake(self.scratch)
            if score > best:
                best, chosen = score, move
        return chosen

    # -- below: C, no GIL ----------------------------------------------------------------------

    def search(
        self, alpha: cython.int, beta: cython.int, depth: cython.int, n: cython.int
    ) -> cython.int:
        i: cython.int
        end: cython.int
        score: cython.int
        side: cython.int = self.position.side
        self.nodes += 1
        if depth <= 0:
            return self.value()
        end = self.position.generate(self.scratch, n)
        if end == n:
            return self.ended() * (depth - LOST)
        for i in range(n, end):
            self.position.make(self.scratch.codes[i], self.scratch)
            if self.position.side == side:
                score = self.search(alpha, beta, depth - 1, end)
            else:
                score = -self.search(-beta, -alpha, depth - 1, end)
            self.position.unmake(self.scratch)
            if score >= beta:
                return score
            if score > alpha:
                alpha = score
        return alpha

    def ended(self) -> cython.int:
        """Who has won where nothing can be played: 1, 0, -1 for who is to move."""
        field: cython.int
        cell: cython.int
        points: cython.int = 0
        if self.gounki is self.position:
            return -1
        if self.gungi is self.position:
            if self.gungi.over:
                return 1 if self.gungi.over & 1 == self.position.side else -1
            return -1 if self.gungi.attacked(self.position.side, True) else 0
        for field in range(17):
            cell = self.gunzi.cells[field]
            if cell >> 3 == 1:
                points += 1
            elif cell >> 3 == 2:
                points -= 1
            elif cell >> 4 == 2:
                points += 2 * (cell & 15)
            elif cell >> 4 == 3:
                points -= 2 * (cell & 15)
        if self.position.side:
            points = -points
        return (points > 0) - (points < 0)

    def value(self) -> cython.int:
        """Material and advance, for who is to move."""
        if self.gounki is self.position:
            return self.of_gounki()
        if self.gunzi is self.position:
            return self.of_gunzi()
        return self.of_gungi()

    def of_gounki(self) -> cython.int:
        square: cython.int
        cell: cython.int
        size: cython.int
        total: cython.int = 0
        if self.gounki.left:
            return LOST
        for square in range(64):
            cell = self.gounki.cells[square]
            size = (cell & 3) + (cell >> 2 & 3)
            if cell & 32:
                total += size * (100 + 10 * (square >> 3))
            elif cell & 16:
                total -= size * (100 + 10 * (7 - (square >> 3)))
        return total if self.position.side else -total

    def of_gunzi(self) -> cython.int:
        field: cython.int
        cell: cython.int
        total: cython.int = 0
        for field in range(17):
            cell = self.gunzi.cells[field]
            if cell >> 3 == 1:
                total += 100 + 10 * HEIGHTS[field]
            elif cell >> 3 == 2:
                total -= 160 - 10 * HEIGHTS[field]
            elif cell >> 4 == 2:
                total += 200 * (cell & 15)
            elif cell >> 4 == 3:
                total -= 200 * (cell & 15)
        return -total if self.position.side else total

    def of_gungi(self) -> cython.int:
        square: cython.int
        row: cython.int
        tower: cython.uint
        total: cython.int = 0
        kind: cython.int
        if self.gungi.over:
            return -LOST if self.gungi.over & 1 == self.position.side else LOST
        for square in range(81):
            tower = self.gungi.towers[square]
            row = square // 9
            while tower:
                kind = tower & 31
                if tower & 32:
                    total += WORTHS[kind] + 5 * (row if self.gungi.facings[1] else 8 - row)
                else:
                    total -= WORTHS[kind] + 5 * (row if self.gungi.facings[0] else 8 - row)
                tower >>= 8
        for kind in range(24):
            total += WORTHS[kind] * (self.gungi.held[24 + kind] & 15)
            total -= WORTHS[kind] * (self.gungi.held[kind] & 15)
        return total if self.position.side else -total
