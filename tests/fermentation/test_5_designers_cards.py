"""§5.8 to §5.11: the words for cards of one's own. No card of the box has them, the guide's pack does."""

from __future__ import annotations

import pytest

from tests.documented_packs import documented
from tests.fermentation.monastery import Monastery, options
from vespers.engine.errors import BadPack
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import (
    APPLIED_ACTION,
    DRINK,
    DROP_CARD,
    GIVE_MINE,
    PASS,
    TAKE_THEIRS,
    TARGET,
    USE_CARD,
)
from vespers.games.fermentation.events import CardPassed, Discarded, DiscWon, PhaseBegan
from vespers.games.fermentation.messages import Settings

PACK = documented("fermentation")


def own(text: str = "", **rulings: str) -> Settings:
    """The pack of the guide, and more over it."""
    more = (f'[pack]\nid = "more"\nextends = true\n{text}',) if text else ()
    return options(own=(PACK, *more), rulings=rulings)


def table(seats: int = 3, text: str = "", **rulings: str) -> Monastery:
    return Monastery(seats, own(text, **rulings))


def use(t: Monastery, name: str) -> Monastery:
    return t.say(USE_CARD[t.card(name)])


# --- §5.8 Aimed at a player


@pytest.mark.rule("5.8")
def test_a_card_is_aimed_at_a_monk_of_ones_choice_wherever_he_is() -> None:
    t = table().give(0, "rattle").at("forge", 2).put(noise=[0, 1, 1]).turn()
    use(t, "rattle")
    assert t.asked() == "ChoosePlayer(0)" and t.options() == [TARGET[1], TARGET[2]]
    assert t.refused(TARGET[0]) == "aim_at_yourself §5.8"
    t.say(TARGET[2])
    assert t.each("noise") == [0, 1, 3] and t.asked() == "ChooseTurn(0)"
    assert t.events_of(Discarded) == [Discarded(0, t.card("rattle"))]


@pytest.mark.rule("5.8")
def test_where_there_is_only_one_other_nobody_is_asked_and_alone_it_cannot_be_used() -> None:
    t = table(2).give(0, "rattle").turn()
    assert use(t, "rattle").each("noise") == [0, 2] and t.asked() == "ChooseTurn(0)"
    alone = table(1).give(0, "rattle").turn()
    assert alone.refused(USE_CARD[alone.card("rattle")]) == "no_target §5.8"


@pytest.mark.rule("5.8")
def test_who_reaches_the_loudest_noise_by_a_card_is_attacked_before_the_turn_goes_on() -> None:
    t = table(2).give(0, "rattle").put(noise=[0, 5]).turn()
    use(t, "rattle").find("pup").roll(1, 6)
    assert t.each("noise") == [0, 0] and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("plays", "fields"), [("opponent-alcohol = 2", ("alcohol", 2)), ("opponent-taste = -3", ("penalties", 3))]
)
def test_every_word_of_a_curse_can_be_aimed(plays: str, fields: tuple[str, int]) -> None:
    t = table(2, f"[cards.rattle]\nplays = {{ opponent-noise = false, {plays} }}").give(0, "rattle").turn()
    use(t, "rattle")
    if fields[0] == "alcohol":
        t.roll(6)
    assert t.each(fields[0]) == [0, fields[1]]


# --- §5.9 Cards change hands


@pytest.mark.rule("5.9")
def test_a_thief_chooses_the_monk_and_the_card() -> None:
    t = table().give(0, "light-fingers").give(2, "boots", "dagger").turn()
    assert t.s.monks[2].power != [0] * len(t.s.monks[2].power)
    use(t, "light-fingers")
    assert t.asked() == "ChooseTheirs(0)", "only one monk holds cards"
    assert t.options() == [TAKE_THEIRS[t.card("dagger")], TAKE_THEIRS[t.card("boots")]]
    assert t.refused(TAKE_THEIRS[t.card("mail")]) == "not_theirs §5.9"
    t.say(TAKE_THEIRS[t.card("boots")])
    assert t.names(t.s.monks[0].cards) == ["boots"] and t.names(t.s.monks[2].cards) == ["dagger"]
    assert t.events_of(CardPassed) == [CardPassed(0, 2, t.card("boots"))]


@pytest.mark.rule("5.9")
def test_two_are_stolen_one_after_the_other_as_long_as_there_are_any() -> None:
    text = "[cards.light-fingers]\nplays = { steal = 3 }"
    t = table(2, text).give(0, "light-fingers").give(1, "boots", "dagger").turn()
    use(t, "light-fingers").say(TAKE_THEIRS[t.card("dagger")])
    assert t.names(t.s.monks[0].cards) == ["dagger", "boots"] and not t.s.monks[1].cards


