"""Mortale, written down as plainly as possible."""

from .hexagons import (
    FIELDS,
    OTHER,
    STEPS,
    join_position,
    neighbour,
    scored,
    split_position,
)

START = "B,B,-,B,B/-,-,-,-,-,-,-/w,w,-,w,w b"

# Straight ahead and obliquely ahead: Black plays in direction 1, White in direction 4.
AHEAD = {"b": [6, 1, 2], "w": [3, 4, 5]}
LETTERS = {"B": "b", "w": "w"}

Board = dict[str, str]  # occupied fields only: the colour of the wedge, "b" or "w"


class Impossible(ValueError):
    """The text is no position, or the position cannot be."""


def read(position: str) -> tuple[Board, str]:
    try:
        cells, side = split_position(position)
    except ValueError as error:
        raise Impossible(str(error)) from None
    board: Board = {}
    for field, cell in zip(FIELDS, cells, strict=True):
        if cell in LETTERS:
            board[field] = LETTERS[cell]
        elif cell != "-":
            raise Impossible(f"no such wedge: {cell!r}")
    if len(board) != 8:
        raise Impossible(f"{len(board)} wedges instead of eight")
    return board, side


def write(board: Board, side: str) -> str:
    texts = {"b": "B", "w": "w"}
    return join_position([texts[board[f]] if f in board else "-" for f in FIELDS], side)


def somersaults(board: Board, side: str) -> dict[str, Board]:
    """Over an adjacent hostile wedge, in any direction, to the empty field just behind it.

    The jumper becomes a wedge of the opponent, the wedge jumped over stays as it is.
    """
    found: dict[str, Board] = {}
    for origin, colour in board.items():
        if colour != side:
            continue
        for direction in STEPS:
            over = neighbour(origin, direction)
            if over is None or board.get(over) != OTHER[side]:
                continue
            landing = neighbour(over, direction)
            if landing is None or landing in board:
                continue
            after = dict(board)
            del after[origin]
            after[landing] = OTHER[side]
            found[f"{origin}x{landing}"] = after
    return found


def shoves(board: Board, side: str) -> dict[str, Board]:
    """To an adjacent empty field ahead."""
    found: dict[str, Board] = {}
    for origin, colour in board.items():
        if colour != side:
            continue
        for direction in AHEAD[side]:
            target = neighbour(origin, direction)
            if target is None or target in board:
                continue
            after = dict(board)
            del after[origin]
            after[target] = side
            found[f"{origin}-{target}"] = after
    return found


def all_moves(board: Board, side: str) -> dict[str, Board]:
    """A somersault is compulsory when there is one."""
    return somersaults(board, side) or shoves(board, side)


# ---- the interface ----


def moves(position: str) -> list[str]:
    return sorted(all_moves(*read(position)))


def apply(position: str, move: str) -> tuple[str, str | None]:
    board, side = read(position)
    reached = all_moves(board, side)
    if move not in reached:
        raise ValueError(f"not legal: {move!r}")
    after = write(reached[move], OTHER[side])
    return after, result(after)


def result(position: str) -> str | None:
    """Over when the player to move has no legal move; the fewer wedges win."""
    board, side = read(position)
    if all_moves(board, side):
        return None
    black = list(board.values()).count("b")
    white = list(board.values()).count("w")
    return scored(black, white, min(black, white))
