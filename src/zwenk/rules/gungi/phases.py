"""Gungi: phases and turns, the decisions an action leaves open, Reserves (3, 11.1, 12, 13, 14)."""

from __future__ import annotations

from zwenk.rules.gungi import codes
from zwenk.rules.gungi.actions import Actions
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.gungi.actions import LANCER
    from zwenk.rules.gungi.effects import (
        DROP,
        FOUL,
        ILLEGAL,
        LEGAL,
        MOUNT,
        MOVE,
        NO_SQUARE,
        PAWNS,
        SUBSTITUTE,
        SWAP,
        WINS,
    )
    from zwenk.rules.gungi.towers import (
        GRIFFINS,
        JOKER,
        KING,
        MAJOR,
        height,
        holds,
        top,
        turned,
        without,
    )
    from zwenk.rules.position import ALL, STRIDE, mix

# The same as C numbers, when compiled.
PLACE, CROWN, CLAIM = codes.PLACE, codes.CROWN, codes.CLAIM
RELOCATE, RECRUIT, CORONATION, CLAIMING, RECEIVE, WAIT = range(1, 7)
# How a game ended at once: this << 1, and the winner.
KING_TAKEN, FORCED_FOUL, CLAIMED = 1, 2, 3


@cython.cclass
class Phases(Actions):
    """The decisions of a turn in their order, and what they do beside the board."""

    def clear(self) -> None:
        Actions.clear(self)
        self.pendings = self.over = 0
        # The kinds that this turn's action recovered for the mover, five bits each: at the turn's
        # end they stay where the others join the Reserve (12.2). A text has no word for it.
        self.fresh = 0
        self.pending = [0] * 8

    # -- pending decisions, in order: sort << 8 | piece or square --------------------------------

    def head(self) -> cython.int:
        """The sort of decision that is due, 0 for an action."""
        sort: cython.int = self.pending[0] >> 8 if self.pendings else 0
        return 0 if sort == WAIT else sort

    def drop_pending(self, place: cython.int) -> None:
        i: cython.int
        self.pendings -= 1
        for i in range(place, self.pendings):
            self.pending[i] = self.pending[i + 1]
        self.pending[self.pendings] = 0

    def add_pending(self, sort: cython.int, value: cython.int, foremost: cython.bint) -> None:
        """Adds a decision behind, or before, those of its sort; of waiting ones Black's first."""
        entry: cython.int = sort << 8 | value
        place: cython.int = self.pendings
        i: cython.int
        while place and self.pending[place - 1] >> 8 > sort:
            place -= 1
        if foremost:
            while place and self.pending[place - 1] >> 8 == sort:
                place -= 1
        elif sort == WAIT and value >> 5 == 0:
            while place and self.pending[place - 1] >> 5 == WAIT << 3 | 1:
                place -= 1
        for i in range(self.pendings, place, -1):
            self.pending[i] = self.pending[i - 1]
        self.pending[place] = entry
        self.pendings += 1

    def claimable(self) -> cython.bint:
        """14: whether a foul that can be claimed is noted already."""
        i: cython.int
        for i in range(self.pendings):
            if self.pending[i] >> 8 == CLAIMING:
                return True
        return False

    def has_room(self, color: cython.int) -> cython.bint:
        """12.3: whether the army's Territory has an empty square."""
        square: cython.int
        for square in range(81):
            if self.towers[square] == 0 and self.in_territory(square, color):
                return True
        return False

    def wake(self, sort: cython.int) -> None:
        """12.3: what waits aside is placed in the first phase of its owner that has room."""
        i: cython.int = self.pendings - 1
        entry: cython.int
        if not self.pendings or self.pending[i] >> 8 != WAIT or not self.has_room(self.side):
            return
        while i >= 0:
            entry = self.pending[i]
            if entry >> 8 == WAIT and (entry >> 5 & 1) == self.side:
                self.drop_pending(i)
                self.add_pending(sort, entry & 0xFF, True)
                i = self.pendings
            i -= 1

    def fall_asleep(self, sort: cython.int) -> None:
        """12.3: with no empty square it waits aside."""
        i: cython.int = 0
        entry: cython.int
        while i < self.pendings:
            entry = self.pending[i]
            if entry >> 8 == sort:
                self.drop_pending(i)
                self.add_pending(WAIT, entry & 0xFF, False)
            else:
                i += 1

    # -- what may be decided -------------------------------------------------------------------

    def generate(self, scratch: Scratch, n: cython.int) -> cython.int:
        due: cython.int = self.head()
        value: cython.int = self.pending[0] & 0xFF
        if self.over:
            return n
        if due in (RELOCATE, RECEIVE):
            return self.placements(scratch, n)
        if due == RECRUIT:
            return self.recruitments(scratch, n, value)
        if due == CORONATION:
            return self.coronations(scratch, n, value)
        if due == CLAIMING:
            scratch.codes[n] = CLAIM
            n += 1
            if self.pending[1] >> 8 == RECEIVE:
                return self.placements(scratch, n)
        return self.actions(scratch, n)

    def propose(self, scratch: Scratch, n: cython.int) -> cython.int:
        if self.over or self.head():
            return self.generate(scratch, n)
        return self.untried(scratch, n)

    def placements(self, scratch: Scratch, n: cython.int) -> cython.int:
        """12.3: an empty square of the own Territory."""
        square: cython.int
        for square in range(81):
            if self.towers[square] == 0 and self.in_territory(square, self.side):
                scratch.codes[n] = PLACE | square << 11
                n += 1
        return n

    def recruited(self, piece: cython.int, square: cython.int, scratch: Scratch) -> cython.int:
        """12.4: puts a recruit on a square, and judges it."""
        us: cython.int = self.side
        tower: cython.uint = self.towers[square]
        level: cython.int = height(tower) + 1
        head: cython.int = top(tower)
        foul: cython.bint = False
        if not self.in_territory(square, us) or level > 3 or holds(tower, piece):
            return ILLEGAL
        if head and (head >> 5 != us or head & 31 == KING):
            return ILLEGAL
        self.put(square, tower | piece << 8 * (level - 1), scratch)
        if piece & 31 == JOKER:
            foul = self.jokers(square % 9, us) > 1 or self.checks(square, level)
        elif PAWNS[piece & 31]:
            foul = self.pawns(square % 9, us) > 1 or self.checks(square, level)
        if foul:
            return FOUL if self.claims else ILLEGAL
        return LEGAL

    def recruitments(self, scratch: Scratch, n: cython.int, piece: cython.int) -> cython.int:
        square: cython.int
        bottom: cython.int = scratch.top
        judgement: cython.int
        for square in range(81):
            judgement = self.recruited(piece, square, scratch)
            self.restore_towers(bottom, scratch)
            if judgement != ILLEGAL:
                scratch.codes[n] = PLACE | square << 11
                n += 1
        return n

    def recruits(self, piece: cython.int, scratch: Scratch) -> cython.bint:
        """Whether a recruit can be placed at all."""
        square: cython.int
        bottom: cython.int = scratch.top
        judgement: cython.int
        for square in range(81):
            judgement = self.recruited(piece, square, scratch)
            self.restore_towers(bottom, scratch)
            if judgement != ILLEGAL:
                return True
        return False

    def crown(self, kind: cython.int, square: cython.int, scratch: Scratch) -> cython.int:
        """12.6: replaces the piece under the King, or (kind 0) turns it; `captured` goes away."""
        us: cython.int = self.side
        tower: cython.uint = self.towers[square]
        level: cython.int = height(tower) - 1
        piece: cython.int = tower >> 8 * (level - 1) & 0xFF
        rest: cython.uint = without(tower, level)
        low: cython.uint = rest & ((1 << 8 * (level - 1)) - 1)
        put: cython.int = kind | us << 5
        foul: cython.bint = False
        self.captured = piece if kind else 0
        if kind == 0:
            put = turned(piece)
        if kind == 0 and GRIFFINS[piece & 31] and level == 2:  # taken out, the King comes down
            self.captured = piece
            self.put(square, rest, scratch)
        else:
            if holds(rest, put):
                return ILLEGAL
            self.put(square, low | put << 8 * (level - 1) | (rest ^ low) << 8, scratch)
            foul = put & 31 == JOKER and self.jokers(square % 9, us) > 1
        return self.judged(foul, False)

    def coronations(self, scratch: Scratch, n: cython.int, square: cython.int) -> cython.int:
        kind: cython.int
        bottom: cython.int = scratch.top
        judgement: cython.int
        code: cython.ulonglong
        self.crowns = 0
        for kind in range(24):
            if kind and self.held[self.side * 24 + kind] & 15 == 0:
                continue
            judgement = self.crown(kind, square, scratch)
            self.restore_towers(bottom, scratch)
            if judgement != ILLEGAL:
                code = kind
                scratch.codes[n] = CROWN | code << 18
                n += 1
        return n

    # -- what a decision does ------------------------------------------------------------------

    def make(self, code: cython.ulonglong, scratch: Scratch) -> None:
        self.attempt(code, scratch)

    def attempt(self, code: cython.ulonglong, scratch: Scratch) -> cython.bint:
        bottom: cython.ulonglong = scratch.top
        beside: cython.ulonglong
        i: cython.int
        entry: cython.ulonglong
        state: cython.ulonglong = self.fresh
        pending_0: cython.ulonglong = 0
        pending_1: cython.ulonglong = 0
        judgement: cython.int
        state = state << 24 | self.over << 16 | self.pendings << 8 | self.side
        for i in range(4):
            entry = self.pending[i]
            pending_0 |= entry << 16 * i
            entry = self.pending[4 + i]
            pending_1 |= entry << 16 * i
        judgement = self.decide(code, scratch)
        if judgement == ILLEGAL:
            self.restore_towers(bottom, scratch)
            return False
        beside = scratch.top
        self.after_action(code, judgement, scratch)
        scratch.undo[scratch.top] = pending_0
        scratch.undo[scratch.top + 1] = pending_1
        scratch.undo[scratch.top + 2] = state
        scratch.undo[scratch.top + 3] = bottom | beside << 32
        scratch.top += 4
        return True

    def unmake(self, scratch: Scratch) -> None:
        bottom: cython.int
        beside: cython.int
        i: cython.int
        place: cython.int
        old: cython.int
        scratch.top -= 4
        bottom = scratch.undo[scratch.top + 3] & 0xFFFFFF
        beside = scratch.undo[scratch.top + 3] >> 32
        self.side = scratch.undo[scratch.top + 2] & 1
        self.pendings = scratch.undo[scratch.top + 2] >> 8 & 0xFF
        self.over = scratch.undo[scratch.top + 2] >> 16 & 0xFF
        self.fresh = scratch.undo[scratch.top + 2] >> 24
        for i in range(4):
            self.pending[i] = scratch.undo[scratch.top] >> 16 * i & 0xFFFF
            self.pending[4 + i] = scratch.undo[scratch.top + 1] >> 16 * i & 0xFFFF
        while scratch.top > beside:
            scratch.top -= 1
            place = scratch.undo[scratch.top] & 0xFF
            old = scratch.undo[scratch.top] >> 8
            if place < 48:
                self.held[place] = old
            else:
                self.marks[place - 48] = (self.marks[place - 48] & 3) | old
        self.restore_towers(bottom, scratch)

    def decide(self, code: cython.ulonglong, scratch: Scratch) -> cython.int:
        """What a decision does on the board; the first part of `make`."""
        sort: cython.int = code & 15
        target: cython.int = code >> 11 & 127
        place: cython.int = 1 if self.head() == CLAIMING else 0
        piece: cython.int
        if sort < PLACE:
            return self.act(code, scratch)
        self.captured = 0
        self.losses = 0
        self.crowns = 0
        if sort == CLAIM:
            return WINS
        if sort == CROWN:
            return self.crown(code >> 18 & 31, self.pending[0] & 0xFF, scratch)
        piece = self.pending[place] & 0xFF
        if self.pending[place] >> 8 == RECRUIT:
            return self.recruited(piece, target, scratch)
        self.put(target, piece, scratch)
        return LEGAL

    def hold(self, place: cython.int, by: cython.int, scratch: Scratch) -> None:
        """Changes how many of a kind are in a Reserve, or by 16 how many are recovered."""
        old: cython.ulonglong = self.held[place]
        scratch.undo[scratch.top] = old << 8 | place
        scratch.top += 1
        self.held[place] += by

    def set_locks(self, square: cython.int, locks: cython.int, scratch: Scratch) -> None:
        """Changes the swap locks of a square: 4 Black's, 8 White's."""
        old: cython.ulonglong = self.marks[square] & 12
        if self.marks[square] & 12 != locks:
            scratch.undo[scratch.top] = old << 8 | (square + 48)
            scratch.top += 1
            self.marks[square] = (self.marks[square] & 3) | locks

    def join_reserve(self, color: cython.int, scratch: Scratch) -> None:
        """12.2: what was recovered before this turn's action can be used from now on."""
        kind: cython.int
        joining: cython.int
        fresh: cython.uint
        for kind in range(1, 24):
            joining = self.held[color * 24 + kind] >> 4
            fresh = self.fresh
            while joining and fresh:
                joining -= fresh & 31 == kind
                fresh >>= 5
            if joining:
                self.hold(color * 24 + kind, -15 * joining, scratch)
        self.fresh = 0

    def after_action(self, code: cython.ulonglong, judgement: cython.int, scratch: Scratch) -> None:
        """The bookkeeping of a decision, and who decides what next; the second part of `make`."""
        sort: cython.int = code & 15
        origin: cython.int = code >> 4 & 127
        target: cython.int = code >> 11 & 127
        kind: cython.int = code >> 18 & 31
        us: cython.int = self.side
        gained: cython.int = turned(self.captured) if self.captured else 0
        foul: cython.bint = judgement == FOUL
        received: cython.bint = False
        if sort == CLAIM:
            self.over = CLAIMED << 1 | us
            self.drop_pending(0)
            return
        if sort >= PLACE:  # a consequence of an action, or of one of the opponent's
            received = self.pending[0] >> 8 >= CLAIMING
            self.drop_pending(1 if self.pending[0] >> 8 == CLAIMING else 0)
            if kind:
                self.hold(us * 24 + kind, -1, scratch)
        else:
            if self.head() == CLAIMING:  # 14: who does not claim a foul has fouled himself
                self.drop_pending(0)
                foul = True
            if sort in (DROP, SUBSTITUTE):
                self.hold(us * 24 + kind, -1, scratch)
                if sort == SUBSTITUTE:
                    self.hold(us * 24 + LANCER, 1, scratch)
            if sort == MOUNT:
                self.set_locks(target, self.marks[origin] & 12, scratch)
                self.set_locks(origin, 0, scratch)
            if sort == SWAP:
                self.set_locks(target, 4 << us, scratch)
            if self.unlocked[0] != NO_SQUARE:
                self.set_locks(self.unlocked[0], 0, scratch)
            if self.unlocked[1] != NO_SQUARE:
                self.set_locks(self.unlocked[1], 0, scratch)
            if judgement == WINS and self.captured & 31 == KING:
                self.over = KING_TAKEN << 1 | us
                self.side = 1 - us
                return
            self.wake(RELOCATE)
        if gained:
            if GRIFFINS[self.captured & 31]:
                self.add_pending(RELOCATE, gained, False)
            elif sort == MOVE and not self.losses and top(self.towers[target]) == (MAJOR | us << 5):
                self.add_pending(RECRUIT, gained, False)
            else:
                self.hold(us * 24 + (gained & 31), 1, scratch)
        if self.crowns:
            self.add_pending(CORONATION, target, False)
        self.receive_lost(scratch)
        if foul and not self.claimable():
            self.add_pending(CLAIMING, 0, False)
        if judgement == WINS:
            self.over = FORCED_FOUL << 1 | us
            self.side = 1 - us
            return
        self.settle(not received, scratch)

    def receive_lost(self, scratch: Scratch) -> None:
        """12.2: who receives the pieces recovered by an action, and on which face."""
        i: cython.int
        piece: cython.int
        us: cython.int = self.side
        for i in range(self.losses):
            piece = self.lost[i]
            if self.captured and piece >> 5 == us:
                piece = turned(piece)
                if GRIFFINS[self.lost[i] & 31]:
                    self.add_pending(RECEIVE, piece, False)
                    continue
            elif piece >> 5 == us:
                self.fresh = self.fresh << 5 | piece & 31
            self.hold((piece >> 5) * 24 + (piece & 31), 16, scratch)

    def settle(self, ends: cython.bint, scratch: Scratch) -> None:
        """Goes on to the next decision that there is: the turn ends when none of it is left."""
        due: cython.int
        piece: cython.int
        while True:
            due = self.head()
            if due == RELOCATE and not self.has_room(self.side):
                self.fall_asleep(RELOCATE)
            elif due == RECRUIT and not self.recruits(self.pending[0] & 0xFF, scratch):
                piece = self.pending[0] & 31
                self.drop_pending(0)
                self.hold(self.side * 24 + piece, 1, scratch)
            else:
                break
        if due != 0 and due < CLAIMING:
            return
        if ends:
            self.join_reserve(self.side, scratch)
            self.side = 1 - self.side
            self.wake(RECEIVE)
        if self.pendings and not self.has_room(self.side):
            self.fall_asleep(RECEIVE)

    def key(self) -> cython.ulonglong:
        """Towers and what stands beside the board, and whose decision it is."""
        square: cython.int
        place: cython.int
        word: cython.ulonglong
        key: cython.ulonglong = mix(self.side + 2)
        for square in range(81):
            if self.towers[square]:
                word = self.towers[square]
                word = word << 11 | (self.marks[square] & 12) << 7 | square
                key ^= mix((word + STRIDE) & ALL)
        for place in range(48):
            if self.held[place]:
                word = self.held[place]
                key ^= mix((word << 32 | place) & ALL)
        for place in range(self.pendings):
            word = self.pending[place]
            key ^= mix((word << 48 | place) & ALL)
        return key
