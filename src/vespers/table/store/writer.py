"""Appending to logs, many matches in one commit: a commit that waits for the disk serves all who wait."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from typing import TypeAlias

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vespers.table.store.campaigns import Conflict, enter
from vespers.table.store.database import sqlite_file
from vespers.table.store.news import tell
from vespers.table.store.plain_rows import appended, together
from vespers.table.store.rows import Append
from vespers.table.store.schema import consents, entries, matches
from vespers.table.store.sqlite_log import Rows, SqliteLog
from vespers.table.store.transactions import Transactions

BATCH = 256  # appends in one transaction, at most

INSERT_ENTRIES = insert(entries)
DROP_CONSENT = delete(consents).where(consents.c.match == bindparam("of"))
UPDATE_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("number", "over", "bot_turn", "touched")})
)


Change: TypeAlias = Append | Rows
Waiting: TypeAlias = tuple[Change, asyncio.Future[None]]


class Writer:
    """One task that commits what has gathered while it was committing."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions
        file = sqlite_file(transactions.engine)
        self.log = None if file is None else SqliteLog(file)
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.busy = False  # a transaction is under way
        self.wrote = time.monotonic()

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Everything that waits is still written."""
        while self.waiting or self.busy:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.log is not None:
            self.log.close()

    @property
    def takes_rows(self) -> bool:
        """Whether changes of other kinds may be handed over too, to share the commits of SQLite."""
        return self.log is not None and self.task is not None

    async def append(self, append: Append) -> None:
        """Returns when it is committed; `Conflict` when it never will be."""
        await self.write(append)

    async def write(self, change: Change) -> None:
        """The same for any change."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.wake.set()
        await done  # whoever stops waiting changes nothing: it is written all the same

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not self.waiting:
                self.wake.clear()
            self.busy = True
            await self._commit(batch)
            self.busy = False
            self.wrote = time.monotonic()

    def idle(self) -> float:
        """Seconds since anything was written."""
        return 0.0 if self.busy or self.waiting else time.monotonic() - self.wrote

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            await self._write([change for change, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) > 1:  # one of them is at fault: the others shall not suffer
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, Conflict())
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _write(self, batch: Sequence[Change]) -> None:
        now = int(time.time())
        appends = [change for change in batch if isinstance(change, Append)]
        if self.log is None:
            await self._write_shared(sorted(appends, key=lambda append: append.match), now)
            return
        rows = [appended(change, now) if isinstance(change, Append) else change for change in batch]
        async with self.transactions.turn:
            await self.log.write(together(rows))

    async def _write_shared(self, ordered: Sequence[Append], now: int) -> None:
        """Where other processes write too: all take their locks in one order, and tell one another."""
        ended = [(append.match, append.entered) for append in ordered if append.entered is not None]
        async with self.transactions.begin() as connection:
            await write_entries(connection, ordered, now)
            await connection.execute(UPDATE_MATCH, [_state(append, now) for append in ordered])
            fallen = [{"of": append.match} for append in ordered if append.asked]
            if fallen:
                await connection.execute(DROP_CONSENT, fallen)
            await enter(connection, ended, now)
            await tell(connection, [append.match for append in ordered], self.transactions.origin)


async def write_entries(connection: AsyncConnection, batch: Sequence[Append], now: int) -> None:
    rows = [
        {"match": a.match, "number": e.number, "seat": e.seat, "action": e.action, "said": e.said, "at": now}
        for a in batch
        for e in a.entries
    ]
    await connection.execute(INSERT_ENTRIES, rows)


def _state(append: Append, now: int) -> dict[str, object]:
    return {
        "of": append.match,
        "new_number": append.entries[-1].number,
        "new_over": append.over,
        "new_bot_turn": append.bot_turn,
        "new_touched": now,
    }


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for _, done in batch:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
