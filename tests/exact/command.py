"""Runs the command with a data folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys


def run(*arguments: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """What `zwenk` with these arguments prints."""
    return subprocess.run(
        [sys.executable, "-c", "from zwenk.terminal.cli import main; main()", *arguments],
        input=given,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