@pytest.mark.rule("5.9")
def test_nobody_is_robbed_who_holds_nothing() -> None:
    t = table().give(0, "light-fingers", "barter").turn()
    assert t.refused(USE_CARD[t.card("light-fingers")]) == "no_target §5.8"
    t = table(4).give(0, "light-fingers").give(1, "boots").give(2, "boots").turn()
    use(t, "light-fingers")
    assert t.refused(TARGET[3]) == "holds_nothing §5.9"
    t.say(TARGET[1])
    assert t.names(t.s.monks[0].cards) == ["boots"] and t.asked() == "ChooseTurn(0)", "of one card no choice"


@pytest.mark.rule("5.9")
def test_a_swap_takes_theirs_first_so_that_it_does_not_come_back() -> None:
    t = table(2).give(0, "barter", "club", "boots").give(1, "dagger", "mail").turn()
    use(t, "barter").say(TAKE_THEIRS[t.card("mail")])
    assert t.asked() == "ChooseMine(0)" and t.names(t.s.taken) == ["mail"]
    assert t.options() == [GIVE_MINE[t.card("club")], GIVE_MINE[t.card("boots")]]
    assert t.refused(GIVE_MINE[t.card("mail")]) == "card_not_held §5.9"
    t.say(GIVE_MINE[t.card("club")])
    assert t.names(t.s.monks[0].cards) == ["boots", "mail"]
    assert t.names(t.s.monks[1].cards) == ["dagger", "club"]


@pytest.mark.rule("5.9")
def test_who_swaps_needs_another_card() -> None:
    t = table(2).give(0, "barter").give(1, "dagger").turn()
    assert t.refused(USE_CARD[t.card("barter")]) == "nothing_to_give §5.9"


@pytest.mark.rule("5.9")
def test_who_has_too_much_after_a_gift_discards() -> None:
    text = '[cards.alms]\nat = ""'
    t = table(2, text).give(0, "alms", "mail").give(1, "gambeson").turn()
    use(t, "alms")
    assert t.asked() == "Drop(1)"
    t.say(DROP_CARD[t.card("gambeson")])
    assert t.names(t.s.monks[1].cards) == ["mail"] and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("5.9")
def test_a_thief_who_has_too_much_discards_too() -> None:
    t = table(2).give(0, "light-fingers", "mail").give(1, "gambeson").turn()
    use(t, "light-fingers")
    assert t.asked() == "Drop(0)"


# --- §5.10 Another's die


@pytest.mark.rule("5.10")
def test_another_may_have_the_die_rolled_again_before_any_beer() -> None:
    t = table().give(2, "evil-eye").at("well").turn()
    t.say(APPLIED_ACTION).roll(5)
    assert t.asked() == "Meddle(2)" and t.options() == [PASS, USE_CARD[t.card("evil-eye")]]
    use(t, "evil-eye")
    assert t.chance() and t.asked() == "RollDie(0)" and not t.s.monks[2].cards
    t.roll(1)
    assert t.asked() == "HaveABeer(0)" and t.s.die == 1


@pytest.mark.rule("5.10")
def test_those_with_such_a_card_are_asked_clockwise_and_again_after_each_roll() -> None:
    t = table(4).give(1, "evil-eye").give(3, "evil-eye").at("well", 2).turn(2)
    t.say(APPLIED_ACTION).roll(4)
    assert t.asked() == "Meddle(3)"
    t.say(PASS)
    assert t.asked() == "Meddle(1)"
    use(t, "evil-eye").roll(6)
    assert t.asked() == "Meddle(3)" and t.s.gauge == 1, "the new roll is heard too"
    t.say(PASS)
    assert t.asked() == "HaveABeer(2)" and t.s.fresh == 1


@pytest.mark.rule("5.10")
def test_nobody_meddles_with_his_own_die_nor_in_his_turn() -> None:
    t = table(2).give(0, "evil-eye").at("well").turn()
    assert t.refused(USE_CARD[t.card("evil-eye")]) == "wrong_moment §5.4"
    t.say(APPLIED_ACTION).roll(4)
    assert t.asked() == "HaveABeer(0)" and t.refused(USE_CARD[t.card("evil-eye")]) == "wrong_moment §5.4"
    t.say(DRINK[0])


@pytest.mark.rule("5.10")
def test_only_a_card_for_it_meddles() -> None:
    t = table(2).give(1, "evil-eye", "lucky-die").at("well").turn()
    t.say(APPLIED_ACTION).roll(4)
    assert t.refused(USE_CARD[t.card("lucky-die")]) == "wrong_moment §5.4"
    assert t.refused(USE_CARD[t.card("flask")]) == "not_your_card §5.4"


# --- §5.11 The start and the end of a phase


@pytest.mark.rule("5.11")
def test_a_card_for_the_end_is_offered_before_the_discs_are_given() -> None:
    t = table().give(0, "alms", "boots").fill(1, 0)
    t.s.active = 1
    t.end_phase()
    assert t.asked() == "CardAtEnd(0)" and not t.events_of(DiscWon) and t.s.phase == 0
    use(t, "alms").say(TARGET[2])
    assert t.names(t.s.monks[2].cards) == ["boots"] and not t.s.monks[0].cards
    assert t.events_of(DiscWon) == [DiscWon(1, 0)] and t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("5.11")
