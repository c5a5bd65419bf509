"""One of our environments: `bench.ours_rl wolves 2 single`, or the size of a batch instead of `single`.

Single goes through `last` and `step` of a PettingZoo environment, as the peers do.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from bench.environments import measure_steps, walk
from vespers.engine import kernel
from vespers.games import find_game
from vespers.rl.pettingzoo import GameEnv
from vespers.rl.vector_env import BatchEnv

STEPS = 100


class Batch:
    """Random steps of many games at once."""

    def __init__(self, env: BatchEnv) -> None:
        self.env = env
        self.masks = env.reset(seed=1)[1]["action_mask"]
        rows, actions = self.masks.shape
        self.begins = np.arange(rows + 1) * actions  # of the rows, were they one long vector

    def __call__(self) -> int:
        legal = np.flatnonzero(self.masks.view(bool))
        first = legal.searchsorted(self.begins)
        chosen = first[:-1] + generator.random(len(self.masks)) * (first[1:] - first[:-1])
        actions = legal[chosen.astype(np.int64)] - self.begins[:-1]
        self.masks = self.env.step(actions)[4]["action_mask"]
        return len(self.masks)


name, players, how = sys.argv[1:4]
generator = np.random.default_rng(1)
facts: dict[str, Any] = {"players": int(players), "compiled": kernel.COMPILED}
if how == "single":
    alone = GameEnv(find_game(name), int(players))
    alone.reset(seed=1)
    measure_steps(lambda: walk(alone, STEPS), **facts)
else:
    measure_steps(Batch(BatchEnv(name, int(how), int(players))), **facts)
