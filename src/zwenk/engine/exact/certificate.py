"""Certificates: a player's strategy that forces a margin, and a checker that knows only the rules.

A certificate says what that player plays in each position in which he may find himself to move.
The checker follows it against every reply, to positions in which the margin is certain.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import NamedTuple

from zwenk.files import replace_file
from zwenk.rules.catalogue import position as read_position
from zwenk.rules.errors import ZwenkError
from zwenk.rules.position import Position
from zwenk.rules.values import BLACK, WHITE, Color

FIRST = "zwenk proof 1"


class ProofError(ZwenkError):
    """A certificate that cannot be read, or does not prove what it claims."""


class Certificate(NamedTuple):
    """From `start`, `side` can force a final margin of at least `goal`; going on for ever is 0."""

    side: Color
    goal: int
    start: str
    strategy: dict[str, str]


def write(path: Path, certificate: Certificate) -> None:
    """Three lines of claim, then a position and its move a line."""
    side, goal, start, strategy = certificate
    head = f"{FIRST}\n{side} forces {goal:+d}\n{start}\n"
    body = "".join(f"{position} {move}\n" for position, move in sorted(strategy.items()))
    replace_file(path, (head + body).encode())


def read(path: Path) -> Certificate:
    """The certificate of a file, packed or not; its moves are not looked at yet."""
    content = path.read_bytes()
    try:
        if path.suffix == ".xz":
            content = lzma.decompress(content)
        lines = content.decode().splitlines()
    except (UnicodeDecodeError, lzma.LZMAError):
        raise ProofError(f"{path}: not a text, or its packing is broken") from None
    words = lines[1].split() if len(lines) > 2 else []
    if lines[:1] != [FIRST] or len(words) != 3 or words[0] not in ("black", "white"):
        raise ProofError(f"{path}: it does not begin as a certificate does, with {FIRST!r}")
    try:
        goal = int(words[2])
    except ValueError:
        raise ProofError(f"{path}, line 2: {words[2]!r} is no margin") from None
    strategy = {}
    for number, line in enumerate(lines[3:], 4):
        text, _, move = line.rpartition(" ")
        if not text:
            raise ProofError(f"{path}, line {number}: a position and a move were expected")
        strategy[text] = move
    side = BLACK if words[0] == "black" else WHITE
    return Certificate(side, goal, lines[2], strategy)


def check(certificate: Certificate) -> int:
    """How many positions the proof rests on; ProofError where it has a gap.

    Every line of play ends in a certain position or goes on for ever, so if the goal is above 0
    no line may come back to where it was.
    """
    start = read_position("gunzi", certificate.start)
    done: set[Position] = set()
    line: list[tuple[Position, list[Position]]] = [(start, _following(certificate, start))]
    on_line = {start}
    while line:
        position, following = line[-1]
        if not following:
            line.pop()
            on_line.discard(position)
            done.add(position)
            continue
        child = following.pop()
        if child in on_line and certificate.goal > 0:
            raise ProofError(f"{child}: the game can come back here for ever, which is a draw")
        if child not in done and child not in on_line:
            line.append((child, _following(certificate, child)))
            on_line.add(child)
    return len(done)


def certain(position: Position, side: Color) -> int:
    """The margin a player has whatever follows.

    His pillars stay, and a wedge in a pillar counts 2. The other side may at most get every mobile
    wedge into pillars, and one tombstone or wedge from the box for each pillar still to come: he
    has two promotion fields, and needs a mobile wedge for each.
    """
    own = foe = mobile = 0
    places = 2
    for piece in position.pieces():
        if piece.kind == "wedge":
            mobile += 1
        elif piece.kind == "pillar" and piece.color == side:
            own += piece.height
        elif piece.kind == "pillar":
            foe += piece.height
            places -= 1
    return 2 * (own - foe - mobile - min(places, mobile))


def _following(certificate: Certificate, position: Position) -> list[Position]:
    """The positions that must hold for this one to hold: none where the margin is certain."""
    side, goal, _, strategy = certificate
    if certain(position, side) >= goal:
        return []
    moves = position.moves()
    if not moves:
        margin = _margin(position, side)
        if margin < goal:
            raise ProofError(f"{position}: the game ends here with {margin:+d}, not {goal:+d}")
        return []
    if position.turn != side:
        return [position.after(move) for move in moves]
    if str(position) not in strategy:
        raise ProofError(f"{position}: no move is given for this position")
    return [position.after(strategy[str(position)])]


def _margin(position: Position, side: Color) -> int:
    """A player's points less the other's: a wedge counts 1, a wedge in a pillar 2."""
    margin = 0
    for piece in position.pieces():
        if piece.kind != "tombstone":
            points = 2 * piece.height if piece.kind == "pillar" else 1
            margin += points if piece.color == side else -points
    return margin
