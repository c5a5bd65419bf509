"""PettingZoo classic: connect four with two random players, with its usual guards."""

from importlib.metadata import version

from pettingzoo.classic import connect_four_v3

from bench.environments import measure_steps, walk

env = connect_four_v3.env()
env.reset(seed=1)
STEPS = 100


measure_steps(lambda: walk(env, STEPS), players=2, version=version("pettingzoo"))
