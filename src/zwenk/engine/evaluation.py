"""What the search must know of a game beyond its rules: each game gives its own answers."""

from __future__ import annotations

from zwenk.rules.position import Position, Scratch

try:
    import cython
except ImportError:  # uncompiled, and Cython not installed
    import zwenk._nocython as cython  # type: ignore[no-redef]

# What `outlook` can say of who decides now.
LOST, OPEN, WON, DRAWN = -1, 0, 1, 2
SLOTS = 16384
LOUD = 1 << 24  # above it a rank is a loud move's
UNKNOWN = 1 << 20  # more than any move gains


@cython.cclass
class Evaluation:
    """Judges one working position, on which the search makes and unmakes moves."""

    def __init__(self) -> None:
        """`margin` is the worth of a decision, by which shallow searches are cut short."""
        self.margin = 100
        self.away = 0

    def attach(self, position: Position) -> None:
        """From now on judges this position, as moves are made on it."""
        self.position = position

    def use_tables(self, wanted: bool) -> None:
        """Whether to ask the exact tables, in the games that have them."""

    def judge(self) -> int:
        """The value of the position, in hundredths of a piece, for who decides now."""
        return int(self.value())

    def weighs(self, code: int) -> int:
        """What a move wins at once, in hundredths of a piece."""
        return int(self.weigh(code))

    def gains(self, code: int) -> int | None:
        """What a quiet move adds to the value for who makes it, if that is known."""
        gained = int(self.gain(code))
        return None if gained == UNKNOWN else gained

    def is_lasting(self, code: int) -> bool:
        """Whether no position from before this move can come up again."""
        return bool(self.lasting(code))

    # -- below: C, no GIL ------------------------------------------------------------------

    def outlook(self) -> cython.int:
        """Whether it is plain, without a search, how the game ends: in `away` decisions."""
        return OPEN

    def final(self) -> cython.int:
        """How a position without a legal move ends for who is to move: 1, 0 or -1."""
        return -1

    def value(self) -> cython.int:
        """The value of the position for who decides now."""
        return 0

    def endangered(self) -> cython.bint:
        """Whether the opponent threatens to win at once, so that a deeper look is worth it."""
        return False

    def passes(self) -> cython.bint:
        """Whether to try what a pass would bring, which is no move but tells a good position."""
        return False

    def loud(self, scratch: Scratch, n: cython.int) -> cython.int:
        """Writes the moves that a search must not stop before; may give some not legal."""
        return n

    def keep_loud(self, scratch: Scratch, first: cython.int, end: cython.int) -> cython.int:
        """Leaves the quiet ones of these moves out; tells where the others end."""
        i: cython.int
        for i in range(first, end):
            if self.weigh(scratch.codes[i]):
                scratch.codes[first] = scratch.codes[i]
                first += 1
        return first

    def weigh(self, code: cython.ulonglong) -> cython.int:
        """What a move wins at once, in hundredths of a piece: 0 for a quiet one."""
        return 0

    def gain(self, code: cython.ulonglong) -> cython.int:
        """What a quiet move adds to the value for who makes it, if that is known."""
        return UNKNOWN

    def rank(self, code: cython.ulonglong) -> cython.int:
        """What a loud move wins, plus LOUD; what a quiet one adds to the value."""
        won: cython.int = self.weigh(code)
        return LOUD + won if won else self.gain(code)

    def slot(self, code: cython.ulonglong) -> cython.int:
        """Where what is learned about a move is kept, below SLOTS."""
        return code & (SLOTS - 1)

    def lasting(self, code: cython.ulonglong) -> cython.bint:
        """Whether no position from before this move can come up again."""
        return False
