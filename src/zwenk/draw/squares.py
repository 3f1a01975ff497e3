"""A board of squares in rows and columns, for Gounki and Gungi: cells, names, highlights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from zwenk.draw.svg import Point, element, group, label, translate
from zwenk.draw.theme import Theme
from zwenk.draw.view import View

CELL = 100.0


class Grid(NamedTuple):
    """Where the squares are: columns from the left, rows from the top, as they are now seen."""

    columns: Sequence[str]
    rows: Sequence[str]
    left: float
    top: float

    def place(self, field: str) -> Point:
        """The middle of a square."""
        x, y = self.columns.index(field[0]), self.rows.index(field[1])
        return self.left + CELL * (x + 0.5), self.top + CELL * (y + 0.5)

    def fields(self) -> list[str]:
        """All squares in reading order."""
        return [column + row for row in self.rows for column in self.columns]


def grid(columns: str, rows: str, left: float, top: float, flip: bool) -> Grid:
    """The grid with its first row on top, or turned half round."""
    return Grid(columns[::-1], rows[::-1], left, top) if flip else Grid(columns, rows, left, top)


def cells(board: Grid, fill: Callable[[str], str], theme: Theme, line: float) -> str:
    """The squares, and a frame around them."""
    across, down = CELL * len(board.columns), CELL * len(board.rows)
    frame = element(
        "rect",
        x=board.left,
        y=board.top,
        width=across,
        height=down,
        fill="none",
        stroke=theme.frame,
        stroke_width=4,
    )
    return group(
        [*(_cell(board, name, fill(name), theme, line) for name in board.fields()), frame],
        class_="board",
    )


def _cell(board: Grid, name: str, fill: str, theme: Theme, line: float) -> str:
    x, y = board.place(name)
    return element(
        "rect",
        x=x - CELL / 2,
        y=y - CELL / 2,
        width=CELL,
        height=CELL,
        fill=fill,
        stroke=theme.grid if line else None,
        stroke_width=line or None,
        data_field=name,
    )


def marks(board: Grid, names: Iterable[str], theme: Theme) -> str:
    """The highlighted squares: another colour, and a border inside."""
    return group(
        (
            element(
                "rect",
                x=-CELL / 2 + 4,
                y=-CELL / 2 + 4,
                width=CELL - 8,
                height=CELL - 8,
                fill=theme.mark,
                stroke=theme.mark_line,
                stroke_width=5,
                data_mark=name,
                transform=translate(board.place(name)),
            )
            for name in dict.fromkeys(names)
        ),
        class_="highlight",
    )


def names(board: Grid, view: View) -> str:
    """The letters of the columns below the board, the numbers of the rows on its left."""
    if not view.coordinates:
        return ""
    low = board.top + CELL * len(board.rows)
    letters = (
        label(
            column,
            (board.left + CELL * (i + 0.5), low + 23),
            26,
            view.theme.text,
            data_label=column,
        )
        for i, column in enumerate(board.columns)
    )
    numbers = (
        label(
            row,
            (board.left - 23, board.top + CELL * (i + 0.5)),
            26,
            view.theme.text,
            data_label=row,
        )
        for i, row in enumerate(board.rows)
    )
    return group([*letters, *numbers], class_="coordinates")
