"""Gungi: which positions cannot be, and why."""

from __future__ import annotations

from zwenk.rules.errors import ImpossiblePosition
from zwenk.rules.gungi import codes, kinds
from zwenk.rules.gungi.geometry import SQUARES
from zwenk.rules.gungi.text import Setup, levels

_ARMIES = ("Black", "White")


def check(setup: Setup, claims: bool, coronation: bool) -> None:
    """Refuses what no game can come to. Pieces may be missing: a study need not show all 46."""
    standing = {square: levels(tower) for square, tower in enumerate(setup.towers) if tower}
    placed = [piece for tower in standing.values() for piece in tower]
    for square, tower in standing.items():
        check_tower(SQUARES[square], tower)
    _check_kings(placed)
    _check_numbers(setup, placed)
    for color in (0, 1):
        for letter in "RNF":
            if (
                setup.reserves[24 * color + kinds.number(letter)]
                or (setup.recovered[24 * color + kinds.number(letter)])
            ):
                raise ImpossiblePosition(
                    f"{_ARMIES[color]} has a {kinds.NAMES[letter]} in Reserve: it is never there"
                )
        if not claims:
            _check_jokers(standing, color)
    for square, lock in enumerate(setup.locks):
        if lock and not setup.towers[square]:
            raise ImpossiblePosition(f"a swap lock on {SQUARES[square]}, where nothing stands")
    _check_pending(setup, claims, coronation)


def check_tower(square: str, pieces: list[int]) -> None:
    """Section 4, for one square."""
    names = [kinds.NAMES[kinds.letter(piece).upper()] for piece in pieces]
    for level, piece in enumerate(pieces):
        if names[level] == "King" and piece != pieces[-1]:
            raise ImpossiblePosition(f"{square}: nothing stands on a King (4.3)")
        if level and names[level] in ("Cannon", "Fortress"):
            raise ImpossiblePosition(
                f"{square}: a {names[level]} never stands on another piece (4.4)"
            )
        for lower in range(level):
            if names[lower] == names[level] and (pieces[lower] ^ piece) & 32 == 0:
                army = _ARMIES[piece >> 5].lower()
                alike = f"two {army} {kinds.plural(names[level])}"
                raise ImpossiblePosition(f"{square}: {alike} in one tower (4.2)")


def _check_kings(placed: list[int]) -> None:
    for color in (0, 1):
        number = placed.count(kinds.piece("Rr"[color]))
        if number != 1:
            kings = f"{number} Kings" if number else "no King"
            raise ImpossiblePosition(f"{_ARMIES[color]} has {kings} on the board, not one")


def _check_numbers(setup: Setup, placed: list[int]) -> None:
    """1.2: fronts of an army and their backs, which are the other army's, are so many pieces."""
    counts = [a + b for a, b in zip(setup.reserves, setup.recovered, strict=True)]
    placed = placed + [
        entry & 255
        for entry in setup.pending
        if entry >> 8 not in (codes.CORONATION, codes.CLAIMING)
    ]
    for piece in placed:
        counts[24 * (piece >> 5) + (piece & 31)] += 1
    for front, back in kinds.BACKS.items():
        for color in (0, 1):
            number = counts[24 * color + kinds.number(front)]
            number += counts[24 * (1 - color) + kinds.number(back)]
            most = kinds.FRONTS[front]
            if number > most:
                raise ImpossiblePosition(
                    f"{number} pieces are a {_ARMIES[color].lower()} {front} or its back, "
                    f"a {_ARMIES[1 - color].lower()} {back}: {most} at most (1.2)"
                )


def _check_jokers(standing: dict[int, list[int]], color: int) -> None:
    joker = kinds.piece("Bb"[color])
    columns = [square % 9 for square, tower in standing.items() if joker in tower]
    for column in columns:
        if columns.count(column) > 1:
            raise ImpossiblePosition(
                f"{_ARMIES[color]} has two Jokers in column {'abcdefghi'[column]}: "
                "a foul that ends the game (14)"
            )


def _check_pending(setup: Setup, claims: bool, coronation: bool) -> None:
    sorts = [entry >> 8 for entry in setup.pending]
    if sorts.count(codes.RECRUIT) + sorts.count(codes.CORONATION) > 1:
        raise ImpossiblePosition("one action leads to one recruitment or one Coronation at most")
    if codes.CORONATION in sorts and not coronation:
        raise ImpossiblePosition("there is no Coronation without the option coronation (12.6)")
    if sorts != sorted(sorts) or sorts.count(codes.CLAIMING) > 1 or len(sorts) > 8:
        raise ImpossiblePosition("pending decisions are not in their order: final, initial, wait")
    final = any(sort < codes.CLAIMING for sort in sorts)
    for entry in setup.pending:
        sort, value = entry >> 8, entry & 255
        if sort == codes.CLAIMING and not claims:
            raise ImpossiblePosition("a foul can be claimed only with the option claims (14)")
        if sort == codes.CORONATION:
            tower = levels(setup.towers[value])
            king = kinds.piece("Rr"[setup.side])
            if len(tower) < 2 or tower[-1] != king or (tower[-2] ^ king) & 32 == 0:
                raise ImpossiblePosition(
                    f"a Coronation on {SQUARES[value]} needs the King of who decides there, with "
                    "an enemy directly below (12.6)"
                )
        if sort == codes.RECRUIT and kinds.letter(value).upper() in "RNF":
            name = kinds.NAMES[kinds.letter(value).upper()]
            raise ImpossiblePosition(f"a {name} is never recruited (12.3, 12.4)")
        if sort in (codes.RELOCATE, codes.RECRUIT) and value >> 5 != setup.side:
            raise ImpossiblePosition(f"{kinds.letter(value)} is not a piece of the army to decide")
        if sort == codes.RECEIVE and (value >> 5 == setup.side) == final:
            raise ImpossiblePosition(f"{kinds.letter(value)} is not placed in that Initial phase")
