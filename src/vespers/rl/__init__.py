"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel around the one engine (`vespers[rl]`).

from vespers.rl import wolves_v1

env = wolves_v1.env(render_mode="ansi")
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """`from vespers.rl import wolves_v1`: loaded only when it is asked for."""
    from vespers.rl.registry import environment, environments

    if name.startswith("_") or name not in environments():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return environment(name)
