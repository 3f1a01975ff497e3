"""Stands in for the `cython` module where that is not installed and the rules run uncompiled."""

from contextlib import nullcontext
from typing import Any

compiled = False
int = uint = longlong = ulonglong = int
double = float
nogil = nullcontext()


def cast(_ctype: object, value: Any) -> Any:
    return value


def _unchanged(thing: Any) -> Any:
    return thing


cclass = final = _unchanged
