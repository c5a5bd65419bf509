"""Records from the same seeds are equal to the last byte: in another process, and on both trees."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.random_games import digest, random_match
from vespers.engine import record
from vespers.games import find_game, game_names

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("name", game_names())
def test_records_are_those_of_another_interpreted_process(name: str) -> None:
    """On the compiled tree this holds both trees against each other."""
    environment = {key: value for key, value in os.environ.items() if key != "VESPERS_COMPILED"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    script = f"""
from vespers.engine import kernel
from tests.engine.random_games import digest
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
