"""Gounki, written down as plainly as possible.

M1 to M4 are the rules of moves, D1 to D7 those of deployments, in this order:
M1 steps, M2 empty way, M3 where it may end, M4 not on its own origin;
D1 one piece a step, D2 one kind after the other, D3 one line for each kind, D4 no enemies,
D5 at most three on a square, D6 the origin is empty, D7 complete, or out and won.
"""

from dataclasses import dataclass
from itertools import product

START = "RSRSRSRS/SRSRSRSR/8/8/8/8/rsrsrsrs/srsrsrsr w"

OTHER = {"b": "w", "w": "b"}
NAMES = {"b": "black", "w": "white"}
FORWARD = {"w": 1, "b": -1}
FILES = "abcdefgh"


class Impossible(ValueError):
    """The text is no position, or the position cannot be."""


@dataclass(frozen=True)
class Stack:
    colour: str
    rounds: int
    squares: int

    def size(self) -> int:
        return self.rounds + self.squares


Square = tuple[int, int]  # file and rank, each 1 to 8; the rank is 0 or 9 beyond the far edge
Board = dict[Square, Stack]  # occupied squares only; never changed once handed on


@dataclass(frozen=True)
class Reached:
    board: Board
    out: bool  # a piece or a part of one has left: the mover has won


# ---- positions as text ----


def name(square: Square) -> str:
    return FILES[square[0] - 1] + str(square[1])


def read_stack(text: str) -> Stack:
    """Rounds first, all of one colour, one to three pieces."""
    colour = "w" if text.islower() else "b"
    letters = text if colour == "w" else text.lower()
    stack = Stack(colour, letters.count("r"), letters.count("s"))
    if letters != "r" * stack.rounds + "s" * stack.squares or not 1 <= stack.size() <= 3:
        raise Impossible(f"no such stack: {text!r}")
    if text not in (letters, letters.upper()):
        raise Impossible(f"two colours in one stack: {text!r}")
    return stack


def read_rank(text: str) -> dict[int, Stack]:
    found: dict[int, Stack] = {}
    file = 1
    rest = text
    digit_before = False
    while rest:
        if rest[0] in "12345678":
            if digit_before:
                raise Impossible(f"two digits running: {text!r}")
            digit_before = True
            file += int(rest[0])
            rest = rest[1:]
            continue
        digit_before = False
        if rest[0] == "(":
            inside, closing, rest = rest[1:].partition(")")
            if not closing or len(inside) < 2:
                raise Impossible(f"bad parentheses: {text!r}")
        else:
            inside, rest = rest[0], rest[1:]
        found[file] = read_stack(inside)
        file += 1
    if file != 9:
        raise Impossible(f"not eight squares: {text!r}")
    return found


def read(position: str) -> tuple[Board, str]:
    parts = position.split(" ")
    if len(parts) != 2 or parts[1] not in OTHER:
        raise Impossible(f"not ranks and side to move: {position!r}")
    ranks = parts[0].split("/")
    if len(ranks) != 8:
        raise Impossible(f"not eight ranks: {position!r}")
    board: Board = {}
    for index, text in enumerate(ranks):
        for file, stack in read_rank(text).items():
            board[file, 8 - index] = stack
    for colour in "bw":
        stacks = [stack for stack in board.values() if stack.colour == colour]
        if sum(s.rounds for s in stacks) > 8 or sum(s.squares for s in stacks) > 8:
            raise Impossible("more than eight pieces of one kind and colour")
    if not board:
        raise Impossible("no pieces at all")
    return board, parts[1]


def write(board: Board, side: str) -> str:
    ranks = []
    for rank in range(8, 0, -1):
        text = ""
        empty = 0
        for file in range(1, 9):
            stack = board.get((file, rank))
            if stack is None:
                empty += 1
                continue
            letters = "r" * stack.rounds + "s" * stack.squares
            if stack.colour == "b":
                letters = letters.upper()
            text += str(empty) if empty else ""
            text += letters if len(letters) == 1 else f"({letters})"
            empty = 0
        ranks.append(text + (str(empty) if empty else ""))
    return "/".join(ranks) + " " + side


# ---- runs ----


def run(start: Square, direction: tuple[int, int], length: int) -> list[Square]:
    """The squares that so many steps visit, rebounds included.

    Shorter when it cannot begin (there is no rebound on the first step), and when it leaves:
    the last entry is then beyond the far edge.  A step that leaves is no rebound, so from the
    last rank every forward or diagonal step leaves, also at the corners.
    """
    file, rank = start
    sideways, ahead = direction
    visited: list[Square] = []
    for _ in range(length):
        if rank + ahead in (0, 9):
            visited.append((file + sideways, rank + ahead))
            break
        if file + sideways in (0, 9):
            if not visited:
                break
            sideways = -sideways
        file, rank = file + sideways, rank + ahead
        visited.append((file, rank))
    return visited


def is_out(square: Square) -> bool:
    return square[1] in (0, 9)


def directions(kind: str, colour: str) -> list[tuple[int, int]]:
    """M1: rounds on a forward diagonal; squares straight forward, left or right."""
    ahead = FORWARD[colour]
    if kind == "round":
        return [(-1, ahead), (1, ahead)]
    return [(0, ahead), (-1, 0), (1, 0)]


