"""A record being put together from its entries, comments, marks and variations, in their order."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from zwenk.game import Game
from zwenk.record.entries import Part, parts
from zwenk.record.line import Line, Stand
from zwenk.record.model import DEEPEST, MARKS, UNSAID, Node, Record
from zwenk.record.places import Broken
from zwenk.rules import rules
from zwenk.rules.errors import MoveError, OptionError, ZwenkError
from zwenk.rules.options import read_options
from zwenk.rules.position import Position
from zwenk.rules.values import BLACK, WHITE, Result


class Given(NamedTuple):
    """A value that a text gives, and the offset where."""

    value: str
    place: int


def joined(one: str, other: str) -> str:
    """Two comments as one."""
    return f"{one}\n{other}" if one and other else one or other


class Builder:
    """Fills `record` while it is read: whatever breaks, it holds all that came before."""

    def __init__(self, position: Position, tags: Mapping[str, str], comment: str = "") -> None:
        options = position.chosen()
        normal = rules(position.game)(**options)
        start = None if str(position) == str(normal) else str(position)
        self.first = normal.turn
        self.game = Game(position=position)
        self.main = Line(Stand(position, 1, None), self.first, self.game, None)
        self.lines = [self.main]
        self.record = Record(position.game, options, tags, start, self.main.nodes, comment=comment)
        self.by_rule: Result | None = None  # how it ended, if a rule ended it
        self._about: Node | None = None  # what a comment would be about; None: the node to come
        self._pending = ""  # comments on the node to come
        self._opening = True
        self._finished = False

    @property
    def reason(self) -> str:
        """Why the finished game ended, as far as anything says it."""
        ended = self.by_rule or (self.game.result if self.main.resigned else None)
        return self.record.reason or (ended.reason if ended else "")

    @property
    def position(self) -> Position:
        """Where the line that is being read stands."""
        return self.lines[-1].stand.position

    # -- the parts of a record -----------------------------------------------------------------

    def number(self) -> None:
        """A move number: a comment after it is about the move to come."""
        self._about, self._opening = None, False

    def entry(self, text: str, place: int) -> Node:
        """One player's turn."""
        return self.play(parts(self.record.game, text, place), place)

    def play(self, decisions: list[Part], place: int) -> Node:
        if not decisions:
            raise Broken("there is no move here", place)
        line = self.lines[-1]
        for turn in line.turns(decisions):
            known = len(line.nodes)
            try:
                node = line.play(turn).node
            finally:
                if len(line.nodes) > known:
                    line.nodes[-1].before, self._pending = self._pending, ""
            self._leave(node)
            self._about, self._opening = node, False
        return node

    def comment(self, text: str) -> None:
        if self._about:
            self._about.comment = joined(self._about.comment, text)
        elif self._opening:
            self.record.comment = joined(self.record.comment, text)
        else:
            self._pending = joined(self._pending, text)

    def marks(self, marks: str, place: int) -> None:
        """What stands behind an entry to praise or to blame it."""
        if self._about is None:
            raise Broken(f"{marks} stands behind no move", place)
        if self._about.marks or marks not in MARKS:
            raise Broken(f"marks {marks}: a move has one of {', '.join(MARKS)}", place)
        self._about.marks = marks

    def open(self, place: int) -> None:
        """Begins a variation: a line that might have been played instead of the last entry."""
        line = self.lines[-1]
        if not line.steps:
            raise Broken("a variation stands behind the move that it is instead of", place)
        if len(self.lines) > DEEPEST:
            raise Broken(f"variations stand in one another {DEEPEST} deep at most", place)
        self._leave(line.nodes[-1])
        self.lines.append(Line(line.before, self.first, None, line.steps[-1]))
        self._about, self._opening = None, False

    def close(self) -> None:
        """Ends the innermost variation."""
        line = self.lines[-1]
        line.flush()
        self.lines.pop()
        self._leave(line.nodes[-1] if line.nodes else self.lines[-1].nodes[-1])
        self._about = None

    def _leave(self, node: Node) -> None:
        """Comments on a node that does not come are about the last one."""
        node.comment = joined(node.comment, self._pending)
        self._pending = ""

    # -- its end -------------------------------------------------------------------------------

    def save(self, token: str, reason: str) -> None:
        """Keeps what a break would lose: comments, choices written ahead, how the game ended."""
        with suppress(Broken):
            self.lines[-1].flush()
        self._settle_comments()
        if not self._finished:
            self._conclude(token, reason)

    def _settle_comments(self) -> None:
        nodes = next((line.nodes for line in reversed(self.lines) if line.nodes), None)
        if nodes:
            self._leave(nodes[-1])
        else:
            self.record.comment = joined(self.record.comment, self._pending)
            self._pending = ""
        self._about, self._opening = nodes[-1] if nodes else None, True

    def finish(self, token: str = "*", reason: str = "", place: int = 0) -> None:
        """The end of the record; what it says of the result must agree with the moves."""
        self.main.flush()
        ended = self.game.result
        if ended and token not in ("*", ended.token):
            raise Broken(f"result {token}, but the moves end with {ended.token}: {ended}", place)
        self._conclude(token, reason)
        self._settle_comments()

    def _conclude(self, token: str, reason: str) -> None:
        """Sets the result, which the moves say if they can."""
        record, ended = self.record, self.game.result
        self._finished = True
        record.result, record.reason = (ended.token, "") if ended else (token, reason)
        if ended and self.main.resigned:
            if record.moves[-1].bare:  # the result says it as well
                record.moves.pop()
                self.main.steps.pop()
                record.reason = ended.reason
        elif ended:
            self.by_rule = ended
        elif token != "*":
            self.game.end({"1-0": WHITE, "0-1": BLACK}.get(token), reason or UNSAID)


def set_up(game: str, options: Mapping[str, Given], start: Given | None, place: int) -> Position:
    """The position a record starts from, of what its head says."""
    try:
        kind = rules(game)
    except ZwenkError as error:
        raise Broken(str(error), place) from None
    for name, given in options.items():
        try:
            read_options(game, kind.options, {name: given.value})
        except OptionError as error:
            raise Broken(str(error), given.place) from None
    values = {name: given.value for name, given in options.items()}
    if start is None:
        return kind(**values)
    try:
        return kind(start.value, **values)
    except ZwenkError as error:
        raise Broken(str(error), start.place) from None


def rebuild(record: Record) -> Builder:
    """Plays a record anew: its moves in their strict form, or MoveError."""
    options = {name: Given(value, 0) for name, value in record.options.items()}
    start = None if record.start is None else Given(record.start, 0)
    try:
        builder = Builder(set_up(record.game, options, start, 0), record.tags, record.comment)
        _feed(builder, record.moves)
        builder.finish(record.result, record.reason)
    except Broken as broken:
        raise MoveError(f"the record cannot be played: {broken.message}") from None
    return builder


def _feed(builder: Builder, nodes: list[Node]) -> None:
    for node in nodes:
        builder.number()
        builder.comment(node.before)
        builder.entry(node.text, 0)
        builder.comment(node.comment)
        if node.marks:
            builder.marks(node.marks, 0)
        for variation in filter(None, node.variations):
            builder.open(0)
            _feed(builder, variation)
            builder.close()
