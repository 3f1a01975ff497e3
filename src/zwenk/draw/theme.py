"""The colours of the drawings; every sign that matters is also a shape."""

from __future__ import annotations

from typing import NamedTuple

from zwenk.rules.values import BLACK, Color


class Army(NamedTuple):
    """What a piece is painted with."""

    fill: str  # the body
    shade: str  # the body's other facets
    line: str  # the outline
    ink: str  # what is drawn on the body: glyphs and letters
    ringed: bool = False  # Black's pieces have a ring, so that colour is not the only sign


class Theme(NamedTuple):
    """All the colours of a picture."""

    paper: str  # behind the board
    text: str  # coordinates, numbers
    grid: str  # the lines between fields
    frame: str  # around the board
    light: str  # fields
    dark: str  # fields of the other colour
    home: tuple[str, str]  # the fields of Black's and of White's home
    halo: str  # between the pieces of a tower, where their outlines do not part them
    mark: str  # highlighted fields
    mark_line: str
    black: Army
    white: Army
    stone: Army  # what is nobody's

    def army(self, color: Color | None) -> Army:
        if color is None:
            return self.stone
        return self.black if color == BLACK else self.white


LIGHT = Theme(
    paper="#faf6ee",
    text="#574e43",
    grid="#a8977c",
    frame="#6f6049",
    light="#f1e7d3",
    dark="#d3b995",
    home=("#e3d2b3", "#dcdccd"),
    halo="#fffdf8",
    mark="#f6cf5e",
    mark_line="#b57a08",
    black=Army("#26282f", "#3f434f", "#0e0f13", "#f4ecdc", ringed=True),
    white=Army("#fffdf8", "#ece3d1", "#33302b", "#26282f"),
    stone=Army("#a9a7a2", "#8d8b86", "#5c5a56", "#4a4845"),
)

DARK = Theme(
    paper="#1d1f24",
    text="#cfc9ba",
    grid="#1d1f24",
    frame="#7d7f87",
    light="#5d6069",
    dark="#454851",
    home=("#55524f", "#4a545c"),
    halo="",
    mark="#8a6d1f",
    mark_line="#f0c24a",
    black=Army("#121317", "#2a2c33", "#d8d2c4", "#f4ecdc", ringed=True),
    white=Army("#f7f1e3", "#d9d1bf", "#0e0f13", "#22242a"),
    stone=Army("#8f9096", "#74757b", "#2a2b2f", "#303136"),
)

THEMES = {"light": LIGHT, "dark": DARK}


def named(name: str) -> Theme:
    """The theme of that name."""
    if name not in THEMES:
        raise ValueError(f"no theme {name!r}: there are {', '.join(THEMES)}")
    return THEMES[name]
