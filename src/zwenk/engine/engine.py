"""The engine: looks deeper and deeper into a position until its limits are reached."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

from zwenk.engine.limits import DEEPEST, Limits
from zwenk.engine.root import Root
from zwenk.engine.scores import INFINITE, SURE, WIN, Line, Score
from zwenk.engine.search import Control
from zwenk.engine.solved import knows, solved_lines
from zwenk.engine.table import Table
from zwenk.engine.team import Team
from zwenk.game import Game
from zwenk.rules.errors import ZwenkError
from zwenk.rules.position import Position
from zwenk.rules.values import Move

NARROW = 30  # the first window around the score that the depth before has found
MOST_THREADS = 256
MOST_HASH = 65536


class Info(NamedTuple):
    """How far a search has come."""

    depth: int
    deepest: int
    milliseconds: float
    nodes: int
    hashfull: int  # per mille
    number: int  # of the line, 1 the best
    line: Line

    @property
    def speed(self) -> int:
        """Nodes a second."""
        return int(self.nodes / max(self.milliseconds, 0.1) * 1000)


class Thought(NamedTuple):
    """What a search has found: the best lines first. `lines[0].moves[0]` is the move."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    milliseconds: float

    @property
    def move(self) -> Move:
        return self.lines[0].moves[0]

    @property
    def score(self) -> Score:
        return self.lines[0].score


Listener = Callable[[Info], None]


class Engine:
    """One player: keeps what it has learned from search to search."""

    def __init__(self, hash_megabytes: int = 64, threads: int = 1, *, tables: bool = True) -> None:
        """`tables`: whether to play by the exact tables, in the games that have them."""
        if not 1 <= hash_megabytes <= MOST_HASH:
            raise ZwenkError(f"hash {hash_megabytes}: from 1 to {MOST_HASH} megabytes")
        if not 1 <= threads <= MOST_THREADS:
            raise ZwenkError(f"threads {threads}: from 1 to {MOST_THREADS}")
        self.hash_megabytes = hash_megabytes
        self.threads = threads
        self.tables = tables
        self._table = _table(hash_megabytes)
        self._kind = ""
        self._team: Team | None = None
        self._control = Control()
        self._lock = threading.Lock()

    def clear(self) -> None:
        """Forgets what was learned."""
        self._table.clear()
        if self._team:
            self._team.forget()

    def close(self) -> None:
        """Ends the engine's threads."""
        self.stop()
        if self._team:
            self._team.end()
            self._team = None

    def stop(self) -> None:
        """Ends the search that is going on, from another thread; it gives what it has found."""
        self._control.spent = 1
        self._control.halt = 1

    def think(
        self,
        game: Game | Position,
        limits: Limits = Limits(),  # noqa: B008
        *,
        lines: int = 1,
        moves: Sequence[Move] | None = None,
        contempt: int = 0,
        listen: Listener | None = None,
    ) -> Thought:
        """The best move and what it leads to.

        `moves` restricts the root, `lines` asks for several; `contempt` is how many centipieces
        worse than nothing a draw counts for who decides.
        """
        begun = monotonic() * 1000
        with self._lock:
            position = game if isinstance(game, Position) else game.position
            over = position.result if isinstance(game, Position) else game.result
            if over:
                raise ZwenkError(f"there is nothing to decide: {over}")
            self._control = Control()
            choices = list(moves or position.moves())
            if self.tables and knows(position):
                return self._solved(position, choices, lines, listen)
            team = self._team_for(position)
            codes = [move.code for move in choices]
            earlier = _earlier(game, team)
            team.begin(Root(position, earlier, codes, self._table, self._control, contempt))
            search = _Search(team, position, self._control, limits.checked(), begun, listen)
            return search.deepen(choices, lines)

    def _solved(
        self, position: Position, moves: list[Move], wanted: int, listen: Listener | None
    ) -> Thought:
        begun = monotonic() * 1000
        lines = solved_lines(position, moves, wanted)
        spent = monotonic() * 1000 - begun
        if listen:
            for number, line in enumerate(lines, 1):
                listen(Info(1, len(line.moves), spent, len(moves), 0, number, line))
        return Thought(lines, 1, len(moves), spent)

    def _team_for(self, position: Position) -> Team:
        """The searchers; the table must not mix what different rules make of the same board."""
        kind = f"{position.game} {position.chosen()}"
        if kind != self._kind:
            self._kind = kind
            self.clear()
        self._table.grow_older()
        team = self._team
        if team is None or team.game != position.game or len(team.searchers) != self.threads:
            if team:
                team.end()
            team = self._team = Team(position.game, self.threads)
            team.use_tables(self.tables)
        return team


