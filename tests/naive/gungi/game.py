"""Decisions and results: what the package is asked for (rules 3, 13, 14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .attack import in_check
from .kinds import OTHER, Army
from .law import legal_actions
from .phases import after_action, coronations, recruitments, relocations, settle
from .state import Options, State
from .text import format_state, parse_state
from .validate import validate

START = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/ b"
)


# The text of a decision, the position it leads to, and who wins by it at once.
Decision = tuple[str, State, Army | None]


def decisions(state: State, options: Options) -> Iterator[Decision]:
    """All that the player whose decision it is may decide."""
    if state.finals:
        yield from _final_decisions(state, options)
        return
    if state.claim:
        yield "claim", state, state.side  # 14
    if state.arrivals:
        for text, reached in relocations(state, options).items():
            yield text, reached, None
        return
    for text, outcome, foul in legal_actions(state, options):
        won = outcome.king_taken or outcome.forced  # 13.5; 11.3, 12.5
        reached = after_action(state, outcome, foul, options)
        yield text, reached, state.side if won else None


def _final_decisions(state: State, options: Options) -> Iterator[Decision]:
    match state.finals[0].what:
        case "relocate":
            for text, reached in relocations(state, options).items():
                yield text, reached, None
        case "crown":
            for text, reached in coronations(state, options).items():
                yield text, reached, None
        case "recruit":
            for text, (board, foul) in recruitments(state, options).items():
                placed = replace(
                    state, board=board, finals=state.finals[1:], claim=state.claim or foul
                )
                yield text, settle(placed, options), None


def standing(state: State, options: Options) -> str | None:
    """The result of a position as it stands, None while somebody can decide something."""
    if any(True for _ in decisions(state, options)):
        return None
    if state.finals:
        return "draw"  # 12.6: no Coronation is possible
    # 13.3: mate, or Ahogado.
    return OTHER[state.side] if in_check(state.board, state.side, options) else "draw"


def _read(position: str, options: Options) -> State:
    state = parse_state(position)
    validate(state, options)
    return state


def moves(
    position: str, *, coronation: bool = True, claims: bool = False, swapped: bool = False
) -> list[str]:
    """The sorted texts of all legal decisions; none when the game is over there."""
    options = Options(coronation, claims, swapped)
    return sorted(text for text, _, _ in decisions(_read(position, options), options))


def apply(
    position: str,
    move: str,
    *,
    coronation: bool = True,
    claims: bool = False,
    swapped: bool = False,
) -> tuple[str, str | None]:
    """The position reached, and who has won there ("draw" for nobody), None if the game goes on.

    An action and the decisions it leads to may be given at once, with blanks between: 12.2 can
    only be kept then, for a text does not say which pieces the action itself has recovered.
    """
    options = Options(coronation, claims, swapped)
    state = _read(position, options)
    winner: Army | None = None
    for decision in move.split():
        found = (known for known in decisions(state, options) if known[0] == decision)
        known = None if winner else next(found, None)
        if known is None:
            raise ValueError(f"not a legal decision here: {decision!r}")
        _, state, winner = known
    return format_state(state), winner or standing(state, options)


def result(
    position: str, *, coronation: bool = True, claims: bool = False, swapped: bool = False
) -> str | None:
    """The result of a position as it stands: mate, Ahogado or an impossible Coronation."""
    options = Options(coronation, claims, swapped)
    return standing(_read(position, options), options)
