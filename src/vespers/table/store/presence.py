"""Who is connected to which process, where several processes share a database.

Every row has its time: what a process does not renew is deleted by the others, so that one which was killed
leaves nobody behind.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vespers.table.store.notify import tell
from vespers.table.store.schema import presence
from vespers.table.store.transactions import Transactions

EVERYBODY = ""  # signs news that concern ourselves too


class Presence:
    """Does nothing where one process serves all (SQLite)."""

    def __init__(self, transactions: Transactions, seconds: float = 45.0) -> None:
        self.transactions, self.seconds = transactions, seconds
        self.process = transactions.origin

    async def save(self, match: str, seats: Iterable[int]) -> None:
        """These seats of a match are connected here now, and no others."""
        if not self.transactions.shared:
            return
        until = time.time() + self.seconds
        rows = [{"match": match, "process": self.process, "seat": seat, "until": until} for seat in seats]
        try:
            async with self.transactions.begin() as connection:
                ours = presence.c.match == match, presence.c.process == self.process
                await connection.execute(delete(presence).where(*ours))
                if rows:
                    await connection.execute(insert(presence), rows)
                await tell(connection, [match], self.process)
        except IntegrityError:
            return  # the match was deleted meanwhile

    async def elsewhere(self, connection: AsyncConnection, match: str) -> frozenset[int]:
        """The seats of a match that are connected to other processes."""
        if not self.transactions.shared:
            return frozenset()
        there = presence.c.match == match, presence.c.process != self.process, presence.c.until > time.time()
        return frozenset(await connection.scalars(select(presence.c.seat).where(*there)))

    async def renew(self) -> None:
        """Renew the entry of this process; entries that are too old are deleted."""
        now = time.time()
        ours = presence.c.process == self.process
        async with self.transactions.begin() as connection:
            await connection.execute(update(presence).where(ours).values(until=now + self.seconds))
        await self._drop(presence.c.until < now)

    async def clear(self) -> None:
        """This process goes."""
        if self.transactions.shared:
            await self._drop(presence.c.process == self.process)

    async def _drop(self, which: ColumnElement[bool]) -> None:
        async with self.transactions.begin() as connection:
            gone = await connection.scalars(delete(presence).where(which).returning(presence.c.match))
            await tell(connection, sorted(set(gone)), EVERYBODY)
