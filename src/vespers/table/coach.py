"""What the coach says to a viewer: in a lesson what its beats say, in a free game what matters now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.kernel import Seat
from vespers.engine.lesson import Beat, Lesson, following
from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.remarks import Spoken, remarks_now
from vespers.table.live_table import Table
from vespers.table.protocol import Coach, CoachCard
from vespers.table.shelf_protocol import ShelfLesson
from vespers.table.store.rows import SeatRow


def shelf_lesson(lesson: Lesson) -> ShelfLesson:
    """A lesson in a list."""
    file = lesson.file
    return ShelfLesson(
        id=lesson.id, title=Text(lesson.key), minutes=file.minutes, kind=file.kind, rule=file.rule
    )


def coach_for(table: Table, seat: Seat | None, view: Any) -> Coach | None:
    """In a lesson its coach; in a game against bots the coach of free games, until it is over."""
    taught = coach_of(table.lesson, table.match, seat)
    if taught is not None or seat is None or not table.may_play(seat) or not may_coach(table.seats, seat):
        return taught
    return free_coach(table.match, table.box, view, seat)


def coach_of(lesson: Lesson | None, match: Match[Any], seat: Seat | None) -> Coach | None:
    """For the learner alone; nothing once a move was made after the lesson."""
    if lesson is None or seat != lesson.file.you or len(lesson.decisions(match)) > len(lesson.steps()):
        return None
    after = following(lesson)
    cards = lesson.cards(match)
    return Coach(
        lesson=lesson.id,
        title=Text(lesson.key),
        cards=tuple(card(lesson, beat) for beat in cards),
        step=len(lesson.decisions(match)),
        steps=len(lesson.steps()),
        minutes=lesson.file.minutes,
        moves=bool(cards) and cards[-1].moves,
        expected=tuple(match.game.codebook.number[a] for a in lesson.expected(match)),
        over=lesson.over(match),
        ends=lesson.file.ends,
        following=None if after is None else shelf_lesson(after),
    )


def card(lesson: Lesson, beat: Beat) -> CoachCard:
    return CoachCard(id=beat.id, text=lesson.text(beat), lit=beat.lit, rule=beat.rule)


# --- In a free game


def may_coach(seats: Sequence[SeatRow], seat: Seat | None) -> bool:
    """Only against bots: advice would be unfair to other people, also to those who have left for a while."""
    return seat is not None and all(row.seat == seat or not row.person for row in seats)


def free_coach(match: Match[Any], box: Any, view: Any, seat: Seat) -> Coach:
    """What matters to a seat now, the most urgent first; the client says one of them, if it is wanted."""
    step = match.asked()
    asked = step is not None and step.asks == seat
    remarks = remarks_now(match.game, box, view, seat) if asked else []
    return Coach(cards=tuple([remark_card(one) for one in remarks]))


def remark_card(one: Spoken) -> CoachCard:
    return CoachCard(id=one.id, turn=one.turn, text=one.text, lit=one.lit, rule=one.rule)
