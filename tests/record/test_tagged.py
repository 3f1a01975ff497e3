"""The tagged form: Gounki's own notation, read leniently and written strictly."""

from __future__ import annotations

import pytest

import zwenk
from record.made import GOUNKI_GAME, breaks, broken, found, texts
from zwenk.record import Node, Record, read, write

HEAD = '[Game "Gounki"]\n'


def one(text: str, game: str | None = None) -> Record:
    (record,) = read(text, "tagged", game)
    return record


def moves(text: str) -> str:
    """The moves of a text as they are written."""
    return write(one(text), "tagged").partition("\n\n")[2].strip()


def test_the_recorded_game() -> None:
    head = '[Date "12 Apr 2003"]\n[White "MGounki"]\n[Black "Malavasi"]\n'
    record = one(head + GOUNKI_GAME + " 1 - 0", "gounki")
    played = record.replay()
    assert len(played.moves) == 31
    assert str(played.result) == "white wins (left the board past the far edge)"
    assert list(record.tags) == ["Date", "White", "Black"]
    text = write(record, "tagged")
    assert text.startswith('[Game "Gounki"]\n[Date "12 Apr 2003"]\n')
    assert " ".join(text.partition("\n\n")[2].split()) == " ".join(GOUNKI_GAME.split()) + " 1-0"


# The table of the notation, each entry where it can be played.
TABLE = {
    "c2 - c4": ("8/8/8/8/8/8/2(ss)5/R7 w", "c2-c4"),
    "b7 x c6": ("8/1r6/2(RS)5/8/8/8/8/7R w", ""),
    "b7 × c6": ("8/1R6/2(rs)5/8/8/8/8/7r b", "b7xc6"),
    "c1 - c2+": ("R7/8/8/8/8/8/2r5/2s5 w", "c1-c2+"),
    "c8 - OUT": ("2s5/8/8/8/8/8/8/7R w", "c8-OUT"),
    "c2 * c3, d4, e5": ("R7/8/8/8/8/8/2(rrs)5/8 w", "c2*c3,d4,e5"),
    "f3 * e4+, d4": ("R7/8/8/8/4r3/5(rs)2/8/8 w", "f3*e4+,d4"),
    "b2 * c1, OUT": ("8/8/8/8/8/8/1(RR)6/r7 b", "b2*c1,OUT"),
}


@pytest.mark.parametrize("written", TABLE)
def test_every_entry_of_the_notation(written: str) -> None:
    position, strict = TABLE[written]
    text = f'{HEAD}[Position "{position}"]\n1. {written}'
    if not strict:  # a round of White's takes no piece backward
        assert "does not reach c6" in str(broken(text))
        return
    for shape in (written, written.replace(" ", ""), written.replace(" ", "\n"), strict.lower()):
        assert texts(one(f'{HEAD}[Position "{position}"]\n1. {shape}')) == [strict]
    bare = strict.translate(dict.fromkeys(map(ord, "-x+,"), " "))
    for shape in (*(strict.replace(mark, "") for mark in "-x+,"), bare, bare.replace("*", " * ")):
        assert texts(one(f'{HEAD}[Position "{position}"]\n1. {shape}! {{so}}')) == [strict]


def test_a_record_without_marks_is_read_against_its_positions() -> None:
    bare = GOUNKI_GAME.translate(dict.fromkeys(map(ord, "-x+,"), " "))
    entry = "f4*f5 f6 e7"
    record = one(HEAD + bare.replace(entry, f"{entry} (13. {entry} F8 e8)"))
    assert texts(record) == texts(one(HEAD + GOUNKI_GAME))
    assert texts(record)[24] == "f4*f5,f6,e7"
    assert [node.text for node in record.moves[24].variations[0]] == ["f4*f5,f6,e7", "f8-e8+"]
    assert "both pieces" in str(broken(HEAD + "1. c1 b1 a8 b7 2. b1 * b2 c9 h8 h7"))


def test_what_the_signs_of_chess_records_say_is_kept_as_a_comment() -> None:
    record = one(HEAD + "% a line for a program 1. zz\n1. c1-b1 $3 $14 {so} a8-b7 $0 $139\n%\n*")
    assert [(node.marks, node.comment) for node in record.moves] == [
        ("!!", "$14\nso"),
        ("", "$139"),
    ]
    assert one(write(record, "tagged")) == record
    assert "'%'" in str(broken(HEAD + "1. c1-b1 % a8-b7"))


