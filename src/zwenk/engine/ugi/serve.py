"""UGI over the standard input and output, until `quit` or the end of the input."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from zwenk.engine.ugi.session import Session
from zwenk.rules.errors import ZwenkError

LONGEST = 1 << 20  # bytes of a line; no game has so many moves


def serve(version: str = "", source: BinaryIO | None = None, out: TextIO | None = None) -> None:
    """Speaks UGI; the source is bytes, for they may be no text."""
    source, out = source or sys.stdin.buffer, out or sys.stdout
    session = Session(_Speaker(out).say, version)
    try:
        for line in _lines(source):
            if isinstance(line, ZwenkError):
                session.error(str(line))
            elif not session.hear(line):
                break
    except KeyboardInterrupt:
        pass
    finally:
        session.end()


class _Speaker:
    """Writes whole lines, from whatever thread, at once."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._lock = threading.Lock()

    def say(self, line: str) -> None:
        with self._lock:
            try:
                self._out.write(line + "\n")
                self._out.flush()
            except BrokenPipeError:  # nobody listens any more: say the rest to nobody
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())


def _lines(source: BinaryIO) -> Iterator[str | ZwenkError]:
    """The lines of the input; those that are no text, or too long, as errors."""
    while raw := source.readline(LONGEST + 1):
        if len(raw) > LONGEST:
            while raw and not raw.endswith(b"\n"):
                raw = source.readline(LONGEST)
            yield ZwenkError(f"a line of more than {LONGEST} bytes: it is left out")
            continue
        try:
            yield raw.decode("utf-8")
        except UnicodeDecodeError as error:
            yield ZwenkError(f"byte {error.start + 1} of the line is not UTF-8")
