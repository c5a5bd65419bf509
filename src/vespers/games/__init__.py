"""The games, by name. Those of other packages join through the entry points `vespers.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from vespers.engine.errors import VespersError, plain
from vespers.engine.game import Game
from vespers.engine.messages import Why

OURS = {
    "wolves": "vespers.games.wolves",
    "heaven-ale": "vespers.games.heaven_ale",
    "brewers": "vespers.games.brewers",
    "fermentation": "vespers.games.fermentation",
}


class BrokenGame(VespersError, KeyError):
    """A game of another package that cannot be loaded. As a KeyError it also means: no such game."""

    def __init__(self, point: EntryPoint, problem: str) -> None:
        package = point.dist.name if point.dist is not None else point.value
        super().__init__(Why("broken_game", "", {"game": point.name, "package": package, "problem": problem}))

    def __str__(self) -> str:
        return plain(self.why)


@cache
def _theirs() -> dict[str, Game[Any] | BrokenGame]:
    """The games of other packages; a broken one does not affect the others."""
    points = sorted(entry_points(group="vespers.games"), key=lambda point: point.name)
    return {point.name: _loaded(point) for point in points if point.name not in OURS}


def _loaded(point: EntryPoint) -> Game[Any] | BrokenGame:
    try:
        found = point.load()
    except Exception as error:  # foreign code may raise anything when it is imported
        return BrokenGame(point, f"{type(error).__name__}: {error}")
    if not isinstance(found, Game):
        return BrokenGame(point, f"{point.value} is not a Game but a {type(found).__name__}")
    if found.name != point.name:
        return BrokenGame(
            point, f"the entry point is called {point.name}, but its game is called {found.name}"
        )
    return found


def game_names() -> list[str]:
    """Every game there is, ours first."""
    return [*OURS, *(game.name for game in games_of_others())]


def our_games() -> list[Game[Any]]:
    """The games that come with Vespers."""
    return [find_game(name) for name in OURS]


def games_of_others() -> list[Game[Any]]:
    """The games of other packages that can be played."""
    return [game for game in _theirs().values() if isinstance(game, Game)]


def broken_games() -> list[BrokenGame]:
    """The games of other packages that cannot be loaded, with the reason."""
    return [game for game in _theirs().values() if isinstance(game, BrokenGame)]


@cache
def find_game(name: str) -> Game[Any]:
    """A game by its name; KeyError when there is none."""
    if name in OURS:
        game: Game[Any] = import_module(OURS[name]).GAME
        return game
    theirs = _theirs()[name]
    if isinstance(theirs, BrokenGame):
        raise theirs.with_traceback(None)
    return theirs
