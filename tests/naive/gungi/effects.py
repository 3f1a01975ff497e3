"""What each action does at once: captures, Betrayal, recoveries (rules 7, 8, 10, 11, 12)."""

from __future__ import annotations

from .actions import Action, captor
from .attack import stuck
from .kinds import OTHER
from .outcome import Locks, Outcome, recover, same_face, to_adversary, unlocked
from .state import (
    Options,
    Piece,
    Place,
    State,
    Tower,
    added,
    in_column,
    sound,
    with_tower,
    without,
)


def perform(state: State, action: Action, options: Options) -> Outcome:
    match action.what:
        case "move":
            return _move(state, action, options)
        case "capture":
            return _capture(state, action, options)
        case "tower":
            return _tower_capture(state, action, options)
        case "drop":
            return _drop(state, action, options)
        case "substitute":
            return _substitute(state, action)
        case "sacrifice":
            return _sacrifice(state, action)
        case "swap":
            return _swap(state, action)
        case "mount":
            return _mount(state, action, options)


def _move(state: State, action: Action, options: Options) -> Outcome:
    """6.3 and 7."""
    tower = state.board[action.source]
    landing = (*state.board.get(action.target, ()), tower[-1])
    board = with_tower(state.board, action.source, tower[:-1])
    board = with_tower(board, action.target, landing)
    index = len(landing) - 1
    after = recover(board, action.target, index, options)
    return Outcome(
        board=after.board,
        reserve=state.reserve[state.side],
        locks=unlocked(state.locks, action.source),  # what jumps on and is recovered ends none
        lawful=sound(landing),
        actor=None if after.gone else (action.target, index),
        recovered=same_face(after.gone),
    )


def _capture(state: State, action: Action, options: Options) -> Outcome:
    """8.1, with what it causes."""
    tower = state.board[action.source]
    mover = tower[-1]
    victim = state.board[action.target][-1]
    left = state.board[action.target][:-1]
    locks = unlocked(state.locks, action.source, action.target)
    board = with_tower(state.board, action.source, tower[:-1])
    if victim.kind == "R":  # 13.5: no effect follows
        return Outcome(
            board=with_tower(board, action.target, (*left, mover)),
            reserve=state.reserve[state.side],
            locks=locks,
            lawful=sound((*left, mover)),
            king_taken=True,
        )
    betrayal = mover.kind == "B" and left != ()
    if betrayal:  # 12.5
        left = tuple(piece if piece.kind == "G" else piece.turned() for piece in left)
    landing = (*left, mover)
    index = len(left)
    board = with_tower(board, action.target, landing)
    after = recover(board, action.target, index, options)
    recovered, arrivals = to_adversary(after.gone, state.side)
    enemy = OTHER[state.side]
    spoil = victim.turned().letter
    relocated = victim.kind == "G"  # 12.3, a Major's too
    recruited = mover.kind == "M" and not relocated  # 12.4
    crowned = options.coronation and mover.kind == "R" and bool(left) and left[-1].army == enemy
    kept = () if relocated or recruited else (spoil,)
    return Outcome(
        board=after.board,
        reserve=added(state.reserve[state.side], *kept),
        locks=locks,
        lawful=sound(landing),
        actor=None if after.gone else (action.target, index),
        recovered=recovered,
        arrivals=arrivals,
        relocate=spoil if relocated else "",
        recruit=spoil if recruited else "",
        crown=action.target if crowned else None,
        forced=betrayal and in_column(after.board, action.target[0], enemy, "B") >= 2,
    )


