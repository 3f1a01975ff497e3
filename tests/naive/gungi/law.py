"""Which actions are legal and which are fouls (rules 4, 13.2, 13.5, 14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .actions import Action, What, candidates
from .attack import attackers
from .effects import perform
from .kinds import OTHER, Army
from .outcome import Outcome
from .state import Board, Options, Place, State, double_joker, in_column


def is_foul(
    board: Board, army: Army, what: What | None, actor: Place | None, options: Options
) -> bool:
    """14, with the board as the action (None: a recruitment) of `army` left it."""
    if double_joker(board, army):
        return True
    if actor is None:
        return False
    square, index = actor
    piece = board[square][index]
    if piece.army != army:
        return False  # an enemy on top of a mounted tower
    placed = what in ("drop", None)
    if piece.kind == "P" and placed and in_column(board, square[0], army, "P") >= 2:
        return True  # double Pawn
    checking = actor in attackers(board, OTHER[army], options)
    if piece.kind == "B":
        return checking  # check by Joker
    return piece.kind == "P" and (placed or what == "substitute") and checking  # check by Pawn


@dataclass(frozen=True)
class Verdict:
    legal: bool
    foul: bool = False


def judge(state: State, action: Action, outcome: Outcome, options: Options) -> Verdict:
    if not outcome.lawful:
        return Verdict(legal=False)
    if outcome.king_taken:
        return Verdict(legal=True)  # 13.5: nothing else is asked
    # 13.2: flips are done and recovered pieces gone; a Coronation suspends what stands below.
    suspended = outcome.crown is not None
    if attackers(outcome.board, state.side, options, suspend_below=suspended):
        return Verdict(legal=False)
    foul = is_foul(outcome.board, state.side, action.what, outcome.actor, options)
    return Verdict(legal=options.claims or not foul, foul=foul)


def legal_actions(state: State, options: Options) -> Iterator[tuple[str, Outcome, bool]]:
    """The text of each legal action, what it leads to, and whether it is a foul (claims only)."""
    for action in candidates(state, options):
        outcome = perform(state, action, options)
        verdict = judge(state, action, outcome, options)
        if verdict.legal:
            yield action.text, outcome, verdict.foul
