"""Two studies on mirrored seeds: what changed, whether it matters, and how sure that is.

Both play the same deals. A figure's difference is taken game by game, so that the luck of the deal cancels
out. Two questions are asked of every figure, each corrected for all figures (Holm): is there a difference,
and is it smaller than what matters? If neither can be answered, it is said how many games would tell.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
import polars as pl

from vespers.lab import figures, stats
from vespers.lab.figures import Good
from vespers.lab.findings import Findings, findings
from vespers.lab.reading import Mean
from vespers.lab.setting import Setting, settle
from vespers.lab.stats import Estimate
from vespers.lab.study import Source, Study, read

Answer = Literal["better", "worse", "higher", "lower", "same", "more-games"]
MATTERS_LIFT = 0.05
DEALS = 2_000  # that are looked at together


class Pair(msgspec.Struct, frozen=True):
    """A figure in both studies: the difference, its spread per game, and what would be ideal."""

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


class Verdict(msgspec.Struct, frozen=True):
    """What is said of one figure."""

    key: str
    before: float
    after: float
    difference: Estimate
    matters: float
    answer: Answer
    chance: float  # of a false alarm, corrected
    needed: int = 0  # games, if these are not enough


def mirrored(one: Path, other: Path) -> tuple[Setting, Setting, Study]:
    """The settings of both; the second is played from the deals of the first, and as often."""
    first, source = read(one)
    second, second_source = read(other)
    before = main_only(first, source)
    same = msgspec.structs.replace(second, seed=first.seed, games=first.games, rotate=first.rotate)
    after = main_only(same, second_source)
    if after.game != before.game:
        raise second_source.bad("game", before.game, after.game)
    if after.players != before.players:
        raise second_source.bad("players", str(before.players), after.players)
    return before, after, first


def main_only(study: Study, source: Source) -> Setting:
    """Only the main games are compared."""
    return settle(msgspec.structs.replace(study, luck=None, skill=None, tournament=None), source)


def compare(one: Path, other: Path, matters: dict[str, float]) -> list[Verdict]:
    """The verdicts on two finished studies, from their folders."""
    before, after = findings(one), findings(other)
    return judged([*figure_pairs(before, after, matters), *lift_pairs(before, after, matters)])


class Both:
    """A figure in the games that both have, and its difference."""

    def __init__(self) -> None:
        self.before, self.after, self.difference = Mean(), Mean(), Mean()

    def add(self, before: pl.Series, after: pl.Series) -> None:
        told = pl.DataFrame({"a": before, "b": after}).drop_nulls()
        self.before.add(told["a"])
        self.after.add(told["b"])
        self.difference.add(told["b"] - told["a"])


def figure_pairs(before: Findings, after: Findings, matters: dict[str, float]) -> list[Pair]:
    """Every figure, game by game."""
    seats = before.setting.players
    found = {key: Both() for key in figures.figure_keys(seats)}
    for ours, theirs in same_deals(before, after):
        one, other = (figures.series(games, seats) for games in (ours, theirs))
        for key, both in found.items():
            both.add(one[key], other[key])
    return [pair(key, both, seats, matters) for key, both in found.items() if both.before.many]


def same_deals(before: Findings, after: Findings) -> Iterator[tuple[pl.DataFrame, pl.DataFrame]]:
    """The main games that ended in both, some deals at a time; the main games are the first of a study."""
    keys = ["deal", "line_up"]
    block = before.setting.blocks[0]
    for deal in range(0, block.deals, DEALS):
        ours, theirs = (figures.ended(deals_of(found, deal)) for found in (before, after))
        ours = ours.join(theirs.select(keys), on=keys, how="semi").sort(keys)
        yield ours, theirs.join(ours.select(keys), on=keys, how="semi").sort(keys)


def deals_of(found: Findings, first: int) -> pl.DataFrame:
    """The games of some deals."""
    block = found.setting.blocks[0]
    each = block.games // block.deals
    return found.games.part(first * each, min(DEALS, block.deals - first) * each)


def pair(key: str, both: Both, seats: int, matters: dict[str, float]) -> Pair:
    """One figure's mirrored games."""
    before, after, games = both.before.middle, both.after.middle, both.before.many
    error = both.difference.error()
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
    )


def lift_pairs(before: Findings, after: Findings, matters: dict[str, float]) -> list[Pair]:
    """What each choice is worth: closer to nothing is better balanced."""
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
        found.append(Pair(one.key, *values, error, error * math.sqrt(games), games, margin, "fair"))
    return found


def half(about: Estimate) -> float:
    return (about.high - about.low) / 2


def judged(pairs: list[Pair]) -> list[Verdict]:
    """Every figure's verdict, corrected for their number."""
    differ = stats.holm([stats.two_sided(one.difference, one.error) for one in pairs])
    alike = stats.holm([stats.equivalence(one.difference, one.error, one.margin) for one in pairs])
    return [verdict(*each, len(pairs)) for each in zip(pairs, differ, alike, strict=True)]


def verdict(one: Pair, differs: float, alike: float, many: int) -> Verdict:
    """Better or worse, no difference that matters, or not enough games."""
    needed = 0
    if alike < stats.LEVEL:
        answer: Answer = "same"
    elif differs < stats.LEVEL:
        answer = direction(one)
    else:
        answer = "more-games"
        needed = max(one.games + 1, stats.games_needed(one.spread, one.margin, many))
    reach = stats.Z * one.error
    about = Estimate(one.difference, one.difference - reach, one.difference + reach, one.games)
    return Verdict(one.key, one.before, one.after, about, one.margin, answer, differs, needed)


def direction(one: Pair) -> Answer:
    """What a real difference means."""
    if one.good == "fair":
        return "better" if abs(one.after - one.ideal) < abs(one.before - one.ideal) else "worse"
    if one.good == "":
        return "higher" if one.difference > 0 else "lower"
    return "better" if (one.difference > 0) == (one.good == "high") else "worse"
