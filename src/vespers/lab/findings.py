"""Everything a report says, as data: figures, lifts, luck and skill, and what stands out among them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from vespers.engine.game import Game
from vespers.games import find_game
from vespers.lab import figures, lifts, stats
from vespers.lab.figures import Figure
from vespers.lab.lifts import Lift
from vespers.lab.openings import Opening, openings
from vespers.lab.run import RECORDS, read_tables
from vespers.lab.setting import Setting
from vespers.lab.stats import Estimate

ALWAYS, NEVER = 0.98, 0.02


class Findings(msgspec.Struct, frozen=True):
    """What a study found."""

    setting: Setting
    games: pl.DataFrame
    figures: list[Figure]
    lifts: list[Lift]
    points: dict[str, Estimate]
    openings: list[Opening]
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

    def broken(self) -> pl.DataFrame:
        """Games that could not end."""
        return self.games.filter(pl.col("scores").list.len() == 0)


def findings(folder: Path) -> Findings:
    """What the results in a folder say."""
    records = {int(path.stem): path for path in sorted((folder / RECORDS).glob("*.jsonl"))}
    return found_in(*read_tables(folder), records)


def found_in(
    setting: Setting, games: pl.DataFrame, moments: pl.DataFrame, records: dict[int, Path]
) -> Findings:
    """What the tables of a study say, corrected for many figures at once."""
    game = find_game(setting.game)
    found = figures.figures(games, setting.players)
    options = lifts.lifts(game, game.read_options(setting.options), games, moments, setting.players)
    tested: list[Figure | Lift] = [one for one in found if one.fair is not None]
    tested += [one for one in options if one.lift is not None]
    corrected = dict(zip(map(key_of, tested), stats.holm([one.chance for one in tested]), strict=True))
    return Findings(
        setting=setting,
        games=games,
        figures=[msgspec.structs.replace(one, chance=corrected.get(key_of(one), 1.0)) for one in found],
        lifts=[msgspec.structs.replace(one, chance=corrected.get(key_of(one), 1.0)) for one in options],
        points=lifts.points(moments, games),
        openings=opened(game, setting, games, moments),
        luck=figures.luck(games),
        players={block: figures.by_player(games, block) for block in figures.PLAYER_BLOCKS},
        records=records,
    )


def opened(game: Game[Any], setting: Setting, games: pl.DataFrame, moments: pl.DataFrame) -> list[Opening]:
    """The openings of the main games."""
    main = figures.ended(games)
    named = lifts.codes(game, game.read_options(setting.options))
    mine = moments.join(main.select("game"), on="game", how="semi")
    return openings(mine, named, lifts.shares(main, setting.players))


def key_of(one: Figure | Lift) -> tuple[str, str]:
    return (one.kind, one.key) if isinstance(one, Lift) else ("figure", one.key)
