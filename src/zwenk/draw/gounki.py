"""Gounki: eight by eight squares, and stacks of rounds and squares."""

from __future__ import annotations

from zwenk.draw.squares import CELL, cells, grid, marks, names
from zwenk.draw.svg import element
from zwenk.draw.theme import Army
from zwenk.draw.view import Sheet, View, placed, turn_mark
from zwenk.rules.values import WHITE, Piece

COLUMNS, ROWS = "abcdefgh", "87654321"
FIELDS = [column + row for row in ROWS for column in COLUMNS]

# How wide a piece is, and where it lies, for stacks of one, two, three. The order in a stack
# means nothing, so its pieces lie spread out, each to be seen whole or nearly.
_SPREAD = (
    (64.0, ((0.0, 0.0),)),
    (52.0, ((-17.0, 16.0), (17.0, -16.0))),
    (46.0, ((-23.0, 19.0), (23.0, 19.0), (0.0, -20.0))),
)


def sheet(view: View) -> Sheet:
    """The board with what stands on it."""
    margin = 46.0 if view.coordinates else 18.0
    right = 46.0
    board = grid(COLUMNS, ROWS, margin, 18.0, view.flip)
    theme = view.theme
    stacks: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.square, []).append(piece)
    size = (margin + 8 * CELL + right, 18 + 8 * CELL + margin)
    low = (view.turn == WHITE) != view.flip
    return Sheet(
        size,
        [
            cells(board, lambda name: theme.dark if _is_dark(name) else theme.light, theme, 0),
            marks(board, view.highlight, theme),
            names(board, view),
            "".join(
                _stack(stack, board.place(square), view) for square, stack in stacks.items()
            ),
            turn_mark(view.turn, (size[0] - 22, size[1] - margin - 17 if low else 35), 13, theme),
        ],
    )


def _is_dark(field: str) -> bool:
    return (COLUMNS.index(field[0]) + int(field[1])) % 2 == 1


def _stack(stack: list[Piece], at: tuple[float, float], view: View) -> str:
    width, spots = _SPREAD[len(stack) - 1]
    return "".join(
        placed(piece, (at[0] + x, at[1] + y), simple(piece.kind, width, view.theme.army(piece.color)))
        for piece, (x, y) in zip(sorted(stack, key=lambda p: p.level), spots, strict=True)
    )


def simple(kind: str, width: float, army: Army) -> str:
    """A round or a square."""
    if kind == "round":
        body = element("circle", r=width / 2, fill=army.fill, stroke=army.line, stroke_width=3)
        ring = element("circle", r=width * 0.34, fill="none", stroke=army.ink, stroke_width=2.5)
    else:
        half, inner = width * 0.46, width * 0.3
        body = element("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=3, fill=army.fill, stroke=army.line, stroke_width=3)
        ring = element("rect", x=-inner, y=-inner, width=2 * inner, height=2 * inner, rx=2, fill="none", stroke=army.ink, stroke_width=2.5)
    return body + (ring if army.ringed else "")
