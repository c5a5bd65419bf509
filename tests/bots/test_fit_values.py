"""The evolution of weights: what varies, what is kept, and that a better weight is found."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from tools import fit_values
from vespers.games import find_game
from vespers.games.heaven_ale import garden, outlook


def module_with(**numbers: float) -> ModuleType:
    module = ModuleType("weights")
    vars(module).update(numbers)
    return module


def test_weights_are_the_numbers_at_the_top_of_a_module() -> None:
    found = fit_values.weights_of([outlook, garden])
    assert found["MASTER"] == outlook.MASTER and found["BUILT"] == garden.BUILT
    assert "FIRST_SHADY" not in found  # a fact of the game, not a weight


def test_a_name_in_two_modules_and_a_module_without_weights_are_refused() -> None:
    with pytest.raises(SystemExit, match="A is a weight of two"):
        fit_values.weights_of([module_with(A=1.0), module_with(A=2.0)])
    with pytest.raises(SystemExit, match="No weights"):
        fit_values.weights_of([module_with()])


def test_variations_cancel_out_and_keep_the_sign() -> None:
    steps = fit_values.variations({"A": 0.3, "B": 0.1}, Random(1))
    assert len(steps) == fit_values.VARIATIONS
    assert fit_values.mean_step(steps) == pytest.approx({"A": 0.0, "B": 0.0})
    assert fit_values.moved({"A": -2.0, "B": 2.0}, {"A": 0.0, "B": -9.0})["A"] == -2.0
    assert 0 < fit_values.moved({"A": -2.0, "B": 2.0}, {"A": 0.0, "B": -9.0})["B"] < 2.0


def test_what_scores_more_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a score that is best at 3, a weight that begins at 1 gets there."""
    module = module_with(A=1.0)
    monkeypatch.setattr(fit_values, "mean_score", lambda *_: -abs(vars(module)["A"] - 3.0))
    found = fit_values.evolved(find_game("wolves"), [module], 2, 1, 0.5, None)
    assert found["A"] == pytest.approx(3.0, abs=0.3) and vars(module)["A"] == found["A"]
