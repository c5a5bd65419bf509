"""Versions on paper: `vespers print` in a process of its own, one at a time. No typesetter is imported."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from vespers.table.problems import refusal
from vespers.table.protocol import Language
from vespers.table.study_process import LOW_PRIORITY

TYPESETTER = "typst"  # what the extra `print` installs
MOST_WAITING = 3  # orders, that which is being printed included
PACK, PDF = "version.toml", "version.pdf"
Paper = Literal["a4", "letter"]


class PrintingJobs:
    """Prints one order after the other; whoever comes when some are waiting is told to come again."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.waiting, self.turn = seconds, 0, asyncio.Lock()

    async def print(self, game: str, pack: str, language: Language, paper: Paper, changed: bool) -> bytes:
        """A version as PDF, whole or only what differs from the game as it is."""
        if find_spec(TYPESETTER) is None:
            raise refusal("print-missing", 'pip install "vespers[print]"')
        if self.waiting >= MOST_WAITING:
            raise refusal("too-many", "orders to print", retry_after=10)
        self.waiting += 1
        try:
            async with self.turn:
                with TemporaryDirectory(prefix="vespers-print-") as folder:
                    return await self._print(Path(folder), game, pack, language, paper, changed)
        finally:
            self.waiting -= 1

    async def _print(
        self, folder: Path, game: str, pack: str, language: Language, paper: Paper, changed: bool
    ) -> bytes:
        words = [game, "--pdf", PDF, "--lang", language, "--paper", paper]
        words += ["--changed-since", "base"] if changed else []
        if pack:
            (folder / PACK).write_text(pack, "utf-8")
            words += ["--pack", PACK]
        problem = await self._run(folder, words)
        if problem is not None:
            raise refusal("print-failed", problem)
        return await asyncio.to_thread((folder / PDF).read_bytes)

    async def _run(self, folder: Path, words: list[str]) -> str | None:
        """Run the command in the folder; None if all went well, else what it said."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "vespers", "print", *words),
            stdin=DEVNULL,
            stdout=DEVNULL,
            stderr=PIPE,
            cwd=folder,
            start_new_session=True,
        )
        if sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, LOW_PRIORITY)
        try:
            async with asyncio.timeout(self.seconds or None):
                _, said = await process.communicate()
        except TimeoutError:
            raise refusal("too-slow", "printing took too long", retry_after=60) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        words_said = said.decode(errors="replace").strip()
        return None if process.returncode == 0 else "" if "Traceback" in words_said else words_said[-500:]
