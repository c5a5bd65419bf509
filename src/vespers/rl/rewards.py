"""What the end of a game is worth to a seat. There is no reward before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vespers.engine.messages import Outcome


def won(outcome: Outcome, seat: int) -> float:
    """1 for the only winner, -1 for who did not win; winners share: two of them get 0 each.

    If nobody wins at a table of several, all of them share.
    """
    seats = len(outcome.scores)
    winners = outcome.winners or (tuple(range(seats)) if seats > 1 else ())
    return 2.0 / len(winners) - 1.0 if seat in winners else -1.0


def margin(outcome: Outcome, seat: int) -> float:
    """By how much the score exceeds the best of the others; alone: the score."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return float(outcome.scores[seat] - max(others, default=0))


def score(outcome: Outcome, seat: int) -> float:
    """The points."""
    return float(outcome.scores[seat])


REWARDS: Final[dict[str, Callable[[Outcome, int], float]]] = {
    "outcome": won,
    "margin": margin,
    "score": score,
}


def sum_of_rewards(reward: str, seats: int) -> float | None:
    """What the rewards of all seats add up to, if that is always the same."""
    if reward == "outcome" and seats > 1:
        return 2.0 - seats
    return 0.0 if reward == "margin" and seats == 2 else None
