"""Commands that let the engine work by itself: ugi for other programs, bench for its signature."""

from __future__ import annotations

import json
import signal

import click

from zwenk.rules.catalogue import GAMES


@click.command()
def ugi() -> None:
    """Speak UGI, the Universal Game Interface: for match runners and other interfaces.

    Lines in, lines out, until `quit`; `ugi` lists the options. docs/ugi.md tells what they do.
    """
    from zwenk.engine.ugi import serve

    serve()


@click.command()
@click.option("--game", "games", type=click.Choice(GAMES), multiple=True, help="This game only.")
@click.option("--depth", type=click.IntRange(1, 100), help="Another depth than each game's own.")
@click.option("--json", "as_json", is_flag=True, help="A JSON object a line.")
def bench(games: tuple[str, ...], depth: int | None, as_json: bool) -> None:
    """Search fixed positions of each game; the sum of the nodes is the engine's signature.

    One thread, fixed depths, empty tables: the same program counts the same nodes everywhere.
    """
    from zwenk.engine.bench import bench as counted

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a search hears nothing else until it is done
    nodes = 0
    for one in counted(games or GAMES, depth):
        nodes += one.nodes
        if as_json:
            click.echo(json.dumps({**one._asdict(), "speed": one.speed}))
        else:
            click.echo(
                f"{one.game:8} {one.positions} positions to depth {one.depth:2} "
                f"{one.nodes:12,} nodes {one.speed / 1e6:8.2f} M nodes/s"
            )
    click.echo(json.dumps({"signature": nodes}) if as_json else f"signature {nodes}")
