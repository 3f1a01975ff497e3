"""The pieces: letters, backs, kinds, numbers, and what each kind can do (rules 1, 6, 9, 11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Army = Literal["black", "white"]
Offset = tuple[int, int]  # (right, forward)

OTHER: dict[Army, Army] = {"black": "white", "white": "black"}

# 1.2: front letter, back letter, how many of them an army has. The King has no back.
SETS: list[tuple[str, str | None, int]] = [
    ("R", None, 1),
    ("S", "Z", 2),
    ("P", "B", 7),
    ("Y", "M", 1),
    ("I", "J", 1),
    ("A", "C", 3),
    ("N", "W", 1),
    ("F", "G", 1),
    ("L", "D", 1),
    ("U", "X", 1),
    ("Q", "E", 2),
    ("T", "O", 2),
]

# 1.4: turning a piece goes either way.
TURNED: dict[str, str] = {}
for _front, _back, _number in SETS:
    if _back is not None:
        TURNED[_front] = _back
        TURNED[_back] = _front

LETTERS = frozenset(TURNED) | {"R"}
FRONTS = frozenset(front for front, _, _ in SETS)

_SAME_KIND = {"Y": "P", "I": "P", "W": "G"}


def kind_of(letter: str) -> str:
    """The kind a letter shows; 1.3: P, Y, I are one kind (P), and so are G, W (G)."""
    return _SAME_KIND.get(letter, letter)


# All of the following hold kinds, not letters.
FOUNDATIONS = frozenset("NFAC")  # 9.1
LIMITED = frozenset("PAG")  # 9.2 and 12.2: P Y I A G W
NOT_LIFTED = frozenset("RGLDX")  # 9.3: R G W L D X
EMITTERS = frozenset("NF")  # 9.3
IMMOBILE = frozenset("NF")  # 4.4, 6.1, 8.1


def offsets(text: str) -> frozenset[Offset]:
    """Read the offsets as the rules write them: "±1,2 0,-1" is (1,2), (-1,2) and (0,-1)."""
    found: set[Offset] = set()
    for pair in text.split():
        right, forward = pair.split(",")
        rights = [int(right[1:]), -int(right[1:])] if right[0] == "±" else [int(right)]
        forwards = [int(forward[1:]), -int(forward[1:])] if forward[0] == "±" else [int(forward)]
        found |= {(r, f) for r in rights for f in forwards}
    return frozenset(found)


@dataclass(frozen=True)
class Pattern:
    """The moves of a kind at a level: squares jumped to, and directions slid along (6.2)."""

    jumps: frozenset[Offset]
    slides: frozenset[Offset]


def pattern(jumps: str, slides: str = "") -> Pattern:
    return Pattern(offsets(jumps), offsets(slides))


_NEIGHBOURS = "±1,±1 ±1,0 0,±1"
_STRAIGHT = "0,±1 ±1,0"
_DIAGONAL = "±1,±1"

# The table of section 6, levels 1, 2, 3; a level that is not given is like the one before it.
_TABLE: dict[str, list[Pattern]] = {
    "R": [pattern(_NEIGHBOURS)],
    "S": [pattern("±1,1 0,1 ±1,0 0,-1"), pattern("0,2 ±1,1 ±1,0 0,-2")],
    "Z": [pattern("0,2 0,1 ±1,0 0,-1")],
    "P": [pattern("0,1"), pattern("0,1 ±2,0"), pattern("±1,1 ±2,0")],
    "B": [pattern("±1,0")],
    "M": [pattern("±1,1 0,1 ±1,0 0,-1")],
    "J": [pattern(_STRAIGHT), pattern(_DIAGONAL)],
    "A": [pattern("±1,2"), pattern("±1,2 ±1,1")],
    "C": [
        pattern("±1,2 0,-1"),
        pattern("±1,2 ±1,1 0,-1"),
        pattern("±1,2 ±1,1 ±1,-2 ±2,-2"),
    ],
    "G": [pattern("", slides="0,1"), pattern(_DIAGONAL)],
    "L": [pattern("", slides=_STRAIGHT), pattern(_DIAGONAL)],
    "D": [pattern(_DIAGONAL, slides=_STRAIGHT), pattern(_DIAGONAL)],
    "U": [pattern("", slides=_DIAGONAL), pattern(_STRAIGHT)],
    "X": [pattern(_STRAIGHT, slides=_DIAGONAL), pattern(_STRAIGHT)],
    "Q": [pattern("0,2 ±2,0"), pattern("±2,2 0,±1"), pattern("±2,2 ±2,0 0,-2")],
    "E": [
        pattern("0,1 ±1,-1 0,-1"),
        pattern("0,±1 ±2,-2"),
        pattern("0,1 ±1,-1 0,-1 ±2,-2"),
    ],
    "T": [
        pattern("±1,1 0,1 ±1,-1"),
        pattern("±1,1 0,1 ±1,-1 0,-1"),
        pattern("±1,±1 ±2,0 ±2,-2"),
    ],
    "O": [pattern(_DIAGONAL), pattern(_STRAIGHT)],
    "N": [pattern("")],
    "F": [pattern("")],
}


def table(kind: str, level: int) -> Pattern:
    """The pattern of a kind at level 1, 2 or 3."""
    levels = _TABLE[kind]
    return levels[min(level, len(levels)) - 1]


# Section 6, last line, and 11.3: the mount moves, the same at every level.
MOUNTS: dict[str, frozenset[Offset]] = {
    "J": offsets(_DIAGONAL),
    "O": offsets(_STRAIGHT),
    "E": offsets("±1,1 0,1 0,-1"),
    "U": offsets("±1,1 0,1 ±1,2 0,2"),
}
