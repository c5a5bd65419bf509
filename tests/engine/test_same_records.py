"""Records from the same seeds are equal to the last byte: in another process, and on both trees."""

import hashlib
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game, game_names

ROOT = Path(__file__).parents[2]
GAMES = 20


def random_match(name: str, seats: int, seed: int) -> Match[Any]:
    match: Match[Any] = Match(find_game(name), seats, dealer=SeededDealer(str(seed)))
    rng = random.Random(seed)
    while (step := match.asked()) is not None:
        match.play(step.asks, rng.choice(step.options(match.state)))
    return match


def digest(name: str) -> str:
    """Of all records of a game, for the fewest and the most players."""
    players = find_game(name).players
    seats = sorted({players[0], players[-1]})
    records = [record.write(random_match(name, n, seed)) for n in seats for seed in range(GAMES)]
    return hashlib.sha256(b"".join(records)).hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_records_are_those_of_another_interpreted_process(name: str) -> None:
    """On the compiled tree this holds both trees against each other."""
    environment = {key: value for key, value in os.environ.items() if key != "VESPERS_COMPILED"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    script = f"""
from vespers.engine import kernel
from {__name__} import digest
print(kernel.__file__, digest({name!r}))
"""
    command = [sys.executable, "-c", script]
    file, interpreted = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    assert file.endswith(".py")
    assert digest(name) == interpreted


@pytest.mark.parametrize("name", game_names())
def test_another_seed_gives_another_record(name: str) -> None:
    seats = find_game(name).players[0]
    assert record.write(random_match(name, seats, 1)) != record.write(random_match(name, seats, 2))