def may_leave(beyond: Square, colour: str, black_exits: str) -> bool:
    """The handicap: Black may leave only into files c to f, the file beyond the edge counting."""
    return colour == "w" or black_exits == "all" or beyond[0] in (3, 4, 5, 6)


# ---- actions: text to what is reached ----


def stack_moves(board: Board, origin: Square, own_end: bool, exits: str) -> dict[str, Reached]:
    """The whole stack travels."""
    stack = board[origin]
    rest = {square: other for square, other in board.items() if square != origin}
    found: dict[str, Reached] = {}
    for kind, length in (("round", stack.rounds), ("square", stack.squares)):
        for direction in directions(kind, stack.colour):
            for target in run(origin, direction, length):
                if is_out(target):
                    if may_leave(target, stack.colour, exits):
                        found[f"{name(origin)}-OUT"] = Reached(rest, True)
                    break
                there = rest.get(target)  # M2: the origin counts as empty
                if there is None:
                    if target != origin or own_end:  # M4
                        moved = {**rest, target: stack}
                        found[f"{name(origin)}-{name(target)}"] = Reached(moved, False)
                    continue
                # M3 and M2: capture or merge, and go no further.
                if there.colour != stack.colour:
                    moved = {**rest, target: stack}
                    found[f"{name(origin)}x{name(target)}"] = Reached(moved, False)
                elif there.size() + stack.size() <= 3:
                    moved = {**rest, target: together(there, stack)}
                    found[f"{name(origin)}-{name(target)}+"] = Reached(moved, False)
                break
    return found


def together(one: Stack, two: Stack) -> Stack:
    return Stack(one.colour, one.rounds + two.rounds, one.squares + two.squares)


def deployments(board: Board, origin: Square, exits: str) -> dict[str, Reached]:
    """The stack is split."""
    stack = board[origin]
    found: dict[str, Reached] = {}
    if stack.size() < 2:
        return found
    rounds = ("round", stack.rounds)
    squares = ("square", stack.squares)
    for first, second in ((rounds, squares), (squares, rounds)):  # D2
        for one, two in product(  # D3
            directions(first[0], stack.colour), directions(second[0], stack.colour)
        ):
            plan = [(first[0], one, first[1]), (second[0], two, second[1])]
            deployed = deploy(board, origin, plan, exits)
            if deployed is not None:
                text, reached = deployed
                assert found.get(text, reached) == reached, "one text, two outcomes"
                found[text] = reached
    return found


def deploy(
    board: Board, origin: Square, plan: list[tuple[str, tuple[int, int], int]], exits: str
) -> tuple[str, Reached] | None:
    """One deployment as planned (kind, direction, number of pieces), None if it is not legal."""
    colour = board[origin].colour
    after = {square: other for square, other in board.items() if square != origin}  # D6
    here = origin
    drops: list[str] = []
    for kind, direction, count in plan:
        steps = run(here, direction, count)
        for target in steps:
            if is_out(target):
                # D7: it ends here and wins; what is in hand is gone.  Leaving with the first step
                # is the move of the whole stack, listed there.
                if not drops or not may_leave(target, colour, exits):
                    return None
                return f"{name(origin)}*{','.join([*drops, 'OUT'])}", Reached(after, True)
            there = after.get(target)
            piece = Stack(colour, 1, 0) if kind == "round" else Stack(colour, 0, 1)  # D1
            if there is None:
                after[target] = piece
                drops.append(name(target))
            elif there.colour == colour and there.size() <= 2:  # D4, D5
                after[target] = together(there, piece)
                drops.append(name(target) + "+")
            else:
                return None
            here = target
        if len(steps) < count:
            return None  # the run could not begin, and D7: it must be completed
    return f"{name(origin)}*{','.join(drops)}", Reached(after, False)


def all_actions(board: Board, side: str, origin: bool, black_exits: str) -> dict[str, Reached]:
    if black_exits not in ("all", "cdef"):
        raise ValueError(f"no such exits: {black_exits!r}")
    if len({stack.colour for stack in board.values()}) < 2:
        return {}  # over: one of the players has no piece left
    found: dict[str, Reached] = {}
    for square, stack in board.items():
        if stack.colour == side:
            found.update(stack_moves(board, square, origin, black_exits))
            found.update(deployments(board, square, black_exits))
    return found


# ---- the interface ----


def moves(position: str, *, origin: bool = False, black_exits: str = "all") -> list[str]:
    return sorted(all_actions(*read(position), origin, black_exits))


def apply(
    position: str, move: str, *, origin: bool = False, black_exits: str = "all"
) -> tuple[str, str | None]:
    board, side = read(position)
    actions = all_actions(board, side, origin, black_exits)
    if move not in actions:
        raise ValueError(f"not legal: {move!r}")
    reached = actions[move]
    after = write(reached.board, OTHER[side])
    if reached.out:
        return after, NAMES[side]
    return after, result(after, origin=origin, black_exits=black_exits)


def result(position: str, *, origin: bool = False, black_exits: str = "all") -> str | None:
    """A lost last piece: by capture, if it is the mover's; else it has just gone out, and won.

    So with pieces of one colour only, the side that is not to move has won, either way.
    """
    board, side = read(position)
    if len({stack.colour for stack in board.values()}) < 2:
        return NAMES[OTHER[side]]
    if not all_actions(board, side, origin, black_exits):
        return NAMES[OTHER[side]]  # only Black, and only under the handicap
    return None
