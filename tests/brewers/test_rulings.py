"""The rulings of Moonlight Brewers, answer by answer."""

from __future__ import annotations

import pytest

from tests.brewers.table import Table, site
from vespers.engine import kernel
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import ROLL
from vespers.games.brewers.events import NothingGained
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    EndTurn,
    FaceWerewolf,
    KeepDie,
    Meditate,
    Record,
    Search,
    Transmute,
    Use,
)
from vespers.games.brewers.rules.turns import AFTER_ACTION


def ruled(**rulings: str) -> BrewersSettings:
    return BrewersSettings(monk_fights=True, rulings=rulings)


def hunted(t: Table, name: str, *chance: int | str) -> None:
    """Seat 0 hunts and chooses this werewolf."""
    t.put(0, at="forest")
    t.search("werewolf", 6, name, "cub")
    t.do(FaceWerewolf(t.wolf(name)), *chance)


@pytest.mark.rule("5.9", "5.6")
@pytest.mark.parametrize(("answer", "why"), [("allowed", ""), ("refused", "not_in_the_cloister")])
def test_fights_in_the_cloister(answer: str, why: str) -> None:
    t = Table("-", "-", settings=ruled(cloister_fights=answer))
    assert t.why(Challenge(1)) == why and (Challenge(1) in t.options_now()) == (why == "")
    t.put(0, at="brewery")
    t.put(1, at="brewery")
    assert t.why(Challenge(1)) == ""


@pytest.mark.rule("5.9", "5.5")
@pytest.mark.parametrize(("answer", "tastes"), [("last", 4), ("sum", 7)])
def test_the_taste_of_a_chain(answer: str, tastes: int) -> None:
    t = Table("-", "-", settings=ruled(chain_taste=answer))
    hunted(t, "the-pack", 6, 1, 6, 1, 6, 1)
    assert t[0].tastes == (tastes,)
    t = Table("-", "-", settings=ruled(chain_taste=answer))
    t.put(0, cards=("silver-stake",))
    hunted(t, "the-pack")
    t.end(Use(t.card("silver-stake")))
    assert t[0].tastes == (tastes,), "a card that wins the fight wins the whole chain"


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(("answer", "tastes"), [("kept", (1,)), ("discarded", ())])
def test_a_chain_lost_half_way(answer: str, tastes: tuple[int, ...]) -> None:
    t = Table("-", "-", settings=ruled(chain_loss=answer))
    hunted(t, "the-pack", 6, 1, 1, 6)
    assert t[0].wounded and t[0].tastes == tastes
    t = Table("-", "-", settings=ruled(chain_loss=answer))
    hunted(t, "the-pack", 6, 1, 3, 3)
    assert not t[0].wounded and t[0].tastes == (1,), "a tie is no loss"


@pytest.mark.rule("3.10", "3.9")
@pytest.mark.parametrize(
    ("answer", "why"), [("any-ingredient", ""), ("begun-phase", "beer_without_ingredients")]
)
def test_a_beer_that_holds_only_a_later_ingredient(answer: str, why: str) -> None:
    t = Table("-", "-", settings=ruled(soiled_beer=answer))
    t.put(0, at="brewery")
    t.put(1, sheet=(0, 2, 0, 0, 0, 0, 0))
    assert t.why(Search(site("dirt"))) == why
    t.put(1, sheet=(1, 2, 0, 0, 0, 0, 0))
    assert t.why(Search(site("dirt"))) == ""


@pytest.mark.rule("6.6", "6.3")
@pytest.mark.parametrize(("answer", "ready"), [("new-phase", False), ("own-turn", True)])
def test_when_a_card_used_once_a_phase_is_ready_again(answer: str, ready: bool) -> None:
    t = Table("-", "-", settings=ruled(phase_cards=answer))
    t.put(1, cards=("shield",))
    t.do(Challenge(1))
    t.end(Use(t.card("shield")), 3, 4, 4)
    t.do(EndTurn())
    assert t.s.phase == 0 and bool(t[1].ready) == ready


