"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel around the one engine (`vespers[rl]`).

from vespers.rl import wolves_v1

env = wolves_v1.env(render_mode="ansi")
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

PLACES = {"BatchEnv": "vector_env", "SoloEnv": "gym_env", "register_gymnasium": "gym_env"}


def __getattr__(name: str) -> Any:
    """`from vespers.rl import SoloEnv, wolves_v1`: loaded only when it is asked for."""
    if name in PLACES:
        return getattr(import_module(f"vespers.rl.{PLACES[name]}"), name)
    registry = import_module("vespers.rl.registry")  # by name: the compiler must not follow it
    if name.startswith("_") or name not in registry.environments():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return registry.environment(name)
