"""Commands on game records: check and convert."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from zwenk import record as records
from zwenk.rules import GAMES
from zwenk.rules.errors import RecordError, counted, one_line
from zwenk.terminal.output import OUTPUT, deliver, named

_INPUT = click.Path(exists=True, dir_okay=False, allow_dash=True)
_from = click.option(
    "--from",
    "form",
    type=click.Choice(records.FORMS),
    help="The form it is in, if not told by itself.",
)
_game = click.option(
    "--game", type=click.Choice(GAMES), help="The game, if the record does not say."
)


@click.group()
def record() -> None:
    """Check game records and convert them from form to form."""


def _read(file: str, form: str | None, game: str | None) -> tuple[list[records.Record], str]:
    """The games of a file as far as it can be read, and what is wrong with it."""
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        found = records.read(data, form=form, game=game)
        return found, "" if found else f"{file}: there is no game in it"
    except RecordError as error:
        found = error.read if isinstance(error.read, list) else []
        moves = sum(len(one.moves) for one in found)
        read = f"{counted(len(found), 'game')}, {counted(moves, 'move')}"
        return found, f"{file}: {error} (read up to there: {read})"


@record.command()
@click.argument("files", metavar="FILE...", type=_INPUT, nargs=-1, required=True)
@_from
@_game
def check(files: tuple[str, ...], form: str | None, game: str | None) -> None:
    """Replay every game of the files, variations included; tell what they are, or what is wrong."""
    faults = []
    for file in files:
        found, wrong = _read(file, form, game)
        for number, one in enumerate(found, 1):
            played = one.replay()
            players = " - ".join(one.tags.get(army, "?") for army in ("White", "Black"))
            length = counted(len(played.moves), "decision")
            name = f"{file}: " if len(files) > 1 else ""
            outcome = played.result or "not finished"
            click.echo(f"{name}{number}. {one.game}: {players}, {length}, {outcome}")
        faults += [wrong] * bool(wrong)
    for wrong in faults[:-1]:
        click.echo(f"zwenk: {one_line(wrong)}", err=True)
    for wrong in faults[-1:]:
        raise click.ClickException(wrong)


@record.command()
@click.argument("file", type=_INPUT)
@_from
@_game
@click.option("--to", type=click.Choice(records.FORMS), required=True, help="The form wanted.")
@click.option("--output", "-O", type=OUTPUT, callback=named, help="A file; else it is printed.")
def convert(file: str, form: str | None, game: str | None, to: str, output: str | None) -> None:
    """Write the games of FILE in another form; comments, marks and variations are kept.

    Of a file that breaks off, what was read up to there is written.
    """
    found, wrong = _read(file, form, game)
    if wrong and output and _same(file, output):
        raise click.ClickException(f"{wrong}; nothing is written, for it would replace {file}")
    if found:
        deliver(records.write(found, to), output)
    if wrong:
        raise click.ClickException(wrong)


def _same(one: str, other: str) -> bool:
    return os.path.exists(one) and os.path.exists(other) and os.path.samefile(one, other)
