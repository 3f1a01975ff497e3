"""Decisions and results: what the package is asked for (rules 3, 13, 14)."""

from __future__ import annotations

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
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/ b -/- -/- -/- -"
)


def decisions(state: State, options: Options) -> dict[str, tuple[State, str | None]]:
    """By text: the position each decision leads to, and the winner if it wins at once."""
    if state.finals:
        return _final_decisions(state, options)
    found: dict[str, tuple[State, str | None]] = {}
    if state.claim:
        found["claim"] = (state, state.side)  # 14
    if state.arrivals:
        return found | {text: (s, None) for text, s in relocations(state, options).items()}
    for text, (outcome, foul) in legal_actions(state, options).items():
        won = outcome.king_taken or outcome.forced  # 13.5; 11.3, 12.5
        reached = after_action(state, outcome, foul, options)
        found[text] = (reached, state.side if won else None)
    return found


def _final_decisions(state: State, options: Options) -> dict[str, tuple[State, str | None]]:
    match state.finals[0].what:
        case "relocate":
            return {text: (s, None) for text, s in relocations(state, options).items()}
        case "crown":
            return {text: (s, None) for text, s in coronations(state, options).items()}
        case "recruit":
            found: dict[str, tuple[State, str | None]] = {}
            for text, (board, foul) in recruitments(state, options).items():
                placed = replace(
                    state, board=board, finals=state.finals[1:], claim=state.claim or foul
                )
                found[text] = (settle(placed, options), None)
            return found


def standing(state: State, options: Options) -> Army | str | None:
    """The result of a position as it stands, None while somebody can decide something."""
    if decisions(state, options):
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
    return sorted(decisions(_read(position, options), options))


def apply(
    position: str,
    move: str,
    *,
    coronation: bool = True,
    claims: bool = False,
    swapped: bool = False,
) -> tuple[str, str | None]:
    """The position reached, and who has won there ("draw" for nobody), None if the game goes on."""
    options = Options(coronation, claims, swapped)
    state = _read(position, options)
    found = decisions(state, options)
    if move not in found:
        raise ValueError(f"not a legal decision here: {move!r}")
    reached, winner = found[move]
    return format_state(reached), winner or standing(reached, options)


def result(
    position: str, *, coronation: bool = True, claims: bool = False, swapped: bool = False
) -> str | None:
    """The result of a position as it stands: mate, Ahogado or an impossible Coronation."""
    options = Options(coronation, claims, swapped)
    return standing(_read(position, options), options)
