"""Gungi: nine by nine squares with two territories, towers, and beside the board the reserves."""

from __future__ import annotations

from zwenk.draw.gungi_pieces import KINDS, disc, face, tab
from zwenk.draw.gungi_tray import HEIGHT as TRAY
from zwenk.draw.gungi_tray import PLACES, tray
from zwenk.draw.squares import CELL, cells, grid, marks, names
from zwenk.draw.svg import Point, group
from zwenk.draw.theme import Theme
from zwenk.draw.view import Sheet, View, placed
from zwenk.rules.values import BLACK, WHITE, Piece

COLUMNS, ROWS = "abcdefghi", "123456789"
FIELDS = [column + row for row in ROWS for column in COLUMNS]

# 1.3: on the board these look alike; only their backs differ, and those are secret.
_FACES = {"Y": "P", "I": "P", "W": "G"}
# For towers of one, two, three: the radius of the discs, and the middle of each from the bottom.
_TOWERS: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (40.0, ((0.0, 0.0),)),
    (37.0, ((-5.0, 6.0), (-5.0, -7.0))),
    (34.0, ((-8.0, 11.0), (-8.0, 0.0), (-8.0, -11.0))),
)
_TABS: tuple[Point, ...] = ((33.0, 33.0), (33.0, 9.0), (33.0, -15.0))


def sheet(view: View) -> Sheet:
    """The board with what stands on it, and beyond its edges what each player has off it."""
    theme = view.theme
    side, low = (46.0, 46.0) if view.coordinates else (16.0, 16.0)
    top = 14.0 + TRAY + 12.0
    board = grid(COLUMNS, ROWS, side, top, view.flip)
    width, bottom = side + 9 * CELL + 16.0, top + 9 * CELL + low
    near, far = (WHITE, BLACK) if view.swapped else (BLACK, WHITE)
    territory = dict.fromkeys("123", theme.home[far]) | dict.fromkeys("789", theme.home[near])
    towers: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        seen = piece.kind if view.backs else _FACES.get(piece.kind, piece.kind)
        towers.setdefault(piece.square, []).append(piece._replace(kind=seen))
    aside = [piece for piece in view.pieces if piece.square in PLACES]
    upper, lower = (near, far) if view.flip else (far, near)
    return Sheet(
        (width, bottom + TRAY + 14.0),
        [
            cells(board, lambda name: territory.get(name[1], theme.light), theme, 2),
            marks(board, view.highlight, theme),
            names(board, view),
            group(
                (
                    _tower(tower, board.place(square), view)
                    for square, tower in towers.items()
                    if square in FIELDS
                ),
                class_="pieces",
            ),
            tray(upper, aside, (side, 14.0), view),
            tray(lower, aside, (side, bottom), view),
        ],
    )


def _tower(tower: list[Piece], at: Point, view: View) -> str:
    """From the bottom up: rims of the lower pieces, the face of the top, a letter for each."""
    theme = view.theme
    radius, spots = _TOWERS[len(tower) - 1]
    parts = []
    for piece, (x, y), spot in zip(
        sorted(tower, key=lambda p: p.level), spots, _TABS, strict=False
    ):
        army = theme.army(piece.color)
        halo = theme.halo if piece.level > 1 else ""
        if piece.level == len(tower):
            body = face(piece.kind, radius, army, halo)
        else:
            body = disc(radius, army, halo)
        letter = tab(piece.kind, (spot[0] - x, spot[1] - y), army)
        says = KINDS[piece.kind][0] + (f" ({piece.level})" if len(tower) > 1 else "")
        parts.append(placed(piece, says, (at[0] + x, at[1] + y), body, letter))
    return "".join(parts)


def alone(piece: Piece, theme: Theme) -> str:
    """A piece around its own middle."""
    army = theme.army(piece.color)
    return face(piece.kind, _TOWERS[0][0], army) + tab(piece.kind, _TABS[0], army)
