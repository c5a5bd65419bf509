"""The examples in their shortest form, where torch is installed (`vespers[rl-train]`); skipped elsewhere."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from vespers.bots import BOTS, GreedyBot
from vespers.engine import record
from vespers.engine.conformance import play_at_random
from vespers.games import find_game
from vespers.games.wolves.messages import CallAmbush, Place, Rest, Swap, TakeLone, TakePower
from vespers.rl.play import Play

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setitem(BOTS, "teacher", GreedyBot)  # so that the example's own leaves with the test
    return importlib.import_module


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_masked_ppo_learns_something_and_says_how_well_it_plays(
    tmp_path: Path, example: Callable[[str], ModuleType]
) -> None:
    pytest.importorskip("sb3_contrib")
    short = "--labels 1500 --steps 1500 --random 8 --greedy 8 --games 40 --threads 1"
    results = example("masked_ppo").main([*short.split(), "--save", str(tmp_path / "network")])
    assert [(result["after"], result["opponent"]) for result in results] == [
        ("imitation", "random"),
        ("imitation", "greedy"),
        ("PPO", "random"),
        ("PPO", "greedy"),
    ]
    assert all(result["low"] <= result["won"] <= result["high"] for result in results)
    assert results[0]["low"] > 0.5 and results[2]["low"] > 0.5, "it plays no better than at random"
    again = example("wolves_network").WolvesPolicy.load(tmp_path / "network")
    assert example("masked_ppo").examined(again, "random", 40)["won"] == results[2]["won"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_the_network_looks_at_every_cell_that_matters_and_knows_the_codebook(
    example: Callable[[str], ModuleType],
) -> None:
    """Weights that name each output: what comes out for an action must be its own name."""
    torch = pytest.importorskip("torch")
    pytest.importorskip("sb3_contrib")
    torch.set_num_threads(1)
    network = example("wolves_network").Network()
    with torch.no_grad():
        for weights in (network.place, network.others):
            weights.weight.zero_()
        network.place.bias.copy_(torch.arange(13.0) + 1)
        network.others.bias.copy_(torch.arange(37.0) + 100)
    play = Play("wolves", 2)
    for seed in range(4):
        play.begin(seed)
        while play.asks >= 0:
            weighed = network.forward_actor(torch.from_numpy(play.observation(play.asks))[None])[0]
            for option in play.legal:
                assert float(weighed[play.actions.number(option)]) == expected(option), option
            play.say(play.actions.number(play.legal[play.rng.randrange(len(play.legal))]))


def expected(option: Any) -> float:
    """What the weights above say of an action."""
    match option:
        case Place(wolf, _):
            return wolf + 1.0
        case Swap(_):
            return 13.0
        case Rest():
            return 100.0
        case CallAmbush(power):
            return 101.0 + power
        case TakeLone(wolf):
            return 113.0 + wolf
        case TakePower(power):
            return 125.0 + power
    raise AssertionError(f"{option} is no action of a player")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_imitation_learns_from_records(tmp_path: Path, example: Callable[[str], ModuleType]) -> None:
    pytest.importorskip("torch")
    from vespers.rl.export import write_parquet

    target = tmp_path / "games.parquet"
    matches = [
        record.read(record.write(play_at_random(find_game("wolves"), 2, None, n)), find_game)
        for n in range(12)
    ]
    write_parquet([(f"{n}", match) for n, match in enumerate(matches)], target)
    same, guessed = example("imitation").main([str(target), "--epochs", "1", "--games", "2"])
    assert 0.0 <= same <= 1.0 and 0.0 < guessed < 1.0
