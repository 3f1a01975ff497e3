"""What is imported when: the library stays light, the engine does without the command line."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIGHT = {
    "import zwenk": ("zwenk.engine", "zwenk.terminal", "click"),
    "import zwenk.engine.ugi, zwenk.engine.match, zwenk.engine.bench": ("click", "zwenk.terminal"),
    "import zwenk.terminal.cli": ("zwenk.engine",),
}


@pytest.mark.parametrize("statement", LIGHT)
def test_nothing_is_imported_that_is_not_needed(statement: str) -> None:
    program = f"{statement}; import sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    for name in LIGHT[statement]:
        assert not any(one == name or one.startswith(f"{name}.") for one in loaded)
