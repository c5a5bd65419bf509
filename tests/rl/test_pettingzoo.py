"""PettingZoo's own tests, on every game and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark_of_pettingzoo
from pettingzoo.utils.conversions import aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import BaseWrapper

import vespers.rl
from vespers.games import find_game, game_names
from vespers.rl.registry import environment, environments

# What the test says of every environment that is not in PettingZoo's own list of those with masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
FEW = 4  # players: of larger tables only the largest is tried


def tables() -> list[tuple[str, int]]:
    found = [(name, find_game(game).players) for name, game in environments().items()]
    return [(name, n) for name, players in found for n in players if n <= FEW or n == players[-1]]


@pytest.fixture(autouse=True)
def quiet(capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    yield
    capsys.readouterr()


@pytest.mark.parametrize(("name", "players"), tables())
def test_api(name: str, players: int) -> None:
    api_test(environment(name).env(players=players), num_cycles=40)


@pytest.mark.parametrize("name", environments())
def test_api_structured(name: str) -> None:
    api_test(environment(name).env(observation="structured", reward="margin"), num_cycles=20)


@pytest.mark.parametrize("name", environments())
def test_seeds(name: str) -> None:
    seed_test(environment(name).env, num_cycles=40)


@pytest.mark.parametrize("name", environments())
def test_rendering(name: str) -> None:
    render_test(environment(name).env)


@pytest.mark.slow
def test_performance_benchmark() -> None:
    benchmark_of_pettingzoo(environment("wolves_v1").env())


class Wishes(BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """PettingZoo's test says anything at all; a wish is the number of an option, whatever is legal then."""

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(1000)

    def step(self, action: Any) -> None:
        if action is not None:
            legal = np.flatnonzero(self.env.observe(self.env.agent_selection)["action_mask"])
            action = int(legal[int(action) % len(legal)])
        super().step(action)


def test_max_cycles() -> None:
    def env(max_cycles: int) -> Wishes:
        raw = environment("wolves_v1").raw_env(options={"starter": "first"}, max_cycles=max_cycles)
        return Wishes(raw)

    def parallel_env(max_cycles: int) -> Any:
        return aec_to_parallel_wrapper(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


def test_names_and_versions() -> None:
    assert list(environments().values()) == game_names()
    assert vespers.rl.wolves_v1.name == "wolves_v1"
    with pytest.raises(AttributeError, match="wolves_v99"):
        _ = vespers.rl.wolves_v99
    with pytest.raises(KeyError, match="there are wolves_v1"):
        environment("chess_v1")


def test_options_and_packs_reach_the_game() -> None:
    for starter, agent in (("first", "player_0"), ("second", "player_1")):
        env = environment("wolves_v1").env(options={"starter": starter})
        env.reset(seed=1)
        assert env.agent_selection == agent
    own = '[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 2\n'
    env = environment("wolves_v1").env(options={"own": [own]}, observation="structured")
    env.reset(seed=1)
    assert env.last()[0]["observation"]["packs.held"].tolist() == [2, 2]


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    env = environment("wolves_v1").env()
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert over or reward == 0.0
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_the_picture_shows_the_table() -> None:
    env = environment("wolves_v1").env(render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    for _ in range(6):
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    after = env.render()
    assert before.shape == after.shape == (640, 960, 3)
    assert (before != after).any()
