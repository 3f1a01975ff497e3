"""Gungi's pieces: round, with a glyph for the kind, and a tab with its letter."""

from __future__ import annotations

from zwenk.draw import gungi_arms as arms
from zwenk.draw import gungi_beasts as beasts
from zwenk.draw.gungi_arms import Glyph
from zwenk.draw.svg import Point, element, group, label, number, translate
from zwenk.draw.theme import Army

# P, Y and I are pawns, G and W griffins: the same on their faces, with another back.
KINDS: dict[str, tuple[str, Glyph]] = {
    "R": ("King", arms.KING),
    "S": ("Swordsman", arms.SWORDSMAN),
    "Z": ("Lancer", arms.LANCER),
    "P": ("Pawn", arms.PAWN),
    "Y": ("Pawn", arms.PAWN),
    "I": ("Pawn", arms.PAWN),
    "B": ("Joker", arms.JOKER),
    "M": ("Major", arms.MAJOR),
    "J": ("Boar", beasts.BOAR),
    "A": ("Assassin", arms.ASSASSIN),
    "C": ("Horse", beasts.HORSE),
    "N": ("Cannon", arms.CANNON),
    "F": ("Fortress", arms.FORTRESS),
    "W": ("Griffin", beasts.GRIFFIN),
    "G": ("Griffin", beasts.GRIFFIN),
    "L": ("Lion", beasts.LION),
    "D": ("Dragon", beasts.DRAGON),
    "U": ("Unicorn", beasts.UNICORN),
    "X": ("Phoenix", beasts.PHOENIX),
    "Q": ("Archer", arms.ARCHER),
    "E": ("Elephant", beasts.ELEPHANT),
    "T": ("Captain", arms.CAPTAIN),
    "O": ("Bear", beasts.BEAR),
}

TAB = (25.0, 23.0)


def glyph(kind: str, army: Army) -> str:
    """The drawing of a kind, within 45 of its middle."""
    return "".join(_stroke(stroke, d, army) for stroke, d in KINDS[kind][1])


def _stroke(stroke: str, d: str, army: Army) -> str:
    ink, ground = army.ink, army.fill
    if stroke == "cut":
        return element("path", d=d, fill=ground)
    if stroke == "tusk":
        return element(
            "path", d=d, fill=ground, stroke=ink, stroke_width=4, stroke_linejoin="round"
        )
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


def disc(radius: float, army: Army, halo: str = "") -> str:
    """The body of a piece; the halo, a colour, sets it off from one that it lies on."""
    rim = element("circle", r=radius + 3.5, fill=halo) if halo else ""
    return rim + element("circle", r=radius, fill=army.fill, stroke=army.line, stroke_width=2.5)


def face(kind: str, radius: float, army: Army, halo: str = "") -> str:
    """A piece from above: the disc, a ring if it is black, and the glyph."""
    ring = element("circle", r=radius - 4.5, fill="none", stroke=army.ink, stroke_width=1.8)
    scaled = group((glyph(kind, army),), transform=f"scale({number((radius - 8.5) / 47)})")
    return disc(radius, army, halo) + (ring if army.ringed else "") + scaled


def tab(kind: str, at: Point, army: Army) -> str:
    """The letter of a piece on a small label: an angular one if it is black, else a round one."""
    width, height = TAB
    body = element(
        "rect",
        x=-width / 2,
        y=-height / 2,
        width=width,
        height=height,
        rx=3 if army.ringed else 10,
        fill=army.fill,
        stroke=army.ink,
        stroke_width=2,
    )
    letter = label(kind, (0, 0), 19, army.ink, font_weight="bold")
    return group((body, letter), transform=translate(at))
