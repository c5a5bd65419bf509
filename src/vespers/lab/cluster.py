"""Plays a study on a Ray cluster: the same batches, played elsewhere; the parts are written here."""

from __future__ import annotations

import socket
from importlib import import_module
from typing import Any

from vespers.engine.messages import Why
from vespers.lab.runner import Progress, Run, play_games, write_parts
from vespers.lab.study_errors import NoCluster

ray: Any = import_module("ray")  # Any: the types are the same whether it is installed or not
CONNECT_SECONDS = 10
QUEUED = 4  # batches submitted per core: enough to keep it busy, few enough to write results as they come


def run_on_ray(run: Run, address: str, progress: Progress = lambda games: None) -> None:
    """Play what is left of a run on the cluster at this address."""
    connect(address)
    with run.lock:
        try:
            submit_all(run, int(ray.cluster_resources().get("CPU", 1)) * QUEUED, progress)
        finally:
            ray.shutdown()
        run.write_records()


def connect(address: str) -> None:
    """Connect to the cluster, or raise NoCluster; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdigit():
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        ray.init(address=address, include_dashboard=False, log_to_driver=False)
    except (OSError, ValueError, RuntimeError, OverflowError) as error:
        problem = str(error).strip().splitlines() or [type(error).__name__]
        raise NoCluster(Why("lab_no_cluster", "", {"address": address, "problem": problem[0]})) from None


def submit_all(run: Run, limit: int, progress: Progress) -> None:
    """Keep at most `limit` batches submitted; write the parts of each as soon as it is played."""
    play = ray.remote(play_games)
    left = run.left()
    waiting: dict[Any, int] = {}
    while left or waiting:
        while left and len(waiting) < limit:
            first = left.pop(0)
            waiting[play.remote(run.plan, first, run.size)] = first
        done, _ = ray.wait(list(waiting), num_returns=1)
        for reference in done:
            progress(write_parts(run.folder, waiting.pop(reference), *ray.get(reference)))
