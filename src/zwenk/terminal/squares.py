"""Boards of squares in text: Gounki's with its stacks, Gungi's with its towers and reserves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap

from zwenk.rules.gungi import kinds
from zwenk.rules.values import BLACK, WHITE, Color, Piece
from zwenk.terminal.paint import Cell, Paint

WIDE = 5  # the inside of a cell
ROUNDS = {"round": "●○", "square": "■□"}
LETTERS = {"round": "Rr", "square": "Ss"}
PLACES = ("reserve", "recovered", "waiting")
GLUE = "\u00a0"  # a blank at which no line is broken

_UNICODE = {"top": "┌─┬┐", "thin": "├─┼┤", "thick": "╞═╪╡", "low": "└─┴┘", "side": "│"}
_ASCII = {"top": "+-++", "thin": "+-++", "thick": "+=++", "low": "+-++", "side": "|"}


def gounki(pieces: Sequence[Piece], flip: bool, paint: Paint) -> list[str]:
    """Gounki's board: a sign for every piece of a stack."""
    signs = ROUNDS if paint.unicode else LETTERS
    cells = {}
    for square, stack in _stacks(pieces).items():
        text = "".join(signs[piece.kind][piece.color == WHITE] for piece in stack)
        cells[square] = Cell(text, paint.piece(text, stack[0].color))
    legend = (
        paint.piece(f"{signs['round'][color]} {signs['square'][color]}", color) + f" {color}"
        for color in (BLACK, WHITE)
    )
    return [
        *_grid("abcdefgh", "87654321", (), cells, flip, paint),
        "",
        "    " + "   ".join(legend) + "   rounds and squares",
    ]


def gungi(pieces: Sequence[Piece], flip: bool, paint: Paint) -> list[str]:
    """Gungi's board: the letters of a tower from the bottom to the top; Black's are capitals."""
    cells = {}
    for square, tower in _stacks(pieces).items():
        letters = [_letter(piece) for piece in tower]
        shown = "".join(
            paint.piece(letter, piece.color, bold=piece.level == len(tower))
            for letter, piece in zip(letters, tower, strict=True)
        )
        cells[square] = Cell("".join(letters), shown)
    below = [line for color in (WHITE, BLACK) for line in _aside(pieces, color, paint)]
    legend = [
        f"    {line}".replace(GLUE, " ")
        for line in wrap("  ".join(_names(pieces)), 74, break_long_words=False)
    ]
    return [*_grid("abcdefghi", "123456789", (3, 6), cells, flip, paint), "", *below, "", *legend]


def _names(pieces: Sequence[Piece]) -> list[str]:
    """The kinds that are there, each with its letters; a blank in one is no place for a break."""
    letters: dict[str, list[str]] = {}
    for kind in kinds.LETTERS:
        if any(piece.kind == kind for piece in pieces):
            letters.setdefault(kinds.NAMES[kind], []).append(kind)
    return [f"{'/'.join(found)}{GLUE}{name}" for name, found in letters.items()]


def _stacks(pieces: Sequence[Piece]) -> dict[str, list[Piece]]:
    stacks: dict[str, list[Piece]] = {}
    for piece in sorted(pieces, key=lambda piece: piece.level):
        stacks.setdefault(piece.square, []).append(piece)
    return stacks


def _letter(piece: Piece) -> str:
    return piece.kind if piece.color == BLACK else piece.kind.lower()


def _grid(
    columns: str,
    rows: str,
    thick: Sequence[int],
    cells: Mapping[str, Cell],
    flip: bool,
    paint: Paint,
) -> list[str]:
    """The cells with lines between them, a thick one under some rows, and names all around."""
    if flip:
        columns, rows = columns[::-1], rows[::-1]
    names = "    " + " ".join(column.center(WIDE) for column in columns).rstrip()
    side = paint.line(paint.sign(_UNICODE["side"], _ASCII["side"]))
    lines = [names, _border("top", len(columns), paint)]
    for i, row in enumerate(rows, 1):
        inside = (cells.get(column + row, Cell()).centered(WIDE) for column in columns)
        lines.append(f" {row} {side}{side.join(inside)}{side} {row}")
        style = "low" if i == len(rows) else "thick" if i in thick else "thin"
        lines.append(_border(style, len(columns), paint))
    return [*lines, names]


def _border(style: str, columns: int, paint: Paint) -> str:
    left, line, cross, right = tuple((_UNICODE if paint.unicode else _ASCII)[style])
    return "   " + paint.line(left + cross.join([line * WIDE] * columns) + right)


def _aside(pieces: Sequence[Piece], color: Color, paint: Paint) -> list[str]:
    """A player's pieces beside the board: the reserve, and other places that hold some."""
    lines = []
    for place in PLACES:
        heap = Counter(sorted(_letter(p) for p in pieces if p.square == place and p.color == color))
        if not heap and place != "reserve":
            continue
        times = paint.sign("\u00d7", "x")
        words = [
            letter + (f"{times}{count}" if count > 1 else "") for letter, count in heap.items()
        ]
        owner = str(color) if place == "reserve" else ""
        for line in wrap(" ".join(words) or "-", 56, break_long_words=False):
            lines.append(f"    {owner:7}{place:11}{paint.piece(line, color)}")
            owner = place = ""
    return lines
