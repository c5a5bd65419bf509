"""Environments by name and version: `wolves_v1`, `heaven_ale_v1`, … for every game there is."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from pettingzoo.utils.env import AECEnv

from vespers.games import find_game, game_names
from vespers.rl.aec import GameEnv, Observation, env_name, wrapped


class Environment(SimpleNamespace):
    """What a PettingZoo module offers: `env(…)` with the usual guards, `raw_env(…)` without them."""

    name: str
    raw_env: Callable[..., GameEnv]
    env: Callable[..., AECEnv[str, Observation, int | None]]


def environments() -> dict[str, str]:
    """The name of every environment there is, and its game."""
    return {env_name(find_game(name)): name for name in game_names()}


def environment(name: str) -> Environment:
    """An environment by its name; KeyError names those there are."""
    known = environments()
    if name not in known:
        raise KeyError(f"{name}: there are {', '.join(known)}")
    game = find_game(known[name])

    def raw_env(*arguments: Any, **named: Any) -> GameEnv:
        return GameEnv(game, *arguments, **named)

    def env(*arguments: Any, **named: Any) -> AECEnv[str, Observation, int | None]:
        return wrapped(raw_env(*arguments, **named))

    return Environment(name=name, raw_env=raw_env, env=env)
