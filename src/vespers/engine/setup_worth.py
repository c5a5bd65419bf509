"""What the choices of a set-up are worth, as measured: the file `setup_worth.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from pathlib import Path

Worths = dict[str, float]  # by name: what an option adds to the logarithm of the odds of winning


def setup_worth(folder: Path) -> dict[str, Worths]:
    """By the class of the action; `tools/measure_setup.py` makes the file."""
    read = tomllib.loads((folder / "setup_worth.toml").read_text("utf-8"))
    return {kind: {name: float(worth) for name, worth in worths.items()} for kind, worths in read.items()}
