"""Gungi's formation: how an army is set up, hidden from the other (5), as an object of its own.

A formation is written as its player sees it, from left to right: his front row, his middle row, his
last row, each as in the text of a board; capitals or small letters are the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from zwenk.rules.errors import (
    FormationError,
    ImpossiblePosition,
    MalformedPosition,
    counted,
    text_of,
)
from zwenk.rules.gungi import kinds
from zwenk.rules.gungi.geometry import SQUARES
from zwenk.rules.gungi.possible import check_tower
from zwenk.rules.gungi.text import levels, read_board, write_board
from zwenk.rules.values import Color

if TYPE_CHECKING:
    from zwenk.rules.gungi.board import Gungi

PLACES = tuple(SQUARES[54:])  # named as Black at rows 7 to 9 names them: a7 is the front's left end
_EMPTY = "9/9/9/9/9/9/"


class Formation:
    """One army's pieces on its Territory: a value, valid or not yet."""

    def __init__(self, text: str = "9/9/9") -> None:
        """Reads three rows; MalformedPosition where they are no such rows."""
        rows = text_of(text, MalformedPosition, "three rows").strip().removesuffix("/")
        if rows.count("/") != 2:
            raise MalformedPosition(
                f"{text!r}: a formation is three rows: front, middle and last, with / between"
            )
        self.towers = tuple(read_board(_EMPTY + rows.upper())[54:])

    @classmethod
    def _of(cls, towers: list[int]) -> Formation:
        made = cls()
        made.towers = tuple(towers)
        return made

    # -- editing ---------------------------------------------------------------------------------

    @property
    def reserve(self) -> str:
        """The pieces that are still to be placed."""
        placed = [kinds.letter(piece) for tower in self.towers for piece in levels(tower)]
        return "".join(kind * (n - placed.count(kind)) for kind, n in kinds.FRONTS.items())

    def put(self, place: str, letter: str) -> Formation:
        """Places a piece of the reserve on top of what stands on a place, a7 to i9."""
        index, kind = self._index(place), letter.upper()
        if len(kind) != 1 or kind not in self.reserve:
            raise FormationError(f"there is no {letter!r} left to place: there are {self.reserve}")
        towers = list(self.towers)
        pieces = [*levels(towers[index]), kinds.piece(kind)]
        if len(pieces) > 3:
            raise FormationError(f"{place}: a tower has three pieces at most (4.1)")
        try:
            check_tower(place, pieces)
        except ImpossiblePosition as error:
            raise FormationError(str(error)) from None
        towers[index] = sum(piece << 8 * level for level, piece in enumerate(pieces))
        return self._of(towers)

    def take(self, place: str) -> Formation:
        """Takes the top piece of a place back."""
        index = self._index(place)
        towers = list(self.towers)
        pieces = levels(towers[index])
        if not pieces:
            raise FormationError(f"nothing stands on {place}")
        towers[index] -= pieces[-1] << 8 * (len(pieces) - 1)
        return self._of(towers)

    def _index(self, place: str) -> int:
        if place not in PLACES:
            raise FormationError(f"{place!r} is no place of a formation: they are a7 to i9")
        return PLACES.index(place)

    def mirrored(self) -> Formation:
        """The same with left and right exchanged."""
        rows = [list(self.towers[row : row + 9])[::-1] for row in (0, 9, 18)]
        return self._of([tower for row in rows for tower in row])

    # -- judging ---------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Why the formation is not valid yet (5.2); nothing where it is."""
        found = []
        for place, tower in zip(PLACES, self.towers, strict=True):
            try:
                check_tower(place, levels(tower))
            except ImpossiblePosition as error:
                found.append(str(error))
        placed = [kinds.letter(piece) for tower in self.towers for piece in levels(tower)]
        for letter in dict.fromkeys(placed):
            most = kinds.FRONTS.get(letter, 0)
            if not most:
                found.append(f"{letter}: a {kinds.NAMES[letter]} is the back of a piece (5.1)")
            elif placed.count(letter) > most:
                found.append(f"{placed.count(letter)} pieces {letter}, an army has {most} (1.2)")
        if self.reserve:
            found.append(f"still to be placed: {self.reserve} (5.2)")
        for column in range(9):
            pawns = sum(
                kinds.PAWNS[piece & 31]
                for tower in self.towers[column::9]
                for piece in levels(tower)
            )
            if pawns != 1:
                found.append(
                    f"column {'abcdefghi'[column]} has {counted(pawns, 'Pawn')}, there must be one "
                    "(5.2)"
                )
        return found

    def warnings(self) -> list[str]:
        """Lines along which an enemy's piece could attack the King before any move (13.5)."""
        king = next(
            (i for i, tower in enumerate(self.towers) if kinds.piece("R") in levels(tower)), None
        )
        if king is None:
            return []
        found = []
        for step, line in ((0, "its column"), (-1, "a diagonal"), (1, "a diagonal")):
            column, row = king % 9 + step, king // 9 - 1
            while row >= 0 and 0 <= column < 9 and not self.towers[row * 9 + column]:
                column, row = column + step, row - 1
            if row < 0:
                found.append(f"the King on {PLACES[king]} stands open to the enemy along {line}")
        return found

    # -- using -----------------------------------------------------------------------------------

    def rows(self, color: Color, swapped: bool = False) -> str:
        """The army's three rows as a board's text has them, from the lower row number up."""
        towers = [
            sum((p | color << 5) << 8 * i for i, p in enumerate(levels(t))) for t in self.towers
        ]
        if (color == Color.WHITE) != swapped:  # at rows 1 to 3, facing the other way
            towers.reverse()
        return write_board(towers)[:-1]

    def __str__(self) -> str:
        return self.rows(Color.BLACK)

    def __repr__(self) -> str:
        return f"Formation({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self.towers == other.towers if isinstance(other, Formation) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.towers)


