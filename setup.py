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


# In the package where compiling was tried and failed: what an installer hides, `zwenk` tells.
MARK = "zwenk/uncompiled.txt"


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
        in_place = self.inplace  # also in an editable install: beside the sources
        mark = Path("src" if in_place else self.build_lib) / MARK
        mark.unlink(missing_ok=True)
        modules = self.extensions
        try:
            translate(modules)
            super().run()
        except Exception as error:
            if COMPILE == "require":
                raise
            warn(error)
            self.inplace = in_place
            for module in modules:  # a part of them, or old ones, would not fit with the rest
                Path(self.get_ext_fullpath(module.name)).unlink(missing_ok=True)
            self.extensions = []
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.write_text(f"{' '.join(str(error).split())}\n", encoding="utf-8")


def extensions() -> list[Extension]:
    """The modules that are compiled."""
    sources = sorted(path for pattern in COMPILED for path in Path("src/zwenk").glob(pattern))
    return [
        Extension(
            path.as_posix().removeprefix("src/").removesuffix(".py").replace("/", "."),
            [path.as_posix()],
            extra_compile_args=FLAGS,
            extra_link_args=LINK,
        )
        for path in sources
    ]


def translate(modules: list[Extension]) -> None:
    """Gives the modules C sources for the compiler."""
    from Cython.Build import cythonize

    made = cythonize(
        modules,
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
    sources = {module.name: module.sources for module in made}
    for module in modules:
        module.sources = sources[module.name]


def forget() -> None:
    """An editable install that is not to be compiled: nothing compiled may shadow the sources."""
    if {"editable_wheel", "develop"} & set(sys.argv):
        for path in [*Path("src/zwenk").rglob("*.so"), *Path("src/zwenk").rglob("*.pyd")]:
            path.unlink()
        Path("src", MARK).unlink(missing_ok=True)


if COMPILE == "never":
    forget()
    setup()
else:
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
