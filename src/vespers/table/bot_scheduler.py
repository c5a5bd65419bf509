"""Lets the bots play: one task per match in which a bot is asked."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

import msgspec

from vespers.engine.kernel import Seat
from vespers.table.bot_pool import BotPool, Question
from vespers.table.live_table import Table
from vespers.table.lobby import Lobby
from vespers.table.problems import Refusal
from vespers.table.room import Room
from vespers.table.seating import default_level
from vespers.table.store.transactions import Unavailable

GRACE = 3.0  # seconds that a process waits for another one to play for its bots, before it does so itself
RETRIES = (1.0, 2.0, 5.0, 10.0, 30.0)  # seconds to wait after a failure, the last one again and again
THINKS = 3  # failures in a row after which any legal move is made
log = logging.getLogger(__name__)


class BotScheduler:
    """Wakes bots, with a pause that people can follow."""

    def __init__(self, pool: BotPool, pause: float) -> None:
        self.pool, self.pause = pool, pause
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, room: Room) -> None:
        """A bot may be asked in this room."""
        if room.id not in self.tasks:
            self.tasks[room.id] = asyncio.create_task(self._play(room), name=f"bots of {room.id}")

    async def _play(self, room: Room) -> None:
        """Move after move until no bot is asked; a move that fails is tried again."""
        asked, failures = True, 0
        try:
            while asked:
                ours = room.ours
                await asyncio.sleep(self.pause if ours else self.pause + GRACE)
                try:
                    asked = await self._move(room, ours, thinks=failures < THINKS)
                    failures = 0
                except Exception as error:
                    trace = None if isinstance(error, Unavailable) else error
                    log.error("bot's move failed", exc_info=trace, extra={"match": room.id})
                    await asyncio.sleep(RETRIES[min(failures, len(RETRIES) - 1)])
                    failures += 1
        finally:
            del self.tasks[room.id]  # at once: a later call would miss who is woken in between

    async def _move(self, room: Room, ours: bool, thinks: bool) -> bool:
        """One bot's move, or any legal one; False when no bot is asked."""
        try:
            async with room.hold() as table:
                seat = table.bot_asked()
                if seat is None:
                    return False
                number, question = table.match.number, question_of(table, seat)
                written = written_answer(table)
        except Refusal as refused:  # the match was deleted, or cannot be read any more
            log.warning("bots stopped", extra={"match": room.id, "why": refused.problem.title})
            return False
        if not ours and room.ours:
            return True  # the turn changed hands while we waited
        wanted = partial(still_asked, room, seat, number)
        action = written
        if action is None and thinks:
            action = await self.pool.answer(question, wanted)
        try:
            await room.bot_move(seat, number, action)
        except Refusal as late:
            log.info("bot's move refused", extra={"match": room.id, "why": late.problem.title})
        return True

    async def recover(self, lobby: Lobby, waiting: list[str]) -> None:
        """After a restart: bots that were asked go on. A match that cannot be read stops no other."""
        for match in waiting:
            try:
                self.wake(await lobby.find(match))
            except Refusal as refused:  # begun under other rules: it waits for them
                log.warning("match not resumed", extra={"match": match, "why": refused.problem.title})
            except Exception:
                log.exception("match not resumed", extra={"match": match})

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.stop()


def still_asked(room: Room, seat: Seat, number: int) -> bool:
    """Not after an undo, nor when the person whose seat it is has returned."""
    return room.table.match.number == number and room.table.bot_asked() == seat


def written_answer(table: Table) -> int | None:
    """What a lesson lets the asked bot say, by its number in the codebook."""
    answer = None if table.lesson is None else table.lesson.scripted(table.match)
    return None if answer is None else table.match.game.codebook.number[answer]


def question_of(table: Table, seat: Seat) -> Question:
    """What a bot process is asked."""
    match = table.match
    number = match.game.codebook.number
    return Question(
        game=match.game.name,
        settings=msgspec.json.encode(match.settings),
        seats=match.seats,
        log=tuple((entry.seat, number[entry.action]) for entry in match.log),
        seat=seat,
        level=table.seats[seat].level or default_level(),
        seed=secrets.randbits(62),
    )
