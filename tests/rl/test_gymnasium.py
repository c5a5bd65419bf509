"""Gymnasium: one seat against bots, and many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from vespers.games import find_game, game_names
from vespers.rl.batch import BatchEnv
from vespers.rl.solo import SoloEnv, register_gymnasium


@pytest.mark.parametrize("name", game_names())
@pytest.mark.filterwarnings("ignore:.*The environment is being initialised with render_mode='human'")
def test_check_env(name: str) -> None:
    players = min(4, find_game(name).players[-1])
    known = register_gymnasium()
    env = gymnasium.make(known[name], players=players, illegal_reward=-1.0, render_mode="ansi")
    check_env(env.unwrapped)
    structured: dict[str, Any] = {"observation": "structured", "actions": "factored", "illegal_reward": -1.0}
    check_env(gymnasium.make(known[name], **structured).unwrapped, skip_render_check=True)


def finished(env: SoloEnv, seed: int) -> tuple[float, int]:
    """A random game to its end: the reward, and how often the learner was asked."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for asked in range(1, 3000):
        legal = np.argwhere(info["action_mask"])
        chosen = legal[rng.integers(len(legal))]
        _, reward, over, _, info = env.step(chosen if len(chosen) > 1 else chosen[0])
        if over:
            return reward, asked
    raise AssertionError("a game ends")


@pytest.mark.parametrize("actions", ["numbers", "factored"])
def test_a_game_against_a_bot_ends_with_a_reward(actions: str) -> None:
    env = SoloEnv("wolves", opponents="greedy", seat=1, actions=actions)
    results = [finished(env, seed) for seed in range(6)]
    assert {reward for reward, _ in results} <= {-1.0, 1.0}
    assert results == [finished(env, seed) for seed in range(6)]
    assert env.learner == 1


def test_without_a_seat_the_learner_changes_places() -> None:
    env = SoloEnv("heaven-ale", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_bad_seats_and_bots_say_what_was_expected() -> None:
    with pytest.raises(ValueError, match="expected 0 to 1, or None"):
        SoloEnv("wolves", seat=2)
    with pytest.raises(ValueError, match="expected one of"):
        SoloEnv("wolves", opponents="genius")
    with pytest.raises(ValueError, match="2 bots are named: expected 1"):
        SoloEnv("wolves", opponents=["random", "random"])


def run(env: BatchEnv, steps: int, seed: int) -> tuple[list[bytes], int]:
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    told, ended = [], 0
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any() and (rewards[~over] == 0).all()
        if over.any():
            assert info["_final_obs"].tolist() == over.tolist()
            finals = [info["final_obs"][n] for n in np.flatnonzero(over)]
            assert all(env.single_observation_space.contains(final) for final in finals)
        ended += int(over.sum())
        told.append(rewards.tobytes() + info["action_mask"].tobytes())
    if isinstance(seen, np.ndarray):
        assert env.observation_space.contains(seen)
    return told, ended


@pytest.mark.parametrize("opponents", [None, "random"])
def test_many_games_at_once(opponents: Any) -> None:
    env = BatchEnv("wolves", 5, opponents=opponents)
    told, ended = run(env, 80, 3)
    assert ended >= 5
    assert (told, ended) == run(env, 80, 3)


def test_a_row_of_a_batch_is_what_the_game_alone_shows() -> None:
    env = BatchEnv("heaven-ale", 3, players=2)
    seen, info = env.reset(seed=[1, 2, 3])
    for n, play in enumerate(env.plays):
        assert info["seat"][n] == play.asks
        assert np.array_equal(seen[n], play.observer.flat(play.raw(play.asks)))
        assert np.array_equal(info["action_mask"][n], play.mask(play.asks))


def test_structured_batches() -> None:
    env = BatchEnv("wolves", 2, observation="structured")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
