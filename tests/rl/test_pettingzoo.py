"""PettingZoo's own tests, on every game and number of players."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark_of_pettingzoo
from pettingzoo.utils.conversions import (
    aec_to_parallel,
    aec_to_parallel_wrapper,
    turn_based_aec_to_parallel,
)
from pettingzoo.utils.wrappers import BaseWrapper

import vespers.rl
from vespers.engine.errors import BadPack, BadSettings, Illegal
from vespers.games import find_game, game_names
from vespers.rl.pettingzoo import GameEnv
from vespers.rl.registry import environment, environments

# What the test says of every environment that is not in PettingZoo's own list of those with masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def tables() -> list[tuple[str, int]]:
    """Every game and number of players."""
    return [(name, n) for name, game in environments().items() for n in find_game(game).players]


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


@pytest.mark.parametrize(("name", "players"), tables())
def test_seeds(name: str, players: int) -> None:
    seed_test(partial(environment(name).env, players=players), num_cycles=20)


@pytest.mark.parametrize(("name", "players"), tables())
def test_rendering(name: str, players: int) -> None:
    render_test(partial(environment(name).env, players=players))


@pytest.mark.parametrize(("name", "players"), tables())
def test_performance_benchmark(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts steps for five seconds by its clock; by ours that runs fifty times as fast."""
    fast = SimpleNamespace(time=lambda: 50 * time.monotonic())
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", fast)
    benchmark_of_pettingzoo(environment(name).env(players=players))


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
    """PettingZoo counts rounds in which every player says one thing, in the same order: of our games only a
    round of Wolves is like that, up to its powers. The next test counts in every game."""

    def env(max_cycles: int) -> Wishes:
        raw = environment("wolves_v1").raw_env(settings={"starter": "first"}, max_cycles=max_cycles)
        raw.metadata["is_parallelizable"] = True  # as far as this test plays it
        return Wishes(raw)

    def parallel_env(max_cycles: int) -> Any:
        return aec_to_parallel_wrapper(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize(("name", "players"), tables())
def test_after_max_cycles_the_game_is_cut_short_for_all(name: str, players: int) -> None:
    env = environment(name).raw_env(players=players, max_cycles=2)
    env.reset(seed=1)
    made = dict.fromkeys(env.agents, 0)
    while not any(env.truncations.values()):
        assert min(made.values()) < 2
        made[env.agent_selection] += 1
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
        assert not any(env.terminations.values())
    assert min(made.values()) == 2 and all(env.truncations.values())


def test_names_and_versions() -> None:
    assert list(environments().values()) == game_names()
    assert vespers.rl.wolves_v1.name == "wolves_v1"
    with pytest.raises(AttributeError, match="wolves_v99"):
        _ = vespers.rl.wolves_v99
    with pytest.raises(KeyError, match="there are wolves_v1"):
        environment("chess_v1")


@pytest.mark.parametrize("name", environments())
def test_players_speak_in_turn_and_the_wrapper_for_that_plays_a_whole_game(name: str) -> None:
    """They are not asked all at once, as `aec_to_parallel` would have it: metadata tell."""
    env = environment(name).env(players=2)
    with pytest.raises(AssertionError, match="parallel"):
        aec_to_parallel(env)
    parallel = turn_based_aec_to_parallel(env)
    seen, _ = parallel.reset(seed=1)
    over: dict[str, bool] = {}
    while parallel.agents:
        masks = {agent: seen[agent]["action_mask"] for agent in parallel.agents}
        actions = {
            agent: parallel.action_space(agent).sample(mask) if mask.any() else 0
            for agent, mask in masks.items()
        }
        seen, _, over, *_ = parallel.step(actions)
    assert list(over.values()) == [True, True]


def test_a_whole_number_is_expected_and_nothing_is_rounded() -> None:
    env = environment("wolves_v1").env()
    env.reset(seed=1)
    legal = int(env.last()[0]["action_mask"].argmax())
    for action in (legal + 0.9, str(legal), np.float32(legal)):
        with pytest.raises(TypeError, match="integer"):
            env.step(action)  # type: ignore[arg-type]
    env.step(np.array(legal))  # type: ignore[arg-type]


def test_options_that_do_not_fit_are_refused_when_an_environment_is_made() -> None:
    with pytest.raises(BadSettings, match="brewers_night"):
        GameEnv("brewers", 6, {"night": 1})
    with pytest.raises(BadPack, match="moon"):
        GameEnv("wolves", settings={"packs": ["moon"]})


def test_options_and_packs_reach_the_game() -> None:
    for starter, agent in (("first", "player_0"), ("second", "player_1")):
        env = environment("wolves_v1").env(settings={"starter": starter})
        env.reset(seed=1)
        assert env.agent_selection == agent
    own = '[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 2\n'
    env = environment("wolves_v1").env(settings={"own": [own]}, observation="structured")
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


def test_calls_in_the_wrong_order_are_refused() -> None:
    env = environment("wolves_v1").env()
    for call in (env.last, partial(env.step, 0), partial(env.observe, "player_0")):
        with pytest.raises(ResetNeeded, match="reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="expected a call of step"):
        for _ in env.agent_iter():
            env.last()


def test_who_steps_after_the_end_is_told(caplog: pytest.LogCaptureFixture) -> None:
    env = environment("wolves_v1").env(max_cycles=1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert not caplog.text
    env.step(0)
    assert "Should reset() first" in caplog.text


def test_a_mask_that_was_written_to_makes_nothing_legal() -> None:
    env = environment("wolves_v1").env()
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    illegal = int(mask.argmin())
    mask[:] = 1
    with pytest.raises(Illegal):
        env.step(illegal)
    assert env.last()[0]["action_mask"][illegal] == 0


@pytest.mark.parametrize("name", environments())
def test_a_table_is_one_of_two_where_nothing_is_said(name: str) -> None:
    env = environment(name).env()
    assert env.possible_agents == ["player_0", "player_1"]
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_the_picture_shows_the_table() -> None:
    env = environment("wolves_v1").env(render_mode="rgb_array")
    env.reset(seed=2)
    before = env.render()
    for _ in range(6):
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    after = env.render()
    assert before.shape == after.shape == (640, 960, 3)
    assert (before != after).any()
