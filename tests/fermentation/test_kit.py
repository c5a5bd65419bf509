"""The conformance kit over all options; behind `make soak`, thousands of games of every kind."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.fermentation.monastery import MOONS
from vespers.engine.kit import Kit
from vespers.games.fermentation import GAME
from vespers.games.fermentation.words import Options
from vespers.texts import has_text

SOAK = int(os.environ.get("VESPERS_SOAK", "0"))  # games in all; 0: a short run

OPTIONS = {
    "long": Options(long=True),
    "free": Options(layout="free", recipe="choice"),
    "random": Options(layout="random", recipe="triple"),
    "boar": Options(hunter="were-boar", recipe="smoked"),
    "bear": Options(hunter="were-bear", recipe="brown"),
    "raven": Options(hunter="were-raven", recipe="white"),
    **{f"moon-{n}": Options(packs=MOONS, moon=n, kept=("mail",), standing=(2, 5)) for n in range(1, 14)},
}


def kit(seats: int, options: Options, thorough: float) -> Kit:
    return Kit(GAME, seats, options, has_text=lambda game, key: has_text(key), thorough=thorough)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_keeps_every_promise(name: str) -> None:
    seats = 2 if name.startswith("moon") else 3
    assert kit(seats, OPTIONS[name], 0.2).run(range(1)).games == 1


def tables() -> Iterator[tuple[int, Options]]:
    """Every number of players with every kind of game."""
    for seats in GAME.players:
        for options in (Options(), *OPTIONS.values()):
            if len(options.standing) in (0, seats):
                yield seats, options


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="a long run: make soak")
def test_soak() -> None:
    every = list(tables())
    games = SOAK // len(every) + 1
    for seats, options in every:
        kit(seats, options, 0.02).run(range(games))
