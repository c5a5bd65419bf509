"""Run everything, interleaved, on one core (studies: on all); print a table and keep the figures as JSON.

python -m bench.run [--short] [--json FILE]

It measures and never judges: its exit status does not depend on any figure. Subjects take turns in rounds, so
that a busy minute of the machine hits all of them; a figure is the median of the quiet slices, those whose
calibration loop came within 15 % of the subject's fastest one. Differences below 5 % mean nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import mean, median
from typing import Any

from bench import search, study
from bench.subjects import ROOT, Subject, ours, peers
from bench.table import table

QUIET = 1.15  # times the fastest calibration loop
FEWEST = 3  # slices that a median is taken of, however loud the machine


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our games beside peers.")
    parser.add_argument("--short", action="store_true", help="one quick round: does it run, roughly how fast")
    parser.add_argument(
        "--json", type=Path, default=ROOT / "bench/out/bench.json", help="where the figures go"
    )
    asked = parser.parse_args()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    core = pin()
    subjects, searches = [*peers(), *ours()], search.subjects()
    rounds, slices, seconds = (1, 3, 0.2) if asked.short else (5, 5, 0.3)
    for number in range(rounds):
        for subject in [*subjects, *searches]:
            say(f"round {number + 1} of {rounds}: {subject.name}")
            run(subject, slices, seconds)
    figures = {"machine": machine(core), "short": asked.short, "subjects": summary(subjects)}
    figures["search"] = search.summary(searches)
    say("studies of the lab, on all cores")
    figures["study"] = study.measured(asked.short, cores)
    say("")
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(table(figures))
    print(search.table(search.summary(searches)))
    print(study.table(figures["study"]))
    print(f"The same as JSON: {os.path.relpath(asked.json)}")
    return 0


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


def say(text: str) -> None:
    """Progress, for people only."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


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


def summary(subjects: list[Subject]) -> list[dict[str, Any]]:
    """The figures of every subject; of one that failed, why."""
    return [
        {"name": s.name, "note": s.note, **({"error": s.error} if s.error else figures(s))} for s in subjects
    ]


def parts(subject: Subject, kind: str) -> list[dict[str, Any]]:
    return [part for result in subject.results for part in result[kind]]


def figures(subject: Subject) -> dict[str, Any]:
    slices, clones = quiet(parts(subject, "slices")), quiet(parts(subject, "clones"))
    facts = {key: subject.results[0].get(key) for key in ("version", "players", "compiled", "memory_kb")}
    decisions = sum(part["decisions"] for part in slices)
    return {
        **facts,
        "options": mean(result["options"] for result in subject.results),
        "decisions_per_second": median(part["decisions"] / part["seconds"] for part in slices),
        "games_per_second": median(part["games"] / part["seconds"] for part in slices),
        "decisions_per_game": decisions / sum(part["games"] for part in slices),
        "draws_per_decision": sum(part["draws"] for part in slices) / decisions,
        "clone_us": median(part["us"] for part in clones),
        "slices": len(parts(subject, "slices")),
        "quiet_slices": len(calm(parts(subject, "slices"))),
    }


def quiet(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The undisturbed slices; when there are too few, the least disturbed."""
    if len(calm(found)) >= FEWEST:
        return calm(found)
    return sorted(found, key=lambda part: float(part["noise"]))[:FEWEST]


def calm(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The slices whose calibration came near the best one of the same subject."""
    floor = min(part["noise"] for part in found)
    return [part for part in found if part["noise"] <= floor * QUIET]


if __name__ == "__main__":
    sys.exit(main())
