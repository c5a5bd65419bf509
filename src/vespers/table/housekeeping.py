"""Periodic clean-up: unused rooms leave memory, matches untouched for long are deleted.

What is old is measured in days of service (`store/service_days.py`): a server whose clock is wrong deletes
nothing, since no clock can make it have run for half a year.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from vespers.table.lobby import Lobby
from vespers.table.metrics import Metrics
from vespers.table.settings import Settings
from vespers.table.store.service_days import DAY
from vespers.table.store.store import Store
from vespers.table.studies import Studies

TIDY = 600.0  # seconds between two times
SERVED = 3600.0  # seconds after which a process has served on a day
NEXT_DAY = DAY - 2 * TIDY  # seconds until it may say so again, whatever the clock says
log = logging.getLogger(__name__)


class Housekeeping:
    """One per process."""

    def __init__(
        self, settings: Settings, store: Store, lobby: Lobby, studies: Studies, metrics: Metrics
    ) -> None:
        self.settings, self.store, self.lobby = settings, store, lobby
        self.studies, self.metrics = studies, metrics
        self.says_next = time.monotonic() + SERVED

    async def run(self, ending: asyncio.Event) -> None:
        """Until the server ends, and never broken off in the middle."""
        while not ending.is_set():
            try:
                await self.tidy()
            except (OSError, SQLAlchemyError) as error:
                log.warning("not tidied", extra={"problem": str(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), TIDY)

    async def tidy(self) -> None:
        self.lobby.forget_idle()
        if time.monotonic() >= self.says_next:
            self.says_next = time.monotonic() + NEXT_DAY
            await self.store.served(int(time.time()) // DAY)
        if self.settings.keep_days:
            await self._delete(self.settings.keep_days)

    async def _delete(self, days: int) -> None:
        """A lot at a time; the log names them before they go."""
        past = await self.store.past_service(days)
        if past is None:
            return
        before = min(past, int(time.time()) - days * DAY)
        unused = await self.store.versions.remove_untouched(before)
        if unused:
            log.info("deleted unused versions", extra={"versions": unused})
        forgotten = await asyncio.to_thread(self.studies.remove_untouched, before)
        if forgotten:
            log.info("deleted old studies", extra={"studies": forgotten})
        old = await self.store.untouched(before)
        if old:
            log.info("deleting old matches", extra={"matches": old})
            self.metrics.deleted.inc(await self.store.delete(old))