def test_a_result_without_a_reason_gets_none() -> None:
    record = one(HEAD + "1. c1-b1 1-0")
    assert record.reason == ""
    game = record.replay()
    assert str(game.result) == "white wins (the record does not say why)"
    assert Record.of(game) == record
    assert "Termination" not in write(record, "tagged")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1. c1-b1+ a8-b7+", "1. c1-b1+ a8-b7+ *"),
        ("c1-b1 a8b7 b1 b2+ 1-0", "1. c1-b1+ a8-b7+ 2. b1-b2+ 1-0"),
        ("1.c1-b1+!a8-b7+ ?! 2.b1-b2+$3*", "1. c1-b1+! a8-b7+?! 2. b1-b2+!! *"),
        ("1. c1-b1+ {x} a8-b7+", "1. c1-b1+ {x} 1... a8-b7+ *"),
        ("1. c1-b1+ 1... {x} a8-b7+", "1. c1-b1+ 1... {x} a8-b7+ *"),
        ("1. {x} c1-b1+ {y} {z}", r"1. {x} c1-b1+ {y\nz} *"),
        ("{x} 1. c1-b1+", "{x} 1. c1-b1+ *"),
        ("1. c1-b1+ ; to the end }\n a8-b7+", r"1. c1-b1+ {to the end \}} 1... a8-b7+ *"),
        ("1. c1-b1+ {a\n   b}", "1. c1-b1+ {a b} *"),
        (r"1. c1-b1+ {C:\x\}}", r"1. c1-b1+ {C:\\x\}} *"),
        (
            "1. c1-b1+ (1. d2-d3 e7-e6) (c1-d1+) a8-b7+",
            "1. c1-b1+ (1. d2-d3 e7-e6) (1. c1-d1+) 1... a8-b7+ *",
        ),
        ("1. c1-b1+ a8-b7+ (1... b7-a6 2. a1-a2+)", "1. c1-b1+ a8-b7+ (1... b7-a6 2. a1-a2+) *"),
        ("1. c1-b1+ (1. d2-d3) {x} 1... a8-b7+", "1. c1-b1+ (1. d2-d3) 1... {x} a8-b7+ *"),
        ("1. c1-b1+ 1/2 - 1/2 {x}", "1. c1-b1+ {x} 1/2-1/2"),
        ("1. c1-b1+ ½", "1. c1-b1+ 1/2-1/2"),
        ("999999999999999999999. c1-b1+ 7…a8-b7+", "1. c1-b1+ a8-b7+ *"),
        ("1. c1-b1+ ({nothing but words})", "1. c1-b1+ {nothing but words} *"),
        ("1. c1-b1+ ()", "1. c1-b1+ *"),
        ("{no moves} *", "{no moves} *"),
        ("1. {no move} *", "{no move} *"),
        ("0-1", "0-1"),
        ("1. c1-b1+ resign", "1. c1-b1+ 1-0"),
        ("1. c1-b1+ resign {too early}", "1. c1-b1+ resign {too early} 1-0"),
        ("1. c1-b1+ (1. resign)", "1. c1-b1+ (1. resign) *"),
    ],
)
def test_leniently_read_and_strictly_written(text: str, written: str) -> None:
    text = text.replace("1... b7-a6", "1... b7-a6")
    assert moves(HEAD + text) == written
    assert moves(HEAD + written) == written


def test_tags() -> None:
    record = one(
        '\ufeff[game "GOUNKI"]\r\n[ White  "A \\"x\\" \\\\ B" ][Black ""]\r\n'
        '{about} ["odd [name]" "C:\\new"]\r\n'
        '[exits "c-f"][Result "0-1"][Termination "time"] 1. c1-b1+'
    )
    assert record.tags == {"White": 'A "x" \\ B', "Black": "", "odd [name]": "C:\new"}
    assert record.options["exits"] == "c-f"
    assert (record.result, record.reason, record.comment) == ("0-1", "time", "about")
    assert str(record.replay().result) == "black wins (time)"
    assert write(record, "tagged").splitlines() == [
        '[Game "Gounki"]',
        '[White "A \\"x\\" \\\\ B"]',
        '[Black ""]',
        '["odd [name]" "C:\\new"]',
        '[Result "0-1"]',
        '[Termination "time"]',
        '[exits "c-f"]',
        "",
        "{about} 1. c1-b1+ 0-1",
    ]


