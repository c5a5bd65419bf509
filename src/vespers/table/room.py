"""One match in the memory of one process: who plays, who watches, and the order in which things happen.

The database is the truth. A move is tried here, committed there, and only then acknowledged and shown;
whatever fails in between makes the room doubtful, and it reads itself anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import GameOver, VespersError
from vespers.engine.kernel import GAME_OVER, Seat
from vespers.engine.words import Entry, Undo
from vespers.games import find_game
from vespers.table.changes import Known, changes
from vespers.table.chronicle import Chronicle, lengthened, shortened
from vespers.table.keys import fits
from vespers.table.linked import entered
from vespers.table.problems import Refusal, from_engine, refusal
from vespers.table.protocol import Changed, Done, Sight
from vespers.table.sight import Table, may_play, sight
from vespers.table.store.rows import EntryRow, MatchRow, SeatRow, Snapshot, Stored
from vespers.table.store.store import Append, Conflict, Store

SNAPSHOT_EVERY = 250  # entries: reading so many rows takes no longer than one looks for them


class CopyDealer:
    """Deals on after entries copied from another match: no seed was promised for those."""

    def __init__(self, seed: str) -> None:
        self.decide = SeededDealer(seed).decide


class Watcher:
    """One who looks on: what was seen, what waits. Nobody ever gets more than the newest sight."""

    __slots__ = ("changes", "dirty", "outbox", "seat", "seen", "since")

    def __init__(self, seat: Seat | None, since: int, changes: bool = False) -> None:
        self.seat, self.since, self.changes = seat, since, changes
        self.seen: Sight | None = None  # what the client has, if it wants changes only
        self.outbox: list[bytes] = []
        self.dirty = True

    def wake(self) -> None:
        """There is something to send."""
        raise NotImplementedError

    def tell(self, message: msgspec.Struct) -> None:
        """A message for this one alone; it goes before the next sight."""
        self.outbox.append(msgspec.json.encode(message))
        self.wake()


class Hold:
    """`async with`: one thing after the other. Whatever breaks off in the middle makes the room doubtful."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Table:
        room = self.room
        room.used = time.monotonic()
        await room.lock.acquire()
        if room.doubtful:
            try:
                await room.reload()
            except BaseException:
                room.lock.release()
                raise
        return room.table

    async def __aexit__(self, _: object, error: BaseException | None, trace: object) -> None:
        room = self.room
        room.lock.release()
        if isinstance(error, VespersError):
            raise from_engine(error, room.table.chronicle.game, room.table.chronicle.box) from None
        if error is not None and not isinstance(error, Refusal):
            room.doubtful = True


