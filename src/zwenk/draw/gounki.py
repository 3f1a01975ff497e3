"""Gounki: eight by eight squares, and stacks of rounds and squares."""

from __future__ import annotations

from zwenk.draw.squares import CELL, cells, grid, marks, names
from zwenk.draw.svg import Point, element, group
from zwenk.draw.theme import Theme
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
            group(
                (_stack(stack, board.place(square), view) for square, stack in stacks.items()),
                class_="pieces",
            ),
            turn_mark(view.turn, (size[0] - 22, size[1] - margin - 17 if low else 35), 13, theme),
        ],
    )


def _is_dark(field: str) -> bool:
    return (COLUMNS.index(field[0]) + int(field[1])) % 2 == 1


def _stack(stack: list[Piece], at: Point, view: View) -> str:
    width, spots = _SPREAD[len(stack) - 1]
    return "".join(
        placed(piece, piece.kind, (at[0] + x, at[1] + y), alone(piece, view.theme, width))
        for piece, (x, y) in zip(sorted(stack, key=lambda p: p.level), spots, strict=True)
    )


def alone(piece: Piece, theme: Theme, width: float = 64.0) -> str:
    """A round or a square around its own middle; a black one has a ring of its shape."""
    army = theme.army(piece.color)
    outer: dict[str, str | float] = {"fill": army.fill, "stroke": army.line, "stroke_width": 3.2}
    inner: dict[str, str | float] = {"fill": "none", "stroke": army.ink, "stroke_width": 2.6}
    if piece.kind == "round":
        body = element("circle", r=width / 2, **outer)
        ring = element("circle", r=width / 3, **inner)
    else:  # of about the same area
        body = _square(0.46 * width, **outer)
        ring = _square(0.3 * width, **inner)
    return body + (ring if army.ringed else "")


def _square(half: float, **paint: str | float) -> str:
    return element("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=3, **paint)
