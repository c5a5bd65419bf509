"""All matches of one process: making, finding and forgetting them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from vespers.bots import BOTS
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadOptions, VespersError
from vespers.engine.game import Game
from vespers.engine.words import Entry, Why
from vespers.games import find_game
from vespers.table.chronicle import Chronicle
from vespers.table.conduct import seat_changed
from vespers.table.keys import MATCH_ID, fits, hashed, inherited, new_match_id, new_secret
from vespers.table.problems import Refusal, from_engine, refusal
from vespers.table.protocol import Created, Key, NewMatch, SeatPlan
from vespers.table.room import CopyDealer, Room, entry_rows, set_table, table_of
from vespers.table.sight import Table
from vespers.table.store.campaigns import Also
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.store.store import Conflict, Store

IDLE = 120.0  # seconds without use after which a room may be forgotten
NAME = 24  # characters
log = logging.getLogger(__name__)


class NewLink(msgspec.Struct, frozen=True):
    """Where a new match stands in its campaign, and what else is written with it."""

    match: str
    campaign: str
    place: int
    also: Also


class Rooms:
    """The matches in memory; any other is read when somebody asks for it."""

    def __init__(self, store: Store, most: int, woken: Callable[[Room], None]) -> None:
        self.store, self.most, self.woken = store, most, woken
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
        stored = await self.store.load(match)
        if stored is None:
            raise refusal("unknown-match", match)
        return self._enter(table_of(stored), ours=False, elsewhere=stored.elsewhere)

    async def _begun(self, table: Table) -> None:
        """The room of a match just written: nothing need be read, unless somebody has already."""
        if table.row.id in self.open or table.row.id in self.opening:
            (await self.find(table.row.id)).ours = True
        else:
            self._enter(table, ours=True)

    def _enter(self, table: Table, ours: bool, elsewhere: frozenset[int] = frozenset()) -> Room:
        room = Room(table, self.store, self.woken, elsewhere)
        room.ours = ours or not self.store.shared
        self._keep(room)
        room.changed()
        return room

    def _keep(self, room: Room) -> None:
        self.open[room.id] = room
        if len(self.open) > self.most:
            self.forget_idle()

    def forget_idle(self) -> None:
        """Forget what nobody watches or uses: it can be read again."""
        before = time.monotonic() - IDLE
        for room in list(self.open.values()):
            if room.used < before and not room.watchers and not room.lock.locked():
                del self.open[room.id]

    def heard(self, match: str | None) -> None:
        """Another process has changed a match (None: perhaps any)."""
        known = {*self.open, *self.opening}
        for changed in known if match is None else known & {match}:
            task = asyncio.create_task(self._refresh(changed))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _refresh(self, match: str) -> None:
        """A room that is just being opened may have been read before the change: it is refreshed too."""
        with suppress(Refusal):
            room = await self.find(match)
            async with room.hold():
                await room.refresh()

    # --- New matches

    async def create(self, wish: NewMatch) -> Created:
        """A match with new secrets for its people."""
        game = known_game(wish.game)
        seats, keys = seated(wish.seats)
        return await self.begin(game, wish.options, seats, keys)

    async def branch(self, room: Room, number: int, plans: Sequence[SeatPlan]) -> Created:
        """Play on from a position of another match. What is hidden in it stays hidden."""
        async with room.hold() as table:
            chronicle = table.chronicle
            if not 0 <= number <= chronicle.number:
                raise refusal("unreadable", f"number: expected 0 to {chronicle.number}")
            entries = chronicle.entries_at(number)
            game, options = chronicle.game, msgspec.to_builtins(chronicle.match.options)
        seats, keys = seated(plans)
        if len(seats) != len(room.table.seats):
            raise refusal("bad-options", f"seats: expected {len(room.table.seats)}, got {len(seats)}")
        return await self.begin(game, options, seats, keys, entries=entries)

    async def rematch(self, room: Room, secret: str) -> Created:
        """The same people, the same options. Whoever asks second finds what the first has made."""
        seat = room.seat_of(secret)
        async with room.hold() as table:
            row = table.row
            if not table.over:
                raise refusal("running", "a rematch follows a finished match")
            if row.rematch is None:
                await self._rematch(room, table.seats)
        return await self.claim(await self.find(room.table.row.rematch or ""), secret, seat)

    async def _rematch(self, room: Room, seats: tuple[SeatRow, ...]) -> None:
        chronicle = room.table.chronicle
        options = msgspec.to_builtins(chronicle.match.options)
        try:
            await self.begin(chronicle.game, options, again(seats), (), parent=room.id)
        except Conflict:
            log.info("rematch made elsewhere", extra={"match": room.id})
        await room.refresh()

    async def claim(self, room: Room, secret: str, seat: int | None = None) -> Created:
        """One's seat in the match that follows, by the secret of the one before. Twice gives the same."""
        parent = room.table.row.parent
        if parent is None:
            raise refusal("forbidden", "this match follows no other")
        if seat is None:
            seat = (await self.find(parent)).seat_of(secret)
        new = inherited(secret, room.id)
        async with room.hold() as table:
            row = table.seats[seat]
            if not fits(new, row.secret):
                row = msgspec.structs.replace(row, secret=hashed(new), open=False)
                await seat_changed(room, row)
        kind = "link" if row.kind == "bot" else row.kind
        key = Key(seat=seat, secret=new, kind=kind)
        return Created(match=room.id, keys=(key,), campaign=room.table.row.campaign or "")

    async def begin(
        self,
        game: Game[Any],
        raw_options: dict[str, Any],
        seats: tuple[SeatRow, ...],
        keys: tuple[Key, ...],
        entries: Sequence[Entry] = (),
        parent: str | None = None,
        link: NewLink | None = None,
    ) -> Created:
        """A match, written with its first entries and, if it belongs to a campaign, with that."""
        seeded = SeededDealer()
        try:
            options = game.read_options(raw_options)
            dealer = CopyDealer(seeded.seed) if entries else seeded
            chronicle = Chronicle(game, len(seats), options, dealer)
            chronicle.repeat(entries)
            chronicle.deal()
        except VespersError as error:
            raise from_engine(error, game) from None
        now = int(time.time())
        step = chronicle.match.asked()
        row = MatchRow(
            id=new_match_id() if link is None else link.match,
            game=game.name,
            version=game.version,
            options=msgspec.json.encode(options).decode(),
            seed=seeded.seed,
            copied=len(entries),
            parent=parent,
            campaign=None if link is None else link.campaign,
            place=0 if link is None else link.place,
            number=chronicle.number,
            over=step is None,
            bot_turn=step is not None and seats[step.asks].kind == "bot",
            created=now,
            touched=now,
        )
        first = entry_rows([told.entry for told in chronicle.told], 0, None)
        await self.store.create(row, seats, first, None if link is None else link.also)
        await self._begun(set_table(row, seats, chronicle, seeded))
        return Created(match=row.id, keys=keys, campaign=row.campaign or "")


