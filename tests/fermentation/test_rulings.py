"""The rulings of Triple Fermentation, answer by answer."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery, options
from vespers.engine.kernel import apply
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    ATTACK,
    BRAWL,
    CHOOSE_MOON,
    CURSE_SEAT,
    DRINK,
    HIDE,
    KEEP_CARD,
    PUT,
    RUN,
    SIMPLE_ACTION,
    STOP,
)
from vespers.games.fermentation.events import Trampled
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import INGREDIENTS, ON_ONE, ON_SIX


def ruled(**rulings: str) -> Settings:
    return Settings(rulings=rulings)


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(
    ("answer", "asked"), [("may-decline", "PutIn(0)"), ("one-space-fills", "ChooseTurn(1)")]
)
def test_a_find_of_an_applied_action_with_one_space(answer: str, asked: str) -> None:
    t = Monastery(2, ruled(applied_find=answer)).at("brewery").phase(0)
    t.say(APPLIED_ACTION).roll(4).say(DRINK[0])
    assert t.asked() == asked


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(("answer", "gauge"), [("calm", 0), ("angers", 1)])
def test_a_monk_knocked_down_by_a_monk(answer: str, gauge: int) -> None:
    t = Monastery(4, ruled(tackled=answer)).at("edge", 0, 1).turn()
    t.say(BRAWL, ATTACK[1]).roll(5, 2)
    assert t.s.gauge == gauge


@pytest.mark.rule("4.3", "2.5")
@pytest.mark.parametrize(("answer", "gauge"), [("angers", 2), ("calm", 1)])
def test_trampling(answer: str, gauge: int) -> None:
    t = Monastery(4, ruled(trampled=answer)).at("chapel")
    t.s.monks[1].noise, t.s.monks[1].down = 5, 1
    t.say(SIMPLE_ACTION, ACT).draw("cracked-bell").say(CURSE_SEAT[1])
    assert t.s.gauge == gauge, "the attack, and perhaps the trampling"


@pytest.mark.rule("3.3", "4.6")
@pytest.mark.parametrize(("answer", "asked"), [("may-stand", "GoOn(0)"), ("lies", "ChooseTurn(1)")])
def test_a_runner_knocked_down_on_arrival(answer: str, asked: str) -> None:
    t = Monastery(4, ruled(fallen_runner=answer)).at("well")
    t.s.monks[0].noise = 5
    t.say(RUN, STOP).find("old-one").roll(5, 1)
    assert t.s.monks[0].down == 1 and t.asked() == asked


@pytest.mark.rule("3.14", "3.11")
@pytest.mark.parametrize(("answer", "asked"), [("served", "HaveABeer(0)"), ("refused", "ChooseTurn(1)")])
def test_beer_in_the_cloister(answer: str, asked: str) -> None:
    t = Monastery(4, ruled(cloister_beer=answer)).say(APPLIED_ACTION).roll(3)
    assert t.asked() == asked
    t = Monastery(4, ruled(cloister_beer=answer)).at("forge").say(APPLIED_ACTION).roll(3)
    assert t.asked() == "HaveABeer(0)"


@pytest.mark.rule("3.14", "3.5")
@pytest.mark.parametrize(("answer", "allowed"), [("anything", True), ("needs-space", False)])
def test_an_applied_action_where_the_recipe_has_no_space_left(answer: str, allowed: bool) -> None:
    t = Monastery(2, ruled(applied_search=answer)).at("dryer").phase(3)
    assert (APPLIED_ACTION in t.options()) == allowed
    if not allowed:
        assert t.refused(APPLIED_ACTION) == "not_in_recipe §2.3"


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("answer", "limit"), [("players", 3), ("twice-the-players", 6)])
def test_how_much_noise_ends_a_phase(answer: str, limit: int) -> None:
    assert Monastery(3, ruled(threshold=answer)).s.night.threshold == limit
    long = Settings(long=True, rulings={"threshold": answer})
    assert Monastery(3, long).s.night.threshold == limit + 1


@pytest.mark.rule("2.9", "2.2")
@pytest.mark.parametrize(("answer", "why"), [("per-space", ""), ("per-phase", "once_a_phase §2.9")])
def test_wood_for_this_phase_and_wood_for_the_next(answer: str, why: str) -> None:
    """Deluxe Blond: wood in phases 2 and 3."""
    t = Monastery(2, ruled(repeated_find=answer)).at("edge").phase(1)
    now, later = t.s.box.recipes[t.s.monks[0].recipe].spaces[INGREDIENTS.index("wood")]
    t.say(SIMPLE_ACTION, ACT, PUT[now], STOP)
    t.turn().say(APPLIED_ACTION).roll(5).say(DRINK[0])
    assert PUT[now] in t.options() and (PUT[later] in t.options()) == (why == "")
    if why:
        assert t.refused(PUT[later]) == why
    t.phase(2).say(SIMPLE_ACTION, ACT)
    assert t.s.monks[0].vat[later] == 1, "a new phase, a new ingredient"


@pytest.mark.rule("2.9", "2.6")
@pytest.mark.parametrize(("answer", "phase"), [("after-turn", 0), ("after-deed", 1)])
def test_the_noise_is_loud_enough_in_the_middle_of_a_turn(answer: str, phase: int) -> None:
    t = Monastery(2, ruled(phase_end=answer)).say(SIMPLE_ACTION, ACT)
    assert t.s.phase == phase and t.asked() == "ActSimply(0)", "there is a movement point left"
    t.say(STOP)
    assert t.s.phase == 1 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("2.9", "6.1")
@pytest.mark.parametrize(
    ("answer", "asked"), [("after-turn", "ActSimply(0)"), ("after-deed", "HunterDie(1)")]
)
def test_the_last_phase_ends_in_the_middle_of_a_turn(answer: str, asked: str) -> None:
    """Nobody has discs, so who would have been next is attacked first."""
    t = Monastery(2, ruled(phase_end=answer)).phase(3).say(SIMPLE_ACTION, ACT)
    assert t.asked() == asked


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(("answer", "phase"), [("forty-turns", 1), ("goes-on", 0)])
def test_forty_turns_in_silence(answer: str, phase: int) -> None:
    t = Monastery(2, ruled(endless_phase=answer))
    t.s.turns = 79
    t.turn(1).say(HIDE)
    assert t.s.phase == phase
    t.turn(0).say(HIDE)
    assert t.s.phase == phase, "and so on"


@pytest.mark.rule("3.14", "3.12")
@pytest.mark.parametrize(("answer", "down"), [("injured", 1), ("unharmed", 0)])
def test_a_hunt_that_is_lost(answer: str, down: int) -> None:
    t = Monastery(4, ruled(lost_hunt=answer)).at("main-entrance")
    t.say(SIMPLE_ACTION, ACT).find("old-one").roll(5, 1)
    assert t.s.monks[0].down == t.s.monks[0].noise == down and not t.s.monks[0].trophies


@pytest.mark.rule("3.14", "3.9")
@pytest.mark.parametrize(("answer", "heard"), [("like-any-fall", 1), ("unheard", 0)])
def test_a_monk_passes_out(answer: str, heard: int) -> None:
    t = Monastery(4, ruled(passed_out=answer)).at("forge")
    t.s.monks[0].alcohol = 5
    t.say(APPLIED_ACTION).roll(5).say(DRINK[1]).roll(2)
    assert (t.s.monks[0].down, t.s.monks[0].asleep) == (1, 1)
    assert t.s.monks[0].noise == t.s.gauge == heard


@pytest.mark.rule("3.14", "3.7")
@pytest.mark.parametrize(("answer", "asked"), [("goes-on", "PutIn(0)"), ("finds-nothing", "ChooseTurn(1)")])
def test_a_monk_falls_over_his_beers(answer: str, asked: str) -> None:
    t = Monastery(4, ruled(fallen_drinker=answer)).at("well")
    t.s.monks[0].alcohol = 4
    t.say(APPLIED_ACTION).roll(5).say(DRINK[1]).roll(2)
    assert t.s.monks[0].down == 1 and t.asked() == asked
    upright = Monastery(4, ruled(fallen_drinker=answer)).at("well")
    assert upright.say(APPLIED_ACTION).roll(5).say(DRINK[1]).roll(2).asked() == "PutIn(0)"


@pytest.mark.rule("4.6", "3.8")
@pytest.mark.parametrize(("answer", "asked"), [("after-deed", "DrawCard(0)"), ("at-once", "FindWolf(0)")])
def test_a_drunken_monk_becomes_too_loud_before_his_action(answer: str, asked: str) -> None:
    t = Monastery(4, ruled(attack_timing=answer)).at("forge")
    t.s.monks[0].noise, t.s.monks[0].alcohol = 4, 4
    t.s.monks[1].noise = 6
    t.say(APPLIED_ACTION).roll(5).say(DRINK[1]).roll(2)
    assert t.s.monks[0].down == 1 and t.asked() == asked


@pytest.mark.rule("4.6", "5.5")
@pytest.mark.parametrize(("answer", "trampled"), [("after-deed", 0), ("at-once", 1)])
def test_two_curses_one_after_the_other(answer: str, trampled: int) -> None:
    """The first makes the monk too loud; the second comes before or after the attack."""
    t = Monastery(3, ruled(attack_timing=answer)).at("chapel").put(noise=[0, 5, 0], down=[0, 1, 0])
    t.say(APPLIED_ACTION).roll(6).say(DRINK[0]).draw("cracked-bell", "cracked-bell", "grace")
    t.say(KEEP_CARD[t.card("cracked-bell")], KEEP_CARD[t.card("cracked-bell")], CURSE_SEAT[1])
    assert len(t.events_of(Trampled)) == trampled and t.asked() == "GiveCurse(0)"


@pytest.mark.rule("7.2", "2.5")
@pytest.mark.parametrize(("answer", "sixes"), [("another", 1), ("nobody", 0)])
def test_the_two_hunters_moon_when_the_were_boar_is_the_hunter(answer: str, sixes: int) -> None:
    chosen = options(moon=8, hunter="were-boar", rulings={"same_hunter": answer})
    night = Monastery(2, chosen).s.night
    assert (night.anger[ON_SIX], night.anger[ON_ONE]) == (sixes, 1)
    usual = Monastery(2, options(moon=8, rulings={"same_hunter": answer})).s.night
    assert (usual.anger[ON_SIX], usual.anger[ON_ONE]) == (1, 1)


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("answer", "recipe"), [("last-chosen", "triple"), ("first-chosen", "amber")])
def test_amber_and_triple_on_the_last_moon(answer: str, recipe: str) -> None:
    chosen = options(moon=13, standing=(0, 1), rulings={"two_recipes": answer})
    s = GAME.start(2, chosen)
    for moon in (5, 11):
        apply(s, CHOOSE_MOON[moon - 1])
    assert s.box.recipe_names[s.night.recipe] == recipe
