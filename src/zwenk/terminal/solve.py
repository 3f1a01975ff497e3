"""The command `solve`: what the exact tables know."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Protocol

import click

from zwenk.engine.exact import gunzi_make
from zwenk.engine.exact.gunzi_file import table_path
from zwenk.engine.exact.gunzi_make import MOST_WEDGES
from zwenk.engine.exact.outcome import Choice, Exact, best
from zwenk.files import replace_file
from zwenk.rules.errors import ZwenkError
from zwenk.rules.position import Position
from zwenk.terminal import streams
from zwenk.terminal.arguments import position_argument, read_position

SOLVED = ("gunzi", "mortale")


class Table(Protocol):
    """What every game's module of exact knowledge has."""

    def look_up(self, position: Position) -> Exact: ...

    def choices(self, position: Position) -> list[Choice]: ...


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(SOLVED, case_sensitive=False))
@position_argument
@click.option("--build", is_flag=True, help="Make the table of exact results.")
@click.option(
    "--wedges",
    type=click.IntRange(1, MOST_WEDGES),
    help="With --build, in Gunzi: up to so many mobile wedges.",
)
def solve(game: str, position_text: str, build: bool, wedges: int | None) -> None:
    """Tell what becomes of a position when both sides play perfectly.

    Mortale is known as a whole; of Gunzi, positions with few mobile wedges, once their table is
    made by `zwenk solve gunzi --build`: two minutes, 140 MB in $ZWENK_DATA or the XDG data folder.

    With - for POSITION: a position a line, each answered by a JSON line {"margin": ..., "ends":
    ..., "distance": ..., "best": [...]}, for the side to move.
    """
    if wedges and (game != "gunzi" or not build):
        raise click.UsageError("--wedges goes with gunzi and --build")
    if build:
        if position_text != "start":
            raise click.UsageError("--build takes no POSITION")
        make(game, wedges or MOST_WEDGES)
        return
    table: Table = import_module(f"zwenk.engine.exact.{game}")
    if position_text == "-":
        streams.answer(lambda line: answered(table, game, line))
        return
    position = read_position(game, position_text, {})
    for line in told(position, table.look_up(position), table.choices(position)):
        click.echo(line)


def make(game: str, wedges: int) -> None:
    """Makes a game's table, with a line that tells how far it is."""
    if game == "mortale":
        from zwenk.engine.exact import mortale, mortale_build

        replace_file(mortale.FILE, mortale_build.pack(*mortale_build.planes()))
        click.echo(f"{mortale.FILE} is made", err=True)
        return
    path = table_path()
    with click.progressbar(length=100, label="Solving", file=sys.stderr) as bar:
        gunzi_make.make(path, wedges, lambda done, all_: bar.update(done * 100 // all_ - bar.pos))
    click.echo(f"{path} is made: {path.stat().st_size // 1_000_000} MB", err=True)


def answered(table: Table, game: str, line: str) -> dict[str, Any]:
    """The answer to a line of the input."""
    if not line.strip():
        raise ZwenkError("the line is empty, a position was expected")
    position = read_position(game, line.strip(), {})
    outcome = table.look_up(position)
    moves = [move.text for move in best(table.choices(position))]
    return {**outcome._asdict(), "best": moves}


def told(position: Position, outcome: Exact, choices: list[Choice]) -> list[str]:
    """The same for a person: the position, then each move, the best ones marked."""
    side, other = str(position.turn).title(), str(position.turn.other).title()
    if not choices:
        return [f"The game is over: {position.result}"]
    kept = best(choices)
    width = max(len(choice.move.text) for choice in choices)
    lines = [f"{side} to move: {sentence(outcome, side, other)}", ""]
    for move, after in sorted(choices, key=_rank):
        mark = "*" if move in kept else " "
        lines.append(f"{mark} {move.text:{width}}  {sentence(after, side, other)}")
    return lines


def sentence(outcome: Exact, side: str, other: str) -> str:
    """An outcome in words; its margin is for `side`."""
    margin, ends, distance = outcome
    plies = "" if distance is None else f"{distance} {'ply' if distance == 1 else 'plies'}"
    if margin:
        winner = side if margin > 0 else other
        return f"{winner} wins by {abs(margin)}" + (f" in {plies}" if plies else "")
    if not ends:
        return "a draw; neither side can force the game to end"
    return "a draw; one side can force its end" + (f" in {plies}" if plies else "")


def _rank(choice: Choice) -> tuple[int, int]:
    """Best first: the larger margin, then the shorter win or the longer loss."""
    margin, _, distance = choice.outcome
    return -margin, (distance or 0) * (1 if margin >= 0 else -1)
