"""Writing many matches in one commit: a commit that waits for the disk serves all who wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy.exc import DataError, IntegrityError

from vespers.table.store.campaign_rows import Conflict
from vespers.table.store.changes import Change, write
from vespers.table.store.notify import tell
from vespers.table.store.transactions import Transactions

BATCH = 256  # changes in one transaction, at most


class Waiting(NamedTuple):
    """A change that is to be committed, and the future of its sender."""

    match: str
    change: Change
    done: asyncio.Future[None]


class Writer:
    """One task that commits what has gathered while it was committing."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.busy = False  # a transaction is under way

    async def stop(self) -> None:
        """Everything that waits is still written."""
        while self.waiting or self.busy:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def write(self, match: str, change: Change) -> None:
        """Returns when the change is committed; `Conflict` when it never will be."""
        if self.task is None:
            self.task = asyncio.create_task(self._run(), name="writer")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(match, change, done))
        self.wake.set()
        await done  # if the sender stops waiting, it is written all the same

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
            if not self.waiting:
                self.wake.clear()
            self.busy = True
            await self._commit(batch)
            self.busy = False

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            await self._write(sorted(batch, key=lambda one: one.match))
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:  # one of them is at fault: the others must not suffer
                for one in batch:
                    await self._commit([one])
                return
            _settle(batch, Conflict() if isinstance(error, IntegrityError) else error)
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _write(self, ordered: Sequence[Waiting]) -> None:
        """In the order of the matches: processes that share a database take their locks alike."""
        async with self.transactions.begin() as connection:
            await write(connection, [one.change for one in ordered])
            await tell(connection, [one.match for one in ordered], self.transactions.origin)


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for one in batch:
        if one.done.cancelled():
            continue
        if error is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(error)
