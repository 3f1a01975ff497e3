"""Gungi: the towers on the board, what moves where, and who attacks a King (4, 6, 9, 13.1)."""

from __future__ import annotations

from zwenk.rules.gungi import geometry, kinds
from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    pass

# The same as C numbers and arrays, when compiled.
OFF = geometry.OFF
NEAR = geometry.NEAR
DIAMOND = geometry.DIAMOND
STEP = geometry.STEP
OPPOSITE = geometry.OPPOSITE
JUMP_MASKS = geometry.JUMP_MASKS
SLIDE_WAYS = geometry.SLIDE_WAYS
STUCK = geometry.STUCK
FLIP = kinds.FLIP
SAME = kinds.SAME
GRIFFINS = kinds.GRIFFINS
EMITTERS = kinds.EMITTERS
LIFTED = kinds.LIFTED
KING, JOKER, MAJOR = kinds.number("R"), kinds.number("B"), kinds.number("M")
CANNON, FORTRESS, GRIFFIN = kinds.number("N"), kinds.number("F"), kinds.number("G")
NEVER = 0  # a move set without moves


# A tower is one word, a byte a level, the bottom lowest: kind 1 to 23, + 32 for White; 0 is none.


def height(tower: cython.uint) -> cython.int:
    return (tower > 0) + (tower > 0xFF) + (tower > 0xFFFF)


def top(tower: cython.uint) -> cython.int:
    """The piece on top, 0 where there is none."""
    if tower > 0xFFFF:
        return tower >> 16
    return tower >> 8 if tower > 0xFF else tower


def without(tower: cython.uint, level: cython.int) -> cython.uint:
    """The tower with one piece taken out; those above come down."""
    low: cython.uint = (1 << 8 * (level - 1)) - 1
    return (tower & low) | (tower >> 8 & ~low)


def holds(tower: cython.uint, piece: cython.int) -> cython.bint:
    """4.2: whether the tower has a piece of the same kind and colour."""
    other: cython.int
    while tower:
        other = tower & 0xFF
        if (other ^ piece) & 32 == 0 and SAME[other & 31] == SAME[piece & 31]:
            return True
        tower >>= 8
    return False


def turned(piece: cython.int) -> cython.int:
    """1.4: turning changes both the kind and the owner."""
    return FLIP[piece & 31] | (32 - (piece & 32))


