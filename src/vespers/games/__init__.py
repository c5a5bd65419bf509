"""The games, by name. Those of other packages join through the entry points `vespers.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from vespers.engine.game import Game

OURS = {
    "wolves": "vespers.games.wolves",
    "heaven-ale": "vespers.games.heaven_ale",
    "brewers": "vespers.games.brewers",
    "fermentation": "vespers.games.fermentation",
}


@cache
def _theirs() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="vespers.games")}


def game_names() -> list[str]:
    """Every game there is, ours first."""
    return [*OURS, *sorted(set(_theirs()) - set(OURS))]


@cache
def find_game(name: str) -> Game[Any]:
    """A game by its name; KeyError when there is none."""
    if name in OURS:
        game: Game[Any] = import_module(OURS[name]).GAME
        return game
    theirs: Game[Any] = _theirs()[name].load()
    return theirs
