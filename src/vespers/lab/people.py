"""Games that people played: records, or matches of a table, beside the bots' in the same report."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import polars as pl

from vespers.bots import BOTS
from vespers.bots.knowledge import judgement_of
from vespers.engine import record
from vespers.engine.errors import BadRecord
from vespers.engine.kernel import CHANCE, apply, asked
from vespers.engine.match import Match
from vespers.engine.words import Why
from vespers.games import find_game
from vespers.lab import figures, stats, tables
from vespers.lab.errors import BadFolder
from vespers.lab.figures import Overview
from vespers.lab.play import PERSON, GameRow, row
from vespers.lab.reading import Games
from vespers.lab.setting import Setting, Task
from vespers.lab.sitting import Sitting
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN


class Beside(NamedTuple):
    """One figure of bots and of people, and how likely chance alone makes them differ so much."""

    key: str
    name: str  # of the figure's text
    is_share: bool
    bots: Estimate
    people: Estimate
    chance: float


class Recorded(NamedTuple):
    """A game that was played, and by whom."""

    match: Match[Any]
    players: tuple[str, ...]


class Records(NamedTuple):
    """The games that fit a study, and how many others there were."""

    games: pl.DataFrame
    unfit: int


def read_folder(folder: Path) -> list[Recorded]:
    """All records of a folder; what is no record is refused by name."""
    paths = sorted(folder.glob("*.jsonl"))
    if not paths:
        raise BadFolder(Why("lab_no_records", "", {"folder": str(folder)}))
    found = []
    for path in paths:
        try:
            data = path.read_bytes()
            found.append(Recorded(record.read(data, find_game), record.read_head(data).players))
        except BadRecord as error:
            values: dict[str, int | str] = {"file": str(path), "key": error.why.key, "entry": error.entry}
            raise BadFolder(Why("lab_bad_record", "", values)) from None
    return found


def fitting(found: Iterable[Recorded], setting: Setting) -> Records:
    """Finished games of the same game and number of players, watched."""
    rows: list[GameRow] = []
    unfit = 0
    for match, players in found:
        if match.game.name != setting.game or match.seats != setting.players or match.outcome() is None:
            unfit += 1
        else:
            rows.append(watched(match, players, len(rows), setting))
    return Records(pl.DataFrame(tables.games_table(rows)), unfit)


def watched(match: Match[Any], players: tuple[str, ...], number: int, setting: Setting) -> GameRow:
    """A recorded game replayed under the lab's eyes."""
    game = match.game
    sitting = Sitting(game, game.start(match.seats, match.options), match.seats, judgement_of(game))
    for entry in match.log:
        step = asked(sitting.s)
        assert step is not None
        if entry.seat == CHANCE:
            sitting.draws += 1
        else:
            sitting.count(entry.seat, step.options(sitting.s))
        apply(sitting.s, entry.action)
    outcome = match.outcome()
    assert outcome is not None
    task = Task(number, MAIN, number, 0, 0, players, "")
    return row(task, sitting, outcome, outcome.reason, setting.minutes)._replace(source=PERSON)


def seats_of_bots(people: pl.DataFrame) -> int:
    """How many seats in the games of people were held by a bot, as far as it is known."""
    held = [name for players in people["players"] for name in players]
    return sum("bot" in name or name in BOTS for name in held)


def beside(bots: Overview, people: pl.DataFrame) -> list[Beside]:
    """Every figure of both, corrected for their number."""
    ours, theirs = bots.means, Overview(Games(people), bots.seats).means
    found: list[Beside] = []
    for key in ours:
        one, other = figures.estimate(key, ours[key]), figures.estimate(key, theirs[key])
        if one is not None and other is not None:
            name = "seat" if key.startswith("seat-") else key
            error = math.hypot(ours[key].error(), theirs[key].error())  # Welch
            chance = stats.two_sided(one.value - other.value, error)
            found.append(Beside(key, name, figures.is_share(key), one, other, chance))
    corrected = stats.holm([one.chance for one in found])
    return [one._replace(chance=chance) for one, chance in zip(found, corrected, strict=True)]
