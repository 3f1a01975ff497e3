"""The command line as the tests of the engine run it."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from engine.talk import COMMAND


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, run to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=300,
    )


def refused(*arguments: str) -> str:
    """The one line by which a command is refused."""
    done = ran(*arguments)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("zwenk") and done.stderr.count("\n") == 1
    return done.stderr


def answered(*arguments: str) -> Any:
    """The JSON that a command prints."""
    done = ran(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
