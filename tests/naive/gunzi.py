"""Gunzi, written down as plainly as possible; (1) to (7) are the numbers of the moves."""

from dataclasses import dataclass

from .hexagons import (
    FIELDS,
    OTHER,
    STEPS,
    join_position,
    neighbour,
    opposite,
    scored,
    split_position,
    turned_left,
    turned_right,
    within,
)

START = "B1,B1,-,B1,B1/-,-,-,-,-,-,-/w4,w4,-,w4,w4 b"

PROMOTION = {"b": ["c2", "c4"], "w": ["a2", "a4"]}


class Impossible(ValueError):
    """The text is no position, or the position cannot be."""


@dataclass(frozen=True)
class Wedge:
    colour: str
    direction: int  # of the peak


@dataclass(frozen=True)
class Pillar:
    colour: str
    height: int


@dataclass(frozen=True)
class Tombstone:
    pass


Piece = Wedge | Pillar | Tombstone
Board = dict[str, Piece]  # occupied fields only; never changed once handed on


# ---- positions as text ----


def read(position: str) -> tuple[Board, str]:
    try:
        cells, side = split_position(position)
    except ValueError as error:
        raise Impossible(str(error)) from None
    board: Board = {}
    for field, cell in zip(FIELDS, cells, strict=True):
        if cell != "-":
            board[field] = read_piece(cell)
    check(board)
    return board, side


def read_piece(cell: str) -> Piece:
    if cell == "T":
        return Tombstone()
    if len(cell) == 2 and cell[0] in "Bw" and cell[1] in "123456":
        return Wedge(cell[0].lower(), int(cell[1]))
    if len(cell) == 3 and cell[0] in "Bw" and cell[1] == "^" and cell[2] in "23456789":
        return Pillar(cell[0].lower(), int(cell[2]))
    raise Impossible(f"no such piece: {cell!r}")


def check(board: Board) -> None:
    """Is the position possible?"""
    total = 0
    pillars = 0
    for field, piece in board.items():
        if isinstance(piece, Pillar):
            if field not in PROMOTION[piece.colour]:
                raise Impossible(f"a pillar on {field}, no promotion field of its colour")
            total += piece.height
            pillars += 1
        else:
            if isinstance(piece, Wedge) and field in PROMOTION[piece.colour]:
                raise Impossible(f"an unpromoted wedge on {field}")
            total += 1
    if not 8 <= total <= 8 + pillars:
        raise Impossible(f"{total} wedges with {pillars} pillars")


def write(board: Board, side: str) -> str:
    return join_position([write_piece(board.get(field)) for field in FIELDS], side)


def write_piece(piece: Piece | None) -> str:
    if piece is None:
        return "-"
    if isinstance(piece, Tombstone):
        return "T"
    letter = {"b": "B", "w": "w"}[piece.colour]
    if isinstance(piece, Wedge):
        return f"{letter}{piece.direction}"
    return f"{letter}^{piece.height}"


# ---- sides and what they aim at ----


def side_facing(wedge: Wedge, direction: int) -> str:
    """Which side of the wedge faces the neighbour in that direction."""
    if direction == wedge.direction:
        return "peak"
    if direction == opposite(wedge.direction):
        return "block"
    return "flank"


def wedges(board: Board, colour: str) -> list[tuple[str, Wedge]]:
    return [
        (field, piece)
        for field, piece in board.items()
        if isinstance(piece, Wedge) and piece.colour == colour
    ]


def aimed(board: Board, colour: str, target: str, part: str) -> list[int]:
    """For each block (or peak) of that colour aimed at the target: the direction it works in."""
    return [
        direction
        for field, wedge in wedges(board, colour)
        for direction in STEPS
        if neighbour(field, direction) == target and side_facing(wedge, direction) == part
    ]


def swerves(wedge: Wedge, colour: str) -> list[tuple[str, Wedge]]:
    """Both swerves, with their marks; the wedge has the given colour from then on."""
    return [
        ("<", Wedge(colour, turned_left(wedge.direction))),
        (">", Wedge(colour, turned_right(wedge.direction))),
    ]


# ---- the moves: each function gives the text and the board after the move ----

Moves = list[tuple[str, Board]]


def promotions(board: Board, colour: str, field: str) -> Moves:
    """(5) The ends of a move that brings a wedge of that colour to its promotion field.

    The board is that of the moment of arrival, everything jumped being tombstones already.
    Whatever it has on the field itself (the wedge just toppled, say) is replaced.
    """
    hostile = OTHER[colour]
    if aimed(board, hostile, field, "peak") or aimed(board, hostile, field, "block"):
        return []
    tombstones = [name for name, piece in board.items() if isinstance(piece, Tombstone)]
    if not tombstones:
        return [("=", {**board, field: Pillar(colour, 2)})]
    found: Moves = []
    for tombstone in tombstones:
        after = {**board, field: Pillar(colour, 2)}
        del after[tombstone]
        found.append((f"={tombstone}", after))
    return found


def without(board: Board, field: str) -> Board:
    return {name: piece for name, piece in board.items() if name != field}


def may_step(colour: str, origin: str, target: str) -> bool:
    """(1) Black never sways back from c to b or from b to a, White never the other way."""
    if colour == "b":
        return target[0] >= origin[0]
    return target[0] <= origin[0]


