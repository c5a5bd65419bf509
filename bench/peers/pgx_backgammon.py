"""Pgx: backgammon on the processor, compiled by JAX; as many games at once as the command line says."""

import sys
from importlib.metadata import version

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.environments import measure_steps

MANY = int(sys.argv[1])
STEPS = 20
env = pgx.make("backgammon")
begin = jax.jit(jax.vmap(env.init))
move = auto_reset(env.step, env.init)


@jax.jit
def step(state, key):  # type: ignore[no-untyped-def]
    """One random legal step of every game."""
    for_choice, for_step = jax.random.split(key)
    chosen = jax.random.categorical(for_choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
    return jax.vmap(move)(state, chosen, jax.random.split(for_step, MANY))


key = jax.random.PRNGKey(1)
state = begin(jax.random.split(key, MANY))


def steps() -> int:
    global state, key
    for _ in range(STEPS):
        key, used = jax.random.split(key)
        state = step(state, used)
    state.observation.block_until_ready()
    return STEPS * MANY


measure_steps(steps, players=2, version=version("pgx"))
