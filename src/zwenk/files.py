"""Files are written whole or not at all; what is no file on a disk is written into."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def replace_file(path: str | os.PathLike[str], content: bytes) -> None:
    """Puts a file in place of what is there only when it is complete.

    A pipe, a terminal or another device stays what it is: it gets the content.
    """
    try:
        if _is_device(path):
            with open(path, "wb") as device:
                device.write(content)
        else:
            _replace(Path(os.path.realpath(path)), content)
    except OSError as error:  # the file a person named, not the one aside
        raise OSError(error.errno, error.strerror, os.fspath(path)) from None


def _is_device(path: str | os.PathLike[str]) -> bool:
    """Whether something stands there that is no regular file."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)
    except OSError:  # nothing stands there, or writing will say what is wrong
        return False


def _replace(path: Path, content: bytes) -> None:
    aside = path.with_name(f".{path.name}.{os.urandom(6).hex()}.part")
    try:
        with aside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            aside.chmod(path.stat().st_mode & 0o7777)
        aside.replace(path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
