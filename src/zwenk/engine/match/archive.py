"""The file of a match's games: written again now and then, so that an accident loses little."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic

from zwenk.engine.match.table import Played
from zwenk.game import Game
from zwenk.record import Record, save, write
from zwenk.record.files import SUFFIXES
from zwenk.rules.errors import ZwenkError

EVERY = 20.0  # seconds


class Archive:
    """The games of a match in their order."""

    def __init__(self, path: str, game: str) -> None:
        """Refuses at once what could not be written when the match is over."""
        self.path = Path(path)
        form = SUFFIXES.get(self.path.suffix.lower())
        if form is None:
            raise ZwenkError(f"{path}: a file of records ends in {', '.join(SUFFIXES)}")
        write([Record.of(Game(game))], form)
        folder = self.path.absolute().parent
        if not os.access(folder, os.W_OK):
            raise ZwenkError(f"{path}: nothing can be written in the folder {folder}")
        self._games: dict[int, Record] = {}
        self._saved = monotonic()

    def add(self, played: list[Played]) -> None:
        """Keeps games that have been played."""
        self._games |= {one.number: one.record for one in played}
        if monotonic() - self._saved > EVERY:
            with suppress(OSError):  # the match goes on; the last time it is told
                self.save()

    def save(self) -> None:
        """Writes the file, all of it or nothing."""
        save(self.path, [self._games[number] for number in sorted(self._games)])
        self._saved = monotonic()
