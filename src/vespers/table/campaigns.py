"""Campaigns at the table: linked matches of the same people, and the page of story and results."""

from __future__ import annotations

import logging
import time
from typing import Any, Literal

import msgspec

from vespers.engine.campaign import Kept, Saga
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.table.keys import MATCH_ID, hashed, inherited, new_match_id
from vespers.table.linked import saga_of
from vespers.table.problems import from_engine, refusal
from vespers.table.protocol import CampaignMatch, CampaignPage, Created, Key, NewCampaign
from vespers.table.rooms import NAME, NewLink, Rooms, again, known_game, named, seated
from vespers.table.sight import players
from vespers.table.store.campaigns import Conflict, beginning, following
from vespers.table.store.rows import CampaignRow, Link, SeatRow, Stored, StoredCampaign
from vespers.table.store.store import Store

NOTHING_NEW = 2**31 - 1  # no log is that long: only the row and the seats of a match are read
log = logging.getLogger(__name__)


class Campaigns:
    """All of them are read from the database each time: a page is seldom asked for, and always right."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store, self.rooms = store, rooms

    async def create(self, wish: NewCampaign) -> Created:
        """A campaign and its first match, in one transaction; or one that goes on from its record."""
        game = known_game(wish.game)
        seats, keys = seated(wish.seats)
        try:
            saga = saga_of(game)
            kept = begun(game, saga, wish, seats)
            options = msgspec.to_builtins(saga.options(kept))
            record = saga.write(kept).decode()
        except VespersError as error:
            raise from_engine(error, game) from None
        now, match = int(time.time()), new_match_id()
        row = CampaignRow(
            id=new_match_id(), game=game.name, record=record, match=match, created=now, touched=now
        )
        link = NewLink(match, row.id, 1, beginning(row))
        named_seats = seats if wish.record is None else remembered(seats, kept.players)
        return await self.rooms.begin(game, options, named_seats, keys, link=link)

    async def find(self, campaign: str) -> StoredCampaign:
        if not MATCH_ID.fullmatch(campaign):
            raise refusal("unknown-campaign", "an id has twelve characters")
        stored = await self.store.campaign(campaign)
        if stored is None or not stored.links:
            raise refusal("unknown-campaign", campaign)
        return stored

    async def _newest(self, stored: StoredCampaign) -> Stored:
        newest = await self.store.since(stored.row.match, NOTHING_NEW)
        if newest is None:
            raise refusal("unknown-campaign", stored.row.id)
        return newest

    async def page(self, campaign: str) -> CampaignPage:
        """What anybody may read: results of finished matches, nothing of the one that runs."""
        stored = await self.find(campaign)
        newest = await self._newest(stored)
        game, saga, kept = opened(stored)
        running = stored.links[-1].match if runs(stored.links[-1], game) else ""
        return CampaignPage(
            campaign=campaign,
            game=game.name,
            story=saga.story(kept),
            players=players(newest.seats, frozenset()),
            matches=listed(stored.links, saga.played(kept), running),
            running=running,
            over=saga.over(kept),
        )

    async def record(self, campaign: str) -> tuple[bytes, str]:
        """The record, with the names people have now, and what its file may be called."""
        stored = await self.find(campaign)
        newest = await self._newest(stored)
        game, saga, kept = opened(stored)
        names = tuple(row.name or kept.players[row.seat] for row in newest.seats)
        return saga.write(msgspec.structs.replace(kept, players=names)), f"{game.name}-{campaign}.json"

    # --- Going on

    async def next(self, campaign: str, secret: str) -> Created:
        """One's seat in the match that is next. Whoever asks second finds what the first has made."""
        held = await self.store.holder(campaign, hashed(secret)) if secret else None
        stored = await self.find(campaign)
        if held is None:
            raise refusal("forbidden", "this secret opens no seat of this campaign")
        game, saga, kept = opened(stored)
        if not runs(stored.links[-1], game):
            if saga.over(kept):
                raise refusal("campaign-over", campaign)
            await self._follow(stored, game, msgspec.to_builtins(saga.options(kept)))
            stored = await self.find(campaign)
        return await self._claim(stored, *held, secret)

    async def _follow(self, stored: StoredCampaign, game: Game[Any], options: dict[str, Any]) -> None:
        """The next match, for the same seats. One that was given up is played once more."""
        before, campaign, match = stored.links[-1], stored.row.id, new_match_id()
        seats = again((await self._newest(stored)).seats)
        link = NewLink(match, campaign, before.place + 1, following(campaign, before.match, match))
        try:
            await self.rooms.begin(game, options, seats, (), parent=before.match, link=link)
        except Conflict:
            log.info("next match made elsewhere", extra={"campaign": campaign})
        room = self.rooms.open.get(before.match)
        if room is not None:  # whoever still sits there sees where it goes on
            async with room.hold():
                await room.refresh()

    async def _claim(self, stored: StoredCampaign, match: str, seat: int, secret: str) -> Created:
        """The seat in the newest match; the secret is handed on from match to match, also past some."""
        ids = [link.match for link in stored.links]
        between = ids[ids.index(match) + 1 :]
        room = await self.rooms.find(ids[-1])
        if not between:
            kind = room.table.seats[seat].kind
            assert kind != "bot", "bots have no secrets"
            return Created(
                match=match, keys=(Key(seat=seat, secret=secret, kind=kind),), campaign=stored.row.id
            )
        for passed in between[:-1]:
            secret = inherited(secret, passed)
        return await self.rooms.claim(room, secret, seat)


def begun(game: Game[Any], saga: Saga[Any], wish: NewCampaign, seats: tuple[SeatRow, ...]) -> Kept:
    """The campaign that is wished for, before its next match."""
    if wish.record is None:
        options = game.read_options({"packs": list(saga.usual.packs), **wish.options})
        fresh: Kept = saga.begin(tuple(row.name or f"{row.seat + 1}" for row in seats), options)
        return fresh
    if wish.options:
        raise refusal("bad-options", "options: they are in the record")
    kept: Kept = saga.read(msgspec.json.encode(wish.record))
    if len(seats) != len(kept.players):
        raise refusal("bad-options", f"seats: the record has {len(kept.players)}")
    if saga.over(kept):
        raise refusal("campaign-over", "this record is complete")
    return kept


def remembered(seats: tuple[SeatRow, ...], names: tuple[str, ...]) -> tuple[SeatRow, ...]:
    """People without a name are called as the record calls them."""
    return tuple(
        msgspec.structs.replace(row, name=row.name or named(names[row.seat][:NAME])) if row.person else row
        for row in seats
    )


def opened(stored: StoredCampaign) -> tuple[Game[Any], Saga[Any], Any]:
    """The game, how it links its matches, and the campaign itself."""
    game = known_game(stored.row.game)
    saga = saga_of(game)
    try:
        return game, saga, saga.read(stored.row.record.encode())
    except VespersError as error:
        raise from_engine(error, game) from None


def runs(link: Link, game: Game[Any]) -> bool:
    """Whether a match can still be played: not over, and begun under the rules we have."""
    return not link.over and link.version == game.version


def listed(links: tuple[Link, ...], played: int, running: str) -> tuple[CampaignMatch, ...]:
    """The matches with the part of the story that each is; the first parts may be older than this table."""
    part = played - sum(link.played for link in links)
    found = []
    for link in links:
        found.append(CampaignMatch(match=link.match, part=part + 1, state=state_of(link, running)))
        part += link.played
    return tuple(found)


def state_of(link: Link, running: str) -> Literal["running", "played", "dropped"]:
    if link.played:
        return "played"
    return "running" if link.match == running else "dropped"
