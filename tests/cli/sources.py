"""The command in a process of its own, from the same sources as the test."""

from __future__ import annotations

import os
from pathlib import Path

import vespers


def these_sources() -> dict[str, str]:
    """An environment in which `-m vespers` is what is tested here, whatever folder one is in."""
    return {**os.environ, "PYTHONPATH": str(Path(vespers.__file__).resolve().parents[1])}