def _tower_capture(state: State, action: Action, options: Options) -> Outcome:
    """8.2; only what came down is tested for recovery (12.2)."""
    square, taken = action.target, action.index
    tower = state.board[square]
    victim = tower[taken]
    top_taken = taken == len(tower) - 1
    left = tower[:taken] + tower[taken + 1 :]
    board = with_tower(state.board, square, left)
    if victim.kind == "R":  # 13.5
        return Outcome(
            board=board,
            reserve=state.reserve[state.side],
            locks=unlocked(state.locks, square),
            lawful=True,
            king_taken=True,
        )
    actor: Place | None = (square, taken - 1)
    if captor(state, square, taken) == taken + 1:  # the captor came down, and may be recovered
        actor = None if stuck(left, taken, square, options) else (square, taken)
    after = recover(board, square, taken, options)
    recovered, arrivals = to_adversary(after.gone, state.side)
    spoil = victim.turned().letter
    kept = () if victim.kind == "G" else (spoil,)
    return Outcome(
        board=after.board,
        reserve=added(state.reserve[state.side], *kept),
        locks=unlocked(state.locks, square) if top_taken or after.top_gone else state.locks,
        lawful=True,
        actor=actor,
        recovered=recovered,
        arrivals=arrivals,
        relocate=spoil if victim.kind == "G" else "",
    )


def _drop(state: State, action: Action, options: Options) -> Outcome:
    """10; 9.2 is asked here."""
    landing: Tower = (
        *state.board.get(action.target, ()),
        Piece(state.side, action.letter),
    )
    index = len(landing) - 1
    return Outcome(
        board=with_tower(state.board, action.target, landing),
        reserve=without(state.reserve[state.side], action.letter),
        locks=state.locks,
        lawful=sound(landing) and not stuck(landing, index, action.target, options),
        actor=(action.target, index),
    )


def _substitute(state: State, action: Action) -> Outcome:
    """11.4."""
    tower = state.board[action.target]
    index = action.index
    changed = (*tower[:index], Piece(state.side, action.letter), *tower[index + 1 :])
    was_top = index == len(tower) - 1
    return Outcome(
        board=with_tower(state.board, action.target, changed),
        reserve=added(without(state.reserve[state.side], action.letter), "Z"),
        locks=unlocked(state.locks, action.target) if was_top else state.locks,
        lawful=sound(changed),
        actor=(action.target, index),
    )


def _sacrifice(state: State, action: Action) -> Outcome:
    """11.2: the Swordsman of `source` takes the level of the King of `target`."""
    below = state.board[action.target][:-1]
    changed = (*below, Piece(state.side, "S"))
    board = with_tower(state.board, action.source, (Piece(state.side, "R"),))
    return Outcome(
        board=with_tower(board, action.target, changed),
        reserve=state.reserve[state.side],
        locks=unlocked(state.locks, action.source, action.target),
        lawful=sound(changed),
    )


def _swap(state: State, action: Action) -> Outcome:
    """11.1: what was on top leaves it, which ends older locks; the own one begins."""
    bottom, middle, top = state.board[action.target]
    locks = dict(unlocked(state.locks, action.target))
    locks[state.side] |= {action.target}
    return Outcome(
        board=with_tower(state.board, action.target, (top, middle, bottom)),
        reserve=state.reserve[state.side],
        locks=locks,
        lawful=sound((top, middle, bottom)),
        actor=(action.target, 2),
    )


def _mount(state: State, action: Action, options: Options) -> Outcome:
    """11.3: the whole tower rides; the lock travels with it (11.1)."""
    source, target = action.source, action.target
    board = with_tower(state.board, target, state.board[source])
    after = recover(with_tower(board, source, ()), target, 0, options)
    tower = after.board[target]
    locks: Locks = {
        army: squares - {source} | {target} if source in squares else squares
        for army, squares in state.locks.items()
    }
    enemy = OTHER[state.side]
    carried = Piece(enemy, "B") in tower
    return Outcome(
        board=after.board,
        reserve=state.reserve[state.side],
        locks=unlocked(locks, target) if after.top_gone else locks,
        lawful=sound(tower),
        actor=(target, len(tower) - 1),
        recovered=same_face(after.gone),
        forced=carried and in_column(after.board, target[0], enemy, "B") >= 2,
    )