def again(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The same people and bots at another match; people come with the secret of the one before."""
    return tuple(
        SeatRow(seat=row.seat, kind=row.kind, name=row.name, level=row.level, open=row.kind != "bot")
        for row in seats
    )


def known_game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except KeyError:
        raise refusal("unknown-game", name) from None


def seated(plans: Sequence[SeatPlan]) -> tuple[tuple[SeatRow, ...], tuple[Key, ...]]:
    """Seats with new secrets for their people, and those secrets, which are told once and not kept."""
    rows, keys = [], []
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            rows.append(SeatRow(seat=seat, kind="bot", name=named(plan.name), level=known_level(plan.level)))
            continue
        secret = new_secret()
        keys.append(Key(seat=seat, secret=secret, kind=plan.kind))
        rows.append(
            SeatRow(
                seat=seat,
                kind=plan.kind,
                name=named(plan.name),
                secret=hashed(secret),
                open=plan.kind == "link",
            )
        )
    if not keys:
        raise refusal("bad-options", "seats: at least one person, to watch the others")
    return tuple(rows), tuple(keys)


def known_level(level: str) -> str:
    if level and level not in BOTS:
        why = Why("bad_options", "", {"problem": f"level: expected one of {', '.join(BOTS)}, got {level!r}"})
        raise from_engine(BadOptions(why))
    return level or default_level()


def default_level() -> str:
    """Good company for anybody, and quick: it also takes over from those who leave."""
    return "apprentice"


def named(name: str) -> str:
    """A name as people may call themselves: short, printable; the client shows it as plain text."""
    clean = "".join(c for c in name if c.isprintable()).strip()
    if len(clean) > NAME:
        raise refusal("unreadable", f"name: expected at most {NAME} characters")
    return clean
