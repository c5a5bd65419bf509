"""The measurement of set-up choices: random choices, names of the pack, and a fit that finds what is true."""

from __future__ import annotations

import tomllib
from math import exp
from random import Random

import pytest

from tools import measure_setup
from tools.measure_setup import Result, as_toml, fitted, played
from vespers.bots import GreedyBot
from vespers.games import find_game

TRUTH = {"Take.good": 0.8, "Take.plain": 0.0, "Take.bad": -0.8}


def invented(games: int) -> list[Result]:
    """Games whose winner is drawn by the true worths."""
    rng, results = Random(1), []
    for _ in range(games):
        taken = [rng.choice(sorted(TRUTH)) for _ in range(2)]
        odds = [exp(TRUTH[name]) for name in taken]
        first = rng.random() < odds[0] / sum(odds)
        results.append(Result([[name] for name in taken], [float(first), float(not first)]))
    return results


def test_the_fit_finds_the_worths_that_made_the_results() -> None:
    found = {each.name: each for each in fitted(invented(3000), sorted(TRUTH), ["Take"])}
    for name, worth in TRUTH.items():
        assert found[name].worth == pytest.approx(worth, abs=3 * found[name].error)
        assert found[name].error < 0.1


def test_choices_are_made_at_random_and_named_as_in_the_pack() -> None:
    game = find_game("fermentation")
    settings = game.read_settings({"recipe": "choice"})
    results = [played(game, settings, 2, ["TakeMonk", "TakeRecipe"], GreedyBot, str(n)) for n in range(6)]
    taken = {name for result in results for names in result.taken for name in names}
    assert len(taken) > 6 and {"TakeMonk", "TakeRecipe"} == {name.split(".")[0] for name in taken}
    assert all(sum(result.won) == pytest.approx(1) for result in results)
    read = tomllib.loads("\n".join(as_toml(results, ["TakeMonk", "TakeRecipe"], "…")))
    assert all(worth == pytest.approx(0, abs=3) for kind in read.values() for worth in kind.values())


@pytest.mark.parametrize("name", ["brewers", "fermentation", "wolves"])
def test_every_worth_belongs_to_an_option_of_the_game(name: str) -> None:
    game = find_game(name)
    box = game.box(game.settings())
    named = set()
    for action in game.codebook.actions:
        try:
            named.add(measure_setup.option_name(game, box, action))
        except (IndexError, KeyError):  # the codebook has room for other packs
            continue
    read = tomllib.loads((game.folder / "setup_worth.toml").read_text("utf-8"))
    for kind, worths in read.items():
        assert len(worths) >= 4 and {f"{kind}.{option}" for option in worths} <= named
