"""The log of a match, line by line."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Outcome
from vespers.engine.scene import SEAT_COLOURS
from vespers.texts import Say


def named(say: Say, seat: Seat) -> str:
    """A player's name in the player's colour."""
    if seat < 0:
        return f"[dim]{escape(say.player(seat))}[/]"
    return f"[bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}]{escape(say.player(seat))}[/]"


def first_line(say: Say, number: int, seat: Seat, action: str) -> str:
    """The number of an entry, its player and its action, in markup."""
    return f"[dim]{number + 1:>4}[/]  {say('table-labelled', name=named(say, seat), text=action)}"


def entry_lines(
    match: Match[Any], number: int, say: Say, by: Seat | None, everything: bool = False
) -> list[str]:
    """One entry of the log with its events, as a seat may know it (or all of it)."""
    entry = match.log[number] if everything else match.heard(number, by)
    events = match.events[number] if everything else match.events_heard(number, by)
    action = escape(say.action(entry.action, match.asked_at[number].me))
    first = first_line(say, number, entry.seat, action)
    return [first, *(f"      [italic]{escape(say.event(event))}[/]" for event in events)]


def outcome_line(outcome: Outcome, match: Match[Any], say: Say) -> str:
    """Who won, and how it ended."""
    winners = ", ".join(named(say, seat) for seat in outcome.winners)
    scores = " : ".join(str(score) for score in outcome.scores)
    reason = say(f"{match.game.name}-end-{outcome.reason}")
    if not outcome.winners:  # a single player can lose to the game
        return f"{escape(reason)}  ({scores})"
    return f"{escape(reason)} {say('cli-won', many=len(outcome.winners))} {winners}  ({scores})"
