"""Playing a study on all cores; it can be stopped at any time and goes on where it was.

Games are dealt out in batches that depend on the study alone. A batch leaves two files when all its games are
over, the table of games last: what is there is never played again, what is not there never counts.
"""

from __future__ import annotations

import gc
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import msgspec
import polars as pl

from vespers.engine import record
from vespers.engine.files import Lock, write_whole
from vespers.engine.words import Why
from vespers.games import BrokenGame, find_game
from vespers.lab import tables
from vespers.lab.errors import BadFolder
from vespers.lab.play import Bench
from vespers.lab.reading import Games
from vespers.lab.samples import samples
from vespers.lab.setting import Setting
from vespers.lab.sitting import Tape

# About so many batches, so that progress moves and little is lost, and at most so many games in one: where
# bots think, and where games are quickly over and a file costs as much as some of them.
BATCHES, LARGEST = 100, 250
BATCHES_BLIND, LARGEST_BLIND = 20, 1000
LONG_TAPE = 8000  # moments: of a short tape, nothing has to be fetched from far
SETTING, GAMES, MOMENTS, PARTS, RECORDS, LOCK = (
    "setting.json",
    "games.parquet",
    "moments.parquet",
    "parts",
    "records",
    ".lock",
)
Progress = Callable[[int], None]  # so many games more are over

_benches: dict[str, Bench] = {}  # of this process: a worker sets a game up once


class Stopped(Exception):
    """The run was interrupted; what is played is kept."""


def batch_size(setting: Setting) -> int:
    blind = all(block.blind for block in setting.blocks)
    batches, largest = (BATCHES_BLIND, LARGEST_BLIND) if blind else (BATCHES, LARGEST)
    return max(1, min(largest, setting.games // batches))


def batch(setting: Setting, first: int, size: int) -> tuple[int, bytes, bytes]:
    """Play some games: how many they are, and their rows of the two tables, moments first."""
    key = setting.fingerprint()
    if key not in _benches:
        _benches[key] = Bench(setting)
    bench = _benches[key]
    tape, rows, moments = Tape(), [], tables.Moments(bench.game)
    with calm_collector():
        for number in range(first, min(first + size, setting.games)):
            rows.append(bench.play(number, tape))
            if len(tape.words) >= LONG_TAPE:
                moments.add(tape)
                tape = Tape()
    moments.add(tape)
    return len(rows), moments.written(), tables.games_file(rows)


@contextmanager
def calm_collector() -> Iterator[None]:
    """Look for rubbish less often: a tape only grows, and searching it cost 10 % of a study at random."""
    usual = gc.get_threshold()
    gc.set_threshold(100_000, 20, 50)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def keep_batch(folder: Path, first: int, many: int, moments: bytes, games: bytes) -> int:
    """Leave the rows of a batch, the games last; how many games they are."""
    write_whole(folder / f"{first:09}.moments.parquet", moments, durable=False)
    write_whole(folder / f"{first:09}.games.parquet", games, durable=False)
    return many


def play_batch(setting: Setting, folder: str, first: int, size: int) -> int:
    """Play some games and leave their tables; how many they were."""
    return keep_batch(Path(folder), first, *batch(setting, first, size))


def quiet() -> None:
    """A worker leaves Ctrl-C to the process that started it, and uses one core."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Run:
    """One study and its folder."""

    def __init__(self, setting: Setting, folder: Path) -> None:
        self.setting, self.folder = setting, folder
        self.parts = folder / PARTS
        self.size = batch_size(setting)
        self.lock = Lock(folder / LOCK)

    def begin(self) -> None:
        """Make the folder, or take it up again if it is of this study; it is ours until the run ends."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self.lock.take():
                raise BadFolder(Why("lab_in_use", "", {"folder": str(self.folder)}))
            self._claim()
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadFolder(
                Why("lab_no_folder", "", {"folder": str(self.folder), "problem": problem})
            ) from None

    def _claim(self) -> None:
        path = self.folder / SETTING
        if path.exists() and read_setting(self.folder).fingerprint() != self.setting.fingerprint():
            self.lock.release()
            raise BadFolder(Why("lab_other_study", "", {"folder": str(self.folder)}))
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self.setting), indent=1))
        if not self.finished():
            self.parts.mkdir(exist_ok=True)

    def finished(self) -> bool:
        return (self.folder / GAMES).exists()

    def firsts(self) -> list[int]:
        """The first game of each batch."""
        return list(range(0, self.setting.games, self.size))

    def left(self) -> list[int]:
        """The batches not played yet."""
        if self.finished():
            return []
        return [first for first in self.firsts() if not (self.parts / f"{first:09}.games.parquet").exists()]

    def done(self) -> int:
        """How many games are over."""
        ends = [min(self.size, self.setting.games - first) for first in self.left()]
        return self.setting.games - sum(ends)

    def run(self, workers: int | None = None, progress: Progress = lambda games: None) -> None:
        """Play what is left, then join the tables and keep a few records."""
        with self.lock:
            self._run(workers, progress)

    def _run(self, workers: int | None, progress: Progress) -> None:
        left = self.left()
        if workers == 1:
            for first in left:
                progress(play_batch(self.setting, str(self.parts), first, self.size))
        elif left:
            with pool(workers) as executor:
                self.run_on(executor, left, progress)
        self.close()

    def run_on(self, executor: Executor, left: list[int], progress: Progress) -> None:
        """Give out the batches; on Ctrl-C let those under way end, and keep them."""
        args = (self.setting, str(self.parts))
        waiting: set[Future[int]] = {executor.submit(play_batch, *args, first, self.size) for first in left}
        try:
            while waiting:
                over, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in over:
                    progress(future.result())
        except KeyboardInterrupt:
            executor.shutdown(wait=True, cancel_futures=True)
            raise Stopped from None

    def close(self) -> None:
        """The parts become two tables; typical and extreme games are played again for their records."""
        if not self.finished():
            firsts = self.firsts()
            tables.join([self.parts / f"{n:09}.moments.parquet" for n in firsts], self.folder / MOMENTS)
            tables.join([self.parts / f"{n:09}.games.parquet" for n in firsts], self.folder / GAMES)
        shutil.rmtree(self.parts, ignore_errors=True)
        self.keep_records()

    def keep_records(self) -> None:
        """A sample of records: the same game again, from its number."""
        kept = self.folder / RECORDS
        kept.mkdir(exist_ok=True)
        bench = Bench(self.setting)
        games = Games(pl.scan_parquet(self.folder / GAMES))
        for number in samples(games, self.setting.records):
            path = kept / f"{number:09}.jsonl"
            if path.exists():
                continue
            match = bench.match(number)
            outcome = match.outcome()
            scores = [] if outcome is None else list(outcome.scores)
            if scores == games.row(number)["scores"]:  # bots of a later version may play otherwise
                path.write_bytes(record.write(match, tuple(self.setting.task(number).players)))


