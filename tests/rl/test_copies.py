"""Environments can be copied, so that planners may look ahead; fairly, if they imagine what is hidden."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from librt.random import Random

from vespers.games import game_names
from vespers.rl.aec import GameEnv
from vespers.rl.registry import environment, environments
from vespers.rl.solo import SoloEnv, register_gymnasium


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
    env = environment("brewers_v2").env(players=2)
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
    with pytest.raises(AttributeError):
        print(deepcopy(env).agents)
    with pytest.raises(ValueError, match="reset"):
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
