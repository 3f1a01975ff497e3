"""Gungi judged: pieces on top, covered and in hand, their rows, their distance from the Kings."""

from __future__ import annotations

from zwenk.engine.evaluation import Evaluation
from zwenk.engine.weights import gungi as weights
from zwenk.engine.weights.gungi import PIECES
from zwenk.rules.gungi.board import Gungi
from zwenk.rules.gungi.kinds import LETTERS
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import LOST, OPEN, UNKNOWN, WON
    from zwenk.rules.gungi.actions import CAPTURE
    from zwenk.rules.gungi.effects import DROP, MOVE, TAKE
    from zwenk.rules.gungi.towers import FLIP, KING, height, top, without

# By kind * 4 + level; level 0 is covered by an own piece.
TOPS = [0] * 4 + [PIECES[kind][level - 1] for kind in LETTERS for level in (4, 1, 2, 3)]
UNDER = [0] + [PIECES[kind][4] for kind in LETTERS]  # covered by an enemy
HELD = [0] + [PIECES[kind][5] for kind in LETTERS]
SORTS = [0] + [2 if kind == "R" else int(kind in weights.MAJORS) for kind in LETTERS]
# By sort of piece * 9 + distance or row.
NEAR_FOE = weights.NEAR_FOE + weights.NEAR_FOE_MAJOR + (0,) * 9
NEAR_OWN = weights.NEAR_OWN + weights.NEAR_OWN_MAJOR + (0,) * 9
ROWS = weights.ROWS + weights.ROWS_MAJOR + weights.KING_ROWS
KING_LEVELS = (0, *weights.KING_LEVELS)
TEMPO = weights.TEMPO
DISTANCE = [
    max(abs(a % 9 - b % 9), abs(a // 9 - b // 9)) for a in range(81) for b in range(81)
]  # square * 81 + square


@cython.final
@cython.cclass
class Judge(Evaluation):
    def __init__(self) -> None:
        self.margin = 150

    def attach(self, position: Position) -> None:
        assert isinstance(position, Gungi)
        self.position = self.board = position

    def outlook(self) -> cython.int:
        if self.board.over:
            self.away = 0
            return WON if self.board.over & 1 == self.board.side else LOST
        return OPEN

    def final(self) -> cython.int:
        """Mated, or a draw: without an action (13.3), or a Coronation that is not possible."""
        if self.board.head() == 0 and self.board.attacked(self.board.side, True):
            return -1
        return 0

    def endangered(self) -> cython.bint:
        return self.board.over == 0 and self.board.attacked(self.board.side, True)

    def passes(self) -> cython.bint:
        return self.board.pendings == 0

    def standing(self, piece: cython.int, level: cython.int, square: cython.int) -> cython.int:
        """What a piece on top of a tower is worth to its owner."""
        color: cython.int = piece >> 5
        kind: cython.int = piece & 31
        sort: cython.int = SORTS[kind] * 9
        row: cython.int = square // 9
        if self.board.facings[color] == 0:
            row = 8 - row
        return (
            TOPS[kind * 4 + level]
            + ROWS[sort + row]
            + NEAR_FOE[sort + DISTANCE[square * 81 + self.board.kings[1 - color]]]
            + NEAR_OWN[sort + DISTANCE[square * 81 + self.board.kings[color]]]
        )

    def covered(self, piece: cython.int, above: cython.int) -> cython.int:
        """What a piece with another on it is worth to its owner."""
        return UNDER[piece & 31] if (piece ^ above) & 32 else TOPS[(piece & 31) * 4]

    def value(self) -> cython.int:
        square: cython.int
        tower: cython.uint
        piece: cython.int
        level: cython.int
        worth: cython.int
        total: cython.int = 0
        for square in range(81):
            tower = self.board.towers[square]
            if tower == 0:
                continue
            level = 1
            while tower > 0xFF:
                piece = tower & 0xFF
                tower >>= 8
                level += 1
                worth = self.covered(piece, tower & 0xFF)
                total += worth if piece & 32 else -worth
            piece = tower
            worth = self.standing(piece, level, square)
            total += worth if piece & 32 else -worth
        total += KING_LEVELS[height(self.board.towers[self.board.kings[1]])]
        total -= KING_LEVELS[height(self.board.towers[self.board.kings[0]])]
        for piece in range(1, 24):
            worth = (self.board.held[24 + piece] & 15) + (self.board.held[24 + piece] >> 4)
            worth -= (self.board.held[piece] & 15) + (self.board.held[piece] >> 4)
            total += worth * HELD[piece]
        return TEMPO + (total if self.board.side else -total)

    def gain(self, code: cython.ulonglong) -> cython.int:
        """Of plain moves, jumps on top and drops; a recovery that follows is left out."""
        sort: cython.int = code & 15
        origin: cython.int = code >> 4 & 127
        target: cython.int = code >> 11 & 127
        kind: cython.int = code >> 18 & 31
        us: cython.int = self.board.side
        tower: cython.uint = self.board.towers[target]
        piece: cython.int
        level: cython.int = height(tower) + 1
        total: cython.int = -2 * TEMPO
        worth: cython.int
        if sort == DROP:
            piece = kind | us << 5
            total -= HELD[kind]
        elif sort == MOVE:
            piece = top(self.board.towers[origin])
            if piece & 31 == KING:
                return UNKNOWN
        else:
            return UNKNOWN
        if tower:
            total += self.covered(top(tower), piece) - self.standing(top(tower), level - 1, target)
        total += self.standing(piece, level, target)
        if sort == MOVE:
            tower = self.board.towers[origin]
            level = height(tower)
            total -= self.standing(piece, level, origin)
            if level > 1:
                kind = top(without(tower, level))
                worth = self.standing(kind, level - 1, origin) - self.covered(kind, piece)
                total += worth if kind >> 5 == us else -worth
        return total

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Captures."""
        end: cython.int
        square: cython.int
        us: cython.int = self.board.side
        tower: cython.uint
        if self.board.head():
            return n
        for square in range(81):
            tower = self.board.towers[square]
            if tower == 0:
                continue
            end = n
            if top(tower) >> 5 == us:
                end = self.board.motions(scratch, end, square)
            if tower > 0xFF:
                end = self.board.in_tower(scratch, end, square)
            n = self.keep_loud(scratch, n, end)
        return n

    def weigh(self, code: cython.ulonglong) -> cython.int:
        """What is taken, and what it turns to in the own hand; by what is worth least first."""
        sort: cython.int = code & 15
        target: cython.int = code >> 11 & 127
        origin: cython.int = code >> 4 & 127
        taken: cython.int
        mover: cython.int = 0
        if sort == MOVE and code & CAPTURE:
            taken = top(self.board.towers[target]) & 31
            mover = top(self.board.towers[origin]) & 31
        elif sort == TAKE:
            taken = self.board.towers[target] >> 8 * ((code >> 23 & 3) - 1) & 31
        else:
            return 0
        return TOPS[taken * 4 + 1] + HELD[FLIP[taken]] + 50 - (TOPS[mover * 4 + 1] >> 4)

    def slot(self, code: cython.ulonglong) -> cython.int:
        sort: cython.int = code & 15
        origin: cython.int = code >> 4 & 127
        target: cython.int = code >> 11 & 127
        if sort != MOVE:
            origin = 96 + (code >> 18 & 31)  # a drop, by its kind
        return origin << 7 | target

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Captures and drops; towers can be taken apart again, and pieces go back."""
        return code & 15 != MOVE or code & CAPTURE != 0
