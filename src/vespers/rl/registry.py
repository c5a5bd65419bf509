"""Environments by name and version: `wolves_v1`, `heaven_ale_v2`, … for every game there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace

from vespers.games import find_game, game_names
from vespers.rl.pettingzoo import GameEnv, env_name


class Environment(SimpleNamespace):
    """What a PettingZoo module offers: `env(…)`. Its guards are built in, so `raw_env(…)` is the same."""

    name: str
    env: Callable[..., GameEnv]
    raw_env: Callable[..., GameEnv]


def environments() -> dict[str, str]:
    """The name of every environment there is, and its game."""
    return {env_name(find_game(name)): name for name in game_names()}


def environment(name: str) -> Environment:
    """An environment by its name; KeyError names those there are."""
    known = environments()
    if name not in known:
        raise KeyError(f"{name}: there are {', '.join(known)}")
    made = partial(GameEnv, known[name])
    return Environment(name=name, env=made, raw_env=made)
