"""The examples of docs/rules are played: what the pages say is what the library does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import zwenk
from docs.examples import PAGES, RULES, WORDS, Block, Diagram, Line, blocks, diagrams

BLOCKS = [block for page in PAGES for block in blocks(page)]
EXAMPLES = [block for block in BLOCKS if not block.is_moves]
DIAGRAMS = [found for block in BLOCKS if block.is_moves for found in diagrams(block)]
QUICK = 100_000  # lines; perft beyond it is `deep`

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
each_example = pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.name)


class Example:
    """A block being read: a game that its lines ask about."""

    def __init__(self, block: Block) -> None:
        self.name = block.game
        self.options: dict[str, object] = {}
        self.played: zwenk.Game | None = None

    @property
    def game(self) -> zwenk.Game:
        assert self.played, "a block gives its position first"
        return self.played

    def read(self, line: Line) -> None:
        getattr(self, f"on_{line.word}")(line)

    def texts(self) -> list[str]:
        return [move.text for move in self.game.legal_moves()]

    def later(self, moves: str) -> zwenk.Game:
        """The game when these moves, too, are played: a copy."""
        game = zwenk.Game(position=self.game.start)
        for move in [*map(str, self.game.moves), *moves.split()]:
            game.play(move)
        return game

    def refused(self, text: str) -> zwenk.ZwenkError:
        with pytest.raises(zwenk.MoveError) as refusal:
            self.game.position.move(text)
        return refusal.value

    # -- each word of the format -----------------------------------------------------------------

    def on_option(self, line: Line) -> None:
        assert not self.played, "options come before the first position"
        name, _, value = line.value.partition("=")
        self.options[name] = value

    def on_position(self, line: Line) -> None:
        text = None if line.value == "start" else line.value
        self.played = zwenk.Game(self.name, text, **self.options)
        position = self.game.position
        assert zwenk.position(self.name, str(position), **self.options) == position

    def on_play(self, line: Line) -> None:
        for move in line.value.split():
            self.game.play(move)

    def on_now(self, line: Line) -> None:
        assert self.game.position == zwenk.position(self.name, line.value, **self.options)

    def on_legal(self, line: Line) -> None:
        for move in line.value.split():
            assert move in self.texts(), f"{move} is not legal"

    def on_illegal(self, line: Line) -> None:
        text, _, rule = line.value.partition(" ")
        refusal = self.refused(text)
        assert isinstance(refusal, zwenk.IllegalMove), refusal
        if rule:
            cited = re.findall(r"[\d.]+\d|\d", " ".join(re.findall(r"\(([^()]*)\)", str(refusal))))
            assert rule.strip("()") in cited, refusal

    def on_only(self, line: Line) -> None:
        assert sorted(self.texts()) == sorted(_words(line.value))

    def on_from(self, line: Line) -> None:
        found = [text for text in self.texts() if text.startswith(line.given)]
        assert sorted(found) == sorted(_words(line.value))

    def on_after(self, line: Line) -> None:
        reached = self.later(line.given).position
        assert reached == zwenk.position(self.name, line.value, **self.options), reached

    def on_ends(self, line: Line) -> None:
        result = str(self.later(line.given).result)
        assert result == line.value or result.startswith(f"{line.value} "), result

    def on_reads(self, line: Line) -> None:
        assert str(self.game.position.move(line.given)) == line.value

    def on_malformed(self, line: Line) -> None:
        assert isinstance(self.refused(line.value), zwenk.MalformedMove)

    def on_unclear(self, line: Line) -> None:
        assert isinstance(self.refused(line.value), zwenk.AmbiguousMove)

    def on_impossible(self, line: Line) -> None:
        with pytest.raises(zwenk.ImpossiblePosition):
            zwenk.position(self.name, line.value, **self.options)

    def on_perft(self, line: Line) -> None:
        for depth, count in enumerate(map(int, line.value.split()), 1):
            if count <= QUICK:
                assert self.game.position.perft(depth) == count


def _words(text: str) -> list[str]:
    return [] if text == "none" else text.split()


def examples(block: Block) -> Iterator[tuple[Example, Line]]:
    example = Example(block)
    for line in block.lines():
        yield example, line


@each_example
def test_an_example_is_as_the_page_says(block: Block) -> None:
    assert block.game in zwenk.GAMES
    for example, line in examples(block):
        try:
            example.read(line)
        except Exception as error:
            error.add_note(f"docs/rules/{block.page}.md, line {line.number}")
            raise


@pytest.mark.deep
@pytest.mark.parametrize(
    "block", [b for b in EXAMPLES if "\nperft: " in b.body], ids=lambda block: block.name
)
def test_the_large_counts_are_as_the_page_says(block: Block) -> None:
    for example, line in examples(block):
        if line.word in ("option", "position"):
            example.read(line)
        elif line.word == "perft":
            counts = [int(count) for count in line.value.split()]
            found = [example.game.position.perft(depth) for depth in range(1, len(counts) + 1)]
            assert found == counts


@each_page
def test_a_page_is_narrow_and_gives_examples_of_its_game(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > 110] == []
    if page.stem in zwenk.GAMES:
        assert {block.game for block in blocks(page)} == {page.stem}


def test_the_format_is_explained() -> None:
    readme = (RULES / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)[ :]", readme, re.M)) == set(WORDS)


@each_page
def test_a_rule_that_a_refusal_cites_is_on_the_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):
        for cited in re.findall(r"^illegal: .* \(([\d.]+)\)$", block.body, re.M):
            assert re.search(rf"^(#+ |\*\*){re.escape(cited)}[. *]", text, re.M), cited


@each_page
def test_a_file_that_a_page_names_is_there(page: Path) -> None:
    for name in re.findall(r"`(src/[\w/.]+)`", page.read_text(encoding="utf-8")):
        assert (RULES.parents[1] / name).is_file(), name


# -- Gungi's diagrams ----------------------------------------------------------------------------


def tower(letter: str, level: int) -> str:
    """A black piece at a level, on own pieces that neither lift it nor are imitated."""
    if level == 1:
        return letter
    if letter in "GW":  # on a Cannon or an enemy's Griffin it has its own moves
        return f"(N{letter})" if level == 2 else f"(Qg{letter})"
    below = [other for other in "QTS" if other != letter]
    return f"({''.join(below[: level - 1])}{letter})"


def moves_from_e5(letter: str, shown: str, mark: str) -> set[str]:
    """Where Black can go from e5 on an empty board; his forward is toward row 1."""
    king = "9" if letter == "R" else "1R7"
    position = zwenk.position("gungi", f"9/9/9/{king}/4{shown}4/7r1/9/9/9/ b")
    texts = [move.text for move in position.moves()]
    return {text[3:] for text in texts if text.startswith(f"e5{mark}")}


def squares_of(diagram: Diagram) -> set[str]:
    steps = set(diagram.jumps)
    steps |= {(x * far, y * far) for x, y in diagram.slides for far in range(1, 5)}
    return {f"{'abcdefghi'[4 + right]}{5 - forward}" for right, forward in steps}


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=str)
def test_a_diagram_shows_the_moves_of_its_piece(diagram: Diagram) -> None:
    for letter in diagram.letters:
        for level in diagram.levels:
            assert moves_from_e5(letter, tower(letter, level), "-") == squares_of(diagram)
        if not diagram.levels:
            assert moves_from_e5(letter, f"({letter}S)", "~") == squares_of(diagram)


def test_every_kind_has_its_diagrams() -> None:
    shown = [
        (letter, level)
        for diagram in DIAGRAMS
        for letter in diagram.letters
        for level in diagram.levels or (0,)
    ]
    assert sorted(shown) == sorted(
        [(letter, level) for letter in "RSZPYIBMJACGWLDUXQETO" for level in (1, 2, 3)]
        + [(letter, 0) for letter in "JOEU"]
    )
