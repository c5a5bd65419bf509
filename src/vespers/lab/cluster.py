"""A study on a Ray cluster: the same batches, played elsewhere; the tables are written here."""

from __future__ import annotations

import socket
from importlib import import_module
from typing import Any

from vespers.engine.words import Why
from vespers.lab.errors import NoCluster
from vespers.lab.run import Progress, Run, batch, keep_batch

ray: Any = import_module("ray")  # half typed: the same types whether it is installed or not
PATIENCE = 10  # seconds until somebody must answer
AHEAD = 4  # batches given out per core, so that results never pile up


def run_on_ray(run: Run, address: str, progress: Progress = lambda games: None) -> None:
    """Play what is left of a run on the cluster at this address, then close the run."""
    join(address)
    with run.lock:
        try:
            give_out(run, int(ray.cluster_resources().get("CPU", 1)) * AHEAD, progress)
        finally:
            ray.shutdown()
        run.close()


def join(address: str) -> None:
    """Reach the cluster, or say why not; Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdigit():
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
    except (OSError, ValueError, RuntimeError, OverflowError) as error:
        problem = str(error).strip().splitlines() or [type(error).__name__]
        raise NoCluster(Why("lab_no_cluster", "", {"address": address, "problem": problem[0]})) from None


def give_out(run: Run, most: int, progress: Progress) -> None:
    """Keep at most so many batches under way; write each when it is over."""
    play = ray.remote(batch)
    left = run.left()
    waiting: dict[Any, int] = {}
    while left or waiting:
        while left and len(waiting) < most:
            first = left.pop(0)
            waiting[play.remote(run.setting, first, run.size)] = first
        over, _ = ray.wait(list(waiting), num_returns=1)
        for reference in over:
            progress(keep_batch(run.parts, waiting.pop(reference), *ray.get(reference)))
