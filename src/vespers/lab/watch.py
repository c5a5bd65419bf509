"""What the tables and the report read off a game that was watched."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec

from vespers.engine.kernel import Seat
from vespers.engine.speech import SEAT_FIELDS
from vespers.engine.words import Outcome
from vespers.lab.sitting import NOBODY
from vespers.lab.study import Minutes

CHOICE, DRAW, EVENT = KINDS = ["choice", "chance", "event"]


class Course(NamedTuple):
    """How the lead went; all is unknown where nobody asked."""

    lead_changes: int | None = None
    decided: float | None = None  # after which share of the decisions the winner was ahead for good
    leader_lost: bool | None = None  # whether who was ahead half-way did not win


def course(leaders: list[Seat], outcome: Outcome | None, seats: int) -> Course:
    """How the lead went, from who was ahead before each decision."""
    if not leaders:
        return Course()
    ahead = [seat for seat in leaders if seat != NOBODY]
    changes = sum(a != b for a, b in pairwise(ahead))
    if outcome is None or seats == 1 or not ahead:
        return Course(changes)
    half = leaders[len(leaders) // 2]
    lost = None if half == NOBODY else half not in outcome.winners
    if len(outcome.winners) > 1:
        return Course(changes, 1.0, lost)
    behind = [n for n, seat in enumerate(leaders) if seat not in outcome.winners]
    return Course(changes, (behind[-1] + 1) / len(leaders) if behind else 0.0, lost)


def seat_field(kind: type[msgspec.Struct]) -> str | None:
    """The field by which a draw or an event names a seat."""
    return next((name for name in kind.__struct_fields__ if name in SEAT_FIELDS), None)


def about(word: msgspec.Struct, otherwise: Seat) -> Seat:
    """The seat that a draw or an event names; else `otherwise`."""
    name = seat_field(type(word))
    return otherwise if name is None else int(getattr(word, name))


def estimated_minutes(choices: int, forced: int, draws: int, pace: Minutes) -> float:
    """How long people would take: an assumption of the study, not a measurement."""
    return (choices * pace.choice + forced * pace.forced + draws * pace.chance) / 60
