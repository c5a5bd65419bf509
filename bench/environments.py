"""The stop-watch of environments, ours and peers': steps with observation and mask. Standard library only."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from typing import Any

from bench.meter import calibration, clock

dice = random.Random(1).random
Steps = Callable[[], int]  # makes some steps, each with what the next player sees and may say; how many


def walk(env: Any, many: int) -> int:
    """So many random steps of a PettingZoo environment, game after game: the same loop for ours and peers."""
    for _ in range(many):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]
        env.step(legal.item(int(dice() * len(legal))))
    return many


def measure_steps(steps: Steps, **facts: Any) -> None:
    """Measure one environment and print its JSON line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--slices", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    asked, _ = parser.parse_known_args()
    steps()
    facts["slices"] = [_slice(steps, asked.seconds) for _ in range(asked.slices)]
    print(json.dumps(facts))


def _slice(steps: Steps, seconds: float) -> dict[str, float]:
    before, made = calibration(), 0
    start = clock()
    while (spent := clock() - start) < seconds:
        made += steps()
    return {"noise": max(before, calibration()), "seconds": spent, "steps": made}
