"""A game being played: its history, repetition, and every way it can end."""

from __future__ import annotations

from collections import Counter

from zwenk.rules.catalogue import position as read_position
from zwenk.rules.catalogue import rules
from zwenk.rules.errors import MoveError, ZwenkError, text_of
from zwenk.rules.position import Position
from zwenk.rules.values import Color, Move, Result


class Game:
    """A game from a start to where it stands now. `moves` and `positions` are its history."""

    def __init__(
        self,
        game: str | Position = "",
        position: Position | str | None = None,
        **options: object,
    ) -> None:
        if isinstance(game, Position):
            if position is not None:
                raise ZwenkError("two positions are given: a game starts from one")
            game, position = "", game
        if isinstance(position, Position):
            if options or game not in ("", position.game):
                raise ZwenkError("a position has its own game and options: give only the position")
            self.start = position
        elif position is None:
            self.start = rules(game)(None, **options)
        else:
            self.start = read_position(game, position, **options)
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
        """Plays a decision, or an action with the effects written after it: all or nothing.

        The text `resign` resigns for who decides now, and is no move.
        """
        if isinstance(move, str) and move.strip() == "resign":
            self.resign()
            return []
        decisions = [move] if isinstance(move, Move) else self.position.decisions(move)
        played: list[Move] = []
        try:
            for decision in decisions:
                played.append(self._decide(decision))
        except ZwenkError:
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

    def undo_turn(self) -> list[Move]:
        """Takes back the last action with the choices it led to; elsewhere the last move."""
        last = self.undo()
        taken = [last] if last else []
        while taken and self._goes_on():
            taken.append(self.moves[-1])
            self.undo()
        return taken

    def _goes_on(self) -> bool:
        """Whether the position that stands is one within a turn."""
        before = self.positions[-2:-1]
        return any(p.has_choices and p.turn == self.turn for p in before)

    def resign(self, color: Color | None = None) -> Result:
        """A player gives up: who decides now, if none is named."""
        loser = self.turn if color is None else Color.of(color)
        return self._end(Result(loser.other, None, f"{loser} resigned"))

    def agree_draw(self) -> Result:
        """Both players agree to a draw."""
        return self._end(Result(None, None, "draw agreed"))

    def end(self, winner: Color | None, reason: str) -> Result:
        """Ends the game for a reason outside the rules: time, a forfeit, what a record says."""
        reason = text_of(reason, ZwenkError, "the reason")
        return self._end(Result(None if winner is None else Color.of(winner), None, reason))

    def _end(self, result: Result) -> Result:
        if self.result:
            raise MoveError(f"the game is over already: {self.result}")
        self._ended = result
        return result

    def _repr_svg_(self) -> str | None:
        """Where the game stands, as a picture for notebooks."""
        return self.position._repr_svg_()

    def __repr__(self) -> str:
        return (
            f"<Game {self.game}: {len(self.moves)} moves, {self.result or f'{self.turn} to move'}>"
        )
