"""How every subject is run: pinned to one core, in turns, and which of its slices count."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

from bench.progress import say
from bench.subjects import ROOT, Subject

QUIET = 1.15  # times the fastest calibration loop
FEWEST = 3  # slices that a median is taken of, however loud the machine


def pin() -> int | None:
    """Stay on one core, and all that is started from here too; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine(core: int | None) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "core": core,
    }


def take_turns(
    subjects: list[Subject], rounds: int, slices: int, seconds: float, cores: set[int] | None = None
) -> None:
    """Rounds in which every subject has its turn; with `cores`, one subject at a time on each of them."""
    lanes: SimpleQueue[int] = SimpleQueue()
    for core in cores or ():
        lanes.put(core)

    def keep_to_one_lane() -> None:
        if cores:
            os.sched_setaffinity(0, {lanes.get()})  # this thread, and the processes it starts

    def turn(number: int, subject: Subject) -> None:
        say(f"round {number + 1} of {rounds}: {subject.name}")
        run(subject, slices, seconds)

    with ThreadPoolExecutor(len(cores) if cores else 1, initializer=keep_to_one_lane) as pool:
        for number in range(rounds):
            order = subjects[::-1] if number % 2 else subjects  # nobody always comes after the same one
            list(pool.map(partial(turn, number), order))


def run(subject: Subject, slices: int, seconds: float) -> None:
    """One round of one subject. A subject that failed once is not tried again."""
    if subject.error:
        return
    command = [
        str(subject.python),
        "-m",
        *subject.arguments,
        "--slices",
        str(slices),
        "--seconds",
        str(seconds),
    ]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=subject.environment(),
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        subject.results.append(json.loads(done.stdout.splitlines()[-1]))
    except FileNotFoundError:
        subject.error = "not installed"
    except subprocess.TimeoutExpired:
        subject.error = "gave no answer within 300 s"
    except subprocess.CalledProcessError as error:
        subject.error = (error.stderr.strip().splitlines() or ["failed without a word"])[-1]
    except (IndexError, ValueError):
        subject.error = "gave an answer that is not JSON"


def parts(subject: Subject, kind: str) -> list[dict[str, Any]]:
    return [part for result in subject.results for part in result[kind]]


def quiet(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The undisturbed slices; when there are too few, the least disturbed."""
    if len(calm(found)) >= FEWEST:
        return calm(found)
    return sorted(found, key=lambda part: float(part["noise"]))[:FEWEST]


def calm(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The slices whose calibration came near the best one of the same subject."""
    floor = min(part["noise"] for part in found)
    return [part for part in found if part["noise"] <= floor * QUIET]
