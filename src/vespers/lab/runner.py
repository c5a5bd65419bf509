"""Plays a study on all cores. A run can be stopped at any time and resumed.

    STUDY.lab/plan.json                the study with all names looked up
              games/000000250.parquet     one part per batch of games, named after the first game
              moments/000000250.parquet   the decisions, draws and events of the same games
              rulings/000000250.parquet   the same games under other answers to the rulings
              records/000000007.jsonl     a few games to open

The batches depend on the study alone. A part is written under a temporary name and then renamed, and the part
of the games is written last: a batch counts as played when its part of the games exists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import polars as pl

from vespers.engine import record
from vespers.engine.files import Lock, write_whole
from vespers.engine.messages import Why
from vespers.games import BrokenGame, find_game
from vespers.lab import tables
from vespers.lab.chunks import Tables
from vespers.lab.gap_finder import Gap, GapFinder, RulingRow, gaps_of
from vespers.lab.plan import Plan
from vespers.lab.player import Player
from vespers.lab.pools import pool
from vespers.lab.recorder import Trace
from vespers.lab.samples import samples
from vespers.lab.study_errors import BadFolder

BATCHES, LARGEST = 100, 250  # batches per study, to show progress; games in a batch at most
PLAN, LOCK = "plan.json", ".lock"
GAMES, MOMENTS, RULINGS, RECORDS = "games", "moments", "rulings", "records"
OLD_PLAN = "setting.json"  # in results of version 0.1
Progress = Callable[[int], None]  # takes the number of games that were just played

_players: dict[str, Player] = {}  # by plan: a worker process sets each game up once
_finders: dict[str, GapFinder] = {}


class Parts(NamedTuple):
    """The parts of a batch, in the order in which they are written."""

    rulings: bytes
    moments: bytes
    games: bytes


class Stopped(Exception):
    """The run was interrupted; the games played so far are kept."""


def batch_size(plan: Plan) -> int:
    return max(1, min(LARGEST, plan.games // BATCHES))


def play_games(plan: Plan, first: int, size: int) -> tuple[int, Parts]:
    """Play a batch; the number of its games, and its parts of all tables."""
    key = plan.fingerprint()
    if key not in _players:
        _players[key] = Player(plan)
    player, trace = _players[key], Trace()
    rows = [player.play(number, trace) for number in range(first, min(first + size, plan.games))]
    found = (
        tables.rulings_table(ruling_rows(plan, [row.game for row in rows])),
        tables.moments_table(player.game, trace),
        tables.games_table(rows),
    )
    return len(rows), Parts(*map(tables.parquet_file, found))


def ruling_rows(plan: Plan, numbers: list[int]) -> list[RulingRow]:
    """The games among these that are also played under other answers."""
    tasks = [task for number in numbers if plan.asks_rulings(task := plan.task(number))]
    key = plan.fingerprint()
    if tasks and key not in _finders:
        _finders[key] = GapFinder(plan)
    return [row for task in tasks for row in _finders[key].look_at(task)]


def part_name(first: int) -> str:
    return f"{first:09}.parquet"


def write_parts(folder: Path, first: int, count: int, parts: Parts) -> int:
    """Write the parts of a batch, the games last; the number of its games."""
    for table, part in zip(Parts._fields, parts, strict=True):
        write_whole(folder / table / part_name(first), part, durable=False)
    return count


def play_batch(plan: Plan, folder: Path, first: int, size: int) -> int:
    """Play a batch and write its parts; the number of its games."""
    return write_parts(folder, first, *play_games(plan, first, size))


class Run:
    """One study and the folder of its results."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.size = batch_size(plan)
        self.lock = Lock(folder / LOCK)

    def begin(self) -> None:
        """Make the folder, or resume in it if it belongs to this study; lock it until the run ends."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self.lock.take():
                raise BadFolder(Why("lab_in_use", "", {"folder": str(self.folder)}))
            self._claim()
        except OSError as error:
            self.lock.release()
            problem = error.strerror or str(error)
            raise BadFolder(
                Why("lab_no_folder", "", {"folder": str(self.folder), "problem": problem})
            ) from None
        except BadFolder:
            self.lock.release()
            raise

    def _claim(self) -> None:
        used = any((self.folder / name).exists() for name in (PLAN, OLD_PLAN))
        if used and read_plan(self.folder).fingerprint() != self.plan.fingerprint():
            raise BadFolder(Why("lab_other_study", "", {"folder": str(self.folder)}))
        write_whole(self.folder / PLAN, msgspec.json.format(msgspec.json.encode(self.plan), indent=1))
        for name in (GAMES, MOMENTS, RULINGS, RECORDS):
            (self.folder / name).mkdir(exist_ok=True)
            for half in (self.folder / name).glob("*.half"):  # a killed run left it
                half.unlink()

    def batches(self) -> list[int]:
        """The first game of each batch."""
        return list(range(0, self.plan.games, self.size))

    def left(self) -> list[int]:
        """The batches that are not played yet."""
        return [first for first in self.batches() if not (self.folder / GAMES / part_name(first)).exists()]

    def finished(self) -> bool:
        return not self.left()

    def done(self) -> int:
        """The number of games that are played."""
        return self.plan.games - sum(min(self.size, self.plan.games - first) for first in self.left())

    def run(self, workers: int | None = None, progress: Progress = lambda games: None) -> None:
        """Play what is left, then write a few records."""
        with self.lock:
            left = self.left()
            if workers == 1:
                for first in left:
                    progress(play_batch(self.plan, self.folder, first, self.size))
            elif left:
                with pool(workers) as executor:
                    self.run_on(executor, left, progress)
            self.write_records()

    def run_on(self, executor: Executor, left: list[int], progress: Progress) -> None:
        """Play batches on the workers; after Ctrl-C, finish and keep those that have begun."""
        waiting: set[Future[int]] = {
            executor.submit(play_batch, self.plan, self.folder, first, self.size) for first in left
        }
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    progress(future.result())
        except KeyboardInterrupt:
            executor.shutdown(wait=True, cancel_futures=True)
            raise Stopped from None

    def tables(self) -> Tables:
        """The tables of a finished run."""
        return Tables(
            *(
                [pl.scan_parquet(self.folder / name / part_name(first)) for first in self.batches()]
                for name in (GAMES, MOMENTS)
            )
        )

    def gaps(self) -> list[Gap]:
        """What is known about the rulings; nothing where results are older than this table."""
        paths = [self.folder / RULINGS / part_name(first) for first in self.batches()]
        parts = (pl.scan_parquet(path).collect() for path in paths if path.exists())
        return gaps_of(row for part in parts for row in part.iter_rows(named=True))

    def write_records(self) -> None:
        """Play typical and extreme games again and write their records."""
        all_games, player = self.tables(), Player(self.plan)
        chosen = samples(all_games, self.plan.records)
        for number, row in all_games.rows(chosen).items():
            path = self.folder / RECORDS / f"{number:09}.jsonl"
            if path.exists():
                continue
            match = player.match(number)
            outcome = match.outcome()
            scores = [] if outcome is None else list(outcome.scores)
            if scores == row["scores"]:  # bots of a later version may play differently
                write_whole(path, record.write(match, tuple(self.plan.task(number).players)), durable=False)


def read_plan(folder: Path) -> Plan:
    """The plan of the results in a folder."""
    if (folder / OLD_PLAN).exists() and not (folder / PLAN).exists():
        raise BadFolder(Why("lab_old_results", "", {"folder": str(folder)}))
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError):
        raise BadFolder(Why("lab_no_results", "", {"folder": str(folder)})) from None


def read_results(folder: Path) -> tuple[Plan, Tables]:
    """The plan and the tables of a finished study. The tables are only opened, not read."""
    plan = read_plan(folder)
    run = Run(plan, folder)
    if not run.finished():
        raise BadFolder(Why("lab_unfinished", "", {"folder": str(folder)}))
    check_game(plan, folder)
    return plan, run.tables()


def check_game(plan: Plan, folder: Path) -> None:
    """Refuse results of a game that is not installed."""
    try:
        find_game(plan.game)
    except BrokenGame:
        raise
    except KeyError:
        raise BadFolder(Why("lab_unknown_game", "", {"folder": str(folder), "game": plan.game})) from None


@contextmanager
def reading(folder: Path) -> Iterator[None]:
    """Report damaged or missing parts in one way, whenever reading comes upon them."""
    try:
        yield
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        problem = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise BadFolder(Why("lab_damaged", "", {"folder": str(folder), "problem": problem})) from None
