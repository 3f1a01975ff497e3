"""A game being played: its history, repetition, and every way it can end."""

from __future__ import annotations

import re
from collections import Counter

from zwenk.rules import rules
from zwenk.rules.errors import MoveError, ZwenkError
from zwenk.rules.position import Position
from zwenk.rules.values import Color, Move, Result

# One decision of a text of several in a row: an action of Gungi and the choices it leads to.
_DECISION = re.compile(r"\([a-i][1-9]\)[$^+#!?]*|\{\w\}[$^+#!?]*|[^(){},]+")


class Game:
    """A game from a start to where it stands now. `moves` and `positions` are its history."""

    def __init__(
        self, game: str = "", position: Position | str | None = None, **options: object
    ) -> None:
        if isinstance(position, Position):
            if options or game not in ("", position.game):
                raise ZwenkError("a position has its own game and options: give only the position")
            self.start = position
        else:
            self.start = rules(game)(position, **options)
        self.game = self.start.game
        self.moves: list[Move] = []
        self.positions: list[Position] = [self.start]
        self._seen: Counter[Position] = Counter([self.start])
        self._ended: Result | None = None

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    @property
    def turn(self) -> Color:
        """Who decides now."""
        return self.position.turn

    @property
    def options(self) -> dict[str, str]:
        """The options the game is played with."""
        return self.start.chosen()

    @property
    def repetitions(self) -> int:
        """How many times the position that stands now has stood, this time included."""
        return self._seen[self.position]

    @property
    def result(self) -> Result | None:
        """How the game has ended: by its position, the third repetition, or the players."""
        if self._ended:
            return self._ended
        ended = self.position.result
        if ended is None and self.repetitions >= 3:
            return Result(None, None, "third repetition")
        return ended

    def legal_moves(self) -> list[Move]:
        """What may be decided now; nothing once the game is over, however it ended."""
        return [] if self.result else self.position.moves()

    def play(self, move: Move | str) -> list[Move]:
        """Plays a decision, or an action with the effects written after it: all or nothing."""
        decisions = [move] if isinstance(move, Move) else split(move)
        played: list[Move] = []
        try:
            for decision in decisions:
                played.append(self._decide(decision))
        except MoveError:
            for _ in played:
                self.undo()
            raise
        return played

    def _decide(self, decision: Move | str) -> Move:
        if self.result:
            raise MoveError(f"{decision}: the game is over, {self.result}")
        move = self.position.move(decision) if isinstance(decision, str) else decision
        self.positions.append(self.position.after(move))
        self.moves.append(move)
        self._seen[self.position] += 1
        return move

    def undo(self) -> Move | None:
        """Takes back the last decision; or the players' end of the game, and then there is none."""
        if self._ended:
            self._ended = None
            return None
        if not self.moves:
            raise MoveError("there is no move to take back")
        self._seen[self.positions.pop()] -= 1
        return self.moves.pop()

    def resign(self, color: Color | None = None) -> Result:
        """A player gives up: who decides now, if none is named."""
        loser = self.turn if color is None else color
        return self._end(Result(loser.other, None, f"{loser} resigned"))

    def agree_draw(self) -> Result:
        """Both players agree to a draw."""
        return self._end(Result(None, None, "draw agreed"))

    def end(self, winner: Color | None, reason: str) -> Result:
        """Ends the game for a reason outside the rules: time, a forfeit, what a record says."""
        return self._end(Result(winner, None, reason))

    def _end(self, result: Result) -> Result:
        if self.result:
            raise MoveError(f"the game is over already: {self.result}")
        self._ended = result
        return result

    def __repr__(self) -> str:
        return (
            f"<Game {self.game}: {len(self.moves)} moves, {self.result or f'{self.turn} to move'}>"
        )


def split(text: str) -> list[str]:
    """The single decisions of a text: `a3xa4$(c8){P}+` is `a3xa4$`, `(c8)`, `{P}+`."""
    return _DECISION.findall(text) if "(" in text or "{" in text else [text]
