"""Who must agree to a question to all people at the table.

The people around one screen can see and hear one another: one of them answers for all.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from vespers.engine.kernel import Seat
from vespers.table.store.rows import ConsentRow, SeatRow

SCREEN = frozenset({"me", "local"})


def new_question() -> str:
    """The id of a question: an answer names it, so that a later question is not answered by mistake."""
    return secrets.token_urlsafe(6)


def people(seats: Iterable[SeatRow]) -> tuple[Seat, ...]:
    """The seats that are played by people who have come."""
    return tuple(row.seat for row in seats if not row.played_by_bot and not row.open)


def companions(seats: Sequence[SeatRow], seat: Seat) -> frozenset[Seat]:
    """A seat and all that sit at the same screen."""
    if seats[seat].kind not in SCREEN:
        return frozenset({seat})
    return frozenset(row.seat for row in seats if row.kind in SCREEN)


def waiting_for(seats: Sequence[SeatRow], consent: ConsentRow) -> tuple[Seat, ...]:
    """Those who have not answered yet."""
    answered = {other for seat in consent.agreed for other in companions(seats, seat)}
    return tuple(seat for seat in people(seats) if seat not in answered and seat != consent.seat)


def absent(seats: Iterable[SeatRow]) -> bool:
    """Whether somebody invited has not come yet: nobody can say yes for them."""
    return any(row.open and not row.played_by_bot for row in seats)


def one_screen(seats: Iterable[SeatRow]) -> bool:
    """Whether everybody sits around one screen: nobody far away, and no bot with a hand of its own."""
    return all(row.kind in SCREEN for row in seats)
