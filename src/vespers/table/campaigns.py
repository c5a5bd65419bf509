"""Campaigns at the table: linked matches of the same people, and the page of story and results."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from vespers.engine.campaign import Campaign, CampaignRecord
from vespers.engine.errors import BadSettings, VespersError
from vespers.engine.game import Game
from vespers.table.live_table import Table
from vespers.table.own_packs import prepare
from vespers.table.problems import from_engine, refusal
from vespers.table.protocol import CampaignMatch, CampaignView
from vespers.table.screen import players
from vespers.table.seat_tokens import MATCH_ID, hashed, inherited, new_match_id
from vespers.table.seating import NAME, claim, named, seat_key, seated, seated_again
from vespers.table.shelf_protocol import Created, NewCampaign
from vespers.table.store.campaign_rows import Also, Conflict, beginning, following
from vespers.table.store.rows import CampaignRow, Entered, Link, SeatRow, Stored, StoredCampaign
from vespers.table.store.store import Store
from vespers.table.stored_match import known_game

if TYPE_CHECKING:
    from vespers.table.lobby import Lobby

NOTHING_NEW = 2**31 - 1  # no log is that long: only the row and the seats of a match are read
log = logging.getLogger(__name__)


class NewLink(msgspec.Struct, frozen=True):
    """The place of a new match in its campaign, and what else is written with it."""

    match: str
    campaign: str
    place: int
    also: Also


class Campaigns:
    """All of them are read from the database each time: a page is seldom asked for, and always right."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store, self.lobby = store, lobby

    async def create(self, wish: NewCampaign) -> Created:
        """A campaign and its first match, in one transaction; or one that goes on from its record."""
        game = known_game(wish.game)
        seats, keys = seated(wish.seats)
        try:
            rules = rules_of(game)
            await prepare(game, wished(rules, wish))
            kept = begun(game, rules, wish, seats)
            settings = msgspec.to_builtins(rules.settings(kept))
            record = rules.write(kept).decode()
        except VespersError as error:
            raise from_engine(error, game) from None
        now, match = int(time.time()), new_match_id()
        row = CampaignRow(
            id=new_match_id(), game=game.name, record=record, match=match, created=now, touched=now
        )
        link = NewLink(match, row.id, 1, beginning(row))
        named_seats = seats if wish.record is None else remembered(seats, kept.players)
        return await self.lobby.begin(game, settings, named_seats, keys, link=link, own_version=wish.version)

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

    async def page(self, campaign: str) -> CampaignView:
        """What anybody may read: results of finished matches, nothing of the one that runs."""
        stored = await self.find(campaign)
        newest = await self._newest(stored)
        game, rules, kept = await opened(stored)
        running = stored.links[-1].match if runs(stored.links[-1], game) else ""
        return CampaignView(
            campaign=campaign,
            game=game.name,
            story=rules.page(kept),
            players=players(newest.seats, frozenset()),
            matches=listed(stored.links, rules.played(kept), running),
            running=running,
            over=rules.over(kept),
        )

    async def record(self, campaign: str) -> tuple[bytes, str]:
        """The record, with the names people have now, and what its file may be called."""
        stored = await self.find(campaign)
        newest = await self._newest(stored)
        game, rules, kept = await opened(stored)
        names = tuple(row.name or kept.players[row.seat] for row in newest.seats)
        return rules.write(msgspec.structs.replace(kept, players=names)), f"{game.name}-{campaign}.json"

    # --- Going on

    async def next(self, campaign: str, secret: str) -> Created:
        """One's seat in the match that is next. Whoever asks second finds what the first has made."""
        stored = await self.find(campaign)
        held = await self.store.holder(campaign, hashed(secret)) if secret else None
        if held is None:
            raise refusal("forbidden", "this secret opens no seat of this campaign")
        game, rules, kept = await opened(stored)
        if not runs(stored.links[-1], game):
            if rules.over(kept):
                raise refusal("campaign-over", campaign)
            await self._follow(stored, game, msgspec.to_builtins(rules.settings(kept)))
            stored = await self.find(campaign)
        return await self._claim(stored, *held, secret)

    async def _follow(self, stored: StoredCampaign, game: Game[Any], settings: dict[str, Any]) -> None:
        """The next match, for the same seats. One that was given up is played once more."""
        before, campaign, match = stored.links[-1], stored.row.id, new_match_id()
        newest = await self._newest(stored)
        seats, version = seated_again(newest.seats), newest.row.own_version
        link = NewLink(match, campaign, before.place + 1, following(campaign, before.match, match))
        try:
            await self.lobby.begin(
                game, settings, seats, (), parent=before.match, link=link, own_version=version
            )
        except Conflict:
            log.info("next match made elsewhere", extra={"campaign": campaign})
        room = self.lobby.open.get(before.match)
        if room is not None:  # whoever still sits there sees where it goes on
            async with room.hold():
                await room.refresh()

    async def _claim(self, stored: StoredCampaign, match: str, seat: int, secret: str) -> Created:
        """The seat in the newest match; the secret is handed on from match to match, also past some."""
        ids = [link.match for link in stored.links]
        between = ids[ids.index(match) + 1 :]
        room = await self.lobby.find(ids[-1])
        if not between:
            return seat_key(room, room.table.seats[seat], secret)
        for passed in between[:-1]:
            secret = inherited(secret, passed)
        return await claim(room, secret, seat)


