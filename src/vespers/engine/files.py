"""Files: limited reading, atomic writing, and locks."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LARGEST_TEXT = 1024 * 1024  # bytes of a study or a content pack: far beyond any real one


def read_bytes(path: Path, largest: int) -> bytes:
    """At most one byte more than the largest: enough to know that a file is too large."""
    with path.open("rb") as file:
        return file.read(largest + 1)


def read_text(path: Path, largest: int = LARGEST_TEXT) -> str:
    """A text file with normalised line ends; `OSError` when it is too large (a device never ends)."""
    data = read_bytes(path, largest)
    if len(data) > largest:
        raise OSError(errno.EFBIG, f"more than {largest:,} bytes")
    return TextIOWrapper(BytesIO(data), "utf-8").read()


def write_whole(path: Path, data: bytes, durable: bool = True) -> None:
    """Replace a file atomically; `durable`: even if the power fails."""
    target = path.resolve()  # a link stays a link
    if target.exists() and not target.is_file():
        target.write_bytes(data)  # a device or a pipe cannot be replaced
        return
    half = target.with_name(f"{target.name}.{os.getpid()}.half")
    try:
        _write(half, data, durable)
        if target.exists():
            shutil.copymode(target, half)
        half.replace(target)
    except OSError as error:
        half.unlink(missing_ok=True)
        # The error of a full disk names no file; the temporary one would mean nothing to the user.
        raise OSError(error.errno, error.strerror, str(path)) from None


def _write(path: Path, data: bytes, durable: bool) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        if durable:
            os.fsync(file.fileno())


class Lock:
    """A lock file that one process holds; the system releases it when that process ends, however it ends.

    The file itself stays: removing it could remove a lock that another process has just taken.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.handle: int | None = None

    def take(self) -> bool:
        """Whether it is ours now; `OSError` if the file cannot be created."""
        if self.handle is not None:
            return True
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        if not _taken(handle):
            os.close(handle)
            return False
        self.handle = handle
        return True

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def __del__(self) -> None:
        self.release()


def _taken(handle: int) -> bool:
    """False when another process holds it. On a file system without locks it always succeeds."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
