"""Below the public calls there is no Python: the C that Cython makes of them says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zwenk

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not zwenk.COMPILED, reason="is about the compiled flavour"),
]
ROOT = Path(__file__).parent.parent
HOT = {
    "position": ["mix", "propose", "attempt", "count", "count_singly", "wander"],
    "mortale/board": ["listed", "generate", "many", "make", "unmake", "turn_over", "key"],
    "gunzi/board": [
        "generate", "attacked", "promotions", "sways", "jumps", "topple", "put", "turned", "settle",
        "make", "unmake", "key",
    ],
    "gounki/board": [
        "unit", "generate", "whole", "deployments", "deploy", "put", "add", "remove", "make",
        "unmake", "key",
    ],
    "gungi/towers": [
        "height", "top", "without", "holds", "turned", "put", "restore_towers", "emit", "move_set",
        "moves_of", "stuck", "strikes", "attacked", "jokers",
    ],
    "gungi/effects": [
        "act", "judged", "checks", "pawns", "recover", "move_piece", "take_in_tower", "mount",
    ],
    "gungi/actions": [
        "actions", "untried", "keep_legal", "harmless", "motions", "motion", "in_tower", "mounts",
        "substitutions", "sacrifices", "drops",
    ],
    "gungi/phases": [
        "generate", "propose", "attempt", "placements", "recruited", "recruitments", "crown",
        "coronations", "make", "unmake", "decide", "hold", "set_locks", "join_reserve",
        "after_action", "receive_lost", "settle", "key",
    ],
}  # fmt: skip
HOT |= {
    "../engine/exact/numbering": ["packed", "colours", "unpacked", "stored", "number"],
    "../engine/exact/retrograde": [
        "edge", "leave", "close", "reverse", "phase", "wait", "settle", "tell",
    ],
    "../engine/exact/draws": ["enter", "spread", "soonest"],
    "../engine/exact/mortale_build": ["fill"],
    "../engine/exact/mortale": ["probe"],
    "../engine/exact/layers": [
        "imaged", "form_of", "open_fields", "reach", "size", "number_one", "number_two",
    ],
    "../engine/exact/tables": [
        "probe", "blown", "stored", "find", "read", "points", "finished", "before", "better",
    ],
    "../engine/exact/gunzi_build": [
        "enter", "leave", "outcome", "place", "distinguish", "pack",
    ],
    "../engine/exact/prover": ["least", "nearest", "examine", "judge", "look", "repeats", "keep"],
    "../engine/exact/gunzi_layer": ["clear_board", "fill", "pairs", "inside"],
}  # fmt: skip
PYTHON = re.compile(r"\b(Py[A-Z]\w*|__Pyx_[A-Z]\w*|__pyx_v?_?n_u_\w+)\b")
HARMLESS = {"PyObject", "Py_ssize_t", "PY_LONG_LONG", "Py_UNUSED"}


def bodies(source: str, name: str) -> list[str]:
    """The C functions that a compiled function of that name becomes."""
    found = re.findall(
        rf"^static [^;{{}}]*__pyx_f_\w*?{name}\([^;{{}}]*\) {{\n(.*?)^}}", source, re.M | re.S
    )
    return [body for body in found if body]


@pytest.mark.parametrize("module", HOT)
def test_no_python_call_on_the_hot_path(module: str, generated: Path) -> None:
    source = (generated / "src/zwenk/rules" / f"{module}.c").read_text()
    for name in HOT[module]:
        functions = bodies(source, name)
        assert functions, f"{name} is not compiled to a C function"
        for body in functions:
            code = re.sub(r"/\*.*?\*/", "", body, flags=re.S)
            calls = set(PYTHON.findall(code)) - HARMLESS
            calls = {c for c in calls if not c.startswith(("__Pyx_RefNanny", "__Pyx_mod_"))}
            assert not calls, f"{module}.{name} calls {sorted(calls)}"


@pytest.fixture(scope="module")
def generated() -> Path:
    """The folder of the C sources that the build left."""
    folder = ROOT / "build/c"
    if not folder.exists():
        pytest.skip("installed from a wheel: there are no C sources to read")
    return folder
