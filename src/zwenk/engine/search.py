"""The search: principal variations, by alpha-beta with a transposition table, for every game.

Scores are from the point of view of who decides now. A player may decide twice in a row: `below`
turns a score around only where the turn has passed.
"""

from __future__ import annotations

from math import log

from zwenk.engine import scores
from zwenk.engine.evaluation import Evaluation
from zwenk.engine.root import Root
from zwenk.rules.position import Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.engine.evaluation import LOST, LOUD, OPEN, SLOTS, WON
    from zwenk.engine.hardware import now
    from zwenk.engine.table import AT_LEAST, AT_MOST, EXACT, KEYS, MOVES
    from zwenk.rules.position import ALL, STRIDE

# The same as C numbers, when compiled.
WIN, SURE, INFINITE = scores.WIN, scores.SURE, scores.INFINITE

PLIES = 128  # no line is searched further
KEPT_KEYS = 1024 - 160  # positions of the game before the root that can still come up again
KILLER = 1 << 23  # below the weights of loud moves; below them what history says
LOUD_PLIES = 8  # exchanges are not played out further

# By depth * 64 + number of the move: how much less deep a late quiet move is searched first.
REDUCTIONS = [
    int(0.6 + log(depth) * log(move) / 2.2) if depth and move else 0
    for depth in range(64)
    for move in range(64)
]


@cython.final
@cython.cclass
class Control:
    """What ends a search: shared by its threads, and set from outside."""

    def __init__(self) -> None:
        self.halt = 0  # all threads return as soon as they see it
        self.spent = 0  # ... because time or nodes are used up
        self.deadline = 0.0  # by hardware.now(); 0 for none
        self.most_nodes = 0  # for one thread; 0 for no limit


