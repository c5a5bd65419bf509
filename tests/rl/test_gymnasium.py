"""Gymnasium: one seat against bots, and many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from vespers import rl
from vespers.engine.errors import Illegal
from vespers.games import find_game, game_names
from vespers.rl.gym_env import SoloEnv, register_gymnasium
from vespers.rl.vector_env import BatchEnv


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
    transcript, ended = [], 0
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any() and (rewards[~over] == 0).all()
        if over.any():
            assert info["_final_obs"].tolist() == over.tolist()
            finals = [info["final_obs"][n] for n in np.flatnonzero(over)]
            assert all(env.single_observation_space.contains(final) for final in finals)
        ended += int(over.sum())
        transcript.append(rewards.tobytes() + info["action_mask"].tobytes())
    if isinstance(seen, np.ndarray):
        assert env.observation_space.contains(seen)
    return transcript, ended


@pytest.mark.parametrize("opponents", [None, "random"])
def test_many_games_at_once(opponents: Any) -> None:
    env = BatchEnv("wolves", 5, opponents=opponents)
    transcript, ended = run(env, 80, 3)
    assert ended >= 5
    assert (transcript, ended) == run(env, 80, 3)


def test_a_row_of_a_batch_is_what_the_game_alone_shows() -> None:
    env = BatchEnv("heaven-ale", 3, players=2)
    seen, info = env.reset(seed=[1, 2, 3])
    for n, play in enumerate(env.plays):
        assert info["seat"][n] == play.asks
        assert np.array_equal(seen[n], play.flat(play.asks))
        assert np.array_equal(info["action_mask"][n], play.mask(play.asks))


def test_structured_batches() -> None:
    env = BatchEnv("wolves", 2, observation="structured")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)


def games_of(env: BatchEnv) -> list[str]:
    """How each game stands, to its hidden cards."""
    return [repr([play.game.view(play.state, seat) for seat in range(play.seats)]) for play in env.plays]


def dealt(env: BatchEnv, seed: Any) -> tuple[list[str], list[str]]:
    """The games of a batch as they begin, and the next ones of the same batch."""
    env.reset(seed=seed)
    first = games_of(env)
    env.reset()
    return first, games_of(env)


def test_a_batch_is_dealt_by_its_seed_and_later_games_by_it_too() -> None:
    env = BatchEnv("wolves", 3)
    assert dealt(env, 5) == dealt(env, 5) == dealt(env, np.int64(5)) != dealt(env, np.int64(6))
    assert env.np_random_seed == 6
    assert dealt(env, [1, 2, 3]) == dealt(env, (1, 2, 3))
    first, other = dealt(env, [1, 2, 3]), dealt(env, [101, 102, 103])
    assert first[0] != other[0] and first[1] != other[1]
    assert dealt(env, [None] * 3)[0] != dealt(env, [None] * 3)[0]


@pytest.mark.parametrize("seed", [[1, 2], [1, 2, 3, 4], []])
def test_a_seed_for_each_game_or_one_for_all(seed: list[int]) -> None:
    with pytest.raises(ValueError, match=f"{len(seed)} seeds are given: expected 3"):
        BatchEnv("wolves", 3).reset(seed=seed)
    with pytest.raises(TypeError, match="integer"):
        BatchEnv("wolves", 3).reset(seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("opponents", [None, "random"])
def test_actions_that_do_not_fit_move_no_game(opponents: str | None) -> None:
    env = BatchEnv("wolves", 3, opponents=opponents)
    legal = env.reset(seed=1)[1]["action_mask"].argmax(1)
    before = games_of(env)
    for actions in (legal[:1], [*legal, 0], legal.astype(float), legal[None]):
        with pytest.raises(ValueError, match=r"expected whole numbers of shape \(3,\), one per game"):
            env.step(actions)
    with pytest.raises(Illegal):
        env.step([*legal[:2], -1])
    assert games_of(env) == before
    env.step(list(legal))


@pytest.mark.parametrize("opponents", [None, "random"])
def test_a_batch_of_factored_actions_goes_as_one_of_numbers(opponents: str | None) -> None:
    plain = BatchEnv("wolves", 3, opponents=opponents)
    paired = BatchEnv("wolves", 3, opponents=opponents, actions="factored")
    (seen, info), (same, pairs) = plain.reset(seed=1), paired.reset(seed=1)
    over = 0
    for _ in range(90):
        assert np.array_equal(seen, same)
        numbers = info["action_mask"].argmax(1)
        actions = np.array([plain.actions.factored(number) for number in numbers])
        assert paired.action_space.contains(actions)
        assert pairs["action_mask"][np.arange(3), actions[:, 0], actions[:, 1]].all()
        assert np.array_equal(pairs["action_mask"].sum((1, 2)), info["action_mask"].sum(1))
        seen, _, ends, _, info = plain.step(numbers)
        same, _, _, _, pairs = paired.step(actions)
        if ends.any():
            over += 1
            assert pairs["final_info"]["action_mask"].shape == pairs["action_mask"].shape
    assert over > 0
    before = games_of(paired)
    with pytest.raises(
        ValueError, match=r"expected whole numbers of shape \(3, 2\), a kind and a target per game"
    ):
        paired.step(numbers)
    with pytest.raises(Illegal):
        paired.step(np.array([*actions[:2], (0, 9999)]))
    assert games_of(paired) == before


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_batch_the_learner_sits_where_one_says(seat: int) -> None:
    env = BatchEnv("wolves", 4, opponents="random", seat=seat)
    _, info = env.reset(seed=1)
    for _ in range(60):
        assert info["seat"].tolist() == [seat] * 4
        info = env.step(info["action_mask"].argmax(1))[4]


def test_what_a_batch_cannot_do_is_said() -> None:
    with pytest.raises(ValueError, match="seat is 2: expected 0 to 1, or None"):
        BatchEnv("wolves", 2, opponents="random", seat=2)
    with pytest.raises(ValueError, match="seat is 0: expected opponents too"):
        BatchEnv("wolves", 2, seat=0)
    with pytest.raises(ValueError, match="actions is 'pairs': expected one of numbers, factored"):
        BatchEnv("wolves", 2, actions="pairs")
    with pytest.raises(ValueError, match="games is 0: expected 1 or more"):
        BatchEnv("wolves", 0)
    with pytest.raises(ValueError, match="reset_mask is given"):
        BatchEnv("wolves", 2).reset(options={"reset_mask": np.array([True, False])})


def test_before_the_first_game_reset_is_asked_for() -> None:
    for env in (SoloEnv("wolves", illegal_reward=-1.0), SoloEnv("wolves")):
        with pytest.raises(ResetNeeded, match="expected a call of reset"):
            env.step(0)
    with pytest.raises(ResetNeeded, match="expected a call of reset"):
        SoloEnv("wolves", render_mode="ansi").render()
    with pytest.raises(ResetNeeded, match="expected a call of reset"):
        BatchEnv("wolves", 2).step([0, 0])


def test_at_the_end_of_a_game_a_batch_tells_whose_it_was() -> None:
    env = BatchEnv("wolves", 4)
    rng, (_, info) = np.random.default_rng(1), env.reset(seed=1)
    for _ in range(400):
        spoke = info["seat"]
        _, rewards, over, _, info = env.step([rng.choice(np.flatnonzero(row)) for row in info["action_mask"]])
        if over.any():
            final = info["final_info"]
            assert (info["_final_info"] == over).all() and (final["_seat"] == over).all()
            assert (final["seat"][over] == spoke[over]).all() and not final["action_mask"].any()
            assert (info["rewards"][over, spoke[over]] == rewards[over]).all()
            return
    raise AssertionError("a game ends")


def test_masks_of_factors_apart_as_sb3_contrib_asks_for_them() -> None:
    env = SoloEnv("wolves", actions="factored")
    _, info = env.reset(seed=1)
    kinds, targets = env.action_space.nvec  # type: ignore[attr-defined]
    masks = env.action_masks()
    assert masks.shape == (kinds + targets,) and masks.dtype == bool
    legal = np.argwhere(info["action_mask"])
    assert set(np.flatnonzero(masks[:kinds])) == set(legal[:, 0])
    assert set(np.flatnonzero(masks[kinds:])) == set(legal[:, 1])


def test_environments_are_found_where_one_looks_for_them() -> None:
    assert (rl.SoloEnv, rl.BatchEnv, rl.register_gymnasium) == (SoloEnv, BatchEnv, register_gymnasium)
