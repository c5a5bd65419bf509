"""Hints for the seat that is asked: computed in the bot processes, only from what this seat can know.

A hint looks ahead a fixed number of times, in worlds imagined by a seed that everybody could compute: neither
what it says nor how long it takes depends on what is hidden. The same question again gets the same hint.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Any, TypeAlias

import msgspec
from librt.random import Random

from vespers.bots.bot import knowledge_of
from vespers.bots.explain import explain
from vespers.bots.search_levels import strategy_of
from vespers.engine.errors import NotYourTurn
from vespers.engine.kernel import NOT_YOUR_TURN, Seat
from vespers.engine.messages import Text
from vespers.engine.wording import action_text
from vespers.table.advice import Advised, Hint
from vespers.table.bot_pool import BotPool, Question, match_of
from vespers.table.bot_scheduler import question_of
from vespers.table.live_table import Table
from vespers.table.problems import refusal
from vespers.table.room import Room

PACE = 0.3  # looks ahead, as a part of an abbot's: about a second
REMEMBERED = 256  # hints
Place: TypeAlias = tuple[str, int, Seat]  # match, number, seat
Found: TypeAlias = list[tuple[int, float, tuple[Text, ...]]]  # codebook number, chance, reasons


def advise(question: Question) -> Found:
    """The best options of a position. Runs in a bot process."""
    match = match_of(question)
    known = knowledge_of(match, question.seat, Random(question.seed))
    looks = round(PACE * strategy_of(match.game, "abbot").looks)
    number = match.game.codebook.number
    found = explain(known, question.seed, looks=looks)
    return [(number[each.action], each.estimate, tuple(each.reasons)) for each in found]


def seed_of(*place: Any) -> int:
    """Of public things only, so that it says nothing; the same for the same question."""
    digest = hashlib.sha256(":".join(map(str, place)).encode()).digest()
    return int.from_bytes(digest[:7], "big")


class Hints:
    """The hints that were asked for. One that is cancelled before its turn is never computed."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.asked: OrderedDict[Place, asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, room: Room, seat: Seat, number: int) -> Hint:
        """What a bot would do in this seat's place, if the seat is asked now."""
        async with room.hold() as table:
            if number > table.match.number:
                await room.refresh()
            room.check_player(seat)
            if table.turn() != seat:
                raise NotYourTurn(NOT_YOUR_TURN)
            if number != table.match.number:
                raise refusal("stale", f"the present number is {table.match.number}")
            place = (room.id, number, seat)
            if place not in self.asked:
                question = msgspec.structs.replace(question_of(table, seat), seed=seed_of(*place))
                self._begin(place, question, table)
            thought = self.asked[place]
        return await asyncio.shield(thought)

    def cancel(self, match: str, seat: Seat) -> None:
        """Whatever this seat waits for is not wanted any more. What was begun is soon over by itself."""
        for place in [p for p, t in self.asked.items() if p[0] == match and p[2] == seat and not t.done()]:
            del self.asked[place]

    async def stop(self) -> None:
        waiting = [thought for thought in self.asked.values() if not thought.done()]
        for thought in waiting:
            thought.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def _begin(self, place: Place, question: Question, table: Table) -> None:
        while len(self.asked) >= REMEMBERED:
            self.asked.popitem(last=False)
        thought = asyncio.create_task(self._think(place, question, table), name=f"hint for {place}")
        thought.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.asked[place] = thought

    async def _think(self, place: Place, question: Question, table: Table) -> Hint:
        this = asyncio.current_task()
        found = await self.pool.work(advise, question, lambda: self.asked.get(place) is this)
        if found is None:
            if self.asked.get(place) is not this:
                raise refusal("cancelled", "nobody waits for this hint any more")
            del self.asked[place]
            raise refusal("too-slow", "no bot process answered in time", retry_after=5)
        game, box = table.match.game, table.box
        advice = [
            Advised(
                action=number,
                text=action_text(game, box, game.codebook.actions[number], question.seat),
                chance=round(chance, 3),
                reasons=reasons,
            )
            for number, chance, reasons in found
        ]
        return Hint(number=place[1], advice=tuple(advice))
