"""Games that people played: records in a folder, beside the bots' in the same report."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from vespers.bots.knowledge import judgement_of
from vespers.engine import record
from vespers.engine.errors import BadRecord
from vespers.engine.kernel import CHANCE, asked
from vespers.engine.match import Match
from vespers.engine.words import Why
from vespers.games import find_game
from vespers.lab import figures, stats, tables
from vespers.lab.errors import BadFolder
from vespers.lab.play import PERSON, GameRow, row
from vespers.lab.setting import MAIN, Setting, Task
from vespers.lab.sitting import Sitting, Tape
from vespers.lab.stats import Estimate


class Beside(NamedTuple):
    """One figure of bots and of people, and how likely chance alone makes them differ so much."""

    key: str
    name: str  # of the figure's text
    is_share: bool
    bots: Estimate
    people: Estimate
    chance: float


class Records(NamedTuple):
    """The games of a folder that fit a study, and how many others there were."""

    games: pl.DataFrame
    unfit: int


def read_records(folder: Path, setting: Setting) -> Records:
    """Finished games of the same game and number of players; what is no record is refused by name."""
    rows: list[GameRow] = []
    unfit = 0
    for path in sorted(folder.glob("*.jsonl")):
        try:
            data = path.read_bytes()
            match, head = record.read(data, find_game), record.read_head(data)
        except BadRecord as error:
            values: dict[str, int | str] = {"file": str(path), "key": error.why.key, "entry": error.entry}
            raise BadFolder(Why("lab_bad_record", "", values)) from None
        if match.game.name != setting.game or match.seats != setting.players or match.outcome() is None:
            unfit += 1
            continue
        rows.append(watched(match, head.players, len(rows), setting))
    return Records(tables.games_frame(rows), unfit)


def watched(match: Match[Any], players: tuple[str, ...], number: int, setting: Setting) -> GameRow:
    """A recorded game replayed under the lab's eyes."""
    game = match.game
    tape, start = Tape(), game.start(match.seats, match.options)
    sitting = Sitting(game, start, match.seats, tape, judgement_of(game))
    for entry in match.log:
        step = asked(sitting.s)
        assert step is not None
        if entry.seat == CHANCE:
            sitting.drawn(step, entry.action)
        else:
            sitting.decide(step, step.options(sitting.s), entry.action)
    outcome = match.outcome()
    assert outcome is not None
    task = Task(number, MAIN, number, 0, 0, players, "")
    return row(task, sitting, outcome.reason, setting.minutes)._replace(source=PERSON)


def beside(bots: pl.DataFrame, people: pl.DataFrame, seats: int) -> list[Beside]:
    """Every figure of both, corrected for their number."""
    ours, theirs = (figures.series(figures.ended(games), seats) for games in (bots, people))
    found: list[Beside] = []
    for key in ours:
        one, other = figures.estimate(key, ours[key]), figures.estimate(key, theirs[key])
        if one is not None and other is not None:
            name = "seat" if key.startswith("seat-") else key
            chance = differ(figures.present(ours[key]), figures.present(theirs[key]))
            found.append(Beside(key, name, figures.is_share(key), one, other, chance))
    corrected = stats.holm([one.chance for one in found])
    return [one._replace(chance=chance) for one, chance in zip(found, corrected, strict=True)]


def differ(one: list[float], other: list[float]) -> float:
    """How often chance alone takes two means so far apart (Welch)."""
    error = (stats.error_of(one) ** 2 + stats.error_of(other) ** 2) ** 0.5
    return stats.two_sided(statistics.fmean(one) - statistics.fmean(other), error)
