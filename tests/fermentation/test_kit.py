"""The conformance kit over all options: a short run here, thousands of games behind `make soak`."""

from __future__ import annotations

import pytest

from vespers.engine.conformance import Kit
from vespers.games.fermentation import GAME
from vespers.games.fermentation.messages import Settings
from vespers.texts import has_text


@pytest.mark.parametrize("number", range(len(GAME.variants(2))))
def test_every_variant_keeps_every_promise(number: int) -> None:
    seats = 2 + number % 2
    kit = Kit(
        GAME, seats, GAME.variants(seats)[number], has_text=lambda game, key: has_text(key), thorough=0.2
    )
    assert kit.run(range(1)).games == 1


def test_the_variants_cover_every_layout_hunter_recipe_and_moon() -> None:
    variants = GAME.variants(4)
    box = GAME.box(Settings(moon=1))
    assert {v.layout for v in variants} == {"book", "free", "random"}
    assert {v.hunter for v in variants} == set(box.hunter_names)
    assert {v.recipe for v in variants} >= set(box.recipe_names) - {"amber"}, "Amber is the fifth moon's"
    assert {v.moon for v in variants} == set(range(14)) and {v.long for v in variants} == {True, False}
