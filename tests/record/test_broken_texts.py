"""Whatever a reader of records is given, it answers with records or with a place and a reason."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zwenk
from record.made import make_record
from zwenk.record import FORMS, read, write

FAST = zwenk.COMPILED
SIGNS = '{}[]()";:,.!?*#$^+-=~<>x/\\ \n\t0123456789abcRrPp\x00é½…–☃'


def takes(text: str | bytes, form: str | None = None) -> None:
    """It reads the text, or says where it breaks and keeps what was read."""
    try:
        records = read(text, form)
    except zwenk.RecordError as error:
        assert error.line >= 1 and error.column >= 1
        if isinstance(text, str):
            lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            assert error.line <= len(lines)
            assert error.column <= len(lines[error.line - 1]) + 1
        assert "\n" not in str(error) and len(str(error)) < 700
        assert isinstance(error.read, list)
        records = error.read
    for record in records:
        record.replay()


def damaged(dice: random.Random, text: str) -> str:
    """A text with a few signs changed, put in, or taken out, or cut off, or doubled."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(text) + 1)
        more = min(len(text), at + dice.choice((0, 0, 1, 1, 5, 40)))
        put = "".join(dice.choice(SIGNS) for _ in range(dice.choice((0, 1, 1, 3))))
        text = dice.choice((text[:at] + put + text[more:], text[:at] + text[at:more] + text[at:]))
    return text[: dice.randrange(len(text) + 1)] if dice.random() < 0.2 else text


def attack(seed: int, times: int) -> None:
    dice = random.Random(seed)
    for game in zwenk.GAMES:
        record = make_record(seed, game, 8 if FAST else 3)
        for form in FORMS:
            if form == "registro" and game != "gungi":
                continue
            text = write(record, form)
            for _ in range(times):
                takes(damaged(dice, text), dice.choice((None, form, dice.choice(FORMS))))


@pytest.mark.parametrize("seed", range(3))
def test_damaged_records(seed: int) -> None:
    attack(seed, 25 if FAST else 1)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(10, 18))
def test_damaged_records_at_length(seed: int) -> None:
    attack(seed, 600)


@settings(max_examples=200)
@given(st.text(max_size=60), st.sampled_from([None, *FORMS]))
def test_any_text(text: str, form: str | None) -> None:
    takes(text, form)


@settings(max_examples=200)
@given(st.binary(max_size=60), st.sampled_from([None, *FORMS]))
def test_any_bytes(data: bytes, form: str | None) -> None:
    takes(data, form)


@pytest.mark.parametrize(
    "text",
    ["(" * 50_000, "[" * 50_000, "{" * 50_000, ";" * 50_000, " " * 200_000, "1." * 50_000,
     '[Game "Gounki"] c1-b1 ' + "(" * 20_000, '[Game "Gungi"] ' + "(a1)" * 20_000,
     '[Game "Gounki"] ' + "c1 - " * 20_000, "-BATALLA-\n" + "[" * 20_000, '{"a":' * 20_000],
    ids=range(11),
)  # fmt: skip
@pytest.mark.parametrize("form", [None, *FORMS])
def test_long_texts_take_no_long_time(text: str, form: str | None) -> None:
    takes(text, form)