@cython.cclass
class Towers(Position):
    """The board: towers, and what follows from them."""

    def clear(self) -> None:
        self.side = 0
        self.coronation = self.claims = self.swapped = self.first = 0
        self.towers = [0] * 81
        # 1 within Black's Ascent, 2 within White's (derived); 4 Black's swap lock, 8 White's.
        self.marks = [0] * 81
        self.kings = [0, 0]  # derived as well
        self.facings = [0, 1]  # 1 toward row 9

    # -- keeping the board ---------------------------------------------------------------------

    def in_territory(self, square: cython.int, color: cython.int) -> cython.bint:
        return square < 27 if self.facings[color] else square >= 54

    def put(self, square: cython.int, tower: cython.uint, scratch: Scratch) -> None:
        """Changes a tower; the old one goes to scratch.undo, and derived state follows."""
        old: cython.uint = self.towers[square]
        kept: cython.ulonglong = old
        head: cython.int = top(tower)
        scratch.undo[scratch.top] = kept << 8 | square
        scratch.top += 1
        self.towers[square] = tower
        if head & 31 == KING:
            self.kings[head >> 5] = square
        if (old ^ tower) & 0xFF and (EMITTERS[old & 31] or EMITTERS[tower & 31]):
            self.emit(0)
            self.emit(1)

    def restore_towers(self, bottom: cython.int, scratch: Scratch) -> None:
        """Undoes `put` down to a height of scratch.undo."""
        square: cython.int
        tower: cython.uint
        head: cython.int
        old: cython.uint
        emits: cython.bint = False
        while scratch.top > bottom:
            scratch.top -= 1
            square = scratch.undo[scratch.top] & 0xFF
            tower = scratch.undo[scratch.top] >> 8
            old = self.towers[square]
            self.towers[square] = tower
            head = top(tower)
            if head & 31 == KING:
                self.kings[head >> 5] = square
            if (old ^ tower) & 0xFF and (EMITTERS[old & 31] or EMITTERS[tower & 31]):
                emits = True
        if emits:
            self.emit(0)
            self.emit(1)

    def emit(self, color: cython.int) -> None:
        """9.3: the range of an army's Ascent, worked out anew. Emitters stand on level 1 only."""
        square: cython.int
        other: cython.int
        place: cython.int
        base: cython.int
        ahead: cython.int = 0 if self.facings[color] else 1
        for square in range(81):
            self.marks[square] &= ~(1 << color)
        for square in range(81):
            base = self.towers[square] & 0xFF
            if base >> 5 != color or not EMITTERS[base & 31]:
                continue
            if base & 31 == CANNON:
                other = STEP[square * 8 + ahead]
                while other != OFF:
                    self.marks[other] |= 1 << color
                    other = STEP[other * 8 + ahead]
            elif self.in_territory(square, color):
                for place in range(25):
                    other = NEAR[square * 25 + place]
                    if DIAMOND[place] and other != OFF and self.in_territory(other, color):
                        self.marks[other] |= 1 << color

    # -- what moves where ----------------------------------------------------------------------

    def move_set(
        self, piece: cython.int, level: cython.int, below: cython.int, lifted: cython.bint
    ) -> cython.int:
        """6.1: the move set of a piece on top, as a place in the tables."""
        kind: cython.int = piece & 31
        facing: cython.int = self.facings[piece >> 5] * 96
        if kind == KING:
            return facing + kind * 4 + 1
        if GRIFFINS[kind]:
            if level == 1:
                return facing + kind * 4 + 1
            if GRIFFINS[below & 31] or EMITTERS[below & 31]:
                return facing + kind * 4 + 2
            kind = below & 31  # 9.4: imitation
        elif below and (piece ^ below) & 32:
            return facing + MAJOR * 4 + 1
        if lifted and LIFTED[kind] and level < 3:
            level += 1
        return facing + kind * 4 + level

    def moves_of(self, square: cython.int, level: cython.int) -> cython.int:
        """The move set of the piece at a level, as if it were the top, Ascent counted."""
        tower: cython.uint = self.towers[square]
        piece: cython.int = tower >> 8 * (level - 1) & 0xFF
        below: cython.int = tower >> 8 * (level - 2) & 0xFF if level > 1 else 0
        color: cython.int = piece >> 5
        lifted: cython.bint = self.marks[square] >> color & 1
        if below and below >> 5 == color and EMITTERS[below & 31]:
            if below & 31 == CANNON or self.in_territory(square, color):
                lifted = True
        return self.move_set(piece, level, below, lifted)

    def stuck(self, square: cython.int, level: cython.int) -> cython.bint:
        """12.2: whether the piece there, at its real level, has no square on the board at all."""
        tower: cython.uint = self.towers[square]
        piece: cython.int = tower >> 8 * (level - 1) & 0xFF
        below: cython.int = tower >> 8 * (level - 2) & 0xFF if level > 1 else 0
        return STUCK[self.move_set(piece, level, below, False) * 81 + square]

    def strikes(self, square: cython.int, level: cython.int, target: cython.int) -> cython.bint:
        """13.1: whether the piece at a level attacks a King on the target square."""
        tower: cython.uint = self.towers[square]
        piece: cython.int = tower >> 8 * (level - 1) & 0xFF
        moves: cython.int
        dx: cython.int
        dy: cython.int
        way: cython.int
        other: cython.int
        if square == target:  # directly below the King
            return level == height(tower) - 1 and piece & 31 != FORTRESS
        if level != height(tower):
            return False
        moves = self.moves_of(square, level)
        dx = target % 9 - square % 9 + 2
        dy = target // 9 - square // 9 + 2
        if 0 <= dx < 5 and 0 <= dy < 5 and JUMP_MASKS[moves] >> (dx + 5 * dy) & 1:
            return True
        if SLIDE_WAYS[moves]:
            for way in range(8):
                if SLIDE_WAYS[moves] >> way & 1:
                    other = STEP[square * 8 + way]
                    while other != OFF and other != target and self.towers[other] == 0:
                        other = STEP[other * 8 + way]
                    if other == target:
                        return True
        return False

    def attacked(self, color: cython.int, from_below: cython.bint) -> cython.bint:
        """13.1: whether a King is attacked; 13.2 leaves out the piece below, where asked."""
        king: cython.int = self.kings[color]
        tower: cython.uint = self.towers[king]
        enemy: cython.int = 1 - color
        piece: cython.int
        place: cython.int
        square: cython.int
        way: cython.int
        level: cython.int = height(tower)
        if from_below and level > 1:
            piece = tower >> 8 * (level - 2) & 0xFF
            if piece >> 5 == enemy and piece & 31 != FORTRESS:
                return True
        for place in range(25):
            square = NEAR[king * 25 + place]
            if square == OFF or place == 12:
                continue
            tower = self.towers[square]
            if tower == 0 or top(tower) >> 5 != enemy:
                continue
            # Seen from there the King is at the opposite place.
            if JUMP_MASKS[self.moves_of(square, height(tower))] >> (24 - place) & 1:
                return True
        for way in range(8):
            square = STEP[king * 8 + way]
            while square != OFF and self.towers[square] == 0:
                square = STEP[square * 8 + way]
            if square == OFF:
                continue
            tower = self.towers[square]
            if top(tower) >> 5 != enemy:
                continue
            if SLIDE_WAYS[self.moves_of(square, height(tower))] >> OPPOSITE[way] & 1:
                return True
        return False

    def jokers(self, column: cython.int, color: cython.int) -> cython.int:
        """14: how many Jokers an army has in a column, covered ones included."""
        joker: cython.uint = JOKER + 32 * color
        square: cython.int
        tower: cython.uint
        found: cython.int = 0
        for square in range(column, 81, 9):
            tower = self.towers[square]
            while tower:
                found += tower & 0xFF == joker
                tower >>= 8
        return found
