"""A UGI program that plays Gunzi's first legal move, and at its third one does what it is told."""

from __future__ import annotations

import os
import signal
import sys
import time

import zwenk


def main() -> None:
    """`liar.py crash|kill|illegal|mute|sleep|garble|none`."""
    how, decided, game = sys.argv[1], 0, zwenk.Game("gunzi")
    for line in sys.stdin:
        words = line.split()
        if words[0] == "ugi":
            answer = "id name liar\noption name Honest type check default false\nugiok"
        elif words[0] == "isready":
            answer = "readyok"
        elif words[0] == "position":
            game = zwenk.Game("gunzi")
            for move in words[3:]:
                game.play(move)
            continue
        elif words[0] == "go":
            decided += 1
            answer = f"info depth 1\nbestmove {game.legal_moves()[0]}"
            if decided == 3:
                answer = misbehave(how) or answer
        else:
            if words[0] == "quit":
                return
            continue
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()


def misbehave(how: str) -> str:
    if how == "crash":
        sys.exit("the liar gives up")
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "sleep":
        time.sleep(100)
    if how == "garble":
        sys.stdout.buffer.write(b"\xff\xfe\n" * 3000)
    return {"illegal": "bestmove zz", "mute": "bestmove"}.get(how, "")


if __name__ == "__main__":
    main()
