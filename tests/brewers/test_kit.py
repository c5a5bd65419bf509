"""The conformance kit over all player counts, mods and packs: a short run (`make soak` plays on)."""

from __future__ import annotations

import pytest
from librt.random import Random

from vespers.engine.conformance import Kit
from vespers.engine.kernel import Chance, apply, asked, chance_move
from vespers.games.brewers import GAME
from vespers.games.brewers.invariants import cards_of
from vespers.games.brewers.messages import BrewersSettings
from vespers.texts import has_text

TABLES = [(seats, n) for seats in GAME.players for n in range(len(GAME.variants(seats)))]


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_every_variant_keeps_every_promise(seats: int, number: int) -> None:
    settings = GAME.variants(seats)[number]
    kit = Kit(GAME, seats, settings, has_text=lambda game, key: has_text(key), thorough=0.2 / seats)
    assert kit.run(range(number, number + 2)).games == 2


def test_random_games_meet_many_refusals() -> None:
    kit = Kit(GAME, 3, BrewersSettings(sprint=True), has_text=lambda game, key: has_text(key), thorough=0.15)
    report = kit.run(range(6))
    assert {"no_door", "not_here", "not_two_away", "not_now"} <= report.reasons


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("seats", [1, 4, 8])
def test_no_card_is_lost_or_made(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        s = GAME.start(seats, BrewersSettings(packs=("base", "night-of-the-beast"), long_night=True))
        whole = [pile[:] for pile in s.box.piles]
        while (step := asked(s)) is not None:
            assert [cards_of(s, pile) for pile in range(3)] == whole
            if isinstance(step, Chance):
                chance_move(step, s, rng)
            else:
                options = step.options(s)
                apply(s, options[rng.randrange(len(options))])


@pytest.mark.rule("9.7")
def test_a_blind_draft_has_many_worlds() -> None:
    kit = Kit(GAME, 4, BrewersSettings(blind_draft=True), thorough=0.2)
    assert kit.run([1]).worlds > 10
