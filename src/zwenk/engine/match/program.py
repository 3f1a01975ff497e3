"""Another program that speaks UGI, run as a process: what it says in time, and how it fails."""

from __future__ import annotations

import subprocess
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Queue
from time import monotonic

from zwenk.engine.match.players import Fault, Player, Turn
from zwenk.game import Game
from zwenk.rules import rules

START = 30_000.0  # milliseconds for `ugiok` and `readyok`
LINES = 100_000  # that nobody has read yet; a program that floods is stopped by its pipe


class Program(Player):
    """A UGI program: started when a game begins and it does not run."""

    def __init__(self, name: str, command: Sequence[str], settings: Mapping[str, str]) -> None:
        super().__init__(name)
        self.command, self.settings = list(command), dict(settings)
        self._process: subprocess.Popen[bytes] | None = None
        self._heard: Queue[str | None] = Queue(LINES)
        self._last_words: deque[str] = deque(maxlen=1)
        self._ear: threading.Thread | None = None
        self._options: set[str] = set()

    # -- its life ------------------------------------------------------------------------------

    def start(self) -> None:
        """Runs the program and waits until it has said who it is."""
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a Ctrl-C here is not meant for it
            )
        except OSError as error:
            raise Fault("crash", f"cannot be started: {error.strerror}") from None
        self._process = process
        self._heard, self._last_words = Queue(LINES), deque(maxlen=1)
        threading.Thread(target=self._listen, args=(process.stdout,), daemon=True).start()
        self._ear = threading.Thread(target=self._overhear, args=(process.stderr,), daemon=True)
        self._ear.start()
        self._say("ugi")
        lines = self._hear("ugiok", START)
        words = [line.split() for line in lines if line.startswith("option name ")]
        self._options = {line[2].lower() for line in words if len(line) > 2}
        for name, value in self.settings.items():
            self._set(name, value)
        self._say("isready")
        self._hear("readyok", START)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, ValueError):
            if process.stdin:
                process.stdin.write(b"quit\n")
                process.stdin.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process:
            process.kill()
            process.wait()

    # -- a game --------------------------------------------------------------------------------

    def begin(self, game: Game, seed: int) -> None:
        if self._process is None or self._process.poll() is not None:
            self._kill()
            self.start()
        if "game" in self._options:
            self._say(f"setoption name game value {game.game}")
        for option in rules(game.game).options:
            value = game.options[option.name]
            name = f"{game.game}.{option.name}"
            if name in self._options:
                words = {"on": "true", "off": "false"}
                self._say(f"setoption name {name} value {words.get(value, value)}")
            elif value != option.default:
                raise Fault("crash", f"has no option {name}, which this match needs")
        self._say("uginewgame")
        self._say("isready")
        self._hear("readyok", START)

    def choose(self, turn: Turn) -> tuple[str, float]:
        game = turn.game
        normal = rules(game.game)(**game.options) == game.start
        where = "startpos" if normal else f"fen {game.start}"
        moves = "".join(f" {move}" for move in game.moves)
        self._say(f"position {where}" + (f" moves{moves}" if moves else ""))
        self._say("isready")
        self._hear("readyok", START)
        begun = monotonic()
        self._say(turn.go)
        words = self._hear("bestmove", turn.patience)[-1].split()
        spent = (monotonic() - begun) * 1000
        if len(words) < 2:
            raise Fault("illegal", "said bestmove without a move")
        return words[1], spent

    # -- talking -------------------------------------------------------------------------------

    def _set(self, name: str, value: str) -> None:
        if name.lower() not in self._options:
            known = ", ".join(sorted(self._options)) or "none"
            raise Fault("crash", f"has no option {name!r}: it has {known}")
        self._say(f"setoption name {name} value {value}")

    def _say(self, line: str) -> None:
        assert self._process and self._process.stdin
        try:
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            self._mourn()

    def _hear(self, begin: str, patience: float) -> list[str]:
        """The lines up to the one that begins so; a Fault if it does not come in time."""
        until = monotonic() + patience / 1000
        heard: deque[str] = deque(maxlen=1000)
        while True:
            try:
                line = self._heard.get(timeout=max(0.001, until - monotonic()))
            except Empty:
                self._kill()  # what it still says would be taken for an answer to the next question
                late = f"did not say {begin} within {patience / 1000:.2f} s"
                raise Fault("time" if begin == "bestmove" else "crash", late) from None
            if line is None:
                self._mourn()
            else:
                heard.append(line)
                if line.split()[:1] == [begin]:
                    return list(heard)

    def _mourn(self) -> None:
        """The program is no more: says how it ended."""
        process, self._process = self._process, None
        code = None
        if process:
            with suppress(subprocess.TimeoutExpired):
                code = process.wait(2)
            if code is None:
                process.kill()
                process.wait()
        if self._ear:
            self._ear.join(1)  # what it said last may still be on its way
        how = f"was killed by signal {-code}" if code is not None and code < 0 else "ended"
        if code is not None and code >= 0:
            how += f" with exit code {code}"
        said = f": {self._last_words[0]}" if self._last_words else ""
        raise Fault("crash", how + said)

    def _listen(self, pipe: object) -> None:
        heard = self._heard
        for raw in pipe:  # type: ignore[attr-defined]
            heard.put(raw.decode("utf-8", "replace").strip())
        heard.put(None)

    def _overhear(self, pipe: object) -> None:
        words = self._last_words
        for raw in pipe:  # type: ignore[attr-defined]
            if text := raw.decode("utf-8", "replace").strip():
                words.append(text[:200])
