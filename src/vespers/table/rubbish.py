"""When Python looks for rubbish: what counts of ours has no cycles, and a search stops the table meanwhile.

With 200 matches in memory a search took more than 100 ms of processor time, in the middle of whatever went
on. So it is begun while nobody moves; by itself only when far more has gathered than ever should.
"""

from __future__ import annotations

import gc

MUCH = 1_000_000  # new objects, more than have gone: searched at once, quiet or not
SOME = 20_000  # worth a search when nobody waits
QUIET = 2.0  # seconds without a commit


def look_seldom() -> None:
    """What is there after the start will stay; the rest is looked at in quiet moments."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MUCH, 20, 50)


def look_now(thoroughly: bool = False) -> None:
    """Nobody moves: among what is new, if it is worth it, or everywhere."""
    if thoroughly:
        gc.collect()
    elif gc.get_count()[0] > SOME:
        gc.collect(0)
