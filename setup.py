"""Compiles the rules where that is possible; where it is not, they install uncompiled."""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILE = os.environ.get("ZWENK_COMPILE", "auto")  # require, never, or else: try
COMPILED = (
    "rules/position.py",
    "rules/*/board.py",
    "rules/gungi/towers.py",
    "rules/gungi/effects.py",
    "rules/gungi/actions.py",
    "rules/gungi/phases.py",
)
# Baseline of 64-bit x86 since 2009: counting bits is an instruction.
FLAGS = ["-O3"] + ["-march=x86-64-v2"] * (platform.machine() == "x86_64")


class BuildExt(build_ext):
    """A compile that fails is one clear warning, unless ZWENK_COMPILE=require."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if COMPILE == "require":
                raise
            self.extensions = []
            sys.stderr.write(
                f"\nWARNING: zwenk could not be compiled ({error}).\n"
                "WARNING: it is installed uncompiled: everything works, many times slower.\n\n"
            )


def extensions() -> list[Extension]:
    if COMPILE == "never":
        return []
    from Cython.Build import cythonize

    root = Path("src/zwenk")
    sources = sorted(str(path) for pattern in COMPILED for path in root.glob(pattern))
    modules = [
        Extension(path[4:-3].replace("/", "."), [path], extra_compile_args=FLAGS)
        for path in sources
    ]
    return cythonize(
        modules,
        language_level=3,
        build_dir="build/c",
        compiler_directives={
            "boundscheck": False, "wraparound": False, "cdivision": True,
            "initializedcheck": False, "annotation_typing": True,
        },
        include_path=["src"],
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
