"""Wheels and sdists install into empty environments; without a compiler everything still works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHECK = (
    "import zwenk, sys; assert 'cython' not in sys.modules;"
    "print(zwenk.COMPILED, [zwenk.start(g).perft(2) for g in zwenk.GAMES])"
)
COUNTS = "[256, 50, 1296, 1634]"
deep = pytest.mark.deep


def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ZWENK_")}
    return subprocess.run(
        [str(word) for word in words],
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_uncompiled_and_without_cython_every_game_works() -> None:
    program = "import sys; sys.modules['cython'] = None;" + CHECK.replace("not in sys", "in sys")
    done = run(sys.executable, "-c", program, ZWENK_PURE="1")
    assert done.stdout == f"False {COUNTS}\n", done.stderr


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as git has them, in another place."""
    folder = tmp_path_factory.mktemp("checkout") / "zwenk"
    listed = run("git", "-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard")
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
    return folder


@pytest.fixture(scope="module")
def built(checkout: Path) -> Path:
    """The folder with the sdist, and the wheel made from it."""
    done = run(sys.executable, "-m", "build", checkout)
    assert done.returncode == 0, done.stderr
    return checkout / "dist"


def installed(tmp_path: Path, source: Path, **environment: str) -> tuple[Path, str]:
    """An empty environment with only that installed, and what pip said."""
    run(sys.executable, "-m", "venv", tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    done = run(python, "-m", "pip", "install", "-v", source, **environment)
    assert done.returncode == 0, done.stderr
    return python, done.stdout + done.stderr


def test_clean_takes_away_what_was_built(checkout: Path) -> None:
    left = [
        checkout / name
        for name in ("src/zwenk/rules/position.so", "src/zwenk/__pycache__/x.pyc",
                     "tests/__pycache__/y.pyc", ".venv/.player", ".venv/.built", "build/c/z.c",
                     "src/zwenk/uncompiled.txt")
    ]  # fmt: skip
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    done = run("make", "-C", checkout, "clean")
    assert done.returncode == 0, done.stderr
    assert [path for path in left if path.exists()] == []
    (checkout / ".venv").rmdir()


@pytest.mark.parametrize("target", ["play", "build"])
def test_a_python_that_is_too_old_is_told_and_leaves_nothing(checkout: Path, target: str) -> None:
    done = run("make", "-C", checkout, target, "PYTHON=false")
    assert done.returncode != 0
    assert "Zwenk needs Python 3.11 or newer" in done.stderr and "PYTHON=python3.13" in done.stderr
    assert not (checkout / ".venv").exists()


@deep
@pytest.mark.compiled
def test_the_wheel_is_compiled_and_carries_no_c_source(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith(".so") for name in names)
    assert any(name.endswith("py.typed") for name in names)
    assert any(name.endswith("exact/mortale.xz") for name in names)
    assert not any(name.endswith((".c", ".html")) for name in names)
    assert not any(name.startswith(("tests", "bench", "typings")) for name in names)


@deep
@pytest.mark.compiled
def test_the_wheel_installs_into_an_empty_environment(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    python, _ = installed(tmp_path, wheel)
    done = run(python, "-c", CHECK)
    assert done.stdout == f"True {COUNTS}\n", done.stderr
    assert run(tmp_path / "env/bin/zwenk", "perft", "gunzi", "3").stdout == "4616\n"


@deep
@pytest.mark.compiled
def test_the_sdist_installs_into_an_empty_environment(built: Path, tmp_path: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
    assert any(name.endswith("gungi/phases.pxd") for name in names)
    for carried in ("tests/conftest.py", "docs/cli.md", "bench/gounki.c", "Makefile"):
        assert any(name.endswith(carried) for name in names)
    assert any(name.endswith("exact/mortale.xz") for name in names)
    python, _ = installed(tmp_path, sdist, ZWENK_COMPILE="require")
    assert run(python, "-c", CHECK).stdout == f"True {COUNTS}\n"


@deep
@pytest.mark.compiled
def test_without_a_compiler_it_installs_uncompiled_with_a_warning(
    checkout: Path, tmp_path: Path
) -> None:
    python, said = installed(tmp_path, checkout, CC="/bin/false")
    assert said.count("WARNING: zwenk could not be compiled") == 1
    (marked,) = (tmp_path / "env").rglob("zwenk/uncompiled.txt")
    assert marked.read_text().strip()
    assert run(python, "-c", CHECK).stdout == f"False {COUNTS}\n"
    done = run(tmp_path / "env/bin/zwenk", "--version")
    assert "uncompiled" in done.stdout
    assert "could not be compiled when this was installed" in done.stderr  # pip hides the warning
    assert done.stderr.count("\n") == 1
    assert run(tmp_path / "env/bin/zwenk", "games", ZWENK_COMPILE="never").stderr == ""


@deep
@pytest.mark.compiled
@pytest.mark.parametrize("failing", [{"CC": "/bin/false"}, {"ZWENK_COMPILE": "never"}])
def test_old_compiled_modules_do_not_shadow_an_editable_install(
    checkout: Path, tmp_path: Path, failing: dict[str, str]
) -> None:
    folder = tmp_path / "zwenk"
    shutil.copytree(checkout, folder)
    run(sys.executable, "-m", "venv", tmp_path / "env")
    python = tmp_path / "env" / "bin" / "python"
    first: dict[str, str] = {}
    for environment, compiled in ((first, True), (failing, False)):
        done = run(python, "-m", "pip", "install", "-e", folder, **environment)
        assert done.returncode == 0, done.stderr
        assert run(python, "-c", CHECK).stdout == f"{compiled} {COUNTS}\n"
    assert not list(folder.rglob("src/**/*.so"))
    assert (folder / "src/zwenk/uncompiled.txt").exists() == ("CC" in failing)


@deep
@pytest.mark.compiled
def test_compiling_can_be_left_out(checkout: Path, tmp_path: Path) -> None:
    python, said = installed(tmp_path, checkout, ZWENK_COMPILE="never", CC="/bin/false")
    assert "could not be compiled" not in said
    assert run(python, "-c", CHECK).stdout == f"False {COUNTS}\n"


@deep
@pytest.mark.compiled
def test_compiling_can_be_required(checkout: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "env")
    pip = tmp_path / "env" / "bin" / "pip"
    done = run(pip, "install", checkout, ZWENK_COMPILE="require", CC="/bin/false")
    assert done.returncode != 0


@deep
@pytest.mark.compiled
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_every_python_that_is_here_passes(built: Path, tmp_path: Path, version: str) -> None:
    other = shutil.which(f"python{version}")
    if not other or run(other, "-c", "import venv, ensurepip").returncode:
        pytest.skip(f"no Python {version} on this machine")
    (sdist,) = built.glob("*.tar.gz")
    assert run(other, "-m", "venv", tmp_path / "env").returncode == 0
    python = tmp_path / "env" / "bin" / "python"
    tools = ("pytest", "hypothesis", "pexpect", "numpy")
    done = run(python, "-m", "pip", "install", sdist, *tools, ZWENK_COMPILE="require")
    assert done.returncode == 0, done.stderr
    done = run(
        python, "-m", "pytest", "-q", "-p", "no:cacheprovider", ROOT / "tests", "-m", "not deep",
        "-k", "golden or perft or game or suite", "-W", "error", "--rootdir", ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]


@deep
@pytest.mark.compiled
def test_every_array_bound_holds_under_the_sanitizer(checkout: Path, tmp_path: Path) -> None:
    python, _ = installed(tmp_path, checkout, ZWENK_COMPILE="require", ZWENK_SANITIZE="1")
    script = (
        "import zwenk\n"
        "for game in zwenk.GAMES:\n"
        "    for seed in range(60):\n"
        "        position, _ = zwenk.start(game).playout(seed, seed * 5)\n"
        "        assert not position.faults()\n"
        "        position.perft(2)\n"
        "from zwenk.engine.exact import mortale, prove\n"
        "from zwenk.engine.exact.gunzi_file import Collector\n"
        "from zwenk.engine.exact.gunzi_build import Solver\n"
        "from zwenk.engine.exact.layers import layers\n"
        "mortale.best_moves(zwenk.start('mortale'))\n"
        "collector = Collector()\n"
        "nothing = collector.tables(0)\n"
        "for key in [*layers(1)][::50]:\n"
        "    collector.add(key, Solver(key, nothing).solve())\n"
        "start = zwenk.start('gunzi')\n"
        "assert prove.proven(zwenk.BLACK, -18, start, nothing, 600, 16, lambda prover: None)\n"
    )
    done = run(python, "-c", script)
    assert done.returncode == 0, done.stderr[-2000:]
