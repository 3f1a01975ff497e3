"""Every record comes back from every form as it was; what is written is written in one way."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zwenk
from record.made import make_record
from zwenk.record import FORMS, Node, Record, read, write

EXAMPLES = {"gunzi": 40, "mortale": 40, "gounki": 30, "gungi": 40}
FAST = zwenk.COMPILED


def forms(game: str) -> list[str]:
    return [form for form in FORMS if form != "registro" or game == "gungi"]


def check(record: Record) -> None:
    for form in forms(record.game):
        text = write(record, form)
        assert read(text, form) == [record]
        assert read(text) == [record], "recognised"
        assert list(read(text)[0].tags) == list(record.tags)
        assert read(b"\xef\xbb\xbf" + text.encode().replace(b"\n", b"\r\n")) == [record]
        assert write(read(text), form) == text


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_random_records(game: str) -> None:
    @settings(max_examples=EXAMPLES[game] if FAST else 3)
    @given(st.integers(0, 2**32))
    def run(seed: int) -> None:
        check(make_record(seed, game, 10 if FAST else 4))

    run()


@settings(max_examples=150 if FAST else 20)
@given(
    *[st.text(st.characters(codec=None), max_size=30)] * 4,
    st.sampled_from(zwenk.GAMES),
)
def test_any_text_can_be_said(about: str, value: str, before: str, after: str, game: str) -> None:
    move = zwenk.start(game).moves()[0].text
    record = Record(
        game,
        tags={"Event": value, "x" + about: after, "White": before},
        moves=[Node(move, "!?", after, before, [[Node(move, comment=about, before=value)]])],
        comment=about,
        reason=value,
    )
    halves = [text for text in (about, value, before, after) if _has_pair(text)]
    for form in forms(game):
        if form != "json" or not halves:
            assert read(write(record, form)) == [record]


def _has_pair(text: str) -> bool:
    """JSON cannot tell two halves of a character from the whole one."""
    return any(0xD800 <= ord(a) < 0xDC00 <= ord(b) < 0xE000 for a, b in pairwise(text))


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_many_records_in_one_text(game: str) -> None:
    records = [make_record(seed, game, 4) for seed in range(4)]
    for form in forms(game):
        for some in (records, records[:2], []):
            text = write(some, form)
            assert read(text, form) == some
            assert read(text) == some


def test_records_of_different_games_in_one_text() -> None:
    records = [make_record(7, game, 4) for game in zwenk.GAMES]
    for form in ("tagged", "json"):
        assert read(write(records, form)) == records


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_lines_of_the_tagged_form_are_80_columns_wide_at_most(game: str) -> None:
    for seed in range(20 if FAST else 3):
        head, _, moves = write(make_record(seed, game), "tagged").partition("\n\n")
        assert head.startswith("[Game")
        assert max(map(len, moves.splitlines())) <= 80


@pytest.mark.parametrize("game", zwenk.GAMES)
def test_whole_games(game: str) -> None:
    dice = random.Random(game)
    for _ in range(5 if FAST else 1):
        played = zwenk.Game(game)
        while not played.result and len(played.moves) < (150 if FAST else 30):
            played.play(dice.choice(played.legal_moves()))
        record = Record.of(played, {"White": "Ana"})
        check(record)
        assert record.replay().moves == played.moves
        assert record.replay().result == played.result


def test_64_variations_in_one_another() -> None:
    moves = [move.text for move in zwenk.start("mortale").moves()]
    for deepest, good in ((64, True), (65, False), (300, False)):
        node = Node(moves[0])
        for _ in range(deepest):
            node = Node(moves[1], variations=[[node]])
        record = Record("mortale", moves=[node])
        if good:
            check(record)
            continue
        with pytest.raises(zwenk.MoveError, match="64 deep"):
            write(record, "json")
