"""What every game keeps: the C calls of a position, and the Python calls that rest on them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Self, SupportsIndex

from zwenk.rules.errors import (
    AmbiguousMove,
    MalformedMove,
    MoveError,
    ZwenkError,
    text_of,
    whole,
)
from zwenk.rules.notebook import picture
from zwenk.rules.options import Option
from zwenk.rules.values import Color, Move, Piece, Result

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

COMPILED = bool(cython.compiled)
CODES = 65536
UNDO = 8192
MOST = 2**31 - 1
SEEDS = (-(2**64), 2**64)
# Named, because a bare literal of more than 31 bits is a Python object to Cython.
ALL = 0xFFFFFFFFFFFFFFFF
SPREAD_1 = 0xBF58476D1CE4E5B9
SPREAD_2 = 0x94D049BB133111EB
STRIDE = 0x9E3779B97F4A7C15


def mix(word: cython.ulonglong) -> cython.ulonglong:
    """Spreads 64 bits over 64 bits: the finalizer of splitmix64."""
    word = ((word ^ (word >> 30)) * SPREAD_1) & ALL
    word = ((word ^ (word >> 27)) * SPREAD_2) & ALL
    return word ^ (word >> 31)


@cython.cclass
class Scratch:
    """Working memory for walking a tree: the moves of all plies of a line, and what undoes them."""

    def __init__(self) -> None:
        if not cython.compiled:  # compiled, the arrays come zeroed
            self.codes = [0] * CODES
            self.undo = [0] * UNDO
        self.top = 0


_shared = Scratch()  # for calls that hold the GIL from beginning to end


@cython.cclass
class Position:
    """A position of one of the games: a value, although working copies make and unmake moves.

    A game's class fills in `generate`, `make`, `unmake`, `key`, and the abstract calls.
    """

    game: ClassVar[str] = ""
    title: ClassVar[str] = ""
    options: ClassVar[tuple[Option, ...]] = ()
    fields: ClassVar[tuple[str, ...]] = ()  # the names of the board's fields
    has_choices: ClassVar[bool] = False  # one player's decisions in a row are one turn
    rules_version: ClassVar[int] = 1
    most_moves: ClassVar[int] = 256  # no position has more

    def __init__(self, text: str | None = None, /, **options: object) -> None:
        """The position of a text, or the one the game starts from: so a game's class has it."""
        raise TypeError(
            "a position is one of a game: zwenk.start(game), zwenk.position(game, text)"
        )

    def clear(self) -> None:
        """Nothing anywhere. Uncompiled, this is where the attributes that are C's come to be."""
        self.side = 0

    # -- below: C, no GIL ------------------------------------------------------------------

    def generate(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Writes the legal moves to scratch.codes from n on; tells where they end."""
        return n

    def propose(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Writes moves of which `attempt` must still find out whether they are legal."""
        return self.generate(scratch, n)

    def attempt(self, code: cython.ulonglong, scratch: Scratch) -> cython.bint:
        """Plays a move that `propose` gave, if it is legal, and tells whether it was."""
        self.make(code, scratch)
        return True

    def many(self, scratch: Scratch, n: cython.int) -> cython.int:
        """How many legal moves there are."""
        return self.generate(scratch, n) - n

    def make(self, code: cython.ulonglong, scratch: Scratch) -> None:
        """Plays a move that `generate` gave; what `unmake` needs goes to scratch.undo."""

    def unmake(self, scratch: Scratch) -> None:
        """Takes back the last move made."""

    def key(self) -> cython.ulonglong:
        """A hash of the whole state: computed when asked, for it costs less than keeping it."""
        return 0

    def count(self, depth: cython.int, scratch: Scratch, n: cython.int) -> cython.ulonglong:
        """Perft; the last ply is counted in bulk, without being played."""
        i: cython.int
        end: cython.int
        nodes: cython.ulonglong = 0
        if depth <= 1:
            return self.many(scratch, n)
        end = self.generate(scratch, n)
        for i in range(n, end):
            self.make(scratch.codes[i], scratch)
            nodes += self.count(depth - 1, scratch, end)
            self.unmake(scratch)
        return nodes

    def count_singly(self, depth: cython.int, scratch: Scratch, n: cython.int) -> cython.ulonglong:
        """Perft with every move of the last ply played and taken back."""
        i: cython.int
        end: cython.int
        nodes: cython.ulonglong = 0
        if depth == 0:
            return 1
        end = self.generate(scratch, n)
        for i in range(n, end):
            self.make(scratch.codes[i], scratch)
            nodes += self.count_singly(depth - 1, scratch, end)
            self.unmake(scratch)
        return nodes

    def wander(self, scratch: Scratch, seed: cython.ulonglong, most: cython.int) -> cython.int:
        """Plays random moves until the game ends, or `most` of them; tells how many."""
        played: cython.int
        end: cython.int
        for played in range(most):
            end = self.generate(scratch, 0)
            if end == 0:
                return played
            seed = (seed + STRIDE) & ALL
            self.make(scratch.codes[mix(seed) % cython.cast(cython.ulonglong, end)], scratch)
            scratch.top = 0
        return most

    # -- above: Python ---------------------------------------------------------------------

    @property
    def turn(self) -> Color:
        """Who decides now. Two decisions in a row may be one player's."""
        return Color(self.side)

    def moves(self) -> list[Move]:
        """All legal decisions, in a fixed order; none when the game is over."""
        end = self.generate(_shared, 0)
        codes = [_shared.codes[i] for i in range(end)]
        return [Move(self.spell(code), code) for code in codes]

    def move(self, move: Move | str) -> Move:
        """The legal move that a text means: else MalformedMove, IllegalMove, AmbiguousMove."""
        text = move.text if isinstance(move, Move) else move
        given = "".join(text_of(text, MalformedMove, "a move").split())
        meant = self.meant(given)
        if len(meant) > 1:
            several = ", ".join(m.text for m in meant)
            raise AmbiguousMove(f"{given} can mean several moves: {several}")
        if meant:
            return meant[0]
        raise self.refusal(given)

    def meant(self, text: str) -> list[Move]:
        """The legal moves that a text without blanks can mean: by its strict form only one."""
        moves = self.moves()
        strict = [move for move in moves if move.text == text]
        return strict or [move for move in moves if self.means(text, move.text)]

    def means(self, given: str, text: str) -> bool:
        """Whether a text that is not the strict one may stand for it: each game's leniency."""
        return False

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move, or the move that a text means, is legal here."""
        try:
            found = self.move(move)
            return not isinstance(move, Move) or found.text == move.text
        except MoveError:
            return False

    def decisions(self, move: Move | str) -> list[str]:
        """The single decisions of a text that may have several in a row: in most games one."""
        return [move.text if isinstance(move, Move) else text_of(move, MalformedMove, "a move")]

    def is_over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self.generate(_shared, 0) == 0

    def after(self, move: Move | str) -> Self:
        """The position after a legal move; one of another position is known by its text."""
        if not isinstance(move, Move):
            move = self.move(move)
        code: cython.ulonglong = move.code
        end: cython.int = self.generate(_shared, 0)
        i: cython.int
        for i in range(end):
            if _shared.codes[i] == code:
                break
        else:
            same = [legal for legal in self.moves() if legal.text == move.text]
            if not same:
                raise self.refusal(move.text)
            code = same[0].code
        position: Position = self.copy()
        _shared.top = 0
        position.make(code, _shared)
        return position  # type: ignore[return-value]

    def path(self, move: Move | str) -> list[str]:
        """The clicks that make a move: fields, pieces of a reserve, choices."""
        return self.clicks(move if isinstance(move, Move) else self.move(move))

    def pieces_at(self, field: str) -> list[Piece]:
        """What stands on a field, from the bottom up."""
        if field not in self.fields:
            ends = " to ".join(self.fields[:: max(1, len(self.fields) - 1)])
            raise ZwenkError(f"{field!r} is no field of {self.title}: they are {ends}")
        return [piece for piece in self.pieces() if piece.square == field]

    def notes(self) -> list[str]:
        """What a board does not show of how things stand, in words: what is due, or compulsory."""
        return []

    def is_choice(self) -> bool:
        """Whether what is to be decided now is a choice that the last decision led to."""
        return False

    def perft(self, depth: SupportsIndex, bulk: bool = True) -> int:
        """The number of lines of that many decisions; `bulk` counts the last without playing it."""
        total: cython.ulonglong
        plies: cython.int
        position: Position = self.copy()
        scratch: Scratch = Scratch()
        plies = whole(depth, f"{self.title}'s perft depth", 0, CODES // self.most_moves)
        if bulk and plies:
            with cython.nogil:
                total = position.count(plies, scratch, 0)
        else:
            with cython.nogil:
                total = position.count_singly(plies, scratch, 0)
        return total

    def playout(self, seed: SupportsIndex, most: SupportsIndex = 10_000) -> tuple[Self, int]:
        """Where at most that many random moves lead, and how many were played; the seed decides."""
        position: Position = self.copy()
        scratch: Scratch = Scratch()
        start: cython.ulonglong = whole(seed, "seed", *SEEDS) & ALL
        limit: cython.int = whole(most, "number of moves", 0, MOST)
        played: cython.int
        with cython.nogil:
            played = position.wander(scratch, start, limit)
        return position, played  # type: ignore[return-value]

    def fingerprint(self) -> int:
        """The 64-bit hash of the whole state."""
        return self.key()

    def faults(self) -> list[str]:
        """What goes wrong when each legal move is made and taken back: nothing, if all is well."""
        position: Position = self.copy()
        scratch: Scratch = Scratch()
        found: list[str] = []
        before = self.state()
        i: cython.int
        end: cython.int = position.generate(scratch, 0)
        for i in range(end):
            text = self.spell(scratch.codes[i])
            position.make(scratch.codes[i], scratch)
            if position.key() != _restored(type(self), position.state()).fingerprint():
                found.append(f"{text}: the hash is not that of the state")
            position.unmake(scratch)
            if position.state() != before or position.key() != self.key() or scratch.top:
                found.append(f"{text}: taken back, the position is another")
        legal = {scratch.codes[i] for i in range(end)}
        tried: set[int] = set()
        end = position.propose(scratch, 0)
        for i in range(end):
            if position.attempt(scratch.codes[i], scratch):
                tried.add(scratch.codes[i])
                position.unmake(scratch)
            if position.state() != before or scratch.top:
                found.append(f"{self.spell(scratch.codes[i])}: tried, the position is another")
        if tried != legal:
            found.append("the moves that can be tried with success are not the legal ones")
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or self.game != other.game:
            return NotImplemented
        return bool(self.state() == other.state())

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        given = "".join(
            f", {option.name}={value!r}"
            for option, value in zip(self.options, self.chosen().values(), strict=True)
            if value != option.default
        )
        return f"zwenk.position({self.game!r}, {str(self)!r}{given})"

    def _repr_svg_(self) -> str | None:
        """The board as a picture, for notebooks."""
        return picture(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.state())

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    # -- what each game gives ----------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Position:
        """The same position, as another object."""
        raise NotImplementedError  # compiled, the calls above would work on nothing at all

    @abstractmethod
    def state(self) -> tuple[Any, ...]:
        """All that distinguishes positions, options included, as plain numbers and bytes."""

    @abstractmethod
    def restore(self, state: tuple[Any, ...]) -> None:
        """Becomes the position whose state this is."""

    @abstractmethod
    def chosen(self) -> dict[str, str]:
        """The options this position is played with, each with its value."""

    @abstractmethod
    def spell(self, code: int) -> str:
        """The text of a move."""

    @abstractmethod
    def refusal(self, text: str) -> MoveError:
        """Why a text, its blanks taken out, is no legal move here."""

    @property  # Cython decorates a property with nothing else, so it is not said to be abstract
    def result(self) -> Result | None:
        """How the game has ended, or None. Repetition belongs to the game, not to a position."""
        raise NotImplementedError

    @abstractmethod
    def pieces(self) -> list[Piece]:
        """What stands where."""

    @abstractmethod
    def clicks(self, move: Move) -> list[str]:
        """What `path` answers for a legal move."""


def _restored(kind: type[Position], state: tuple[Any, ...]) -> Position:
    position = kind.__new__(kind)
    position.restore(state)
    return position