@contextmanager
def pool(workers: int | None) -> Iterator[Executor]:
    """Fresh processes: a fork of one that uses Polars may hang."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    many = workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers
    with ProcessPoolExecutor(many, mp_context=get_context("spawn"), initializer=quiet) as executor:
        yield executor


def read_setting(folder: Path) -> Setting:
    """What the results in a folder belong to."""
    try:
        return msgspec.json.decode((folder / SETTING).read_bytes(), type=Setting)
    except (OSError, msgspec.MsgspecError):
        raise BadFolder(Why("lab_no_results", "", {"folder": str(folder)})) from None


def read_tables(folder: Path) -> tuple[Setting, Games, pl.LazyFrame]:
    """Setting, games and moments of a finished study; the tables may be long, and are not read yet."""
    setting = read_setting(folder)
    if not (folder / GAMES).exists():
        raise BadFolder(Why("lab_unfinished", "", {"folder": str(folder)}))
    check_game(setting, folder)
    with reading(folder / GAMES):
        games = Games(pl.scan_parquet(folder / GAMES))
    with reading(folder / MOMENTS):
        moments = pl.scan_parquet(folder / MOMENTS)
        moments.collect_schema()
    return setting, games, moments


def check_game(setting: Setting, folder: Path) -> None:
    """What the results speak of can be looked up."""
    try:
        find_game(setting.game)
    except BrokenGame:
        raise
    except KeyError:
        raise BadFolder(Why("lab_unknown_game", "", {"folder": str(folder), "game": setting.game})) from None


@contextmanager
def reading(where: Path) -> Iterator[None]:
    """Tables are read piece by piece: whenever one turns out to be spoilt or gone, it is told in one way."""
    try:
        yield
    except (OSError, pl.exceptions.PolarsError, pl.exceptions.PanicException) as error:
        problem = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise BadFolder(Why("lab_damaged", "", {"folder": str(where), "problem": problem})) from None
