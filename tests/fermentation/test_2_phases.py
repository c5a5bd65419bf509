"""§2 Phases: ingredients, rigour, collective noise, and how a phase ends."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    ATTACK,
    BRAWL,
    DECLINE,
    DRINK,
    HIDE,
    PUT,
    RUN,
    SIMPLE_ACTION,
    SOBER_UP,
    STOP,
    WALK,
)
from vespers.games.fermentation.events import Added, DiscWon, PhaseBegan
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import APPLIED, MEDITATE, MOVE, TRIGGERS

GIVES = {
    "well": ("water", 0),
    "edge": ("wood", 1),
    "malthouse": ("malt", 1),
    "dryer": ("hops", 2),
    "bakery": ("yeast", 3),
    "brewery": ("cleaning", 0),
}


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("tile", GIVES)
def test_each_ingredient_comes_from_its_tile(tile: str) -> None:
    ingredient, phase = GIVES[tile]
    t = Monastery(1).at(tile).phase(phase).say(SIMPLE_ACTION, ACT)
    if t.asked() == "PutIn(0)":  # wood and water have two spaces in the Deluxe Blond
        t.say(PUT[space(t)])
    assert t.taste(ingredient) == 1
    assert [event.taste for event in t.events_of(Added)] == [1]


def space(t: Monastery) -> int:
    """The offered space of the current phase."""
    phases = t.s.box.recipes[0].phase
    offered: list[int] = [a.space for a in t.options() if a is not DECLINE]
    return next(n for n in offered if phases[n] == t.s.phase)


@pytest.mark.rule("2.1")
def test_an_ingredient_goes_on_a_space_of_its_own_kind() -> None:
    t = Monastery(1).at("well").say(SIMPLE_ACTION, ACT)
    assert t.refused(PUT[0]) == "other_ingredient §2.1"


@pytest.mark.rule("2.2")
def test_the_books_example_water_worth_1_is_exchanged_for_water_worth_2() -> None:
    t = Monastery(1).at("well").say(SIMPLE_ACTION, ACT, PUT[1], STOP)
    assert t.taste("water") == 1
    t.say(APPLIED_ACTION).roll(4).say(DRINK[0], PUT[1])
    assert t.taste("water") == 2


@pytest.mark.rule("2.9")
def test_a_find_that_is_not_better_changes_nothing() -> None:
    t = Monastery(1).at("malthouse").phase(1)
    t.s.monks[0].vat[2] = 3
    t.say(APPLIED_ACTION).roll(4).say(DRINK[0])
    assert t.taste("malt") == 3 and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("2.9")
def test_a_simple_find_for_one_space_of_this_phase_needs_no_choice() -> None:
    t = Monastery(1).at("malthouse").phase(1).say(SIMPLE_ACTION, ACT)
    assert t.taste("malt") == 1 and t.asked() == "ActSimply(0)"


@pytest.mark.rule("2.9", "3.5")
def test_a_find_of_an_applied_action_may_be_declined_even_if_only_one_space_is_left_for_it() -> None:
    t = Monastery(2).at("malthouse").fill(0, 1).phase(1)
    t.s.monks[0].vat[2] = 0
    t.say(APPLIED_ACTION).roll(5).say(DRINK[0])
    assert t.options() == [DECLINE, PUT[2]]
    t.say(DECLINE)
    assert t.taste("malt") == 0 and t.asked() == "ChooseTurn(1)"
    assert t.end_phase().each("discs") == [0, 0], "he did not want the disc, which enrages the hunter (§6.1)"


@pytest.mark.rule("2.9", "2.3")
def test_a_player_may_decline() -> None:
    t = Monastery(1).at("edge").phase(1).say(SIMPLE_ACTION, ACT, DECLINE)
    assert t.s.monks[0].vat == [0] * 8 and t.each("early") == [0]


@pytest.mark.rule("2.3")
def test_the_books_example_wood_in_phase_2_may_go_early_on_phase_3() -> None:
    t = Monastery(1).at("edge").phase(1).say(SIMPLE_ACTION, ACT)
    assert t.options() == [DECLINE, PUT[3], PUT[4]]
    t.say(PUT[4])
    assert t.taste("wood", 2) == 1 and t.taste("wood", 1) == 0
    assert t.each("early") == [1 << 2]


@pytest.mark.rule("2.3")
def test_the_books_example_water_in_phase_2_may_only_go_on_phase_4() -> None:
    t = Monastery(1).at("well").phase(1).say(SIMPLE_ACTION, ACT)
    assert t.options() == [DECLINE, PUT[6]]
    assert t.refused(PUT[1]) == "past_phase §2.3"


@pytest.mark.rule("2.3")
def test_what_the_recipe_needs_no_more_cannot_be_gathered() -> None:
    t = Monastery(1).at("brewery").phase(1)
    t.say(SIMPLE_ACTION)
    assert t.refused(ACT) == "not_in_recipe §2.3"


@pytest.mark.rule("2.9")
def test_on_a_space_of_equal_worth_nothing_is_put() -> None:
    t = Monastery(1).at("edge").phase(1)
    t.s.monks[0].vat[4] = 1
    t.say(SIMPLE_ACTION, ACT)
    assert t.taste("wood") == 1, "the only space that gets better is filled without a question"
    t = Monastery(1).at("edge").phase(1)
    t.s.monks[0].vat[3] = 2
    t.say(SIMPLE_ACTION, ACT)
    assert t.refused(PUT[3]) == "not_better §2.9"


@pytest.mark.rule("2.4")
def test_all_ingredients_of_a_phase_give_its_disc() -> None:
    t = Monastery(2).fill(0, 0).end_phase()
    assert t.each("discs") == t.each("earned") == [1, 0]
    assert t.events_of(DiscWon) == [DiscWon(0, 0)]


@pytest.mark.rule("2.4")
def test_a_missing_ingredient_gives_none() -> None:
    t = Monastery(2).fill(0, 0)
    t.s.monks[0].vat[0] = 0
    assert t.end_phase().each("discs") == [0, 0]


@pytest.mark.rule("2.9", "2.3", "2.4")
def test_a_cube_forbids_the_disc_even_if_the_early_find_is_replaced_in_time() -> None:
    t = Monastery(1).at("edge").phase(1).say(SIMPLE_ACTION, ACT, PUT[4])
    t.fill(0, 1).end_phase()
    assert t.each("discs") == [1], "phase 2 itself was brewed in time"
    t.fill(0, 2, 3).end_phase()
    assert t.each("discs") == [1]
    t.fill(0, 3).end_phase()
    assert t.each("discs") == [2]


# --- Collective noise


ANGER = {
    "werewolf": {"six", "fall", "attack"},
    "were-boar": {"one", "monk-fight", "attack"},
    "were-bear": {"two-beers", "injury", "equipment-drawn"},
    "were-raven": {"six", "blessing-drawn", "hunt-won"},
}


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("hunter", ANGER)
def test_each_hunter_has_three_triggers(hunter: str) -> None:
    s = Monastery(2, Settings(hunter=hunter)).s
    assert {TRIGGERS[n] for n, times in enumerate(s.night.anger) if times} == ANGER[hunter]


def applied_at_the_malthouse(t: Monastery, *faces: int) -> Monastery:
    return t.at("malthouse").phase(1).say(APPLIED_ACTION).roll(*faces)


@pytest.mark.rule("2.5")
def test_a_rolled_6_angers_the_werewolf_and_a_1_the_boar() -> None:
    assert applied_at_the_malthouse(Monastery(4), 6).s.gauge == 1
    assert applied_at_the_malthouse(Monastery(4), 5).s.gauge == 0
    boar = Settings(hunter="were-boar")
    assert applied_at_the_malthouse(Monastery(4, boar), 1).s.gauge == 1
    assert applied_at_the_malthouse(Monastery(4, boar), 6).s.gauge == 0


@pytest.mark.rule("2.9")
def test_only_the_bare_face_counts() -> None:
    t = Monastery(4).give(0, "lantern").at("malthouse").phase(1).say(APPLIED_ACTION).roll(5)
    assert t.s.die + t.s.bonus == 6 and t.s.gauge == 0


@pytest.mark.rule("2.5")
def test_a_drunken_fall_angers_the_werewolf() -> None:
    t = applied_at_the_malthouse(Monastery(4), 5)
    t.s.monks[0].alcohol = 3
    t.say(DRINK[1]).roll(4)
    assert t.s.monks[0].down == 1 and t.s.gauge == 1


@pytest.mark.rule("2.5", "4.6")
def test_an_attack_won_by_the_werewolf_with_a_6_counts_three_times() -> None:
    t = Monastery(4).at("well")
    t.s.monks[0].noise = 5
    t.say(RUN, STOP).find("grey").roll(6, 1)
    assert t.s.gauge == 3


@pytest.mark.rule("2.10")
def test_a_fight_between_monks_angers_the_boar() -> None:
    t = Monastery(4, Settings(hunter="were-boar")).say(BRAWL, ATTACK[1])
    assert t.s.gauge == 1


@pytest.mark.rule("2.5", "4.4")
@pytest.mark.parametrize(("hunter", "gauge"), [("werewolf", 0), ("were-boar", 1)])
def test_a_monk_attacked_by_a_monk_is_not_attacked_by_a_werewolf(hunter: str, gauge: int) -> None:
    t = Monastery(4, Settings(hunter=hunter)).say(BRAWL, ATTACK[1]).roll(3, 3)
    assert t.s.gauge == gauge, "the fight angers the boar, once"


@pytest.mark.rule("2.10")
def test_two_beers_an_injury_and_equipment_anger_the_bear() -> None:
    bear = Settings(hunter="were-bear")
    t = applied_at_the_malthouse(Monastery(4, bear), 5).say(DRINK[2])
    assert t.s.gauge == 1
    t = applied_at_the_malthouse(Monastery(4, bear), 5).say(DRINK[1])
    assert t.s.gauge == 0
    t = Monastery(4, bear).at("main-entrance").say(SIMPLE_ACTION, ACT).find("black").roll(5, 1)
    assert t.s.gauge == 1
    t = Monastery(4, bear).at("forge").say(SIMPLE_ACTION, ACT).draw("club")
    assert t.s.gauge == 1
    t = Monastery(4, bear).at("chapel").say(SIMPLE_ACTION, ACT).draw("grace")
    assert t.s.gauge == 0


@pytest.mark.rule("2.10")
def test_a_blessing_and_a_hunt_won_anger_the_raven() -> None:
    raven = Settings(hunter="were-raven")
    assert Monastery(4, raven).at("chapel").say(SIMPLE_ACTION, ACT).draw("grace").s.gauge == 1
    assert Monastery(4, raven).at("chapel").say(SIMPLE_ACTION, ACT).draw("sour-wort").s.gauge == 0
    t = Monastery(4, raven).at("main-entrance").say(SIMPLE_ACTION, ACT).find("pup").roll(1, 5)
    assert t.s.gauge == 1


# --- The end of a phase


@pytest.mark.rule("2.6", "2.9")
def test_a_phase_ends_when_the_turn_is_over_and_what_is_left_of_the_noise_is_lost() -> None:
    t = Monastery(2).say(SIMPLE_ACTION, ACT)
    assert t.s.gauge == 2 and t.s.phase == 0, "the limit is reached, but the turn goes on"
    t.s.gauge = 7
    t.say(STOP)
    assert (t.s.phase, t.s.gauge) == (1, 0)
    assert t.asked() == "ChooseTurn(1)", "the next monk goes on"
    assert t.events_of(PhaseBegan)[-1] == PhaseBegan(1)


@pytest.mark.rule("2.9")
def test_what_is_gained_in_the_last_turn_counts_for_the_old_phase() -> None:
    t = Monastery(1).fill(0, 0).at("well")
    t.s.monks[0].vat[1] = 0
    t.say(APPLIED_ACTION).roll(6)
    assert t.s.gauge >= t.s.night.threshold
    t.say(DRINK[0], PUT[1])
    assert t.s.phase == 1 and t.taste("water", 0) == 3 and t.each("discs") == [1]


@pytest.mark.rule("2.9")
def test_caps_noise_alcohol_and_places_stay() -> None:
    t = Monastery(2).at("well", 0).at("edge", 1)
    t.put(noise=[3, 4], alcohol=[2, 1], down=[1, 0], last=[MOVE, APPLIED])
    before = t.each("place")
    t.end_phase()
    assert t.each("noise") == [3, 4] and t.each("alcohol") == [2, 1]
    assert t.each("down") == [1, 0] and t.each("last") == [MOVE, APPLIED]
    assert t.each("place") == before


@pytest.mark.rule("2.6")
def test_after_the_fourth_phase_comes_the_final_battle() -> None:
    t = Monastery(2).phase(3).end_phase()
    assert t.asked() == "HunterDie(0)"


@pytest.mark.rule("2.7")
def test_recruit_blocks_the_lowest_space_for_its_phase() -> None:
    t = Monastery(2)
    t.put(noise=[0, 4])
    t.end_phase()
    assert (t.s.phase, t.s.floor, t.each("noise")) == (1, 1, [1, 4])
    t.s.monks[t.s.active].noise = 2
    t.turn(0).say(HIDE)
    assert t.s.monks[0].noise == 1
    t.end_phase()
    assert (t.s.phase, t.s.floor) == (2, 0)


@pytest.mark.rule("2.7")
def test_an_attacked_monk_falls_back_to_the_lowest_free_space() -> None:
    t = Monastery(2).phase(1)
    t.s.monks[0].noise = 5
    t.say(RUN, STOP).find("pup").roll(2, 5)
    assert t.s.monks[0].noise == 1


@pytest.mark.rule("2.7")
def test_rallying_cry_adds_one_to_all_werewolves_for_its_phase() -> None:
    t = Monastery(2).at("main-entrance").phase(2)
    assert t.s.howl == 1
    t.say(SIMPLE_ACTION, ACT).find("grey").roll(3, 4)
    assert t.s.monks[0].trophies == [], "3 + 1 + 1 beats 4"
    assert Monastery(2).phase(1).s.howl == 0 and Monastery(2).phase(3).s.howl == 1


@pytest.mark.rule("2.8")
def test_a_phase_ends_after_forty_turns_each() -> None:
    t = Monastery(2)
    t.s.turns = 79
    t.say(WALK, STOP)
    assert t.s.phase == 1 and t.s.turns == 0
    t.s.turns = 78
    t.say(SOBER_UP)
    assert t.s.phase == 1 and t.s.turns == 79 and t.s.monks[1].last == MEDITATE
