"""A line of play while it is read: the game itself or a variation, each entry played at once."""

from __future__ import annotations

from typing import NamedTuple

from zwenk.game import Game
from zwenk.record.entries import Part, initial, join_decisions
from zwenk.record.model import Node
from zwenk.record.places import Broken
from zwenk.rules.errors import MoveError
from zwenk.rules.position import Position
from zwenk.rules.values import Color, Move, Result

LONGEST = 100  # no move of any game is


class Stand(NamedTuple):
    """Where a line stands between two entries."""

    position: Position
    number: int  # of the round
    last: Color | None  # who played the entry before
    carry: tuple[Part, ...] = ()  # choices of the player to come, written with the last action


class Step:
    """A node that has been played: its decisions, each with the position in which it was made."""

    def __init__(self, node: Node, number: int, mover: Color, first: Color, opens: bool) -> None:
        self.node = node
        self.number = number
        self.mover = mover
        self.first = first  # who begins a round
        self.opens = opens  # whether it begins one
        self.positions: list[Position] = []
        self.moves: list[Move] = []
        self.after: Position | None = None
        self.variations: list[list[Step]] = []


class Line:
    """The nodes of a line; with a `game` it is the main line, and repetition counts."""

    def __init__(self, stand: Stand, first: Color, game: Game | None, owner: Step | None) -> None:
        self.stand = stand
        self.before = stand  # its last step
        self.first = first
        self.game = game
        self.owner = owner  # whose variation this is
        self.steps: list[Step] = []
        self.nodes: list[Node] = []
        self.resigned: Result | None = None
        self.position = stand.position

    @property
    def ended(self) -> Result | None:
        """How the line has ended."""
        if self.game:
            return self.game.result
        return self.resigned or self.position.result

    def turns(self, parts: list[Part]) -> list[list[Part]]:
        """The parts one entry each: choices that an action has left open are part of its own."""
        cut = next((number for number, part in enumerate(parts) if not part.chooses), 0)
        resigns = bool(parts) and parts[cut].text == "resign"
        if (cut and not initial(self.stand.position)) or (
            resigns and (cut or self.stand.carry)  # who places a piece may still resign
        ):
            return [parts[:cut], parts[cut:]]
        return [parts]

    def play(self, parts: list[Part]) -> Step:
        """Plays an entry; of a broken one, what comes before the break.

        In Gungi an entry that continues the turn of the last step is joined to it.
        """
        self.position = self.stand.position
        positions: list[Position] = []
        moves: list[Move] = []
        resigns = bool(parts) and parts[0].text == "resign"
        if resigns:
            self._resign(parts)
            return self._keep(positions, moves, (), resigns)
        try:
            carry = self._play(parts, positions, moves)
        except Broken:
            if moves:
                self._keep(positions, moves, (), resigns)
            raise
        return self._keep(positions, moves, carry, resigns)

    def _keep(
        self, positions: list[Position], moves: list[Move], carry: tuple[Part, ...], resigns: bool
    ) -> Step:
        """The step of decisions that have been played."""
        mover, goes_on = self.stand.position.turn, self.position.game == "gungi" and not resigns
        if self.steps and self.stand.last == mover and goes_on:
            step = self.steps[-1]
        else:
            step = self.next_step(Node("resign" * resigns))
            self.before = self.stand
            self._append(step)
        step.positions += positions
        step.moves += moves
        step.after = self.position
        if moves:
            step.node.text = join_decisions(step.positions, step.moves)
        self.stand = Stand(self.position, step.number, mover, carry)
        return step

    def next_step(self, node: Node) -> Step:
        """The step a node would be here; a round begins whenever the first player's turn does."""
        mover, last = self.stand.position.turn, self.stand.last
        opens = mover == self.first and last != self.first
        number = self.stand.number + (opens and last is not None)
        return Step(node, number, mover, self.first, opens)

    def _append(self, step: Step) -> None:
        if not self.steps and self.owner:  # a variation is one from its first entry on
            self.owner.variations.append(self.steps)
            self.owner.node.variations.append(self.nodes)
        self.steps.append(step)
        self.nodes.append(step.node)

    def _resign(self, parts: list[Part]) -> None:
        if self.ended:
            raise Broken(f"resign: the game is over, {self.ended}", parts[0].place)
        for part in parts[1:]:
            raise Broken(f"{part.text}: nothing can follow resign in one entry", part.place)
        winner = self.position.turn.other
        self.resigned = self.game.resign() if self.game else Result(winner, None, "resigned")

    def flush(self) -> None:
        """Plays the choices that were written ahead, when no entry follows them."""
        if self.stand.carry:
            self.play([])

    def _play(
        self, parts: list[Part], positions: list[Position], moves: list[Move]
    ) -> tuple[Part, ...]:
        """Plays the decisions of an entry; gives the choices left over for the player to come."""
        acts = [part for part in parts if not part.chooses]
        if len(acts) > 1:
            raise Broken(f"{acts[1].text}: an entry has one action, {acts[0].text}", acts[1].place)
        cut = parts.index(acts[0]) if acts else len(parts)
        ahead, rest = parts[:cut], parts[cut + 1 :]
        # Choices written with the adversary's action hold, unless they are written again here.
        if self.stand.carry and len(ahead) < initial(self.position):
            ahead = [*self.stand.carry, *ahead]
        if acts:
            for part in [*ahead, acts[0]]:
                self._decide(part, positions, moves)
        return self._choose(rest if acts else ahead, positions, moves)

    def _choose(
        self, parts: list[Part], positions: list[Position], moves: list[Move]
    ) -> tuple[Part, ...]:
        """Makes the choices of one turn, each when it is due; those of the next turn are left."""
        mover = self.stand.position.turn
        left = sorted(parts, key=lambda part: part.later)
        while left and self.position.turn == mover and not self.ended:
            due = {move.text[0] for move in self.position.moves()}
            part = next((part for part in left if part.text[0] in due), left[0])
            left.remove(part)
            self._decide(part, positions, moves)
        if left and (self.ended or len(left) > initial(self.position)):
            part = left[-1]
            verb = "place" if part.text[0] == "(" else "crown"
            raise Broken(f"{part.text}: there is nothing to {verb}", part.place)
        return tuple(left)

    def _decide(self, part: Part, positions: list[Position], moves: list[Move]) -> None:
        position, text = self.position, part.text
        if self.ended:
            raise Broken(f"{text}: the game is over, {self.ended}", part.place)
        if len(text) > LONGEST:
            raise Broken(f"{text[:40]}...: no move is as long as that", part.place)
        if "!" in text or "?" in text:
            raise Broken(f"{text}: marks stand apart from the move", part.place)
        try:
            move = position.move(text)
            if self.game:
                self.game.play(move)
            self.position = self.game.position if self.game else position.after(move)
        except MoveError as error:
            raise Broken(_why(position, part, str(error)), part.place) from None
        positions.append(position)
        moves.append(move)


def _why(position: Position, part: Part, reason: str) -> str:
    """The rules' reason; in Gungi first that a choice is due, or that none is."""
    if position.game != "gungi":
        return reason
    due = [move.text for move in position.moves()]
    if not part.chooses and all(text[0] in "({" for text in due):
        expected = ", ".join(due[:8]) + (" ..." if len(due) > 8 else "")
        return f"{part.text}: before it a choice is to be made, one of {expected}"
    if part.chooses and not any(text[0] == part.text[0] for text in due):
        return f"{part.text}: there is nothing to {'place' if part.text[0] == '(' else 'crown'}"
    return reason
