"""Compares two studies: what changed, whether it matters, and how sure that is.

Both studies play the same deals, and figures are compared game by game, so the luck of the deal cancels out.
Each figure gets two tests, corrected for all figures (Holm): is there a difference, and is the difference
smaller than what matters? If neither test is significant, the verdict says how many games would be enough.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
import polars as pl

from vespers.games import find_game
from vespers.lab import figures, stats
from vespers.lab.chunks import RunningMean
from vespers.lab.figures import Good
from vespers.lab.findings import Findings, findings
from vespers.lab.plan import Plan, make_plan
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN, Source, Study, read
from vespers.lab.taken import taken_shares

Answer = Literal["better", "worse", "higher", "lower", "same", "more-games"]
MATTERS_LIFT = 0.05
MATTERS_TAKEN = 0.05
TAKEN = "taken."  # before the key of an option: how often it is taken
DEALS = 20_000  # compared at a time


Unit = Literal["share", "lift", "number"]
About = Literal["figure", "worth", "taken"]  # an option: its worth, or how often it is taken


class Pair(msgspec.Struct, frozen=True):
    """A figure in both studies: the difference, its spread per game, and the ideal value."""

    key: str
    before: float
    after: float
    difference: float
    error: float
    spread: float
    games: int
    margin: float
    good: Good
    ideal: float = 0.0
    unit: Unit = "number"
    about: About = "figure"


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on one figure."""

    key: str
    before: float
    after: float
    difference: Estimate
    matters: float
    answer: Answer
    chance: float  # the corrected p-value of the difference
    needed: int = 0  # games that would be enough, if these are not
    unit: Unit = "number"  # differences of shares and of lifts are percentage points
    about: About = "figure"


def mirrored(one: Path, other: Path, rulings: int = 0) -> tuple[Plan, Plan, Study]:
    """The plans of both; the second plays the deals of the first, and as many games.

    In `rulings` games of the second, every open question of the rulebook is answered otherwise.
    """
    first, source = read(one)
    second, second_source = read(other)
    before = main_only(first, source)
    same = msgspec.structs.replace(second, seed=first.seed, games=first.games, rotate=first.rotate)
    after = main_only(same, second_source, rulings)
    if not related(before.game, after.game):
        raise second_source.bad("game", before.game, after.game)
    if after.players != before.players:
        raise second_source.bad("players", str(before.players), after.players)
    return before, after, first


def related(one: str, other: str) -> bool:
    """Whether both are the same game, or one is a variant of the other, or both are of the same game."""
    return not set(find_game(one).family).isdisjoint(find_game(other).family)


def main_only(study: Study, source: Source, rulings: int = 0) -> Plan:
    """The plan of the main games alone: only these are compared."""
    rest: dict[str, None] = dict.fromkeys(("luck", "skill", "tournament", "second"))
    return make_plan(msgspec.structs.replace(study, **rest, rulings=rulings), source)


def compare(one: Path, other: Path, matters: dict[str, float]) -> list[Verdict]:
    """The verdicts on two finished studies, from their folders."""
    before, after = findings(one), findings(other)
    found = [*figure_pairs(before, after, matters), *lift_pairs(before, after, matters)]
    return [*verdicts(found), *verdicts(taken_pairs(before, after, matters))]


class PairedMeans:
    """The means of a figure before and after, and of its difference game by game."""

    def __init__(self) -> None:
        self.before, self.after, self.difference = RunningMean(), RunningMean(), RunningMean()

    def add(self, before: pl.Series, after: pl.Series) -> None:
        both = pl.DataFrame({"a": before, "b": after}).drop_nulls()
        self.before.add(both["a"])
        self.after.add(both["b"])
        self.difference.add(both["b"] - both["a"])


def figure_pairs(before: Findings, after: Findings, matters: dict[str, float]) -> list[Pair]:
    """Every figure, game by game."""
    seats = before.plan.players
    found = {key: PairedMeans() for key in figures.figure_keys(seats)}
    for ours, theirs in same_deals(before, after):
        one, other = (figures.series(games, seats) for games in (ours, theirs))
        for key, means in found.items():
            means.add(one[key], other[key])
    return [pair(key, means, seats, matters) for key, means in found.items() if means.before.count]


