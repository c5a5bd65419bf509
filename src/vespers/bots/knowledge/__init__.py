"""What bots know about each game: one small file per game.

`value(state, seat) -> float`   how good a position is for a seat, larger is better (the one thing needed)
`SCALE`        the lead in value that turns even chances into 73 : 27 (default 4)
`PAR`          alone at the table: the value that is as good as it is bad (default 0)
`DRAWS`        draws that an option is judged by when chance follows it: more where dice decide (default 1)
`CARE`         times as many draws for what is to be decided on, of a brother and an abbot (default 4, 4)
`settled(state) -> bool`   whether an abbot judges a position as it is, or plays on first (default: always)
`HASTE`        a brother takes an option with so much less a chance of winning a third as often (default 0)
`PACE`         how often a brother looks ahead, in a third of a second at most (default 150)
`ALONE`        the same alone at the table, where CARE is as usual (default: PACE)
`BROTHER`      the same for brothers alone, where abbots need more (default: PACE)
`AHEAD`        turns that an abbot at play follows each of its options for, with the same luck, instead of
               growing a tree: where dice decide so much that a tree says little (default 0: it grows one)
`EXPLORE`      how much a search tries what it doubts: less where many options are bad (default 0.7)
`values(state, seats) -> list[float]`   the value for all seats at once, where that is quicker
`outlook(state, seats) -> list[float]`  a better one, for those who know the game well (default: `values`)
`OUTLOOK_SCALE`  its SCALE (default: the same)
`terms(state, seat) -> dict[str, float]`   the parts of the value that a reason can name (default: none)
`forget()`     drops what it remembers of positions: call it when weights change (default: nothing)
`OF_OTHERS`    the terms that are about the others: a novice forgets them (default: none)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from vespers.bots.knowledge.judgement import Judgement, Value
from vespers.engine.game import Game
from vespers.engine.kernel import Seat

REGISTERED: dict[str, Judgement] = {}


def register(game: Game[Any], value: Value, knowledge: object = None) -> None:
    """Teach the bots a game of another package; `knowledge` may be its module."""
    REGISTERED[game.name] = Judgement(game, value, knowledge)


def judgement_of(game: Game[Any]) -> Judgement:
    """What the bots know of a game; of an unknown one, only its end counts."""
    if game.name not in REGISTERED:
        REGISTERED[game.name] = _ours(game)
    return REGISTERED[game.name]


def value_of(game: Game[Any]) -> Value:
    """How good a position is for a seat."""
    return judgement_of(game).value


def _ours(game: Game[Any]) -> Judgement:
    name = f"{__name__}.{game.name.replace('-', '_')}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Judgement(game, _only_the_end(game))
    return Judgement(game, module.value, module)


def _only_the_end(game: Game[Any]) -> Value:
    def value(s: Any, seat: Seat) -> float:
        outcome = game.outcome(s)
        if outcome is None:
            return 0.0
        return 1.0 / len(outcome.winners) if seat in outcome.winners else -1.0

    return value


__all__ = ["Judgement", "Value", "judgement_of", "register", "value_of"]
