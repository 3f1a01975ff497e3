"""What a player of Gungi has beside the board: reserve, recovered and waiting pieces."""

from __future__ import annotations

from collections.abc import Sequence

from zwenk.draw.gungi_pieces import face, tab
from zwenk.draw.svg import Point, element, group, label, words, translate
from zwenk.draw.theme import Theme
from zwenk.draw.view import View, turn_mark
from zwenk.rules.values import Color, Piece

TRAY = 84.0  # its height
WIDTH = 900.0
SLOT = 76.0  # the room for a kind, when there are not too many
PLACES = ("reserve", "recovered", "waiting")


def tray(color: Color, pieces: Sequence[Piece], corner: Point, view: View) -> str:
    """A player's pieces beside the board, those of a kind together with their number."""
    theme = view.theme
    heaps: dict[str, dict[str, int]] = {place: {} for place in PLACES}
    for piece in sorted(pieces):
        if piece.color == color:
            heap = heaps[piece.square]
            heap[piece.kind] = heap.get(piece.kind, 0) + 1
    slots = sum(map(len, heaps.values())) + sum(bool(heaps[place]) for place in PLACES[1:]) * 0.7
    step = min(SLOT, (WIDTH - 64) / max(slots, 1))
    x, y = 64.0, TRAY / 2
    parts = [element("rect", width=WIDTH, height=TRAY, rx=12, fill=theme.home[color], stroke=theme.grid, stroke_width=2)]
    if view.turn == color:
        parts.append(turn_mark(color, (32, y), 15, theme))
    for place, heap in heaps.items():
        if heap and place != "reserve":
            parts.append(group((words("title", place), _SIGN[place](theme)), transform=translate((x + step * 0.35, y))))
            x += step * 0.7
        for kind, count in heap.items():
            parts.append(_heap(place, kind, color, count, (x + step / 2, y), step / SLOT, theme))
            x += step
    return group(parts, class_="tray", data_color=str(color), transform=translate(corner))


def _heap(place: str, kind: str, color: Color, count: int, at: Point, scale: float, theme: Theme) -> str:
    army = theme.army(color)
    number = label(f"×{count}", (24, -26), 19, theme.ink, font_weight="bold") if count > 1 else ""
    return group(
        (
            words("title", f"{color} {kind}, {place}: {count}"),
            group((face(kind, 31, army), tab(kind, (23, 25), army), number), transform=f"scale({scale:.3f})" if scale < 1 else None),
        ),
        class_="piece",
        data_square=place,
        data_kind=kind,
        data_color=str(color),
        data_count=count,
        transform=translate(at),
    )


def _hourglass(theme: Theme) -> str:
    """Recovered: usable after a turn."""
    return element("path", d="M-11 -18H11M-11 18H11M-8 -18C-8 -6 8 6 8 18M8 -18C8 -6 -8 6 -8 18", fill="none", stroke=theme.ink, stroke_width=3.5, stroke_linecap="round")


def _dots(theme: Theme) -> str:
    """Waiting for an empty square."""
    return "".join(element("circle", cx=x, r=4.5, fill=theme.ink) for x in (-13, 0, 13))


_SIGN = {"recovered": _hourglass, "waiting": _dots}
