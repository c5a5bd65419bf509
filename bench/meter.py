"""The stop-watch that our games and all peers share. Standard library only: it runs in every environment.

A subject is measured in slices. Before and after each slice a fixed loop is timed: on a machine that does
other things too, that tells the quiet slices from the disturbed ones (see bench.run).
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

clock = time.process_time  # of this process alone: what others do meanwhile on this core does not count
POSITIONS = 60  # sampled from random games, for clones and options
OF_ONE_GAME = 6  # at most
SHARE = 0.05  # of the positions of a game that are sampled
CLONE_SLICES = 15  # short ones: the best of them counts

Walk = Callable[
    [random.Random], Iterator[Any]
]  # plays one game at random; yields the state before each decision


def calibration() -> float:
    """Seconds that a fixed piece of work takes, the best of three: the less, the quieter the machine."""
    return min(_work() for _ in range(3))


def _work() -> float:
    start = clock()
    total = 0
    for n in range(10_000):
        total += n & 7
    return clock() - start


def measure(
    walk: Walk,
    clone: Callable[[Any], Any],
    options: Callable[[Any], int],
    play: Callable[[], tuple[int, int]] | None = None,
    **facts: Any,
) -> None:
    """Measure one subject and print its JSON line.

    `play` is a faster way to walk, without looking on: one game's decisions and draws.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    asked, _ = parser.parse_known_args()
    rng = random.Random(7)
    one_game = play or (lambda: (sum(1 for _ in walk(rng)), 0))
    _slice(one_game, asked.seconds / 2)
    slices = [_slice(one_game, asked.seconds) for _ in range(asked.slices)]
    positions = _sample(walk, clone)
    facts["slices"] = slices
    facts["clones"] = [_timed(clone, positions) for _ in range(CLONE_SLICES)]
    facts["options"] = sum(options(p) for p in positions) / len(positions)
    print(json.dumps(facts))


def _slice(play: Callable[[], tuple[int, int]], seconds: float) -> dict[str, float]:
    """Whole games, until the time is over."""
    before = calibration()
    games = decisions = draws = 0
    start = clock()
    while (spent := clock() - start) < seconds or not games:
        made, drawn = play()
        games, decisions, draws = games + 1, decisions + made, draws + drawn
    noise = max(before, calibration())
    return {"noise": noise, "seconds": spent, "games": games, "decisions": decisions, "draws": draws}


def measure_looks(look: Callable[[Any], tuple[int, int]], positions: list[Any], **facts: Any) -> None:
    """Measure a search and print its JSON line: looks ahead, and positions judged, at positions in turn."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    asked, _ = parser.parse_known_args()
    facts["slices"] = [_looks(look, positions, asked.seconds) for _ in range(asked.slices)]
    print(json.dumps(facts))


def _looks(look: Callable[[Any], tuple[int, int]], positions: list[Any], seconds: float) -> dict[str, float]:
    before, looks, judged, number = calibration(), 0, 0, 0
    start = clock()
    while (spent := clock() - start) < seconds or number < len(positions):
        more, weighed = look(positions[number % len(positions)])
        looks, judged, number = looks + more, judged + weighed, number + 1
    return {"noise": max(before, calibration()), "seconds": spent, "looks": looks, "judged": judged}


def _sample(walk: Walk, clone: Callable[[Any], Any]) -> list[Any]:
    """Positions in which a player decides, from all over random games."""
    rng = random.Random(5)
    found: list[Any] = []
    while len(found) < POSITIONS:
        seen = [clone(state) for state in walk(rng) if rng.random() < SHARE]
        found += rng.sample(seen, min(len(seen), OF_ONE_GAME))
    return found[:POSITIONS]


def _timed(do: Callable[[Any], Any], positions: list[Any]) -> float:
    """Microseconds that `do` takes per position."""
    calls = 0
    start = clock()
    while (spent := clock() - start) < 0.02:
        for position in positions:
            do(position)
        calls += len(positions)
    return spent / calls * 1e6
