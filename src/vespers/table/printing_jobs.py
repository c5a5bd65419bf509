"""Versions on paper: `vespers print` in a process of its own, one at a time."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from vespers.table.command_process import CommandProcess, Finished
from vespers.table.problems import refusal
from vespers.table.protocol import Language

TYPESETTER = "typst"  # what the extra `print` installs
MOST_WAITING = 3  # orders, that which is being printed included
PACK, PDF = "version.toml", "version.pdf"
Paper = Literal["a4", "letter"]


class PrintingJobs:
    """Prints one order after the other; when some are waiting, a new one is refused with a time to retry."""

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
        ended = await self._run(["print", *words], folder)
        if ended.code:
            raise refusal("print-failed", ended.for_people(folder))
        return await asyncio.to_thread((folder / PDF).read_bytes)

    async def _run(self, words: list[str], folder: Path) -> Finished:
        """Run the command in the folder, and not for ever."""
        process = await CommandProcess.start(words, folder)
        listening = asyncio.create_task(process.listen())
        try:
            async with asyncio.timeout(self.seconds or None):
                return await asyncio.shield(listening)
        except TimeoutError:
            raise refusal("too-slow", "printing took too long", retry_after=60) from None
        finally:
            if not listening.done():
                process.kill()
                await listening
