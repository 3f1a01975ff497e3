"""Commands on game records: check and convert."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from zwenk import record as records
from zwenk.files import replace_file
from zwenk.rules import GAMES
from zwenk.rules.errors import RecordError

_file = click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
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


def _read(file: str, form: str | None, game: str | None) -> list[records.Record]:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return records.read(data, form=form, game=game)
    except RecordError as error:
        found = error.read if isinstance(error.read, list) else []
        moves = sum(len(one.moves) for one in found)
        told = f"{file}: {error} (read up to there: {len(found)} games, {moves} moves)"
        raise click.ClickException(told) from None


@record.command()
@_file
@_from
@_game
def check(file: str, form: str | None, game: str | None) -> None:
    """Replay every game of FILE, variations included; tell what they are, or where it breaks."""
    for number, one in enumerate(_read(file, form, game), 1):
        played = one.replay()
        players = " - ".join(one.tags.get(army, "?") for army in ("White", "Black"))
        outcome = played.result or "not finished"
        click.echo(f"{number}. {one.game}: {players}, {len(played.moves)} decisions, {outcome}")


@record.command()
@_file
@_from
@_game
@click.option("--to", type=click.Choice(records.FORMS), required=True, help="The form wanted.")
@click.option("--output", "-O", type=click.Path(dir_okay=False), help="A file; else it is printed.")
def convert(file: str, form: str | None, game: str | None, to: str, output: str | None) -> None:
    """Write the games of FILE in another form; comments, marks and variations are kept."""
    text = records.write(_read(file, form, game), to)
    if output:
        replace_file(output, text.encode())
    else:
        click.echo(text, nl=False)
