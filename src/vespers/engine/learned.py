"""What bots have learned from games: how much more, or less, each part of a position counts.

`vespers train` makes the file `learned.toml` in a game's folder. Without it nothing is corrected.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

FILE: Final = "learned.toml"
VALUE: Final = "value"  # the name of the value itself among its parts


class Learned:
    """What a unit of each part adds to the value, at the beginning of a game and at its end."""

    __slots__ = ("early", "late")

    def __init__(self, early: dict[str, float], late: dict[str, float]) -> None:
        self.early, self.late = early, late

    def correction(self, parts: dict[str, float], value: float, progress: float) -> float:
        """What to add to a value; `progress` goes from 0 to 1 in a game. Unknown parts count as before."""
        total = value * self.weight(VALUE, progress)
        for name, amount in parts.items():
            total += amount * self.weight(name, progress)
        return total

    def weight(self, name: str, progress: float) -> float:
        """Of one part, somewhere in a game."""
        early, late = self.early.get(name, 0.0), self.late.get(name, 0.0)
        return early + (late - early) * progress


def read_learned(folder: Path) -> Learned | None:
    """What lies in a game's folder, if anything."""
    path = folder / FILE
    return learned_from(path.read_text("utf-8")) if path.exists() else None


def learned_from(text: str) -> Learned:
    """From the content of a file."""
    read = tomllib.loads(text)
    return Learned(*[{name: float(x) for name, x in read[phase].items()} for phase in ("early", "late")])


def as_toml(learned: Learned, made: Mapping[str, str | int]) -> Iterator[str]:
    """The lines of the file: how it was made, and the weights."""
    yield "# What games have taught the bots: vespers train makes this file, and docs/bots.md tells how."
    yield "[made]"
    for key, how in made.items():
        yield f'{key} = "{how}"' if isinstance(how, str) else f"{key} = {how}"
    for phase, weights in (("early", learned.early), ("late", learned.late)):
        yield ""
        yield f"[{phase}]"
        for name in sorted(weights):
            yield f"{name} = {weights[name]:.4f}"
