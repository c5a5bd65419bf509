"""Matches played at random, and one digest of many records."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game

GAMES = 20


def random_match(name: str, seats: int, seed: int, settings: Any = None) -> Match[Any]:
    match: Match[Any] = Match(find_game(name), seats, settings, dealer=SeededDealer(str(seed)))
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
