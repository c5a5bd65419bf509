"""§6.7 to §6.9: the words for cards of one's own. No card of the box has them; the pack of the guide does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.brewers.table import Table
from tests.documented_packs import documented
from vespers.engine.errors import BadPack
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import END_TURN, FACE, PASS, ROLL
from vespers.games.brewers.events import Attacked, CardPassed, PhaseBegins
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    GiveMine,
    KeepDie,
    Recover,
    Search,
    TakeTheirs,
    Target,
    Use,
)
from vespers.games.brewers.pieces import ALCHEMY, NONE, SITES

PACK = documented("brewers")


def own(text: str = "", **chosen: Any) -> BrewersSettings:
    """The pack of the guide, and more over it."""
    more = (f'[pack]\nid = "more"\nextends = true\n{text}',) if text else ()
    return BrewersSettings(own=(PACK, *more), **{"monk_fights": True, **chosen})


def table(seats: int = 3, text: str = "", **chosen: Any) -> Table:
    return Table(*["-"] * seats, settings=own(text, **chosen))


def names(t: Table, seat: int) -> list[str]:
    return [t.box.ids["card"][card] for card in t[seat].cards]


def use(t: Table, name: str, *chance: int | str) -> list[Any]:
    return t.do(Use(t.card(name)), *chance)


# --- §6.7 Cards change hands


@pytest.mark.rule("6.7")
def test_a_thief_chooses_the_opponent_and_the_card() -> None:
    t = table()
    t.put(0, cards=("grapnel",))
    t.put(1, cards=("club", "relic"))
    t.put(2, cards=("club",))
    use(t, "grapnel")
    assert t.asked() == "Aim" and t.why(Target(0)) == "not_an_opponent"
    t.do(Target(1))
    assert t.asked() == "ChooseTheirs" and t.s.chosen == 1
    assert t.why(TakeTheirs(t.card("grapnel"))) == "not_theirs"
    events = t.do(TakeTheirs(t.card("relic")))
    assert names(t, 0) == ["grapnel", "relic"] and names(t, 1) == ["club"]
    assert events == [CardPassed(0, 1, t.card("relic"))]
    assert t.asked() == "Act" and t.s.chosen == t.s.wanted == NONE
    assert t.why(Use(t.card("grapnel"))) == "card_not_in_turn", "once a game"


@pytest.mark.rule("6.7")
def test_who_has_no_card_is_not_robbed() -> None:
    t = table(4)
    t.put(0, cards=("grapnel",))
    assert t.why(Use(t.card("grapnel"))) == "no_target"
    t.put(1, cards=("club",))
    t.put(2, cards=("relic",))
    use(t, "grapnel")
    assert t.why(Target(3)) == "holds_nothing"
    t.do(Target(2))
    assert names(t, 0) == ["grapnel", "relic"] and t.asked() == "Act", "of one card there is no choice"


@pytest.mark.rule("6.7")
def test_several_are_stolen_as_long_as_there_are_any() -> None:
    t = table(2, "[equipment.grapnel]\nplays = { steal = 3 }")
    t.put(0, cards=("grapnel",))
    t.put(1, cards=("club", "relic"))
    use(t, "grapnel")
    t.do(TakeTheirs(t.card("relic")))
    assert names(t, 0) == ["grapnel", "relic", "club"] and names(t, 1) == []


@pytest.mark.rule("6.7")
def test_a_swap_gives_one_for_one() -> None:
    t = table(2)
    t.put(0, cards=("scales", "club"))
    t.put(1, cards=("relic", "grapnel"))
    use(t, "scales")
    t.do(TakeTheirs(t.card("grapnel")))
    assert t.asked() == "ChooseMine" and t.s.wanted == t.card("grapnel")
    assert t.why(GiveMine(t.card("grapnel"))) == "card_not_held"
    t.do(GiveMine(t.card("club")))
    assert names(t, 0) == ["scales", "grapnel"] and names(t, 1) == ["relic", "club"]


@pytest.mark.rule("6.7")
def test_power_goes_with_the_card_and_a_used_card_stays_used() -> None:
    t = table(2)
    t.put(0, cards=("grapnel",))
    t.put(1, cards=("club", "evil-eye"), ready=())
    before = [t[seat].power for seat in range(2)]
    use(t, "grapnel")
    t.do(TakeTheirs(t.card("club")))
    club = t.box.cards[t.card("club")].power
    assert t[0].power == tuple(a + b for a, b in zip(before[0], club, strict=True))
    assert t[1].power == tuple(a - b for a, b in zip(before[1], club, strict=True))
    t = table(2, "[equipment.grapnel]\nuse = 'phase'")
    t.put(0, cards=("grapnel",))
    t.put(1, cards=("evil-eye",), ready=())
    use(t, "grapnel")
    assert names(t, 0) == ["grapnel", "evil-eye"] and t.card("evil-eye") not in t[0].ready


@pytest.mark.rule("6.7")
def test_alchemy_that_was_used_does_not_leave_with_its_card() -> None:
    t = table(2, "[equipment.club]\neffects = { alchemy = 1 }")
    t.put(0, cards=("grapnel",))
    t.put(1, cards=("club",))
    t[1].power = tuple(0 if effect == ALCHEMY else amount for effect, amount in enumerate(t[1].power))
    use(t, "grapnel")
    assert t[1].power[ALCHEMY] == 0 and t[0].power[ALCHEMY] == 1


@pytest.mark.rule("6.7")
def test_a_gift_may_go_to_a_partner_but_a_partner_is_not_robbed() -> None:
    t = table(4, "[equipment.grapnel]\nuse = 'phase'", team=True)
    t.put(0, cards=("grapnel", "alms"))
    t.put(1, cards=("club",))
    t.put(2, cards=("lantern",))
    t.put(3, cards=("relic",))
    use(t, "grapnel")
    assert t.why(Target(2)) == "not_an_opponent"
    t.do(Target(1))
    t.s.starter = 1  # so that this turn was the last of the phase
    t.do(END_TURN)
    assert t.asked() == "CardAtEnd"
    use(t, "alms")
    assert t.why(Target(2)) == "", "the partner"


@pytest.mark.rule("6.7")
def test_the_icons_of_a_werewolf_may_move_cards() -> None:
    t = table(2)
    t.put(0, at="forest")
    t.put(1, cards=("club", "relic"))
    t.do(Search(SITES.index("werewolf")))
    t.do(ROLL, 6, "magpie", "lean-wolf")
    events = t.do(FACE[t.wolf("magpie")], 6, 1)
    assert t.asked() == "ChooseTheirs" and events
    t.do(TakeTheirs(t.card("club")))
    assert names(t, 0) == ["club"] and t.s.fighter == NONE


# --- §6.8 Another's die


@pytest.mark.rule("6.8")
def test_another_may_have_a_search_rolled_again() -> None:
    t = table()
    t.put(0, at="courtyard")
    t.put(2, cards=("evil-eye", "relic"))
    t.do(Search(SITES.index("water-easy")))
    t.do(ROLL, 6)
    assert t.asked() == "MeddleWithSearch" and t.asks() == 2
    assert t.why(Use(t.card("relic"))) == "card_not_to_meddle" and t[0].sheet[0] == 0
    use(t, "evil-eye", 1)
    assert t.asked() == "Act" and t.asks() == 0 and not any(t[0].sheet), "a 1 finds no water"


@pytest.mark.rule("6.8")
def test_those_with_such_a_card_are_asked_clockwise_and_again_after_each_roll() -> None:
    t = table(4, "[blessings.evil-eye]\ncopies = 2")
    t.put(2, at="courtyard")
    for seat in (1, 3):
        t.put(seat, cards=("evil-eye",))
    t.do(END_TURN)
    t.do(END_TURN)
    assert t.asks() == 2
    t.do(Search(SITES.index("water-easy")))
    t.do(ROLL, 3)
    assert t.asks() == 3
    t.do(PASS)
    assert t.asks() == 1
    use(t, "evil-eye", 4)
    assert t.asks() == 3, "about the new roll"
    t.do(PASS)
    assert t.asked() == "NoteIngredient" and t.asks() == 2


@pytest.mark.rule("6.8")
def test_a_fight_is_rolled_again_with_all_its_dice() -> None:
    t = table(2)
    for seat in (0, 1):
        t.put(seat, at="forest")
    t.put(0, cards=("fervour",))
    t.put(1, cards=("evil-eye",))
    t.do(Challenge(1))
    t.do(Use(t.card("fervour")), 6, 5)
    assert t.asked() == "KeepFightDie"
    t.do(KeepDie(6))
    assert t.asked() == "MeddleWithFight" and t.asks() == 1
    use(t, "evil-eye", 1, 2)
    assert t.asked() == "KeepFightDie" and t.s.rolled == (1, 2)
    t.do(KeepDie(2), 3)
    assert t[0].wounded and t.asked() == "Act"


@pytest.mark.rule("6.8")
def test_a_wounded_monk_does_not_meddle() -> None:
    t = table(2)
    t.put(0, at="courtyard")
    t.put(1, cards=("evil-eye",), wounded=True)
    t.search("water-easy", 1)
    assert t.asked() == "Act"


# --- §6.9 The start and the end of a phase


@pytest.mark.rule("6.9")
def test_a_card_for_the_end_is_offered_when_all_turns_are_over() -> None:
    t = table(2)
    t.put(0, cards=("alms", "club"))
    assert t.why(Use(t.card("alms"))) == "card_not_in_turn"
    t.do(END_TURN)
    t.do(END_TURN)
    assert t.asked() == "CardAtEnd" and t.asks() == 0 and t.s.phase == 0
    assert t.why(Use(t.card("club"))) == "card_not_at_this_moment"
    use(t, "alms")
    events = t.do(GiveMine(t.card("club")))
    assert names(t, 0) == ["alms"] and names(t, 1) == ["club"] and t[0].extra == 1
    assert any(isinstance(event, PhaseBegins) for event in events) and t.s.phase == 1


@pytest.mark.rule("6.9")
def test_a_card_can_be_kept_for_a_later_phase() -> None:
    t = table(2)
    t.put(0, cards=("alms", "club"))
    t.do(END_TURN)
    t.do(END_TURN)
    t.do(PASS)
    assert t.s.phase == 1 and t.card("alms") in t[0].ready
    t.do(END_TURN)
    t.do(END_TURN)
    assert t.asked() == "CardAtEnd"


@pytest.mark.rule("6.9")
def test_a_card_that_works_always_works_by_itself_in_each_phase_also_for_the_wounded() -> None:
    t = table(2)
    t.put(1, cards=("matins",), noise=5, wounded=True)
    for phase in (1, 2):
        t.do(END_TURN)
        t.do(END_TURN)
        assert t.s.phase == phase and t[1].noise == 5 - phase and t.asked() == "Act"
    assert names(t, 1) == ["matins"] and not t[1].ready


@pytest.mark.rule("6.9")
def test_players_are_asked_in_turn_from_the_first_on() -> None:
    t = table(3, '[equipment.grapnel]\nat = "phase-start"\ncopies = 3')
    t.s.starter = 1
    for seat in range(3):
        t.put(seat, cards=("grapnel",))
    t.do(END_TURN)
    assert t.asked() == "CardAtStart" and t.asks() == 1, "seat 0 was the last of the phase"
    t.do(PASS)
    assert t.asks() == 2
    t.do(PASS)
    assert t.asks() == 0
    t.do(PASS)
    assert t.asked() == "Act" and t.asks() == 1


@pytest.mark.rule("6.9")
def test_who_becomes_too_loud_is_attacked_when_all_have_had_their_cards() -> None:
    text = '[blessings.matins]\nplays = { noise = false, opponent-noise = 4 }\nat = "phase-end"'
    t = table(2, text)
    t.put(0, cards=("matins",))
    t.put(1, noise=7)
    t.do(END_TURN)
    events = t.do(END_TURN, "lean-wolf", 6, 1)
    assert Attacked(1) in events and t[1].noise == 0 and t.s.phase == 1


@pytest.mark.rule("6.9")
def test_the_last_phase_has_an_end_too() -> None:
    t = table(2)
    t.put(0, cards=("alms", "club"))
    t.s.phase = 6
    t.do(END_TURN)
    t.do(END_TURN)
    assert t.asked() == "CardAtEnd"
    use(t, "alms")
    t.do(GiveMine(t.card("club")))
    assert t.match.outcome() is not None


def test_a_wounded_monk_is_not_offered_a_card() -> None:
    t = table(2)
    t.put(0, cards=("alms", "club"), wounded=True)
    assert t.why(Recover()) == ""
    t.do(END_TURN)
    t.do(END_TURN)
    assert t.asked() == "Act" and t.s.phase == 1


# --- The packs


BAD = [
    ("[equipment.grapnel]\nplays = { steal = false, borrow = 1 }", "equipment.grapnel.plays", "steal"),
    ("[equipment.grapnel]\nplays = { steal = 4 }", "equipment.grapnel.plays.steal", "1 to 3 cards"),
    ("[equipment.grapnel]\nplays = { opponent-noise = 1 }", "equipment.grapnel.plays", "at most one deed"),
    ('[equipment.club]\nat = "phase-end"', "equipment.club.at", "a card that plays something"),
    ('[blessings.evil-eye]\nat = "phase-end"', "blessings.evil-eye.at", "a card that plays something"),
    ('[blessings.evil-eye]\nuse = "roll"', "blessings.evil-eye.use", "game or phase"),
    ('[blessings.matins]\nat = ""', "blessings.matins.use", "game, phase or roll"),
    ('[blessings.matins]\nat = "midnight"', "blessings.matins.at", "phase-start"),
    ('[blessings.alms]\nuse = "roll"', "blessings.alms.use", "game or phase"),
    ("[werewolves.magpie]\nwon = { steal = 9 }", "werewolves.magpie.won.steal", "1 to 3 cards"),
]


@pytest.mark.parametrize(("text", "key", "expected"), BAD)
def test_a_bad_word_is_refused_with_key_and_expectation(text: str, key: str, expected: str) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(own(text))
    assert key in refused.value.key and expected in refused.value.expected
