"""The log of a match, line by line."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.words import Outcome
from vespers.texts import Say

COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")


def named(say: Say, seat: Seat) -> str:
    """A player's name in the player's colour."""
    if seat < 0:
        return f"[dim]{escape(say.player(seat))}[/]"
    return f"[bold {COLOURS[seat % len(COLOURS)]}]{escape(say.player(seat))}[/]"


def entry_lines(
    match: Match[Any], number: int, say: Say, by: Seat | None, everything: bool = False
) -> list[str]:
    """What one entry of the log says, and what it made true, to a seat (or all of it)."""
    entry = match.log[number] if everything else match.heard(number, by)
    events = match.events[number] if everything else match.events_heard(number, by)
    said = escape(say.action(entry.action, match.asked_at[number].me))
    first = f"[dim]{number + 1:>4}[/]  {named(say, entry.seat)}: {said}"
    return [first, *(f"      [italic]{escape(say.event(event))}[/]" for event in events)]


def outcome_line(outcome: Outcome, match: Match[Any], say: Say) -> str:
    """Who won, and how it ended."""
    winners = ", ".join(named(say, seat) for seat in outcome.winners)
    scores = " : ".join(str(score) for score in outcome.scores)
    reason = say(f"{match.game.name}-end-{outcome.reason}")
    if not outcome.winners:  # alone, one can also lose to the game
        return f"{escape(reason)}  ({scores})"
    return f"{escape(reason)} {say('cli-won', many=len(outcome.winners))} {winners}  ({scores})"
