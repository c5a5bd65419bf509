"""OpenSpiel: the game named on the command line, played at random from Python."""

import random
import sys
from collections.abc import Iterator
from importlib.metadata import version
from operator import methodcaller

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel

from bench.meter import measure

game = pyspiel.load_game(sys.argv[1])


def walk(rng: random.Random) -> Iterator[pyspiel.State]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


measure(
    walk,
    methodcaller("clone"),
    lambda state: len(state.legal_actions()),
    players=game.num_players(),
    version=version("open_spiel"),
)
