"""Novices in a study: one who finds everything equally good must still choose."""

from __future__ import annotations

import pytest
from librt.random import Random

from vespers.bots import Knowledge
from vespers.bots.novice import NoviceBot
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game

WORTH = 7.0369


def test_a_mean_that_is_rounded_above_the_best_leaves_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum([WORTH] * 12) / 12 > WORTH  # what rounding does to equals
    monkeypatch.setattr(NoviceBot, "_worth", lambda *_: WORTH)
    game = find_game("wolves")
    match = Match(game, 2, dealer=SeededDealer("novices"))
    step = match.asked()
    assert step is not None
    options = step.options(match.state) * 10  # so many that some are seen, whatever is overlooked
    for seed in range(20):
        world = game.imagine(match.state, step.asks, Random(seed))
        assert NoviceBot(seed).choose(Knowledge(game, step.asks, 2, world, options)) in options
