"""The bots answer alike everywhere: the same seed gives the same moves in another process, and compiled."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.bots.positions import seats_of
from vespers.bots import GreedyBot, NoviceBot, SearchBot
from vespers.bots.arena import Seated, play_game
from vespers.engine import record
from vespers.games import find_game, game_names

ROOT = Path(__file__).parents[2]


def digest(name: str) -> str:
    """Of a game in which every kind of bot has a seat, in turn."""
    game = find_game(name)
    kinds: list[Seated] = [partial(SearchBot, looks=12), GreedyBot, NoviceBot]
    bots = [kinds[seat % len(kinds)] for seat in range(seats_of(game))]
    games = [play_game(game, game.settings(), side, "same") for side in (bots, [NoviceBot, *bots[:-1]])]
    return hashlib.sha256(b"".join([record.write(match) for match in games])).hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_bots_play_the_same_game_as_interpreted_in_another_process(name: str) -> None:
    """On the compiled tree this holds both trees against each other."""
    environment = {key: value for key, value in os.environ.items() if key != "VESPERS_COMPILED"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    script = f"""
from vespers.bots import search
from {__name__} import digest
print(search.__file__, digest({name!r}))
"""
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    file, interpreted = run.stdout.split()
    assert file.endswith(".py")
    assert digest(name) == interpreted
