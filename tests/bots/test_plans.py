"""What the values promise: plans that make sense, and estimates alone that begin near the truth."""

from __future__ import annotations

import pytest

from vespers.bots.judging import judgement_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.games.brewers import GAME
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.pieces import CLOISTER, EFFECT_COUNT, FIGHT, PHASES, QUALITY, SEARCH, WATER, Power
from vespers.games.brewers.plan import AHEAD, ENOUGH, Plan, plan_of


@pytest.fixture(scope="module")
def box() -> BrewersBox:
    found = GAME.box(GAME.read_settings({"sprint": True}))
    assert isinstance(found, BrewersBox)
    return found


def with_power(*effects: int) -> Power:
    return tuple([1 if effect in effects else 0 for effect in range(EFFECT_COUNT)])


def plain(box: BrewersBox) -> Plan:
    return plan_of(box, with_power(), 0, 1, 0)


def test_less_is_to_come_as_the_night_goes_on(box: BrewersBox) -> None:
    ahead = [plain(box).at(phase, CLOISTER, 0, 2, 1, 0) for phase in range(PHASES)]
    assert ahead == sorted(ahead, reverse=True)
    assert 12 < ahead[0] < 18 and 0 < ahead[-1] < 3  # a good beer; one ingredient


def test_an_action_or_a_move_more_is_never_worse(box: BrewersBox) -> None:
    plan = plain(box)
    for phase in range(PHASES):
        for room in range(9):
            few = [plan.at(phase, room, 3, actions, 0, 0) for actions in range(3)]
            assert few == sorted(few)
            assert plan.at(phase, room, 3, 1, 0, 0) <= plan.at(phase, room, 3, 1, 1, 0)


@pytest.mark.parametrize("effect", [FIGHT, SEARCH, QUALITY + WATER])
def test_an_ability_makes_the_night_better(box: BrewersBox, effect: int) -> None:
    able = plan_of(box, with_power(effect), 0, 1, 0).at(0, CLOISTER, 0, 2, 1, 0)
    assert able > plain(box).at(0, CLOISTER, 0, 2, 1, 0) + 0.3


def test_what_is_noted_is_not_to_be_found_again(box: BrewersBox) -> None:
    plan = plain(box)
    for phase in range(PHASES):
        rest = [plan.at(phase, CLOISTER, 0, 2, 1, kept) for kept in range(3)]
        assert rest == sorted(rest, reverse=True)


def test_plans_are_shared_by_those_who_differ_in_nothing_that_matters(box: BrewersBox) -> None:
    assert plan_of(box, with_power(), 0, 1, 0) is plain(box)
    assert plan_of(box, with_power(FIGHT), 0, 1, 0) is not plain(box)


@pytest.mark.parametrize("name", ["brewers", "fermentation"])
def test_alone_the_estimate_begins_near_the_middle(name: str) -> None:
    """PAR is what a good game brings: at the beginning nobody is far from it."""
    game = find_game(name)
    match = Match(game, 1, game.settings(), SeededDealer("1"))
    step = match.asked()
    while step is not None and len(match.log) < 5:
        match.play(step.asks, step.options(match.state)[0])
        step = match.asked()
    [estimate] = judgement_of(game).chances(match.state, 1)
    assert 0.25 < estimate < 0.85


def test_only_the_phases_still_to_come_are_worked_out(box: BrewersBox) -> None:
    """Whoever gains a power late asks for little; asked for more, the plan is what it would have been."""
    late, early = Plan(box, with_power(FIGHT), 0.0, 0), Plan(box, with_power(FIGHT), 0.0, 0)
    late.work_out(PHASES - 2)
    assert not late.turn[0] and late.turn[-1]
    late.work_out(0)
    early.work_out(0)
    assert late.turn == early.turn and late.early == early.early


def test_an_action_never_promises_more_than_the_best_use_of_the_turn(box: BrewersBox) -> None:
    """Also the last one, when it is loud: what follows a wound is the next turn, not the whole night."""
    plan = plain(box)
    for phase in range(PHASES):
        for room, sites in enumerate(box.sites_in):
            for noise in (0, 5, 9):
                rest, best = plan.place(0, 0), plan.at(phase, room, noise, 1, 0, 0)
                worth = [plan.act(plan.turn[phase], phase, room, noise, rest, 0, site) for site in sites]
                assert max(worth, default=0.0) <= best + 1e-9


def test_a_find_for_later_is_not_promised_twice(box: BrewersBox) -> None:
    plan = plain(box)
    for room in range(9):
        assert plan.at(0, room, 0, 2, 1, AHEAD) <= plan.at(0, room, 0, 2, 1, 0)
        assert plan.at(0, room, 0, 2, 1, ENOUGH) <= plan.at(0, room, 0, 2, 1, AHEAD)