def battle(black: Formation, white: Formation, /, **options: object) -> Gungi:
    """The position in which two formations are shown to each other (5.3)."""
    from zwenk.rules.gungi.board import Gungi

    for army, formation in (("black", black), ("white", white)):
        problems = formation.problems()
        if problems:
            raise FormationError(f"the {army} formation is not valid: {'; '.join(problems)}")
    chosen = Gungi(None, **options).chosen()
    swapped = chosen["sides"] == "swapped"
    low, high = (black, white) if swapped else (white, black)
    colors = (Color.BLACK, Color.WHITE) if swapped else (Color.WHITE, Color.BLACK)
    board = f"{low.rows(colors[0], swapped)}/9/9/9/{high.rows(colors[1], swapped)}/"
    return Gungi(f"{board} {chosen['first'][0]}", **options)


def attacked_kings(position: Gungi) -> list[str]:
    """What to warn of when the formations are shown: Kings that already stand attacked (5.3)."""
    return [
        f"{army}'s King stands attacked" for color, army in enumerate(("Black", "White"))
        if position.king_attacked(color)
    ]  # fmt: skip


def random_formation(seed: int | None = None) -> Formation:
    """A valid formation by chance; the seed decides which."""
    chance = random.Random(seed)
    pawns = list("PPPPPPPYI")
    others = [kind for kind, n in kinds.FRONTS.items() if kind not in "PYI" for _ in range(n)]
    while True:
        formation = Formation()
        chance.shuffle(pawns)
        chance.shuffle(others)
        # Emitters first, for they stand on nothing; the King last, for nothing stands on him.
        order = sorted(others, key=lambda kind: (kind == "R") - (kind in "NF"))
        placed: list[tuple[str, int | None]] = [(kind, None) for kind in order if kind in "NF"]
        placed += [(pawn, column) for column, pawn in enumerate(pawns)]
        placed += [(kind, None) for kind in order if kind not in "NF"]
        try:
            for kind, column in placed:
                formation = _put_somewhere(formation, kind, column, chance)
        except FormationError:
            continue
        return formation


def _put_somewhere(
    formation: Formation, kind: str, column: int | None, chance: random.Random
) -> Formation:
    places = [p for p in PLACES if column is None or p[0] == "abcdefghi"[column]]
    chance.shuffle(places)
    for place in places:
        try:
            return formation.put(place, kind)
        except FormationError:
            continue
    raise FormationError(f"no place for {kind}")


FORMATIONS: dict[str, Formation] = {
    name: Formation(text)
    for name, text in {
        "book-black": "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2",
        "book-white": "1(PTA)1QL(TPA)Q1(UP)/P1(YA)(SI)(SP)R(FP)P1/1N7",
        # Pawns in one line, everything behind them, the King between Fortress and Lion.
        "wall": "PPPIYPPPP/ASTQ1QTSA/1LAFR1NU1",
        # Pairs on every second square, to jump on and off.
        "towers": "(PA)1(PS)1(YL)1(PS)1(PA)/1(PT)1(PQ)F(PQ)1(IT)1/2N1RA1U1",
        # Assassins at the front, the wings held by Lion and Unicorn.
        "riders": "PAPYPIPAP/1PQS1SQP1/LATFRNT1U",
        # The King in the corner behind Fortress and Swordsmen.
        "corner": "PPPPYPPIP/1A1QTQ1FS/LAU1NATSR",
        # All strength in the middle columns, lifted by Cannon and Fortress.
        "spear": "PI(PA)(PS)(YL)(PS)(PA)PP/2TQFQT2/1U1RNA3",
        # No towers and open lines: the most to move with.
        "open": "P1P1P1P1P/SPAYLIAPS/QUTNRFTAQ",
    }.items()
}
