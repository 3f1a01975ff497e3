"""ZWENK_PURE=1 runs the rules from their Python source, also where they are compiled.

For debugging, coverage, and the tests of the uncompiled flavour.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds this package's modules by their source alone."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("zwenk.") or not path:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec:
                return spec
        return None


def use_source() -> None:
    """From now on no compiled module of this package is imported."""
    sys.meta_path.insert(0, SourceFinder())
