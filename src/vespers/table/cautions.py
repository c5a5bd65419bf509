"""The coach before a costly move of a game against bots: asked with the move that is about to be made.

As with hints, neither the answer nor the time it takes depends on what is hidden from the seat.
"""

from __future__ import annotations

import msgspec

from vespers.bots.caution import costly, question
from vespers.engine.errors import NotYourTurn
from vespers.engine.kernel import NOT_YOUR_TURN, Seat
from vespers.engine.messages import Text
from vespers.table.advice import AskCoach, Caution
from vespers.table.bot_pool import MOVE, BotPool, Question, match_of
from vespers.table.bot_scheduler import question_of
from vespers.table.coach import may_coach
from vespers.table.hints import seed_of
from vespers.table.problems import refusal
from vespers.table.room import Room
from vespers.table.viewer_scene import offers_for


class MoveToWeigh(Question, frozen=True):
    """A move that the asked seat is about to make, by its number in the codebook."""

    action: int


def weigh(wish: MoveToWeigh) -> tuple[int, Text] | tuple[()]:
    """The better move, and the coach's sentence; nothing: the move is good enough. Runs in a bot process."""
    match = match_of(wish)
    codebook = match.game.codebook
    found = costly(match, wish.seat, codebook.actions[wish.action], wish.seed)
    if found is None:
        return ()
    return codebook.number[found.best], question(match, found.best, wish.seat, found.reasons)


async def caution(pool: BotPool, room: Room, seat: Seat, asked: AskCoach) -> Caution:
    """What the coach says of a move before it is made. The person waits for it, as for a bot's move."""
    wish = await _wish(room, seat, asked)
    found = await pool.work(weigh, wish, lambda: room.table.match.number == asked.number, MOVE)
    if found is None:
        raise refusal("too-slow", "no bot process answered in time", retry_after=5)
    if not found:
        return Caution(number=asked.number, action=asked.action)
    better, text = found
    return Caution(number=asked.number, action=asked.action, text=text, better=better)


async def _wish(room: Room, seat: Seat, asked: AskCoach) -> MoveToWeigh:
    """The question for a bot process, if the seat may ask it now."""
    async with room.hold() as table:
        match = table.match
        if asked.number > match.number:
            await room.refresh()
        room.check_player(seat)
        if not may_coach(table.seats, seat):
            raise refusal("forbidden", "the coach speaks only in games against bots")
        if table.turn() != seat:
            raise NotYourTurn(NOT_YOUR_TURN)
        if asked.number != match.number:
            raise refusal("stale", f"the present number is {match.number}")
        offered = offers_for(match.game, table.box, match.state, seat)
        if asked.action not in [offer.number for offer in offered]:
            raise refusal("unreadable", "Expected a legal action - at `$.action`")
        plain = msgspec.structs.asdict(question_of(table, seat))
        return MoveToWeigh(**{**plain, "seed": seed_of(room.id, asked.number, seat)}, action=asked.action)
