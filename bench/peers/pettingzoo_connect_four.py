"""PettingZoo classic: connect four with two random players, with its usual guards."""

from importlib.metadata import version

import numpy as np
from pettingzoo.classic import connect_four_v3

from bench.environments import measure_steps

env = connect_four_v3.env()
env.reset(seed=1)
random = np.random.default_rng(1).random
STEPS = 100


def steps() -> int:
    for _ in range(STEPS):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]
        env.step(int(legal[int(random() * len(legal))]))
    return STEPS


measure_steps(steps, players=2, version=version("pettingzoo"))
