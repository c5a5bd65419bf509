"""News between server processes on one PostgreSQL: which match has changed (SQLite serves one)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "vespers"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to listen again
CHECK = 5.0  # seconds between looks at the listening connection
log = logging.getLogger(__name__)


async def tell(connection: AsyncConnection, changed: Iterable[str], origin: str) -> None:
    """Heard by all processes when this transaction is committed, and only then."""
    if connection.dialect.name == "postgresql":
        for match in changed:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"{origin} {match}"})


class Listener:
    """Hears of changes by others; after a lost connection everything counts as changed (`None`)."""

    def __init__(self, engine: AsyncEngine, origin: str, heard: Callable[[str | None], None]) -> None:
        self.engine, self.origin, self.heard = engine, origin, heard
        self.task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def start(self) -> None:
        """Returns when it listens: from then on nothing is missed."""
        if self.engine.dialect.name != "postgresql":
            return
        self.task = asyncio.create_task(self._run(), name="listener")
        await asyncio.wait_for(self.listening.wait(), 10)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def _news(self, news: str) -> None:
        origin, _, match = news.partition(" ")
        if origin != self.origin:
            self.heard(match)

    async def _run(self) -> None:
        attempt = 0
        while True:
            try:
                await self._listen()
            except (TimeoutError, OSError) as error:
                log.warning("listener lost", extra={"problem": str(error)})
            except Exception:
                log.exception("listener failed")
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    async def _listen(self) -> None:
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(CHANNEL, lambda *arguments: self._news(arguments[3]))
            if self.listening.is_set():
                self.heard(None)
            self.listening.set()
            gone = asyncio.Event()
            driver.add_termination_listener(lambda _: gone.set())
            while not gone.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(gone.wait(), CHECK)
                if not gone.is_set():
                    await self._check(driver)

    async def _check(self, driver: Any) -> None:
        """A connection that does not answer is cut: waiting for its end would take as long."""
        try:
            await asyncio.wait_for(driver.execute("SELECT 1"), CHECK)
        except TimeoutError:
            driver.terminate()
            raise
