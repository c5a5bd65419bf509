"""All matches of one process: making, finding and forgetting them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.lesson import Lesson, find_lesson
from vespers.engine.match import Match
from vespers.engine.messages import Entry
from vespers.engine.record import terms
from vespers.table.campaigns import NewLink
from vespers.table.live_table import Table
from vespers.table.own_packs import prepare
from vespers.table.problems import Refusal, from_engine, refusal
from vespers.table.room import Room
from vespers.table.seat_tokens import MATCH_ID, new_match_id
from vespers.table.seating import claim, promised_seats, seat_of, seated, seated_again
from vespers.table.shelf_protocol import Created, Key, NewLesson, NewMatch, SeatPlan
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.store.store import Conflict, Store
from vespers.table.store.transactions import Unavailable
from vespers.table.stored_match import dealer_of, entry_rows, known_game, load_table, set_table

IDLE = 120.0  # seconds without use after which a room may be forgotten
log = logging.getLogger(__name__)


async def known_lesson(game: Game[Any], name: str, raw_settings: dict[str, Any]) -> Lesson:
    """A lesson of the game or of an own pack; `not-found` if there is none."""
    try:
        await prepare(game, raw_settings)
        found = find_lesson(game, game.read_settings(raw_settings), name)
    except VespersError as error:
        raise from_engine(error, game) from None
    if found is None:
        raise refusal("not-found", f"{game.name} has no lesson {name!r}")
    return found


class Lobby:
    """The rooms in memory; any other match is read when somebody asks for it."""

    def __init__(self, store: Store, most: int, wake_bot: Callable[[Room], None]) -> None:
        self.store, self.most, self.wake_bot = store, most, wake_bot
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def find(self, match: str) -> Room:
        """The room of a match; `unknown-match` if there is none."""
        if not MATCH_ID.fullmatch(match):
            raise refusal("unknown-match", "an id has twelve characters")
        room = self.open.get(match)
        if room is not None:
            return room
        task = self.opening.get(match)
        if task is None:
            task = self.opening[match] = asyncio.create_task(self._open(match))
            task.add_done_callback(lambda _: self.opening.pop(match, None))
        return await asyncio.shield(task)

    async def _open(self, match: str) -> Room:
        table, stored = await load_table(self.store, match)
        return self._enter(table, ours=False, elsewhere=stored.elsewhere)

    async def _begun(self, table: Table) -> None:
        """The room of a match just written: nothing need be read, unless somebody has already."""
        if table.row.id in self.open or table.row.id in self.opening:
            (await self.find(table.row.id)).ours = True
        else:
            self._enter(table, ours=True)

    def _enter(self, table: Table, ours: bool, elsewhere: frozenset[int] = frozenset()) -> Room:
        room = Room(table, self.store, self.wake_bot, elsewhere)
        room.ours = ours or not self.store.shared
        self.open[room.id] = room
        if len(self.open) > self.most:
            self.forget_idle()
        room.changed()
        return room

    def forget_idle(self) -> None:
        """Forget what nobody watches or uses: it can be read again."""
        before = time.monotonic() - IDLE
        for room in list(self.open.values()):
            if room.used < before and not room.watchers and not room.lock.locked():
                del self.open[room.id]

    def changed_elsewhere(self, match: str | None) -> None:
        """Another process has changed a match (None: perhaps any)."""
        known = {*self.open, *self.opening}
        for changed in known if match is None else known & {match}:
            task = asyncio.create_task(self._refresh(changed))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def drop_deleted(self) -> None:
        """What an operator has deleted is gone for those who look at it, too."""
        for match in set(self.open) - await self.store.existing(list(self.open)):
            room = self.open.pop(match)
            room.doubtful = True
            room.changed()

    async def _refresh(self, match: str) -> None:
        """A room that is just being opened may have been read before the change: it is refreshed too."""
        with suppress(Refusal, Unavailable):  # a room that could not be read is doubtful, and read again
            room = await self.find(match)
            async with room.hold():
                await room.refresh()

    # --- New matches

    async def create(self, wish: NewMatch) -> Created:
        """A match with new secrets for its people."""
        game = known_game(wish.game)
        seats, keys = seated(wish.seats)
        return await self.begin(game, wish.settings, seats, keys, own_version=wish.version)

    async def teach(self, game: Game[Any], name: str, wish: NewLesson) -> Created:
        """A match that teaches a lesson: the learner and the bots it needs."""
        lesson = await known_lesson(game, name, wish.settings)
        bot = SeatPlan(kind="bot", level=lesson.file.level)
        plans = [bot] * lesson.seats
        plans[lesson.file.you] = SeatPlan(kind="me", name=wish.name)
        seats, keys = seated(plans)
        settings = msgspec.to_builtins(lesson.settings)
        return await self.begin(game, settings, seats, keys, entries=lesson.opening, lesson=lesson)

    async def branch(self, room: Room, number: int, plans: Sequence[SeatPlan]) -> Created:
        """Play on from a position of another match. What is hidden in it stays hidden."""
        async with room.hold() as table:
            match = table.match
            if not 0 <= number <= match.number:
                raise refusal("unreadable", f"number: expected 0 to {match.number}")
            entries = [entry.plain() for entry in match.log_at(number)]
            settings = msgspec.to_builtins(match.settings)
        seats, keys = seated(plans)
        if len(seats) != len(room.table.seats):
            raise refusal("bad-options", f"seats: expected {len(room.table.seats)}, got {len(seats)}")
        version = room.table.row.own_version
        return await self.begin(match.game, settings, seats, keys, entries=entries, own_version=version)

    async def rematch(self, room: Room, secret: str) -> Created:
        """The same people, the same settings. Whoever asks second finds what the first has made."""
        seat = await seat_of(room, secret)
        async with room.hold() as table:
            if not table.over:
                raise refusal("running", "a rematch follows a finished match")
            if table.row.rematch is None:
                await self._rematch(room)
        return await claim(await self.find(room.table.row.rematch or ""), secret, seat)

    async def _rematch(self, room: Room) -> None:
        match, seats = room.table.match, seated_again(room.table.seats)
        try:
            settings, version = msgspec.to_builtins(match.settings), room.table.row.own_version
            await self.begin(match.game, settings, seats, (), parent=room.id, own_version=version)
        except Conflict:
            log.info("rematch made elsewhere", extra={"match": room.id})
        await room.refresh()

    async def claim(self, room: Room, secret: str) -> Created:
        """One's seat in the match that follows, by the secret of the one before."""
        parent = room.table.row.parent
        if parent is None:
            raise refusal("forbidden", "this match follows no other")
        return await claim(room, secret, await seat_of(await self.find(parent), secret))

    async def begin(
        self,
        game: Game[Any],
        raw_settings: dict[str, Any],
        seats: tuple[SeatRow, ...],
        keys: tuple[Key, ...],
        entries: Sequence[Entry] = (),
        parent: str | None = None,
        link: NewLink | None = None,
        lesson: Lesson | None = None,
        own_version: str = "",
    ) -> Created:
        """A match, written with its first entries and, if it belongs to a campaign, with that."""
        now = int(time.time())
        try:
            await prepare(game, raw_settings)
            settings = game.read_settings(raw_settings)
            match_id = new_match_id() if link is None else link.match
            version, stored = game.version_of(settings), game.stored_settings(settings)
            row = MatchRow(
                id=match_id,
                game=game.name,
                version=version,
                options=msgspec.json.encode(stored).decode(),
                seed=SeededDealer().seed,
                terms="" if entries else terms(match_id, game.name, version, stored, promised_seats(seats)),
                copied=len(entries),
                parent=parent,
                campaign=None if link is None else link.campaign,
                place=0 if link is None else link.place,
                lesson="" if lesson is None else lesson.id,
                own_version=own_version,
                created=now,
                touched=now,
            )
            match: Match[Any] = Match(game, len(seats), settings)
            match.repeat(entries)
            match.dealer = dealer_of(row, match, lesson)
            if entries:
                match.deal()  # otherwise it is dealt when somebody first looks: see `Room.deal`
        except VespersError as error:
            raise from_engine(error, game) from None
        table = set_table(row, seats, match, lesson)
        table.row = msgspec.structs.replace(
            row, number=match.number, over=table.over, bot_turn=table.bot_asked() is not None
        )
        first = entry_rows(match.history, 0, None)
        await self.store.create(table.row, seats, first, None if link is None else link.also)
        await self._begun(table)
        return Created(match=row.id, keys=keys, campaign=row.campaign or "", fairness=table.fairness)
