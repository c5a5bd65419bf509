"""OpenSpiel's MCTS in Python on its backgammon in C++: with one random rollout a simulation, or with none."""

import random
import sys
from importlib.metadata import version

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from bench.meter import measure_looks

SIMULATIONS = 20
POSITIONS = 12

game = pyspiel.load_game("backgammon")


class Constant(mcts.Evaluator):  # type: ignore[misc]
    """Judges nothing: what is left is the search itself."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0, 0.0]

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def positions() -> list[pyspiel.State]:
    rng, state, found = random.Random(5), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found[:: max(1, len(found) // POSITIONS)]


source = numpy.random.RandomState(7)
evaluator = Constant() if sys.argv[1] == "constant" else mcts.RandomRolloutEvaluator(1, source)
bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=source)


def look(state: pyspiel.State) -> tuple[int, int]:
    bot.mcts_search(state)
    return SIMULATIONS, SIMULATIONS


measure_looks(look, positions(), players=2, version=version("open_spiel"))