@pytest.mark.rule("5.4", "5.1")
@pytest.mark.parametrize(("answer", "stays"), [("breaks", False), ("stays", True)])
def test_brittle_equipment_against_a_werewolf_that_bars_it(answer: str, stays: bool) -> None:
    t = Table("-", "-", settings=ruled(barred_brittle=answer))
    t.put(0, cards=("pitchfork",))
    hunted(t, "wereboar", 1, 6)
    assert bool(t[0].cards) == stays
    t = Table("-", "-", settings=ruled(barred_brittle=answer))
    t.put(0, cards=("pitchfork",))
    hunted(t, "black-wolf", 2, 4)
    assert t[0].cards == (), "where it fought, it breaks"


@pytest.mark.rule("2.6", "2.2")
@pytest.mark.parametrize(("answer", "asks"), [("ends", 1), ("asks", 0)])
def test_an_action_that_nothing_can_be_done_with(answer: str, asks: int) -> None:
    """In a web, in the cloister, with nobody there."""
    t = Table("-", "-", settings=ruled(idle_turn=answer))
    t.put(0, web=2)
    t.put(1, at="forest")
    t.s.agenda.pop()
    t.s.agenda.append(AFTER_ACTION[0])
    kernel.settle(t.s)
    assert t.asks() == asks


@pytest.mark.rule("5.9", "5.8")
@pytest.mark.parametrize(("answer", "asked"), [("none", "Act"), ("in-fights", "Declare")])
def test_a_wounded_monk_who_is_challenged(answer: str, asked: str) -> None:
    t = Table("-", "-", settings=ruled(wounded_cards=answer))
    t.put(1, cards=("shield", "mail-coat"), wounded=True)
    t.do(Challenge(1), *([6, 1] if answer == "none" else []))
    assert t.asked() == asked
    assert t[1].dirt == (1 if answer == "none" else 0)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("answer", "asked"), [("die", "FirstPlayer"), ("first-seat", "TakeMonk")])
def test_who_begins(answer: str, asked: str) -> None:
    step = kernel.asked(GAME.start(3, ruled(first_player=answer)))
    assert step is not None and type(step).__name__ == asked and step.me == 0


@pytest.mark.rule("3.10", "3.4")
@pytest.mark.parametrize(("answer", "why"), [("refused", "past_phase"), ("allowed", "")])
def test_looking_for_malt_after_its_phase(answer: str, why: str) -> None:
    t = Table("-", "-", settings=ruled(past_search=answer))
    t.s.phase = 4
    t.put(0, at="brewery")
    assert t.why(Search(site("malt-easy"))) == why
    assert (Search(site("malt-easy")) in t.options_now()) == (why == "")
    if not why:
        events = t.search("malt-easy", 6, loud=True)
        assert t[0].noise == 3 and not any(t[0].sheet)
        assert [event for event in events if isinstance(event, NothingGained)]


@pytest.mark.rule("5.9", "7.1")
@pytest.mark.parametrize(("answer", "dirt"), [("keeps", (1, 0)), ("loses", (0, 1))])
def test_the_abilities_of_a_monk_whose_card_is_turned_over(answer: str, dirt: tuple[int, int]) -> None:
    """A Martial monk and a 3 against a 3; a hammer wins a tie."""
    t = Table("-", "anselme", settings=ruled(flipped_monk=answer))
    t.put(1, wounded=True)
    t.end(Challenge(1), 3, 3)
    assert t[0].dirt == dirt[0]
    t = Table("-", "rainier", settings=ruled(flipped_monk=answer))
    t.put(1, wounded=True)
    t.end(Challenge(1), 3, 3)
    assert t[0].dirt == dirt[0]
    t = Table("-", "rainier", settings=ruled(flipped_monk=answer))
    t.end(Challenge(1), 3, 3)
    assert t[0].dirt == 1, "on his feet he has them"


