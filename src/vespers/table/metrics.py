"""What an operator wants to know, in Prometheus' text format. Counts and times only: nothing of any match.

Several worker processes put their figures into one folder, and whichever is asked tells the sum of all.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # as prometheus_client calls it, which reads it when it is imported
PREFIX = "vespers-metrics-"
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry per server, so that several in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Histogram(
            "vespers_move_seconds",
            "From a move's arrival to its commit",
            ["game"],
            registry=self.registry,
            buckets=STEPS,
        )
        self.refusals = Counter("vespers_refusals", "What was refused", ["title"], registry=self.registry)
        self.created = Counter("vespers_matches_created", "New matches", ["game"], registry=self.registry)
        self.deleted = Counter("vespers_matches_deleted", "Old matches deleted", registry=self.registry)
        self.sockets = Gauge(
            "vespers_sockets", "Open sockets", registry=self.registry, multiprocess_mode="livesum"
        )
        self.rooms = Gauge(
            "vespers_rooms", "Matches in memory", registry=self.registry, multiprocess_mode="livesum"
        )
        self.bots = Gauge(
            "vespers_bots_asked",
            "Matches in which a bot is asked",
            registry=self.registry,
            multiprocess_mode="livesum",
        )

    def moved(self, game: str, seconds: float) -> None:
        """A move is committed."""
        self.moves.labels(game).observe(seconds)

    def page(self) -> bytes:
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def forget_dead_workers() -> None:
    """What was open in a worker that is no more is not open; its counts stay."""
    folder = os.environ.get(FOLDER)
    for file in Path(folder).glob("gauge_live*_*.db") if folder else ():
        worker = int(file.stem.rpartition("_")[2])
        if not _alive(worker):
            mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]


@contextmanager
def folder_for_all() -> Iterator[None]:
    """Where several worker processes put their figures, until the first process ends."""
    forget_dead_folders()
    with tempfile.TemporaryDirectory(prefix=f"{PREFIX}{os.getpid()}-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_dead_folders() -> None:
    """A process that was killed could not remove its own."""
    for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*-*"):
        owner = left.name.removeprefix(PREFIX).partition("-")[0]
        if owner.isdigit() and not _alive(int(owner)):
            shutil.rmtree(left, ignore_errors=True)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
