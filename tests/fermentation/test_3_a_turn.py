"""§3 A turn: four kinds, moving, acting, dice, beers, meditation, hunting."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery, options
from vespers.engine.kernel import Choice
from vespers.engine.messages import Action
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    ATTACK,
    BRAWL,
    CONCENTRATE,
    DRINK,
    DRINK_FOR_SECOND_DIE,
    DRINK_TO_REROLL,
    GO,
    HIDE,
    HUNT_WOLF,
    KEEP_DIE,
    PUT,
    RUN,
    SIMPLE_ACTION,
    SOBER_UP,
    STAND_UP,
    STOP,
    USE_CARD,
    WALK,
)
from vespers.games.fermentation.events import (
    Added,
    Angered,
    Fell,
    Fought,
    PassedOut,
    SleptOn,
    Trampled,
    Trophy,
)
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import APPLIED, MEDITATE, MOVE, NO_TURN, SIMPLE
from vespers.texts import Say

HOPS = 5  # the space for hops in the Deluxe Blond
KINDS: dict[int, list[Action]] = {
    MOVE: [WALK, RUN, BRAWL],
    SIMPLE: [SIMPLE_ACTION],
    APPLIED: [APPLIED_ACTION],
    MEDITATE: [CONCENTRATE, HIDE, SOBER_UP],
}


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("last", KINDS)
def test_a_turn_is_of_another_kind_than_the_one_before(last: int) -> None:
    t = Monastery(2).at("well")
    t.s.monks[0].last = last
    for kind, actions in KINDS.items():
        for a in actions:
            assert (a in t.options()) == (kind != last)
            if kind == last:
                assert t.refused(a) == "same_again §3.1"


@pytest.mark.rule("3.1")
def test_turns_go_clockwise_and_each_remembers_its_own_kind() -> None:
    t = Monastery(3).say(HIDE)
    assert t.asked() == "ChooseTurn(1)"
    t.say(WALK, STOP).say(SOBER_UP)
    assert t.asked() == "ChooseTurn(0)" and t.each("last") == [MEDITATE, MOVE, MEDITATE]


# --- Moving


@pytest.mark.rule("3.2")
def test_walking_leads_up_to_two_tiles_far_without_a_sound() -> None:
    t = Monastery(2).say(WALK, GO[1], GO[2])
    assert t.where() == "dryer" and t.s.monks[0].noise == 0 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.2")
def test_points_may_be_left() -> None:
    t = Monastery(2).say(WALK, GO[1], STOP)
    assert t.where() == "well" and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.2")
def test_running_leads_three_tiles_far_and_is_heard_on_arrival() -> None:
    t = Monastery(2).say(RUN, GO[1], GO[2])
    assert t.s.monks[0].noise == 0
    t.say(GO[3])
    assert t.where() == "malthouse" and t.s.monks[0].noise == 1 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.2")
def test_a_brawl_is_one_step_and_one_attack_in_either_order() -> None:
    t = Monastery(2).at("well", 1).say(BRAWL)
    assert t.refused(ATTACK[1]) == "monk_elsewhere §4.4"
    t.say(GO[1], ATTACK[1]).roll(3, 3)
    assert t.asked() == "ChooseTurn(1)", "nothing is left to do"
    t = Monastery(2).say(BRAWL, ATTACK[1]).roll(3, 3)
    assert t.refused(ATTACK[1]) == "no_attack_left §4.4"
    t.say(GO[1])
    assert t.where() == "well" and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.2")
def test_the_question_says_what_is_left_of_a_brawl_and_of_a_simple_action() -> None:
    longer = '[pack]\nid = "longer"\nextends = true\n[numbers]\nbrawl = 2\n'
    for own, begun in (((), "one step and one attack"), ((longer,), "2 steps and one attack")):
        chosen = options(own=own)
        t = Monastery(2, chosen).say(BRAWL)
        assert begun in question(t, chosen)
        assert ("one step left" if own else "ChooseTurn") in question(
            t.say(ATTACK[1]).roll(3, 3).say(GO[1]), chosen
        )
    t = Monastery(2).at("dryer").phase(2).say(SIMPLE_ACTION)
    assert "the action of the place and one step" in question(t, options())
    assert question(t.say(ACT), options()).endswith(": one step left.")


def question(t: Monastery, chosen: Settings) -> str:
    step = t.s.agenda[-1]
    assert isinstance(step, Choice)
    return f"{t.asked()} {Say('en', GAME, chosen).prompt(step, t.s)}"


def test_no_move_lets_one_gather_or_draw() -> None:
    for move in (WALK, RUN, BRAWL):
        assert Monastery(2).at("well").say(move).refused(ACT) == "not_now"


@pytest.mark.rule("3.2")
def test_without_points_one_goes_nowhere() -> None:
    t = Monastery(2).at("well").say(SIMPLE_ACTION, GO[0])
    assert t.refused(GO[1]) == "no_movement_left §3.2"
    assert t.refused(STAND_UP) == "no_movement_left §3.2"


# --- Standing up


@pytest.mark.rule("3.3")
def test_standing_up_costs_a_point_of_a_move() -> None:
    t = Monastery(2)
    t.s.monks[0].down = 1
    t.say(WALK)
    assert t.options() == [STAND_UP, STOP] and t.refused(GO[1]) == "lying_down §3.14"
    t.say(STAND_UP)
    assert t.refused(STAND_UP) == "already_standing §3.3"
    t.say(GO[1])
    assert t.where() == "well" and t.s.monks[0].down == 0 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.3", "3.4")
def test_a_simple_action_can_be_stand_up_and_act() -> None:
    t = Monastery(2).at("malthouse").phase(1)
    t.s.monks[0].down = 1
    t.say(SIMPLE_ACTION)
    assert t.refused(ACT) == "lying_down §3.14"
    t.say(STAND_UP, ACT)
    assert t.taste("malt") == 1 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.14")
def test_who_lies_can_meditate_but_not_take_an_applied_action_nor_attack() -> None:
    t = Monastery(2).at("well", 0, 1)
    t.s.monks[0].down, t.s.monks[0].noise = 1, 3
    assert t.refused(APPLIED_ACTION) == "lying_down §3.14"
    assert APPLIED_ACTION not in t.options()
    t.say(BRAWL)
    assert t.refused(ATTACK[1]) == "lying_down §3.14"
    t.turn().s.monks[0].last = NO_TURN
    t.say(HIDE)
    assert t.s.monks[0].noise == 1 and t.s.monks[0].down == 1


@pytest.mark.rule("3.3")
def test_who_falls_with_a_point_left_may_stand_up_at_once() -> None:
    t = Monastery(2).at("main-entrance").say(SIMPLE_ACTION, ACT).find("black").roll(3, 2)
    assert t.s.monks[0].down == 1 and t.options() == [STAND_UP, STOP]
    t.say(STAND_UP)
    assert t.s.monks[0].down == 0


def knocked_down_after_a_run(*way: Action) -> Monastery:
    """From the well; the noise of the run brings a werewolf that wins."""
    t = Monastery(4).at("well")
    t.s.monks[0].noise = 5
    t.say(RUN, *way).find("grey").roll(5, 1)
    assert t.s.monks[0].down == 1
    return t


@pytest.mark.rule("3.3", "4.6")
def test_a_runner_knocked_down_on_arrival_may_stand_up_if_a_point_is_left() -> None:
    t = knocked_down_after_a_run(GO[2], GO[3], STOP)
    assert t.options() == [STAND_UP, STOP]
    t.say(STAND_UP)
    assert t.s.monks[0].down == 0 and t.asked() == "ChooseTurn(1)"
    t = knocked_down_after_a_run(GO[2], GO[3], STOP).say(STOP)
    assert t.s.monks[0].down == 1 and t.asked() == "ChooseTurn(1)", "he may also stay down"


@pytest.mark.rule("3.14", "4.6")
def test_a_runner_who_has_arrived_stands_up_but_runs_no_further() -> None:
    t = knocked_down_after_a_run(STOP).say(STAND_UP)
    assert t.where() == "well" and t.asked() == "ChooseTurn(1)", "two points more are lost: the run is over"


@pytest.mark.rule("3.3")
def test_a_runner_knocked_down_without_a_point_left_stays_down() -> None:
    t = knocked_down_after_a_run(GO[2], GO[3], GO[7])
    assert t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.3", "4.3")
def test_a_runner_who_did_not_stand_up_is_not_asked_again_after_being_trampled() -> None:
    t = Monastery(4).at("well")
    t.s.monks[0].noise, t.s.monks[0].down = 5, 1
    t.say(RUN, STOP)
    assert t.events_of(Trampled) == [Trampled(0)] and t.asked() == "ChooseTurn(1)"


# --- The Simple Action


@pytest.mark.rule("3.4")
def test_gather_one_taste_point_then_move_or_move_then_gather() -> None:
    t = Monastery(2).at("dryer").phase(2).say(SIMPLE_ACTION, ACT, GO[3])
    assert t.taste("hops") == 1 and t.where() == "malthouse" and t.asked() == "ChooseTurn(1)"
    t = Monastery(2).at("malthouse").phase(2).say(SIMPLE_ACTION, GO[2], ACT)
    assert t.taste("hops") == 1 and t.where() == "dryer" and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.4")
def test_it_is_done_once_and_makes_no_noise() -> None:
    t = Monastery(2).at("dryer").phase(2).say(SIMPLE_ACTION, ACT)
    assert t.refused(ACT) == "action_done §3.4" and t.s.monks[0].noise == 0


@pytest.mark.rule("3.14")
def test_gathering_must_better_the_vat() -> None:
    t = Monastery(2).at("malthouse").phase(1)
    t.s.monks[0].vat[2] = 1
    t.say(SIMPLE_ACTION)
    assert t.refused(ACT) == "nothing_better §2.9"


@pytest.mark.rule("3.4")
def test_draw_one_card() -> None:
    t = Monastery(2).at("cabinet").say(SIMPLE_ACTION, ACT).draw("lantern")
    assert t.names(t.s.monks[0].cards) == ["lantern"]


# --- The Applied Action and its table


@pytest.mark.rule("3.5", "3.6")
@pytest.mark.parametrize(("face", "taste"), [(1, 0), (2, 0), (3, 0), (4, 2), (5, 2), (6, 3)])
def test_gathering_by_the_table(face: int, taste: int) -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(face).say(DRINK[0])
    if taste > 0:
        t.say(PUT[HOPS])
    assert t.taste("hops") == taste
    assert t.s.monks[0].noise == 1, "heard whether it succeeds or not"
    assert t.where() == "dryer" and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.6")
def test_eight_or_more_gives_four() -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(6).say(DRINK[2]).roll(5).say(PUT[HOPS])
    assert t.taste("hops") == 4


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(("face", "drawn", "kept"), [(3, 0, 0), (4, 2, 1), (6, 2, 2)])
def test_drawing_by_the_table(face: int, drawn: int, kept: int) -> None:
    t = Monastery(3, monks=("hunter", "baker", "maltster")).at("cabinet")
    t.say(APPLIED_ACTION).roll(face).say(DRINK[0]).draw(*["lantern", "rope"][:drawn])
    if kept < drawn:
        t.say(t.options()[0])
    assert len(t.s.monks[0].cards) == kept and sum(t.s.discards[1]) == drawn - kept
    assert t.s.monks[0].noise == 1


@pytest.mark.rule("3.6", "3.12")
@pytest.mark.parametrize(("face", "beers", "found", "bonus"), [(4, 0, 2, 0), (6, 0, 3, 1), (6, 2, 3, 2)])
def test_hunting_by_the_table(face: int, beers: int, found: int, bonus: int) -> None:
    t = Monastery(3).at("main-entrance").say(APPLIED_ACTION).roll(face).say(DRINK[beers])
    if beers:
        t.roll(5)
    t.find(*["pup", "grey", "black"][:found])
    assert t.options() == [HUNT_WOLF[t.wolf(name)] for name in ["pup", "grey", "black"][:found]]
    t.say(HUNT_WOLF[t.wolf("grey")]).roll(4, 3)
    assert t.events_of(Fought) == [Fought(0, t.wolf("grey"), 3 + bonus, 5)]
    assert sum(t.s.discards[3]) == found - (bonus == 2), "the others, and the one not beaten"


@pytest.mark.rule("3.6", "3.12")
def test_three_or_less_finds_no_werewolf() -> None:
    t = Monastery(3).at("main-entrance").say(APPLIED_ACTION).roll(3).say(DRINK[0])
    assert t.asked() == "ChooseTurn(1)" and t.s.stock[3] == 24


@pytest.mark.rule("3.14")
def test_one_may_search_for_what_the_recipe_has_no_space_for_and_gathers_nothing() -> None:
    t = Monastery(2).at("bakery").phase(3)
    assert APPLIED_ACTION in t.options()
    t = Monastery(2).at("dryer").phase(3).say(APPLIED_ACTION).roll(5).say(DRINK[0])
    assert t.asked() == "ChooseTurn(1)" and not t.events_of(Added)


# --- Beers


@pytest.mark.rule("3.7", "3.14")
def test_each_beer_adds_one_and_one_level_of_alcohol_with_a_single_test() -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(3).say(DRINK[1]).roll(2).say(PUT[HOPS])
    assert t.taste("hops") == 2 and t.s.monks[0].alcohol == 1 and t.s.monks[0].down == 0
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(4).say(DRINK[2]).roll(3).say(PUT[HOPS])
    assert t.taste("hops") == 3 and t.s.monks[0].alcohol == 2 and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("3.7")
def test_two_beers_for_another_roll_add_nothing_else() -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(1).say(DRINK_TO_REROLL).roll(6)
    assert t.s.monks[0].alcohol == 2 and t.chance(), "the alcohol first, then the new die"
    t.roll(4).say(PUT[HOPS])
    assert t.taste("hops") == 2 and t.asked() == "ChooseTurn(1)", "the new roll stands, without another beer"


@pytest.mark.rule("3.7")
def test_two_beers_after_an_initial_6_add_a_second_die() -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(5)
    assert t.refused(DRINK_FOR_SECOND_DIE) == "no_initial_six §3.7"
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(6)
    t.say(DRINK_FOR_SECOND_DIE).roll(5).roll(2).say(PUT[HOPS])
    assert t.taste("hops") == 4 and t.s.monks[0].alcohol == 2


@pytest.mark.rule("3.7")
def test_a_6_rolled_again_is_no_initial_6() -> None:
    t = Monastery(3).at("dryer").give(0, "lucky-die").phase(2).say(APPLIED_ACTION).roll(2)
    lucky = next(a for a in t.options() if type(a).__name__ == "UseCard")
    t.say(lucky).roll(6)
    assert t.refused(DRINK_FOR_SECOND_DIE) == "no_initial_six §3.7"


@pytest.mark.rule("3.7")
def test_no_beer_in_fights_or_hunts() -> None:
    t = Monastery(3).at("main-entrance").say(SIMPLE_ACTION, ACT).find("pup")
    assert t.asked() == "WolfRolls(0)"
    t.roll(3)
    assert t.asked() == "HuntDie(0)", "the monk rolls, and nobody has asked for beer"


# --- Alcohol


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(("face", "falls"), [(3, True), (4, False)])
def test_a_die_higher_than_the_alcohol_level_or_a_fall(face: int, falls: bool) -> None:
    t = Monastery(3).at("dryer").phase(2).say(APPLIED_ACTION).roll(4)
    t.s.monks[0].alcohol = 2
    t.say(DRINK[1]).roll(face).say(PUT[HOPS])
    assert t.s.monks[0].down == falls and t.s.monks[0].noise == (2 if falls else 1)
    assert bool(t.events_of(Fell)) == falls
    assert t.taste("hops") == 2, "the action goes on"


@pytest.mark.rule("3.14")
def test_a_hunt_goes_on_after_a_drunken_fall() -> None:
    t = Monastery(3).at("main-entrance").say(APPLIED_ACTION).roll(3).say(DRINK[1]).roll(1)
    assert t.s.monks[0].down == 1
    t.find("pup", "pup").say(HUNT_WOLF[0]).roll(1, 4)
    assert t.s.monks[0].trophies == [0]


@pytest.mark.rule("3.9")
def test_at_level_6_a_monk_passes_out_whatever_the_die_and_loses_his_next_turn() -> None:
    t = Monastery(2).at("dryer").phase(2).say(APPLIED_ACTION).roll(4)
    t.s.monks[0].alcohol = 5
    t.say(DRINK[2]).roll(6).say(PUT[HOPS])
    assert t.s.monks[0].alcohol == 6 and t.s.monks[0].asleep == t.s.monks[0].down == 1
    assert [e.noise for e in t.events_of(Angered)] == [1, 2], "the 6 is heard, and so is the fall"
    assert len(t.events_of(PassedOut)) == 1
    assert t.s.phase == 3
    t.say(WALK, STOP)
    assert t.asked() == "ChooseTurn(1)", "seat 0 has slept through its turn"
    assert t.s.monks[0].alcohol == 5 and t.s.monks[0].down == 1 and t.s.monks[0].last == NO_TURN
    assert t.events_of(SleptOn) == [SleptOn(0)]
    t.say(HIDE).say(SIMPLE_ACTION, STAND_UP)
    assert t.s.monks[0].down == 0


@pytest.mark.rule("3.14")
def test_no_card_helps_at_level_6() -> None:
    t = Monastery(3).at("dryer").give(0, "guardian-angel").phase(2).say(APPLIED_ACTION).roll(4)
    t.s.monks[0].alcohol = 5
    t.say(DRINK[1]).roll(5)
    assert t.s.monks[0].asleep == 1 and t.names(t.s.monks[0].cards) == ["guardian-angel"]


@pytest.mark.rule("3.8", "3.9")
def test_at_the_top_nothing_rises_and_nothing_is_tested() -> None:
    t = Monastery(2).at("chapel")
    t.s.monks[1].alcohol, t.s.monks[1].asleep, t.s.monks[1].down = 6, 1, 1
    t.say(SIMPLE_ACTION, ACT).draw("spiked-mead")
    assert not t.chance() and t.s.monks[1].alcohol == 6


# --- Meditation


@pytest.mark.rule("3.10")
def test_hide_and_sober_up() -> None:
    t = Monastery(2)
    t.s.monks[0].noise, t.s.monks[0].alcohol = 5, 3
    t.say(HIDE)
    assert t.s.monks[0].noise == 3
    t.turn().s.monks[0].last = NO_TURN
    t.say(SOBER_UP)
    assert t.s.monks[0].alcohol == 1
    t.turn().s.monks[0].last = NO_TURN
    t.say(SOBER_UP)
    assert t.s.monks[0].alcohol == 0


@pytest.mark.rule("3.10", "3.14")
def test_concentration_gives_a_second_die_once() -> None:
    t = Monastery(4).at("dryer").phase(2).say(CONCENTRATE).turn()
    t.s.monks[0].last = NO_TURN
    assert t.refused(CONCENTRATE) == "already_concentrated §3.14"
    t.say(APPLIED_ACTION).roll(6, 4)
    assert t.s.gauge == 1, "both dice can anger the hunter"
    assert t.options() == [KEEP_DIE[6], KEEP_DIE[4]] and t.refused(KEEP_DIE[3]) == "die_not_rolled §3.10"
    t.say(KEEP_DIE[4], DRINK[0], PUT[HOPS])
    assert t.taste("hops") == 2 and t.s.monks[0].focus == 0
    t.turn().s.monks[0].last = NO_TURN
    t.say(APPLIED_ACTION).roll(5)
    assert t.asked() == "HaveABeer(0)", "only one die this time"


@pytest.mark.rule("3.10")
def test_two_equal_dice_need_no_choice() -> None:
    t = Monastery(4).at("dryer").phase(2).say(CONCENTRATE).turn().say(APPLIED_ACTION).roll(5, 5)
    assert t.asked() == "HaveABeer(0)"


# --- The Cloister


@pytest.mark.rule("3.11")
def test_any_action_in_the_cloister_raises_the_collective_noise_by_two() -> None:
    t = Monastery(4).say(SIMPLE_ACTION, ACT)
    assert t.s.gauge == 2 and t.s.monks[0].noise == 0
    t = Monastery(4).say(APPLIED_ACTION).roll(1).say(DRINK[0])
    assert t.s.gauge == 2 and t.s.monks[0].noise == 1
    t = Monastery(4).say(APPLIED_ACTION).roll(6).say(DRINK[0])
    assert t.s.gauge == 3 and t.asked() == "ChooseTurn(1)", "and nothing is found"


@pytest.mark.rule("3.14", "3.7")
def test_beer_may_be_drunk_after_the_roll_in_the_cloister_as_anywhere() -> None:
    t = Monastery(4, Settings(hunter="were-bear")).say(APPLIED_ACTION).roll(3)
    assert t.options() == [*DRINK, DRINK_TO_REROLL]
    t.say(DRINK[2]).roll(3)
    assert t.s.monks[0].alcohol == 2 and t.s.gauge == 3, (
        "two beers anger the bear, the Cloister does the rest"
    )


@pytest.mark.rule("3.11", "3.7", "5.6")
def test_a_beer_makes_the_roll_of_a_soft_foot_in_the_cloister_a_success_without_noise() -> None:
    soft_foot = Monastery(3, monks=("soft-foot", "baker", "maltster")).say(APPLIED_ACTION).roll(3)
    assert soft_foot.say(DRINK[1]).roll(2).s.monks[0].noise == 0
    soft_foot = Monastery(3, monks=("soft-foot", "baker", "maltster")).say(APPLIED_ACTION).roll(3)
    assert soft_foot.say(DRINK[0]).s.monks[0].noise == 1


@pytest.mark.rule("3.14", "5.4")
def test_the_lucky_die_rolls_again_in_the_cloister_too() -> None:
    t = Monastery(4, monks=("soft-foot", "baker", "maltster", "woodman")).give(0, "lucky-die").turn()
    t.say(APPLIED_ACTION).roll(2).say(USE_CARD[t.card("lucky-die")]).roll(6).say(DRINK[0])
    assert t.s.monks[0].cards == [] and t.s.monks[0].noise == 0, (
        "a failure has become a success, which makes no noise"
    )
    assert t.s.gauge == 3, "the new 6 angers the hunter"


# --- Hunting


@pytest.mark.rule("3.12", "3.14")
@pytest.mark.parametrize(("mine", "wins"), [(3, False), (4, True), (5, True)])
def test_a_hunt_is_won_with_an_equal_or_higher_result(mine: int, wins: bool) -> None:
    t = Monastery(2).at("secondary-entrance").say(SIMPLE_ACTION, ACT).find("grey").roll(3, mine)
    assert (t.s.monks[0].trophies == [t.wolf("grey")]) == wins
    assert bool(t.events_of(Trophy)) == wins
    assert t.s.monks[0].down == (not wins) and t.s.monks[0].noise == (not wins)
    assert t.s.discards[3][t.wolf("grey")] == (not wins)


WOLVES = {
    "pup": (-1, 1, 3),
    "scrawny": (0, 1, 4),
    "prowler": (0, 2, 3),
    "grey": (1, 2, 5),
    "red": (1, 3, 2),
    "black": (2, 3, 4),
    "old-one": (3, 4, 3),
}


@pytest.mark.rule("3.13")
@pytest.mark.parametrize("name", WOLVES)
def test_each_werewolf_fights_with_its_bonus_for_its_taste(name: str) -> None:
    bonus, taste, copies = WOLVES[name]
    t = Monastery(2).at("main-entrance").say(SIMPLE_ACTION, ACT).find(name).roll(2)
    assert t.s.theirs == 2 + bonus
    t.roll(6)
    assert t.s.monks[0].trophies == [t.wolf(name)]
    assert t.s.box.wolf_taste[t.wolf(name)] == taste and t.s.box.wolf_copies[t.wolf(name)] == copies


@pytest.mark.rule("3.12")
def test_a_werewolf_that_was_not_found_cannot_be_fought() -> None:
    t = Monastery(3).at("main-entrance").say(APPLIED_ACTION).roll(4).say(DRINK[0]).find("pup", "red")
    assert t.refused(HUNT_WOLF[t.wolf("old-one")]) == "wolf_not_found §3.12"


@pytest.mark.rule("3.5")
def test_inspiration_and_place_are_used_up_with_the_roll() -> None:
    t = Monastery(3).at("well")
    t.s.monks[0].inspired = 1
    t.say(APPLIED_ACTION).roll(3).say(DRINK[0], PUT[1])
    assert t.taste("water") == 2 and t.s.monks[0].inspired == 0
