"""Gungi's pieces: round, with a glyph for the kind, and a tab with its letter."""

from __future__ import annotations

from zwenk.draw import gungi_arms as arms
from zwenk.draw import gungi_beasts as beasts
from zwenk.draw.gungi_arms import Glyph
from zwenk.draw.svg import Point, element, group, label, translate
from zwenk.draw.theme import Army

# P, Y and I are pawns, G and W griffins: the same on their faces, with another back.
GLYPHS: dict[str, Glyph] = {
    "R": arms.KING,
    "S": arms.SWORDSMAN,
    "Z": arms.LANCER,
    "P": arms.PAWN,
    "Y": arms.PAWN,
    "I": arms.PAWN,
    "B": arms.JOKER,
    "M": arms.MAJOR,
    "J": beasts.BOAR,
    "A": arms.ASSASSIN,
    "C": beasts.HORSE,
    "N": arms.CANNON,
    "F": arms.FORTRESS,
    "W": beasts.GRIFFIN,
    "G": beasts.GRIFFIN,
    "L": beasts.LION,
    "D": beasts.DRAGON,
    "U": beasts.UNICORN,
    "X": beasts.PHOENIX,
    "Q": arms.ARCHER,
    "E": beasts.ELEPHANT,
    "T": arms.CAPTAIN,
    "O": beasts.BEAR,
}

TAB = (25.0, 23.0)


def glyph(kind: str, army: Army) -> str:
    """The drawing of a kind, within 45 of its middle."""
    return "".join(_stroke(stroke, d, army) for stroke, d in GLYPHS[kind])


def _stroke(stroke: str, d: str, army: Army) -> str:
    ink, ground = army.ink, army.fill
    if stroke == "cut":
        return element("path", d=d, fill=ground)
    if stroke == "tusk":
        return element("path", d=d, fill=ground, stroke=ink, stroke_width=4, stroke_linejoin="round")
    if stroke == "fill":
        return element("path", d=d, fill=ink, stroke=ink, stroke_width=2, stroke_linejoin="round")
    width = {"line": 8, "thin": 5, "gap": 5, "slit": 3.5}[stroke]
    return element(
        "path",
        d=d,
        fill="none",
        stroke=ground if stroke in ("gap", "slit") else ink,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def disc(radius: float, army: Army) -> str:
    """The body of a piece; a black one has a ring."""
    body = element("circle", r=radius, fill=army.fill, stroke=army.line, stroke_width=2.5)
    ring = element("circle", r=radius - 4.5, fill="none", stroke=army.ink, stroke_width=1.8)
    return body + (ring if army.ringed else "")


def face(kind: str, radius: float, army: Army) -> str:
    """A piece from above: the disc and its glyph."""
    return disc(radius, army) + group(
        (glyph(kind, army),), transform=f"scale({(radius - 7) / 47:.3f})"
    )


def tab(kind: str, at: Point, army: Army) -> str:
    """The letter of a piece on a small label of its colour; a black one has a double border."""
    width, height = TAB
    body = element(
        "rect",
        x=-width / 2,
        y=-height / 2,
        width=width,
        height=height,
        rx=7,
        fill=army.fill,
        stroke=army.line,
        stroke_width=2.5,
    )
    return group((body, label(kind, (0, 0), 19, army.ink, font_weight="bold")), transform=translate(at))
