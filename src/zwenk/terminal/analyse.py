"""The command `analyse`: what the engine makes of a position, live."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from math import isfinite
from typing import TYPE_CHECKING, Any

import click

from zwenk.game import Game
from zwenk.rules.errors import ZwenkError
from zwenk.terminal.arguments import (
    Options,
    game_argument,
    option_option,
    position_argument,
    read_position,
)

if TYPE_CHECKING:
    from zwenk.engine import Engine, Info, Limits, Line, Thought


@click.command()
@game_argument
@position_argument
@option_option
@click.option("--moves", default="", metavar='"MOVE..."', help="Moves played from POSITION on.")
@click.option("--depth", type=click.IntRange(1, 100), help="No deeper than this.")
@click.option("--nodes", type=click.IntRange(1, 2**62), help="No more positions than this.")
@click.option("--time", "seconds", type=click.FloatRange(0, min_open=True), help="Seconds.")
@click.option("--lines", type=click.IntRange(1), default=1, help="So many of the best moves.")
@click.option("--threads", type=int, default=1, show_default=True, help="Processors used.")
@click.option("--hash", "megabytes", type=int, default=64, show_default=True, help="Megabytes.")
@click.option("--json", "as_json", is_flag=True, help="A JSON object a line.")
def analyse(
    game: str,
    position_text: str,
    options: Options,
    moves: str,
    depth: int | None,
    nodes: int | None,
    seconds: float | None,
    lines: int,
    threads: int,
    megabytes: int,
    as_json: bool,
) -> None:
    """Show what the engine makes of a position while it looks deeper and deeper.

    Without a limit it goes on until Ctrl-C, which tells the best line so far. A score is for who
    decides now, in pieces, or a win or loss in so many decisions.
    """
    from zwenk.engine import Engine, Limits

    played = Game(position=read_position(game, position_text, options))
    for text in moves.split():
        played.play(text)
    if played.result:
        raise ZwenkError(f"there is nothing to decide: {played.result}")
    if seconds and not isfinite(seconds):
        raise click.BadParameter(f"{seconds} is no number of seconds", param_hint="--time")
    limits = Limits(depth, nodes, 1000 * seconds if seconds else None)
    show = _Json() if as_json else _Rewritten(lines) if sys.stdout.isatty() else _Plain()
    thought = _think(Engine(megabytes, threads), played, limits, lines, show)
    show.end(played, thought)


def _think(engine: Engine, game: Game, limits: Limits, lines: int, show: _Plain) -> Thought:
    """Searches in a thread, for a search does not hear Ctrl-C."""
    found: list[Thought] = []
    wrong: list[BaseException] = []
    stopped = False
    done = threading.Event()  # to join a thread is not safe from a Ctrl-C

    def listen(info: Info) -> None:
        show.tell(info)
        if stopped:  # Ctrl-C may come before the search can hear of it
            engine.stop()

    def run() -> None:
        try:
            found.append(engine.think(game, limits, lines=lines, listen=listen))
        except BaseException as error:
            wrong.append(error)
        done.set()

    threading.Thread(target=run, daemon=True).start()
    while not done.is_set():
        try:
            done.wait(0.2)
        except KeyboardInterrupt:
            stopped = True
            engine.stop()
    if wrong:
        raise wrong[0]
    return found[0]


class _Plain:
    """A line for each thing found, for files and pipes."""

    def tell(self, info: Info) -> None:
        click.echo(_line(info))

    def end(self, game: Game, thought: Thought) -> None:
        """What it comes to."""
        for line in thought.lines:
            click.echo(f"{game.turn} plays {line.moves[0]}: {line.score}  {_moves(line)}")


class _Rewritten(_Plain):
    """The same lines again and again, on a terminal."""

    def __init__(self, lines: int) -> None:
        self.shown: list[str] = []
        self.lines = lines

    def tell(self, info: Info) -> None:
        width, height = shutil.get_terminal_size()
        up = len(self.shown)
        number = min(info.number, max(1, height - 2))
        self.shown += [""] * (number - len(self.shown))
        self.shown[number - 1] = _line(info)[: width - 1]
        begin = f"\x1b[{up}A" if up else ""
        click.echo(begin + "".join(f"\r{line}\x1b[K\n" for line in self.shown), nl=False)


class _Json(_Plain):
    """For programs."""

    def tell(self, info: Info) -> None:
        facts = {
            "depth": info.depth,
            "deepest": info.deepest,
            "number": info.number,
            "bound": info.line.bound or "exact",
            **_facts(info.line),
            "nodes": info.nodes,
            "milliseconds": round(info.milliseconds, 1),
            "hashfull": info.hashfull,
        }
        click.echo(json.dumps(facts))

    def end(self, game: Game, thought: Thought) -> None:
        facts = {
            "best": str(thought.move),
            "turn": str(game.turn),
            "depth": thought.depth,
            **_facts(thought.lines[0]),
            "nodes": thought.nodes,
            "milliseconds": round(thought.milliseconds, 1),
        }
        click.echo(json.dumps(facts))


def _facts(line: Line) -> dict[str, Any]:
    return {
        "centipieces": line.score.centipieces,
        "wins_in": line.score.wins_in,
        "line": [str(move) for move in line.moves],
    }


def _line(info: Info) -> str:
    bound = {"lowerbound": "at least ", "upperbound": "at most "}.get(info.line.bound, "")
    return (
        f"depth {info.depth:2}  {bound}{info.line.score}  {info.milliseconds / 1000:6.1f} s  "
        f"{info.nodes / 1e6:8.2f} M nodes  {info.speed / 1e6:5.1f} M/s  {_moves(info.line)}"
    )


def _moves(line: Line) -> str:
    return " ".join(map(str, line.moves))
