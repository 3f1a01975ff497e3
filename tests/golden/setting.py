"""How the golden tests write positions down, play in them, and say what is refused.

A position names what stands where: gunzi("b", a1="B1", b3="T"), gounki("w", d4="rs"),
gungi("w", e5="sbJ", reserve="P/-", claims="on"). Kings of Gungi that are not named stand on b1
(White's) and h9 (Black's), out of the way.
"""

from __future__ import annotations

import re

import pytest

import zwenk
from zwenk import Position


def names(text: str) -> list[str]:
    return text.split()


FIELDS = names("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 b7 c1 c2 c3 c4 c5")
_GUNGI_SQUARE = re.compile("[a-i][1-9]")


def hexagons(turn: str, stand: dict[str, str]) -> str:
    """The text of a position of Gunzi or Mortale."""
    assert set(stand) <= set(FIELDS)
    zones = (",".join(stand.get(f, "-") for f in FIELDS if f[0] == zone) for zone in "abc")
    return f"{'/'.join(zones)} {turn}"


def rows(stand: dict[str, str], columns: str, numbers: str) -> list[str]:
    """Rows of squares: digits for empty ones, what has several pieces in parentheses."""
    found = []
    for number in numbers:
        cells = [stand.get(column + number, "-") for column in columns]
        row = "".join(f"({cell})" if len(cell) > 1 else cell for cell in cells)
        found.append(re.sub("-+", lambda empty: str(len(empty[0])), row))
    return found


def gunzi(turn: str, end: str = "moves", **stand: str) -> Position:
    return zwenk.position("gunzi", hexagons(turn, stand), end=end)


def mortale(turn: str, black: str, white: str) -> Position:
    """The fields of the black wedges, and of the white ones."""
    stand = dict.fromkeys(black.split(), "B") | dict.fromkeys(white.split(), "w")
    return zwenk.position("mortale", hexagons(turn, stand))


def gounki(turn: str, **given: str) -> Position:
    """Stacks by square; whatever else is named is an option."""
    stand = {name: what for name, what in given.items() if re.fullmatch("[a-h][1-8]", name)}
    options = {name: what for name, what in given.items() if name not in stand}
    board = "/".join(rows(stand, "abcdefgh", "87654321"))
    return zwenk.position("gounki", f"{board} {turn}", **options)


def gungi(
    turn: str,
    reserve: str = "-/-",
    recovered: str = "-/-",
    locks: str = "-/-",
    pending: str = "-",
    **given: str,
) -> Position:
    """Towers by square, bottom first; whatever else is named is an option."""
    stand = {name: what for name, what in given.items() if _GUNGI_SQUARE.fullmatch(name)}
    options = {name: what for name, what in given.items() if name not in stand}
    for king, home in (("r", "b1"), ("R", "h9")):
        if king not in "".join(stand.values()):
            stand[home] = king
    board = "".join(f"{row}/" for row in rows(stand, "abcdefghi", "123456789"))
    text = " ".join((board, turn, reserve, recovered, locks, pending))
    return zwenk.position("gungi", text, **options)


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.after(move)
    return position


def legal(position: Position, beginning: str = "") -> set[str]:
    """The legal moves that begin so."""
    return {move.text for move in position.moves() if move.text.startswith(beginning)}


def reach(position: Position, square: str) -> set[str]:
    """Where the top piece of a square may go in Gungi or Gounki, be it with a capture."""
    steps = (re.fullmatch(f"{square}[-x](OUT|[a-i][1-9])[+]?", m.text) for m in position.moves())
    return {step[1] for step in steps if step}


def these(text: str) -> set[str]:
    """A set of moves or squares, to compare with."""
    return set(text.split())


def refused(
    position: Position,
    move: str,
    reason: str,
    error: type[zwenk.MoveError] = zwenk.IllegalMove,
) -> None:
    """A move is not legal, for a reason in which these words stand."""
    with pytest.raises(error, match=re.escape(reason)) as caught:
        position.move(move)
    assert caught.type is error


def impossible(game: str, text: str, reason: str, **options: str) -> None:
    with pytest.raises(zwenk.ImpossiblePosition, match=re.escape(reason)):
        zwenk.position(game, text, **options)


def malformed(game: str, text: str) -> None:
    with pytest.raises(zwenk.MalformedPosition):
        zwenk.position(game, text)


def ended(position: Position) -> tuple[str, str | None] | None:
    """Who has won ("draw" for nobody) and the score."""
    result = position.result
    if result is None:
        return None
    return "draw" if result.winner is None else str(result.winner), result.score