def test_result_and_score_of_a_game_that_the_rules_end() -> None:
    played = zwenk.Game("mortale")
    while not played.result:
        played.play(played.legal_moves()[0])
    text = write(Record.of(played), "tagged")
    assert played.result.score
    assert f'[Score "{played.result.score}"]\n' in text
    assert f'[Termination "{played.result.reason}"]\n' in text
    unsaid = text.replace(played.result.token, "*")
    record = one(unsaid)
    assert (record.result, record.reason) == (played.result.token, "")
    assert "the moves end with" in str(broken(unsaid.replace(" *\n", " 1/2-1/2\n")))


def test_second_player_to_move_and_rounds_of_a_handicap() -> None:
    position = "R7/8/8/8/8/8/2(ss)5/8 b"
    assert (
        moves(f'{HEAD}[Position "{position}"] a8-b7 c2-c4 b7-c6') == "1... a8-b7 2. c2-c4 b7-c6 *"
    )
    text = "1. c1-b1+ d2-d3 a2-b3 a8-b7+ 2. b3-c4 *"
    assert moves(f'{HEAD}[first_turn "3"] ' + text) == text
    text = "1. c1-b1+ {x} 1. d2-d3 a8-b7+ *"
    assert moves(f'{HEAD}[first_turn "2"] ' + text) == text


def test_start_that_is_the_normal_one_needs_no_tag() -> None:
    for game in zwenk.GAMES:
        text = f'[Game "{game}"] [Position "{zwenk.start(game)}"]'
        assert one(text).start is None
        assert "Position" not in write(one(text), "tagged")


@pytest.mark.parametrize("dash", ["-", "--", "–", "—", " - ", "−", "\n—\n"])
def test_dashes(dash: str) -> None:
    assert texts(one(f"a1{dash}b1", "mortale")) == ["a1-b1"]
    assert texts(one(f"a1{dash}b1<", "gunzi")) == ["a1-b1<"]
    assert texts(one(f"c9{dash}d8", "gungi")) == ["c9-d8"]


def test_moves_of_gunzi() -> None:
    head = '[Game "Gunzi"][Position "-,w^2,-,B1,w2/w5,-,B4,w4,-,B3,-/-,-,-,B^2,- w"]'
    for shape in ("b4-b7>", " b4 - b7 >", "b4–b7\n>"):
        assert texts(one(head + shape)) == ["b4-b7>"]
    assert texts(one('[Game "Gunzi"] a1-b1< c1-b6> * ')) == ["a1-b1<", "c1-b6>"]
    assert "can mean several moves" in str(broken('[Game "Gunzi"] a1-b1'))


def test_gungi_in_tags() -> None:
    start = (
        "1g1J3n(bs)/B1f2d2p/Aprt2y2/P5qp(al)/2B4Z1/5e3/2IP4Y/1B4RP1/2(NE)1P4/ b AACOPQTX/abopxzz"
    )
    head = f'[Game "Gungi"]\n[Position "{start}"]\n'
    assert moves(head + "1. a3Xb1(e7)^+ {P}") == "1. a3xb1(e7) {P} *"
    assert "before it a choice" in str(broken(head + "1. a3xb1 {e7} g4-g6"))
    crowned = (
        "5Ben1/CPt1s1(yo)ip/1l4YqA/Po(tw)(pu)ap2B/1S3(Ar)Pb1/G8/BP5Z1/R4FzqC/2LB1e3/ "
        "w IPU/bc -/- -/- final:crown:f5"
    )
    record = Record("gungi", start=crowned, moves=[Node("{B}", before="P")])
    assert write(record, "tagged").splitlines()[-1] == "1... {P} ,{B} *"
    assert read(write(record, "tagged"))[0].moves == record.moves


def test_several_games() -> None:
    text = HEAD + "1. c1-b1+ 1-0\n\n" + HEAD + '[x "y"]\n\n1. d2-d3\n' + '[Game "mortale"] * {end}'
    games = read(text)
    assert [record.game for record in games] == ["gounki", "gounki", "mortale"]
    assert [record.result for record in games] == ["1-0", "*", "*"]
    assert games[2].comment == "end"
    assert len(read("1. c1-b1+ * 1. d2-d3 * d2-d3", game="gounki")) == 3