def rules_of(game: Game[Any]) -> Campaign[Any]:
    """How a game links its matches."""
    if game.campaign is None:
        raise refusal("bad-options", f"game: {game.name} has no campaign")
    return game.campaign


async def entered(store: Store, table: Table) -> Entered | None:
    """The record with this match in it, to be written with its last entry; None while the match goes on.

    Only the newest match changes the record, with the entry that ends it; if it has gone on already, another
    process has written that entry: `Conflict`.
    """
    match, campaign = table.match, table.row.campaign
    if campaign is None or match.asked() is not None:
        return None
    stored = await store.campaign(campaign)
    if stored is None or stored.row.match != table.row.id:
        return None
    rules = rules_of(match.game)
    try:
        record = rules.enter(rules.read(stored.row.record.encode()), match)
    except BadSettings:
        raise Conflict from None
    return Entered(campaign, rules.write(record).decode())


def begun(
    game: Game[Any], rules: Campaign[Any], wish: NewCampaign, seats: tuple[SeatRow, ...]
) -> CampaignRecord:
    """The campaign that is wished for, before its next match."""
    if wish.record is None:
        settings = game.read_settings(wished(rules, wish))
        fresh: CampaignRecord = rules.begin(tuple(row.name or f"{row.seat + 1}" for row in seats), settings)
        return fresh
    if wish.settings:
        raise refusal("bad-options", "options: they are in the record")
    kept: CampaignRecord = rules.read(msgspec.json.encode(wish.record))
    if len(seats) != len(kept.players):
        raise refusal("bad-options", f"seats: the record has {len(kept.players)}")
    if rules.over(kept):
        raise refusal("campaign-over", "this record is complete")
    return kept


def wished(rules: Campaign[Any], wish: NewCampaign) -> Any:
    """The settings of all its matches, not checked yet."""
    if wish.record is None:
        return {"packs": list(rules.usual.packs), **wish.settings}
    return wish.record.get("options")


def remembered(seats: tuple[SeatRow, ...], names: tuple[str, ...]) -> tuple[SeatRow, ...]:
    """People without a name are called as the record calls them."""
    return tuple(
        msgspec.structs.replace(row, name=row.name or named(names[row.seat][:NAME])) if row.person else row
        for row in seats
    )


async def opened(stored: StoredCampaign) -> tuple[Game[Any], Campaign[Any], Any]:
    """The game, how it links its matches, and the campaign itself."""
    game = known_game(stored.row.game)
    rules = rules_of(game)
    try:
        await prepare(game, msgspec.json.decode(stored.row.record).get("options"))
        return game, rules, rules.read(stored.row.record.encode())
    except VespersError as error:
        raise from_engine(error, game) from None


def runs(link: Link, game: Game[Any]) -> bool:
    """Whether a match can still be played: not over, and begun under the rules we have."""
    return not link.over and link.version in game.known_versions()


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
