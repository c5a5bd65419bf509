"""What a bench is doing, line by line on stderr, with the time since it began."""

from __future__ import annotations

import sys
import time

BEGUN = time.monotonic()


def say(text: str) -> None:
    minutes, seconds = divmod(int(time.monotonic() - BEGUN), 60)
    print(f"[{minutes:2}:{seconds:02}] {text}", file=sys.stderr, flush=True)