def same_deals(before: Findings, after: Findings) -> Iterator[tuple[pl.DataFrame, pl.DataFrame]]:
    """The main games that ended in both studies, some deals at a time."""
    keys = ["deal", "line_up"]
    for deal in range(0, before.plan.block(MAIN).deals, DEALS):
        ours, theirs = (figures.ended(each.tables.deals(MAIN, deal, DEALS)) for each in (before, after))
        ours = ours.join(theirs.select(keys), on=keys, how="semi").sort(keys)
        yield ours, theirs.join(ours.select(keys), on=keys, how="semi").sort(keys)


def pair(key: str, means: PairedMeans, seats: int, matters: dict[str, float]) -> Pair:
    """One figure, from its paired games."""
    before, after, games = means.before.mean, means.after.mean, means.before.count
    error = means.difference.error()
    return Pair(
        key=key,
        before=before,
        after=after,
        difference=after - before,
        error=error,
        spread=error * math.sqrt(games),
        games=games,
        margin=figures.margin_of(key, before, matters),
        good=figures.good(key),
        ideal=1 / seats,
        unit="share" if figures.is_share(key) else "number",
    )


def lift_pairs(before: Findings, after: Findings, matters: dict[str, float]) -> list[Pair]:
    """The lift of each choice; closer to 0 is better balanced."""
    theirs = {one.key: one for one in after.choices() if one.lift is not None}
    games = min(each.overview.ended for each in (before, after))
    found = []
    for one in before.choices():
        other = theirs.get(one.key)
        if one.lift is None or other is None or other.lift is None:
            continue
        error = math.hypot(half(one.lift), half(other.lift)) / stats.Z
        margin = matters.get(one.key, MATTERS_LIFT)
        values = (one.lift.value, other.lift.value, other.lift.value - one.lift.value)
        spread = error * math.sqrt(games)
        found.append(Pair(one.key, *values, error, spread, games, margin, "fair", unit="lift", about="worth"))
    return found


def taken_pairs(before: Findings, after: Findings, matters: dict[str, float]) -> list[Pair]:
    """How often each option is taken, on the same deals; neither more nor less of it is better."""
    return [
        Pair(
            key=f"{TAKEN}{one.key}",
            before=one.before,
            after=one.after,
            difference=one.after - one.before,
            error=one.error,
            spread=one.error * math.sqrt(one.games),
            games=one.games,
            margin=matters.get(f"{TAKEN}{one.key}", MATTERS_TAKEN),
            good="",
            unit="share",
            about="taken",
        )
        for one in taken_shares(before, after)
    ]


def half(about: Estimate) -> float:
    return (about.high - about.low) / 2


def verdicts(pairs: list[Pair]) -> list[Verdict]:
    """The verdict on every figure, corrected for their number."""
    differ = stats.holm([stats.two_sided(one.difference, one.error) for one in pairs])
    alike = stats.holm([stats.equivalence(one.difference, one.error, one.margin) for one in pairs])
    return [verdict(*each, len(pairs)) for each in zip(pairs, differ, alike, strict=True)]


def verdict(one: Pair, differs: float, alike: float, count: int) -> Verdict:
    """No difference that matters, a direction, or not enough games."""
    needed = 0
    if alike < stats.LEVEL:
        answer: Answer = "same"
    elif differs < stats.LEVEL:
        answer = direction(one)
    else:
        answer = "more-games"
        needed = max(one.games + 1, stats.games_needed(one.spread, one.margin, count))
    reach = stats.Z * one.error
    about = Estimate(one.difference, one.difference - reach, one.difference + reach, one.games)
    return Verdict(
        one.key, one.before, one.after, about, one.margin, answer, differs, needed, one.unit, one.about
    )


def direction(one: Pair) -> Answer:
    """What a significant difference means for this figure."""
    if one.good == "fair":
        return "better" if abs(one.after - one.ideal) < abs(one.before - one.ideal) else "worse"
    if one.good == "":
        return "higher" if one.difference > 0 else "lower"
    return "better" if (one.difference > 0) == (one.good == "high") else "worse"