@cython.final
@cython.cclass
class Searcher:
    """One thread's searches of one game."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.scratch = Scratch()
        self.nodes = 0
        self.shared = self.complete = False
        self.deepest = self.roots = self.base = self.reach = self.sifted = 0
        if not cython.compiled:  # compiled, the arrays come zeroed
            self.keys = [0] * 1024
            self.since, self.starts, self.passed, self.lengths = ([0] * 160 for _ in range(4))
            self.killers = [0] * 320
            self.history = [0] * (2 * SLOTS)
            self.weights = [0] * 65536
            self.line = [0] * 20480
            self.drawn = [0, 0]

    # -- the root ------------------------------------------------------------------------------

    def begin(self, root: Root) -> None:
        """Sets up a search."""
        i: cython.int
        earlier = root.earlier[-KEPT_KEYS:]
        self.position = root.position.copy()
        self.evaluation.attach(self.position)
        self.table = root.table
        self.control = root.control
        self.base = len(earlier)
        for i in range(self.base):
            self.keys[i] = earlier[i]
        self.keys[self.base] = self.position.fingerprint()
        self.since[0] = self.base
        self.drawn[self.position.side] = -root.contempt
        self.drawn[1 - self.position.side] = root.contempt
        self.roots = len(root.moves)
        self.adopt(root.moves)
        self.nodes = 0
        for i in range(2 * SLOTS):
            self.history[i] >>= 3
        for i in range(320):
            self.killers[i] = 0

    def forget(self) -> None:
        """Forgets which moves have been good."""
        i: cython.int
        for i in range(2 * SLOTS):
            self.history[i] = 0

    def run(self, alpha: int, beta: int, depth: int, first: int) -> int:
        """Searches the root's moves from number `first` on; the best one comes to that place."""
        low: cython.int = alpha
        high: cython.int = beta
        plies: cython.int = depth
        start: cython.int = first
        score: cython.int
        self.deepest = 0
        self.reach = min(PLIES - 2, 2 * plies + 6)
        with cython.nogil:
            score = self.root(low, high, plies, start)
        self.complete = not self.control.halt
        return score

    def adopt(self, codes: list[int]) -> None:
        """Takes over the order of the root's moves that another thread has found."""
        for i, code in enumerate(codes):
            self.scratch.codes[i] = code

    def moves(self) -> list[int]:
        """The root's moves as they are ordered now."""
        return [self.scratch.codes[i] for i in range(self.roots)]

    def best_line(self) -> list[int]:
        """The line that the last search of the root found."""
        return [self.line[i] for i in range(self.lengths[0])]

    # -- below: C, no GIL ----------------------------------------------------------------------

    def told(self, outlook: cython.int, ply: cython.int) -> cython.int:
        """The score of a position of which it is plain how it ends."""
        if outlook == WON:
            return WIN - ply - self.evaluation.away
        if outlook == LOST:
            return ply + self.evaluation.away - WIN
        return self.drawn[self.position.side]

    def counted(self) -> cython.bint:
        """Counts a node, and tells whether the search must end."""
        self.nodes += 1
        if self.nodes & 1023 == 0 or self.nodes == self.control.most_nodes:
            self.look_out()
        return self.control.halt

    def look_out(self) -> None:
        """Asks what ends the search: now and then, for the clock costs time."""
        if self.control.deadline and now() >= self.control.deadline:
            self.control.spent = 1
            self.control.halt = 1
        if self.control.most_nodes and self.nodes >= self.control.most_nodes:
            self.control.spent = 1
            self.control.halt = 1

    def repeated(self, ply: cython.int) -> cython.bint:
        """Whether a position has stood before in this line, or twice before in the game."""
        place: cython.int = self.base + ply
        key: cython.ulonglong = self.keys[place]
        before: cython.bint = False
        back: cython.int
        for back in range(4, self.since[ply] + 1):
            if self.keys[place - back] == key:
                if back <= ply or before:
                    return True
                before = True
        return False

    def root(
        self, alpha: cython.int, beta: cython.int, depth: cython.int, first: cython.int
    ) -> cython.int:
        i: cython.int
        j: cython.int
        score: cython.int
        best: cython.int = -INFINITE
        side: cython.int = self.position.side
        same: cython.bint
        code: cython.ulonglong
        bound: cython.int = AT_MOST
        self.lengths[0] = 0
        self.starts[1] = self.roots
        self.passed[0] = self.passed[1] = False
        for i in range(first, self.roots):
            code = self.scratch.codes[i]
            self.since[1] = 0 if self.evaluation.lasting(code) else self.since[0] + 1
            self.position.attempt(code, self.scratch)
            same = self.position.side == side
            self.keys[self.base + 1] = self.position.key()
            if i > first:
                score = self.below(alpha, alpha + 1, depth - 1 + same, 1, same)
                if score > alpha:
                    score = self.below(alpha, beta, depth - 1 + same, 1, same)
            else:
                score = self.below(alpha, beta, depth - 1 + same, 1, same)
            self.position.unmake(self.scratch)
            if self.control.halt:
                return best
            if score > best:
                best = score
                if score > alpha or i == first:
                    self.lengthen(code, 0)
                    for j in range(i, first, -1):
                        self.scratch.codes[j] = self.scratch.codes[j - 1]
                    self.scratch.codes[first] = code
            if score > alpha:
                alpha = score
                bound = EXACT
            if score >= beta:
                bound = AT_LEAST
                break
        if first == 0:
            self.table.keep(self.keys[self.base], self.scratch.codes[0], best, depth, bound)
        return best

    def below(
        self,
        alpha: cython.int,
        beta: cython.int,
        depth: cython.int,
        ply: cython.int,
        same: cython.bint,
    ) -> cython.int:
        """The score of the position a move has led to, for who made that move."""
        if same:
            return self.search(alpha, beta, depth, ply)
        return -self.search(-beta, -alpha, depth, ply)

    def search(
        self, alpha: cython.int, beta: cython.int, depth: cython.int, ply: cython.int
    ) -> cython.int:
        pv: cython.bint = beta - alpha > 1
        danger: cython.bint = self.evaluation.endangered()
        key: cython.ulonglong = self.keys[self.base + ply]
        known: cython.ulonglong = 0
        code: cython.ulonglong
        word: cython.ulonglong
        busy: cython.ulonglong = 0
        place: cython.longlong
        side: cython.int = self.position.side
        stand: cython.int
        score: cython.int
        best: cython.int = -INFINITE
        best_code: cython.ulonglong = 0
        bound: cython.int = AT_MOST
        start: cython.int = self.starts[ply]
        end: cython.int = start
        i: cython.int = start
        stage: cython.int = 0
        made: cython.int = 0
        deferred: cython.int = 0
        less: cython.int
        deep: cython.int
        quiet: cython.bint
        same: cython.bint
        late: cython.bint
        calm: cython.bint
        if depth <= 0:
            if not danger or ply >= self.reach:
                return self.settle(alpha, beta, ply, LOUD_PLIES)
            depth = 1
        self.lengths[ply] = 0
        if self.counted():
            return 0
        less = self.evaluation.outlook()
        if less != OPEN:
            return self.told(less, ply)
        if ply >= PLIES - 2:
            return self.evaluation.value()
        if self.since[ply] >= 4 and self.repeated(ply):
            return self.drawn[side]
        if alpha < ply - WIN:  # no line from here can be worse than lost at once, or better
            alpha = ply - WIN
        if beta > WIN - ply - 1:
            beta = WIN - ply - 1
        if alpha >= beta:
            return alpha
        # A position so good that a shallow search will not change it.
        stand = self.evaluation.value()
        self.starts[ply + 1] = start
        calm = not pv and not danger and alpha > -SURE and beta < SURE
        if calm and depth <= 4 and stand - self.evaluation.margin * depth >= beta:
            return stand
        # What is known already.
        place = self.table.find(key) if depth > 1 or pv else -1
        if place >= 0:
            word = self.table.words[place + 1]
            if (self.table.words[place] ^ word ^ key) & KEYS == 0 and word:
                known = word & MOVES
                deep = (self.table.words[place] ^ word) >> 8 & 0xFF
                if deep >= depth and not pv:
                    score = cython.cast(cython.int, word >> 45 & 0xFFFF) - 32768
                    if score >= SURE:
                        score -= ply
                    elif score <= -SURE:
                        score += ply
                    less = word >> 61
                    if less == EXACT or (score >= beta if less == AT_LEAST else score <= alpha):
                        return score
        if calm:
            if depth <= 2 and stand + self.evaluation.margin * (1 + 2 * depth) <= alpha:
                score = self.settle(alpha, beta, ply, LOUD_PLIES)
                if score <= alpha:
                    return score
            if depth >= 3 and stand >= beta and not self.passed[ply] and self.evaluation.passes():
                self.position.side = 1 - side
                self.passed[ply + 1] = True
                self.since[ply + 1] = 0
                self.keys[self.base + ply + 1] = self.position.key()
                score = -self.search(-beta, 1 - beta, depth - 3 - depth // 4, ply + 1)
                self.position.side = side
                if self.control.halt:
                    return 0
                if score >= beta:
                    return score if score < SURE else beta
        if known == 0 and depth >= 4:
            depth -= 1
        if known == 0:
            stage = 1
        self.passed[ply + 1] = False
        self.killers[2 * ply + 4] = self.killers[2 * ply + 5] = 0
        while True:
            if stage == 0:
                code = known
                quiet = self.evaluation.weigh(code) == 0
            else:
                if stage == 1:
                    end = self.position.propose(self.scratch, start)
                    self.starts[ply + 1] = end
                    if depth == 1 and calm:
                        end = self.sift(start, end, alpha - stand)
                        if self.sifted > -INFINITE:
                            best = self.sifted + stand
                    else:
                        self.weigh_all(start, end, ply)
                    stage = 2
                if i >= end:
                    if stage == 3 or deferred == 0:
                        break
                    stage = 3
                    i = start
                    end = start + deferred
                if stage == 2:
                    self.pick(i, end)
                code = self.scratch.codes[i]
                quiet = self.weights[i] < LOUD
                i += 1
                if code == known and stage == 2:
                    continue
                if quiet and made and calm and best > -SURE:
                    if 1 < depth <= 3 and made > 2 + 2 * depth * depth:
                        continue
                    score = stand + self.evaluation.margin * (1 + depth)
                    if 1 < depth <= 3 and score <= alpha:
                        if score > best:
                            best = score
                        continue
                if stage == 2 and self.shared and made and depth >= 3:
                    busy = (key ^ (code * STRIDE)) & ALL
                    if self.table.is_busy(busy):
                        self.scratch.codes[start + deferred] = code
                        self.weights[start + deferred] = self.weights[i - 1]
                        deferred += 1
                        continue
            self.since[ply + 1] = 0 if self.evaluation.lasting(code) else self.since[ply] + 1
            if not self.position.attempt(code, self.scratch):
                stage += stage == 0
                continue
            made += 1
            same = self.position.side == side
            deep = depth - 1 + (same and ply < self.reach)
            if deep > 0 or danger:
                self.keys[self.base + ply + 1] = self.position.key()
                self.table.fetch(self.keys[self.base + ply + 1])
            elif deep == 0:
                self.keys[self.base + ply + 1] = self.position.key()
            late = False
            less = 0
            if made > 1 + pv and depth >= 3 and quiet and not danger:
                less = REDUCTIONS[min(depth, 63) * 64 + min(made, 63)] - pv
                if less > 0 and self.weights[i - 1] > 4096:
                    less -= 1
                if less < 0 or same:
                    less = 0
                if less >= deep:
                    less = deep - 1
                late = less > 0
            if self.shared and depth >= 3 and stage:
                busy = (key ^ (code * STRIDE)) & ALL
                self.table.set_busy(busy, True)
            if made == 1:
                score = self.below(alpha, beta, deep, ply + 1, same)
            else:
                score = self.below(alpha, alpha + 1, deep - less, ply + 1, same)
                if score > alpha and late:
                    score = self.below(alpha, alpha + 1, deep, ply + 1, same)
                if score > alpha and score < beta and pv:
                    score = self.below(alpha, beta, deep, ply + 1, same)
            if self.shared and depth >= 3 and stage:
                busy = (key ^ (code * STRIDE)) & ALL
                self.table.set_busy(busy, False)
            self.position.unmake(self.scratch)
            if self.control.halt:
                return 0
            stage += stage == 0
            if score > best:
                best = score
                if score > alpha:
                    best_code = code
                    bound = EXACT
                    alpha = score
                    if pv:
                        self.lengthen(code, ply)
                    if score >= beta:
                        bound = AT_LEAST
                        if quiet:
                            self.learn(code, start, i if stage == 2 else start, depth, ply)
                        break
        if made == 0 and best == -INFINITE:
            less = self.evaluation.final()
            return self.drawn[side] if less == 0 else less * (WIN - ply)
        score = best
        if score >= SURE:
            score += ply
        elif score <= -SURE:
            score -= ply
        self.table.keep(key, best_code, score, depth, bound)
        return best

    def settle(
        self, alpha: cython.int, beta: cython.int, ply: cython.int, left: cython.int
    ) -> cython.int:
        """Plays out the loud moves, so that no position is judged in the middle of an exchange."""
        side: cython.int = self.position.side
        start: cython.int = self.starts[ply]
        end: cython.int
        i: cython.int
        best: cython.int
        score: cython.int
        stand: cython.int
        code: cython.ulonglong
        self.lengths[ply] = 0
        if self.counted():
            return 0
        if ply > self.deepest:
            self.deepest = ply
        score = self.evaluation.outlook()
        if score != OPEN:
            return self.told(score, ply)
        stand = self.evaluation.value()
        if stand >= beta or left == 0 or ply >= PLIES - 2:
            return stand
        best = stand
        if stand > alpha:
            alpha = stand
        end = self.evaluation.loud(self.scratch, start)
        self.starts[ply + 1] = end
        for i in range(start, end):
            self.weights[i] = self.evaluation.weigh(self.scratch.codes[i])
        for i in range(start, end):
            self.pick(i, end)
            if stand + self.weights[i] + 2 * self.evaluation.margin <= alpha:
                break
            code = self.scratch.codes[i]
            if not self.position.attempt(code, self.scratch):
                continue
            if self.position.side == side:
                score = self.settle(alpha, beta, ply + 1, left - 1)
            else:
                score = -self.settle(-beta, -alpha, ply + 1, left - 1)
            self.position.unmake(self.scratch)
            if self.control.halt:
                return 0
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best

    def weigh_all(self, start: cython.int, end: cython.int, ply: cython.int) -> None:
        """Says in which order moves are tried: loud ones, killers, those that have been good."""
        i: cython.int
        gain: cython.int
        past: cython.int = self.position.side * SLOTS
        code: cython.ulonglong
        for i in range(start, end):
            code = self.scratch.codes[i]
            gain = self.evaluation.weigh(code)
            if gain:
                self.weights[i] = LOUD + gain
            elif code == self.killers[2 * ply]:
                self.weights[i] = KILLER + 1
            elif code == self.killers[2 * ply + 1]:
                self.weights[i] = KILLER
            else:
                self.weights[i] = self.history[past + self.evaluation.slot(code)]

    def sift(self, start: cython.int, end: cython.int, wanted: cython.int) -> cython.int:
        """Before the last ply: leaves out the quiet moves that do not win more than `wanted`.

        Each leads to a leaf that is worth at least the opponent's wish as it stands. Its value is
        that before the move and the move's own gain; so it is a node visited, though not made.
        """
        i: cython.int
        kept: cython.int = start
        gain: cython.int
        code: cython.ulonglong
        self.sifted = -INFINITE - INFINITE
        for i in range(start, end):
            code = self.scratch.codes[i]
            gain = self.evaluation.rank(code)
            if gain <= wanted:
                self.nodes += 1
                if gain > self.sifted:
                    self.sifted = gain
                continue
            self.scratch.codes[kept] = code
            self.weights[kept] = gain
            kept += 1
        return kept

    def pick(self, i: cython.int, end: cython.int) -> None:
        """Brings the move of the greatest weight to place i."""
        j: cython.int
        best: cython.int = i
        weight: cython.int = self.weights[i]
        code: cython.ulonglong
        for j in range(i + 1, end):
            if self.weights[j] > weight:
                weight = self.weights[j]
                best = j
        if best != i:
            self.weights[best] = self.weights[i]
            self.weights[i] = weight
            code = self.scratch.codes[best]
            self.scratch.codes[best] = self.scratch.codes[i]
            self.scratch.codes[i] = code

    def learn(
        self,
        code: cython.ulonglong,
        start: cython.int,
        i: cython.int,
        depth: cython.int,
        ply: cython.int,
    ) -> None:
        """A quiet move has refuted the one before it; those tried in vain before it count less."""
        past: cython.int = self.position.side * SLOTS
        place: cython.int
        bonus: cython.int = min(depth * depth * 8, 2048)
        j: cython.int
        if self.killers[2 * ply] != code:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = code
        place = past + self.evaluation.slot(code)
        self.history[place] += bonus - (self.history[place] * bonus >> 14)
        for j in range(start, i - 1):
            if self.weights[j] < LOUD and self.scratch.codes[j] != code:
                place = past + self.evaluation.slot(self.scratch.codes[j])
                self.history[place] -= bonus + (self.history[place] * bonus >> 14)

    def lengthen(self, code: cython.ulonglong, ply: cython.int) -> None:
        """The best line from here is this move and the best line from the next position."""
        i: cython.int
        n: cython.int = self.lengths[ply + 1]
        here: cython.int = ply * PLIES
        self.line[here] = code
        for i in range(n):
            self.line[here + 1 + i] = self.line[here + PLIES + i]
        self.lengths[ply] = n + 1
