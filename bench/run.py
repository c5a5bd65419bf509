"""Run everything, interleaved, on one core (studies: on all); print a table and keep the figures as JSON.

python -m bench.run [--short] [--json FILE]

It measures and never judges: its exit status does not depend on any figure, and is 1 only when something of
ours cannot be measured. Subjects take turns in rounds, so that a busy minute of the machine hits all of them
(in the short form, on each core one at a time); a figure is the median of the quiet slices, those whose
calibration loop came within 15 % of the subject's fastest one. Differences below 5 % mean nothing.
What one clone takes is the best of many short slices, as `timeit` advises: the rest is the machine's doing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from statistics import mean, median
from typing import Any

from bench import rl, search, study
from bench.progress import say
from bench.rounds import calm, machine, parts, pin, quiet, take_turns
from bench.subjects import OURS, ROOT, Subject, ours, peers
from bench.table import table


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our games beside peers.")
    parser.add_argument("--short", action="store_true", help="one quick round: does it run, roughly how fast")
    parser.add_argument(
        "--json", type=Path, default=ROOT / "bench/out/bench.json", help="where the figures go"
    )
    asked = parser.parse_args()
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    core = pin()
    subjects, searches = [*peers(), *ours(asked.short)], search.subjects(asked.short)
    environments = rl.subjects(asked.short)
    everything = [*subjects, *searches, *environments]
    if asked.short:
        take_turns(everything, 1, 3, 0.2, cores)
    else:
        take_turns(everything, 5, 5, 0.3)
    figures = {"machine": machine(core), "short": asked.short, "subjects": summary(subjects)}
    figures["search"] = search.summary(searches)
    figures["environments"] = rl.summary(environments)
    figures["study"] = study.measured(asked.short, cores)
    say("done")
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(table(figures))
    print(search.table(figures["search"]))
    print(rl.table(figures["environments"]))
    print(study.table(figures["study"]))
    print(f"The same as JSON: {os.path.relpath(asked.json)}")
    return int(broken(everything, figures["study"]))


def broken(subjects: list[Subject], studies: dict[str, Any]) -> bool:
    """Whether something of ours could not be measured; peers may be missing."""
    failed = any(subject.error for subject in subjects if subject.python == OURS)
    return failed or any("error" in one for kind in studies.values() for one in kind)


def summary(subjects: list[Subject]) -> list[dict[str, Any]]:
    """The figures of every subject; of one that failed, why."""
    return [
        {"name": s.name, "note": s.note, **({"error": s.error} if s.error else figures(s))} for s in subjects
    ]


def figures(subject: Subject) -> dict[str, Any]:
    slices = quiet(parts(subject, "slices"))
    facts = {key: subject.results[0].get(key) for key in ("version", "players", "compiled", "memory_kb")}
    decisions = sum(part["decisions"] for part in slices)
    return {
        **facts,
        "options": mean(result["options"] for result in subject.results),
        "decisions_per_second": median(part["decisions"] / part["seconds"] for part in slices),
        "games_per_second": median(part["games"] / part["seconds"] for part in slices),
        "decisions_per_game": decisions / sum(part["games"] for part in slices),
        "draws_per_decision": sum(part["draws"] for part in slices) / decisions,
        "clone_us": min(us for result in subject.results for us in result["clones"]),
        "slices": len(parts(subject, "slices")),
        "quiet_slices": len(calm(parts(subject, "slices"))),
    }


if __name__ == "__main__":
    sys.exit(main())
