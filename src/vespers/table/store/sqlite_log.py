"""Appending to SQLite in one step of one thread.

A thread that asks SQLite for anything gives up the interpreter and, while the event loop is busy, waits to
get it back: once for each row. So a batch is handed over as JSON and every statement is a single step.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from vespers.table.store.database import make_durable

INSERT_ENTRIES = """
INSERT INTO entries ("match", number, seat, action, said, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)
"""
UPDATE_MATCHES = """
UPDATE matches SET number = value ->> 1, over = value ->> 2, bot_turn = value ->> 3, touched = value ->> 4
FROM json_each(?) WHERE matches.id = value ->> 0
"""
DROP_CONSENTS = 'DELETE FROM consents WHERE "match" IN (SELECT value FROM json_each(?))'


class SqliteLog:
    """A connection of its own, used by one thread at a time."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[object], states: Sequence[object], fallen: Sequence[str]) -> None:
        """All of it or nothing, and durable when this returns; `IntegrityError`: somebody was first."""
        work = [(INSERT_ENTRIES, _json(entries)), (UPDATE_MATCHES, _json(states))]
        if fallen:
            work.append((DROP_CONSENTS, _json(fallen)))
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, work)

    def _write(self, work: list[tuple[str, str]]) -> None:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in work:
                connection.execute(statement, (rows,))
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def _open(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, isolation_level=None)
            make_durable(self.connection)
        return self.connection

    def close(self) -> None:
        """SQLite wants to be closed by the thread that opened it."""
        self.thread.submit(self._close)
        self.thread.shutdown()

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def _json(rows: Sequence[object]) -> str:
    return msgspec.json.encode(rows).decode()
