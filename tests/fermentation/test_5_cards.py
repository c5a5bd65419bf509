"""§5 Cards and abilities: one test for each, and for drawing, carrying and cursing."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import MONKS, Monastery
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    ATTACK,
    BAR,
    BRAWL,
    CURSE_SEAT,
    DRINK,
    DROP_CARD,
    ENRICH,
    GO,
    HIDE,
    KEEP_CARD,
    LEAP,
    PUT,
    RUN,
    SIMPLE_ACTION,
    STOP,
    USE_CARD,
    WALK,
)
from vespers.games.fermentation.events import BattleFought, Cursed, Discarded, Fought, MonksFought
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import NO_TURN

OTHERS = ("rusty-shovel", "dagger", "great-axe", "pitchfork", "gambeson", "mail", "pot-helm", "boots")
ONE_CLUB = '[pack]\nid = "one"\nextends = true\n[cards.club]\ncopies = 1\n[cards]\n' + "".join(
    [f"{card} = false\n" for card in OTHERS]
)


def drawing(t: Monastery, face: int) -> Monastery:
    return t.at("forge").turn().say(APPLIED_ACTION).roll(face).say(DRINK[0])


# --- Drawing and carrying


@pytest.mark.rule("5.1")
def test_the_cards_to_keep_are_chosen_and_the_others_discarded() -> None:
    t = drawing(Monastery(3, monks=MONKS[1:]), 4).draw("club", "boots")
    assert t.options() == [KEEP_CARD[t.card("club")], KEEP_CARD[t.card("boots")]]
    assert t.refused(KEEP_CARD[t.card("mail")]) == "card_not_drawn §5.1"
    t.say(KEEP_CARD[t.card("boots")])
    assert t.names(t.s.monks[0].cards) == ["boots"] and t.s.discards[0][t.card("club")] == 1


@pytest.mark.rule("5.1")
def test_two_of_the_same_are_one_option() -> None:
    t = drawing(Monastery(3, monks=MONKS[1:]), 4).draw("club", "club")
    assert t.options() == [KEEP_CARD[t.card("club")]]
    t.say(*t.options())
    assert t.names(t.s.monks[0].cards) == ["club"] and t.s.discards[0][t.card("club")] == 1


@pytest.mark.rule("5.7", "1.5")
def test_if_fewer_come_than_could_be_kept_all_are_kept() -> None:
    t = drawing(Monastery(3, Settings(own=(ONE_CLUB,)), monks=MONKS[1:]), 6).draw("club")
    assert t.names(t.s.monks[0].cards) == ["club"]


@pytest.mark.rule("5.2", "5.7")
def test_two_hands_hold_two_weapons_or_a_large_one() -> None:
    t = Monastery(3).at("forge").give(0, "club", "dagger").turn().say(SIMPLE_ACTION, ACT).draw("great-axe")
    assert t.asked() == "Drop(0)"
    assert t.refused(DROP_CARD[t.card("mail")]) == "card_not_held §5.2"
    t.say(DROP_CARD[t.card("club")])
    assert t.asked() == "Drop(0)", "still three hands"
    t.say(DROP_CARD[t.card("dagger")])
    assert t.names(t.s.monks[0].cards) == ["great-axe"] and len(t.events_of(Discarded)) == 2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("first", "second"), [("gambeson", "mail"), ("pot-helm", "pot-helm"), ("boots", "boots")]
)
def test_one_armour_one_headgear_one_pair_of_boots(first: str, second: str) -> None:
    t = Monastery(3).at("forge").give(0, first, "club").turn().say(SIMPLE_ACTION, ACT).draw(second)
    assert t.refused(DROP_CARD[t.card("club")]) == "slot_not_too_full §5.7"
    t.say(DROP_CARD[t.card(second)])
    assert sorted(t.names(t.s.monks[0].cards)) == sorted([first, "club"])


@pytest.mark.rule("5.2")
def test_three_other_things_and_any_number_of_blessings() -> None:
    t = (
        Monastery(3)
        .at("cabinet")
        .give(0, "lantern", "rope", "flask")
        .turn()
        .say(SIMPLE_ACTION, ACT)
        .draw("satchel")
    )
    assert t.asked() == "Drop(0)"
    t.say(DROP_CARD[t.card("rope")])
    t = Monastery(3).at("chapel").give(0, "grace", "grace", "holy-water", "inspiration").turn()
    t.say(SIMPLE_ACTION, ACT).draw("inspiration")
    assert len(t.s.monks[0].cards) == 5


# --- Cards that last


def hunt_result(card: str) -> int:
    t = Monastery(2).at("main-entrance").give(0, card).turn().say(SIMPLE_ACTION, ACT).find("pup").roll(2, 3)
    return t.events_of(Fought)[0].mine


def attack_result(card: str) -> int:
    t = Monastery(2).at("well").give(0, card).turn()
    t.s.monks[0].noise = 5
    return t.say(RUN, STOP).find("pup").roll(2, 3).events_of(Fought)[0].mine


def brawl_result(card: str) -> int:
    t = Monastery(2).at("well", 0, 1).give(0, card).turn().say(BRAWL, ATTACK[1]).roll(3, 6)
    return t.events_of(MonksFought)[0].mine


def battle_result(card: str) -> int:
    t = Monastery(1).give(0, card).phase(3).end_phase().roll(6, 3)
    return t.events_of(BattleFought)[0].mine


BONUSES = {  # what a 3 becomes in a hunt, an attack, a fight between monks, the final battle
    "rusty-shovel": (4, 4, 4, 4),
    "club": (3, 3, 4, 3),
    "dagger": (4, 3, 3, 3),
    "great-axe": (5, 5, 5, 5),
    "pitchfork": (3, 5, 3, 3),
}


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("card", BONUSES)
def test_weapons(card: str) -> None:
    assert (hunt_result(card), attack_result(card), brawl_result(card), battle_result(card)) == BONUSES[card]


@pytest.mark.rule("5.3", "4.4")
def test_the_pitchfork_does_not_help_when_a_monk_attacks() -> None:
    t = Monastery(2).at("well", 0, 1).give(1, "pitchfork").turn().say(BRAWL, ATTACK[1]).roll(3, 3)
    assert t.events_of(MonksFought)[0].theirs == 3


@pytest.mark.rule("5.3")
def test_bonuses_add_up() -> None:
    t = Monastery(2).at("main-entrance").give(0, "rusty-shovel", "dagger").turn()
    assert t.say(SIMPLE_ACTION, ACT).find("pup").roll(2, 3).events_of(Fought)[0].mine == 5


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("card", "lowest"), [("gambeson", 5), ("mail", 4)])
def test_armour(card: str, lowest: int) -> None:
    for face in range(1, 7):
        t = Monastery(4).at("main-entrance").give(0, card).turn()
        t.say(SIMPLE_ACTION, ACT).find("black").roll(3, 1, face)
        assert t.s.monks[0].down == (face < lowest)


@pytest.mark.rule("5.3", "3.2")
def test_mail_slows_and_boots_speed_up_a_move_but_not_a_simple_action() -> None:
    for card, points in (("mail", 1), ("boots", 3)):
        t = Monastery(2).give(0, card).turn().say(WALK)
        assert t.s.steps == points
        t = Monastery(2).give(0, card).turn().say(SIMPLE_ACTION)
        assert t.s.steps == 1
    t = Monastery(2).at("well").give(0, "mail").turn().say(BRAWL)
    assert t.asked() == "ChooseTurn(1)", "no point, nobody to attack: nothing to do"


@pytest.mark.rule("5.3")
def test_a_pot_helm_makes_falls_silent() -> None:
    t = Monastery(4).at("main-entrance").give(0, "pot-helm").turn()
    t.say(SIMPLE_ACTION, ACT).find("black").roll(3, 1)
    assert t.s.monks[0].down == 1 and t.s.monks[0].noise == 0


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("card", "tile"), [("lantern", "dryer"), ("satchel", "forge"), ("spyglass", "main-entrance")]
)
def test_tools_help_applied_actions_of_their_kind_only(card: str, tile: str) -> None:
    for other in ("dryer", "forge", "main-entrance"):
        t = Monastery(3).at(other).give(0, card).phase(2).say(APPLIED_ACTION).roll(3)
        assert t.s.die + t.s.bonus == (4 if other == tile else 3)


# --- Cards that work once


def using(card: str, tile: str = "well") -> Monastery:
    t = Monastery(3).at(tile).give(0, card).turn()
    t.s.monks[0].noise = t.s.monks[0].alcohol = 5
    return t.say(USE_CARD[t.card(card)])


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("card", "noise", "alcohol", "traps"),
    [
        ("flask", 5, 3, 0),
        ("felt-pads", 3, 5, 0),
        ("trap-kit", 5, 5, 1),
        ("vow-of-silence", 0, 5, 0),
        ("holy-water", 5, 0, 0),
    ],
)
def test_cards_that_just_work(card: str, noise: int, alcohol: int, traps: int) -> None:
    t = using(card)
    assert (t.s.monks[0].noise, t.s.monks[0].alcohol, t.s.monks[0].traps) == (noise, alcohol, traps)
    assert t.s.monks[0].cards == [] and t.asked() == "ChooseTurn(0)", (
        "discarded, and the turn is still to come"
    )


@pytest.mark.rule("5.4")
def test_the_rope_leads_anywhere_else_and_a_lying_monk_stays_lying() -> None:
    t = Monastery(3).give(0, "rope").turn()
    t.s.monks[0].down = 1
    t.say(USE_CARD[t.card("rope")])
    assert len(t.options()) == 11 and t.refused(LEAP[t.tile("cloister")]) == "already_here §5.4"
    t.say(LEAP[t.tile("edge")])
    assert t.where() == "edge" and t.s.monks[0].down == 1 and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("5.4", "1.3")
def test_the_barricade_closes_a_door_until_ones_next_turn() -> None:
    t = using("barricade")
    assert t.refused(BAR[t.tile("edge")]) == "no_door_there §1.3"
    t.say(BAR[t.tile("dryer")], HIDE)
    assert sum([by > 0 for by in t.s.closed]) == 1
    t.say(HIDE)
    assert sum([by > 0 for by in t.s.closed]) == 1
    t.say(HIDE)
    assert t.asked() == "ChooseTurn(0)" and not any(t.s.closed)


@pytest.mark.rule("5.4")
def test_a_barricade_needs_an_open_door() -> None:
    t = Monastery(3).at("edge").give(0, "barricade", "barricade").turn()
    t.say(USE_CARD[t.card("barricade")], BAR[t.tile("main-entrance")])
    assert t.refused(USE_CARD[t.card("barricade")]) == "no_open_door §5.4"


@pytest.mark.rule("5.4", "3.7")
def test_the_lucky_die_rolls_again_after_the_roll_only_and_beer_may_follow() -> None:
    t = Monastery(3).at("dryer").give(0, "lucky-die").phase(2)
    assert t.refused(USE_CARD[t.card("lucky-die")]) == "wrong_moment §5.4"
    t.say(APPLIED_ACTION).roll(1).say(USE_CARD[t.card("lucky-die")]).roll(3)
    assert t.asked() == "HaveABeer(0)" and t.s.monks[0].cards == []
    t.say(DRINK[1]).roll(5).say(PUT[5])
    assert t.taste("hops") == 2


@pytest.mark.rule("5.4")
def test_other_cards_do_not_roll_again() -> None:
    t = Monastery(3).at("dryer").give(0, "flask").phase(2).say(APPLIED_ACTION).roll(1)
    assert t.refused(USE_CARD[t.card("flask")]) == "wrong_moment §5.4"
    assert t.refused(USE_CARD[t.card("lucky-die")]) == "not_your_card §5.4"


@pytest.mark.rule("5.4")
def test_the_guardian_angel_waits_for_a_fall() -> None:
    t = Monastery(3).at("main-entrance").give(0, "guardian-angel").turn()
    assert t.refused(USE_CARD[t.card("guardian-angel")]) == "wrong_moment §5.4"
    t.say(SIMPLE_ACTION, ACT).find("black").roll(3, 1).say(USE_CARD[t.card("guardian-angel")])
    assert t.s.monks[0].down == t.s.monks[0].noise == t.s.gauge == 0


@pytest.mark.rule("5.4")
def test_inspiration_helps_the_next_applied_action() -> None:
    t = using("inspiration", "dryer")
    assert t.s.monks[0].inspired == 1
    t.phase(2).say(APPLIED_ACTION).roll(3)
    assert t.s.bonus == 1 and t.s.monks[0].inspired == 0


@pytest.mark.rule("5.4")
def test_grace_betters_an_ingredient_of_any_phase() -> None:
    t = Monastery(3).give(0, "grace").fill(0, 0, 2).phase(2)
    t.say(USE_CARD[t.card("grace")])
    assert t.refused(ENRICH[4]) == "empty_space §5.4"
    t.say(ENRICH[1])
    assert t.taste("water", 0) == 3


@pytest.mark.rule("5.4")
def test_grace_needs_something_in_the_vat_and_equipment_is_not_used_up() -> None:
    t = Monastery(3).give(0, "grace", "club").turn()
    assert t.refused(USE_CARD[t.card("grace")]) == "empty_vat §5.4"
    assert t.refused(USE_CARD[t.card("club")]) == "wrong_moment §5.4"
    assert t.refused(USE_CARD[t.card("rope")]) == "not_your_card §5.4"


# --- Curses


def cursing(card: str, victim: int = 2) -> Monastery:
    t = Monastery(3).at("chapel").say(SIMPLE_ACTION, ACT).draw(card)
    assert t.refused(CURSE_SEAT[0]) == "curse_yourself §5.5"
    return t.say(CURSE_SEAT[victim])


@pytest.mark.rule("5.5")
def test_the_cracked_bell_is_heard() -> None:
    t = cursing("cracked-bell")
    assert t.each("noise") == [0, 0, 2] and t.events_of(Cursed) == [Cursed(2, t.card("cracked-bell"))]
    assert sum(t.s.discards[2]) == 1 and t.each("cards") == [[], [], []]


@pytest.mark.rule("5.5", "3.8")
def test_spiked_mead_is_tested_outside_ones_turn() -> None:
    t = cursing("spiked-mead")
    assert t.asked() == "TestAlcohol(2)" and t.s.monks[2].alcohol == 1
    t.roll(1)
    assert t.s.monks[2].down == 1 and t.s.monks[2].noise == 1 and t.s.gauge == 1
    assert t.asked() == "ActSimply(0)"


@pytest.mark.rule("5.5", "6.4")
def test_sour_wort_is_a_penalty() -> None:
    assert cursing("sour-wort").each("penalties") == [0, 0, 1]


@pytest.mark.rule("5.5")
def test_with_one_opponent_there_is_no_choice_and_alone_no_curse() -> None:
    t = Monastery(2).at("chapel").say(SIMPLE_ACTION, ACT).draw("sour-wort")
    assert t.each("penalties") == [0, 1]
    t = Monastery(1).at("chapel").say(SIMPLE_ACTION, ACT).draw("sour-wort")
    assert t.each("penalties") == [0] and sum(t.s.discards[2]) == 1


# --- Monks


def with_monk(name: str, seats: int = 3) -> Monastery:
    return Monastery(seats, monks=(name, *[monk for monk in MONKS if monk != name]))


@pytest.mark.rule("5.6")
def test_benjamin_draws_one_more() -> None:
    t = drawing(with_monk("benjamin"), 4).draw("club", "boots", "mail")
    assert len(t.options()) == 3


KNOW = {
    "water-finder": ("water", "well", 0),
    "baker": ("yeast", "bakery", 3),
    "woodman": ("wood", "edge", 1),
    "hop-picker": ("hops", "dryer", 2),
    "maltster": ("malt", "malthouse", 1),
}


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("name", KNOW)
def test_monks_who_know_an_ingredient_find_a_better_one_if_they_find_any(name: str) -> None:
    ingredient, tile, phase = KNOW[name]
    t = with_monk(name).at(tile).phase(phase).say(SIMPLE_ACTION, ACT)
    if t.asked() == "PutIn(0)":
        t.say(next(a for a in t.options() if a in PUT))
    assert t.taste(ingredient) == 2
    t.turn().s.monks[0].last = NO_TURN
    t.say(APPLIED_ACTION).roll(3).say(DRINK[0])
    assert t.taste(ingredient) == 2, "three or less is still nothing"
    t.turn().s.monks[0].last = NO_TURN
    t.say(APPLIED_ACTION).roll(5).say(DRINK[0])
    if t.asked() == "PutIn(0)":
        t.say(next(a for a in t.options() if a in PUT))
    assert t.taste(ingredient) == 3


@pytest.mark.rule("5.6")
def test_the_brawler_and_the_hunter() -> None:
    t = with_monk("brawler").at("well", 0, 1).turn().say(BRAWL, ATTACK[1]).roll(3, 6)
    assert t.events_of(MonksFought)[0].mine == 4
    t = with_monk("hunter").at("main-entrance").turn().say(SIMPLE_ACTION, ACT).find("pup").roll(2, 3)
    assert t.events_of(Fought)[0].mine == 4


@pytest.mark.rule("5.6")
def test_the_sturdy_drinker_holds_one_more() -> None:
    t = with_monk("sturdy-drinker").at("dryer").phase(2).say(APPLIED_ACTION).roll(4).say(DRINK[1]).roll(1)
    assert t.s.monks[0].down == 0
    t = with_monk("benjamin").at("dryer").phase(2).say(APPLIED_ACTION).roll(4).say(DRINK[1]).roll(1)
    assert t.s.monks[0].down == 1


@pytest.mark.rule("5.6")
def test_soft_foot_is_heard_only_when_he_fails() -> None:
    t = with_monk("soft-foot").at("dryer").phase(2).say(APPLIED_ACTION).roll(4).say(DRINK[0])
    assert t.s.monks[0].noise == 0
    t = with_monk("soft-foot").at("dryer").phase(2).say(APPLIED_ACTION).roll(3).say(DRINK[0])
    assert t.s.monks[0].noise == 1


def test_going_is_not_barred_by_anything_else() -> None:
    t = Monastery(3).say(WALK, GO[1], STOP)
    assert t.where() == "well"
