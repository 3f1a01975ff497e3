"""Gungi: an entry with all its effects, as the Registro has them (appendix C)."""

from __future__ import annotations

from zwenk.record.entries import join_decisions
from zwenk.record.line import Step
from zwenk.rules.gungi import Gungi
from zwenk.rules.position import Position
from zwenk.rules.values import Move


def in_full(step: Step, over: bool) -> str:
    """Choices before the action, the action, `$`, choices after it, `^`, and `+` or `#`."""
    positions, moves = step.positions, step.moves
    act = next((i for i, move in enumerate(moves) if move.text[0] not in "({"), None)
    if act is None or moves[act].text == "claim":
        return step.node.text
    position, move = positions[act], moves[act]
    before, after = _towers(position), _towers(position.after(move))
    text = join_decisions(positions[: act + 1], moves[: act + 1])
    text += "$" * _betrays(move, before)
    text += join_decisions(positions[act + 1 :], moves[act + 1 :])
    return text + "^" * _recovers(move, before, after) + _ending(step, over)


def _towers(position: Position) -> dict[str, list[str]]:
    """The kinds on each square, bottom first."""
    towers: dict[str, list[str]] = {}
    for piece in position.pieces():
        if len(piece.square) == 2:
            towers.setdefault(piece.square, []).append(piece.kind)
    return towers


def _betrays(move: Move, before: dict[str, list[str]]) -> bool:
    """12.5: a Joker takes the top of a tower, not a King, and stands on what is left of it."""
    if move.text[2:3] != "x":
        return False
    target = before[move.text[3:]]
    return before[move.text[:2]][-1] == "B" and len(target) > 1 and target[-1] != "R"


def _recovers(move: Move, before: dict[str, list[str]], after: dict[str, list[str]]) -> bool:
    """12.2: more pieces have left the board than the one captured."""
    gone = sum(map(len, before.values())) - sum(map(len, after.values()))
    return gone > ("x" in move.text[1:3]) - ("*" in move.text)


def _ending(step: Step, over: bool) -> str:
    """The end of the game, or check; neither while the player has choices left to make."""
    after = step.after
    if over or (after and after.result):
        return "#"
    checks = isinstance(after, Gungi) and after.turn != step.mover and after.in_check()
    return "+" * checks
