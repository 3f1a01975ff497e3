"""What the tests look at: positions to draw, and pictures taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree import ElementTree

from zwenk.draw import svg
from zwenk.rules import start
from zwenk.rules.values import BLACK, WHITE, Color, Piece

Point = tuple[float, float]

SVG = "{http://www.w3.org/2000/svg}"
GAMES = ("gunzi", "mortale", "gounki", "gungi")


class Position(NamedTuple):
    """Stands in for a position: it has what a drawing needs, and nothing else."""

    game: str
    men: tuple[Piece, ...] = ()
    turn: Color = BLACK
    title: str = "A game"

    def pieces(self) -> list[Piece]:
        return list(self.men)


def played(game: str, seed: int) -> Position:
    """A position of a random game: the larger the seed, the later in it."""
    position, _ = start(game).playout(seed, 4 * seed)
    return Position(game, tuple(position.pieces()), position.turn, position.title)


def tower(square: str, letters: str) -> tuple[Piece, ...]:
    """A tower of Gungi from the bottom up, Black's letters upper case as in the position's text."""
    return tuple(
        Piece(square, BLACK if letter.isupper() else WHITE, letter.upper(), level)
        for level, letter in enumerate(letters, 1)
    )


def beside(place: str, letters: str) -> tuple[Piece, ...]:
    """Pieces of Gungi that are off the board."""
    return tuple(tower(place, letter)[0] for letter in letters)


@dataclass(frozen=True)
class Element:
    """An element of a picture, with the place of its own middle on the paper."""

    node: ElementTree.Element
    at: Point

    def __getitem__(self, attribute: str) -> str:
        return self.node.attrib[attribute]

    @property
    def title(self) -> str:
        return self.node.findtext(f"{SVG}title", "")


class Picture:
    """A picture, read back."""

    def __init__(self, position: object, **choices: object) -> None:
        self.text = svg(position, **choices)  # type: ignore[arg-type]
        self.root = ElementTree.fromstring(self.text)
        self.elements = list(_walk(self.root, (0.0, 0.0)))

    def having(self, attribute: str, value: str | None = None) -> list[Element]:
        """The elements that have an attribute, in the order in which they are painted."""
        found = [e for e in self.elements if attribute in e.node.attrib]
        return [e for e in found if value is None or e[attribute] == value]

    @property
    def pieces(self) -> list[Element]:
        return self.having("class", "piece")

    @property
    def fields(self) -> Mapping[str, Point]:
        """The middles of the fields."""
        return {e["data-field"]: e.at for e in self.having("data-field")}

    @property
    def size(self) -> Point:
        _, _, width, height = map(float, self.root.attrib["viewBox"].split())
        return width, height

    def order(self, element: Element) -> int:
        """How early an element is painted."""
        return [e.node for e in self.elements].index(element.node)


def _walk(node: ElementTree.Element, at: Point) -> Iterator[Element]:
    moved = re.match(r"translate\((\S+) (\S+)\)", node.get("transform", ""))
    if moved:
        at = (at[0] + float(moved[1]), at[1] + float(moved[2]))
    middle = at
    if node.tag == f"{SVG}rect":
        middle = (
            at[0] + float(node.get("x", 0)) + float(node.attrib["width"]) / 2,
            at[1] + float(node.get("y", 0)) + float(node.attrib["height"]) / 2,
        )
    yield Element(node, middle)
    for child in node:
        yield from _walk(child, at)


def shape(drawing: str) -> str:
    """A drawing without its colours and words: what is left has to tell pieces apart."""
    bare = re.sub(r' (fill|stroke|data-color)="(?!none)[^"]*"', "", drawing)
    return re.sub(r"<title>.*?</title>", "", bare)
