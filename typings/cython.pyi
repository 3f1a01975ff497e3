"""What mypy needs to know of Cython's pure Python mode: C numbers are ints."""

import builtins
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TypeVar

_T = TypeVar("_T")

compiled: builtins.bool

int = builtins.int
uint = builtins.int
uchar = builtins.int
ushort = builtins.int
longlong = builtins.int
ulonglong = builtins.int
bint = builtins.int
void = None

def cclass(cls: type[_T]) -> type[_T]: ...
def final(thing: _T) -> _T: ...
def address(place: object) -> object: ...
def cast(ctype: object, value: _T) -> _T: ...
def inline(thing: _T) -> _T: ...
def cfunc(thing: _T) -> _T: ...
def exceptval(value: object = ..., *, check: builtins.bool = ...) -> Callable[[_T], _T]: ...

nogil: AbstractContextManager[None]
