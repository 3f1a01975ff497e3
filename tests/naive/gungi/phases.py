"""The Final and Initial phases: pending decisions and the end of a turn (rules 3, 12)."""

from __future__ import annotations

from dataclasses import replace

from .attack import attackers
from .kinds import OTHER, Army
from .law import is_foul
from .outcome import Outcome
from .state import (
    Board,
    Final,
    Options,
    Piece,
    Square,
    State,
    added,
    double_joker,
    repeated,
    sound,
    square_text,
    territory,
    with_tower,
    without,
)


def room(board: Board, army: Army, options: Options) -> list[Square]:
    """12.3: the empty squares of that army's Territory."""
    return [square for square in territory(army, options) if square not in board]


def after_action(state: State, outcome: Outcome, foul: bool, options: Options) -> State:
    """Queue what the action causes, and go on to the next decision."""
    side = state.side
    finals: list[Final] = []
    waiting = dict(state.waiting)
    if not outcome.king_taken:
        if room(outcome.board, side, options):
            finals += [Final("relocate", letter) for letter in waiting[side]]
            waiting[side] = ()
        if outcome.relocate:
            finals.append(Final("relocate", outcome.relocate))
        if outcome.recruit:
            finals.append(Final("recruit", outcome.recruit))
        if outcome.crown is not None:
            finals.append(Final("crown", square=outcome.crown))
    reached = State(
        board=outcome.board,
        side=side,
        reserve={**state.reserve, side: outcome.reserve},
        recovered={
            army: added(state.recovered[army], *outcome.recovered[army]) for army in state.recovered
        },
        locks=outcome.locks,
        finals=tuple(finals),
        # 14: once there was a foul, not claiming it is another.
        claim=options.claims and (state.claim or foul),
        arrivals=outcome.arrivals,
        waiting=waiting,
        fresh=outcome.recovered[side],
    )
    return settle(reached, options)


def settle(state: State, options: Options) -> State:
    """In the Final phase: drop decisions that cannot be made, and end the turn when none is left.

    The text of a position with decisions still to make does not say which pieces are fresh: from
    such a text on, all recovered pieces join.
    """
    side = state.side
    while state.finals:
        head, rest = state.finals[0], state.finals[1:]
        if head.what == "relocate" and not room(state.board, side, options):  # 12.3
            waiting = {**state.waiting, side: state.waiting[side] + (head.letter,)}
            state = replace(state, finals=rest, waiting=waiting)
        elif head.what == "recruit" and not recruitments(state, options):  # 12.4
            reserve = {**state.reserve, side: added(state.reserve[side], head.letter)}
            state = replace(state, finals=rest, reserve=reserve)
        else:
            return state
    return _begin_turn(_end_turn(state), options)


def _end_turn(state: State) -> State:
    """12.2: what was recovered before this turn's action can be used from the next turn on."""
    side = state.side
    joining = state.recovered[side]
    for letter in state.fresh:
        joining = without(joining, letter)
    return replace(
        state,
        side=OTHER[side],
        reserve={**state.reserve, side: added(state.reserve[side], *joining)},
        recovered={**state.recovered, side: state.fresh},
        fresh=(),
    )


def _begin_turn(state: State, options: Options) -> State:
    """12.3: pieces that waited are relocated now if there is room, before those that arrive."""
    side = state.side
    if room(state.board, side, options):
        waited = tuple(Piece(side, letter) for letter in state.waiting[side])
        state = replace(
            state,
            arrivals=waited + state.arrivals,
            waiting={**state.waiting, side: ()},
        )
    return settle_initial(state, options)


def settle_initial(state: State, options: Options) -> State:
    """12.3: in the Initial phase, relocations without an empty square wait."""
    side = state.side
    if room(state.board, side, options):
        return state
    letters = tuple(piece.letter for piece in state.arrivals)
    waiting = {**state.waiting, side: state.waiting[side] + letters}
    return replace(state, arrivals=(), waiting=waiting)


def relocations(state: State, options: Options) -> dict[str, State]:
    """12.3: the choices for the relocation that comes first, a final or an initial one."""
    side = state.side
    found: dict[str, State] = {}
    for square in room(state.board, side, options):
        if state.finals:
            piece = Piece(side, state.finals[0].letter)
            board = with_tower(state.board, square, (piece,))
            reached = settle(replace(state, board=board, finals=state.finals[1:]), options)
        else:
            board = with_tower(state.board, square, (state.arrivals[0],))
            later = replace(state, board=board, arrivals=state.arrivals[1:])
            reached = settle_initial(later, options)
        found[f"({square_text(square)})"] = reached
    return found


def recruitments(state: State, options: Options) -> dict[str, tuple[Board, bool]]:
    """12.4: the choices for the recruitment that comes first; the flag tells a foul."""
    side = state.side
    piece = Piece(side, state.finals[0].letter)
    found: dict[str, tuple[Board, bool]] = {}
    for square in territory(side, options):
        tower = state.board.get(square, ())
        if tower and (tower[-1].army != side or tower[-1].kind == "R"):
            continue
        if not sound((*tower, piece)):
            continue
        board = with_tower(state.board, square, (*tower, piece))
        foul = is_foul(board, side, None, (square, len(tower)), options)
        if options.claims or not foul:
            found[f"({square_text(square)})"] = (board, foul)
    return found


def coronations(state: State, options: Options) -> dict[str, State]:
    """12.6: the choices for the coronation that comes first."""
    side = state.side
    square = state.finals[0].square
    assert square is not None
    *lowest, crowned, king = state.board[square]
    turned = crowned.turned()
    griffin = crowned.kind == "G"
    reserve = state.reserve[side]
    gained = () if griffin else (turned.letter,)
    relocation = (Final("relocate", turned.letter),) if griffin else ()
    # (a) By text: the new tower, the new Reserve, and the relocation it causes.
    choices = {
        f"{{{letter}}}": (
            (*lowest, Piece(side, letter), king),
            added(without(reserve, letter), *gained),
            relocation,
        )
        for letter in set(reserve)
    }
    # (b) A Griffin on level 2 is taken out; on level 1 it is turned and stays like any other.
    if griffin and lowest:
        choices["{0}"] = ((*lowest, king), reserve, relocation)
    else:
        choices["{0}"] = ((*lowest, turned, king), reserve, ())
    found: dict[str, State] = {}
    for text, (tower, new_reserve, more) in choices.items():
        board = with_tower(state.board, square, tower)
        foul = double_joker(board, side)
        if repeated(tower) or attackers(board, side, options) or (foul and not options.claims):
            continue
        crowned_state = replace(
            state,
            board=board,
            reserve={**state.reserve, side: new_reserve},
            finals=state.finals[1:] + more,
            claim=state.claim or foul,
        )
        found[text] = settle(crowned_state, options)
    return found
