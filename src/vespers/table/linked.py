"""What links a match to its campaign: when it ends by the rules, it is entered."""

from __future__ import annotations

from typing import Any

from vespers.engine.campaign import Saga
from vespers.engine.errors import BadOptions
from vespers.engine.game import Game
from vespers.table.problems import refusal
from vespers.table.sight import Table
from vespers.table.store.rows import Entered
from vespers.table.store.store import Conflict, Store


def saga_of(game: Game[Any]) -> Saga[Any]:
    """How a game links its matches."""
    if game.campaign is None:
        raise refusal("bad-options", f"game: {game.name} has no campaign")
    return game.campaign


async def entered(store: Store, table: Table) -> Entered | None:
    """The record with this match in it, to be written with its last entry; None while it goes on.

    Only the newest match changes the record, with the entry that ends it; if it has gone on already, another
    process has written that entry: `Conflict`.
    """
    match, campaign = table.chronicle.match, table.row.campaign
    if campaign is None or match.asked() is not None:
        return None
    stored = await store.campaign(campaign)
    if stored is None or stored.row.match != table.row.id:
        return None
    saga = saga_of(match.game)
    try:
        record = saga.enter(saga.read(stored.row.record.encode()), match)
    except BadOptions:
        raise Conflict from None
    return Entered(campaign, saga.write(record).decode())
