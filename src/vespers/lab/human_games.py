"""Games that people played, compared with the games of bots in the same report.

Only games with the same packs, rulings and settings count, and of them only the seats of people: figures of a
whole game are taken from tables without bots. The tests are exact, and need `ENOUGH` games.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import polars as pl

from vespers.bots import is_bot_name
from vespers.bots.judging import judgement_of
from vespers.engine import record, toml
from vespers.engine.errors import BadRecord
from vespers.engine.kernel import CHANCE, apply, asked
from vespers.engine.match import Match
from vespers.engine.messages import Why
from vespers.games import find_game
from vespers.lab import figures, stats, tables
from vespers.lab.chunks import RunningMean
from vespers.lab.figures import Overview
from vespers.lab.permutation import alike
from vespers.lab.plan import Plan, Task
from vespers.lab.player import PERSON, GameRow, game_row
from vespers.lab.recorder import Recorder
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN
from vespers.lab.study_errors import BadFolder

ENOUGH = 8  # games of people: with fewer there is no verdict


class FigurePair(NamedTuple):
    """One figure of bots and of people, and the p-value of their difference; None: too few games."""

    key: str
    name: str  # the key of its text
    is_share: bool
    bots: Estimate
    people: Estimate
    chance: float | None


class RecordedGame(NamedTuple):
    """A finished match and its players."""

    match: Match[Any]
    players: tuple[str, ...]


class HumanGames(NamedTuple):
    """The table of games that fit a study, and the number of games that do not."""

    games: pl.DataFrame
    unfit: int


def read_folder(folder: Path) -> list[RecordedGame]:
    """Read all records of a folder; BadFolder names a file that is not a valid record."""
    paths = sorted(folder.glob("*.jsonl"))
    if not paths:
        raise BadFolder(Why("lab_no_records", "", {"folder": str(folder)}))
    found = []
    for path in paths:
        try:
            data = path.read_bytes()
            found.append(RecordedGame(record.read(data, find_game), record.read_head(data).players))
        except BadRecord as error:
            values: dict[str, int | str] = {"file": str(path), "key": error.why.key, "entry": error.entry}
            raise BadFolder(Why("lab_bad_record", "", values)) from None
    return found


def fitting_games(found: Iterable[RecordedGame], plan: Plan) -> HumanGames:
    """Replay the finished matches that were played as the study is, by at least one person."""
    rows: list[GameRow] = []
    unfit = 0
    for match, players in found:
        if is_fitting(match, plan) and not all(map(is_bot, players)):
            rows.append(replayed(match, players, len(rows), plan))
        else:
            unfit += 1
    return HumanGames(pl.DataFrame(tables.games_table(rows)), unfit)


def is_fitting(match: Match[Any], plan: Plan) -> bool:
    """Whether a match ended, with the game, seats, packs, rulings and settings of a study."""
    if match.game.name != plan.game or match.seats != plan.players or match.outcome() is None:
        return False
    game, settings = match.game, match.game.read_settings(plan.settings)
    return same_settings(match.settings, settings) and game.answers(match.settings) == game.answers(settings)


def same_settings(one: Any, other: Any) -> bool:
    """Whether options are the same; packs are compared by their content, not by their text."""
    ours, theirs = (msgspec.to_builtins(settings) for settings in (one, other))
    for settings in (ours, theirs):
        settings["own"] = [toml.loads(text) for text in settings.get("own", [])]
        for key in ("version", "rulings"):  # compared by what they answer
            settings.pop(key, None)
    return bool(ours == theirs)


def is_bot(name: str) -> bool:
    """Whether a bot held a seat, at least at its end; judged by the name of its player."""
    return "bot" in name or is_bot_name(name)


def replayed(match: Match[Any], players: tuple[str, ...], number: int, plan: Plan) -> GameRow:
    """The row of a match, from replaying it."""
    game = match.game
    recorder = Recorder(game, game.start(match.seats, match.settings), match.seats, judgement_of(game))
    for entry in match.log:
        step = asked(recorder.s)
        assert step is not None
        if entry.seat == CHANCE:
            recorder.draws += 1
        else:
            recorder.count_decision(entry.seat, step.options(recorder.s))
        apply(recorder.s, entry.action)
    outcome = match.outcome()
    assert outcome is not None
    task = Task(number, MAIN, number, 0, 0, players, "")
    return game_row(task, recorder, outcome, outcome.reason, plan.minutes)._replace(source=PERSON)


def seats_of_bots(people: pl.DataFrame) -> int:
    """The number of seats that bots held."""
    return sum(is_bot(name) for players in people["players"] for name in players)


def compare_figures(bots: Overview, people: pl.DataFrame) -> list[FigurePair]:
    """Every figure of bots and people, with p-values corrected for their number."""
    theirs = people_series(people, bots.seats)
    found = [pair(key, bots, theirs[key].drop_nulls()) for key in bots.means]
    known = [one for one in found if one is not None]
    corrected = iter(stats.holm([one.chance for one in known if one.chance is not None]))
    return [one if one.chance is None else one._replace(chance=next(corrected)) for one in known]


def pair(key: str, bots: Overview, values: pl.Series) -> FigurePair | None:
    """One figure of bots and people; None when either has none."""
    mean = RunningMean()
    mean.add(values)
    one, other = figures.estimate(key, bots.means[key]), figures.estimate(key, mean)
    if one is None or other is None or bots.sample is None:
        return None
    ours, chance = bots.sample[key].drop_nulls(), None
    if len(values) >= ENOUGH:
        chance = alike(ours.to_list(), values.head(figures.SAMPLE).to_list())
    name = "seat" if key.startswith("seat-") else key
    return FigurePair(key, name, figures.is_share(key), one, other, chance)


def people_series(people: pl.DataFrame, seats: int) -> pl.DataFrame:
    """The figures of each game of people; where bots sat too, only those of the people's seats."""
    games = figures.ended(people)
    each = figures.series(games, seats)
    rows = each.to_dicts()
    for row, players, scores in zip(rows, games["players"], games["scores"], strict=True):
        held = [is_bot(name) for name in players]
        if any(held):
            mine = {f"seat-{seat + 1}": row[f"seat-{seat + 1}"] for seat in range(seats) if not held[seat]}
            mine["score"] = fmean(score for score, bot in zip(scores, held, strict=True) if not bot)
            row.update(dict.fromkeys(row, None) | mine)
    return pl.DataFrame(rows, schema=each.schema)
