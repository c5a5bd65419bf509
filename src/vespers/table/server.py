"""One server process: everything that is started with it and stopped with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from vespers.table import rubbish
from vespers.table.campaigns import Campaigns
from vespers.table.driver import Driver
from vespers.table.hints import Hints
from vespers.table.limits import Buckets
from vespers.table.metrics import Metrics
from vespers.table.problems import refusal
from vespers.table.reviews import Reviews
from vespers.table.rooms import Rooms
from vespers.table.settings import Settings, default_database
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.news import Listener
from vespers.table.store.store import Store
from vespers.table.thinkers import Thinkers

TIDY = 600.0  # seconds between clean-ups
DAY = 86_400
BURST = 4  # seconds' worth of requests that may come at once
log = logging.getLogger(__name__)


class Server:
    """What the handlers work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.engine = open_engine(settings.database or default_database())
        self.store = Store(self.engine, settings.presence)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_deadline)
        self.driver = Driver(self.thinkers, settings.bot_pause)
        self.hints = Hints(self.thinkers)
        self.reviews = Reviews(self.thinkers)
        self.rooms = Rooms(self.store, settings.rooms, self.driver.wake)
        self.campaigns = Campaigns(self.store, self.rooms)
        self.listener = Listener(self.engine, self.store.transactions.origin, self.rooms.heard)
        requests = settings.requests_per_second
        self.requests = Buckets(requests, requests * BURST)
        self.new_matches = Buckets(settings.matches_per_hour / 3600, settings.matches_per_hour)
        self.thoughts = Buckets(settings.thoughts_per_minute / 60, settings.thoughts_per_minute)
        self.sockets: Counter[str] = Counter()  # by address
        self.stopping = False
        self.ending = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Migrate, listen, wake the bots that were asked when the last server stopped."""
        await migrate(self.engine)
        self.store.writer.start()
        await self.listener.start()
        if self.settings.warm:
            self.thinkers.warm_up()
        waiting = await self.store.waiting_for_bots()
        self.tasks = [
            asyncio.create_task(self.driver.recover(self.rooms, waiting), name="recovery"),
            asyncio.create_task(self._tidy(), name="tidying"),
            asyncio.create_task(self._clean_up(), name="cleaning up"),
        ]
        if self.store.shared:
            self.tasks.append(asyncio.create_task(self._renew(), name="presence"))
        log.info("table open", extra={"database": self.engine.dialect.name, "waiting_for_bots": len(waiting)})

    async def stop(self) -> None:
        """Everything begun is written; bots go on after the next start."""
        self.stopping = True
        self.ending.set()
        await asyncio.gather(*self.tasks, *self.rooms.opening.values(), return_exceptions=True)
        await self.hints.stop()
        await self.reviews.stop()
        await self.driver.stop()
        await asyncio.gather(*self.rooms.tasks, return_exceptions=True)
        await self.listener.stop()
        await self.store.writer.stop()
        pending = [task for room in self.rooms.open.values() for task in room.background]
        await asyncio.gather(*pending, return_exceptions=True)
        with suppress(OSError, SQLAlchemyError):
            await self.store.presence.clear()
        await self.engine.dispose()
        log.info("table closed")

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """One more socket, or stream, of an address; `too-many` if it has enough."""
        most = self.settings.sockets_per_address
        if most and self.sockets[address] >= most:
            raise refusal("too-many", "sockets of this address", retry_after=10)
        self.sockets[address] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.sockets[address] -= 1
            self.metrics.sockets.dec()

    def measure(self) -> None:
        """What can be counted now."""
        self.metrics.rooms.set(len(self.rooms.open))
        self.metrics.bots.set(len(self.driver.driven))

    async def _renew(self) -> None:
        """Tell the other processes again and again that ours is alive."""
        while not self.ending.is_set():
            self.measure()
            try:
                await self.store.presence.renew()
            except (OSError, SQLAlchemyError) as error:
                log.warning("presence not renewed", extra={"problem": str(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), self.settings.presence / 3)

    async def _tidy(self) -> None:
        """Now and then, and never broken off in the middle."""
        while not self.ending.is_set():
            with suppress(OSError):
                await self.tidy()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), TIDY)

    async def _clean_up(self) -> None:
        """Look for rubbish whenever nobody has moved for a moment."""
        while not self.ending.is_set():
            if self.store.writer.idle() >= rubbish.QUIET:
                rubbish.look_now()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), rubbish.QUIET)

    async def tidy(self) -> None:
        """Delete what nobody has touched for long, forget what nobody uses."""
        self.rooms.forget_idle()
        if self.store.writer.idle() >= rubbish.QUIET:
            rubbish.look_now(thoroughly=True)
        if self.settings.keep_days:
            before = int(time.time()) - self.settings.keep_days * DAY
            deleted = await self.store.delete_untouched(before)
            if deleted:
                self.metrics.deleted.inc(deleted)
                log.info("old matches deleted", extra={"many": deleted})
