"""Gungi: the actions a player may choose from (6, 7, 8, 10, 11), and which of them are legal."""

from __future__ import annotations

from zwenk.rules.gungi import codes, geometry, kinds
from zwenk.rules.gungi.effects import Effects
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.bits import lowest
    from zwenk.rules.gungi.effects import (
        DROP,
        ILLEGAL,
        LIMITED,
        MOUNT,
        MOVE,
        PAWNS,
        SACRIFICE,
        SUBSTITUTE,
        SWAP,
        TAKE,
    )
    from zwenk.rules.gungi.towers import (
        EMITTERS,
        FORTRESS,
        JOKER,
        JUMP_MASKS,
        KING,
        NEAR,
        OFF,
        SLIDE_WAYS,
        STEP,
        STUCK,
        height,
        holds,
        top,
        without,
    )

# The same as C numbers and arrays, when compiled.
MOUNT_MASKS = geometry.MOUNT_MASKS
FOUNDATIONS = kinds.FOUNDATIONS
CAPTAIN, SWORDSMAN, LANCER = kinds.number("T"), kinds.number("S"), kinds.number("Z")
CAPTURE = codes.CAPTURE


@cython.cclass
class Actions(Effects):
    """The actions of the player to move."""

    def clear(self) -> None:
        Effects.clear(self)
        self.endangered = 0
        # By kind, Black's, then White's from 24: 1 for each in the Reserve, 16 for each recovered.
        self.held = [0] * 48

    def actions(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Writes all legal actions."""
        return self.keep_legal(scratch, n, self.untried(scratch, n))

    def untried(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Writes all actions, of which some may leave the King attacked (13.2) or be fouls (14)."""
        square: cython.int
        level: cython.int
        tower: cython.uint
        piece: cython.int
        us: cython.int = self.side
        self.endangered = self.attacked(us, True)
        for square in range(81):
            tower = self.towers[square]
            if tower == 0:
                continue
            if top(tower) >> 5 == us:
                n = self.motions(scratch, n, square)
            if tower > 0xFF:
                n = self.in_tower(scratch, n, square)
            level = 1
            while tower:
                piece = tower & 0xFF
                if piece == LANCER | us << 5:
                    n = self.substitutions(scratch, n, square, level)
                tower >>= 8
                level += 1
        if self.endangered:
            n = self.sacrifices(scratch, n)
        return self.drops(scratch, n)

    def keep_legal(self, scratch: Scratch, first: cython.int, n: cython.int) -> cython.int:
        """Tries every action on the board and keeps those that no rule refuses (13.2, 14)."""
        i: cython.int
        kept: cython.int = first
        bottom: cython.int = scratch.top
        judgement: cython.int
        for i in range(first, n):
            if not self.harmless(scratch.codes[i]):
                judgement = self.act(scratch.codes[i], scratch)
                self.restore_towers(bottom, scratch)
                if judgement == ILLEGAL:
                    continue
            scratch.codes[kept] = scratch.codes[i]
            kept += 1
        return kept

    def harmless(self, code: cython.ulonglong) -> cython.bint:
        """Actions that need no trial: drops, while the King is safe, of what can be no foul."""
        sort: cython.int = code & 15
        kind: cython.int = code >> 18 & 31
        if self.endangered or sort != DROP:
            return False
        return kind != JOKER and not PAWNS[kind]

    def motions(self, scratch: Scratch, n: cython.int, square: cython.int) -> cython.int:
        """What the top piece of a square can do by its move set."""
        tower: cython.uint = self.towers[square]
        moves: cython.int = self.moves_of(square, height(tower))
        jumps: cython.uint = JUMP_MASKS[moves]
        target: cython.int
        way: cython.int
        while jumps:
            target = NEAR[square * 25 + lowest(jumps)]
            jumps &= jumps - 1
            if target != OFF:
                n = self.motion(scratch, n, square, target)
        if SLIDE_WAYS[moves]:
            for way in range(8):
                if SLIDE_WAYS[moves] >> way & 1 == 0:
                    continue
                target = STEP[square * 8 + way]
                while target != OFF:
                    n = self.motion(scratch, n, square, target)
                    if self.towers[target]:
                        break
                    target = STEP[target * 8 + way]
        return n

    def motion(
        self, scratch: Scratch, n: cython.int, square: cython.int, target: cython.int
    ) -> cython.int:
        """6.3: a move to an empty square, a jump on an own top (7), a capture (8.1)."""
        us: cython.int = self.side
        mover: cython.int = top(self.towers[square])
        tower: cython.uint = self.towers[target]
        head: cython.int = top(tower)
        betrays: cython.bint
        code: cython.ulonglong = target
        code = MOVE | square << 4 | code << 11
        if head == 0:
            scratch.codes[n] = code
            return n + 1
        if head >> 5 != us:
            # 14: with Betrayal 4.2 is judged after the flips, which are part of the trial.
            betrays = mover & 31 == JOKER and head & 31 != KING
            if not betrays and holds(without(tower, height(tower)), mover):
                return n
            scratch.codes[n] = code | CAPTURE
            return n + 1
        if tower > 0xFFFF or head & 31 == KING or self.marks[target] >> us & 1:
            return n
        if holds(tower, mover) or (mover & 31 == KING and self.endangered):
            return n
        scratch.codes[n] = code
        return n + 1

    def in_tower(self, scratch: Scratch, n: cython.int, square: cython.int) -> cython.int:
        """What needs a tower: captures in it (8.2), the swap (11.1), mounts (11.3)."""
        us: cython.int = self.side
        tower: cython.uint = self.towers[square]
        low: cython.int = tower & 0xFF
        middle: cython.int = tower >> 8 & 0xFF
        high: cython.int = tower >> 16
        captain: cython.int = CAPTAIN | us << 5
        code: cython.ulonglong = square << 11
        one: cython.ulonglong = 1
        if low >> 5 != us and middle >> 5 == us:
            scratch.codes[n] = TAKE | code | one << 23
            n += 1
        if middle >> 5 != us and (
            (low >> 5 == us and low & 31 != FORTRESS) or (high and high >> 5 == us)
        ):
            scratch.codes[n] = TAKE | code | one << 24
            n += 1
        if high and high >> 5 != us and middle >> 5 == us:
            scratch.codes[n] = TAKE | code | one << 23 | one << 24
            n += 1
        if high and low >> 5 == us and high >> 5 == us and (low == captain or high == captain):
            if high & 31 != KING and not EMITTERS[low & 31] and not self.marks[square] & 4 << us:
                scratch.codes[n] = SWAP | code
                n += 1
        if low >> 5 == us and MOUNT_MASKS[self.facings[us] * 24 + (low & 31)]:
            n = self.mounts(scratch, n, square)
        return n

    def mounts(self, scratch: Scratch, n: cython.int, square: cython.int) -> cython.int:
        """11.3: the whole tower, to an empty square."""
        bearer: cython.int = self.towers[square] & 31
        moves: cython.uint = MOUNT_MASKS[self.facings[self.side] * 24 + bearer]
        target: cython.int
        code: cython.ulonglong
        while moves:
            target = NEAR[square * 25 + lowest(moves)]
            moves &= moves - 1
            if target != OFF and self.towers[target] == 0:
                code = target
                scratch.codes[n] = MOUNT | square << 4 | code << 11
                n += 1
        return n

    def substitutions(
        self, scratch: Scratch, n: cython.int, square: cython.int, level: cython.int
    ) -> cython.int:
        """11.4: an own Lancer, covered or not, for a Reserve piece that is no Lancer."""
        us: cython.int = self.side
        rest: cython.uint = without(self.towers[square], level)
        kind: cython.int
        code: cython.ulonglong
        for kind in range(1, 24):
            if self.held[us * 24 + kind] & 15 == 0 or kind == LANCER or holds(rest, kind | us << 5):
                continue
            code = kind | level << 5
            scratch.codes[n] = SUBSTITUTE | square << 11 | code << 18
            n += 1
        return n

    def sacrifices(self, scratch: Scratch, n: cython.int) -> cython.int:
        """11.2: a King in check and a Swordsman that stands alone beside him."""
        us: cython.int = self.side
        king: cython.int = self.kings[us]
        swordsman: cython.int = SWORDSMAN | us << 5
        tower: cython.uint = self.towers[king]
        way: cython.int
        square: cython.int
        code: cython.ulonglong = king
        if holds(without(tower, height(tower)), swordsman):
            return n
        for way in range(4):
            square = STEP[king * 8 + way]
            if square != OFF and self.towers[square] == cython.cast(cython.uint, swordsman):
                scratch.codes[n] = SACRIFICE | square << 4 | code << 11
                n += 1
        return n

    def drops(self, scratch: Scratch, n: cython.int) -> cython.int:
        """10: to an empty square, or onto an own Foundation on top of a tower of one or two."""
        us: cython.int = self.side
        kind: cython.int
        square: cython.int
        tower: cython.uint
        head: cython.int
        move_set: cython.int
        code: cython.ulonglong
        for kind in range(1, 24):
            if self.held[us * 24 + kind] & 15 == 0:
                continue
            for square in range(81):
                tower = self.towers[square]
                head = top(tower)
                if tower:
                    if head >> 5 != us or not FOUNDATIONS[head & 31] or tower > 0xFFFF:
                        continue
                    if holds(tower, kind | us << 5):
                        continue
                if LIMITED[kind]:  # 9.2
                    move_set = self.move_set(kind | us << 5, height(tower) + 1, head, False)
                    if STUCK[move_set * 81 + square]:
                        continue
                code = kind
                scratch.codes[n] = DROP | square << 11 | code << 18
                n += 1
        return n
