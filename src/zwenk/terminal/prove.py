"""The command `prove`: which margins can be forced in Gunzi, with certificates that are checked."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import click

from zwenk.engine.exact import certificate, gunzi
from zwenk.engine.exact.certificate import ProofError
from zwenk.engine.exact.prove import GOALS, proven
from zwenk.engine.exact.prover import Prover
from zwenk.rules.position import Position
from zwenk.rules.values import BLACK, WHITE, Color
from zwenk.terminal.arguments import read_position

SIDES = {"black": (BLACK,), "white": (WHITE,), "both": (BLACK, WHITE)}
OFTEN = 30.0  # seconds between two signs of life


@click.command()
@click.argument("position_text", metavar="[POSITION]", default="start")
@click.option("--check", "checked", type=click.Path(exists=True, dir_okay=False), multiple=True,
              help="Check this certificate, by the rules alone.")  # fmt: skip
@click.option("--side", type=click.Choice(list(SIDES)), default="both", help="Who is to prove.")
@click.option("--margin", type=click.IntRange(-20, 20), help="Only this margin.")
@click.option("--minutes", type=click.FloatRange(min=0), default=10.0, show_default=True)
@click.option("--memory", type=click.IntRange(1), default=512, show_default=True,
              help="Megabytes for each side's table.")  # fmt: skip
@click.option("--output", type=click.Path(file_okay=False), default=".", show_default=True,
              help="The folder for the certificates.")  # fmt: skip
def prove(
    position_text: str,
    checked: tuple[str, ...],
    side: str,
    margin: int | None,
    minutes: float,
    memory: int,
    output: str,
) -> None:
    """Prove which final margins the sides can force in Gunzi, from small ones to larger ones.

    Each side has a core of its own. What is proven is written as a certificate, and checked.
    """
    if checked:
        for name in checked:
            claim = certificate.read(Path(name))
            number = certificate.check(claim)
            click.echo(f"{name}: {_claim(claim.side, claim.goal)}, in {number:,} positions: holds")
        return
    start = read_position("gunzi", position_text, {})
    gunzi.tables()  # a table that is not there is told before the work
    goals = GOALS if margin is None else (margin,)
    until = time.monotonic() + 60 * minutes
    Path(output).mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(2) as pool:
        work = partial(_climb, start, goals, until, memory, Path(output))
        for sentence in pool.map(work, SIDES[side]):
            click.echo(sentence)


def _climb(
    start: Position, goals: tuple[int, ...], until: float, memory: int, folder: Path, side: Color
) -> str:
    """Proves one margin after another; says how far it came."""
    reached = None
    for goal in goals:
        left = until - time.monotonic()
        tell = partial(_tell, side, goal, [time.monotonic()])
        try:
            found = proven(side, goal, start, gunzi.tables(), left, memory, tell)
        except ProofError as error:
            return f"{_so_far(side, reached)}; {error}"
        if found is None:
            return f"{_so_far(side, reached)}; {goal:+d} is open: time is up"
        path = folder / f"gunzi-{side}{goal:+d}.proof"
        certificate.write(path, found)
        number = certificate.check(certificate.read(path))
        click.echo(f"{path}: {_claim(side, goal)}, in {number:,} positions", err=True)
        reached = goal
    return _so_far(side, reached)


def _tell(side: Color, goal: int, last: list[float], prover: Prover) -> None:
    if time.monotonic() - last[0] >= OFTEN:
        last[0] = time.monotonic()
        click.echo(
            f"{side} {goal:+d}: {prover.nodes:,} positions, {prover.deepest} plies deep, "
            f"phi {prover.phi:,}, delta {prover.delta:,}",
            err=True,
        )


def _so_far(side: Color, reached: int | None) -> str:
    return f"nothing is proven for {side}" if reached is None else _claim(side, reached)


def _claim(side: Color, goal: int) -> str:
    return f"{str(side).title()} forces {goal:+d}"
