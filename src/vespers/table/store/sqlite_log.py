"""Writing to SQLite in a few steps of one thread.

A thread that asks SQLite for anything gives up the interpreter and, while the event loop is busy, waits to
get it back: once for each row. So a batch is handed over as JSON and every statement is a single step.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import msgspec

from vespers.table.store.database import make_durable

Rows: TypeAlias = Mapping[str, Sequence[Sequence[object]]]  # by the statement that takes them


def inserting(table: str, columns: Sequence[str]) -> str:
    """A statement whose rows become rows of the table."""
    return f'INSERT INTO "{table}" ({_names(columns)}) SELECT {_values(len(columns))} FROM json_each(?)'


def updating(table: str, keys: Sequence[str], columns: Sequence[str]) -> str:
    """A statement whose rows hold the keys of a row of the table, and then what shall stand there."""
    new = ", ".join(f'"{column}" = value ->> {n}' for n, column in enumerate(columns, len(keys)))
    return f'UPDATE "{table}" SET {new} FROM json_each(?) WHERE {_found(table, keys)}'


def deleting(table: str, keys: Sequence[str]) -> str:
    """A statement whose rows hold the keys of rows that shall go."""
    return f'DELETE FROM "{table}" WHERE ({_names(keys)}) IN (SELECT {_values(len(keys))} FROM json_each(?))'


def _names(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _values(many: int) -> str:
    return ", ".join(f"value ->> {n}" for n in range(many))


def _found(table: str, keys: Iterable[str]) -> str:
    return " AND ".join(f'"{table}"."{key}" = value ->> {n}' for n, key in enumerate(keys))


class SqliteLog:
    """A connection of its own, used by one thread at a time."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-log")
        self.connection: sqlite3.Connection | None = None

    async def write(self, rows: Rows) -> None:
        """All of it or nothing, and durable when this returns; `IntegrityError`: somebody was first."""
        work = [(statement, msgspec.json.encode(some).decode()) for statement, some in rows.items()]
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
