"""`make fuzz`: a million spoilt inputs of each sort that reaches us, resumable.

The inputs of a kind are numbered; number n is always the same. What has been tried stands in a file, so that
a run goes on where the last one ended. What fails is told with its number, and can be tried alone.

    python -m tests.fuzz.run                          all kinds, a million in all
    python -m tests.fuzz.run --inputs 20000 packs     so many packs more
    python -m tests.fuzz.run --only 1234 packs        one of them again

Frames and requests go to a server on SQLite, or on the database that VESPERS_DATABASE names.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol, TypeAlias

from tests.fuzz.arguments import Arguments
from tests.fuzz.files import Configurations, Packs, Records, Studies
from tests.fuzz.wire import Frames, Requests
from vespers.engine.files import write_whole


class Target(Protocol):
    def check(self, rng: Random) -> str:
        """Try one input; an exception is a failure. What became of it, in a word."""


Kind: TypeAlias = tuple[Callable[[Path], Target], int]  # with its share of a thousand inputs
KINDS: dict[str, Kind] = {
    "frames": (Frames, 500),
    "requests": (Requests, 200),
    "records": (Records, 150),
    "packs": (Packs, 60),
    "studies": (Studies, 50),
    "settings": (Configurations, 20),
    "arguments": (Arguments, 20),
}
MILLION = 1_000_000
STATE = Path(__file__).parents[2] / "build/fuzz.json"
SAVED_EVERY = 500


class Progress:
    """How many inputs of each kind have been tried, and which failed."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        known = json.loads(file.read_text()) if file is not None and file.exists() else {}
        self.tried: dict[str, int] = known.get("tried", {})
        self.failed: dict[str, list[int]] = known.get("failed", {})

    def save(self) -> None:
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, json.dumps({"tried": self.tried, "failed": self.failed}).encode(), False)


def fuzz(kind: str, numbers: range, progress: Progress) -> Counter[str]:
    """Try these inputs of a kind; what became of them."""
    became: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="vespers-fuzz-") as folder:
        target: Target = KINDS[kind][0](Path(folder))
        try:
            for number in numbers:
                became[attempt(target, kind, number, progress)] += 1
                progress.tried[kind] = number + 1
                if number % SAVED_EVERY == 0:
                    progress.save()
        finally:
            progress.save()
            if hasattr(target, "close"):
                target.close()
    return became


def attempt(target: Target, kind: str, number: int, progress: Progress) -> str:
    try:
        return target.check(Random(f"{kind} {number}"))
    except Exception:
        traceback.print_exc(limit=-6)
        print(f"FAILED: {kind} {number}", file=sys.stderr, flush=True)
        progress.failed.setdefault(kind, []).append(number)
        return "FAILED"


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    words.add_argument("--inputs", type=int, default=MILLION, help="in all, with those of the runs before")
    words.add_argument("--only", type=int, help="this input alone")
    given = words.parse_args()
    unknown = set(given.kinds) - set(KINDS)
    if unknown:
        words.error(f"there is no kind {', '.join(unknown)}; kinds are {', '.join(KINDS)}")
    progress = Progress(None if given.only is not None else STATE)
    failures = 0
    for kind in given.kinds or KINDS:
        first = progress.tried.get(kind, 0)
        last = given.inputs if given.kinds else given.inputs * KINDS[kind][1] // 1000
        numbers = range(first, last) if given.only is None else range(given.only, given.only + 1)
        begun = time.monotonic()
        became = fuzz(kind, numbers, progress) if numbers else Counter[str]()
        failures += became["FAILED"]
        results = ", ".join(f"{many:,} {what}" for what, many in became.most_common(6))
        print(
            f"{kind:10} {len(numbers):>9,} inputs in {time.monotonic() - begun:.0f} s: {results}", flush=True
        )
    left = sum(map(len, progress.failed.values()))
    print(f"{sum(progress.tried.values()):,} inputs by now, {left} of them failed")
    return 1 if failures or left else 0


if __name__ == "__main__":
    sys.exit(main())
