"""Everything a report says, as data: figures, lifts, luck and skill, and what stands out among them all."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars as pl

from vespers.games import find_game
from vespers.lab import lifts, stats
from vespers.lab.figures import Figure, Overview
from vespers.lab.lifts import Lift
from vespers.lab.openings import Lines, Opening
from vespers.lab.pieces import pieces
from vespers.lab.reading import Games, Mean
from vespers.lab.run import RECORDS, read_tables, reading
from vespers.lab.setting import Setting
from vespers.lab.stats import Estimate
from vespers.lab.watch import CHOICE

ALWAYS, NEVER = 0.98, 0.02


class Findings(msgspec.Struct, frozen=True):
    """What a study found."""

    setting: Setting
    games: Games
    overview: Overview
    figures: list[Figure]
    lifts: list[Lift]
    points: dict[str, Estimate]
    openings: list[Opening]
    turns: Estimate | None
    luck: Estimate | None
    players: dict[str, list[tuple[str, Estimate]]]  # by block
    records: dict[int, Path]

    def alarms(self) -> list[Figure | Lift]:
        """What stands out; by chance alone, one report in twenty has any."""
        everything: list[Figure | Lift] = [*self.figures, *self.lifts]
        return [one for one in everything if one.chance < stats.LEVEL]

    def always(self) -> list[Lift]:
        """Choices that everybody takes who can."""
        return [one for one in self.choices() if one.rate.low > ALWAYS]

    def never(self) -> list[Lift]:
        """Choices that nobody takes."""
        return [one for one in self.choices() if one.rate.high < NEVER]

    def choices(self) -> list[Lift]:
        return [one for one in self.lifts if one.kind == "choice"]


def findings(folder: Path) -> Findings:
    """What the results in a folder say."""
    kept = sorted((folder / RECORDS).glob("*.jsonl"))
    records = {int(path.stem): path for path in kept if path.stem.isdecimal()}
    with reading(folder):
        return found_in(*read_tables(folder), records)


def found_in(setting: Setting, games: Games, moments: pl.LazyFrame, records: dict[int, Path]) -> Findings:
    """What the tables of a study say, corrected for many figures at once."""
    overview = Overview(games, setting.players)
    found = overview.figures()
    options, opened, points, turns = read_moments(setting, games, moments)
    tested: list[Figure | Lift] = [one for one in found if one.fair is not None]
    tested += [one for one in options if one.lift is not None]
    corrected = dict(zip(map(key_of, tested), stats.holm([one.chance for one in tested]), strict=True))
    return Findings(
        setting=setting,
        games=games,
        overview=overview,
        figures=[msgspec.structs.replace(one, chance=corrected.get(key_of(one), 1.0)) for one in found],
        lifts=[msgspec.structs.replace(one, chance=corrected.get(key_of(one), 1.0)) for one in options],
        points=points,
        openings=opened,
        turns=turns,
        luck=overview.luck(),
        players={block: players.found() for block, players in overview.blocks.items()},
        records=records,
    )


def read_moments(
    setting: Setting, games: Games, moments: pl.LazyFrame
) -> tuple[list[Lift], list[Opening], dict[str, Estimate], Estimate | None]:
    """What options, openings, lines of the score and turns come to, in one pass over the moments."""
    game = find_game(setting.game)
    named = lifts.codes(game, game.read_options(setting.options))
    tally, lines, points, turns = lifts.Tally(named), Lines(named), lifts.Points(), Mean()
    for piece in pieces(moments, games):
        shared = lifts.shares(piece.games, setting.players)
        tally.add(piece.moments, shared)
        lines.add(piece.moments, shared)
        points.add(piece.moments)
        turns.add(turns_of(piece.moments))
    return tally.lifts(), lines.openings(), points.means(), turns.estimate()


def turns_of(moments: pl.DataFrame) -> pl.Series:
    """How many turns each game has: all that a seat decides before another does is one."""
    decided = moments.filter(pl.col("kind") == CHOICE).sort("game", "entry")
    begins = (pl.col("seat") != pl.col("seat").shift()) | (pl.col("game") != pl.col("game").shift())
    return decided.filter(begins.fill_null(True)).group_by("game", maintain_order=True).len()["len"]


def key_of(one: Figure | Lift) -> tuple[str, str]:
    return (one.kind, one.key) if isinstance(one, Lift) else ("figure", one.key)
