"""Steps of a variant: they come in where theirs would come up, and only there."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from librt.random import Random

from vespers.engine.conformance import Kit
from vespers.engine.kernel import Chance, Choice, Rule, asked, proceed
from vespers.engine.messages import Why
from vespers.engine.variant import ChanceInstead, ChoiceInstead, RuleInstead, replacements
from vespers.games import find_game, our_games


class PassedOn(RuleInstead):
    """The same rule again."""


class AskedAgain(ChoiceInstead):
    """The same choice again."""


class RolledAgain(ChanceInstead):
    """The same chance again."""


def steps_of(game: Any) -> set[type]:
    """The classes of all steps in the modules of a game."""
    modules = [m for name, m in sys.modules.items() if name.startswith(f"{type(game).__module__}.rules")]
    found = {one for module in modules for one in vars(module).values() if isinstance(one, type)}
    return {one for one in found if issubclass(one, Rule | Choice) and one.__module__ in sys.modules}


def twin(game: Any) -> Any:
    """A variant of a game that replaces every step by one that does the same."""
    kinds = {
        old: RolledAgain if issubclass(old, Chance) else AskedAgain if issubclass(old, Choice) else PassedOn
        for old in steps_of(game)
        if not old.__module__.startswith("vespers.engine")
    }
    return type("Twin", (type(game),), {"name": f"{game.name}-twin", "replaces": kinds})()


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_a_variant_that_replaces_every_step_by_its_like_keeps_every_promise(game: Any) -> None:
    same = twin(game)
    assert len(same.replaces) > 5
    assert Kit(same, seats=game.players[0] if game.players[0] > 1 else 2).run(range(2)).games == 2
    step = asked(same.start(2))
    assert isinstance(step, AskedAgain | RolledAgain), "the steps of the variant are asked"
    assert type(step).__name__ == type(asked(game.start(2))).__name__, "under the names of the base game"


def first_choice(game: Any) -> tuple[Any, Any]:
    """The first position in which a player is asked, and the step."""
    s = game.start(2)
    proceed(s, Random(1))
    return s, asked(s)


def test_a_choice_offers_what_its_own_why_not_allows() -> None:
    game = find_game("wolves")
    s, step = first_choice(game)
    refused, *others = step.options(s)

    class Narrower(ChoiceInstead):
        def why_not(self, s: Any, a: Any) -> Why | None:
            return Why("no", "1.1") if a == refused else super().why_not(s, a)

    narrow = type("Narrow", (type(game),), {"name": "narrow", "replaces": {type(step): Narrower}})()
    s, step = first_choice(narrow)
    assert step.options(s) == others and others


def test_a_replacement_of_the_wrong_kind_is_refused() -> None:
    choice = next(old for old in steps_of(find_game("wolves")) if issubclass(old, Choice))
    with pytest.raises(TypeError, match="must inherit from"):
        replacements({choice: PassedOn})


def test_games_without_a_variant_have_no_replacements() -> None:
    for game in our_games():
        assert game.family == (game.name,) and game.start(game.players[-1]).replaced is None
