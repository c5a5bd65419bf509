"""Catan with four random players, through `Game.play_tick`."""

import random
from collections.abc import Iterator
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.meter import measure


def walk(rng: random.Random) -> Iterator[Game]:
    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(color) for color in colors], seed=rng.randrange(1 << 30))
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game
        game.play_tick()


measure(
    walk, Game.copy, lambda game: len(game.state.playable_actions), players=4, version=version("catanatron")
)
