"""Gounki: why a text is no legal action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zwenk.rules.errors import IllegalMove, MalformedMove, MoveError
from zwenk.rules.gounki.runs import OUT, RUNS, SQUARES

if TYPE_CHECKING:
    from zwenk.rules.gounki.board import Gounki

_TARGET = r"(?:[a-h][1-8]\+?|OUT)"
_FORM = re.compile(rf"([a-h][1-8])([-x*]?)({_TARGET}(?:,?{_TARGET})*)")


def refusal(position: Gounki, text: str) -> MoveError:
    form = _FORM.fullmatch(re.sub("out", "OUT", text, flags=re.IGNORECASE))
    targets = re.findall("[a-h][1-8]|OUT", form[3]) if form else []
    if not form or (form[2] != "*" and len(targets) > 1):
        return MalformedMove(
            f"{text!r} is no action of Gounki: a move is written c2-c4, b7xc6, c1-c2+ or c8-OUT, "
            "a deployment c2*c3,d4,e5"
        )
    return IllegalMove(f"{text}: {_reason(position, form[1], form[2] == '*', targets)}")


def _reason(position: Gounki, origin: str, deploys: bool, targets: list[str]) -> str:
    if position.result:
        return f"the game is over, {position.result}"
    here = SQUARES.index(origin)
    cell = position.at(here)
    if not cell:
        return f"nothing stands on {origin}"
    if (cell >> 5) != position.side:
        return f"the stack on {origin} is not {position.turn}'s"
    plain = f"{origin}{'*' if deploys else ''}{''.join(targets)}"
    for move in position.moves():
        if re.sub(r"[-x+,]", "", move.text) == plain:
            return f"its marks do not fit, it is written {move.text}"
    squares = [SQUARES.index(target) if target != "OUT" else OUT for target in targets]
    if OUT in squares and position.chosen()["exits"] == "c-f":
        free = type(position)(str(position), **(position.chosen() | {"exits": "all"}))
        if plain in [re.sub(r"[-x+,]", "", move.text) for move in free.moves()]:
            return "Black leaves the board into the files c to f only (handicap a)"
    if deploys and squares == [OUT] and any(m.text == f"{origin}-OUT" for m in position.moves()):
        return f"what leaves at its first step moves, it is written {origin}-OUT (7)"
    if deploys:
        return _why_no_deployment(position, here, squares)
    return _why_no_move(position, here, squares[0])


def _steps(position: Gounki, start: int, way: int) -> list[int]:
    lane = 2 if position.chosen()["exits"] == "c-f" and position.side == 0 else position.side
    base = ((lane * 64 + start) * 5 + way) * 3
    return RUNS[base : base + 3]


def _named(square: int) -> str:
    return "the far edge" if square == OUT else SQUARES[square]


def _why_no_move(position: Gounki, here: int, target: int) -> str:
    content = position.at(here) & 15
    rounds, squares = content & 3, content >> 2
    for way in range(5):
        reach = _steps(position, here, way)[: rounds if way < 2 else squares]
        if target not in reach:
            continue
        if target == here and position.chosen()["origin"] == "off":
            return "a move may not end on its own origin (4; an option allows it)"
        for passed in reach[: reach.index(target)]:
            if position.at(passed) and passed != here:
                return f"{SQUARES[passed]} on the way is not empty (2)"
        if target != OUT:
            return f"with the own stack on {SQUARES[target]} there would be more than three (3)"
    stack = "R" * rounds + "S" * squares
    return (
        f"{stack} on {SQUARES[here]} does not reach {_named(target)}: rounds take that many steps "
        "along one forward diagonal, squares straight forward or sideways (1)"
    )


def _why_no_deployment(position: Gounki, here: int, targets: list[int]) -> str:
    content = position.at(here) & 15
    rounds, squares = content & 3, content >> 2
    size = rounds + squares
    if size == 1:
        return f"a single piece stands on {SQUARES[here]}, only a stack is deployed"
    if OUT in targets[:-1]:
        return "a deployment ends when a piece leaves the board: OUT comes last (7)"
    if len(targets) > size:
        return (
            f"the stack on {SQUARES[here]} has only {size} pieces, and {len(targets)} squares are "
            "named (1)"
        )
    if OUT not in targets and len(targets) != size:
        every = "both" if size == 2 else f"all {size}"
        return (
            f"it must be completed: {every} pieces of the stack are placed, unless one leaves the "
            "board (7)"
        )
    found = [
        _walk(position, here, targets, (0, 1) if kind == 0 else (2, 3, 4), rounds, squares)
        for kind in (0, 1)
        if (rounds, squares)[kind]
    ]
    return max(found)[2]


def _walk(
    position: Gounki,
    here: int,
    targets: list[int],
    ways: tuple[int, ...],
    rounds: int,
    squares: int,
) -> tuple[int, bool, str]:
    """How many drops can be made; whether what stops the next one stands there; what it is."""
    counts = (rounds, squares) if ways[0] == 0 else (squares, rounds)
    kinds = ("round", "square") if ways[0] == 0 else ("square", "round")
    start, placed = here, 0
    for count, kind in zip(counts, kinds, strict=True):
        steps: list[int] = []
        options = [
            _steps(position, start, way) for way in range(5) if (way < 2) == (kind == "round")
        ]
        for number in range(count):
            if placed == len(targets):
                break
            target = targets[placed]
            steps.append(target)
            if not any(option[: number + 1] == steps for option in options):
                goes = "go past the far edge" if target == OUT else f"step to {SQUARES[target]}"
                return placed, False, f"no {kind} of this stack can {goes} there (1, 2, 3)"
            if target != OUT:
                if (
                    target != here
                    and position.at(target) >> 5 != position.side
                    and position.at(target)
                ):
                    return (
                        placed,
                        True,
                        f"no deployment enters {SQUARES[target]}, an enemy stands there (4)",
                    )
                own = position.at(target) & 15 if target != here else 0
                if (own & 3) + (own >> 2) + targets[:placed].count(target) > 2:
                    return placed, True, f"{SQUARES[target]} would hold more than three pieces (5)"
            placed += 1
        start = targets[placed - 1] if placed else start
        if start == OUT:
            break
    return placed, False, "the rest of the stack must be placed too (7)"
