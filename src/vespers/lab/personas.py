"""Personas: styles of play, made by weights on one bot. A game has its own in `personas.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, NamedTuple

import msgspec
from librt.random import Random

from vespers.bots.greedy import GreedyBot
from vespers.bots.judging import Judgement, Value, judgement_of
from vespers.engine.game import Game
from vespers.engine.kernel import Seat, State, apply, asked
from vespers.lab.study import Persona


class Fault(NamedTuple):
    """What is wrong with a persona: the key, what was expected, what was found."""

    key: str
    expected: str
    got: str


class PersonaBot(GreedyBot):
    """The apprentice with the weights of a persona."""

    def __init__(self, seed: int, judgement: Judgement, persona: Persona) -> None:
        super().__init__(seed)
        self.judgement, self.persona = judgement, persona

    def _worth(self, worlds: list[State], a: Any, seat: Seat, value: Value) -> float:
        """The apprentice's value of an action with this persona's terms, plus its like for the action."""
        like = self.persona.likes.get(type(a).__name__, 0.0) * self.judgement.outlook.scale
        return super()._worth(worlds, a, seat, self.weighted_value) + like

    def weighted_value(self, s: Any, seat: Seat) -> float:
        """The value of a position with its named terms multiplied by the persona's weights."""
        value = self.judgement.value(s, seat)
        if not self.persona.terms:
            return value
        terms, weights = self.judgement.terms(s, seat), self.persona.terms
        return value + sum((weights[name] - 1) * terms.get(name, 0.0) for name in weights)


@cache
def known_personas(game: Game[Any]) -> dict[str, Persona]:
    """The personas of a game, by name."""
    file = game.folder / "personas.toml"
    if not file.exists():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Persona])


def why_not_persona(game: Game[Any], persona: Persona) -> Fault | None:
    """The first weight that names an action or term the game does not have; None when all is well."""
    actions = sorted({type(action).__name__ for action in game.codebook.actions})
    for name in persona.likes:
        if name not in actions:
            return Fault(f"likes.{name}", "one of " + ", ".join(actions), name)
    terms = known_terms(game)
    for name in persona.terms:
        if name not in terms:
            expected = (
                "one of " + ", ".join(terms) if terms else f"no terms: the judgement of {game.name} has none"
            )
            return Fault(f"terms.{name}", expected, name)
    return None


@cache
def known_terms(game: Game[Any]) -> tuple[str, ...]:
    """The named terms of the judgement, as found in one random game."""
    seats = min(max(2, game.players[0]), game.players[-1])
    s, rng, judgement = game.start(seats), Random(1), judgement_of(game)
    found: dict[str, None] = {}
    while (step := asked(s)) is not None:
        found.update(dict.fromkeys(judgement.terms(s, 0)))
        options = step.options(s)
        apply(s, options[rng.randrange(len(options))])
    return tuple(found)
