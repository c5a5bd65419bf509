"""Lets the bots play: one task per match in which a bot is asked."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from vespers.engine.kernel import Seat
from vespers.table.conduct import bot_move
from vespers.table.problems import Refusal
from vespers.table.room import Room
from vespers.table.rooms import Rooms, default_level
from vespers.table.sight import Table
from vespers.table.thinkers import Question, Thinkers

GRACE = 3.0  # seconds that a process waits for another one to drive its bots, before it does so itself
log = logging.getLogger(__name__)


class Driver:
    """Wakes bots, with a pause that people can follow."""

    def __init__(self, thinkers: Thinkers, pause: float) -> None:
        self.thinkers, self.pause = thinkers, pause
        self.driven: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """A bot may be asked in this room."""
        if room.id not in self.driven:
            self.driven[room.id] = asyncio.create_task(self._drive(room), name=f"bots of {room.id}")

    async def _drive(self, room: Room) -> None:
        try:
            asked = True
            while asked:
                ours = room.ours
                await asyncio.sleep(self.pause if ours else self.pause + GRACE)
                asked = await self._one(room, ours)
        except Exception:
            log.exception("bots stopped", extra={"match": room.id})
        finally:
            del self.driven[room.id]  # at once: a later call would miss who is woken in between

    async def _one(self, room: Room, ours: bool) -> bool:
        """One bot's move; False when no bot is asked."""
        async with room.hold() as table:
            seat = table.bot_asked()
            if seat is None:
                return False
            number, question = table.chronicle.number, question_of(table, seat)
        if not ours and room.ours:
            return True  # the turn changed hands while we waited
        action = await self.thinkers.answer(question, lambda: still_asked(room, seat, number))
        try:
            await bot_move(room, seat, number, action)
        except Refusal as late:
            log.info("bot's move refused", extra={"match": room.id, "why": late.problem.title})
        return True

    async def recover(self, rooms: Rooms, waiting: list[str]) -> None:
        """After a restart: bots that were asked go on."""
        for match in waiting:
            try:
                room = await rooms.find(match)
            except Refusal as refused:  # begun under other rules: it waits for them
                log.warning("match not resumed", extra={"match": match, "why": refused.problem.title})
                continue
            self.wake(room)

    async def stop(self) -> None:
        tasks = list(self.driven.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.stop()


def still_asked(room: Room, seat: Seat, number: int) -> bool:
    """Not after an undo, nor when the person whose seat it is has returned."""
    return room.table.chronicle.number == number and room.table.bot_asked() == seat


def question_of(table: Table, seat: Seat) -> Question:
    """What a thinking process is told."""
    match = table.chronicle.match
    book = match.game.codebook.number
    return Question(
        game=match.game.name,
        options=msgspec.json.encode(match.options),
        seats=match.seats,
        log=tuple((entry.seat, book[entry.action]) for entry in match.log),
        seat=seat,
        level=table.seats[seat].level or default_level(),
        seed=secrets.randbits(62),
    )
