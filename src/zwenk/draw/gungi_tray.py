"""What a player of Gungi has beside the board: reserve, recovered and waiting pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from zwenk.draw.gungi_pieces import KINDS, face, tab
from zwenk.draw.svg import Point, element, group, label, translate, words
from zwenk.draw.theme import Theme
from zwenk.draw.view import View, turn_mark
from zwenk.rules.values import Color, Piece

WIDTH, HEIGHT = 900.0, 84.0
SLOT = 78.0  # the room for a kind, when there are not too many
SIGN = 0.7  # of a slot: the room for what sets one place off from another
START, END = 62.0, WIDTH - 12
TIMES = "\u00d7"
PLACES = ("reserve", "recovered", "waiting")


def tray(color: Color, pieces: Sequence[Piece], corner: Point, view: View) -> str:
    """A player's pieces beside the board, those of a kind together with their number."""
    theme = view.theme
    heaps = {
        place: Counter(sorted(p.kind for p in pieces if p.square == place and p.color == color))
        for place in PLACES
    }
    slots = sum(len(heap) + SIGN * (place != "reserve") for place, heap in heaps.items() if heap)
    step = min(SLOT, (END - START) / max(slots, 1))
    x, middle = START, HEIGHT / 2
    parts = [_box(color, view)]
    for place, heap in heaps.items():
        if heap and place != "reserve":
            parts.append(_sign(place, (x + step * SIGN / 2, middle), theme))
            x += step * SIGN
        for kind, count in heap.items():
            at = (x + step / 2, middle)
            parts.append(_heap(Piece(place, color, kind), count, at, step / SLOT, theme))
            x += step
    return group(parts, class_="tray", data_color=str(color), transform=translate(corner))


def _box(color: Color, view: View) -> str:
    theme = view.theme
    decides = view.turn == color
    box = element(
        "rect",
        width=WIDTH,
        height=HEIGHT,
        rx=12,
        fill=theme.home[color],
        stroke=theme.mark_line if decides else theme.grid,
        stroke_width=4 if decides else 2,
    )
    return box + (turn_mark(color, (34, HEIGHT / 2), 15, theme) if decides else "")


def _heap(piece: Piece, count: int, at: Point, scale: float, theme: Theme) -> str:
    army = theme.army(piece.color)
    drawing = [face(piece.kind, 31, army), tab(piece.kind, (22, 24), army)]
    if count > 1:
        box = element("rect", x=-16, y=-11, width=32, height=22, rx=11, fill=theme.paper)
        number = label(f"{TIMES}{count}", (0, 0), 18, theme.text, font_weight="bold")
        drawing.append(group((box, number), transform=translate((22, -26))))
    return group(
        (
            words("title", f"{piece.color} {KINDS[piece.kind][0]}, {piece.square}: {count}"),
            group(drawing, transform=f"scale({scale:.3f})" if scale < 1 else None),
        ),
        class_="piece",
        data_square=piece.square,
        data_kind=piece.kind,
        data_color=str(piece.color),
        data_count=count,
        transform=translate(at),
    )


def _sign(place: str, at: Point, theme: Theme) -> str:
    """An hourglass before recovered pieces, which cannot be used yet; dots before waiting ones."""
    if place == "recovered":
        drawing = element(
            "path",
            d="M-12 -18H12M-12 18H12M-8 -18C-8 -4 8 4 8 18M8 -18C8 -4 -8 4 -8 18",
            fill="none",
            stroke=theme.text,
            stroke_width=3.5,
            stroke_linecap="round",
        )
    else:
        dots = (element("circle", cx=x, r=4.5, fill=theme.text) for x in (-14, 0, 14))
        drawing = "".join(dots)
    return group((words("title", place), drawing), class_="sign", transform=translate(at))
