"""Starting a server: the database is brought up to date first, so that a wrong URL is reported at once."""

from __future__ import annotations

import asyncio
import signal
from contextlib import nullcontext
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from vespers.table import logs
from vespers.table.configuration import BadConfiguration
from vespers.table.connections import HttpConnection, WebSocketConnection, raise_descriptors
from vespers.table.metrics import folder_for_all
from vespers.table.seating import admit_bots
from vespers.table.settings import Settings, default_database, to_environment
from vespers.table.store.database import BadDatabase, held, in_one_line, migrate, open_engine

APP = "vespers.table.app:from_process_environment"
YEAR = 366 * 86_400.0
GRACE = 5  # seconds that open requests get when the server is stopped
STARTING = 60  # seconds that a worker gets to begin, or to answer the first process; then another replaces it


def run(settings: Settings) -> None:
    """Serve until stopped; `BadDatabase` if the database cannot be used."""
    settings = msgspec.structs.replace(settings, database=settings.database or default_database())
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise BadDatabase("several workers need PostgreSQL: --database postgresql://USER@HOST/NAME")
    try:
        logs.set_up(settings)
    except OSError as error:
        raise BadConfiguration(f"log_to: {settings.log_to}: {error.strerror}") from None
    admit_bots(settings.bots)
    raise_descriptors()
    signal.signal(signal.SIGTERM, leave)
    with held(settings.database), folder_for_all() if settings.workers > 1 else nullcontext():
        asyncio.run(_prepare(settings))
        to_environment(settings)
        _serve(settings)


def leave(*_: object) -> None:
    """The server has closed, as an operator asked; the program ends and gives back what it borrowed."""
    raise SystemExit(0)


def _serve(settings: Settings) -> None:
    if settings.workers == 1:
        uvicorn.run(APP, factory=True, **serving(settings))
    else:
        config = uvicorn.Config(APP, factory=True, **serving(settings))
        Workers(config, [config.bind_socket()]).run()


class Workers(Multiprocess):
    """Replaces a worker that was killed at once, also while it owes the first process an answer."""

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            process.child_conn.close()  # the worker has its own: the pipe ends with it, and so does waiting
        super().keep_subprocess_alive()


def serving(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve, with our own connections."""
    return {
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "http": HttpConnection,
        "ws": WebSocketConnection,
        "ws_max_size": settings.largest_message or None,
        "timeout_keep_alive": settings.idle_seconds or YEAR,
        "forwarded_allow_ips": settings.trusted_proxies,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": STARTING,
    }


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
        raise BadDatabase(f"the database does not answer: {in_one_line(error)}") from None
    finally:
        await engine.dispose()
