"""Wedges, tombstones and pillars, drawn around their own middle on a hexagon of side 100."""

from __future__ import annotations

from zwenk.draw.svg import element, group, label, path
from zwenk.draw.theme import Army

LINE = 3.5

# A wedge whose peak is up: the peak, the flanks, each of two sides, and at the foot the block.
_PEAK, _SHOULDER, _HEEL = (0.0, -60.0), (44.0, -2.0), (33.0, 27.0)
_OUTLINE = path([_PEAK, _SHOULDER, _HEEL, (-33, 27), (-44, -2)])
_RIGHT = path([_PEAK, _SHOULDER, _HEEL, (0, 27)])
_TIP = path([(0, -49), (13, -33), (0, -25), (-13, -33)])
_RING = path([(0, -13), (27, 2), (22, 17), (-22, 17), (-27, 2)])

_STONE = "M-28 38V-18A28 28 0 0 1 28 -18V38Z"
_WRITING = "M-13 -20H13M-13 -5H13M-7 10H7"


def wedge(turned: int, army: Army) -> str:
    """A wedge, turned so many sixths clockwise from pointing up."""
    return group(
        (
            element("path", d=_OUTLINE, fill=army.fill),
            element("path", d=_RIGHT, fill=army.shade),
            _line(_OUTLINE, army.line),
            element("path", d=_TIP, fill=army.ink),
            _line(_RING, army.ink) if army.ringed else "",
            element(
                "rect",
                x=-43,
                y=27,
                width=86,
                height=25,
                rx=4,
                fill=army.fill,
                stroke=army.line,
                stroke_width=LINE,
            ),
            _line("M-31 39.5H31", army.ink, 5.5),
        ),
        transform=f"rotate({60 * turned})" if turned else None,
    )


def tombstone(army: Army) -> str:
    """A dead wedge, set upright: it points nowhere."""
    return "".join(
        (
            element(
                "ellipse", cy=38, rx=42, ry=10, fill=army.shade, stroke=army.line, stroke_width=LINE
            ),
            element("path", d=_STONE, fill=army.fill, stroke=army.line, stroke_width=LINE),
            _line(_WRITING, army.ink, 4.5),
        )
    )


def pillar(height: int, army: Army) -> str:
    """As many discs as the pillar is high, and the number on the uppermost."""
    thick = min(14.0, 62 / height)
    low = 24.0
    rx, ry = 45.0, 24.0
    discs = []
    for floor in range(height):
        y = low - thick * floor
        top = y - thick
        side = f"M{-rx} {top:g}V{y:g}A{rx} {ry} 0 0 0 {rx} {y:g}V{top:g}"
        fill = army.fill if floor % 2 else army.shade
        discs.append(element("path", d=side, fill=fill, stroke=army.line, stroke_width=LINE))
    top = low - thick * height
    face = element(
        "ellipse", cy=top, rx=rx, ry=ry, fill=army.fill, stroke=army.line, stroke_width=LINE
    )
    ring = element(
        "ellipse", cy=top, rx=rx - 7, ry=ry - 6, fill="none", stroke=army.ink, stroke_width=2
    )
    number = label(str(height), (0, top), 36, army.ink, font_weight="bold")
    return "".join((*discs, face, ring if army.ringed else "", number))


def _line(d: str, stroke: str, width: float = LINE) -> str:
    return element(
        "path",
        d=d,
        fill="none",
        stroke=stroke,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
