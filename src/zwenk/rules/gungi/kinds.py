"""The kinds of Gungi's pieces: letters, backs, characteristics, move sets (1, 6, 9)."""

from __future__ import annotations

# A kind's number is 1 + its place here; on the board 32 is added for White.
LETTERS = "RSPYIANFLUQTZBMJCWGDXEO"
NAMES = {
    "R": "King", "S": "Swordsman", "P": "Pawn", "Y": "Pawn", "I": "Pawn", "A": "Assassin",
    "N": "Cannon", "F": "Fortress", "L": "Lion", "U": "Unicorn", "Q": "Archer", "T": "Captain",
    "Z": "Lancer", "B": "Joker", "M": "Major", "J": "Boar", "C": "Horse", "W": "Griffin",
    "G": "Griffin", "D": "Dragon", "X": "Phoenix", "E": "Elephant", "O": "Bear",
}  # fmt: skip


def plural(name: str) -> str:
    """Of a piece's name, with or without its army before it."""
    if name.endswith("man"):
        return name.removesuffix("man") + "men"
    return name + ("es" if name.endswith("x") else "s")


# Fronts: how many each army has, and what is on their backs (1.2, 1.4).
FRONTS = {
    "R": 1,
    "S": 2,
    "P": 7,
    "Y": 1,
    "I": 1,
    "A": 3,
    "N": 1,
    "F": 1,
    "L": 1,
    "U": 1,
    "Q": 2,
    "T": 2,
}
BACKS = dict(zip("SPYIANFLUQT", "ZBMJCWGDXEO", strict=True))
TURNED = BACKS | {back: front for front, back in BACKS.items()}


_NUMBERS = {letter: i for i, letter in enumerate(LETTERS, 1)}
_NUMBERS |= {letter.lower(): i for letter, i in _NUMBERS.items()}


def number(letter: str) -> int:
    """1 to 23 for a letter of either case."""
    return _NUMBERS[letter]


def piece(letter: str) -> int:
    """The number of a piece on the board: its kind, and 32 for White's."""
    return _NUMBERS[letter] + 32 * letter.islower()


def letter(code: int) -> str:
    """A piece's letter, in its army's case."""
    return LETTERS[(code & 31) - 1].lower() if code & 32 else LETTERS[(code & 31) - 1]


def per_kind(letters: str) -> list[int]:
    """For each number, whether its letter is among these."""
    return [0] + [int(kind in letters) for kind in LETTERS]


FLIP = [0] * 24
for _letter, _back in TURNED.items():
    FLIP[number(_letter)] = number(_back)

# 1.3: P, Y and I are one kind, and G and W are.
SAME = [0] + [number({"Y": "P", "I": "P", "W": "G"}.get(kind, kind)) for kind in LETTERS]
PAWNS = per_kind("PYI")
GRIFFINS = per_kind("GW")
EMITTERS = per_kind("NF")  # of Ascent (9.3)
FOUNDATIONS = per_kind("NFAC")  # 9.1
LIMITED = per_kind("PYIAGW")  # limited drop (9.2), and so forced recovery (12.2)
LIFTED = [0] + [int(kind not in "RGWLDX") for kind in LETTERS]  # by Ascent (9.3)
MOUNTS_BEARERS = per_kind("JOEU")

FORWARD, STRAIGHT, DIAGONAL = 1, 2, 4  # slides

Offsets = frozenset[tuple[int, int]]


def _both(*offsets: tuple[int, int]) -> Offsets:
    """Offsets (right, forward), each to the right and to the left."""
    return frozenset((sign * dx, dy) for dx, dy in offsets for sign in (1, -1))


_X = _both((1, 1), (1, -1))
_PLUS = _both((0, 1), (0, -1), (1, 0))

# 6: the jumps of each kind at levels 1, 2, 3; a level not given is as the one before it.
JUMPS: dict[str, tuple[Offsets, ...]] = {
    "R": (_X | _PLUS,),
    "S": (_both((1, 1)) | _PLUS, _both((0, 2), (1, 1), (1, 0), (0, -2))),
    "Z": (_both((0, 2)) | _PLUS,),
    "P": (_both((0, 1)), _both((0, 1), (2, 0)), _both((1, 1), (2, 0))),
    "B": (_both((1, 0)),),
    "M": (_both((1, 1)) | _PLUS,),
    "J": (_PLUS, _X),
    "A": (_both((1, 2)), _both((1, 2), (1, 1))),
    "C": (
        _both((1, 2), (0, -1)),
        _both((1, 2), (1, 1), (0, -1)),
        _both((1, 2), (1, 1), (1, -2), (2, -2)),
    ),
    "G": (_both(), _X),
    "L": (_both(), _X),
    "D": (_X, _X),
    "U": (_both(), _PLUS),
    "X": (_PLUS, _PLUS),
    "Q": (
        _both((0, 2), (2, 0)),
        _both((2, 2), (0, 1), (0, -1)),
        _both((2, 2), (2, 0), (0, -2)),
    ),
    "E": (
        _both((0, 1), (1, -1), (0, -1)),
        _both((0, 1), (0, -1), (2, -2)),
        _both((0, 1), (1, -1), (0, -1), (2, -2)),
    ),
    "T": (
        _both((1, 1), (0, 1), (1, -1)),
        _both((1, 1), (0, 1), (1, -1), (0, -1)),
        _both((1, 1), (1, -1), (2, 0), (2, -2)),
    ),
    "O": (_X, _PLUS),
    "N": (_both(),),
    "F": (_both(),),
}
JUMPS |= {"Y": JUMPS["P"], "I": JUMPS["P"], "W": JUMPS["G"]}

# Slides are of level 1 only.
SLIDES = {
    "G": FORWARD, "W": FORWARD, "L": STRAIGHT, "D": STRAIGHT, "U": DIAGONAL, "X": DIAGONAL,
}  # fmt: skip

# 6: where a mounted tower may go, the same at every level.
MOUNTS: dict[str, Offsets] = {
    "J": _X,
    "O": _PLUS,
    "E": _both((1, 1), (0, 1), (0, -1)),
    "U": _both((1, 1), (0, 1), (1, 2), (0, 2)),
}


def jumps(kind: str, level: int) -> Offsets:
    """The jumps of a kind at a level."""
    levels = JUMPS[kind]
    return levels[min(level, len(levels)) - 1]


def slides(kind: str, level: int) -> int:
    """The slides of a kind at a level: a sum of FORWARD, STRAIGHT, DIAGONAL."""
    return SLIDES.get(kind, 0) if level == 1 else 0
