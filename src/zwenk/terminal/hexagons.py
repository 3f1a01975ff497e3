"""The board of 17 hexagons in text, for Gunzi and Mortale."""

from __future__ import annotations

from collections.abc import Sequence

from zwenk.rules.hex17 import COORDINATES, FIELDS
from zwenk.rules.values import BLACK, Piece
from zwenk.terminal.paint import Cell, Paint

ARROWS = ("↑", "↗", "↘", "↓", "↙", "↖")
PLAIN_ARROWS = ("^", "^>", "v>", "v", "<v", "<^")
ACROSS, DOWN = 10, 2  # characters and lines from a field to the next column and the next height
WIDE = 10  # the inside of a hexagon, at its middle
LEFT = 3


def hexagons(pieces: Sequence[Piece], flip: bool, paint: Paint) -> list[str]:
    """The lines of the board: in every hexagon what stands on it, and its name."""
    standing = {piece.square: piece for piece in pieces}
    rows = [[" "] * (LEFT + 4 * ACROSS + WIDE + 2) for _ in range(6 * DOWN + 5)]
    for field, (x, y) in zip(FIELDS, COORDINATES, strict=True):
        if flip:
            x, y = 4 - x, 6 - y
        cell = _cell(standing[field], flip, paint) if field in standing else Cell()
        _draw(rows, LEFT + ACROSS * x, DOWN * (6 - y), cell, field, paint)
    return [paint.joined(row).rstrip() for row in rows] + _legend(pieces, paint)


def _draw(rows: list[list[str]], x: int, y: int, cell: Cell, name: str, paint: Paint) -> None:
    """A hexagon of five lines; neighbours share their borders."""
    up, down = paint.sign("\u2571", "/"), paint.sign("\u2572", "\\")  # diagonals
    inner = WIDE - 2
    flat = paint.line("_")
    for i in range(inner):
        rows[y][x + 2 + i] = rows[y + 4][x + 2 + i] = flat
    for line, (left, right) in enumerate(((1, WIDE), (0, WIDE + 1)), 1):
        rows[y + line][x + left] = rows[y + 5 - line][x + right] = paint.line(up)
        rows[y + line][x + right] = rows[y + 5 - line][x + left] = paint.line(down)
    _write(rows[y + 2], x + 1, cell)
    _write(rows[y + 3], x + 1, Cell(name, name))


def _write(row: list[str], start: int, cell: Cell) -> None:
    """Puts a cell's content in the middle of a hexagon, as one entry and empty ones."""
    left = start + (WIDE - len(cell.plain)) // 2
    for i in range(len(cell.plain)):
        row[left + i] = "" if i else cell.shown


def _cell(piece: Piece, flip: bool, paint: Paint) -> Cell:
    letter = "" if piece.color is None else "B" if piece.color == BLACK else "w"
    if piece.kind == "wedge":
        way = (piece.facing - 1 + 3 * flip) % 6
        text = f"{letter} {paint.sign(ARROWS[way], PLAIN_ARROWS[way])}"
    elif piece.kind == "pillar":
        text = f"{letter} {paint.sign('≡', '#')}{piece.height}"
    else:
        text = paint.sign("†", "T")
    return Cell(text, paint.piece(text, piece.color))


def _legend(pieces: Sequence[Piece], paint: Paint) -> list[str]:
    """What the signs on the board mean, where they do not speak for themselves."""
    kinds = {piece.kind for piece in pieces}
    words = ["B black", "w white"]
    if "tombstone" in kinds:
        words.append(f"{paint.sign('†', 'T')} tombstone")
    if "pillar" in kinds:
        words.append(f"{paint.sign('≡', '#')}2 pillar and its height")
    return ["", " " * LEFT + "   ".join(words)]
