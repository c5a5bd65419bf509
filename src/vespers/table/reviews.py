"""Finished matches judged again: decision by decision in the thinking processes, one review at a time.

A review goes on as long as somebody asks for it, and keeps what it has found. Only finished matches are
judged, of which everything may be seen; each decision still only by what its seat knew then.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

import msgspec

from vespers.bots.knowledge import judgement_of
from vespers.bots.review import LOOKS, Moment, costliest, decisions, moment
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.speech import action_text
from vespers.engine.words import Action, Text
from vespers.table.advice import Costly, Judged, Review
from vespers.table.chronicle import Chronicle
from vespers.table.hints import seed_of
from vespers.table.problems import refusal
from vespers.table.room import Room
from vespers.table.thinkers import Question, Thinkers, match_of

REMEMBERED = 64  # reviews
PATIENCE = 15.0  # seconds without a question until a review pauses
ALL_LOOKS = 12_000  # of a whole review, if it is long
FEWEST_LOOKS = 30  # at each decision


class Piece(Question, frozen=True):
    """One decision of a review: the last entry of the log was taken there."""

    looks: int


def judge(piece: Piece) -> Moment:
    """What a decision gave away. Runs in a thinking process."""
    match = match_of(piece)
    return moment(match.at(len(match.log) - 1), piece.seat, match.log[-1].action, piece.looks, piece.seed)


class Reviewing:
    """One match, and how far its review has come."""

    def __init__(self, match: str, chronicle: Chronicle) -> None:
        self.match, self.chronicle = match, chronicle
        self.places = decisions(chronicle.match)
        self.moments: list[Moment] = []
        self.wanted_until = 0.0
        self.task: asyncio.Task[None] | None = None

    def wanted(self) -> bool:
        return time.monotonic() < self.wanted_until

    def finished(self) -> bool:
        return len(self.moments) == len(self.places)

    def working(self) -> bool:
        return self.task is not None and not self.task.done()

    def piece(self) -> Piece:
        """The next decision."""
        match, place = self.chronicle.match, self.places[len(self.moments)]
        book = match.game.codebook.number
        return Piece(
            game=match.game.name,
            options=msgspec.json.encode(match.options),
            seats=match.seats,
            log=tuple((entry.seat, book[entry.action]) for entry in match.log[: place + 1]),
            seat=match.log[place].seat,
            level="",
            seed=seed_of(self.match, "review", place),
            looks=max(FEWEST_LOOKS, min(LOOKS, ALL_LOOKS // len(self.places))),
        )

    def told(self) -> Review:
        judged = [Judged(number=self._number(m), chances=rounded(m.chances)) for m in self.moments]
        return Review(
            done=len(self.moments),
            total=len(self.places),
            working=self.working(),
            judged=(*judged, *(self._end() if self.finished() else ())),
            costly=tuple(self._costly(m) for m in costliest(self.moments)),
        )

    def _number(self, of: Moment) -> int:
        """The position in which the decision was taken, among all numbers, the undone too."""
        return self.chronicle.counting[of.number] - 1

    def _end(self) -> tuple[Judged, ...]:
        """How it came out; a match that was given up has no end."""
        match: Match[Any] = self.chronicle.match
        if match.asked() is not None:
            return ()
        chances = judgement_of(match.game).end(match.state, match.seats)
        return (Judged(number=self.chronicle.number, chances=rounded(chances)),)

    def _costly(self, of: Moment) -> Costly:
        return Costly(
            number=self._number(of),
            seat=of.seat,
            played=self._said(of.played, of.seat),
            better=self._said(of.best, of.seat),
            cost=round(of.cost, 3),
            reasons=tuple(of.reasons),
        )

    def _said(self, action: Action, seat: Seat) -> Text:
        return action_text(self.chronicle.game, self.chronicle.box, action, seat)


def rounded(chances: list[float]) -> tuple[float, ...]:
    return tuple(round(chance, 3) for chance in chances)


class Reviews:
    """All reviews of this process."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.one = asyncio.Semaphore(1)
        self.begun: OrderedDict[str, Reviewing] = OrderedDict()

    def known(self, match: str) -> bool:
        return match in self.begun

    async def review(self, room: Room) -> Review:
        """As far as it has come; it goes on while somebody asks."""
        async with room.hold() as table:
            if not table.over:
                raise refusal("running", "when the match is over")
            found = self.begun.get(room.id) or self._begin(room.id, table.chronicle)
        self.begun.move_to_end(room.id)
        found.wanted_until = time.monotonic() + PATIENCE
        if not found.finished() and not found.working():
            found.task = asyncio.create_task(self._go_on(found), name=f"review of {room.id}")
        return found.told()

    def _begin(self, match: str, chronicle: Chronicle) -> Reviewing:
        while len(self.begun) >= REMEMBERED:
            _, oldest = self.begun.popitem(last=False)
            oldest.wanted_until = 0.0
        self.begun[match] = Reviewing(match, chronicle)
        return self.begun[match]

    async def _go_on(self, review: Reviewing) -> None:
        async with self.one:
            while not review.finished() and review.wanted():
                judged = await self.thinkers.work(judge, review.piece(), review.wanted)
                if judged is None:
                    return  # too slow, or not wanted: it is begun again when somebody asks
                review.moments.append(judged)

    def cancel(self, match: str) -> None:
        """Go no further; what has been found is kept."""
        if match in self.begun:
            self.begun[match].wanted_until = 0.0

    async def stop(self) -> None:
        tasks = [review.task for review in self.begun.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
