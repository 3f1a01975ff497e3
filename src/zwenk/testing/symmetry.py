"""What mirrors a position, or exchanges its colours: the rules must not see the difference."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from zwenk.rules.hex17 import COORDINATES, FIELDS, ROWS


class Symmetry(NamedTuple):
    """How texts of positions and of moves look on the other side of a mirror."""

    name: str
    position: Callable[[str], str]
    move: Callable[[str], str]
    options: tuple[str, ...] = ()  # with other values than the default of these it does not hold


def _hexagons(name: str, turned: bool) -> Symmetry:
    """Left and right exchanged; or turned by half, with the colours exchanged."""
    at = dict(zip(COORDINATES, FIELDS, strict=True))
    image = {
        field: at[4 - x, 6 - y if turned else y]
        for (x, y), field in zip(COORDINATES, FIELDS, strict=True)
    }

    def cell(word: str) -> str:
        facing = re.fullmatch(r"([Bw])([1-6])", word)
        if facing:
            way = int(facing[2])
            word = facing[1] + str((way + 2) % 6 + 1 if turned else (7 - way) % 6 + 1)
        return word.translate(str.maketrans("Bw", "wB")) if turned else word

    def position(text: str) -> str:
        board, side = text.split()
        words = dict(zip(FIELDS, re.split("[,/]", board), strict=True))
        rows = (",".join(cell(words[image[field]]) for field in row) for row in ROWS)
        return "/".join(rows) + " " + ("wb"["bw".index(side)] if turned else side)

    def move(text: str) -> str:
        text = re.sub(r"[abc]\d", lambda field: image[field[0]], text)
        return text if turned else text.translate(str.maketrans("<>", "><"))

    return Symmetry(name, position, move)


def _row(row: str) -> str:
    """A row of a board's text from right to left."""
    return "".join(reversed(re.findall(r"\d|\(\w+\)|\w", row)))


def _gounki_mirror() -> Symmetry:
    def position(text: str) -> str:
        board, *rest = text.split()
        return " ".join(["/".join(map(_row, board.split("/"))), *rest])

    def move(text: str) -> str:
        return re.sub("[a-h](?=[1-8])", lambda file: "hgfedcba"["abcdefgh".index(file[0])], text)

    return Symmetry("left and right", position, move)


def _gounki_colors() -> Symmetry:
    def position(text: str) -> str:
        board, side = text.split()
        return "/".join(reversed(board.swapcase().split("/"))) + " " + "wb"["bw".index(side)]

    def move(text: str) -> str:
        return re.sub("(?<=[a-h])[1-8]", lambda rank: str(9 - int(rank[0])), text)

    return Symmetry("black and white", position, move, ("exits", "first_turn"))


def _gungi(name: str, turned: bool) -> Symmetry:
    def square(found: re.Match[str]) -> str:
        column = "ihgfedcba"["abcdefghi".index(found[0][0])]
        return column + (str(10 - int(found[0][1])) if turned else found[0][1])

    def squares(text: str) -> str:
        return re.sub("[a-i][1-9]", square, text)

    def halves(word: str) -> str:
        black, white = word.split("/")
        return f"{white.swapcase()}/{black.swapcase()}" if turned else word

    def locks(word: str) -> str:
        both = [
            ",".join(sorted(squares(half).split(","), key=lambda s: s[::-1]))
            for half in word.split("/")
        ]
        return "/".join(reversed(both)) if turned else "/".join(both)

    def pending(word: str) -> str:
        word = squares(word)
        if turned:
            word = re.sub(r"(?<=:)[A-Za-z](?=,|$)", lambda piece: piece[0].swapcase(), word)
        items = word.split(",")
        waiting = sorted((i for i in items if i.startswith("wait")), key=lambda i: i[-1].islower())
        return ",".join([i for i in items if not i.startswith("wait")] + waiting)

    def position(text: str) -> str:
        words = text.split()
        words += ["-/-", "-/-", "-/-", "-"][len(words) - 2 :]
        board, side, reserves, recovered, locked, due = words
        rows = [_row(row) for row in board.removesuffix("/").split("/")]
        if turned:
            rows = [row.swapcase() for row in reversed(rows)]
            side = "wb"["bw".index(side)]
        image = ("/".join(rows) + "/", side, halves(reserves), halves(recovered))
        return " ".join((*image, locks(locked), pending(due)))

    return Symmetry(name, position, squares)


SYMMETRIES: dict[str, tuple[Symmetry, ...]] = {
    "gunzi": (_hexagons("left and right", False), _hexagons("black and white", True)),
    "mortale": (_hexagons("left and right", False), _hexagons("black and white", True)),
    "gounki": (_gounki_mirror(), _gounki_colors()),
    "gungi": (_gungi("left and right", False), _gungi("black and white", True)),
}
