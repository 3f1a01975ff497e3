"""Commands on single positions: games, start, moves, apply, show, perft."""

from __future__ import annotations

import signal

import click

from zwenk.draw import svg
from zwenk.rules import RULES
from zwenk.terminal import streams
from zwenk.terminal.arguments import (
    Options,
    formation_options,
    game_argument,
    option_option,
    play_through,
    position_argument,
    read_position,
    starting_position,
)
from zwenk.terminal.board import text_board
from zwenk.terminal.output import OUTPUT, deliver, knows_signs, named
from zwenk.terminal.paint import wants_color


@click.command()
def games() -> None:
    """List the games, their options and the values these take (the first is the default)."""
    for name, rules in RULES.items():
        click.echo(f"{name:8} {rules.title}, rules version {rules.rules_version}")
        for option in rules.options:
            values = "|".join(option.values)
            click.echo(f"  --option {option.name}={values}\n      {option.help} ({option.rule})")


@click.command()
@game_argument
@option_option
@formation_options
def start(game: str, options: Options, black: str | None, white: str | None) -> None:
    """Print the position a game starts from."""
    click.echo(str(starting_position(game, options, black, white)))


@click.command()
@game_argument
@position_argument
@option_option
@click.option("--paths", is_flag=True, help="After each move the clicks that make it.")
def moves(game: str, position_text: str, options: Options, paths: bool) -> None:
    """Print the legal moves, one a line.

    With - for POSITION: a position a line, each answered by a JSON list of its moves.
    """
    if position_text == "-":
        streams.answer(streams.moves_of(game, options, paths))
        return
    position = read_position(game, position_text, options)
    for move in position.moves():
        click.echo(f"{move}\t{' '.join(position.path(move))}" if paths else str(move))


@click.command()
@game_argument
@click.argument("position_text", metavar="POSITION")
@click.argument("moves", metavar="MOVE...", nargs=-1)
@option_option
def apply(game: str, position_text: str, moves: tuple[str, ...], options: Options) -> None:
    """Print the position that moves lead to.

    With - for POSITION: JSON lines {"position": "...", "moves": ["..."]}, each answered by the
    position as a JSON string.
    """
    if position_text == "-":
        if moves:
            raise click.UsageError("with - the moves come from the input, not from the command")
        streams.answer(streams.applied(game, options))
        return
    click.echo(str(play_through(read_position(game, position_text, options), moves)))


@click.command()
@game_argument
@position_argument
@option_option
@click.option(
    "--svg", "svg_file", type=OUTPUT, callback=named, help="Draw it to this file; - prints it."
)
@click.option("--dark", is_flag=True, help="The picture in dark colours.")
@click.option("--backs", is_flag=True, help="The picture tells Gungi's P, Y, I and G, W apart.")
@click.option("--flip", is_flag=True, help="Seen from the other side.")
@click.option("--ascii", "plain", is_flag=True, help="Only the characters of a typewriter.")
def show(
    game: str,
    position_text: str,
    options: Options,
    svg_file: str | None,
    dark: bool,
    backs: bool,
    flip: bool,
    plain: bool,
) -> None:
    """Show a position as a board in text, or as a picture."""
    position = read_position(game, position_text, options)
    if svg_file is not None:
        theme = "dark" if dark else "light"
        deliver(svg(position, flip=flip, theme=theme, backs=backs), svg_file)
        return
    unicode = not plain and knows_signs()
    click.echo(text_board(position, color=wants_color(), flip=flip, unicode=unicode))


@click.command()
@game_argument
@click.argument("depth", type=click.IntRange(min=0))
@position_argument
@option_option
@click.option("--divide", is_flag=True, help="The count behind each first move, then the sum.")
def perft(game: str, depth: int, position_text: str, options: Options, divide: bool) -> None:
    """Count the lines of DEPTH decisions from a position."""
    position = read_position(game, position_text, options)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the count hears nothing else until it is done
    if not divide:
        click.echo(position.perft(depth))
        return
    total = 0 if depth else 1
    for move in position.moves() if depth else ():
        count = position.after(move).perft(depth - 1)
        total += count
        click.echo(f"{move}: {count}")
    click.echo(f"total: {total}")
