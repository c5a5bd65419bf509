"""Writing, one transaction after the other where the database has room for one writer only."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Transactions:
    """SQLite lets one connection write at a time: ours wait here, in turn, instead of being refused there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other processes may write the same matches
        self.turn = asyncio.Lock()
        self.origin = secrets.token_hex(4)  # signs our news: we know them already

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at its end."""
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self.turn, self.engine.begin() as connection:
                yield connection
