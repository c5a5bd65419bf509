"""A match that cannot be replayed here: its game, its rules or its packs are gone, but its log is stored.

It is listed, it can be resigned, its record can be downloaded when it is over, and it can be deleted.
"""

from __future__ import annotations

import msgspec

from vespers.engine.dealer import commitment
from vespers.engine.record import FORMAT, Head, Remark, head_lines, written
from vespers.games import game_names
from vespers.table.consent import one_screen
from vespers.table.lobby import Lobby
from vespers.table.problems import Refusal, refusal
from vespers.table.protocol import Problem, Summary
from vespers.table.room import Room
from vespers.table.screen import players
from vespers.table.seating import opened_seat
from vespers.table.store.rows import Stored
from vespers.table.store.store import Store
from vespers.table.stored_match import UNPLAYABLE


class StoredMatch:
    """The stored facts of a match."""

    def __init__(self, store: Store, stored: Stored, problem: Problem) -> None:
        self.store, self.stored, self.problem = store, stored, problem

    def summary(self) -> Summary:
        """The match in a list."""
        row = self.stored.row
        return Summary(
            match=row.id,
            game=row.game,
            number=row.number,
            players=players(self.stored.seats, self.stored.elsewhere),
            touched=row.touched,
            over=row.over,
            campaign=row.campaign or "",
            problem=self.problem.text,
        )

    def record(self, secret: str, feedback: tuple[Remark, ...] = ()) -> bytes:
        """The record of a match that is over, or is played around one screen."""
        row, seats = self.stored.row, self.stored.seats
        one_browser = bool(secret) and opened_seat(seats, secret) is not None and one_screen(seats)
        if not row.over and not one_browser:
            raise refusal("running", "when the match is over")
        published = "" if row.copied else commitment(row.seed, row.terms)
        names = tuple(seat.name or f"{seat.seat + 1}" for seat in seats)
        head = Head(FORMAT, row.game, row.version, names, msgspec.json.decode(row.options), published)
        entries = ((entry.seat, entry.action.encode()) for entry in self.stored.entries)
        by_the_rules = row.over and not row.ended
        seed = row.seed if by_the_rules and published else ""
        readable = feedback if row.over else ()
        return written(head_lines(head, row.terms), entries, seed=seed, feedback=readable)

    async def resign(self, secret: str) -> None:
        """Nobody can play on: the match is over."""
        seat = self.stored.seats[opened_seat(self.stored.seats, secret)]
        row = self.stored.row
        gone = msgspec.structs.replace(seat, resigned=True)
        await self.store.save_seat(row.id, gone, ended=row.ended or ("" if row.over else "resigned"))

    async def delete(self, secret: str) -> None:
        """Delete it, if nobody else would miss it."""
        seat = opened_seat(self.stored.seats, secret)
        await self._check_campaign()
        if any(other.person and other.seat != seat and not other.resigned for other in self.stored.seats):
            raise refusal("forbidden", "others at the table have not resigned")
        await self.store.delete([self.stored.row.id])

    async def _check_campaign(self) -> None:
        """Of a campaign only the newest match goes: the seats of a later one are claimed past it.

        What was played is in the story, as long as there is a game to tell it.
        """
        row = self.stored.row
        campaign = None if row.campaign is None else await self.store.campaign(row.campaign)
        if campaign is None:
            return
        if campaign.row.match != row.id:
            raise refusal("forbidden", "its campaign has gone on after it")
        if campaign.links[-1].played and row.game in game_names():
            raise refusal("forbidden", "its campaign tells of it")


async def found(lobby: Lobby, match: str) -> Room | StoredMatch:
    """The room of a match; its stored facts if it cannot be replayed here."""
    try:
        return await lobby.find(match)
    except Refusal as refused:
        if refused.problem.title != UNPLAYABLE:
            raise
        stored = await lobby.store.load(match, from_snapshot=False)
        if stored is None:
            raise
        return StoredMatch(lobby.store, stored, refused.problem)
