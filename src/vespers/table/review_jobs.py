"""Finished matches judged again: decision by decision in the bot processes, one review at a time.

A review goes on as long as somebody asks for it, and keeps what it has found. Only finished matches are
judged, of which everything may be seen; each decision still only by what its seat knew then.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

import msgspec

from vespers.bots.judging import end_of
from vespers.bots.review import LOOKS, Moment, costliest, decisions, moment
from vespers.bots.rounding import hundredths
from vespers.engine.kernel import Seat
from vespers.engine.messages import Action, Text
from vespers.engine.wording import action_text
from vespers.table.advice import Costly, Judged, Review
from vespers.table.bot_pool import BotPool, Question, match_of
from vespers.table.hints import seed_of
from vespers.table.live_table import Table
from vespers.table.problems import refusal
from vespers.table.room import Room
from vespers.table.viewer_scene import scene_face

REMEMBERED = 64  # reviews
PATIENCE = 15.0  # seconds without a question until a review pauses
ALL_LOOKS = 12_000  # of a whole review, if it is long
FEWEST_LOOKS = 30  # at each decision


class DecisionToReview(Question, frozen=True):
    """One decision of a review: the last entry of the log was taken there."""

    looks: int


def judge(decision: DecisionToReview) -> Moment:
    """What a decision gave away. Runs in a bot process."""
    match = match_of(decision)
    return moment(
        match.at(len(match.log) - 1), decision.seat, match.log[-1].action, decision.looks, decision.seed
    )


class Reviewing:
    """One match, and how far its review has come."""

    def __init__(self, table: Table) -> None:
        self.table, self.match = table, table.match
        self.places = decisions(table.match)
        self.moments: list[Moment] = []
        self.wanted_until: dict[str, float] = {}  # by who asks
        self.task: asyncio.Task[None] | None = None

    def wanted(self) -> bool:
        return time.monotonic() < max(self.wanted_until.values(), default=0.0)

    def finished(self) -> bool:
        return len(self.moments) == len(self.places)

    def working(self) -> bool:
        return self.task is not None and not self.task.done()

    def decision(self) -> DecisionToReview:
        """The next decision."""
        match, place = self.match, self.places[len(self.moments)]
        book = match.game.codebook.number
        return DecisionToReview(
            game=match.game.name,
            settings=msgspec.json.encode(match.settings),
            seats=match.seats,
            log=tuple((entry.seat, book[entry.action]) for entry in match.log[: place + 1]),
            seat=match.log[place].seat,
            level="",
            seed=seed_of(self.table.row.id, "review", place),
            looks=max(FEWEST_LOOKS, min(LOOKS, ALL_LOOKS // len(self.places))),
        )

    def review(self) -> Review:
        judged = [Judged(number=self._number(m), chances=hundredths(m.chances)) for m in self.moments]
        return Review(
            done=len(self.moments),
            total=len(self.places),
            working=self.working(),
            judged=(*judged, *(self._end() if self.finished() else ())),
            costly=tuple(self._costly(m) for m in costliest(self.moments)),
        )

    def _number(self, of: Moment) -> int:
        """The position in which the decision was taken, among all numbers, the undone too."""
        return self.match.log[of.number].number - 1

    def _end(self) -> tuple[Judged, ...]:
        """How it came out; a match that was given up has no end."""
        match = self.match
        if match.asked() is not None:
            return ()
        chances = end_of(match.game, match.state, match.seats)
        return (Judged(number=match.number, chances=hundredths(chances)),)

    def _costly(self, of: Moment) -> Costly:
        return Costly(
            number=self._number(of),
            seat=of.seat,
            played=self._rows(of.played, of.seat),
            better=self._rows(of.best, of.seat),
            cost=round(of.cost, 3),
            reasons=tuple(of.reasons),
            played_things=self._things(of, of.played),
            better_things=self._things(of, of.best),
        )

    def _things(self, of: Moment, action: Action) -> tuple[str, ...]:
        """What one clicks to mean an action in that position; a game need not be drawn."""
        game, face = self.match.game, scene_face(self.match.game)
        if face is None:
            return ()
        view = game.view(self.match.position(self._number(of)), of.seat)
        return next(iter(face.things(self.table.box, view, action)), ())

    def _rows(self, action: Action, seat: Seat) -> Text:
        return action_text(self.match.game, self.table.box, action, seat)


class Reviews:
    """All reviews of this process."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.one = asyncio.Semaphore(1)
        self.begun: OrderedDict[str, Reviewing] = OrderedDict()

    def known(self, match: str) -> bool:
        return match in self.begun

    async def review(self, room: Room, asker: str = "") -> Review:
        """As far as it has come; it goes on while somebody asks."""
        async with room.hold() as table:
            if not table.over:
                raise refusal("running", "when the match is over")
            found = self.begun.get(room.id) or self._begin(table)
        self.begun.move_to_end(room.id)
        now = time.monotonic()
        waiting = {who: until for who, until in found.wanted_until.items() if until > now}
        found.wanted_until = waiting | {asker: now + PATIENCE}
        if not found.finished() and not found.working():
            found.task = asyncio.create_task(self._go_on(found), name=f"review of {room.id}")
        return found.review()

    def _begin(self, table: Table) -> Reviewing:
        while len(self.begun) >= REMEMBERED:
            _, oldest = self.begun.popitem(last=False)
            oldest.wanted_until.clear()
        found = self.begun[table.row.id] = Reviewing(table)
        return found

    async def _go_on(self, review: Reviewing) -> None:
        async with self.one:
            while not review.finished() and review.wanted():
                judged = await self.pool.work(judge, review.decision(), review.wanted)
                if judged is None:
                    return  # too slow, or not wanted: it is begun again when somebody asks
                review.moments.append(judged)

    def cancel(self, match: str, asker: str = "") -> None:
        """Go no further, unless somebody else asks too; what has been found is kept."""
        if match in self.begun:
            self.begun[match].wanted_until.pop(asker, None)

    async def stop(self) -> None:
        tasks = [review.task for review in self.begun.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
