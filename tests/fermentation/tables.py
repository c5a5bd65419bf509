"""Tables of every kind, and random matches at them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from librt.random import Random

from tests.fermentation.monastery import MOONS
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games.fermentation import GAME
from vespers.games.fermentation.messages import Settings

TABLES = {
    "alone": (1, Settings()),
    "free": (3, Settings(layout="free", recipe="choice")),
    "six": (6, Settings(hunter="were-raven")),
    "last moon": (2, Settings(packs=MOONS, moon=13)),
    "bear": (2, Settings(hunter="were-bear", recipe="triple")),
}


def playing(table: str) -> Iterator[Match[Any]]:
    """A random match, seen before each decision and at its end."""
    seats, settings = TABLES[table]
    match, rng = Match(GAME, seats, settings, SeededDealer(table)), Random(len(table))
    while (step := match.asked()) is not None:
        yield match
        found = step.options(match.state)
        match.play(step.asks, found[rng.randrange(len(found))])
    yield match
