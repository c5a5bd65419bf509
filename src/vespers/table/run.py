"""Starting a server: the database is brought up to date first, so that a wrong URL is told at once."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from vespers.table import logs
from vespers.table.metrics import FOLDER
from vespers.table.settings import Settings, default_database, to_environment
from vespers.table.sockets import TableSocket
from vespers.table.store.database import BadDatabase, held, migrate, open_engine

GRACE = 5  # seconds that open requests get when the server is stopped


def run(settings: Settings) -> None:
    """Serve until stopped; `BadDatabase` if the database cannot be used."""
    settings = msgspec.structs.replace(settings, database=settings.database or default_database())
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadDatabase("several workers need PostgreSQL: --database postgresql://USER@HOST/NAME")
    logs.set_up(settings.log_level)
    signal.signal(signal.SIGTERM, leave)
    with held(settings.database), tempfile.TemporaryDirectory(prefix="vespers-metrics-") as folder:
        asyncio.run(_prepare(settings))
        to_environment(settings)
        if settings.workers > 1:
            os.environ[FOLDER] = folder
        _serve(settings)


def leave(*_: object) -> None:
    """The server has closed, as an operator asked; the program ends and gives back what it borrowed."""
    raise SystemExit(0)


def _serve(settings: Settings) -> None:
    uvicorn.run(
        "vespers.table.app:from_process_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=TableSocket,
        ws_max_size=settings.largest_message,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


async def _prepare(settings: Settings) -> None:
    try:
        engine = open_engine(settings.database)
    except ModuleNotFoundError as missing:
        raise BadDatabase(
            f"the driver {missing.name} is not installed: pip install vespers[postgres]"
        ) from None
    try:
        await migrate(engine)
    except (OSError, SQLAlchemyError) as error:
        raise BadDatabase(f"the database does not answer: {error}") from None
    finally:
        await engine.dispose()
