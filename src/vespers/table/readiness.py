"""Whether this process can serve players now: the database answers and can be written, the disk has room."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from vespers.table.settings import Settings, default_database
from vespers.table.store.database import MEMORY
from vespers.table.store.store import Store
from vespers.table.unhurried import to_its_end

PATIENCE = 3.0  # seconds: a probe is not to wait for a database that hangs
FRESH = 1.0  # seconds for which an answer holds, however often it is asked for


class Readiness:
    """Asks the database at most once a second."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store, self.free_disk = store, settings.free_disk
        self.folder = folder_of(settings.database or default_database())
        self.asking = asyncio.Lock()
        self.known, self.known_at = "", -FRESH

    async def problem(self) -> str:
        """Empty: ready. Else what is wrong: `disk` or `database`."""
        async with self.asking:
            if time.monotonic() - self.known_at >= FRESH:
                self.known = await self._problem()
                self.known_at = time.monotonic()
            return self.known

    async def _problem(self) -> str:
        try:
            if self.folder is not None and shutil.disk_usage(self.folder).free < self.free_disk:
                return "disk"
            async with asyncio.timeout(PATIENCE):
                await to_its_end(self.store.alive())
        except (OSError, SQLAlchemyError):
            return "database"
        return "database" if self.store.transactions.failing else ""


def folder_of(url: str) -> Path | None:
    """Where a SQLite file lies; None: the disk is another machine's business."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite") or parsed.database in (None, "", MEMORY):
        return None
    return Path(parsed.database).absolute().parent
