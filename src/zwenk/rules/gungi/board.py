"""Gungi: a position as people use it."""

from __future__ import annotations

from typing import Any, ClassVar

from zwenk.rules.errors import MoveError
from zwenk.rules.gungi import kinds
from zwenk.rules.gungi import text as texts
from zwenk.rules.gungi.geometry import SQUARES
from zwenk.rules.gungi.phases import Phases
from zwenk.rules.gungi.possible import check
from zwenk.rules.options import Option, read_options
from zwenk.rules.position import Scratch
from zwenk.rules.values import Color, Move, Piece, Result

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

if not cython.compiled:
    from zwenk.rules.gungi.actions import MOUNT_MASKS
    from zwenk.rules.gungi.effects import DROP, PAWNS
    from zwenk.rules.gungi.phases import CLAIMED, FORCED_FOUL, KING_TAKEN
    from zwenk.rules.gungi.towers import KING, NEAR, STUCK, height, top

_trial = Scratch()


@cython.final
@cython.cclass
class Gungi(Phases):
    """A position of Gungi: towers, Reserves, and whose decision it is."""

    game: ClassVar[str] = "gungi"
    title: ClassVar[str] = "Gungi"
    fields: ClassVar[tuple[str, ...]] = SQUARES
    most_moves: ClassVar[int] = 4096
    has_choices: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "coronation", ("on", "off"), "12.6", "a King that captures a tower's top is crowned"
        ),
        Option("claims", ("off", "on"), "14", "fouls can be played, and claimed by the opponent"),
        Option("sides", ("usual", "swapped"), "2", "White at rows 1 to 3, or Black"),
        Option("first", ("black", "white"), "2", "the army that moves first"),
    )

    def __init__(self, text: str | None = None, /, **options: object) -> None:
        coronation, claims, swapped, first = read_options(self.game, self.options, options)
        if text is None:
            towers = texts.read_board(texts.BOOK)
            if swapped:  # each army keeps its formation as it sees it
                towers.reverse()
            text = f"{texts.write_board(towers)} {'bw'[first]}"
        setup = texts.read(text)
        check(setup, bool(claims), not coronation)
        self.restore((*setup, 0, 1 - coronation, claims, swapped, first))

    # -- state ---------------------------------------------------------------------------------

    def setup(self) -> texts.Setup:
        """All that the position's text says."""
        return texts.Setup(
            [self.towers[i] for i in range(81)],
            self.side,
            [self.held[i] & 15 for i in range(48)],
            [self.held[i] >> 4 for i in range(48)],
            [self.marks[i] >> 2 for i in range(81)],
            [self.pending[i] for i in range(self.pendings)],
        )

    def state(self) -> tuple[Any, ...]:
        rest = (self.over, self.coronation, self.claims, self.swapped, self.first)
        setup = self.setup()
        counts = bytes(setup.reserves), bytes(setup.recovered), bytes(setup.locks)
        return (tuple(setup.towers), setup.side, *counts, tuple(setup.pending), *rest)

    def restore(self, state: tuple[Any, ...]) -> None:
        self.clear()
        towers, self.side, reserves, recovered, locks, pending = state[:6]
        self.over, self.coronation, self.claims, self.swapped, self.first = state[6:]
        self.facings[0] = self.swapped
        self.facings[1] = 1 - self.swapped
        for i in range(81):
            self.towers[i] = towers[i]
            self.marks[i] = locks[i] << 2
            head: cython.int = top(self.towers[i])
            if head & 31 == KING:
                self.kings[head >> 5] = i
        for i in range(48):
            self.held[i] = reserves[i] | recovered[i] << 4
        for i in range(8):
            self.pending[i] = pending[i] if i < len(pending) else 0
        self.pendings = len(pending)
        self.emit(0)
        self.emit(1)

    def copy(self) -> Gungi:
        other: Gungi = Gungi.__new__(Gungi)
        i: cython.int
        if not cython.compiled:
            other.restore(self.state())
            other.fresh = self.fresh
            return other
        for i in range(81):
            other.towers[i] = self.towers[i]
            other.marks[i] = self.marks[i]
        for i in range(48):
            other.held[i] = self.held[i]
        for i in range(8):
            other.pending[i] = self.pending[i]
        for i in range(2):
            other.kings[i] = self.kings[i]
            other.facings[i] = self.facings[i]
        other.side = self.side
        other.pendings = self.pendings
        other.over = self.over
        other.fresh = self.fresh
        other.coronation = self.coronation
        other.claims = self.claims
        other.swapped = self.swapped
        other.first = self.first
        return other

    def chosen(self) -> dict[str, str]:
        indices = (1 - self.coronation, self.claims, self.swapped, self.first)
        return {o.name: o.values[i] for o, i in zip(self.options, indices, strict=True)}

    # -- for people ----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        if self.over:
            reason = {
                KING_TAKEN: "the King is captured",
                FORCED_FOUL: "a foul forced on the opponent: double Joker",
                CLAIMED: "a foul was claimed",
            }[self.over >> 1]
            return Result(Color(self.over & 1), None, reason)
        if not self.is_over():
            return None
        if self.head():
            return Result(None, None, "no Coronation is possible")
        if self.attacked(self.side, True):
            return Result(Color(1 - self.side), None, "checkmate")
        return Result(None, None, "no legal action")

    def in_check(self) -> bool:
        """Whether the King of who decides now is attacked (13.1)."""
        return bool(self.attacked(self.side, True))

    def king_attacked(self, color: int) -> bool:
        """Whether an army's King is attacked, whoever decides now."""
        return bool(self.attacked(color, True))

    def reaches(self, origin: int, target: int) -> bool:
        """Whether the move set of the top piece of a square leads to another, as things stand."""
        level: cython.int = height(self.towers[origin])
        return bool(self.strikes(origin, level, target)) if origin != target else False

    def ascends(self, square: int) -> bool:
        """Whether a square is within the range of the Ascent of who decides now (9.3)."""
        return bool(self.marks[square] >> self.side & 1)

    def never_moves(self, piece: int, level: int, below: int, square: int) -> bool:
        """Whether a piece there would have no square on the board to move to (9.2)."""
        return bool(STUCK[self.move_set(piece, level, below, False) * 81 + square])

    def mounts_to(self, origin: int, target: int) -> bool:
        """Whether the piece at the base of a tower carries it to that square (11.3)."""
        moves: cython.uint = MOUNT_MASKS[self.facings[self.side] * 24 + (self.towers[origin] & 31)]
        place: cython.int
        for place in range(25):
            if moves >> place & 1 and NEAR[origin * 25 + place] == target:
                return True
        return False

    def judge(self, code: int) -> tuple[bool, str]:
        """Whether an action leaves the own King attacked (13.2), and which foul it is, if any."""
        trial: Gungi = self.copy()
        trial.claims = 1
        _trial.top = 0
        judgement: cython.int = trial.act(code, _trial)
        target: cython.int = code >> 11 & 127
        dropped: cython.int = code >> 18 & 31
        foul: str = ""
        if judgement == 2 and PAWNS[dropped]:
            double: cython.bint = code & 15 == DROP and trial.pawns(target % 9, self.side) > 1
            foul = "double Pawn" if double else "check by Pawn"
        elif judgement == 2:
            foul = "double Joker" if trial.jokers(target % 9, self.side) > 1 else "check by Joker"
        return judgement == 0, foul

    def __str__(self) -> str:
        return texts.write(self.setup())

    def spell(self, code: int) -> str:
        return texts.spell(code)

    def means(self, given: str, text: str) -> bool:
        return texts.plain(given) == text

    def decisions(self, move: Move | str) -> list[str]:
        return texts.decisions(super().decisions(move)[0])

    def refusal(self, text: str) -> MoveError:
        from zwenk.rules.gungi.refusal import refusal  # only when something is refused

        return refusal(self, texts.plain(text))

    def pieces(self) -> list[Piece]:
        setup = self.setup()
        found = [
            Piece(square, Color(piece >> 5), kinds.letter(piece).upper(), level)
            for square, tower in zip(SQUARES, setup.towers, strict=True)
            for level, piece in enumerate(texts.levels(tower), 1)
        ]
        for place, counts in (("reserve", setup.reserves), ("recovered", setup.recovered)):
            for i, number in enumerate(counts):
                kind = kinds.LETTERS[i % 24 - 1]
                found += [Piece(place, Color(i // 24), kind)] * number
        for entry in setup.pending:
            if entry >> 8 not in (3, 4):
                letter = kinds.letter(entry & 255).upper()
                found.append(Piece("waiting", Color(entry >> 5 & 1), letter))
        return found

    def is_choice(self) -> bool:
        from zwenk.rules.gungi.notes import due

        return due(self.setup().pending)[0] != 0

    def notes(self) -> list[str]:
        from zwenk.rules.gungi.notes import notes  # only when somebody looks

        return notes(self)

    def clicks(self, move: Move) -> list[str]:
        return texts.path(move.code)
