"""Gungi's people, weapons and buildings, each drawn within 45 of its middle.

A glyph is a list of strokes, painted in turn: `fill` is a surface of ink, `cut` one in the colour
of the piece, `tusk` one in that colour with an outline of ink; `line` and `thin` are lines of ink,
`gap` and `slit` lines in the colour of the piece.
"""

from __future__ import annotations

Glyph = tuple[tuple[str, str], ...]


def dot(x: float, y: float, r: float) -> str:
    """A disc, as path data."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


KING: Glyph = (
    ("fill", "M-30 34L-38 -14L-18 6L0 -28L18 6L38 -14L30 34Z"),
    ("fill", dot(-38, -19, 6) + dot(0, -34, 7) + dot(38, -19, 6)),
    ("gap", "M-29 22H29"),
)

SWORDSMAN: Glyph = (
    ("fill", "M38 -38L36 -22L-8 22L-22 8L22 -36Z"),
    ("gap", "M26 -26L-8 8"),
    ("line", "M-29 1L-1 29"),
    ("line", "M-17 17L-30 30"),
    ("fill", dot(-33, 33, 7)),
)

LANCER: Glyph = (
    ("line", "M-14 44V-20"),
    ("fill", "M-14 -46L-3 -25L-14 -15L-25 -25Z"),
    ("fill", "M-10 -10L36 -14L24 3L36 20L-10 16Z"),
)

PAWN: Glyph = (
    ("fill", dot(0, -22, 16)),
    ("fill", "M-17 -6H17V2H10C11 12 15 17 19 22H-19C-15 17 -11 12 -10 2H-17Z"),
    ("fill", "M-24 28H24V38H-24Z"),
)

JOKER: Glyph = (
    (
        "fill",
        "M-24 24C-26 8 -34 2 -42 8C-44 -16 -32 -32 -16 -30C-6 -28 -2 -20 0 -10"
        "C2 -20 6 -28 16 -30C32 -32 44 -16 42 8C34 2 26 8 24 24Z",
    ),
    ("gap", "M0 -10V14"),
    ("fill", dot(-41, 15, 6.5) + dot(41, 15, 6.5)),
    ("line", "M-23 33H23"),
)

MAJOR: Glyph = (
    ("fill", "M0 -42L9 -19L33 -17L15 -1L21 23L0 10L-21 23L-15 -1L-33 -17L-9 -19Z"),
    ("line", "M-25 35H25"),
)

ASSASSIN: Glyph = (
    ("fill", "M0 46L-10 26L-11 -6H11L10 26Z"),
    ("gap", "M0 4V28"),
    ("line", "M-30 -18C-24 -6 -12 -7 0 -7C12 -7 24 -6 30 -18"),
    ("line", "M0 -10V-28"),
    ("fill", dot(0, -35, 8)),
)

CANNON: Glyph = (
    ("fill", "M-34 -2L26 -36L40 -14L-22 24C-32 28 -42 18 -40 8Z"),
    ("gap", "M20 -36L34 -12"),
    ("cut", dot(-6, 20, 24)),
    ("fill", dot(-6, 20, 19)),
    ("cut", dot(-6, 20, 6)),
    ("line", "M6 36L34 38"),
)

FORTRESS: Glyph = (
    (
        "fill",
        "M-30 -36H-17V-26H-7V-36H7V-26H17V-36H30V-14L21 -6V20H-21V-6L-30 -14Z",
    ),
    ("fill", "M-30 25H30V38H-30Z"),
    ("cut", "M-7 20V6A7 7 0 0 1 7 6V20Z"),
)

ARCHER: Glyph = (
    ("line", "M-8 -40C34 -30 34 30 -8 40"),
    ("thin", "M-8 -40L-18 0L-8 40"),
    ("line", "M-34 0H28"),
    ("fill", "M44 0L25 -11V11Z"),
    ("thin", "M-34 0L-42 -9M-34 0L-42 9M-26 0L-34 -9M-26 0L-34 9"),
)

CAPTAIN: Glyph = (
    ("fill", "M-34 -14C-36 -54 36 -54 34 -14L26 -11C23 -34 -23 -34 -26 -11Z"),
    (
        "fill",
        "M-26 34C-30 22 -30 4 -26 -6C-22 -20 -12 -26 0 -26C12 -26 22 -20 26 -6"
        "C30 4 30 22 26 34L7 42V14H-7V42Z",
    ),
    ("gap", "M-27 -9C-24 -33 24 -33 27 -9"),
    ("cut", "M-19 -3L-5 1V20H-7V9C-13 10 -18 6 -19 -3ZM19 -3L5 1V20H7V9C13 10 18 6 19 -3Z"),
)
