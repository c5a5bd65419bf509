"""Reading and writing within a time limit, one writer at a time where the database allows only one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

OURS = (exc.IntegrityError, exc.DataError, exc.ProgrammingError, exc.NotSupportedError)
RECENT = 15.0  # seconds for which a failure counts as the present state


class Unavailable(OSError):
    """The database does not answer in time, or cannot do its work: it is locked, full or gone."""


class Transactions:
    """SQLite lets one connection write at a time: ours wait here, in turn, instead of being refused there."""

    def __init__(self, engine: AsyncEngine, seconds: float = 0) -> None:
        self.engine, self.seconds = engine, seconds
        self.shared = engine.dialect.name == "postgresql"  # other processes may write the same matches
        self.turn = asyncio.Lock()
        self.origin = secrets.token_hex(4)  # signs our news: we know them already
        self.failed_at = -RECENT

    @property
    def failing(self) -> bool:
        """Whether something could not be written a moment ago, and nothing has been since."""
        return time.monotonic() - self.failed_at < RECENT

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._in_time(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at its end."""
        try:
            async with self._in_time(), self._turn(), self.engine.begin() as connection:
                yield connection
        except Unavailable:
            self.failed_at = time.monotonic()
            raise
        self.failed_at = -RECENT

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite's one writer. Waiting for the turn is what may take too long there."""
        if self.shared:
            yield
            return
        async with asyncio.timeout(self.seconds or None):
            await self.turn.acquire()
        try:
            yield
        finally:
            self.turn.release()

    @asynccontextmanager
    async def _in_time(self) -> AsyncIterator[None]:
        """`Unavailable` for all that is the database's fault, and when it takes too long.

        SQLite works in a thread: a statement that is broken off there goes on, and its connection may keep
        the lock for writing until its last cursor is collected. It limits its own waiting (`make_durable`).
        """
        try:
            async with asyncio.timeout(self.seconds or None if self.shared else None):
                yield
        except Unavailable:
            raise
        except (OSError, exc.TimeoutError) as error:
            raise Unavailable(str(error) or "no answer in time") from error
        except exc.DBAPIError as error:
            if isinstance(error, OURS):
                raise
            raise Unavailable(str(error).partition("\n")[0]) from error
