"""One server process: everything that is started with it and stopped with it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from vespers.table.addresses import source_of
from vespers.table.bot_pool import BotPool
from vespers.table.bot_scheduler import BotScheduler
from vespers.table.campaigns import Campaigns
from vespers.table.connections import Connections
from vespers.table.hints import Hints
from vespers.table.housekeeping import Housekeeping
from vespers.table.lobby import Lobby
from vespers.table.metrics import Metrics
from vespers.table.printing_jobs import PrintingJobs
from vespers.table.problems import refusal
from vespers.table.rate_limit import Buckets
from vespers.table.readiness import Readiness
from vespers.table.review_jobs import Reviews
from vespers.table.settings import Settings, default_database
from vespers.table.store.bans import Bans
from vespers.table.store.database import migrate, open_engine
from vespers.table.store.notify import Listener
from vespers.table.store.store import Store
from vespers.table.stored_match import unknown_matches
from vespers.table.studies import Studies
from vespers.table.versions import Versions

HEED = 5.0  # seconds between looks at what an operator has done
GRACE = 5.0  # seconds for a database that does not answer, when the server stops
BURST = 4  # seconds' worth of probes that may come at once
log = logging.getLogger(__name__)


class Server:
    """What the handlers work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.engine = open_engine(settings.database or default_database(), settings.database_seconds)
        self.store = Store(self.engine, settings.presence, settings.database_seconds)
        self.bans = Bans(self.engine)
        self.pool = BotPool(settings.bot_processes, settings.bot_deadline)
        self.bots = BotScheduler(self.pool, settings.bot_pause)
        self.hints = Hints(self.pool)
        self.reviews = Reviews(self.pool)
        self.lobby = Lobby(self.store, settings.rooms, self.bots.wake)
        self.campaigns = Campaigns(self.store, self.lobby)
        self.versions = Versions(self.store.versions, settings.versions_per_person)
        self.studies = Studies(settings, self.versions)
        self.printing = PrintingJobs(settings.print_seconds)
        self.housekeeping = Housekeeping(settings, self.store, self.lobby, self.studies, self.metrics)
        self.readiness = Readiness(settings, self.store)
        self.listener = Listener(self.engine, self.store.transactions.origin, self.lobby.changed_elsewhere)
        self.connections = Connections(settings, self.metrics.refusals.labels("too-many").inc)
        self.requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        self.probes = Buckets(settings.probes_per_second, settings.probes_per_second * BURST)
        self.new_matches = Buckets(settings.matches_per_hour / 3600, settings.matches_per_hour)
        self.drafts = Buckets(settings.drafts_per_minute / 60, settings.drafts_per_minute)
        self.prints = Buckets(settings.prints_per_hour / 3600, settings.prints_per_hour)
        self.remarks = Buckets(settings.feedback_per_minute / 60, settings.feedback_per_minute)
        self.thoughts = Buckets(settings.thoughts_per_minute / 60, settings.thoughts_per_minute)
        self.sockets: Counter[str] = Counter()  # by address
        self.stopping = False
        self.ending = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Migrate, listen, wake the bots that were asked when the last server stopped."""
        await migrate(self.engine)
        await self.listener.start()
        if self.settings.warm:
            self.pool.warm_up()
        await self.bans.refresh()
        await self.studies.recover()
        unknown = await unknown_matches(self.store)
        if unknown:
            log.warning("matches of rules that this version does not have", extra={"matches": unknown})
        waiting = await self.store.waiting_for_bots()
        self.tasks = [
            asyncio.create_task(self.bots.recover(self.lobby, waiting), name="recovery"),
            asyncio.create_task(self.housekeeping.run(self.ending), name="housekeeping"),
            asyncio.create_task(self._heed_operator(), name="operator"),
        ]
        if self.store.shared:
            self.tasks.append(asyncio.create_task(self._renew(), name="presence"))
        log.info("table open", extra={"database": self.engine.dialect.name, "waiting_for_bots": len(waiting)})

    async def stop(self) -> None:
        """Everything begun is written; bots go on after the next start."""
        self.stopping = True
        self.ending.set()
        await asyncio.gather(*self.tasks, *self.lobby.opening.values(), return_exceptions=True)
        await self.studies.close()
        await self.hints.stop()
        await self.reviews.stop()
        await self.bots.stop()
        await asyncio.gather(*self.lobby.tasks, return_exceptions=True)
        await self.listener.stop()
        await self.store.writer.stop()
        pending = [task for room in self.lobby.open.values() for task in room.background]
        await asyncio.gather(*pending, return_exceptions=True)
        with suppress(OSError, SQLAlchemyError):
            await self.store.presence.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), GRACE)
        log.info("table closed")

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """One more socket, or stream, of an address; `too-many` if it has enough."""
        source, most = source_of(address), self.settings.sockets_per_address
        if most and self.sockets[source] >= most:
            raise refusal("too-many", "sockets of this address", retry_after=10)
        self.sockets[source] += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.sockets[source] -= 1
            if not self.sockets[source]:
                del self.sockets[source]
            self.metrics.sockets.dec()

    def measure(self) -> None:
        """What can be counted now."""
        self.metrics.rooms.set(len(self.lobby.open))
        self.metrics.bots.set(len(self.bots.tasks))

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

    async def _heed_operator(self) -> None:
        """What an operator bans or deletes counts after a few seconds."""
        while not self.ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), HEED)
            try:
                await self.bans.refresh()
                await self.lobby.drop_deleted()
            except (OSError, SQLAlchemyError) as error:
                log.warning("operator not heard", extra={"problem": str(error)})
