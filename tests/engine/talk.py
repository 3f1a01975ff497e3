"""A conversation with `zwenk ugi`, as another program would hold it."""

from __future__ import annotations

import subprocess
import sys
import threading
from queue import Empty, Queue
from types import TracebackType
from typing import Self

COMMAND = [sys.executable, "-c", "from zwenk.terminal.cli import main; main()"]
PATIENCE = 60  # seconds, on a busy machine


class Talk:
    """The program, what is said to it, and the lines it answers."""

    def __init__(self) -> None:
        self.program = subprocess.Popen(
            [*COMMAND, "ugi"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._lines: Queue[str] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.program.stdout
        for raw in self.program.stdout:
            self._lines.put(raw.decode().rstrip("\n"))

    def say(self, *lines: str | bytes) -> None:
        assert self.program.stdin
        for line in lines:
            self.program.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.program.stdin.flush()

    def hear(self, begin: str) -> list[str]:
        """The lines up to the first that begins so."""
        heard: list[str] = []
        while not heard or not heard[-1].startswith(begin):
            try:
                heard.append(self._lines.get(timeout=PATIENCE))
            except Empty:
                raise AssertionError(f"no {begin!r} after {heard[-5:]}") from None
        return heard

    def ask(self, line: str | bytes, begin: str) -> list[str]:
        self.say(line)
        return self.hear(begin)

    def response(self, what: str) -> str:
        return self.ask(f"query {what}", "response")[-1].removeprefix("response").strip()

    def error(self, line: str | bytes) -> str:
        """The error that a line is answered by: it must be the only answer."""
        said, _ready = [*self.ask(line, "info string error"), *self.ask("isready", "readyok")]
        return said.removeprefix("info string error: ")

    def end(self) -> str:
        """Closes the input; the program must go of itself. What it wrote to the error output."""
        assert self.program.stdin and self.program.stderr
        if not self.program.stdin.closed:
            self.program.stdin.close()
        code = self.program.wait(PATIENCE)
        wrong = self.program.stderr.read().decode()
        self.program.stderr.close()
        assert code == 0, wrong
        return wrong

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: object, trace: TracebackType | None
    ) -> None:
        if kind:
            self.program.kill()
            self.program.wait()
        else:
            assert self.end() == ""
        for pipe in (self.program.stdin, self.program.stdout, self.program.stderr):
            if pipe:
                pipe.close()