def test_no_game_no_record() -> None:
    assert read("") == read(" \n\n", "tagged") == read(b"\xef\xbb\xbf") == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('▸[White "x"]', "no game is named"),
        ("▸1. c1-b1", "no game is named"),
        ("▸{x}", "no game is named"),
        ('[Game "▸Chess"]', "no game 'chess'"),
        (HEAD + '▸[White "x]\n1. c1-b1', "[ begins no tag"),
        (HEAD + '[White "x"]\n▸[White "y"]', "White is said a second time"),
        (HEAD + '[exits "▸c-g"]', "option exits does not take 'c-g'"),
        (HEAD + '[first_turn "▸4"]', "option first_turn does not take '4'"),
        (HEAD + '[Position "▸8/8 w"] 1. c1-b1', "it has 2 ranks; there must be eight"),
        (HEAD + '[Result "▸1-1"]', "result '1-1': it is one of 1-0, 0-1, 1/2-1/2, *"),
        (HEAD + '[Result "1-0"]\n1. c1-b1 ▸0-1', "result 0-1, but the head says 1-0"),
        (HEAD + '[Score "▸7-6"] 1. c1-b1', "score '7-6', but it is not counted"),
        (HEAD + "1. c1-b1\na8-b7 2. ▸b1-b4 c8-c7", "b1-b4: "),
        (HEAD + "1. c1-b1\n\n  1... ▸a8–a5", "a8-a5: "),
        (HEAD + "1. c1-b1 a8-b7 2. ▸b2 * c3, c4, c9", "b2*c3,c4"),
        (HEAD + "1. c1-b1 ▸foo-bar", "'foo-bar' is no action of Gounki"),
        (HEAD + "1. c1-b1 ▸☃", "is no action of Gounki"),
        (HEAD + "1. c1-b1 (1. d2-d3 ▸d2-d4)", "d2-d4: "),
        (HEAD + "1. c1-b1 a8-b7 (1... b7-a6 (d7-c6▸?!! ", "marks"),
        (HEAD + "1. c1-b1 ▸(1. d2-d3 {x\n}", "( begins a variation that no ) ends"),
        (HEAD + "1. c1-b1 (1. d2-d3 e7-e6 ▸(1... d7-c6", "( begins a variation that no ) ends"),
        (HEAD + "1. c1-b1 (1. d2-d3 ▸1-0", "1-0 stands in a variation"),
        (HEAD + "1. c1-b1 ▸) a8-b7", ") ends no variation"),
        (HEAD + "1. ▸(1. d2-d3) c1-b1", "a variation stands behind the move"),
        (HEAD + "1. c1-b1 ▸{x (1. d2-d3)", "{ begins a comment that no } ends"),
        (HEAD + "1. c1-b1 ▸x}", "'x' is no action"),
        (HEAD + "1. c1-b1▸!!?", "a move has one of"),
        (HEAD + "1. ▸! c1-b1", "! stands behind no move"),
        (HEAD + "1. c1-b1 *\n▸c1-b1", "c1-b1 stands behind the result"),
        (HEAD + "1. c1-b1 resign ▸a8-b7", "the game is over, white wins (black resigned)"),
        (HEAD + "1. c1-b1 (1. resign ▸a8-b7)", "the game is over"),
        (HEAD + f"{GOUNKI_GAME} ▸0-1", "result 0-1, but the moves end with 1-0"),
        (HEAD + f"{GOUNKI_GAME} ▸a1-a2", "the game is over"),
        (HEAD + f"1. ▸c2*c3{',d4' * 60}", "no move is as long as that"),
    ],
)
def test_where_it_breaks(text: str, says: str) -> None:
    error = breaks(text, "tagged")
    assert says in str(error)


def test_what_was_read_before_the_break() -> None:
    text = (
        HEAD
        + "1. c1-b1 1-0\n"
        + HEAD
        + '[White "Ana"][Result "1-0"]\n{so} 1. c1-b1! {x} (1. d2-d3 {y} e7-e6 ('
        "1... d7-c6 {z} c9)"
    )
    first, second = found(broken(text))
    assert first.result == "1-0"
    assert second.tags == {"White": "Ana"}
    assert (second.comment, second.result) == ("so", "1-0")
    inner = [Node("d7-c6", comment="z")]
    line = [Node("d2-d3", comment="y"), Node("e7-e6", variations=[inner])]
    assert second.moves == [Node("c1-b1+", "!", "x", variations=[line])]
    assert str(second.replay().result) == "white wins (the record does not say why)"


def test_tags_of_a_broken_head_are_not_lost() -> None:
    (record,) = found(broken(HEAD + '[White "Ana"] {x} [Position "8/8 w"] 1. c1-b1'))
    assert (record.tags, record.comment, record.start) == ({"White": "Ana"}, "x", None)
    (record,) = found(broken(HEAD + '[White "Ana"] [Black "'))
    assert record.tags == {"White": "Ana"}
