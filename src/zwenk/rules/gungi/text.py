"""Gungi: the text forms of positions and decisions (15, appendix C)."""

from __future__ import annotations

import re
from typing import NamedTuple

from zwenk.rules.errors import MalformedPosition, counted
from zwenk.rules.gungi import codes, kinds
from zwenk.rules.gungi.geometry import SQUARES

BOOK = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/"
)

_PENDING = (
    (codes.RELOCATE, "final:relocate", "[FNfn]"),
    (codes.RECRUIT, "final:recruit", "[A-Za-z]"),
    (codes.CORONATION, "final:crown", "[a-i][1-9]"),
    (codes.CLAIMING, "initial:claim", ""),
    (codes.RECEIVE, "initial:relocate", "[FNfn]"),
    (codes.WAIT, "wait", "[FNfn]"),
)


class Setup(NamedTuple):
    """All that a position's text says, as plain numbers."""

    towers: list[int]  # a byte a level, the bottom lowest
    side: int
    reserves: list[int]  # 24 counts for Black, 24 for White
    recovered: list[int]
    locks: list[int]  # 1 Black's, 2 White's
    pending: list[int]  # sort << 8 | piece or square


def levels(tower: int) -> list[int]:
    """The pieces of a tower, bottom first."""
    return [piece for piece in (tower & 255, tower >> 8 & 255, tower >> 16) if piece]


def read_board(text: str) -> list[int]:
    """The 81 towers of a board's text: rows 1 to 9, each ended by a stroke."""
    rows = text.removesuffix("/").split("/")
    if len(rows) != 9:
        raise MalformedPosition(f"{text!r}: it has {len(rows)} rows, not nine, each ended by /")
    towers: list[int] = []
    for row_number, row in enumerate(rows, 1):
        cells: list[int] = []
        for word in re.findall(r"\d|\([^()]*\)|.", row):
            if word in "123456789":
                cells += [0] * int(word)
                continue
            if word in ("(", ")"):
                raise MalformedPosition(
                    f"{row!r}: row {row_number} has a {word} without the other one"
                )
            if word == "0":
                raise MalformedPosition(f"'0' in row {row_number}: 1 to 9 squares are empty")
            letters = word[1:-1] if len(word) > 1 else word
            if not letters or set(letters.upper()) - set(kinds.LETTERS):
                raise MalformedPosition(
                    f"{word!r} in row {row_number}: pieces are the letters {kinds.LETTERS}, a "
                    "tower stands in parentheses, its bottom first"
                )
            if len(letters) > 3:
                raise MalformedPosition(
                    f"{word} in row {row_number}: a tower has three at most (4.1)"
                )
            cells.append(sum(kinds.piece(x) << 8 * i for i, x in enumerate(letters)))
        if len(cells) != 9:
            squares = counted(len(cells), "square")
            raise MalformedPosition(f"{row!r}: row {row_number} has {squares}, not nine")
        towers += cells
    return towers


def write_board(towers: list[int]) -> str:
    text = ""
    for row in range(0, len(towers), 9):
        cells = ["".join(map(kinds.letter, levels(tower))) for tower in towers[row : row + 9]]
        line = "".join(f"({c})" if len(c) > 1 else c or "-" for c in cells)
        text += re.sub("-+", lambda empty: str(len(empty[0])), line) + "/"
    return text


def read(text: str) -> Setup:
    """A full position; trailing fields that are empty may be left out."""
    words = text.split()
    if not 2 <= len(words) <= 6 or words[1] not in ("b", "w"):
        raise MalformedPosition(
            f"{text!r}: a position is a board, b or w, Reserves, recovered pieces, swap locks and "
            "pending decisions, with blanks between"
        )
    words += ["-/-", "-/-", "-/-", "-"][len(words) - 2 :]
    return Setup(
        read_board(words[0]),
        "bw".index(words[1]),
        _read_counts(words[2], "Reserves"),
        _read_counts(words[3], "recovered pieces"),
        _read_locks(words[4]),
        _read_pending(words[5]),
    )


def _halves(word: str, what: str) -> tuple[str, str]:
    black, stroke, white = word.partition("/")
    if not stroke or "/" in white:
        raise MalformedPosition(f"{word!r}: {what} are written black/white, - for none")
    return black.removeprefix("-") if black == "-" else black, "" if white == "-" else white


def _read_counts(word: str, what: str) -> list[int]:
    counts = [0] * 48
    for color, letters in enumerate(_halves(word, what)):
        for x in letters:
            if x.upper() not in kinds.LETTERS or x.islower() != bool(color):
                raise MalformedPosition(
                    f"{x!r} in {word!r}: {what} are capitals for Black, small letters for White"
                )
            counts[24 * color + kinds.number(x)] += 1
    return counts


def _write_counts(counts: list[int]) -> str:
    halves = []
    for color in (0, 1):
        found = "".join(x * counts[24 * color + kinds.number(x)] for x in sorted(kinds.LETTERS))
        halves.append((found.lower() if color else found) or "-")
    return "/".join(halves)


