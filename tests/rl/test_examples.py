"""The examples in their shortest form, where torch is installed (`vespers[rl-train]`); skipped elsewhere."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from vespers.bots import BOTS, GreedyBot
from vespers.engine import record
from vespers.engine.kit import play_at_random
from vespers.games import find_game

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setitem(BOTS, "teacher", GreedyBot)  # so that the example's own leaves with the test
    return importlib.import_module


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_masked_ppo_learns_something_and_says_how_well_it_plays(example: Callable[[str], ModuleType]) -> None:
    pytest.importorskip("sb3_contrib")
    short = "--labels 600 --steps 600 --random 4 --greedy 4 --games 20 --threads 1"
    results = example("masked_ppo").main(short.split())
    assert [(result["after"], result["opponent"]) for result in results] == [
        ("imitation", "random"),
        ("imitation", "greedy"),
        ("PPO", "random"),
        ("PPO", "greedy"),
    ]
    assert all(result["low"] <= result["won"] <= result["high"] for result in results)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_imitation_learns_from_records(tmp_path: Path, example: Callable[[str], ModuleType]) -> None:
    pytest.importorskip("torch")
    from vespers.rl.data import write_parquet

    target = tmp_path / "games.parquet"
    matches = [
        record.read(record.write(play_at_random(find_game("wolves"), 2, None, n)), find_game)
        for n in range(12)
    ]
    write_parquet([(f"{n}", match) for n, match in enumerate(matches)], target)
    same, guessed = example("imitation").main([str(target), "--epochs", "1", "--games", "2"])
    assert 0.0 <= same <= 1.0 and 0.0 < guessed < 1.0
