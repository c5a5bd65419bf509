"""What the bots know of a game: the `JUDGEMENT` of its module `judgement`, or only how games end."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.judgement import Judgement, Value
from vespers.engine.kernel import Seat, playout
from vespers.engine.learned import read_learned
from vespers.engine.network_file import read_network

PLAYOUTS: Final = 8  # that an apprentice judges a position by, in a game without a judgement

__all__ = ["Judgement", "Value", "end_of", "has_judgement", "judgement_of", "value_of"]


def has_judgement(game: Game[Any]) -> bool:
    return game.face("judgement") is not None


@cache
def judgement_of(game: Game[Any]) -> Judgement:
    """How the bots judge a game; without a judgement, all positions but the ends are equal."""
    module = game.face("judgement")
    if module is None:
        return Judgement(only_the_end(game))
    found: Judgement = module.JUDGEMENT
    if found.outlook is not found:
        found.outlook.learned = read_learned(game.folder)
    if found.outlook.features is not None:
        found.outlook.teach(read_network(judgement_folder(game)))
    return found


def judgement_folder(game: Game[Any]) -> Path:
    """Where the judgement lies, and its network beside it: a variant shares both with its base game."""
    return Path(game.face("judgement").__file__).parent


def value_of(game: Game[Any]) -> Value:
    """How good a position is for a seat, to bots that do not search."""
    return judgement_of(game).value if has_judgement(game) else played_out(game)


def end_of(game: Game[Any], s: Any, seats: int) -> list[float]:
    """What a finished game is worth to each seat."""
    outcome = game.outcome(s)
    assert outcome is not None
    return judgement_of(game).outlook.end(s, seats, outcome.winners)


def only_the_end(game: Game[Any]) -> Value:
    """A value that is 0 until the game is over."""

    def value(s: Any, seat: Seat) -> float:
        outcome = game.outcome(s)
        if outcome is None:
            return 0.0
        return 1.0 / len(outcome.winners) if seat in outcome.winners else -1.0

    return value


@cache
def played_out(game: Game[Any]) -> Value:
    """The mean end of a few random playouts, with a fixed seed: equal positions get equal values."""
    end = only_the_end(game)

    def value(s: Any, seat: Seat) -> float:
        total = 0.0
        for luck in range(PLAYOUTS):
            t = s.clone()
            playout(t, Random(luck))
            total += end(t, seat)
        return total / PLAYOUTS

    return value
