"""Commands of `vespers` in processes of their own: started, listened to, stopped.

The table imports nothing of the lab and no typesetter.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

LONGEST_LINE = 2**22  # bytes of the error output that are read as one line
LOW_PRIORITY = 10  # people at tables come first
LONGEST_PROBLEM = 500


class Progress(msgspec.Struct, frozen=True):
    """A line of the lab's `--progress`."""

    done: int
    games: int


class Finished(NamedTuple):
    """How a command ended."""

    code: int
    output: bytes
    problem: str  # the last lines of its error output, for the log

    def for_people(self, folder: Path) -> str:
        """Why it failed, without a place of this machine; empty for a bug, which is in the log."""
        if "Traceback" in self.problem or 'File "' in self.problem:
            return ""
        return self.problem.replace(f"{folder}{os.sep}", "")


class CommandProcess:
    """One command."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.complaints: list[str] = []

    @classmethod
    async def start(cls, words: list[str], folder: Path | None = None) -> CommandProcess:
        """Start it in a group of its own: a Ctrl-C in the server's terminal is for the server."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "vespers", *words),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            limit=LONGEST_LINE,
            cwd=folder,
            start_new_session=True,
        )
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, LOW_PRIORITY)
        return cls(process)

    async def listen(self, heard: Callable[[Progress], None] = lambda progress: None) -> Finished:
        """Until it has ended; `heard` gets its progress."""
        assert self.process.stdout is not None
        output, _ = await asyncio.gather(self.process.stdout.read(), self._read_lines(heard))
        code = await self.process.wait()
        return Finished(code, output, " ".join(self.complaints)[-LONGEST_PROBLEM:])

    async def _read_lines(self, heard: Callable[[Progress], None]) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            try:
                heard(msgspec.json.decode(line, type=Progress))
            except msgspec.MsgspecError:
                self.complaints.append(line.decode(errors="replace").strip())

    def interrupt(self) -> None:
        """Ask it to keep what it has begun and to end."""
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self.process.terminate()
            else:
                self.process.send_signal(signal.SIGINT)

    def kill(self) -> None:
        """End it and its workers at once."""
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
