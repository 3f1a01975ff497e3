"""Random records with everything in them that a record can hold, and how tests look at errors."""

from __future__ import annotations

import random

import pytest

import zwenk
from zwenk import Game, Position, RecordError
from zwenk.record import MARKS, TOKENS, Node, Record, read
from zwenk.record.entries import join_decisions

BOOK = (
    "7n1/1p(fp)r(sp)(si)(ya)1p/(up)1q(tpa)lq1(pta)1/9/9/9/"
    "P(SPQ)1(PAS)(LT)(PAQ)(PA)UY/4(TI)F1P1/2(NP)3R2/"
)
GOUNKI_GAME = """
1. c1-b1+ a8-b7+ 2. b1-b2+ b8-b7+ 3. b2*c3,c4,c5 e7-d7+ 4. f1-e2+ d7*c7+,d6 5. d2-e2+ d6xc5
6. e2-f3 b7-b5 7. f3-d5 a7-b7 8. a2-b3 g8-f7+ 9. d5-e5 h8-h7+ 10. g1-g2+ c8-d7
11. g2-f2+ d8-d7+ 12. f2-f4 d7-e6 13. f4*f5,f6,e7 f8-e8+ 14. f6xe6 f7xe6 15. e5xe6 e8xe7
16. e6*d7,c8,OUT"""

# What a comment or a value might be broken by.
SAID = (
    "good", "two words", "  before", "behind  ", " ", "{", "}", "\\", "\\}", "\\n", "\n",
    "a\n\nb", ";", "a;b", "\\;", "\t", "\r\n", "é", "☃😀", "\ud800", "\u2028", "\x85", "\x00",
    "\ufeff", "(", ")", "[", "]", '[White "x"]', "-BATALLA-", "Fecha: 1", "1. c2-c4", "*", "1-0",
    "!", "$1", "\xa0", "{P}", "(c8)", "%", '"', "\\u0041", "\\\nx", "long " * 40, "y" * 200,
    "\\" * 90, "a  b   c " * 20,
)  # fmt: skip
NAMES = ("Event", "Site", "Date", "Round", "White", "Black", "Fecha", "Negras", "Torneo abierto")
VALUES = ("Ana", "?", "", "Luis (filas 7-9)", "a;b", "[x]", "x: y")


def some_text(dice: random.Random) -> str:
    return "".join(dice.choice(SAID) for _ in range(dice.choice((0, 0, 0, 1, 1, 2, 4))))


def make_record(seed: int, game: str, turns: int = 10) -> Record:
    """A record of random moves with random words about them."""
    dice = random.Random(seed)
    rules = zwenk.RULES[game]
    options = {option.name: dice.choice(option.values) for option in rules.options}
    normal = zwenk.start(game, **options)
    start = _start(dice, normal)
    names = [dice.choice((*NAMES, some_text(dice))) for _ in range(dice.randint(0, 5))]
    record = Record(
        game,
        options,
        {name: dice.choice((*VALUES, some_text(dice))) for name in names},
        None if str(start) == str(normal) else str(start),
        _line(dice, start, turns, 0),
        comment=some_text(dice),
    )
    ended = record.replay().result
    record.result = ended.token if ended else dice.choice(TOKENS)
    if not ended:
        reasons = ("", "black resigned", "white resigned", "draw agreed", "jaque mate", "time")
        record.reason = dice.choice((*reasons, some_text(dice)))
    return record


def _start(dice: random.Random, normal: Position) -> Position:
    """The normal start, or where random moves lead."""
    if dice.random() < 0.5:
        return normal
    position, _ = normal.playout(dice.randrange(1 << 30), dice.randint(1, 120))
    try:
        again = zwenk.position(normal.game, str(position), **normal.chosen())
    except zwenk.PositionError:  # a finished game's text says less than the game
        return normal
    return normal if again.result else again


def _line(dice: random.Random, start: Position, turns: int, depth: int) -> list[Node]:
    game = Game(position=start)
    nodes: list[Node] = []
    while len(nodes) < turns and not game.result:
        before, first = game.position, len(game.moves)
        while not game.result:
            moves = game.legal_moves()
            taking = [move for move in moves if "x" in move.text or "~" in move.text]
            game.play(dice.choice(taking if taking and dice.random() < 0.7 else moves))
            whole = game.game != "gungi" or game.turn != before.turn
            if whole or (len(nodes) == turns - 1 and dice.random() < 0.3):
                break
        text = join_decisions(game.positions[first:-1], game.moves[first:])
        node = Node(text, dice.choice(("", "", *MARKS)), some_text(dice), some_text(dice))
        nodes.append(node)
        if depth < 3 and dice.random() < 0.2 / (depth + 1):
            for _ in range(dice.randint(1, 2)):
                node.variations.append(_line(dice, before, dice.randint(1, 4), depth + 1))
        if not whole:
            break
    if depth and not game.result and dice.random() < 0.1:
        nodes.append(Node("resign", comment=some_text(dice)))
    return nodes


def broken(text: str | bytes, form: str | None = None, game: str | None = None) -> RecordError:
    """The error that a text is."""
    with pytest.raises(RecordError) as caught:
        read(text, form, game)
    return caught.value


def breaks(text: str, form: str | None = None, game: str | None = None) -> RecordError:
    """The same for a text in which ▸ stands before the token that must be blamed."""
    before, mark, after = text.partition("▸")
    assert mark
    error = broken(before + after, form, game)
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    assert (error.line, error.column) == (line, column), str(error)
    return error


def found(error: RecordError) -> list[Record]:
    """The records read up to an error."""
    assert isinstance(error.read, list)
    return error.read


def texts(record: Record) -> list[str]:
    """The main line in words."""
    return [node.text for node in record.moves]
