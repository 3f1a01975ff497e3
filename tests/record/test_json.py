"""The JSON form: what a program reads and writes, and where a broken text breaks."""

from __future__ import annotations

import json

import pytest

import zwenk
from record.made import breaks, broken, found, texts
from zwenk.record import Node, Record, read, write

SMALL = '{"zwenk": 1, "game": "gounki"'


def one(text: str) -> Record:
    (record,) = read(text, "json")
    return record


def test_it_is_json_as_everybody_reads_it() -> None:
    game = zwenk.Game("gunzi", end="wedges")
    game.play("a1-b1<")
    game.resign()
    record = Record.of(game, {"White": "Ana"})
    assert json.loads(write(record, "json")) == {
        "zwenk": 1,
        "game": "gunzi",
        "rules_version": 1,
        "options": {"end": "wedges"},
        "tags": {"White": "Ana"},
        "start": None,
        "moves": [{"move": "a1-b1<"}],
        "result": {
            "token": "0-1",
            "winner": "black",
            "score": None,
            "reason": "white resigned",
        },
    }


def test_only_the_version_and_the_game_must_be_there() -> None:
    assert one(SMALL + "}") == Record("gounki")
    assert one('{"game": "GOUNKI", "zwenk": 1}') == Record("gounki")
    assert read('{"zwenk": 1}', "json", "gounki") == [Record("gounki")]
    null = '"options": null, "tags": null, "start": null, "comment": null, "moves": null'
    assert one(f'{SMALL}, {null}, "result": null}}') == Record("gounki")


def test_options_may_be_numbers_and_truths() -> None:
    text = SMALL + ', "options": {"first_turn": 2, "origin": true}}'
    assert one(text).options == {"first_turn": "2", "origin": "on", "exits": "all"}


def test_an_array_of_records() -> None:
    assert read("[]", "json") == []
    assert len(read(f"[{SMALL}}}, {SMALL}}}]")) == 2
    assert write([], "json") == "[]\n"


def test_moves_are_read_leniently() -> None:
    assert texts(one(SMALL + ', "moves": [{"move": "c1 b1"}, {"move": "a8-b7"}]}')) == [
        "c1-b1+",
        "a8-b7+",
    ]


def test_comments_of_any_sort() -> None:
    comment = r'"comment": "\u00e9\ud83d\ude00\n\""'
    text = SMALL + f', "moves": [{{"move": "c1-b1", {comment}, "marks": "!?"}}]}}'
    assert one(text).moves == [Node("c1-b1+", "!?", 'é😀\n"')]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"zwenk": ▸2, "game": "gounki"}', "this program reads 1"),
        ('▸{"game": "gounki"}', "a record has no zwenk"),
        ('▸{"zwenk": 1}', "a record has no game"),
        ('{"zwenk": 1, "game": ▸"chess"}', "no game 'chess'"),
        ('{"zwenk": 1, "game": ▸7}', "it must be a string"),
        (SMALL + ', ▸"move": []}', "a record has no key 'move'"),
        (SMALL + ', "rules_version": ▸2}', "this program knows 1"),
        (SMALL + ', "options": {▸"speed": 1}}', "has no option 'speed'"),
        (SMALL + ', "options": {"exits": ▸"c-g"}}', "does not take 'c-g'"),
        (SMALL + ', "options": ▸[]}', "it must be an object"),
        (SMALL + ', "tags": {▸"Result": "1-0"}}', "no tag can be named 'Result'"),
        (SMALL + ', "tags": {"White": ▸1}}', "it must be a string"),
        (SMALL + ', "start": ▸"8/8 w"}', "there must be eight"),
        (SMALL + ', "moves": [▸"c1-b1"]}', "a move is a string: it must be an object"),
        (SMALL + ', "moves": [▸{"marks": "!"}]}', "a move has no move"),
        (SMALL + ', "moves": [{"move": ▸"c1-c9"}]}', "c1-c9"),
        (SMALL + ', "moves": [{"move": "c1-b1", "marks": ▸"!!!"}]}', "a move has one of"),
        (SMALL + ', "moves": [{"move": "c1-b1", "variations": [▸[]]}]}', "one move at least"),
        (SMALL + ', "moves": [{"move": "c1-b1", "variations": [[{"move": ▸"z"}]]}]}', "no action"),
        (SMALL + ', "moves": [{"move": "c1-b1", ▸"text": "x"}]}', "a move has no key 'text'"),
        (SMALL + ', "result": {"token": ▸"2-0"}}', "result '2-0'"),
        (SMALL + ', "result": {"token": "1-0", "winner": ▸"black"}}', "but the token says white"),
        (SMALL + ', "result": {"token": "*", "score": ▸"7-6"}}', "it is not counted"),
        (SMALL + ', "result": ▸"1-0"}', "it must be an object"),
        (SMALL + ", ▸}", "expected a key in quotes"),
        (SMALL + ' ▸"moves": []}', "expected , or }"),
        (SMALL + ', ▸"game": "gunzi"}', "stands here a second time"),
        (SMALL + ', "comment": ▸"x\n"}', "not ended on its line"),
        (SMALL + ', "comment": "x▸\\q"}', "is no escape"),
        (SMALL + ', "comment": "x▸\t"}', "only as an escape"),
        (SMALL + ', "comment": ▸nul}', "expected a value"),
        (SMALL + "} ▸x", "expected the end of the text"),
        (SMALL + ', "moves": [{"move": "c1-b1"}▸', "found the end, expected , or ]"),
        ("[▸[" + "[" * 2000, "a record is an array"),
    ],
)
def test_where_it_breaks(text: str, says: str) -> None:
    assert says in str(breaks(text, "json"))


def test_what_was_read_before_the_break() -> None:
    text = SMALL + ', "tags": {"White": "Ana"}, "moves": [{"move": "c1-b1"}, {"move": "a8-b7"'
    (record,) = found(broken(text))
    assert record.tags == {"White": "Ana"} and texts(record) == ["c1-b1+", "a8-b7+"]
    first, second = found(broken(f"[{SMALL}}}, {text}, 5"))
    assert first == Record("gounki") and texts(second) == ["c1-b1+", "a8-b7+"]
