"""What compiled code asks the machine for; uncompiled, Python's own calls stand in."""

from time import monotonic


def now() -> float:
    """Milliseconds since some moment in the past."""
    return monotonic() * 1000


def prefetch(_address: object) -> None:
    """Asks for memory ahead of its use: uncompiled there is nothing to ask."""
