"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def replace_file(path: str | os.PathLike[str], content: bytes) -> None:
    """Puts a file in place of what is there only when it is complete."""
    path = Path(os.path.realpath(path))
    aside = path.with_name(f".{path.name}.{os.urandom(6).hex()}.part")
    try:
        with aside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            aside.chmod(path.stat().st_mode & 0o7777)
        aside.replace(path)
    except BaseException as error:
        aside.unlink(missing_ok=True)
        if isinstance(error, OSError):  # the file a person named, not the one aside
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise
