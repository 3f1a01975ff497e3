"""What a record is: a game, how it was played, and what was said about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from zwenk.rules import rules
from zwenk.rules.errors import ZwenkError
from zwenk.rules.options import read_options

if TYPE_CHECKING:
    from zwenk.game import Game

MARKS = ("!", "?", "!!", "??", "!?", "?!")
TOKENS = ("1-0", "0-1", "1/2-1/2", "*")
# Deeper variations are refused: nobody can follow them, and Python's stack could not either.
DEEPEST = 64
# Why a game ended, where neither its moves nor its record say it.
UNSAID = "the record does not say why"
# What every form keeps in a place of its own, so that no tag of that name can say otherwise.
RESERVED = ("game", "result", "score", "termination", "position")


class Node:
    """One player's turn: its text, and what is said about it.

    `before` is a comment on the position before it, `comment` one on what was played;
    `variations` are lines that might have been played instead.
    """

    __slots__ = ("before", "comment", "marks", "text", "variations")

    def __init__(
        self,
        text: str,
        marks: str = "",
        comment: str = "",
        before: str = "",
        variations: list[list[Node]] | None = None,
    ) -> None:
        if marks and marks not in MARKS:
            raise ZwenkError(f"marks {marks!r}: they are {', '.join(MARKS)}")
        self.text = text
        self.marks = marks
        self.comment = comment
        self.before = before
        self.variations = [] if variations is None else variations

    @property
    def bare(self) -> bool:
        """Whether there is nothing but the text."""
        return not (self.marks or self.comment or self.before or self.variations)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __repr__(self) -> str:
        said = "".join(
            f", {name}={value!r}"
            for name in ("marks", "comment", "before", "variations")
            if (value := getattr(self, name))
        )
        return f"Node({self.text!r}{said})"


class Record:
    """A game as it is written down.

    `start` is None for the game's normal start; `reason` says why the game ended, where its last
    position does not; `comment` is about the game as a whole.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        tags: Mapping[str, str] | None = None,
        start: str | None = None,
        moves: list[Node] | None = None,
        result: str = "*",
        reason: str = "",
        comment: str = "",
    ) -> None:
        kind = rules(game)
        given = dict(options or {})
        if result not in TOKENS:
            raise ZwenkError(f"result {result!r}: it is {', '.join(TOKENS)}")
        values = read_options(kind.game, kind.options, given)
        self.game = kind.game
        self.options = {o.name: o.values[i] for o, i in zip(kind.options, values, strict=True)}
        self.tags = dict(tags or {})
        self.start = start
        self.moves = [] if moves is None else moves
        self.result = result
        self.reason = reason
        self.comment = comment
        for name in self.tags:
            if is_reserved(name, self.options):
                raise ZwenkError(f"no tag can be named {name}: the record says that elsewhere")

    @classmethod
    def of(cls, game: Game, tags: Mapping[str, str] | None = None) -> Record:
        """The record of a game as far as it has been played."""
        from zwenk.record.entries import join_decisions

        normal = rules(game.game)(**game.options)
        start = None if str(game.start) == str(normal) else str(game.start)
        moves: list[Node] = []
        first = 0
        for last, position in enumerate(game.positions[1:], 1):
            # In Gungi the decisions of one turn are one entry; elsewhere each move is.
            ends = not position.has_choices or position.turn != game.positions[first].turn
            if ends or last == len(game.moves):
                text = join_decisions(game.positions[first:last], game.moves[first:last])
                moves.append(Node(text))
                first = last
        ended = game.result
        by_rule = game.position.result is not None or game.repetitions >= 3
        unsaid = ended is None or by_rule or ended.reason == UNSAID
        return cls(
            game.game,
            game.options,
            tags,
            start,
            moves,
            ended.token if ended else "*",
            "" if ended is None or unsaid else ended.reason,
        )

    def continued(self, game: Game) -> Record:
        """The record of a game that began as this one: what was said stays as far as they agree."""
        made = Record.of(game, self.tags)
        made.comment = self.comment
        for number, (old, new) in enumerate(zip(self.moves, made.moves, strict=False), 1):
            last = number == len(self.moves)
            if not (old.text == new.text or (last and new.text.startswith(old.text))):
                break
            for name in ("before", "comment", "marks", "variations"):
                setattr(new, name, getattr(old, name))
        return made

    def replay(self) -> Game:
        """The game of the main line; an end that no rule made comes from the result."""
        from zwenk.record.builder import rebuild

        return rebuild(self).game

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"<Record {self.game}: {len(self.moves)} turns, {self.result}>"


def is_reserved(name: str, options: Mapping[str, str]) -> bool:
    """Whether a tag may not have this name."""
    return name.casefold() in RESERVED or name in options
