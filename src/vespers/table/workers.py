"""A worker process ends when the first process ends, for whatever reason: nobody would stop it later."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import wait
from threading import Thread

GRACE = 20.0  # seconds to end in order
log = logging.getLogger(__name__)


def end_with_the_first_process() -> None:
    """Nothing to do where one process is all there is."""
    first = multiprocessing.parent_process()
    if first is not None:
        Thread(target=_end_with, args=(first.sentinel,), daemon=True, name="first-process").start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    log.warning("the first process has ended: this worker ends too")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)
