"""Writes `record_digests.json`: what the records of games at random hash to, by game and number of players.

`python -m tests.engine.make_record_digests` is never run again: a later version gets digests of its own.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.engine.random_games import random_match
from vespers.engine import record
from vespers.games import find_game, game_names

FILE = Path(__file__).with_name("record_digests.json")
BATCH = 20  # games in a digest
BATCHES = 10
OPTIONS = {"brewers": {"sprint": True, "monk_fights": True}}  # on by default in those versions
VERSIONS = {"wolves": 1, "heaven-ale": 1, "brewers": 2, "fermentation": 2}  # of the rules in these digests


def digest(name: str, seats: int, batch: int) -> str:
    """One hash of the records of a batch of games."""
    seeds = range(batch * BATCH, (batch + 1) * BATCH)
    settings = find_game(name).read_stored(OPTIONS.get(name, {}), VERSIONS[name])
    records = [record.write(random_match(name, seats, seed, settings)) for seed in seeds]
    return hashlib.sha256(b"".join(records)).hexdigest()[:16]


def main() -> None:
    found = {
        name: {
            str(seats): [digest(name, seats, batch) for batch in range(BATCHES)]
            for seats in find_game(name).players
        }
        for name in game_names()
    }
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