def sways(board: Board, colour: str) -> Moves:
    """(1), with the promotion (5) it may end in."""
    found: Moves = []
    for origin, wedge in wedges(board, colour):
        for direction in STEPS:
            target = neighbour(origin, direction)
            if target is None or target in board or not may_step(colour, origin, target):
                continue
            rest = without(board, origin)
            if target in PROMOTION[colour]:
                endings = promotions(rest, colour, target)
            else:
                endings = [
                    (mark, {**rest, target: swerved}) for mark, swerved in swerves(wedge, colour)
                ]
            found += [(f"{origin}-{target}{ending}", after) for ending, after in endings]
    return found


def raises(board: Board, colour: str) -> Moves:
    """(7) A step as in a sway, but onto an own pillar; no swerve."""
    found: Moves = []
    for origin, _ in wedges(board, colour):
        for direction in STEPS:
            target = neighbour(origin, direction)
            if target is None or not may_step(colour, origin, target):
                continue
            pillar = board.get(target)
            if isinstance(pillar, Pillar) and pillar.colour == colour:
                raised = Pillar(colour, pillar.height + 1)
                found.append((f"{origin}+{target}", {**without(board, origin), target: raised}))
    return found


def jumps(board: Board, colour: str) -> Moves:
    """(2) and (3), with the promotion (5) they may end in."""
    found: Moves = []
    for origin, wedge in wedges(board, colour):
        # (3) The field it left counts as empty: take the jumper up.
        found += jump_on(without(board, origin), wedge, origin, origin)
    return found


def jump_on(board: Board, jumper: Wedge, field: str, text: str) -> Moves:
    """All ways to jump on with a wedge that is on that field but not on that board."""
    found: Moves = []
    for direction in STEPS:
        over = neighbour(field, direction)
        if over is None:
            continue
        landing = neighbour(over, direction)
        victim = board.get(over)
        if landing is None or landing in board:
            continue
        if not isinstance(victim, Wedge) or victim.colour == jumper.colour:
            continue
        own_side = side_facing(jumper, direction)
        its_side = side_facing(victim, opposite(direction))
        # (2) Peak over flank or peak, flank over flank; a block neither jumps nor is jumped.
        if (own_side, its_side) not in [("peak", "flank"), ("peak", "peak"), ("flank", "flank")]:
            continue
        dead: Board = {**board, over: Tombstone()}
        if landing in PROMOTION[jumper.colour]:
            # (3), (5) It promotes, which ends the turn, or the jump is illegal.
            for ending, after in promotions(dead, jumper.colour, landing):
                found.append((f"{text}x{landing}{ending}", after))
            continue
        for mark, swerved in swerves(jumper, jumper.colour):
            longer = f"{text}x{landing}{mark}"
            found.append((longer, {**dead, landing: swerved}))
            # (3) It must stop where a hostile block is aimed at the field it stands on.
            if not aimed(dead, OTHER[jumper.colour], landing, "block"):
                found += jump_on(dead, swerved, landing, longer)
    return found


def topples(board: Board, colour: str) -> Moves:
    """(4), with the promotion (5) it may end in."""
    found: Moves = []
    for field, wedge in wedges(board, OTHER[colour]):
        attacks = aimed(board, colour, field, "block")
        defences = aimed(board, OTHER[colour], field, "block")
        on_flank = [d for d in attacks if side_facing(wedge, opposite(d)) == "flank"]
        if not on_flank or len(attacks) <= len(defences):
            continue
        if field in PROMOTION[colour]:
            endings = promotions(board, colour, field)
        else:
            endings = [
                (mark, {**board, field: swerved}) for mark, swerved in swerves(wedge, colour)
            ]
        found += [(f"*{field}{ending}", after) for ending, after in endings]
    return found


def blows(board: Board, colour: str) -> Moves:
    """(6) A pillar takes all hostile wedges at most (height - 1) steps away."""
    found: Moves = []
    for field, piece in board.items():
        if not isinstance(piece, Pillar) or piece.colour != colour:
            continue
        territory = within(field, piece.height - 1)
        taken = [name for name, _ in wedges(board, OTHER[colour]) if name in territory]
        if taken:
            after = {name: other for name, other in board.items() if name not in taken}
            after[field] = Pillar(colour, piece.height + len(taken))
            found.append((f"^{field}", after))
    return found


def all_moves(board: Board, side: str, end: str) -> dict[str, Board]:
    if end not in ("moves", "wedges"):
        raise ValueError(f"no such end: {end!r}")
    if end == "wedges" and not (wedges(board, "b") and wedges(board, "w")):
        return {}  # over: a player has no moving wedge left
    # (6) A pillar-blow that is possible is compulsory.
    found = blows(board, side) or (
        sways(board, side) + jumps(board, side) + topples(board, side) + raises(board, side)
    )
    by_text = dict(found)
    assert len(by_text) == len(found), "two moves with the same text"
    return by_text


# ---- the interface ----


def moves(position: str, *, end: str = "moves") -> list[str]:
    return sorted(all_moves(*read(position), end))


def apply(position: str, move: str, *, end: str = "moves") -> tuple[str, str | None]:
    board, side = read(position)
    reached = all_moves(board, side, end)
    if move not in reached:
        raise ValueError(f"not legal: {move!r}")
    after = write(reached[move], OTHER[side])
    return after, result(after, end=end)


def result(position: str, *, end: str = "moves") -> str | None:
    board, side = read(position)
    if all_moves(board, side, end):
        return None
    # Each wedge counts 1, each wedge in a pillar 2.
    count = {"b": 0, "w": 0}
    for piece in board.values():
        if isinstance(piece, Wedge):
            count[piece.colour] += 1
        elif isinstance(piece, Pillar):
            count[piece.colour] += 2 * piece.height
    return scored(count["b"], count["w"], max(count.values()))
