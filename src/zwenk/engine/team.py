"""Several threads that search one root together: each its own position, all one table."""

from __future__ import annotations

import threading
from queue import SimpleQueue

from zwenk.engine.evaluations import evaluation_of
from zwenk.engine.root import Root
from zwenk.engine.search import Control, Searcher

Task = tuple[int, int, int, int]  # alpha, beta, depth, the first of the root's moves
SHALLOW = 5  # below that a search is over before the others have begun


class Team:
    """The searchers of a game's positions. The first to finish a depth has found its result."""

    def __init__(self, game: str, threads: int) -> None:
        self.game = game
        self.control = Control()
        self.searchers = [Searcher(evaluation_of(game)) for _ in range(threads)]
        self.main = self.searchers[0]
        self._tasks: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in self.searchers[1:]]
        self._done: SimpleQueue[None] = SimpleQueue()
        self._lock = threading.Lock()
        self._first: Searcher | None = None
        self._score = 0
        for searcher, tasks in zip(self.searchers[1:], self._tasks, strict=True):
            helper = (searcher, tasks)
            threading.Thread(target=self._help, args=helper, daemon=True).start()

    def begin(self, root: Root) -> None:
        """All set up the same search."""
        self.control = root.control
        for searcher in self.searchers:
            searcher.shared = len(self.searchers) > 1
            searcher.begin(root)

    def use_tables(self, wanted: bool) -> None:
        """Whether the searchers ask the exact tables."""
        for searcher in self.searchers:
            searcher.evaluation.use_tables(wanted)

    def forget(self) -> None:
        """Forgets which moves have been good."""
        for searcher in self.searchers:
            searcher.forget()

    @property
    def nodes(self) -> int:
        return sum(searcher.nodes for searcher in self.searchers)

    def run(self, alpha: int, beta: int, depth: int, first: int) -> tuple[int, Searcher]:
        """The score, and the searcher that found it: the main one where none came to an end."""
        if not self._tasks or depth < SHALLOW:
            return self.main.run(alpha, beta, depth, first), self.main
        self._first = None
        task = (alpha, beta, depth, first)
        for tasks in self._tasks:
            tasks.put(task)
        score = self._search(self.main, task)
        for _ in self._tasks:
            self._done.get()
        if self._first is None:
            return score, self.main
        self.control.halt = self.control.spent
        order = self._first.moves()
        for searcher in self.searchers:
            searcher.adopt(order)
        return self._score, self._first

    def _search(self, searcher: Searcher, task: Task) -> int:
        score = searcher.run(*task)
        with self._lock:
            if searcher.complete and self._first is None:
                self._first = searcher
                self._score = score
                self.control.halt = 1
        return score

    def end(self) -> None:
        """Sends the helpers home."""
        for tasks in self._tasks:
            tasks.put(None)

    def _help(self, searcher: Searcher, tasks: SimpleQueue[Task | None]) -> None:
        while task := tasks.get():
            self._search(searcher, task)
            self._done.put(None)
