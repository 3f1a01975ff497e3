"""Gungi: what an action does to the board at once, and whether that is legal (8, 11 to 14)."""

from __future__ import annotations

from zwenk.rules.gungi import kinds
from zwenk.rules.gungi.towers import Towers
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.gungi.towers import (
        GRIFFINS,
        JOKER,
        KING,
        height,
        holds,
        top,
        turned,
        without,
    )

# The same as C numbers and arrays, when compiled.
MOVE, DROP, SUBSTITUTE, SACRIFICE, SWAP, TAKE, MOUNT = range(1, 8)
PAWNS = kinds.PAWNS
LIMITED = kinds.LIMITED

# How an action is judged.
ILLEGAL, LEGAL, FOUL, WINS = range(4)
NO_SQUARE = 255


def betrayed(tower: cython.uint) -> cython.uint:
    """12.5: all pieces turned, both colours, Griffins excepted."""
    level: cython.int
    piece: cython.int
    word: cython.uint
    result: cython.uint = 0
    for level in range(3):
        piece = tower >> 8 * level & 0xFF
        if piece:
            word = piece if GRIFFINS[piece & 31] else turned(piece)
            result |= word << 8 * level
    return result


@cython.cclass
class Effects(Towers):
    """Acts on the board; what leaves it is noted for the bookkeeping that follows."""

    def clear(self) -> None:
        Towers.clear(self)
        self.captured = self.losses = self.crowns = 0
        self.lost = [0, 0, 0]
        self.unlocked = [NO_SQUARE, NO_SQUARE]

    def act(self, code: cython.ulonglong, scratch: Scratch) -> cython.int:
        """Does an action of the player to move on the board, and judges it (13.2, 13.5, 14).

        Afterwards `captured` is the piece taken, as it was; `lost` the pieces recovered, as they
        were; `unlocked` the squares whose top left it; `crowns` whether a Coronation follows.
        """
        sort: cython.int = code & 15
        origin: cython.int = code >> 4 & 127
        target: cython.int = code >> 11 & 127
        kind: cython.int = code >> 18 & 31
        level: cython.int = code >> 23 & 3
        us: cython.int = self.side
        piece: cython.int = kind | us << 5
        tower: cython.uint
        word: cython.uint = piece
        foul: cython.bint = False
        self.captured = 0
        self.losses = 0
        self.crowns = 0
        self.unlocked[0] = self.unlocked[1] = NO_SQUARE
        if sort == MOVE:
            return self.move_piece(origin, target, scratch)
        if sort == TAKE:
            return self.take_in_tower(target, level, scratch)
        if sort == MOUNT:
            return self.mount(origin, target, scratch)
        tower = self.towers[target]
        if sort == DROP:
            level = height(tower) + 1
            self.put(target, tower | word << 8 * (level - 1), scratch)
            if kind == JOKER:
                foul = self.jokers(target % 9, us) > 1 or self.checks(target, level)
            elif PAWNS[kind]:
                foul = self.pawns(target % 9, us) > 1 or self.checks(target, level)
        elif sort == SUBSTITUTE:
            if level == height(tower):
                self.unlocked[0] = target
            word = without(tower, level)  # the Lancer goes, the other comes to its level
            tower = word & ((1 << 8 * (level - 1)) - 1)
            word = (word ^ tower) << 8 | tower
            self.put(target, word | piece << 8 * (level - 1), scratch)
            if kind == JOKER:
                foul = self.jokers(target % 9, us) > 1 or self.checks(target, level)
            elif PAWNS[kind]:
                foul = self.checks(target, level)
        elif sort == SACRIFICE:  # the Swordsman from origin, the King from target
            self.unlocked[0] = origin
            self.unlocked[1] = target
            level = height(tower)
            word = self.towers[origin]
            self.put(origin, KING | us << 5, scratch)
            self.put(target, without(tower, level) | word << 8 * (level - 1), scratch)
        else:  # SWAP: a tower of three, its middle stays
            self.put(target, (tower & 0xFF) << 16 | (tower & 0xFF00) | tower >> 16, scratch)
            foul = tower & 31 == JOKER and self.checks(target, 3)
        return self.judged(foul, False)

    def judged(self, foul: cython.bint, forced: cython.bint) -> cython.int:
        """In this order: 13.2, the mover's own fouls, a foul forced on the opponent (14)."""
        if self.attacked(self.side, not self.crowns):
            return ILLEGAL
        if foul:
            return FOUL if self.claims else ILLEGAL
        return WINS if forced else LEGAL

    def checks(self, square: cython.int, level: cython.int) -> cython.bint:
        """Whether the own piece there gives check."""
        return self.strikes(square, level, self.kings[1 - self.side])

    def pawns(self, column: cython.int, color: cython.int) -> cython.int:
        """14: how many Pawns an army has in a column, covered ones included."""
        square: cython.int
        tower: cython.uint
        found: cython.int = 0
        for square in range(column, 81, 9):
            tower = self.towers[square]
            while tower:
                if tower >> 5 & 1 == color:
                    found += PAWNS[tower & 31]
                tower >>= 8
        return found

    def recover(self, square: cython.int, level: cython.int, scratch: Scratch) -> None:
        """12.2: tests a tower from a level up, one piece at a time, on the piece then below it."""
        tower: cython.uint = self.towers[square]
        piece: cython.int
        while level <= height(tower):
            piece = tower >> 8 * (level - 1) & 0xFF
            if LIMITED[piece & 31] and self.stuck(square, level):
                if level == height(tower):
                    self.unlocked[1] = square
                self.lost[self.losses] = piece
                self.losses += 1
                tower = without(tower, level)
                self.put(square, tower, scratch)
            else:
                level += 1

    def move_piece(self, origin: cython.int, target: cython.int, scratch: Scratch) -> cython.int:
        """6, 7, 8.1: a move, a jump on top, or a capture in motion, with Betrayal (12.5)."""
        us: cython.int = self.side
        start: cython.uint = self.towers[origin]
        tower: cython.uint = self.towers[target]
        mover: cython.int = top(start)
        head: cython.int = top(tower)
        level: cython.int
        word: cython.uint = mover
        foul: cython.bint = False
        forced: cython.bint = False
        self.unlocked[0] = origin
        if head and head >> 5 != us:
            self.captured = head
            self.unlocked[1] = target
            tower = without(tower, height(tower))
        level = height(tower) + 1
        self.put(origin, without(start, height(start)), scratch)
        if self.captured & 31 == KING and self.captured:  # 13.5
            self.put(target, tower | word << 8 * (level - 1), scratch)
            return WINS
        if mover & 31 == JOKER and self.captured and tower:
            tower = betrayed(tower)
            if holds(tower, mover) or holds(tower >> 8, tower & 0xFF):
                self.put(target, tower | word << 8 * (level - 1), scratch)
                return ILLEGAL
        self.put(target, tower | word << 8 * (level - 1), scratch)
        if mover & 31 == KING and self.captured and level > 1 and self.coronation:
            self.crowns = top(tower) >> 5 != us
        if LIMITED[mover & 31]:
            self.recover(target, level, scratch)
            self.unlocked[1] = target if self.captured else NO_SQUARE
        if mover & 31 == JOKER:
            foul = self.jokers(target % 9, us) > 1 or self.checks(target, level)
            if self.captured and tower:
                forced = self.jokers(target % 9, 1 - us) > 1
        return self.judged(foul, forced)

    def take_in_tower(self, square: cython.int, level: cython.int, scratch: Scratch) -> cython.int:
        """8.2: a piece takes the one directly above or below it; the upper one, if both can."""
        us: cython.int = self.side
        tower: cython.uint = self.towers[square]
        above: cython.int = tower >> 8 * level & 0xFF if level < 3 else 0
        captor: cython.int
        foul: cython.bint
        self.captured = tower >> 8 * (level - 1) & 0xFF
        if level == height(tower):
            self.unlocked[0] = square
        if above and above >> 5 == us:
            captor = level  # it comes down
        else:
            above = tower >> 8 * (level - 2) & 0xFF
            captor = level - 1
        self.put(square, without(tower, level), scratch)
        if self.captured & 31 == KING:  # 13.5
            return WINS
        self.recover(square, level, scratch)
        foul = above & 31 == JOKER and self.checks(square, captor)
        return self.judged(foul, False)

    def mount(self, origin: cython.int, target: cython.int, scratch: Scratch) -> cython.int:
        """11.3: the whole tower moves; pieces that can never move there are recovered."""
        us: cython.int = self.side
        tower: cython.uint = self.towers[origin]
        joker: cython.uint = JOKER | us << 5
        carries: cython.bint = False
        carries_hostile: cython.bint = False
        foul: cython.bint
        self.put(origin, 0, scratch)
        self.put(target, tower, scratch)
        self.recover(target, 2, scratch)
        while tower:
            carries = carries or tower & 0xFF == joker
            carries_hostile = carries_hostile or tower & 0xFF == joker ^ 32
            tower >>= 8
        tower = self.towers[target]
        foul = carries and self.jokers(target % 9, us) > 1
        if top(tower) == cython.cast(cython.int, joker):
            foul = foul or self.checks(target, height(tower))
        return self.judged(foul, carries_hostile and self.jokers(target % 9, 1 - us) > 1)
