"""Several processes that play the pairs of one match: each has both players to itself."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.synchronize import Event
from multiprocessing.util import Finalize

from zwenk.engine.match.contest import Halted
from zwenk.engine.match.table import Plan, Played, Table
from zwenk.rules.errors import ZwenkError

_table: Table | None = None  # of a process that plays


def together(plan: Plan) -> Generator[list[Played], None, None]:
    """The pairs of a match as they are finished, played by `jobs` processes."""
    context = multiprocessing.get_context("spawn")
    halt = context.Event()
    pool = ProcessPoolExecutor(plan.jobs, context, _sit_down, (plan, halt))
    left = iter(range(plan.games // 2))
    running: set[Future[list[Played]]] = set()
    try:
        while True:
            for _, number in zip(range(plan.jobs - len(running)), left, strict=False):
                running.add(pool.submit(_play_pair, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise ZwenkError("a process of the match was killed, its games are lost") from None
    finally:
        halt.set()  # games that are going on end at their next decision
        pool.shutdown(cancel_futures=True)


def _sit_down(plan: Plan, halt: Event) -> None:
    global _table
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears it, and ends the match
    _table = Table(plan, halt.is_set)
    Finalize(None, _table.close, exitpriority=10)


def _play_pair(number: int) -> list[Played]:
    assert _table
    try:
        return _table.pair(number)
    except Halted:
        return []