def test_a_card_of_a_moment_can_be_kept_and_is_of_no_use_in_a_turn() -> None:
    t = table().give(0, "alms", "boots").turn()
    assert t.refused(USE_CARD[t.card("alms")]) == "wrong_moment §5.4"
    t.end_phase().say(PASS)
    assert t.names(t.s.monks[0].cards) == ["alms", "boots"] and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("5.11")
def test_a_card_that_works_always_works_by_itself_and_stays() -> None:
    t = table(2).give(1, "matins").put(noise=[3, 3]).end_phase()
    assert t.each("noise") == [3, 2] and t.names(t.s.monks[1].cards) == ["matins"]
    assert t.s.phase == 1 and t.asked() == "ChooseTurn(0)"
    assert t.refused(USE_CARD[t.card("matins")]) == "not_your_card §5.4"
    t.end_phase()
    assert t.each("noise") == [3, 1]


@pytest.mark.rule("5.11")
def test_at_the_start_the_effects_of_the_phase_hold_already() -> None:
    t = table(2).give(0, "matins").put(noise=[0, 0]).end_phase()
    assert t.events_of(PhaseBegan)[-1].phase == 1
    assert t.s.floor == 1 and t.each("noise") == [1, 1], "Recruit: nobody is below the lowest space"


@pytest.mark.rule("5.11")
def test_the_monks_are_asked_in_turn_from_the_next_one_on() -> None:
    text = '[cards.rattle]\nat = "phase-start"'
    t = table(3, text).give(0, "rattle").give(1, "rattle")
    t.s.active = 1
    t.end_phase()
    assert t.asked() == "CardAtStart(1)"
    t.say(PASS)
    assert t.asked() == "CardAtStart(0)"


@pytest.mark.rule("5.11")
def test_attacks_follow_when_all_have_had_their_cards() -> None:
    text = '[cards.rattle]\nat = "phase-end"\nuse = "always"'
    t = table(2, text).give(0, "rattle").put(noise=[0, 5]).end_phase()
    assert t.asked() == "FindWolf(0)" and t.s.phase == 0
    t.find("pup").roll(1, 6)
    assert t.s.phase == 1 and t.asked() == "ChooseTurn(0)"


@pytest.mark.rule("5.11")
def test_a_phase_that_ends_within_a_turn_has_both_moments_too() -> None:
    text = '[cards.rattle]\nat = "phase-start"'
    t = table(2, text, phase_end="after-deed").give(0, "alms", "boots", "rattle").at("well")
    t.s.gauge = 1
    t.turn().say(APPLIED_ACTION).roll(6).say(DRINK[0])
    while t.asked() == "PutIn(0)":
        t.say(t.options()[0])
    assert t.asked() == "CardAtEnd(0)"
    t.say(PASS)
    assert t.asked() == "CardAtStart(0)" and t.s.phase == 1
    t.say(PASS)
    assert t.asked() == "ChooseTurn(1)"


@pytest.mark.rule("5.11")
def test_after_the_last_phase_there_is_an_end_and_no_start() -> None:
    t = table(2).give(0, "alms", "boots").give(1, "matins").phase(3).put(noise=[3, 3]).end_phase()
    assert t.asked() == "CardAtEnd(0)"
    t.say(PASS)
    assert t.each("noise") == [3, 3] and t.asked() == "HunterDie(0)"


# --- The packs


BAD = [
    ("[cards.rattle]\nplays = { opponent-noise = false, borrow = 1 }", "cards.rattle.plays", "steal"),
    ("[cards.barter]\nplays = { swap = 4 }", "cards.barter.plays", "a number from 1 to 3"),
    ("[cards.barter]\nplays = { swap = 0 }", "cards.barter.plays", "a number from 1 to 3"),
    ('[cards.lantern]\nat = "phase-end"', "cards.lantern.at", "a card that plays something"),
    ('[cards.evil-eye]\nat = "phase-end"', "cards.evil-eye.at", "a card that plays something"),
    ('[cards.cracked-bell]\nat = "phase-end"', "cards.cracked-bell.at", "no curse"),
    ('[cards.rattle]\nuse = "always"', "cards.rattle.use", "only with at"),
    ('[cards.rattle]\nat = "midnight"', "cards.rattle.at", "phase-start"),
    ('[cards.rattle]\nhelps = "reroll-other"', "cards.rattle.plays", "one thing"),
    (
        "[cards.cracked-bell]\nplays = { opponent-noise = false, steal = 1 }",
        "cards.cracked-bell.plays",
        "one of",
    ),
]


@pytest.mark.parametrize(("text", "key", "expected"), BAD)
def test_a_bad_word_is_refused_with_key_and_expectation(text: str, key: str, expected: str) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(own(text))
    assert key in refused.value.key and expected in refused.value.expected
