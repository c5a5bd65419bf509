"""RLCard: gin rummy with two random players, on the game itself (not the environment around it)."""

import copy
import random
from collections.abc import Iterator
from importlib.metadata import version

import numpy
from rlcard.games.gin_rummy import Game

from bench.meter import measure


def walk(rng: random.Random) -> Iterator[Game]:
    game = Game()
    game.np_random = numpy.random.RandomState(rng.randrange(1 << 30))
    game.init_game()
    while not game.is_over():
        yield game
        game.step(rng.choice(game.judge.get_legal_actions()))


measure(
    walk,
    copy.deepcopy,
    lambda game: len(game.judge.get_legal_actions()),
    players=2,
    version=version("rlcard"),
)
