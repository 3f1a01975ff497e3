"""A UGI session: does what each line says, answers, and goes on whatever it is told."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from zwenk.engine.engine import Engine
from zwenk.engine.levels import FULL, Level
from zwenk.engine.ugi.settings import Settings
from zwenk.engine.ugi.thinking import Thinking
from zwenk.engine.ugi.words import read_go, read_position
from zwenk.game import Game
from zwenk.rules import rules
from zwenk.rules.errors import MoveError, ZwenkError

SHOWN = 200  # characters of what was wrong, in an error
WHILE_SEARCHING = ("ugi", "isready", "stop", "quit", "query")


class Session:
    """What one program that speaks with the engine has set up and asked for."""

    def __init__(self, say: Callable[[str], None], version: str = "") -> None:
        self.say, self.version = say, version
        self.settings = Settings()
        self.game = Game(self.settings["game"])
        self.thinking: Thinking | None = None
        self._engine: Engine | None = None  # made when it is needed: nothing heavy before
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "ugi": self._ugi,
            "isready": self._isready,
            "setoption": self._setoption,
            "uginewgame": self._uginewgame,
            "position": self._position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
        }

    @property
    def searching(self) -> bool:
        return self.thinking is not None and not self.thinking.over

    def hear(self, line: str) -> bool:
        """Does what a line says; False when the session is over."""
        words = line.split()
        if not words:
            return True
        if words[0] == "quit":
            return False
        try:
            command = self._commands.get(words[0])
            if command is None:
                known = ", ".join(self._commands)
                raise ZwenkError(f"unknown command {_short(words[0])}: there are {known}, quit")
            if self.searching and words[0] not in WHILE_SEARCHING:
                raise ZwenkError(f"{words[0]}: a search is going on, send stop first")
            command(words[1:])
        except ZwenkError as error:
            self.error(str(error))
        except (OSError, MemoryError):
            self.error(f"{' '.join(words)}: there is not enough memory for that")
        return True

    def error(self, message: str) -> None:
        self.say(f"info string error: {_short(message, 3 * SHOWN)}")

    def end(self) -> None:
        """Ends a search that is going on, and waits until it has said its move."""
        if self.thinking:
            self.thinking.stop()
            self.thinking.wait()

    # -- the commands --------------------------------------------------------------------------

    def _ugi(self, _words: list[str]) -> None:
        self.say(f"id name Zwenk {self.version}".rstrip())
        self.say("id author the Zwenk team")
        for setting in self.settings.table.values():
            self.say(str(setting))
        self.say("ugiok")

    def _isready(self, _words: list[str]) -> None:
        if not self.searching:
            self._ready_engine()
        self.say("readyok")

    def _setoption(self, words: list[str]) -> None:
        cut = words.index("value") if "value" in words else len(words)
        name, value = " ".join(words[1:cut]), " ".join(words[cut + 1 :])
        if words[:1] != ["name"] or not name or not value:
            raise ZwenkError("setoption is written: setoption name NAME value VALUE")
        setting = self.settings.find(_short(name))
        before = self.settings[setting.name]
        self.settings.set(setting, _short(value))
        changes_rules = setting.name.partition(".")[0] == self.settings["game"]
        if setting.name == "game" or changes_rules:
            self._reset()
        if setting.name in ("Hash", "Threads"):
            try:
                self._engine = self._make_engine()
            except (OSError, MemoryError, ZwenkError):
                self.settings.set(setting, before)
                raise

    def _uginewgame(self, _words: list[str]) -> None:
        self._reset()
        if self._engine:
            self._engine.clear()

    def _position(self, words: list[str]) -> None:
        place = read_position(words)
        try:
            game = Game(self.settings["game"], place.text, **self.settings.rules)
        except ZwenkError as error:
            raise ZwenkError(f"{error}; the position before stands") from None
        for number, text in enumerate(place.moves, 1):
            try:
                game.play(_short(text))
            except MoveError as error:
                raise ZwenkError(f"move {number}, {error}; the position before stands") from None
        self.game = game

    def _go(self, words: list[str]) -> None:
        if self.game.result:
            raise ZwenkError(f"go: there is nothing to decide, {self.game.result}")
        go = read_go([_short(word) for word in words], self._first_to_move())
        level = self.settings.number("Level")
        player = Level(self.game.game, level, self._ready_engine() if level == FULL else None)
        self.thinking = Thinking(
            player,
            self.game,
            go,
            seed=self.settings.number("Seed") or secrets.randbits(31),
            lines=self.settings.number("MultiPV"),
            say=self.say,
        )
        self.thinking.begin()

    def _stop(self, _words: list[str]) -> None:
        if self.thinking:
            self.thinking.stop()

    def _query(self, words: list[str]) -> None:
        what = words[0] if words else ""
        game = self.game
        if what == "gameover":
            answer = str(game.result is not None).lower()
        elif what == "p1turn":
            answer = str(self._first_to_move()).lower()
        elif what == "result":
            answer = self._result()
        elif what == "islegal" and len(words) == 2:
            answer = str(self._is_legal(words[1])).lower()
        elif what == "fen":
            answer = str(game.position)
        elif what == "legalmoves":
            answer = " ".join(map(str, game.legal_moves()))
        else:
            raise ZwenkError("query takes gameover, p1turn, result, islegal MOVE, fen, legalmoves")
        self.say(f"response {answer}".rstrip())

    # -- what they rest on ---------------------------------------------------------------------

    def _first_to_move(self) -> bool:
        """Whether it is the turn of who moves first from this game's start."""
        return self.game.turn == rules(self.game.game)(**self.game.options).turn

    def _result(self) -> str:
        result = self.game.result
        if result is None:
            return "none"
        if result.winner is None:
            return "draw"
        first = rules(self.game.game)(**self.game.options).turn
        return "p1win" if result.winner == first else "p2win"

    def _is_legal(self, text: str) -> bool:
        if self.game.result or len(text) > SHOWN:
            return False
        with suppress(MoveError):
            self.game.position.move(text)
            return True
        return False

    def _reset(self) -> None:
        self.game = Game(self.settings["game"], **self.settings.rules)

    def _make_engine(self) -> Engine:
        return Engine(self.settings.number("Hash"), self.settings.number("Threads"))

    def _ready_engine(self) -> Engine:
        if self._engine is None:
            self._engine = self._make_engine()
        return self._engine


def _short(text: str, most: int = SHOWN) -> str:
    return text if len(text) <= most else text[:most] + "..."
