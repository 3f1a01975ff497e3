"""Compiles the rules where that is possible; where it is not, they install uncompiled.

ZWENK_COMPILE=require makes a failing compile an error, ZWENK_COMPILE=never leaves it out.
ZWENK_SANITIZE=1 builds with every array bound and shift checked, for the tests.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILE = os.environ.get("ZWENK_COMPILE", "try")
if COMPILE not in ("try", "require", "never"):
    sys.exit(f"ZWENK_COMPILE={COMPILE}: it is require, never, or try")

COMPILED = (
    "rules/position.py",
    "rules/*/board.py",
    "rules/gungi/towers.py",
    "rules/gungi/effects.py",
    "rules/gungi/actions.py",
    "rules/gungi/phases.py",
    "engine/table.py",
    "engine/evaluation.py",
    "engine/evaluations/[!_]*.py",
    "engine/search.py",
    "engine/exact/numbering.py",
    "engine/exact/retrograde.py",
    "engine/exact/draws.py",
    "engine/exact/mortale*.py",
    "engine/exact/layers.py",
    "engine/exact/tables.py",
    "engine/exact/gunzi.py",
    "engine/exact/gunzi_layer.py",
    "engine/exact/gunzi_build.py",
    "engine/exact/gunzi_check.py",
    "engine/exact/prover.py",
)
# The baseline of 64-bit x86 since 2009, in which counting bits is one instruction.
FLAGS = ["-O3"] + ["-march=x86-64-v2"] * (platform.machine() == "x86_64" and os.name == "posix")
LINK: list[str] = []
if os.environ.get("ZWENK_SANITIZE"):
    # bounds-strict would count a struct's last array as of any length
    FLAGS = ["-O1", "-g", "-fsanitize=bounds,shift,signed-integer-overflow,null"]
    FLAGS += ["-fno-sanitize-recover=all"]
    LINK = ["-fsanitize=undefined"]


def warn(error: BaseException) -> None:
    """The one clear warning of an install that stays uncompiled."""
    sys.stderr.write(
        f"\nWARNING: zwenk could not be compiled: {error}\n"
        "WARNING: it is installed uncompiled. Everything works, but a hundred times slower.\n"
        "WARNING: with a C compiler and Python's headers, install it again to have it fast.\n\n"
    )


class BuildExt(build_ext):
    """A compile that fails leaves a working install, unless ZWENK_COMPILE=require."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if COMPILE == "require":
                raise
            warn(error)
            built = (Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions)
            for path in built:  # a part of them would not fit together with the rest
                path.unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Extension]:
    """The modules that are compiled, as C sources for the compiler."""
    if COMPILE == "never":
        return []
    try:
        from Cython.Build import cythonize

        root = Path("src/zwenk")
        sources = sorted(str(path) for pattern in COMPILED for path in root.glob(pattern))
        return cythonize(
            [
                Extension(
                    path.removeprefix("src/").removesuffix(".py").replace("/", "."),
                    [path],
                    extra_compile_args=FLAGS,
                    extra_link_args=LINK,
                )
                for path in sources
            ],
            build_dir="build/c",
            include_path=["src"],
            language_level=3,
            compiler_directives={
                "boundscheck": False,
                "wraparound": False,
                "cdivision": True,
                "initializedcheck": False,
            },
        )
    except Exception as error:
        if COMPILE == "require":
            raise
        warn(error)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
