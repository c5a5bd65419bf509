"""Set-up is thought about: levels choose by what an option is worth, not by where it stands in a list."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from librt.random import Random

from tools.measure_setup import option_name
from vespers.bots import BOTS, Knowledge, knowledge_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.games import find_game


def first_choice(name: str, kind: str, seed: int = 1) -> Knowledge:
    """The first decision of this kind."""
    game = find_game(name)
    match: Match[Any] = Match(game, 2, game.settings(), SeededDealer(str(seed)))
    while True:
        step = match.asked()
        assert step is not None
        options = step.options(match.state)
        if type(options[0]).__name__ == kind:
            return knowledge_of(match, step.asks, Random(seed))
        match.play(step.asks, options[0])


def worth_of(game: Game[Any], action: Any) -> float:
    """As measured."""
    kind, option = option_name(game, game.box(game.settings()), action).split(".")
    read = tomllib.loads((game.folder / "setup_worth.toml").read_text("utf-8"))
    worth: float = read[kind][option]
    return worth


SETUPS = [("fermentation", "TakeMonk"), ("brewers", "ChooseMonk")]


@pytest.mark.parametrize("level", ["apprentice", "brother", "abbot"])
@pytest.mark.parametrize(("name", "kind"), SETUPS)
def test_the_choice_is_among_the_best_wherever_it_stands(name: str, kind: str, level: str) -> None:
    known = first_choice(name, kind)
    best = sorted(known.options, key=lambda a: -worth_of(known.game, a))[:4]
    for options in (known.options, known.options[::-1]):
        known.options = options
        assert BOTS[level](1).choose(known) in best


@pytest.mark.parametrize(("name", "kind"), SETUPS)
def test_novices_choose_like_people(name: str, kind: str) -> None:
    """Many options are taken, the better ones more often."""
    known = first_choice(name, kind)
    chosen = [BOTS["novice"](seed).choose(known) for seed in range(80)]
    assert len(set(chosen)) >= 5
    assert sum(worth_of(known.game, a) for a in chosen) / len(chosen) > 0.05
