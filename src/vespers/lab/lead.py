"""What the table of games tells about the lead, and which seat a message names."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec

from vespers.engine.kernel import NOBODY, Seat
from vespers.engine.messages import Outcome
from vespers.engine.wording import SEAT_FIELDS
from vespers.lab.study import Minutes

CHOICE, DRAW, EVENT = "choice", "chance", "event"  # the kinds of moments


class LeadCourse(NamedTuple):
    """How the lead went; None where it was not judged."""

    lead_changes: int | None = None
    decided: float | None = None  # the share of the decisions after which the winner stayed ahead
    leader_lost: bool | None = None  # whether the leader at half-time did not win


def lead_course(leaders: list[Seat], outcome: Outcome | None, seats: int) -> LeadCourse:
    """How the lead went, from the leader before each decision."""
    if not leaders:
        return LeadCourse()
    ahead = [seat for seat in leaders if seat != NOBODY]
    changes = sum(a != b for a, b in pairwise(ahead))
    if outcome is None or seats == 1 or not ahead:
        return LeadCourse(changes)
    half = leaders[len(leaders) // 2]
    lost = None if half == NOBODY else half not in outcome.winners
    if len(outcome.winners) > 1:
        return LeadCourse(changes, 1.0, lost)
    behind = [n for n, seat in enumerate(leaders) if seat not in outcome.winners]
    return LeadCourse(changes, (behind[-1] + 1) / len(leaders) if behind else 0.0, lost)


def seat_field(kind: type[msgspec.Struct]) -> str | None:
    """The field in which a class of actions or events names a seat."""
    return next((name for name in kind.__struct_fields__ if name in SEAT_FIELDS), None)


def about(message: msgspec.Struct, default: Seat) -> Seat:
    """The seat that an action or event names, else `default`."""
    name = seat_field(type(message))
    return default if name is None else int(getattr(message, name))


def estimated_minutes(choices: int, forced: int, draws: int, pace: Minutes) -> float:
    """How long people would take: an assumption of the study, not a measurement."""
    return (choices * pace.choice + forced * pace.forced + draws * pace.chance) / 60
