"""Environments can be copied and pickled; planners look ahead fairly if they imagine what is hidden."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from librt.random import Random

from vespers.games import game_names
from vespers.rl.gym_env import SoloEnv, register_gymnasium
from vespers.rl.pettingzoo import GameEnv
from vespers.rl.registry import environment, environments
from vespers.rl.vector_env import BatchEnv


def walk(env: Any, steps: int, dice: Random) -> list[bytes]:
    """Random steps of a PettingZoo environment; everything that was seen."""
    seen = []
    for _ in range(steps):
        if not env.agents:
            break
        shown, reward, over, cut, _ = env.last()
        seen.append(shown["observation"].tobytes() + shown["action_mask"].tobytes() + str(reward).encode())
        legal = np.flatnonzero(shown["action_mask"])
        env.step(None if over or cut else int(legal[dice.randrange(len(legal))]))
    return seen


def shown(env: Any) -> bytes:
    seen: bytes = env.last()[0]["observation"].tobytes()
    return seen


@pytest.mark.parametrize("name", environments())
def test_a_copy_goes_its_own_way_and_the_first_stays_where_it_was(name: str) -> None:
    env = environment(name).env(players=2)
    env.reset(seed=5)
    walk(env, 12, Random(1))
    before, twin = shown(env), deepcopy(env)
    assert shown(twin) == before and twin.agent_selection == env.agent_selection
    walk(twin, 5000, Random(2))
    assert not twin.agents
    assert shown(env) == before and env.agents
    twin.reset(seed=5)
    env.reset(seed=5)
    assert walk(twin, 30, Random(3)) == walk(env, 30, Random(3))


@pytest.mark.parametrize("name", environments())
def test_copying_changes_nothing_and_the_same_seed_gives_the_same_copies(name: str) -> None:
    def played(copying: bool) -> tuple[list[bytes], list[bytes]]:
        env, dice = environment(name).env(players=2), Random(4)
        env.reset(seed=6)
        seen, ahead = [], []
        for _ in range(10):
            if copying:
                ahead += walk(deepcopy(env), 8, Random(7))
            seen += walk(env, 2, dice)
        return seen, ahead

    plain, copied, again = played(False), played(True), played(True)
    assert plain[0] == copied[0] and copied == again


def test_a_copy_does_not_tell_what_chance_will_say() -> None:
    """Dice of Brewers: copies of one position roll their own."""
    env = environment("brewers_v3").env(players=2)
    env.reset(seed=1)
    walk(env, 12, Random(1))
    assert len({tuple(walk(deepcopy(env), 40, Random(2))) for _ in range(6)}) > 1


def test_a_copy_made_in_a_loop_over_agents_has_a_loop_of_its_own() -> None:
    env = environment("wolves_v1").env()
    env.reset(seed=1)
    for _ in env.agent_iter():
        twin = deepcopy(env)
        for agent in twin.agent_iter():
            seen, _, over, cut, _ = twin.last()
            twin.step(None if over or cut else twin.action_space(agent).sample(seen["action_mask"]))
        assert not twin.agents and env.agents
        break


def test_copies_before_the_first_game_and_after_the_last() -> None:
    env = environment("wolves_v1").env()
    assert deepcopy(env).agents == []
    with pytest.raises(ResetNeeded, match="reset"):
        GameEnv("wolves").imagine("player_0")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        walk(env, 1, Random(3))
    twin = deepcopy(env)
    assert twin.terminations == env.terminations and twin.rewards == env.rewards
    assert walk(twin, 5, Random(1)) == walk(env, 5, Random(1)) and not twin.agents


def test_an_imagined_game_looks_the_same_to_who_imagines_it_and_hides_the_truth() -> None:
    """§3.2 of Wolves: hands are secret."""
    env = GameEnv("wolves")
    env.reset(seed=3)
    walk(env, 6, Random(2))
    me, other = env.agent_selection, next(a for a in env.agents if a != env.agent_selection)
    worlds = [env.imagine(me) for _ in range(12)]
    assert {world.observe(me)["observation"].tobytes() for world in worlds} == {shown(env)}
    assert len({world.observe(other)["observation"].tobytes() for world in worlds}) > 1


@pytest.mark.parametrize("name", game_names())
def test_a_learners_environment_is_copied_too(name: str) -> None:
    env = SoloEnv(name, 2, opponents="random")
    _, info = env.reset(seed=9)
    for _ in range(4):
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            _, info = env.reset()
    before, twin = env._seen().tobytes(), deepcopy(env)
    assert twin._seen().tobytes() == before
    over, mask = False, info["action_mask"]
    while not over:
        _, _, over, _, info = twin.step(int(np.flatnonzero(mask)[-1]))
        mask = info["action_mask"]
    assert env._seen().tobytes() == before


def test_wrapped_environments_of_gymnasium_are_copied_too() -> None:
    env = gymnasium.make(register_gymnasium()["wolves"])
    env.reset(seed=1)
    twin = deepcopy(env)
    first = [each.unwrapped.action_masks().tolist() for each in (env, twin)]  # type: ignore[attr-defined]
    assert first[0] == first[1]


def again(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("form", ["flat", "structured"])
@pytest.mark.parametrize("name", environments())
def test_a_pickled_environment_goes_on_as_the_first_one_does(name: str, form: str) -> None:
    """Chance says the same in both, in this game and in the next."""
    env = environment(name).env(players=2, observation=form)
    fresh = again(env)
    env.reset(seed=5)
    for _ in range(14):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    twin = again(env)
    assert played_on(env) == played_on(twin)
    env.reset()
    twin.reset()
    assert played_on(env) == played_on(twin)
    fresh.reset(seed=5)
    assert fresh.agents == env.possible_agents


def played_on(env: Any) -> list[bytes]:
    """The rest of a game in which the last legal action is always said; views and rewards."""
    seen = []
    while not any(env.terminations.values()):
        seen.append(repr(env.play.game.view(env.play.state, env.play.asks)).encode())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    return [*seen, repr(env.rewards).encode()]


def test_copies_and_imagined_games_are_pickled_too() -> None:
    env = GameEnv("wolves")
    env.reset(seed=3)
    walk(env, 6, Random(2))
    for world in (deepcopy(env), env.imagine("player_0"), deepcopy(env.imagine("player_1"))):
        walk(world, 3, Random(4))
        twin = again(world)
        assert [twin.play.game.view(twin.play.state, seat) for seat in (0, 1)] == [
            world.play.game.view(world.play.state, seat) for seat in (0, 1)
        ]
        assert played_on(world) == played_on(twin)


def test_an_environment_is_pickled_before_the_first_game_and_after_the_last() -> None:
    env = GameEnv("wolves")
    assert again(env).agents == []
    env.reset(seed=1)
    played_on(env)
    twin = again(env)
    assert twin.rewards == env.rewards and twin.terminations == env.terminations
    assert walk(twin, 5, Random(1)) == walk(env, 5, Random(1)) and not twin.agents


def test_a_batch_is_pickled_and_goes_on_with_the_same_games() -> None:
    env = BatchEnv("brewers", 3, players=2)
    _, info = env.reset(seed=4)
    for _ in range(20):
        info = env.step(info["action_mask"].argmax(axis=1))[4]
    twin = again(env)
    for _ in range(60):
        actions = info["action_mask"].argmax(axis=1)
        (seen, gained, over, _, info), (same, got, ended, _, _) = env.step(actions), twin.step(actions)
        assert np.array_equal(seen, same) and np.array_equal(gained, got) and np.array_equal(over, ended)


def test_a_learners_environment_is_pickled_with_its_position() -> None:
    """Bots of the same level take the seats; what they thought is not kept."""
    env = SoloEnv("wolves", opponents="random")
    _, info = env.reset(seed=9)
    for _ in range(3):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    twin = again(env)
    assert twin._seen().tobytes() == env._seen().tobytes() and twin.learner == env.learner
    over = False
    while not over:
        _, _, over, _, _ = twin.step(int(np.flatnonzero(twin.action_masks())[0]))
    assert env.reset()[0].tobytes() == twin.reset()[0].tobytes()
