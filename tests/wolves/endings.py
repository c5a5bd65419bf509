"""How the rounds of a match ended, in words: what a record must show."""

from __future__ import annotations

from vespers.engine.match import Match
from vespers.games.wolves.messages import AreaFull, LastWolf, RoundBegan, RoundReplayed, RoundWon
from vespers.games.wolves.state import Wolves


def endings(match: Match[Wolves]) -> list[str]:
    """One line per round: `area full: a 7-4`, `last card: b 5-5 by cards 4-3`, `last card: 3-3 replayed`."""
    found: list[str] = []
    how = ""
    for event in (event for events in match.events for event in events):
        if isinstance(event, RoundBegan):
            how = ""
        elif isinstance(event, AreaFull):
            how = "area full in the last turn" if how else "area full"
        elif isinstance(event, LastWolf):
            how = "last card"
        elif isinstance(event, RoundWon | RoundReplayed):
            found.append(f"{how}: {result(event)}")
    return found


def result(event: RoundWon | RoundReplayed) -> str:
    points = f"{event.points[0]}-{event.points[1]}"
    if isinstance(event, RoundReplayed):
        return f"{points} replayed"
    by_cards = f" by cards {event.cards[0]}-{event.cards[1]}" if event.by_cards else ""
    return f"{'ab'[event.seat]} {points}{by_cards}"
