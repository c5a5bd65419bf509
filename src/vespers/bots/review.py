"""The review of a finished game: the chances of winning over time, and the moves that cost most.

Each decision is judged from what its seat knew then: nobody is blamed for a card they could not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from librt.random import Random

from vespers.bots.bot import knowledge_of
from vespers.bots.explain import reasons
from vespers.bots.search import Search
from vespers.bots.search_levels import advising
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text

LOOKS = 120  # at each decision
AGAIN = 3  # the move that was played gets at least a third of them
CLEAR = 0.02  # a smaller loss is within the search's own error


class Moment(NamedTuple):
    """One decision: the chances of all seats before it, and what the move played gave away."""

    number: int  # the entry of the log
    seat: Seat
    chances: list[float]
    played: Action
    best: Action
    cost: float  # of the mover's chance of winning
    reasons: list[Text]  # what the better move gains over the one played


def review(match: Match[Any], looks: int = LOOKS, seed: int = 0) -> Iterator[Moment]:
    """Every decision that had a choice, in order. Lazily: show progress, or stop."""
    for number in decisions(match):
        entry = match.log[number]
        yield moment(match.at(number), entry.seat, entry.action, looks, seed + number)


def decisions(match: Match[Any]) -> list[int]:
    """The numbers of the entries that had a choice."""
    found: list[int] = []
    again: Match[Any] = Match(match.game, match.seats, match.settings)
    for number, entry in enumerate(match.log):
        step = again.asked()
        assert step is not None
        if entry.seat >= 0 and len(step.options(again.state)) > 1:
            found.append(number)
        again.play(entry.seat, entry.action)
    return found


def moment(before: Match[Any], seat: Seat, played: Action, looks: int, seed: int) -> Moment:
    """One decision alone, so that a review can be made in parts."""
    rng = Random(seed)
    search = Search(knowledge_of(before, seat, rng), rng, advising(before.game, before.seats))
    return judged(search, len(before.log), played, looks, rng)


def judged(search: Search, number: int, played: Action, looks: int, rng: Random) -> Moment:
    """One decision; the move that was played gets its share of the looks."""
    for _ in range(looks):
        search.look()
    chances = [chance / search.looks for chance in search.chances]
    for _ in range(looks // AGAIN - search.root.edges[played].visits):
        search.look(at=played)
    best = search.root.ranked()[0]
    cost = best.mean(search.seat) - search.root.edges[played].mean(search.seat)
    if best.action == played or cost < CLEAR:
        return Moment(number, search.seat, chances, played, played, 0.0, [])
    why = reasons(search, best, [search.root.edges[played]], rng)
    return Moment(number, search.seat, chances, played, best.action, cost, why)


def costliest(moments: list[Moment], most: int = 5) -> list[Moment]:
    """The moves that gave away most, worst first."""
    return sorted((m for m in moments if m.cost > 0), key=lambda m: -m.cost)[:most]