class Room:
    """All that happens to one match in this process, one thing after the other."""

    def __init__(
        self,
        table: Table,
        store: Store,
        woken: Callable[[Room], None],
        elsewhere: frozenset[Seat] = frozenset(),
    ) -> None:
        self.store, self.woken, self.table = store, woken, table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.ready: dict[tuple[Seat | None, int], Sight] = {}  # sights of this moment
        self.sent: dict[tuple[int, int], tuple[bytes, Sight | None]] = {}  # as bytes, by what one had before
        self.known: Known = {}  # what has changed, as far as it is the same for several viewers
        self.doubtful = False
        self.ours = True  # the last entry was written here, so the bots are ours to drive
        self.used = time.monotonic()
        self.background: set[asyncio.Task[None]] = set()
        self.here: frozenset[Seat] = frozenset()  # seats connected to this process
        self.elsewhere = elsewhere
        self.telling = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.table.row.id

    def hold(self) -> Hold:
        """The table, to oneself, as it is committed."""
        return Hold(self)

    # --- Who speaks

    def seat_of(self, secret: str) -> Seat:
        """The seat a secret opens."""
        for row in self.table.seats:
            if fits(secret, row.secret):
                return row.seat
        raise refusal("forbidden", "this secret opens no seat of this match")

    def check_player(self, seat: Seat) -> None:
        """Only people who are at the table may speak, and only while the match goes on."""
        if self.table.over:
            raise GameOver(GAME_OVER)
        if not may_play(self.table, seat):
            raise refusal("forbidden", "a bot plays for this seat; return to it first")

    async def check_fresh(self, seat: Seat, said: str, number: int) -> Done | None:
        """Nothing if it answers the present position; the old answer if it was heard before; else `stale`."""
        if number > self.table.chronicle.number:
            await self.refresh()
        if number == self.table.chronicle.number:
            return None
        return await self.heard_before(seat, said)

    async def heard_before(self, seat: Seat, said: str) -> Done:
        """The answer that was given to the same message; `stale` if it never was heard."""
        found = await self.store.said(self.id, label(seat, said))
        if found is None:
            raise refusal("stale", f"the present number is {self.table.chronicle.number}")
        return Done(id=said, number=found)

    # --- Writing and reading anew

    async def commit(self, before: int, seat: Seat, said: str = "") -> Done:
        """Write what the chronicle has learned after number `before`; show it when it is written."""
        table, chronicle = self.table, self.table.chronicle
        new = [told.entry for told in chronicle.told[before:]]
        try:
            append = Append(
                match=self.id,
                entries=entry_rows(new, before, label(seat, said) if said else None),
                over=table.over,
                bot_turn=table.bot_asked() is not None,
                asked=table.consent is not None,
                entered=await entered(self.store, table) if table.row.campaign else None,
            )
            await self.store.append(append)
        except Conflict:
            await self.reload()
            return await self.heard_before(seat, said)
        except BaseException:
            self.doubtful = True
            raise
        self.table.consent = None
        self.ours = True
        if before // SNAPSHOT_EVERY != chronicle.number // SNAPSHOT_EVERY:
            self._later(self.store.save_snapshot(self.id, Snapshot(chronicle.number, shortened(chronicle))))
        self.changed()
        return Done(id=said, number=before + 1)

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def reload(self) -> None:
        """All of it anew, from the database."""
        stored = await self.store.load(self.id)
        if stored is None:
            raise refusal("unknown-match", self.id)
        self.table, self.elsewhere = table_of(stored), stored.elsewhere
        self.doubtful = False
        self.changed()

    async def refresh(self) -> None:
        """What other processes have written since. Called with the lock held."""
        stored = await self.store.since(self.id, self.table.chronicle.number)
        if stored is None:
            self.doubtful = True
            return
        if stored.entries:
            self.ours = False
            self.table.chronicle.repeat(decoded(self.table.chronicle, stored.entries))
        self.table.row, self.table.seats, self.table.consent = stored.row, stored.seats, stored.consent
        self.elsewhere = stored.elsewhere
        self.changed()

    # --- Showing

    def changed(self) -> None:
        """Everybody is to see the table anew."""
        self.ready.clear()
        self.sent.clear()
        self.known.clear()
        online = self.here | self.elsewhere
        if online != self.table.online:
            self.table.online = online
        for watcher in self.watchers:
            watcher.dirty = True
            watcher.wake()
        if self.table.bot_asked() is not None:
            self.woken(self)

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.watchers.add(watcher)
        self._came_or_went(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more; when nobody is left, little of the match stays in memory."""
        self.watchers.discard(watcher)
        self._came_or_went(watcher)
        if not self.watchers:
            self.table.chronicle.rest()
            self.ready.clear()
            self.sent.clear()
            self.known.clear()

    def _came_or_went(self, watcher: Watcher) -> None:
        """Everybody sees which players are there, also those who are connected to other processes."""
        if watcher.seat is None:
            return
        here = frozenset(w.seat for w in self.watchers if w.seat is not None)
        if here != self.here and self.store.shared:
            self._later(self._tell_presence())
        self.here = here
        self.changed()

    async def _tell_presence(self) -> None:
        """The other processes shall know who is here; one after the other, the newest last."""
        async with self.telling:
            await self.store.presence.save(self.id, self.here)

    async def sight(self, seat: Seat | None, since: int) -> bytes:
        """The present sight of a viewer, as bytes."""
        async with self.hold() as table:
            return self._bytes(await self._sight(table, seat, since), None)

    async def show(self, watcher: Watcher) -> bytes:
        """What a socket is to be told of the present: all of it, or what has changed since the last time."""
        async with self.hold() as table:
            return self._shown(watcher, await self._sight(table, watcher.seat, watcher.since))

    def quiet(self, watcher: Watcher) -> bool:
        """All is committed and nothing can come between: it may be shown without waiting."""
        return not (self.lock.locked() or self.doubtful or watcher.since > self.table.chronicle.number)

    def show_now(self, watcher: Watcher) -> bytes:
        """The same as `show`, while it is quiet."""
        return self._shown(watcher, self._seen(self.table, watcher.seat, watcher.since))

    def _shown(self, watcher: Watcher, seen: Sight) -> bytes:
        data = self._bytes(seen, watcher.seen)
        watcher.since = seen.number
        watcher.seen = seen if watcher.changes else None
        return data

    async def _sight(self, table: Table, seat: Seat | None, since: int) -> Sight:
        if since > table.chronicle.number and self.store.shared:
            await self.refresh()
        return self._seen(table, seat, since)

    def _seen(self, table: Table, seat: Seat | None, since: int) -> Sight:
        found = self.ready.get((seat, since))
        if found is None:
            found = self.ready[seat, since] = sight(table, seat, since)
        return found

    def _bytes(self, seen: Sight, before: Sight | None) -> bytes:
        """Encoded once for all who had the same before; that is kept too, so that ids are not used twice."""
        key = id(seen), id(before)
        if key not in self.sent:
            told = seen if before is None else Changed(fields=changes(before, seen, self.known))
            self.sent[key] = msgspec.json.encode(told), before
        return self.sent[key][0]


def label(seat: Seat, said: str) -> str:
    """A message's id is its sender's own: nobody can use up the ids of another."""
    return f"{seat}:{said}"


def entry_rows(entries: list[Entry], before: int, said: str | None) -> tuple[EntryRow, ...]:
    """Entries as they are stored; the first one answers the message."""
    return tuple(
        EntryRow(
            number, e.seat, msgspec.json.encode(e.action).decode(), said if number == before + 1 else None
        )
        for number, e in enumerate(entries, before + 1)
    )


def table_of(stored: Stored) -> Table:
    """A match from its stored log; `wrong-version` if it was begun under other rules than ours."""
    row = stored.row
    try:
        game = find_game(row.game)
    except KeyError:
        raise refusal("unknown-game", row.game) from None
    if game.version != row.version:
        raise refusal("wrong-version", f"begun with version {row.version}, this is {game.version}")
    seeded = SeededDealer(row.seed)
    options = game.read_options(msgspec.json.decode(row.options))
    dealer = CopyDealer(row.seed) if row.copied else seeded
    chronicle = Chronicle(game, len(stored.seats), options, dealer)
    if stored.snapshot is not None:
        chronicle.repeat(lengthened(game, stored.snapshot.data))
    chronicle.repeat(decoded(chronicle, stored.entries))
    table = set_table(row, stored.seats, chronicle, seeded)
    table.consent = stored.consent
    return table


def set_table(row: MatchRow, seats: tuple[SeatRow, ...], chronicle: Chronicle, seeded: SeededDealer) -> Table:
    """A match with the people at it. No seed was promised for what was copied from another one."""
    table = Table(row, seats, chronicle)
    if not row.copied:
        table.fairness, table.seed = seeded.commitment, row.seed
    return table


def decoded(chronicle: Chronicle, rows: tuple[EntryRow, ...]) -> list[Entry]:
    """Stored entries as the engine knows them."""
    said: Any = chronicle.game.actions | Undo
    decoder = msgspec.json.Decoder(said)
    return [Entry(row.seat, decoder.decode(row.action)) for row in rows]