def _read_locks(word: str) -> list[int]:
    locks = [0] * 81
    for color, half in enumerate(_halves(word, "swap locks")):
        for square in half.split(",") if half else ():
            if square not in SQUARES:
                raise MalformedPosition(
                    f"{square!r} in {word!r}: a swap lock is on a square, as c3"
                )
            locks[SQUARES.index(square)] |= 1 << color
    return locks


def _write_locks(locks: list[int]) -> str:
    halves = (
        ",".join(s for s, lock in zip(SQUARES, locks, strict=True) if lock >> color & 1)
        for color in (0, 1)
    )
    return "/".join(half or "-" for half in halves)


def _read_pending(word: str) -> list[int]:
    entries = []
    for item in word.split(",") if word != "-" else ():
        for sort, name, form in _PENDING:
            found = re.fullmatch(f"{name}:({form})" if form else f"{name}()", item)
            if found and (sort != codes.RECRUIT or found[1].upper() in kinds.LETTERS):
                entries.append(sort << 8 | _read_value(found[1]))
                break
        else:
            forms = "final:relocate:F, final:recruit:B, final:crown:a6, initial:claim, "
            raise MalformedPosition(
                f"{item!r} is no pending decision: {forms}initial:relocate:n or wait:F"
            )
    return entries


def _read_value(value: str) -> int:
    if not value:
        return 0
    return SQUARES.index(value) if len(value) == 2 else kinds.piece(value)


def _write_pending(entries: list[int]) -> str:
    items = []
    names = {sort: name for sort, name, _ in _PENDING}
    for entry in entries:
        sort, value = entry >> 8, entry & 255
        shown = (
            ""
            if sort == codes.CLAIMING
            else ":" + (SQUARES[value] if sort == codes.CORONATION else kinds.letter(value))
        )
        items.append(names[sort] + shown)
    return ",".join(items) or "-"


def write(setup: Setup) -> str:
    """The full position; trailing fields that are empty are left out."""
    fields = [
        _write_counts(setup.reserves),
        _write_counts(setup.recovered),
        _write_locks(setup.locks),
        _write_pending(setup.pending),
    ]
    while fields and not fields[-1].strip("-/"):
        fields.pop()
    return " ".join([write_board(setup.towers), "bw"[setup.side], *fields])


def spell(code: int) -> str:
    """The text of one decision."""
    sort = code & 15
    origin, target = SQUARES[(code >> 4 & 127) % 81], SQUARES[code >> 11 & 127]
    kind = code >> 18 & 31
    shown = kinds.LETTERS[kind - 1] if kind else "0"
    match sort:
        case codes.MOVE:
            return f"{origin}{'x' if code & codes.CAPTURE else '-'}{target}"
        case codes.DROP:
            return f"{shown}*{target}"
        case codes.SUBSTITUTE:
            return f"{target}<>{shown}"
        case codes.SACRIFICE:
            return f"{origin}={target}"
        case codes.SWAP:
            return f":{target}"
        case codes.TAKE:
            return f"{code >> 23 & 3}x{target}"
        case codes.MOUNT:
            return f"{origin}~{target}"
        case codes.PLACE:
            return f"({target})"
        case codes.CROWN:
            return f"{{{shown}}}"
    return "claim"


def plain(text: str) -> str:
    """A decision as a person may write it, in the strict form: dashes, signs of capture, marks."""
    text = re.sub("[\u2010-\u2015\u2212]", "-", "".join(text.split()))
    text = re.sub(r"(?<=[1-9])[X\u00d7](?=[a-i][1-9])", "x", text)
    return re.sub(r"[$^+#!?]+$", "", text)


_EFFECTS = r"[$^+#!?]*+"
_DECISION = re.compile(rf"(,?\([a-i][1-9]\){_EFFECTS}|,?\{{\w\}}{_EFFECTS}|[^(){{}},;]++)")


def decisions(text: str) -> list[str]:
    """The decisions of an action with its effects: `a3xa4$(c8){P}+` is `a3xa4$`, `(c8)`, `{P}+`.

    A comment behind them, `;so;`, is no decision; whatever else is none is one that is refused.
    """
    text = re.sub(r";[^;]*;\s*$", "", text)
    found, rest = [], "".join(text.split())
    while decision := _DECISION.match(rest):
        found.append(decision[1].removeprefix(","))
        rest = rest[decision.end() :]
    return [*found, rest] if rest or not found else found


def path(code: int) -> list[str]:
    """The clicks of a decision: squares, letters of the Reserve, choices."""
    sort = code & 15
    target = SQUARES[code >> 11 & 127]
    text = spell(code)
    match sort:
        case codes.DROP:
            return [text[0], target]
        case codes.SUBSTITUTE:
            return [target, text[-1]]
        case codes.SWAP:
            return [target, ":"]
        case codes.TAKE:
            return [target, text[:2]]
        case codes.MOUNT:
            return [text[:2], "~", target]
        case codes.PLACE:
            return [target]
        case codes.CROWN:
            return [text[1]]
        case codes.CLAIM:
            return ["claim"]
    return [text[:2], target]