@pytest.mark.rule("5.9", "7.4")
@pytest.mark.parametrize(("answer", "cards"), [("keeps", 2), ("loses", 1)])
def test_who_lies_wounded_and_is_attacked(answer: str, cards: int) -> None:
    t = Table("-", "fulgence", settings=ruled(flipped_monk=answer))
    t.put(0, cards=("cracked-bell",))
    t.put(1, wounded=True, noise=8)
    drawn = ["cub", "lean-wolf"][:cards]
    t.do(Use(t.card("cracked-bell")), *drawn, *([] if cards == 2 else [6, 1]))
    assert (t.asked() == "ChooseWerewolf") == (cards == 2)


@pytest.mark.rule("6.3", "5.6")
@pytest.mark.parametrize("answer", ["before-any-die", "before-own-die"])
def test_when_the_challenged_monk_declares(answer: str) -> None:
    t = Table("-", "-", settings=ruled(declared_cards=answer))
    t.put(0, cards=("fervour",))
    t.put(1, cards=("shield",))
    t.do(Challenge(1))
    assert t.asks() == 0 and t.asked() == "Declare", "first the challenger"
    if answer == "before-any-die":
        t.do(ROLL)
        assert t.asks() == 1 and t.asked() == "Declare" and t.s.mine == 0, "no die lies on the table"
        t.end(Use(t.card("shield")), 4, 5, 5)
    else:
        t.do(ROLL, 4)
        assert t.asks() == 1 and t.asked() == "Declare" and t.s.mine == 4, "he knows what he must beat"
        t.end(Use(t.card("shield")), 5, 5)
    assert t[0].wounded and t[0].ready == (t.card("fervour"),) and t[1].declared == ()


@pytest.mark.rule("6.3", "5.7")
@pytest.mark.parametrize(("die", "wounded"), [(6, False), (1, True)])
def test_a_card_against_a_wound_is_declared_before_the_dice_and_used_in_any_case(
    die: int, wounded: bool
) -> None:
    t = Table("-", "-", settings=ruled(declared_cards="before-any-die"))
    t.put(0, cards=("mail-coat",))
    hunted(t, "cub")
    t.end(Use(t.card("mail-coat")), die, 4)
    assert t[0].ready == () and not t[0].wounded
    t = Table("-", "-", settings=ruled(declared_cards="before-any-die"))
    t.put(0, cards=("mail-coat",))
    hunted(t, "cub")
    t.end(ROLL, die, 4)
    assert t[0].ready and t[0].wounded == wounded, "it is too late now"


@pytest.mark.rule("5.7", "6.3")
def test_a_card_against_a_wound_is_offered_when_the_wound_comes() -> None:
    t = Table("-", "-", settings=ruled(declared_cards="before-own-die"))
    t.put(0, cards=("mail-coat", "healing"))
    hunted(t, "cub", 1, 6)
    assert t.asked() == "AvoidWound"
    t.do(Use(t.card("mail-coat")))
    assert not t[0].wounded and t[0].ready == (t.card("healing"),)


@pytest.mark.rule("6.3", "5.5")
@pytest.mark.parametrize("answer", ["before-any-die", "before-own-die"])
def test_what_is_declared_against_a_chain(answer: str) -> None:
    """It holds for all of it, or is asked for again before each opponent."""
    t = Table("-", "-", settings=ruled(declared_cards=answer))
    t.put(0, cards=("shield", "silver-stake"))
    hunted(t, "the-pack")
    if answer == "before-any-die":
        t.do(Use(t.card("shield")))
        t.end(ROLL, 5, 5, 1, 5, 5, 1, 5, 5, 1)
        assert t[0].tastes == (4,) and t[0].declared == ()
    else:
        t.do(Use(t.card("shield")))
        t.do(ROLL, 5, 5, 1)
        assert t.s.stage == 1 and t.options_now() == [Use(t.card("silver-stake")), ROLL]


