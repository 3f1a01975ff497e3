"""The terminal game: two people at one screen, or one against random moves."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from contextlib import suppress

import click

from zwenk import record as records
from zwenk.game import Game
from zwenk.rules.errors import IllegalMove, MalformedMove, RecordError, ZwenkError
from zwenk.rules.values import BLACK, WHITE, Color
from zwenk.terminal.arguments import (
    Options,
    formation_options,
    game_argument,
    option_option,
    starting_position,
)
from zwenk.terminal.board import text_board
from zwenk.terminal.errors import told
from zwenk.terminal.output import knows_signs
from zwenk.terminal.paint import wants_color
from zwenk.terminal.words import HELP, forms, greeting


@click.command()
@game_argument
@option_option
@formation_options
@click.option(
    "--random",
    "by_chance",
    type=click.Choice(["black", "white", "both"]),
    help="Who plays random moves.",
)
@click.option("--seed", type=int, help="Makes the random moves the same every time.")
@click.option(
    "--load", type=click.Path(exists=True, dir_okay=False), help="Go on with a saved game."
)
@click.option("--ascii", "plain", is_flag=True, help="Only the characters of a typewriter.")
def play(
    game: str,
    options: Options,
    black: str | None,
    white: str | None,
    by_chance: str | None,
    seed: int | None,
    load: str | None,
    plain: bool,
) -> None:
    """Play a game at this terminal: two people, or one against random moves."""
    base = None
    if load:
        if options or black or white:
            raise click.UsageError("--load goes on with a game: -o, --black and --white begin one")
        base = _loaded(load, game)
        played = base.replay()
    else:
        played = Game(position=starting_position(game, options, black, white))
    chance = {"black": {BLACK}, "white": {WHITE}, "both": {BLACK, WHITE}}.get(
        by_chance or "", set()
    )
    if sys.stdin.isatty():
        with suppress(ImportError):  # the arrow keys: a line can be edited, and typed again
            import readline  # noqa: F401
    table = Table(played, chance, random.Random(seed), plain or not knows_signs())
    table.base, table.file = base, load
    table.sit()


def _loaded(path: str, game: str) -> records.Record:
    try:
        found = records.load(path)
    except RecordError as error:
        raise ZwenkError(f"{path}: {error}") from None
    if len(found) != 1 or found[0].game != game:
        raise ZwenkError(f"{path}: one game of {game} was expected")
    return found[0]


class Table:
    """A game, who plays it, and what they type."""

    def __init__(self, game: Game, chance: set[Color], dice: random.Random, plain: bool) -> None:
        self.game = game
        self.chance = chance
        self.dice = dice
        self.plain = plain
        self.base: records.Record | None = None  # the record that the game goes on with
        self.file: str | None = None  # where it was loaded from, or saved to
        self.flipped = False
        self.left = False
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "moves": self.list_moves,
            "undo": self.undo,
            "board": self.show,
            "flip": self.flip,
            "history": self.history,
            "save": self.save,
            "resign": self.resign,
            "draw": self.draw,
            "quit": self.quit,
        }

    def sit(self) -> None:
        """Plays until the game is over or the player leaves."""
        click.echo(greeting(self.game))
        self.show()
        told = False
        while not self.left:
            if self.game.result is None:
                told = False
                if self.game.turn in self.chance:
                    self.decide_by_chance()
                    continue
            elif not told:
                told = True
                click.echo(f"\nThe game is over: {self.game.result}.")
                if len(self.chance) == 2:
                    return
                click.echo(
                    "You can still `save FILE`, `undo` or look at the `history`; `quit` leaves."
                )
            self.ask()

    def ask(self) -> None:
        """Reads one line and does what it says."""
        due = self.game.position.is_choice()
        does = "to choose" if due else "to move"
        who = "game over" if self.game.result else f"{self.game.turn} {does}"
        try:
            line = click.prompt(
                f"{who}", prompt_suffix="> ", default="", show_default=False
            ).strip()
        except click.Abort:  # the end of the input, or Ctrl-C
            click.echo()
            self.left = True
            return
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.list_moves("")
            elif word.lower() in self.words:
                self.words[word.lower()](rest.strip())
            else:
                self.game.play(line)
                if self.game.result or self.game.turn not in self.chance:
                    self.show()
        except (ZwenkError, OSError) as error:
            click.echo(told(error))
            if isinstance(error, MalformedMove | IllegalMove):
                click.echo("(`moves` lists the legal moves, `help` all you can type)")

    def decide_by_chance(self) -> None:
        turn = self.game.turn
        move = self.dice.choice(self.game.legal_moves())
        self.game.play(move)
        click.echo(f"\n{turn} plays {move}")
        if self.game.turn not in self.chance or self.game.result:
            self.show()

    def show(self, _rest: str = "") -> None:
        board = text_board(
            self.game.position, color=wants_color(), flip=self.flipped, unicode=not self.plain
        )
        click.echo(f"\n{board}\n")

    def help(self, _rest: str) -> None:
        click.echo(f"{HELP}\n{forms(self.game.game)}")

    def list_moves(self, part: str) -> None:
        wanted = part.lower()
        texts = [str(move) for move in self.game.legal_moves() if wanted in str(move).lower()]
        if not texts:
            click.echo(f"no legal move contains {part!r}" if part else "there is no legal move")
            return
        width = max(map(len, texts)) + 2
        columns = max(1, 78 // width)
        for row in range(0, len(texts), columns):
            click.echo(
                "  " + "".join(text.ljust(width) for text in texts[row : row + columns]).rstrip()
            )

    def undo(self, _rest: str) -> None:
        self.game.undo_turn()
        while self.game.turn in self.chance and self.game.moves and len(self.chance) == 1:
            self.game.undo_turn()
        self.show()

    def flip(self, _rest: str) -> None:
        self.flipped = not self.flipped
        self.show()

    def history(self, _rest: str) -> None:
        texts = [str(move) for move in self.game.moves]
        click.echo(" ".join(texts) or "no move has been played")

    def save(self, rest: str) -> None:
        quoted = len(rest) > 1 and rest[0] == rest[-1] and rest[0] in "'\""
        file = (rest[1:-1] if quoted else rest) or self.file
        if not file:
            raise ZwenkError("save FILE: name a file that ends in .pgn, .registro or .json")
        there = file != self.file and os.path.isfile(file)
        if there and not click.confirm(f"{file} is there already. Replace it?", default=False):
            return
        record = self.base.continued(self.game) if self.base else records.Record.of(self.game)
        records.save(file, [record])
        self.file = file
        click.echo(f"saved to {file}")

    def resign(self, _rest: str) -> None:
        self.game.resign()

    def draw(self, _rest: str) -> None:
        other = self.game.turn.other
        if other in self.chance or click.confirm(f"Does {other} agree to a draw?", default=False):
            self.game.agree_draw()

    def quit(self, _rest: str) -> None:
        self.left = True
