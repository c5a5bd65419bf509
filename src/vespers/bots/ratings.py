"""Ratings from results: Bradley and Terry's model on the scale of Elo, with intervals by resampling."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

ROUNDS = 200  # of fitting: far more than it needs
RESAMPLES = 200
PRIOR = 0.5  # a drawn game that everybody is taken to have played against each met: ratings stay finite
ELO = 400 / math.log(10)


class Result(NamedTuple):
    """One meeting of two levels: which share of the victory went to the first."""

    first: str
    second: str
    share: float


class Rating(NamedTuple):
    """Where a level stands; 95 % of the resamples are between low and high."""

    level: str
    elo: float
    low: float
    high: float


def rate(results: Sequence[Sequence[Result]], anchor: str, seed: int = 1) -> list[Rating]:
    """Ratings of all levels that met; `anchor` is 0. Results come in groups that were dealt alike."""
    levels = sorted({level for group in results for r in group for level in (r.first, r.second)})
    now = fit(levels, [r for group in results for r in group], anchor)
    rng, samples = random.Random(seed), list[dict[str, float]]()
    for _ in range(RESAMPLES):
        drawn = [rng.choice(results) for _ in results]
        samples.append(fit(levels, [r for group in drawn for r in group], anchor))
    found = []
    for level in levels:
        ordered = sorted(sample[level] for sample in samples)
        low, high = ordered[round(RESAMPLES * 0.025)], ordered[round(RESAMPLES * 0.975) - 1]
        found.append(Rating(level, now[level], low, high))
    return sorted(found, key=lambda rating: rating.elo)


def fit(levels: Sequence[str], results: Sequence[Result], anchor: str) -> dict[str, float]:
    """The strengths under which these results are likeliest, by Hunter's iteration; in Elo."""
    wins = dict.fromkeys(levels, 0.0)
    met: dict[tuple[str, str], float] = {}
    for r in results:
        wins[r.first] += r.share
        wins[r.second] += 1 - r.share
        pair = (r.first, r.second) if r.first < r.second else (r.second, r.first)
        met[pair] = met.get(pair, 0.0) + 1
    for pair in met:
        met[pair] += PRIOR
        for level in pair:
            wins[level] += PRIOR / 2
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        met_by = dict.fromkeys(levels, 0.0)
        for (one, other), games in met.items():
            share = games / (strength[one] + strength[other])
            met_by[one] += share
            met_by[other] += share
        strength = {level: wins[level] / met_by[level] if met_by[level] else 1.0 for level in levels}
    base = strength.get(anchor, 1.0)
    return {level: ELO * math.log(strength[level] / base) for level in levels}
