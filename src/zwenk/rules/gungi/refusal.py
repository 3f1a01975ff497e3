"""Gungi: why a text is no legal decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from zwenk.rules.errors import IllegalMove, MalformedMove, MoveError
from zwenk.rules.gungi import codes, kinds
from zwenk.rules.gungi.geometry import SQUARES
from zwenk.rules.gungi.notes import due
from zwenk.rules.gungi.text import levels

if TYPE_CHECKING:
    from zwenk.rules.gungi.board import Gungi

_S = r"([a-i][1-9])"
_K = f"([{kinds.LETTERS}])"
_FORMS = {
    codes.MOVE: re.compile(rf"{_S}([-x]){_S}"),
    codes.DROP: re.compile(rf"{_K}\*{_S}"),
    codes.SUBSTITUTE: re.compile(rf"{_S}<>{_K}"),
    codes.SACRIFICE: re.compile(rf"{_S}={_S}"),
    codes.SWAP: re.compile(rf":{_S}"),
    codes.TAKE: re.compile(rf"([123])x{_S}"),
    codes.MOUNT: re.compile(rf"{_S}~{_S}"),
    codes.PLACE: re.compile(rf"\({_S}\)"),
    codes.CROWN: re.compile(r"\{(\w)\}"),
    codes.CLAIM: re.compile("claim"),
}
_SEVERAL = re.compile("|".join(form.pattern for form in _FORMS.values()))


def refusal(position: Gungi, text: str) -> MoveError:
    for sort, form in _FORMS.items():
        found = form.fullmatch(text)
        if found:
            return IllegalMove(f"{text}: {_Reason(position).of(sort, found.groups())}")
    several = [found[0] for found in _SEVERAL.finditer(text)]
    if len(several) > 1 and "".join(several) == text:
        return MalformedMove(
            f"{' '.join(several)}: these are {len(several)} decisions and they are given one by "
            "one, only the choices of an action may follow it in a game, d6xd5(c8)"
        )
    if text == "resign":
        return MalformedMove("resign ends a game, not a position: Game.resign() does it (13.4)")
    return MalformedMove(
        f"{text!r} is no action of Gungi: a move is written a3-a4, a capture c7xa7, a drop P*c9, a "
        "substitution f5<>J, a sacrifice c3=c2, a swap :e8, a capture in tower 2xf1, a mount "
        "e4~e3, a forced choice (c8), {P} or {0}"
    )


class _Reason:
    """Looks at a position for the rule that refuses a decision."""

    def __init__(self, position: Gungi) -> None:
        self.position = position
        self.setup = position.setup()
        self.us = position.side

    def of(self, sort: int, words: tuple[str, ...]) -> str:
        if self.position.result:
            return f"the game is over, {self.position.result}"
        waits, choice = due(self.setup.pending) if sort != codes.CLAIM else (0, "")
        if waits and sort != (codes.CROWN if waits == codes.CORONATION else codes.PLACE):
            return f"first {choice}"
        if not waits and sort in (codes.PLACE, codes.CROWN):
            return "no such choice is due, an action is (12)"
        checks: dict[int, Callable[..., str]] = {
            codes.MOVE: self.motion, codes.DROP: self.drop, codes.SUBSTITUTE: self.substitution,
            codes.SACRIFICE: self.sacrifice, codes.SWAP: self.swap, codes.TAKE: self.take,
            codes.MOUNT: self.mount, codes.PLACE: self.place, codes.CROWN: self.crown,
        }  # fmt: skip
        return checks[sort](*words) if sort in checks else "there is no foul to claim (14)"

    def tower(self, square: str) -> list[int]:
        return levels(self.setup.towers[SQUARES.index(square)])

    def own(self, piece: int) -> bool:
        return piece >> 5 == self.us

    def name(self, piece: int) -> str:
        return f"{self.army(piece >> 5)} {kinds.NAMES[kinds.letter(piece).upper()]}"

    def army(self, color: int) -> str:
        return ("black", "white")[color]

    def trial(self, code: int) -> str:
        """What refuses an action that can be done on the board: the King's safety, or a foul."""
        attacked, foul = self.position.judge(code)
        if attacked:
            stays = "stays" if self.position.in_check() else "comes to stand"
            return f"the own King {stays} attacked (13.2)"
        if foul:
            return f"it is a foul, {foul} (14)"
        return "it is not legal here"

    def stacks(self, piece: int, rest: list[int]) -> str | None:
        """Section 4: why a piece cannot stand on this."""
        if len(rest) > 2:
            return "a tower has three pieces at most (4.1)"
        if rest and kinds.letter(rest[-1]).upper() == "R":
            return "nothing stands on a King (4.3)"
        if any(self.name(other) == self.name(piece) for other in rest):
            return f"there would be two {kinds.plural(self.name(piece))} in the tower (4.2)"
        return None

    def breaks(self, joker: int, rest: list[int]) -> bool:
        """Whether Betrayal leaves two pieces of one kind and colour in a tower."""
        turned = [
            p if kinds.GRIFFINS[p & 31] else kinds.FLIP[p & 31] | (32 - (p & 32)) for p in rest
        ]
        names = [self.name(piece) for piece in (*turned, joker)]
        return len(set(names)) < len(names)

    def motion(self, origin: str, mark: str, target: str) -> str:
        start, tower = self.tower(origin), self.tower(target)
        if not start:
            return f"nothing stands on {origin} (4.5)"
        mover = start[-1]
        if not self.own(mover):
            return (
                f"the top piece on {origin} is the {self.name(mover)}, only a top piece moves (4.5)"
            )
        capture = bool(tower) and not self.own(tower[-1])
        if not self.position.reaches(SQUARES.index(origin), SQUARES.index(target)):
            return f"the {self.name(mover)} on {origin} does not reach {target} (6)"
        if capture != (mark == "x"):
            told = f"{target} has {'a' if capture else 'no'} hostile piece on top"
            return f"{told}: it is written {origin}{'x' if capture else '-'}{target} (15)"
        king = capture and kinds.letter(tower[-1]).upper() == "R"
        if capture and kinds.letter(mover).upper() == "B" and not king:
            if self.breaks(mover, tower[:-1]):  # judged after the flips (14)
                return f"after the Betrayal the tower on {target} would hold two alike (12.5, 4.2)"
            tower = [0]
        reason = self.stacks(mover, tower[:-1] if capture else tower)
        if reason:
            return f"{reason}, where a King is captured too (13.5)" if king else reason
        if tower and not capture:
            if self.position.ascends(SQUARES.index(target)):
                return f"{target} is within the range of the own Ascent, no jump on top there (7)"
            if kinds.letter(mover).upper() == "R" and self.position.in_check():
                return "a King in check does not jump on top (7)"
        code = codes.MOVE | SQUARES.index(origin) << 4 | SQUARES.index(target) << 11
        return self.trial(code | (codes.CAPTURE if capture else 0))

    def drop(self, letter: str, target: str) -> str:
        piece, tower = kinds.number(letter) + 32 * self.us, self.tower(target)
        if not self.setup.reserves[24 * self.us + kinds.number(letter)]:
            waits = self.setup.recovered[24 * self.us + kinds.number(letter)]
            why = ", a recovered piece waits a turn (12.2)" if waits else ""
            return f"no {letter} is in {self.army(self.us)}'s Reserve{why} (10)"
        if tower and not self.own(tower[-1]):
            return f"a drop goes to an empty square or an own Foundation, not to {target} (10)"
        if tower and kinds.letter(tower[-1]).upper() not in "NFAC":
            return f"the {self.name(tower[-1])} on {target} is no Foundation (9.1)"
        reason = self.stacks(piece, tower)
        if reason:
            return reason
        if letter in "PYIAGW" and self.position.never_moves(
            piece, len(tower) + 1, tower[-1] if tower else 0, SQUARES.index(target)
        ):
            return f"on {target} it could never move again (9.2)"
        code = codes.DROP | SQUARES.index(target) << 11 | kinds.number(letter) << 18
        return self.trial(code)

    def substitution(self, square: str, letter: str) -> str:
        tower = self.tower(square)
        lancer = kinds.number("Z") + 32 * self.us
        piece = kinds.number(letter) + 32 * self.us
        if lancer not in tower:
            return f"no own Lancer stands on {square} (11.4)"
        if letter == "Z" or not self.setup.reserves[24 * self.us + kinds.number(letter)]:
            return f"no {letter} that could take its place is in the Reserve (11.4)"
        level = tower.index(lancer)
        rest = tower[:level] + tower[level + 1 :]
        if any(self.name(other) == self.name(piece) for other in rest):
            return f"there would be two {kinds.plural(self.name(piece))} in the tower (4.2)"
        code = codes.SUBSTITUTE | SQUARES.index(square) << 11
        return self.trial(code | kinds.number(letter) << 18 | (level + 1) << 23)

    def sacrifice(self, origin: str, target: str) -> str:
        king = self.tower(target)
        if not king or king[-1] != kinds.number("R") + 32 * self.us:
            return f"the own King is not on {target}: it is written Swordsman=King (11.2)"
        if not self.position.in_check():
            return "a sacrifice is for a King in check (11.2)"
        swordsman = kinds.number("S") + 32 * self.us
        if self.tower(origin) != [swordsman]:
            return f"no own Swordsman stands alone on {origin} (11.2)"
        columns, rows = (abs(ord(a) - ord(b)) for a, b in zip(origin, target, strict=True))
        if columns + rows != 1:
            return f"{origin} is not beside {target} (11.2)"
        if swordsman in king:
            return "the King's tower holds another own Swordsman (11.2)"
        code = codes.SACRIFICE | SQUARES.index(origin) << 4 | SQUARES.index(target) << 11
        return self.trial(code)

    def swap(self, square: str) -> str:
        tower = self.tower(square)
        captain = kinds.number("T") + 32 * self.us
        if len(tower) < 3:
            return f"a swap is for a tower of three, {square} has {len(tower)} (11.1)"
        if captain not in (tower[0], tower[2]) or not self.own(tower[0]) or not self.own(tower[2]):
            return f"an own Captain and an own piece must stand at the ends of {square} (11.1)"
        if any(kinds.letter(tower[i]).upper() in "RFN" for i in (0, 2)):
            return "a King, a Fortress or a Cannon is not swapped (11.1)"
        if self.setup.locks[SQUARES.index(square)] >> self.us & 1:
            return f"{square} was swapped already, and its top has not left since (11.1)"
        return self.trial(codes.SWAP | SQUARES.index(square) << 11)

    def take(self, level: str, square: str) -> str:
        tower, taken = self.tower(square), int(level) - 1
        if taken >= len(tower) or self.own(tower[taken]):
            return f"no hostile piece is on level {level} of {square} (8.2)"
        captors = [
            other for place, other in enumerate(tower)
            if abs(place - taken) == 1 and self.own(other) and kinds.letter(other).upper() != "F"
        ]  # fmt: skip
        if not captors:
            return "no own piece that captures stands directly above or below it (8.2)"
        return self.trial(codes.TAKE | SQUARES.index(square) << 11 | int(level) << 23)

    def mount(self, origin: str, target: str) -> str:
        tower = self.tower(origin)
        if len(tower) < 2 or not self.own(tower[0]):
            return f"no own tower that could be carried stands on {origin} (11.3)"
        if kinds.letter(tower[0]).upper() not in "JOEU":
            return f"the {self.name(tower[0])} at the base carries no tower (11.3)"
        if self.tower(target):
            return f"a mount goes to an empty square, {target} is not (11.3)"
        if not self.position.mounts_to(SQUARES.index(origin), SQUARES.index(target)):
            return (
                f"the {self.name(tower[0])} does not carry a tower from {origin} to {target} (11.3)"
            )
        return self.trial(codes.MOUNT | SQUARES.index(origin) << 4 | SQUARES.index(target) << 11)

    def place(self, square: str) -> str:
        legal = " ".join(move.text for move in self.position.moves())
        return f"it may be one of {legal} (12.3, 12.4)"

    def crown(self, letter: str) -> str:
        legal = " ".join(move.text for move in self.position.moves())
        return f"it may be one of {legal} (12.6)"
