"""Opening the database and bringing its tables up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vespers.engine.files import Lock

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MEMORY = ":memory:"  # SQLite's name for no file at all
MIGRATION_LOCK = 0x7665_7370  # "vesp": PostgreSQL's advisory lock, so that one process migrates at a time


class BadDatabase(Exception):
    """The database URL cannot be used: the message says what was expected."""


class DatabaseInUse(BadDatabase):
    """Another server has this file: the message is its path."""


def with_driver(url: str) -> str:
    """`sqlite:///table.sqlite` or `postgresql://…` with the asynchronous driver we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("expected a URL: sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    name = parsed.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise BadDatabase(f"expected sqlite or postgresql, not {name}")
    if name == "sqlite" and parsed.database and not Path(parsed.database).absolute().parent.is_dir():
        raise BadDatabase(f"there is no folder {Path(parsed.database).absolute().parent}")
    return parsed.set(drivername=DRIVERS[name]).render_as_string(hide_password=False)


def open_engine(url: str) -> AsyncEngine:
    """An engine with the settings that durability needs."""
    engine = create_async_engine(with_driver(url), pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _: make_durable(connection))
    return engine


def sqlite_file(engine: AsyncEngine) -> str | None:
    """The file behind an engine, if it is SQLite's."""
    return engine.url.database if engine.dialect.name == "sqlite" else None


@contextmanager
def held(url: str) -> Iterator[None]:
    """A SQLite file is ours alone: what another server did to its matches would not be seen here.

    Servers on PostgreSQL hear of one another, and keep nobody out.
    """
    parsed = make_url(with_driver(url))
    if not parsed.drivername.startswith("sqlite") or parsed.database in (None, "", MEMORY):
        yield
        return
    file = Path(parsed.database).resolve()  # one file under two names is one file
    with Lock(file.with_name(f"{file.name}.lock")) as lock:
        try:
            taken = lock.take()
        except OSError as error:
            raise BadDatabase(f"{lock.path}: {error.strerror}") from None
        if not taken:
            raise DatabaseInUse(str(file))
        yield


def make_durable(connection: Any) -> None:
    """WAL lets readers read while one writes; FULL makes a commit survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to the newest revision."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
