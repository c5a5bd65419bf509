"""Everything a report shows, as data: figures, effects of options, luck and skill, and what stands out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import polars as pl

from vespers.games import find_game
from vespers.lab import figures, option_effects, stats
from vespers.lab.chunks import RunningMean, Tables
from vespers.lab.figures import Figure, Overview
from vespers.lab.gap_finder import Gap
from vespers.lab.lead import CHOICE
from vespers.lab.openings import Opening, Openings
from vespers.lab.option_effects import TRIAL, OptionEffect
from vespers.lab.plan import Plan
from vespers.lab.runner import RECORDS, Run, read_results, reading
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN, SECOND

ALWAYS, NEVER = 0.98, 0.02
Tested = Figure | OptionEffect | Opening
T = TypeVar("T", Figure, OptionEffect, Opening)


class Findings(msgspec.Struct, frozen=True):
    """What a study found."""

    plan: Plan
    tables: Tables
    overview: Overview
    figures: list[Figure]
    effects: list[OptionEffect]
    points: dict[str, Estimate]
    openings: list[Opening]
    second: list[OptionEffect]  # the effects in the games of the second level
    turns: Estimate | None
    luck: Estimate | None
    swings: Estimate | None  # the share of draws in the swings of the winning chance
    players: dict[str, list[tuple[str, Estimate]]]  # block -> win share of each player
    records: dict[int, Path]
    gaps: list[Gap]  # the rulings, first those that decide most games

    def alarms(self) -> list[Tested]:
        """What stands out. By chance alone, one report in twenty has any alarm."""
        everything: list[Tested] = [*self.figures, *self.effects, *self.openings]
        return [one for one in everything if one.chance < stats.LEVEL]

    def always(self) -> list[OptionEffect]:
        """Choices that bots nearly always make."""
        return [one for one in self.effects if one.kind == CHOICE and one.rate.low > ALWAYS]

    def never(self) -> list[OptionEffect]:
        """Choices that bots hardly ever make."""
        return [one for one in self.effects if one.kind == CHOICE and one.rate.high < NEVER]

    def choices(self) -> list[OptionEffect]:
        """Every option of players once: from a trial if there is one, else from the bots' choices."""
        found = {one.key: one for one in self.effects if one.kind == CHOICE}
        found |= {one.key: one for one in self.effects if one.kind == TRIAL}
        return [found[key] for key in sorted(found)]


def findings(folder: Path) -> Findings:
    """The findings of the results in a folder."""
    paths = sorted((folder / RECORDS).glob("*.jsonl"))
    records = {int(path.stem): path for path in paths if path.stem.isdecimal()}
    with reading(folder):
        plan, tables = read_results(folder)
        return findings_of(plan, tables, records, Run(plan, folder).gaps())


class BlockTotals:
    """The options and openings of one block of games, in two readings of its chunks."""

    def __init__(self, plan: Plan, block: str) -> None:
        game = find_game(plan.game)
        options = option_effects.options_by_code(game, game.read_settings(plan.settings))
        self.block, self.seats = block, plan.players
        self.effects = option_effects.EffectTally(options, plan.players)
        self.openings = Openings(options)

    def mine(self, games: pl.DataFrame, moments: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame] | None:
        """The moments and the win shares of the games of this block that ended."""
        ended = figures.ended(games, self.block)
        if ended.is_empty():
            return None
        found = moments.join(ended.select("game"), on="game", how="semi")
        return found, option_effects.win_shares(ended, self.seats)

    def look(self, games: pl.DataFrame, moments: pl.DataFrame) -> None:
        if (mine := self.mine(games, moments)) is not None:
            self.effects.look(*mine)
            self.openings.look(*mine)

    def add(self, games: pl.DataFrame, moments: pl.DataFrame) -> None:
        if (mine := self.mine(games, moments)) is not None:
            self.effects.add(*mine)
            self.openings.add(*mine)


class Totals:
    """What is added up over the tables, chunk by chunk."""

    def __init__(self, plan: Plan) -> None:
        game = find_game(plan.game)
        self.overview = Overview(plan.players, game.bands(game.read_settings(plan.settings)))
        self.blocks = {block: BlockTotals(plan, block) for block in (MAIN, SECOND)}
        self.points = option_effects.Points()
        self.turns = RunningMean()

    def read(self, tables: Tables) -> None:
        """Read all chunks twice; only the main games that ended count for points and turns."""
        for games, moments in tables.chunks():
            self.overview.add(games)
            for block in self.blocks.values():
                block.look(games, moments)
            main = moments.join(figures.ended(games).select("game"), on="game", how="semi")
            self.points.add(main)
            self.turns.add(turns_of(main))
        for games, moments in tables.chunks():
            for block in self.blocks.values():
                block.add(games, moments)


def findings_of(plan: Plan, tables: Tables, records: dict[int, Path], gaps: Sequence[Gap] = ()) -> Findings:
    """The findings of a study's tables; p-values are corrected for everything that is tested together."""
    totals = Totals(plan)
    totals.read(tables)
    overview, main = totals.overview, totals.blocks[MAIN]
    found, effects, openings = corrected(
        plan, overview.figures(), main.effects.effects(), main.openings.openings()
    )
    return Findings(
        plan=plan,
        tables=tables,
        overview=overview,
        figures=found,
        effects=effects,
        points=totals.points.means(),
        openings=openings,
        second=totals.blocks[SECOND].effects.effects(),
        turns=totals.turns.estimate(),
        luck=overview.luck(),
        swings=overview.swings.estimate(),
        players={block: shares.estimates() for block, shares in overview.blocks.items()},
        records=records,
        gaps=list(gaps),
    )


def corrected(
    plan: Plan, found: list[Figure], effects: list[OptionEffect], openings: list[Opening]
) -> tuple[list[Figure], list[OptionEffect], list[Opening]]:
    """The same with p-values corrected for the number of tests.

    What a study asks for by `[assign]`, and the seats, get one half of the false alarms, all the rest the
    other half: a question that was asked beforehand needs no correction for a hundred that were not.
    """
    everything: list[Tested] = [*found, *effects, *openings]
    tested = [one for one in everything if is_tested(one)]
    fixed: dict[int, float] = {}
    for asked in (True, False):
        family = [one for one in tested if is_asked(one, plan) is asked]
        for one, chance in zip(family, stats.holm([one.chance for one in family]), strict=True):
            fixed[id(one)] = min(1.0, 2 * chance)
    return with_chances(found, fixed), with_chances(effects, fixed), with_chances(openings, fixed)


def with_chances(found: list[T], fixed: dict[int, float]) -> list[T]:
    """The same with other p-values; 1 for what is not tested."""
    return [msgspec.structs.replace(one, chance=fixed.get(id(one), 1.0)) for one in found]


def is_asked(one: Tested, plan: Plan) -> bool:
    """Whether a figure was asked for before the games: seats, and options of a trial of the study."""
    if isinstance(one, OptionEffect):
        return one.kind == TRIAL and one.key.split()[0] in plan.assign
    return isinstance(one, Figure)


def is_tested(one: Tested) -> bool:
    return one.fair is not None if isinstance(one, Figure) else one.lift is not None


def turns_of(moments: pl.DataFrame) -> pl.Series:
    """The number of turns of each game. A turn is all that one seat decides before another seat does."""
    decided = moments.filter(pl.col("kind") == CHOICE).sort("game", "entry")
    begins = (pl.col("seat") != pl.col("seat").shift()) | (pl.col("game") != pl.col("game").shift())
    return decided.filter(begins.fill_null(True)).group_by("game", maintain_order=True).len()["len"]
