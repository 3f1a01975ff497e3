"""A search in a thread of its own, so that `stop` and `isready` are heard meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable

from zwenk.engine.engine import Info, Thought
from zwenk.engine.levels import Level
from zwenk.engine.ugi.words import Go, info_line, last_info
from zwenk.game import Game


class Thinking:
    """One `go`, from its beginning to its `bestmove`."""

    def __init__(
        self,
        player: Level,
        game: Game,
        go: Go,
        *,
        seed: int,
        lines: int,
        say: Callable[[str], None],
    ) -> None:
        self.player, self.game, self.go = player, game, go
        self.seed, self.lines, self.say = seed, lines, say
        self.over = False
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="search", daemon=True)

    def begin(self) -> None:
        """Starts the search."""
        self._thread.start()

    def stop(self) -> None:
        """Ends the search; its bestmove follows."""
        self._stopped.set()
        self.player.stop()

    def wait(self) -> None:
        """Returns when bestmove has been said."""
        self._thread.join()

    def _run(self) -> None:
        move = str(self.game.legal_moves()[0])
        try:
            thought = self._think()
            move = str(thought.move)
            if self.go.infinite:  # a search that has seen it all waits for `stop` all the same
                self._stopped.wait()
            self.say(last_info(thought))
        except Exception as error:  # who waits for a bestmove must get one
            self.say(f"info string error: {type(error).__name__}: {' '.join(str(error).split())}")
        self.over = True
        self.say(f"bestmove {move}")

    def _think(self) -> Thought:
        return self.player.choose(
            self.game, self.go.limits, self.seed, lines=self.lines, listen=self._tell
        )

    def _tell(self, info: Info) -> None:
        self.say(info_line(info))
        if self._stopped.is_set():  # `stop` may have come before the search could hear it
            self.player.stop()
