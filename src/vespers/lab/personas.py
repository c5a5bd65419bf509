"""Styles of play: weights on one bot, not new bots. Those of our games stand in `personas.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from librt.random import Random

from vespers.bots.greedy import GreedyBot
from vespers.bots.knowledge import Judgement, Value, judgement_of
from vespers.engine.game import Game
from vespers.engine.kernel import Seat, State, apply
from vespers.lab.study import Persona

FILE = Path(__file__).with_name("personas.toml")


class Fault(NamedTuple):
    """What is wrong with a persona: key, what was expected, what was found."""

    key: str
    expected: str
    got: str


class PersonaBot(GreedyBot):
    """The apprentice with other tastes."""

    def __init__(self, seed: int, judgement: Judgement, persona: Persona) -> None:
        super().__init__(seed)
        self.judgement, self.persona = judgement, persona

    def _worth(self, worlds: list[State], a: Any, seat: Seat, value: Value) -> float:
        """What the apprentice thinks of it, the parts weighed anew, and how this style likes to do it."""
        like = self.persona.likes.get(type(a).__name__, 0.0) * self.judgement.scale
        return super()._worth(worlds, a, seat, self.tilted) + like

    def tilted(self, s: Any, seat: Seat) -> float:
        """The value with its named parts weighed anew."""
        value = self.judgement.value(s, seat)
        if not self.persona.terms:
            return value
        terms, weights = self.judgement.terms(s, seat), self.persona.terms
        return value + sum((weights[name] - 1) * terms.get(name, 0.0) for name in weights)


@cache
def all_personas() -> dict[str, dict[str, Persona]]:
    """By game, then by name."""
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, dict[str, Persona]])


def known_personas(game: str) -> dict[str, Persona]:
    """The styles that come with a game."""
    return all_personas().get(game, {})


def why_not_persona(game: Game[Any], persona: Persona) -> Fault | None:
    """Whether every weight speaks of something the game and its judgement have."""
    actions = sorted({type(action).__name__ for action in game.codebook.actions})
    for name in persona.likes:
        if name not in actions:
            return Fault(f"likes.{name}", "one of " + ", ".join(actions), name)
    terms = known_terms(game)
    for name in persona.terms:
        if name not in terms:
            expected = "one of " + ", ".join(terms) if terms else f"no terms: {game.name} names no parts"
            return Fault(f"terms.{name}", expected, name)
    return None


@cache
def known_terms(game: Game[Any]) -> tuple[str, ...]:
    """The parts of the value that have a name, as met in one short game at random."""
    seats = min(max(2, game.players[0]), game.players[-1])
    s, rng, judgement = game.start(seats), Random(1), judgement_of(game)
    found: dict[str, None] = {}
    while s.agenda:
        found.update(dict.fromkeys(judgement.terms(s, 0)))
        step = s.agenda[-1]
        options = step.options(s)
        apply(s, options[rng.randrange(len(options))])
    return tuple(found)
