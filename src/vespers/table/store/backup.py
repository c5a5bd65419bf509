"""A backup: every table as JSON lines in one gzip file, the same for SQLite and PostgreSQL.

It is read in one transaction, so it is of one moment although the server goes on. It begins with the revision
of the tables, so that a later version can restore it. Caches (snapshots, presence) are left out.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from vespers.table.store.database import NO_TABLE, BadDatabase, NewerDatabase, alembic_config

FORMAT = 1
CACHES = frozenset({"alembic_version", "presence", "snapshots"})
CHUNK = 500  # rows that are written with one statement


class BadBackup(Exception):
    """This file is no whole backup: the message says what was expected."""


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    vespers_backup: int
    revision: str


class TableHead(msgspec.Struct, frozen=True):
    """Before the rows of a table, each of which is a list in the order of these columns."""

    table: str
    columns: tuple[str, ...]


class End(msgspec.Struct, frozen=True):
    """The last line: a backup without it is truncated."""

    rows: int


async def back_up(engine: AsyncEngine, file: Path) -> int:
    """Write a backup to a new file that only its owner can read; how many rows it has.

    The engine is one for reading (`open_reading`): all it reads here is of one moment.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as packed:
                async with engine.connect() as connection:
                    rows = await connection.run_sync(_write, packed)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _write(connection: Connection, packed: gzip.GzipFile) -> int:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BadDatabase(NO_TABLE)
    _line(packed, Head(FORMAT, revision))
    rows = 0
    for table in _tables(connection):
        _line(packed, TableHead(str(table.name), tuple(str(column.name) for column in table.columns)))
        asked = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=CHUNK).execute(asked):
            _line(packed, list(row))
            rows += 1
    _line(packed, End(rows))
    return rows


def _line(packed: gzip.GzipFile, thing: Any) -> None:
    packed.write(msgspec.json.encode(thing) + b"\n")


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name not in CACHES)
    return found.sorted_tables


async def restore(engine: AsyncEngine, file: Path) -> int:
    """Fill an empty database from a backup and bring it up to date, all or nothing; how many rows."""
    try:
        with gzip.open(file) as packed:
            async with engine.begin() as connection:
                return await connection.run_sync(_restore, iter(packed))
    except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadBackup(str(error)) from None


def _restore(connection: Connection, lines: Iterator[bytes]) -> int:
    head = msgspec.json.decode(next(lines, b""), type=Head)
    if head.vespers_backup != FORMAT:
        raise BadBackup(f"format {head.vespers_backup}, expected {FORMAT}")
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver would commit every new table at once
    _check_empty(connection)
    config = alembic_config(connection)
    try:
        command.downgrade(config, "base")
        command.upgrade(config, head.revision)
    except CommandError as error:
        raise NewerDatabase(f"the backup was made by a newer version of Vespers ({error})") from None
    rows = _fill(connection, {str(table.name): table for table in _tables(connection)}, lines)
    command.upgrade(config, "head")
    return rows


def _check_empty(connection: Connection) -> None:
    for table in _tables(connection):
        if connection.scalar(select(func.count()).select_from(table)):
            raise BadDatabase(f"a backup is restored into an empty database; {table.name} is not empty")


def _fill(connection: Connection, tables: dict[str, Table], lines: Iterator[bytes]) -> int:
    """Insert the rows, many at a time; the last line says how many there must be."""
    waiting: list[dict[str, Any]] = []
    head, rows = TableHead("", ()), 0

    def flush() -> None:
        if waiting:
            connection.execute(insert(tables[head.table]), waiting)
            waiting.clear()

    for line in lines:
        if line.startswith(b"["):
            row = msgspec.json.decode(line)
            waiting.append(dict(zip(head.columns, row, strict=True)))
            rows += 1
            if len(waiting) >= CHUNK:
                flush()
            continue
        flush()
        if line.startswith(b'{"rows"'):
            return _whole(msgspec.json.decode(line, type=End), rows)
        head = msgspec.json.decode(line, type=TableHead)
        if head.table not in tables:
            raise BadBackup(f"there is no table {head.table}")
    raise BadBackup("it was cut off")


def _whole(end: End, rows: int) -> int:
    if end.rows != rows:
        raise BadBackup(f"it has {rows} rows, expected {end.rows}")
    return rows
