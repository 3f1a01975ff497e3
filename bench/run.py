"""Speed and memory of the rules: `make bench`.

Perft of Mortale and Gounki stands beside C programs of the same algorithm, built here and run in
turn with it, so that the ratio means something on a busy machine too. Best of several runs.
"""

from __future__ import annotations

import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import zwenk

HERE = Path(__file__).parent
FLAGS = ["-O3"] + ["-march=x86-64-v2"] * (platform.machine() == "x86_64")
DEPTHS = {"mortale": 12, "gounki": 5, "gunzi": 6, "gungi": 4}
RUNS = 7


def c_program(game: str, folder: str) -> str:
    """Builds the C yardstick of a game."""
    program = str(Path(folder) / game)
    subprocess.run(["cc", *FLAGS, "-o", program, str(HERE / f"{game}.c")], check=True)
    return program


def c_run(program: str, depth: int, bulk: bool) -> tuple[int, float]:
    done = subprocess.run(
        [program, str(depth), str(int(bulk))], check=True, capture_output=True, text=True
    )
    nodes, seconds = done.stdout.split()
    return int(nodes), float(seconds)


def own_run(game: str, depth: int, bulk: bool) -> tuple[int, float]:
    position = zwenk.start(game)
    begun = time.process_time()
    nodes = position.perft(depth, bulk)
    return nodes, time.process_time() - begun


def perft(game: str, bulk: bool, program: str | None) -> None:
    """One line: million nodes a second, and beside it C's where there is a C program."""
    depth = DEPTHS[game] - (not bulk and game == "gungi")
    own, c = [], []
    for _ in range(RUNS):
        nodes, seconds = own_run(game, depth, bulk)
        own.append(nodes / seconds / 1e6)
        if program:
            same, seconds = c_run(program, depth, bulk)
            if same != nodes:
                sys.exit(f"{game}: C counts {same}, Zwenk {nodes}")
            c.append(nodes / seconds / 1e6)
    line = f"{game:8} perft {depth:2} {'bulk ' if bulk else 'single'} {max(own):8.1f} M nodes/s"
    if c:
        line += f"   C {max(c):8.1f}   ratio {max(own) / max(c):.2f} (at least 0.50 is wanted)"
    elif bulk:
        line += f"   (at least {10 if game == 'gunzi' else 2} is wanted)"
    print(line)


def playouts(game: str) -> None:
    position = zwenk.start(game)
    games = moves = 0
    begun = time.process_time()
    while time.process_time() - begun < 1:
        moves += position.playout(games, 1000)[1]
        games += 1
    seconds = time.process_time() - begun
    print(
        f"{game:8} random playouts (1000 moves at most) {games / seconds:8.0f} games/s"
        f" {moves / seconds / 1e6:8.2f} M moves/s, {moves / games:.0f} moves a game"
    )


def memory(game: str) -> None:
    """What a million positions kept as values take, measured in a process of its own."""
    script = (
        "import resource, zwenk; p = zwenk.start({0!r}); "
        "size = lambda: int(open('/proc/self/statm').read().split()[1]) * resource.getpagesize(); "
        "before = size(); kept = [p.copy() for _ in range(1_000_000)]; "
        "print((size() - before) / 1e6)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script.format(game)], check=True, capture_output=True, text=True
    )
    wanted = 600 if game == "gungi" else 300
    print(
        f"{game:8} a million positions {float(done.stdout):8.0f} MB   (at most {wanted} is wanted)"
    )


def import_time() -> None:
    script = "import time; t = time.perf_counter(); import zwenk; print(time.perf_counter() - t)"
    best = min(
        float(
            subprocess.run([sys.executable, "-c", script], check=True, capture_output=True).stdout
        )
        for _ in range(RUNS)
    )
    print(f"import zwenk {best * 1000:.0f} ms   (under 60 is wanted)")


def main() -> None:
    if not zwenk.COMPILED:
        sys.exit("zwenk runs uncompiled here: run `make build` first")
    with tempfile.TemporaryDirectory() as folder:
        programs = {game: c_program(game, folder) for game in ("mortale", "gounki")}
        for game in DEPTHS:
            for bulk in (True, False):
                perft(game, bulk, programs.get(game))
    for game in DEPTHS:
        playouts(game)
    for game in DEPTHS:
        memory(game)
    import_time()


if __name__ == "__main__":
    main()
