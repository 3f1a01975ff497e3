"""A position as a board in text, for terminals of 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap

from zwenk.draw.view import Drawable, ended, standing
from zwenk.rules.values import Piece
from zwenk.terminal.hexagons import hexagons
from zwenk.terminal.paint import Paint
from zwenk.terminal.squares import gounki, gungi

BOARDS: Mapping[str, Callable[[Sequence[Piece], bool, Paint], list[str]]] = {
    "gunzi": hexagons,
    "mortale": hexagons,
    "gounki": gounki,
    "gungi": gungi,
}


def text_board(
    position: Drawable, *, color: bool = False, flip: bool = False, unicode: bool = True
) -> str:
    """The position with the names of its fields; `color` uses ANSI, `unicode=False` ASCII only."""
    if position.game not in BOARDS:
        raise ValueError(f"no board for {position.game!r}: there are {', '.join(BOARDS)}")
    lines = BOARDS[position.game](position.pieces(), flip, Paint(color, unicode))
    notes: Callable[[], list[str]] = getattr(position, "notes", list)
    said = [] if ended(position) else notes()
    below = [line for note in said for line in wrap(note, 74)]
    above = [f"{position.title}: {standing(position)}", *below, ""]
    return "\n".join([f"    {line}".rstrip() for line in above] + lines)