class _Search:
    """One search, from its beginning to its end."""

    def __init__(
        self,
        team: Team,
        position: Position,
        control: Control,
        limits: Limits,
        begun: float,
        listen: Listener | None,
    ) -> None:
        self.begun = begun
        self.team, self.position, self.limits, self.listen = team, position, limits, listen
        self.control = control
        self.soft, hard = limits.budget(position.game)
        if hard is not None:
            control.deadline = self.begun + hard
        control.most_nodes = limits.nodes or 0
        self.depth = self.deepest = 0

    def deepen(self, moves: list[Move], wanted: int) -> Thought:
        seems = Score(self.team.main.evaluation.judge())  # should not even a first depth be done
        found = [Line(seems, "", (move,)) for move in moves[:1]]
        for depth in range(1, (self.limits.depth or DEEPEST) + 1):
            lines = self._one_depth(depth, found, min(wanted, len(moves)))
            seen = {line.moves[0] for line in lines}
            found = lines + [line for line in found if line.moves[0] not in seen]
            if self.control.halt:
                break
            self.depth = depth
            if self._enough(found, len(moves)):
                break
        spent = monotonic() * 1000 - self.begun
        return Thought(tuple(found[:wanted]), self.depth, self.team.nodes, spent)

    def _one_depth(self, depth: int, before: list[Line], wanted: int) -> list[Line]:
        """The best lines at a depth: fewer where the search was ended."""
        found: list[Line] = []
        for number in range(wanted):
            guess = before[number].score.value if number < len(before) and depth > 3 else None
            line = self._window(depth, number, guess)
            if line is None:
                break
            found.append(line)
            self._tell(depth, number, line)
            if self.control.halt:
                break
        return sorted(found, key=lambda line: -line.score.value)

    def _window(self, depth: int, number: int, guess: int | None) -> Line | None:
        """Searches in a narrow window first, and again in wider ones until the score is in it."""
        width = NARROW
        low, high = -INFINITE, INFINITE
        if guess is not None and abs(guess) < SURE:
            low, high = guess - width, guess + width
        while True:
            score, by = self.team.run(low, high, depth, number)
            self.deepest = max(self.deepest, by.deepest)
            line = by.best_line()
            if self.control.halt:
                # What was found before the end counts if it is better than what was known.
                return self._line(score, "", line) if line and low < score < high else None
            width *= 4
            if score <= low:
                low = max(-INFINITE, score - width) if width < 2000 else -INFINITE
            elif score >= high:
                self._tell(depth, number, self._line(score, "lowerbound", line))
                high = min(INFINITE, score + width) if width < 2000 else INFINITE
            else:
                return self._line(score, "", line)

    def _line(self, score: int, bound: str, codes: list[int]) -> Line:
        position, moves = self.position, []
        for code in codes:
            move = Move(position.spell(code), code)
            position = position.after(move)
            moves.append(move)
        return Line(Score(score), bound, tuple(moves))

    def _tell(self, depth: int, number: int, line: Line) -> None:
        if self.listen:
            spent = monotonic() * 1000 - self.begun
            full = self.team.main.table.per_mille()
            nodes = self.team.nodes
            self.listen(Info(depth, self.deepest, spent, nodes, full, number + 1, line))

    def _enough(self, found: list[Line], choices: int) -> bool:
        """Whether a deeper look would not be worth its time, or there is no time for it."""
        score = found[0].score.value
        if abs(score) >= SURE and WIN - abs(score) <= self.depth and len(found) == 1:
            return True
        if self.soft is None:
            return False
        if self.limits.clock and choices == 1:
            return True
        return monotonic() * 1000 - self.begun >= self.soft


def _table(megabytes: int) -> Table:
    """The table, if the machine has the memory for it."""
    try:
        present = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") >> 20
    except (AttributeError, ValueError, OSError):  # not everywhere known
        present = MOST_HASH
    try:
        if megabytes < present:
            return Table(megabytes)
    except (OSError, MemoryError):
        pass
    raise ZwenkError(f"hash {megabytes}: there is not so much memory here")


def _earlier(game: Game | Position, team: Team) -> list[int]:
    """The keys of the game's positions before this one that can still come up again."""
    if isinstance(game, Position):
        return []
    first = len(game.moves)
    while first and not team.main.evaluation.is_lasting(game.moves[first - 1].code):
        first -= 1
    return [position.fingerprint() for position in game.positions[first:-1]]
