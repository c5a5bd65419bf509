"""RLCard: gin rummy with two random players, on its environment (observation and legal actions)."""

from importlib.metadata import version

import rlcard

from bench.environments import dice, measure_steps

env = rlcard.make("gin-rummy", config={"seed": 1})
STEPS = 100
state, _ = env.reset()


def steps() -> int:
    global state
    for _ in range(STEPS):
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(dice() * len(legal))])
        if env.is_over():
            state, _ = env.reset()
    return STEPS


measure_steps(steps, players=2, version=version("rlcard"))
