"""Campaigns in the database: read at one moment, changed only together with a match of theirs."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vespers.table.store.rows import CampaignRow, Link, StoredCampaign
from vespers.table.store.schema import campaigns, matches, seats
from vespers.table.store.transactions import Transactions

Also: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]  # more to write in the same transaction


class Conflict(Exception):
    """Somebody else was first. Nothing has been written."""


def beginning(row: CampaignRow) -> Also:
    """A new campaign, written with its first match."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(insert(campaigns), [msgspec.structs.asdict(row)])

    return write


def following(campaign: str, before: str, match: str) -> Also:
    """The next match of a campaign, if that before is still its newest."""

    async def write(connection: AsyncConnection) -> None:
        newest = campaigns.c.id == campaign, campaigns.c.match == before
        changed = update(campaigns).where(*newest).values(match=match, touched=int(time.time()))
        if (await connection.execute(changed)).rowcount != 1:
            raise Conflict

    return write


async def delete_abandoned(connection: AsyncConnection) -> None:
    """Campaigns of which no match is kept any more: a campaign is written with its first match."""
    left = exists().where(matches.c.campaign == campaigns.c.id)
    await connection.execute(delete(campaigns).where(~left))


async def step_back(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Campaigns whose newest match is gone: the one before it is their newest again."""
    of_campaign = matches.c.campaign == campaigns.c.id
    before = select(matches.c.id).where(of_campaign).order_by(matches.c.place.desc()).limit(1)
    left = exists().where(of_campaign)
    changed = update(campaigns).where(campaigns.c.match.in_(gone), left)
    await connection.execute(changed.values(match=before.scalar_subquery()))


async def load(transactions: Transactions, campaign: str) -> StoredCampaign | None:
    """One statement: the record and the list of matches are of the same moment."""
    of_match = [
        matches.c.id.label("link"),
        matches.c.place,
        matches.c.version,
        matches.c.over,
        matches.c.ended,
    ]
    asked = (
        select(campaigns, *of_match)
        .join(matches, matches.c.campaign == campaigns.c.id, isouter=True)
        .where(campaigns.c.id == campaign)
        .order_by(matches.c.place)
    )
    async with transactions.connect() as connection:
        found = (await connection.execute(asked)).all()
    if not found:
        return None
    first = found[0]
    row = CampaignRow(
        id=first.id,
        game=first.game,
        record=first.record,
        match=first.match,
        created=first.created,
        touched=first.touched,
    )
    links = [Link(one.link, one.place, one.version, one.over, one.ended) for one in found if one.link]
    return StoredCampaign(row, tuple(links))


async def holder(transactions: Transactions, campaign: str, secret: str) -> tuple[str, int] | None:
    """The newest match of a campaign, and the seat, that a hashed secret opens; an invitation opens none."""
    asked = (
        select(seats.c.match, seats.c.seat)
        .join(matches, matches.c.id == seats.c.match)
        .where(matches.c.campaign == campaign, seats.c.secret == secret, ~seats.c.open)
        .order_by(matches.c.place.desc())
    )
    async with transactions.connect() as connection:
        found = (await connection.execute(asked)).first()
    return None if found is None else (found.match, found.seat)
