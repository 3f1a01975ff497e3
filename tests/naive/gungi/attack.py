"""Where a piece can go, what Ascent lifts, and who attacks a King (rules 6, 9.3, 9.4, 13.1)."""

from __future__ import annotations

from .kinds import EMITTERS, LIMITED, NOT_LIFTED, OTHER, Army, Pattern, table
from .state import (
    Board,
    Options,
    Place,
    Square,
    Tower,
    forward,
    king_square,
    shifted,
    territory,
)


def ascent_range(board: Board, army: Army, options: Options) -> set[Square]:
    """9.3: the squares within the range of that army's Cannon and Fortress, covered or not.

    An emitter's own square is in the range only when another emitter reaches it.
    """
    reached: set[Square] = set()
    own = territory(army, options)
    for (column, row), tower in board.items():
        piece = tower[0]  # 4.4: an emitter stands at the bottom
        if piece.army != army:
            continue
        if piece.kind == "N":
            ahead = forward(army, options)
            reached |= {(column, r) for r in range(1, 10) if (r - row) * ahead > 0}
        elif piece.kind == "F" and (column, row) in own:
            reached |= {(c, r) for c, r in own if 1 <= abs(c - column) + abs(r - row) <= 2}
    return reached


def lifted(board: Board, square: Square, index: int, reach: set[Square], options: Options) -> bool:
    """9.3: the piece there is in its army's range, or directly on an emitter that emits."""
    tower = board[square]
    army = tower[index].army
    if square in reach:
        return True
    if index == 0:
        return False
    below = tower[index - 1]
    if below.army != army or below.kind not in EMITTERS:
        return False
    return below.kind == "N" or square in territory(army, options)


def pattern_at(tower: Tower, index: int, lift: bool) -> Pattern:
    """6.1: the pattern of a piece of a tower as if it were the top; `lift` tells of Ascent."""
    piece = tower[index]
    level = index + 1

    def own_or_imitated(kind: str) -> Pattern:
        higher = lift and kind not in NOT_LIFTED
        return table(kind, min(3, level + 1) if higher else level)

    if piece.kind == "R":
        return table("R", level)
    if piece.kind == "G":
        if index == 0:
            return table("G", 1)
        below = tower[index - 1].kind
        # 9.4: on a Cannon, a Fortress or a Griffin, its own level 2 move.
        return table("G", 2) if below in "NFG" else own_or_imitated(below)
    if index > 0 and tower[index - 1].army != piece.army:
        return table("M", level)
    return own_or_imitated(piece.kind)


def targets(board: Board, square: Square, reach: set[Square], options: Options) -> set[Square]:
    """6.2: the move set of a square's top piece, whatever stands where it leads.

    `reach` is the Ascent range of its army.
    """
    tower = board[square]
    index = len(tower) - 1
    army = tower[index].army
    pattern = pattern_at(tower, index, lifted(board, square, index, reach, options))
    found: set[Square] = set()
    for offset in pattern.jumps:
        target = shifted(square, offset, army, options)
        if target is not None:
            found.add(target)
    for direction in pattern.slides:
        target = shifted(square, direction, army, options)
        while target is not None:
            found.add(target)
            if target in board:
                break  # up to and including the first occupied square
            target = shifted(target, direction, army, options)
    return found


def stuck(tower: Tower, index: int, square: Square, options: Options) -> bool:
    """12.2 and 9.2: a limited piece whose move set, without Ascent, has no square on the board."""
    piece = tower[index]
    if piece.kind not in LIMITED:
        return False
    pattern = pattern_at(tower, index, lift=False)
    steps = pattern.jumps | pattern.slides
    return all(shifted(square, step, piece.army, options) is None for step in steps)


def attackers(
    board: Board, army: Army, options: Options, *, suspend_below: bool = False
) -> set[Place]:
    """13.1: the places of the enemy pieces that attack that army's King.

    `suspend_below` leaves out the piece under the King, as a pending Coronation does (13.2).
    """
    king = king_square(board, army)
    reach = ascent_range(board, OTHER[army], options)
    found: set[Place] = set()
    for square, tower in board.items():
        if tower[-1].army == OTHER[army] and king in targets(board, square, reach, options):
            found.add((square, len(tower) - 1))
    below = len(board[king]) - 2
    if below >= 0 and not suspend_below:
        piece = board[king][below]
        if piece.army == OTHER[army] and piece.kind != "F":
            found.add((king, below))
    return found


def in_check(board: Board, army: Army, options: Options) -> bool:
    return bool(attackers(board, army, options))
