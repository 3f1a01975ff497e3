"""Errors as a person reads them."""

from __future__ import annotations


def told(error: Exception) -> str:
    """What is wrong, in one line."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, OSError) and error.strerror:
        return f"the standard output: {error.strerror}"
    return str(error)
