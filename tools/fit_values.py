"""Let the weights of an outlook evolve: of some variations at a time, those that play best are kept.

python tools/fit_values.py heaven-ale outlook garden --minutes 30 --keep weights.json

The weights are the numbers at the top of the named modules of the game's folder. Bots that take the
option after which the outlook is best play each deal with one variation in all seats; what scores most is
kept. Run it on the compiled tree (PYTHONPATH=build/compiled); nothing is written into the sources.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import import_module
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from types import ModuleType
from typing import Any

from vespers.bots import GreedyBot
from vespers.bots.arena import play_game
from vespers.bots.judging import judgement_of
from vespers.engine.game import Game
from vespers.games import find_game

VARIATIONS = 12  # of a generation; the better half is kept
PARENTS = 6
SPREAD = 0.25  # of a weight, as a part of itself, at the beginning
LEARNED = 0.2  # how fast the spread follows what was kept
FADING = 0.98  # of the spread from one generation to the next

Weights = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("modules", nargs="+", help="of the game's folder, such as judgement")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=12, help="played with each variation")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--keep", type=Path, help="a file to go on from, and to write into")
    asked = parser.parse_args()
    game = find_game(asked.game)
    modules = [import_module(f"{type(game).__module__}.{name}") for name in asked.modules]
    weights = evolved(game, modules, asked.players, asked.deals, 60 * asked.minutes, asked.keep)
    for name, weight in weights.items():
        print(f"{name} = {weight:.3g}")


def evolved(
    game: Game[Any], modules: list[ModuleType], seats: int, deals: int, seconds: float, keep: Path | None
) -> Weights:
    """Generation after generation, as long as there is time."""
    middle = weights_of(modules)
    if keep is not None and keep.exists():
        middle.update(json.loads(keep.read_text()))
    spread, generation, until = dict.fromkeys(middle, SPREAD), 0, time.monotonic() + seconds
    while time.monotonic() < until:
        steps = variations(spread, Random(generation))
        scores = []
        for step in steps:
            set_weights(modules, moved(middle, step))
            scores.append(mean_score(game, seats, deals, f"{generation}"))
        order = sorted(range(len(steps)), key=lambda n: -scores[n])
        best = [steps[n] for n in order[:PARENTS]]
        middle, spread = moved(middle, mean_step(best)), learned(spread, best)
        generation += 1
        print(f"generation {generation}: mean {fmean(scores):.2f}, best {max(scores):.2f}", flush=True)
        if keep is not None:
            keep.write_text(json.dumps(middle))
    set_weights(modules, middle)
    return middle


def weights_of(modules: list[ModuleType]) -> Weights:
    """The numbers at the top of the modules; a name must stand in one of them only."""
    found: Weights = {}
    for module in modules:
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, float):
                if name in found:
                    raise SystemExit(f"{name} is a weight of two of the modules: rename one.")
                found[name] = value
    if not found:
        raise SystemExit("No weights: expected numbers like NAME = 1.5 at the top of a module.")
    return found


def set_weights(modules: list[ModuleType], weights: Weights) -> None:
    for module in modules:
        for name, weight in weights.items():
            if hasattr(module, name):
                setattr(module, name, weight)


def variations(spread: Weights, rng: Random) -> list[Weights]:
    """Steps in pairs, one the opposite of the other."""
    half = [{name: rng.gauss(0.0, width) for name, width in spread.items()} for _ in range(VARIATIONS // 2)]
    return half + [{name: -step for name, step in one.items()} for one in half]


def moved(weights: Weights, step: Weights) -> Weights:
    """Steps are parts of a weight: it keeps its sign."""
    return {name: weight * exp(step[name]) for name, weight in weights.items()}


def mean_step(steps: list[Weights]) -> Weights:
    return {name: fmean([step[name] for step in steps]) for name in steps[0]}


def learned(spread: Weights, steps: list[Weights]) -> Weights:
    """A weight goes on to vary as much as it did among those kept."""
    kept = {name: sqrt(fmean([step[name] ** 2 for step in steps])) for name in spread}
    return {name: FADING * ((1 - LEARNED) * width + LEARNED * kept[name]) for name, width in spread.items()}


def mean_score(game: Game[Any], seats: int, deals: int, seed: str) -> float:
    """Of all seats, over some deals, when everybody takes what the outlook likes best."""
    judgement = judgement_of(game)
    value, network = judgement.value, judgement.outlook.network
    judgement.outlook.teach(None)  # the weights are those of the formulas
    judgement.forget()  # what it thought with other weights
    judgement.value = lambda s, seat: judgement.outlook.values(s, seats)[seat]
    try:
        outcomes = [
            play_game(game, game.settings(), [GreedyBot] * seats, f"{seed}:{deal}").outcome()
            for deal in range(deals)
        ]
    finally:
        judgement.value = value
        judgement.outlook.teach(network)
    return fmean([score for outcome in outcomes if outcome is not None for score in outcome.scores])


if __name__ == "__main__":
    main()
