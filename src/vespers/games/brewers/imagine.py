"""What a seat may imagine of a table of Brewers."""

from __future__ import annotations

from librt.random import Random

from vespers.engine.kernel import Seat, take_at_random
from vespers.games.brewers.pieces import MONK_MAX
from vespers.games.brewers.state import Brewers


def imagine(s: Brewers, seat: Seat | None, rng: Random) -> Brewers:
    """§9.7 The face-down monks of the others dealt anew; all else is known."""
    t = s.clone()
    if not t.drafts_blindly():
        return t
    others = [me for me in range(len(t.monks)) if me != seat]
    for me in others:
        for monk in t.dealt[me]:
            t.free_monks[monk] += 1
    for me in others:
        dealt = take_at_random(t.free_monks, len(t.dealt[me]), rng)
        t.dealt[me] = tuple([monk for monk in range(MONK_MAX) for _ in range(dealt[monk])])
    return t
