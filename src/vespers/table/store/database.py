"""Opening the database and bringing its tables up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vespers.engine.files import Lock

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
DRIVER_WORDS = {  # what the driver, or SQLAlchemy, takes from a URL as an argument
    *("dsn", "host", "port", "ssl", "timeout", "command_timeout"),
    *("statement_cache_size", "prepared_statement_cache_size"),
}
BUSY = 5.0  # seconds that SQLite waits for another program's lock
MEMORY = ":memory:"  # SQLite's name for no file at all
MIGRATION_LOCK = 0x7665_7370  # "vesp": PostgreSQL's advisory lock, so that one process migrates at a time


class BadDatabase(Exception):
    """The database URL cannot be used: the message says what was expected."""


class NewerDatabase(BadDatabase):
    """A newer version has changed the tables: this one would not understand them."""


NO_TABLE = "expected the database of a table: it has no matches at all"


class DatabaseInUse(BadDatabase):
    """Another server has this file: the message is its path."""


def no_table(error: Exception) -> bool:
    """Whether a statement failed because nobody has ever begun a table here."""
    message = str(error)
    return "no such table" in message or ('relation "' in message and "does not exist" in message)


def in_one_line(error: Exception) -> str:
    """What the database says of its trouble, without the class and the advice that SQLAlchemy adds."""
    own = getattr(error, "orig", None) or error
    return re.sub(r"^(<class '[^']*'>: |\([\w.]+\) )+", "", str(own) or type(own).__name__).splitlines()[0]


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
    parsed = parsed.set(drivername=DRIVERS[name])
    return _with_dsn(parsed).render_as_string(hide_password=False)


def _with_dsn(url: URL) -> URL:
    """`?sslmode=…`, as every program of PostgreSQL reads it: the driver does so in a DSN alone."""
    asked = {name: value for name, value in url.query.items() if name not in DRIVER_WORDS}
    if not asked or not url.drivername.startswith("postgresql"):
        return url
    dsn = f"postgresql:///?{urlencode(asked)}"
    return url.difference_update_query(asked).update_query_dict({"dsn": dsn})


def open_engine(url: str, seconds: float = 0) -> AsyncEngine:
    """An engine with the settings that durability needs; a statement may take `seconds` (0: any time)."""
    postgres, more = not url.startswith("sqlite"), dict[str, Any]()
    if postgres and seconds:  # the server gives up too, when we have
        more = {"connect_args": {"server_settings": {"statement_timeout": str(int(seconds * 1000))}}}
    engine = create_async_engine(
        with_driver(url),
        pool_pre_ping=postgres,
        hide_parameters=True,  # they are secrets and seeds: none belongs into a log
        **more,
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", lambda connection, _: make_durable(connection, seconds))
    return engine


def open_reading(url: str) -> AsyncEngine:
    """An engine that cannot write, on a database that is there already.

    Whatever one transaction reads is of one moment.
    """
    driver = with_driver(url)
    if driver.startswith("postgresql"):
        return create_async_engine(
            driver,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
            hide_parameters=True,
        )
    file = make_url(driver).database
    if not file or not Path(file).is_file():
        raise BadDatabase(f"there is no file {file}")
    engine = create_async_engine(driver, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _only_questions)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _only_questions(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    """SQLite's driver begins a transaction before a change alone; each question would have its own moment."""
    connection.exec_driver_sql("BEGIN")


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
        if file.exists() and file.stat().st_nlink > 1:  # another server could hold it by its other name
            raise BadDatabase(f"{file} has a second name (a hard link): remove that, or copy the file")
        yield


def make_durable(connection: Any, seconds: float = 0) -> None:
    """WAL lets readers read while one writes; FULL makes a commit survive a power cut.

    SQLite waits for a lock in a thread that nobody can break off: no longer than a statement may take.
    """
    busy = f"busy_timeout={int(1000 * min(seconds or BUSY, BUSY))}"
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", busy):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables to the newest revision."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SET LOCAL statement_timeout = 0"))
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:  # it names a revision that this version does not have
        raise NewerDatabase(f"the database was made by a newer version of Vespers ({error})") from None
