"""One of our games: python -m bench.ours GAME SEATS. PYTHONPATH chooses the tree, src or build/compiled."""

import gc
import random
import sys
import tracemalloc
from collections.abc import Iterator
from importlib.metadata import version
from operator import methodcaller
from typing import Any

from librt.random import Random

from bench.meter import measure
from vespers.engine import kernel
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.games import find_game


def walk(game: Game[Any], seats: int, rng: random.Random) -> Iterator[kernel.State]:
    """One random game, seen from outside the kernel."""
    s: kernel.State = game.start(seats)
    while (step := kernel.asked(s)) is not None:
        if isinstance(step, kernel.Chance):
            kernel.apply(s, kernel.deal(step, s, rng.randrange(kernel.tickets(step.odds(s)))))
        else:
            yield s
            kernel.apply(s, rng.choice(step.options(s)))


def live_match(game: Game[Any], seats: int, seed: int) -> Match[Any]:
    """A match played to its end at random, with all it remembers."""
    rng = random.Random(seed)
    match: Match[Any] = Match(game, seats, dealer=SeededDealer(str(seed)))
    while (step := match.asked()) is not None:
        match.play(step.asks, rng.choice(step.options(match.state)))
    return match


def memory(game: Game[Any], seats: int, matches: int = 5) -> float:
    """Kilobytes of a match at its end; the tables that all matches share are loaded before."""
    live_match(game, seats, seed=0)
    gc.collect()
    tracemalloc.start()
    kept = [live_match(game, seats, seed) for seed in range(1, matches + 1)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept) / 1000


def options(s: kernel.State) -> int:
    step = kernel.asked(s)
    return len(step.options(s)) if step is not None else 0


def main(name: str, seats: int) -> None:
    game, rng = find_game(name), Random(7)
    measure(
        lambda rng: walk(game, seats, rng),
        methodcaller("clone"),
        options,
        lambda: kernel.playout(game.start(seats), rng),
        players=seats,
        version=version("vespers"),
        compiled=kernel.COMPILED,
        memory_kb=memory(game, seats),
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
