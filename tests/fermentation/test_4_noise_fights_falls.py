"""§4 Noise, attacks, fights and falls; and the one written order of nested events."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    ATTACK,
    BAR,
    BRAWL,
    CURSE_SEAT,
    DRINK,
    FALL,
    GO,
    HIDE,
    HUNT_WOLF,
    PUSH,
    PUT,
    RUN,
    SIMPLE_ACTION,
    STAND_UP,
    STOP,
    USE_CARD,
)
from vespers.games.fermentation.events import (
    Angered,
    Attacked,
    Fell,
    MonksFought,
    Noisier,
    PhaseBegan,
    Pushed,
    StoodFirm,
    Trampled,
    TrapWon,
)
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import DRUNK, INJURED, TACKLED


@pytest.mark.rule("4.1", "4.7")
def test_noise_stops_at_6_and_never_goes_below_its_lowest_space() -> None:
    t = Monastery(2).at("chapel")
    t.s.monks[1].noise = 5
    t.say(SIMPLE_ACTION, ACT).draw("cracked-bell")
    assert t.events_of(Noisier)[-1] == Noisier(1, 6), "5 and 2 are 6"
    t = Monastery(2)
    t.s.monks[0].noise = 1
    t.say(HIDE)
    assert t.s.monks[0].noise == 0


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("mine", "hurt"), [(3, True), (4, False), (5, False)])
def test_at_6_a_werewolf_attacks_and_only_a_strictly_higher_one_injures(mine: int, hurt: bool) -> None:
    t = Monastery(2).at("well")
    t.s.monks[0].noise = 5
    t.say(RUN, STOP)
    assert t.events_of(Attacked) == [Attacked(0)] and t.s.monks[0].noise == 0
    t.find("grey").roll(3, mine)
    assert t.s.monks[0].down == hurt and t.s.monks[0].noise == hurt
    assert t.s.monks[0].trophies == [] and t.s.discards[3][t.wolf("grey")] == 1, "nothing is won by it"


@pytest.mark.rule("4.2")
def test_without_a_werewolf_left_no_attack_comes() -> None:
    t = Monastery(2).at("well")
    t.s.decks[3] = [0] * 7
    t.s.monks[0].trophies = [w for w, n in enumerate(t.s.box.wolf_copies) for _ in range(n)]
    t.s.stock[3], t.s.monks[0].noise = 0, 5
    t.say(RUN, STOP)
    assert t.s.monks[0].noise == 0 and not t.chance()


@pytest.mark.rule("4.3")
def test_who_lies_is_trampled_without_a_card() -> None:
    t = Monastery(4).at("chapel")
    t.s.monks[1].noise, t.s.monks[1].down = 5, 1
    t.say(SIMPLE_ACTION, ACT).draw("cracked-bell").say(CURSE_SEAT[1])
    assert t.events_of(Trampled) == [Trampled(1)] and t.s.monks[1].noise == 1
    assert t.s.stock[3] == 24 and t.s.gauge == 2, "the attack, and the trampling"


# --- Monk against monk


@pytest.mark.rule("4.4")
def test_everybody_in_the_room_gets_noisier_and_nobody_else() -> None:
    t = Monastery(4).at("well", 0, 1, 2).at("edge", 3).turn().say(BRAWL, ATTACK[2])
    assert t.each("noise") == [1, 1, 1, 0]


@pytest.mark.rule("4.4", "4.7")
def test_the_winner_gets_a_trap_and_pushes_the_loser_where_he_likes() -> None:
    t = Monastery(2).at("well", 0, 1).say(BRAWL, ATTACK[1]).roll(4, 2)
    assert t.events_of(MonksFought) == [MonksFought(0, 1, 4, 2)]
    assert t.each("traps") == [1, 0] and t.events_of(TrapWon) == [TrapWon(0)]
    assert t.asked() == "PushOut(0)" and len(t.options()) == 3
    assert t.refused(PUSH[t.tile("edge")]) == "no_door_there §1.3"
    t.say(PUSH[t.tile("dryer")])
    assert t.where(1) == "dryer" and t.each("down") == [0, 1] and t.each("noise") == [1, 2]
    assert t.events_of(Pushed) == [Pushed(1, t.tile("dryer"))]


@pytest.mark.rule("4.4")
def test_the_attacked_monk_can_win_and_then_chooses() -> None:
    t = Monastery(2).at("well", 0, 1).say(BRAWL, ATTACK[1]).roll(2, 4)
    assert t.each("traps") == [0, 1] and t.asked() == "PushOut(1)"
    t.say(PUSH[t.tile("brewery")])
    assert t.where(0) == "brewery" and t.each("down") == [1, 0]
    assert t.options() == [STAND_UP, STOP], "the attacker has a point left, and is on his back"


@pytest.mark.rule("4.4")
def test_a_tie_changes_nothing_but_the_noise() -> None:
    t = Monastery(2).at("well", 0, 1).say(BRAWL, ATTACK[1]).roll(3, 3)
    assert t.each("traps") == [0, 0] and t.each("down") == [0, 0] and t.each("noise") == [1, 1]


@pytest.mark.rule("4.7")
def test_a_single_door_leaves_no_choice_and_closed_doors_keep_the_loser_in_the_room() -> None:
    t = Monastery(2).at("edge", 0, 1).say(BRAWL, ATTACK[1]).roll(4, 2)
    assert t.where(1) == "main-entrance"
    t = Monastery(2).at("edge", 0, 1).give(0, "barricade").turn()
    t.say(USE_CARD[t.card("barricade")], BAR[t.tile("main-entrance")], BRAWL, ATTACK[1]).roll(4, 2)
    assert (
        t.where(1) == "edge"
        and t.s.monks[1].down == 1
        and t.s.monks[1].noise == 2
        and t.s.monks[0].traps == 1
    )


@pytest.mark.rule("4.7")
def test_one_cannot_attack_oneself_nor_when_alone() -> None:
    assert Monastery(2).say(BRAWL).refused(ATTACK[0]) == "not_yourself §4.4"
    t = Monastery(1)
    assert t.refused(BRAWL) == "nobody_to_fight §4.7" and BRAWL not in t.options()


@pytest.mark.rule("4.7")
def test_a_lying_monk_can_be_attacked() -> None:
    t = Monastery(2).at("well", 0, 1)
    t.s.monks[1].down = 1
    t.say(BRAWL, ATTACK[1]).roll(4, 2).say(PUSH[t.tile("dryer")])
    assert t.s.monks[1].down == 1 and t.s.monks[1].noise == 2


# --- Falls


@pytest.mark.rule("4.5", "2.9")
def test_the_three_ways_to_fall_and_what_angers_the_werewolf() -> None:
    t = Monastery(4).at("main-entrance").say(SIMPLE_ACTION, ACT).find("black").roll(3, 1)
    assert t.events_of(Fell) == [Fell(0, INJURED)] and t.s.gauge == 1 and t.s.monks[0].noise == 1
    t = Monastery(4).at("dryer").phase(2).say(APPLIED_ACTION).roll(4).say(DRINK[1]).roll(1)
    assert t.events_of(Fell) == [Fell(0, DRUNK)] and t.s.gauge == 1
    t = Monastery(4).at("edge", 0, 1).say(BRAWL, ATTACK[1]).roll(5, 1)
    assert t.events_of(Fell) == [Fell(1, TACKLED)] and t.s.gauge == 0


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("face", "hurt"), [(4, True), (5, False)])
def test_armour_may_avoid_an_injury_but_no_other_fall(face: int, hurt: bool) -> None:
    t = Monastery(4).at("main-entrance").give(0, "gambeson").turn()
    t.say(SIMPLE_ACTION, ACT).find("black").roll(3, 1, face)
    assert t.s.monks[0].down == t.s.monks[0].noise == hurt and t.s.gauge == hurt
    assert bool(t.events_of(StoodFirm)) == (not hurt)
    t = Monastery(4).at("edge", 0, 1).give(1, "gambeson").turn().say(BRAWL, ATTACK[1]).roll(5, 1)
    assert t.s.monks[1].down == 1


@pytest.mark.rule("4.7", "3.8")
def test_armour_may_save_a_monk_who_hunts_lying_and_he_goes_on_lying() -> None:
    t = Monastery(4).at("main-entrance").give(0, "gambeson").turn()
    t.say(APPLIED_ACTION).roll(3).say(DRINK[1]).roll(1)
    assert t.s.monks[0].down == 1 and t.s.monks[0].noise == 1
    t.find("black", "black").say(HUNT_WOLF[t.wolf("black")]).roll(3, 1, 5)
    assert t.events_of(StoodFirm) == [StoodFirm(0)] and t.s.monks[0].down == 1
    assert t.s.monks[0].noise == 2, "for the fall before and for the action, not for a wound"


@pytest.mark.rule("4.7")
def test_a_card_prevents_a_fall_and_all_that_comes_with_it() -> None:
    t = Monastery(4).at("edge", 0, 1).give(1, "guardian-angel").turn().say(BRAWL, ATTACK[1]).roll(5, 1)
    assert t.asked() == "Brace(1)" and t.options() == [FALL, USE_CARD[t.card("guardian-angel")]]
    assert t.refused(USE_CARD[t.card("grace")]) == "not_your_card §5.4"
    t.say(USE_CARD[t.card("guardian-angel")])
    assert t.s.monks[1].down == 0 and t.s.monks[1].noise == 1 and t.s.monks[1].cards == []
    assert t.where(1) == "main-entrance", "pushed he is nevertheless"


@pytest.mark.rule("4.7")
def test_one_may_rather_fall_than_use_the_card() -> None:
    t = Monastery(4).at("edge", 0, 1).give(1, "guardian-angel", "grace").turn()
    t.say(BRAWL, ATTACK[1]).roll(5, 1)
    assert t.refused(USE_CARD[t.card("grace")]) == "wrong_moment §5.4"
    t.say(FALL)
    assert t.s.monks[1].down == 1 and len(t.s.monks[1].cards) == 2


# --- The order of events


@pytest.mark.rule("4.6", "2.6")
def test_a_fight_makes_noise_that_brings_an_attack_that_injures_that_angers_that_ends_the_phase() -> None:
    t = Monastery(3).at("edge", 0, 1, 2).turn()
    t.put(noise=[5, 0, 5])
    t.say(BRAWL, ATTACK[1])
    assert t.each("noise") == [6, 1, 6] and not t.events_of(Attacked), "the fight is finished first"
    t.roll(4, 2)
    assert t.where(1) == "main-entrance" and t.s.monks[1].noise == 2
    assert t.events_of(Attacked) == [Attacked(0)], "clockwise from the active monk"
    t.find("black").roll(6, 1)
    assert t.s.monks[0].down == 1 and t.s.monks[0].noise == 1
    assert t.events_of(Attacked) == [Attacked(0), Attacked(2)], "one attack is over before the next"
    t.find("pup").roll(2, 5)
    assert t.s.gauge == 4 and t.s.phase == 0, "attack, 6, injury, attack: enough, but the turn goes on"
    assert t.options() == [STAND_UP, STOP]
    t.say(STAND_UP)
    assert t.s.phase == 1 and t.s.gauge == 0 and t.asked() == "ChooseTurn(1)"
    order = [type(e) for e in t.s.events or [] if isinstance(e, MonksFought | Pushed | Attacked | PhaseBegan)]
    assert order == [PhaseBegan, MonksFought, Pushed, Attacked, Attacked, PhaseBegan]


@pytest.mark.rule("4.6", "4.3")
def test_the_loser_of_a_fight_who_reaches_6_is_only_trampled() -> None:
    t = Monastery(4).at("edge", 0, 1).turn()
    t.s.monks[1].noise = 4
    t.say(BRAWL, ATTACK[1]).roll(5, 1)
    assert t.events_of(Trampled) == [Trampled(1)] and t.s.monks[1].noise == 1 and t.s.monks[1].down == 1
    assert t.s.gauge == 2 and t.s.stock[3] == 24


@pytest.mark.rule("4.6", "3.5")
def test_the_noise_of_an_applied_action_comes_after_it_and_the_attack_after_that() -> None:
    t = Monastery(4).at("forge")
    t.s.monks[0].noise = 5
    t.say(APPLIED_ACTION).roll(5).say(DRINK[0])
    assert t.s.monks[0].noise == 5
    t.draw("club", "boots", "mail")
    assert t.asked() == "KeepOne(0)" and not t.events_of(Attacked)
    t.say(t.options()[0])
    assert t.events_of(Attacked) == [Attacked(0)] and t.asked() == "FindWolf(0)"


@pytest.mark.rule("4.6", "3.8")
def test_a_drunken_fall_that_reaches_6_waits_for_the_end_of_the_action() -> None:
    t = Monastery(4).at("dryer").phase(2)
    t.s.monks[0].noise = 5
    t.say(APPLIED_ACTION).roll(4).say(DRINK[1]).roll(1)
    assert t.s.monks[0].noise == 6 and not t.events_of(Trampled), "the find is still to be put in"
    t.say(PUT[5])
    assert t.taste("hops") == 2, "the action is finished"
    assert t.events_of(Trampled) == [Trampled(0)] and t.s.monks[0].noise == 1, "noise beyond 6 was lost"
    assert [e.noise for e in t.events_of(Angered)] == [1, 2, 3], "drunk, attacked, trampled"


@pytest.mark.rule("4.6")
def test_an_attack_in_a_brawl_comes_before_the_movement_that_is_left() -> None:
    t = Monastery(4).at("well", 0, 1).turn()
    t.s.monks[0].noise = 5
    t.say(BRAWL, ATTACK[1]).roll(3, 3).find("pup").roll(1, 4)
    assert t.asked() == "Fray(0)"
    t.say(GO[0])
    assert t.where() == "brewery"


@pytest.mark.rule("4.6")
def test_attacks_go_on_until_nobody_is_at_6() -> None:
    t = Monastery(6).at("well", 0, 1, 2, 3, 4, 5).turn(3)
    t.put(noise=[5] * 6)
    t.say(BRAWL, ATTACK[0]).roll(3, 3)
    for wolf in ("grey", "grey", "grey", "pup", "pup", "pup"):
        t.find(wolf).roll(2, 5)
    assert [e.seat for e in t.events_of(Attacked)] == [3, 4, 5, 0, 1, 2] and max(t.each("noise")) == 0


@pytest.mark.rule("4.6", "2.5")
def test_anger_counts_at_once_for_a_second_hunter_too() -> None:
    t = Monastery(6, Settings(packs=("base", "thirteen-moons"), moon=8)).at("well", 0, 1).turn()
    t.say(BRAWL, ATTACK[1])
    assert t.s.gauge == 1
    t.roll(1, 6)
    assert t.s.gauge == 3