@pytest.mark.rule("6.2", "6.4")
@pytest.mark.parametrize(("answer", "dice"), [("several", 3), ("one", 2)])
def test_how_many_cards_for_a_roll(answer: str, dice: int) -> None:
    t = Table("-", "-", settings=ruled(cards_for_a_roll=answer))
    t.put(0, cards=("fervour", "shield"))
    t.do(Challenge(1))
    t.do(Use(t.card("fervour")), *([] if answer == "several" else [2, 5]))
    if answer == "several":
        assert t.options_now() == [Use(t.card("shield")), ROLL]
        t.do(Use(t.card("shield")), 2, 5, 4)
    assert t.options_now() == [KeepDie(die) for die in ((4, 5, 2) if dice == 3 else (5, 2))]
    t.end(KeepDie(5), 3)
    assert t[1].wounded


AT_EACH_ROLL = """
[pack]
id = "rolls"
extends = true
[blessings.relic]
effects = {}
helps = "two-dice"
use = "roll"
"""


@pytest.mark.rule("6.2", "6.4")
def test_three_dice_for_a_search_and_no_card_twice() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(AT_EACH_ROLL,)))
    t.put(0, at="bakery", cards=("fervour", "relic"))
    t.do(Search(site("yeast-hard")))
    t.do(Use(t.card("relic")))
    assert Use(t.card("relic")) not in t.options_now()
    t.do(Use(t.card("fervour")))
    t.do(ROLL, 1, 4, 5)
    t.end(KeepDie(5))
    assert t[0].sheet[6] == 3 and t[0].declared == () and t[0].ready == (t.card("relic"),)


@pytest.mark.rule("7.10", "7.6")
@pytest.mark.parametrize(("answer", "taste"), [("one", 1), ("two", 2)])
def test_the_codex_of_a_filthy_monk(answer: str, taste: int) -> None:
    t = Table("crepin", "-", settings=ruled(filthy_codex=answer))
    t.put(0, at="brewery", sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t[0].extra == taste
    t.search("dirt", 3)
    assert t[0].extra == taste + 1, "twice as much only once a turn"


@pytest.mark.rule("7.10", "7.8")
@pytest.mark.parametrize(("answer", "why"), [("found", "no_alchemy"), ("noted-too", "")])
def test_alchemy_on_what_is_noted(answer: str, why: str) -> None:
    t = Table("nicaise", "-", settings=ruled(alchemy=answer))
    t.put(0, sheet=(0, 3, 1, 0, 0, 0, 0))
    assert t.why(Transmute(1)) == why and (Transmute(1) in t.options_now()) == (why == "")
    if why:
        return
    assert t.why(Transmute(3)) == "nothing_to_transmute"
    t.do(Transmute(1))
    assert t.options_now() == [Record(0), Record(2), Record(3), Record(4), Record(5), Record(6)]
    assert t.why(Record(1)) == "same_ingredient"
    t.do(Record(0))
    assert t[0].sheet == (3, 0, 1, 0, 0, 0, 0) and t.s.actions == 2, "it costs no action"
    assert t.why(Transmute(2)) == "no_alchemy", "once a game"


@pytest.mark.rule("7.10")
def test_alchemy_has_no_way_into_the_past_nor_to_a_better_one() -> None:
    t = Table("nicaise", "-", settings=ruled(alchemy="noted-too"))
    t.s.phase = 2
    t.put(0, sheet=(2, 2, 3, 0, 0, 0, 3))
    assert t.why(Transmute(0)) == "past_phase"
    t.do(Transmute(2))
    assert t.why(Record(1)) == "past_phase" and t.why(Record(6)) == "not_better"


@pytest.mark.rule("7.10", "2.2")
def test_a_turn_does_not_end_by_itself_while_alchemy_is_possible() -> None:
    t = Table("nicaise", "-", settings=ruled(alchemy="noted-too"))
    t.put(0, sheet=(0, 3, 0, 0, 0, 0, 0), noise=1, at="library")
    t.s.moves, t.s.actions = 0, 1
    t.do(Meditate())
    assert t.asks() == 0 and t.options_now() == [Transmute(1), EndTurn()]
