"""Worker processes of the lab and of training."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context


def ignore_interrupts() -> None:
    """A worker leaves Ctrl-C to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def pool(workers: int | None) -> Iterator[Executor]:
    """A pool of worker processes. They are spawned: a fork of a process that uses Polars may hang."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    count = workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers
    context = get_context("spawn")
    with ProcessPoolExecutor(count, mp_context=context, initializer=ignore_interrupts) as executor:
        try:
            yield executor
        except BaseException:
            executor.shutdown(cancel_futures=True)  # what has not begun is not waited for
            raise
