"""§3 Actions."""

from __future__ import annotations

import pytest

from tests.brewers.table import Table, room, site
from vespers.games.brewers.codebook import LEAVE, MAKE_NOISE, MEDITATE, RECORD, ROLL
from vespers.games.brewers.events import Failed, NothingGained, Recorded, Succeeded
from vespers.games.brewers.messages import EndTurn, FaceWerewolf, Foul, Record, Search
from vespers.games.brewers.pieces import WEREWOLF


@pytest.mark.rule("3.1", "1.5")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_books_example_malt_of_quality_3_needs_5(die: int) -> None:
    t = Table("-", "-")
    t.put(0, at="brewery")
    events = t.search("malt-hard", die)
    success = die >= 5
    assert t[0].sheet[1] == (3 if success else 0)
    assert (Succeeded if success else Failed)(0, site("malt-hard"), die) in events


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_making_noise_helps_the_die_and_is_paid_in_any_case(die: int) -> None:
    t = Table("-", "-")
    t.put(0, at="brewery")
    t.search("malt-hard", die, loud=True)
    assert t[0].sheet[1] == (3 if die >= 4 else 0)
    assert t[0].noise == (4 if die >= 4 else 5)


@pytest.mark.rule("3.2", "3.10")
def test_noise_can_be_made_below_seven_only_and_once() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", noise=6, cards=("fervour",))
    t.do(Search(site("malt-easy")))
    assert t.why(MAKE_NOISE) == ""
    t.do(MAKE_NOISE)
    assert t.why(MAKE_NOISE) == "already_making_noise"
    t = Table("-", "-")
    t.put(0, at="brewery", noise=7, cards=("fervour",))
    t.do(Search(site("malt-easy")))
    assert t.why(MAKE_NOISE) == "too_loud_already"


@pytest.mark.rule("3.2")
def test_who_has_nothing_to_declare_is_not_asked() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", noise=7)
    t.do(Search(site("malt-easy")), 3)
    assert t[0].sheet[1] == 2 and t.asked() == "Act"


@pytest.mark.rule("3.3")
def test_a_success_finds_the_quality_of_the_room() -> None:
    for name, at, phase, die, quality in (
        ("water-easy", "courtyard", 5, 2, 1),
        ("malt-easy", "brewery", 1, 3, 2),
        ("hops-hard", "hop-garden", 4, 5, 3),
        ("yeast-easy", "bakery", 6, 3, 2),
    ):
        t = Table("-", "-")
        t.put(0, at=at)
        t.s.phase = phase
        events = t.search(name, die)
        assert Recorded(0, phase, quality) in events and t[0].sheet[phase] == quality
        t = Table("-", "-")
        t.put(0, at=at)
        t.search(name, die - 1)
        assert t[0].sheet == (0,) * 7


@pytest.mark.rule("3.4", "3.10")
def test_wood_can_be_noted_for_either_of_two_phases() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("wood-easy", 2)
    assert t.options_now() == [RECORD[2], RECORD[3]]
    assert t.why(Record(1)) == "other_ingredient"
    assert t.why(LEAVE) == "note_it"
    t.do(RECORD[3])
    assert t[0].sheet == (0, 0, 0, 1, 0, 0, 0)


@pytest.mark.rule("3.4", "3.10")
def test_the_better_value_counts_and_a_worse_one_is_of_no_use() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", sheet=(0, 2, 0, 0, 0, 0, 0))
    t.search("malt-hard", 5)
    assert t[0].sheet[1] == 3
    events = t.search("malt-easy", 6)
    assert NothingGained(0, 2) in events and t[0].sheet[1] == 3


@pytest.mark.rule("3.4", "3.10")
def test_the_past_takes_nothing() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery")
    t.s.phase = 2
    assert t.why(Search(site("malt-easy"))) == "past_phase"
    t.put(0, at="forest")
    t.s.phase = 3
    t.search("wood-easy", 6)
    assert t[0].sheet == (0, 0, 0, 1, 0, 0, 0), "phase 3 is past, phase 4 takes it without a question"
    t.put(0, at="courtyard")
    t.s.phase = 6
    assert t.why(Search(site("water-hard"))) == "past_phase"


@pytest.mark.rule("3.4")
def test_noting_for_a_past_phase_is_refused() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", sheet=(0, 0, 0, 2, 0, 0, 0))
    t.search("wood-hard", 6)
    assert t.asked() == "NoteIngredient"
    t.s.phase = 3
    assert t.why(Record(2)) == "past_phase"
    t.s.quality = 2
    assert t.why(Record(3)) == "not_better"


@pytest.mark.rule("3.5", "3.6")
@pytest.mark.parametrize(
    ("at", "name", "card"), [("armoury", "equipment", "club"), ("chapel", "blessing", "rosary")]
)
def test_equipment_and_prayers_draw_one_card(at: str, name: str, card: str) -> None:
    t = Table("-", "-")
    t.put(0, at=at)
    t.search(name, 2)
    assert not t[0].cards
    t.search(name, 3, card)
    assert t[0].cards == (t.card(card),)


@pytest.mark.rule("3.7")
@pytest.mark.parametrize(("before", "after"), [(9, 4), (5, 0), (3, 0)])
def test_meditation_calms_without_a_roll(before: int, after: int) -> None:
    t = Table("-", "-")
    t.put(0, at="library", noise=before)
    t.end(MEDITATE)
    assert t[0].noise == after and t.s.actions == 1
    assert (t.why(MEDITATE) == "silent_already") == (after == 0)


@pytest.mark.rule("3.7")
def test_nobody_meditates_elsewhere() -> None:
    t = Table("-", "-")
    t.put(0, at="chapel", noise=5)
    assert t.why(MEDITATE) == "not_here"


@pytest.mark.rule("3.8")
def test_a_hunt_draws_two_and_fights_one_with_a_bonus() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("werewolf", 3, "grey-wolf", "cub")
    assert t.asked() == "ChooseWerewolf"
    assert set(t.options_now()) == {FaceWerewolf(t.wolf("grey-wolf")), FaceWerewolf(t.wolf("cub"))}
    assert t.why(FaceWerewolf(t.wolf("great-wolf"))) == "werewolf_not_drawn"
    t.end(FaceWerewolf(t.wolf("grey-wolf")), 4, 3)  # 4 + 1 against 3 + 1
    assert t[0].trophies == (t.wolf("grey-wolf"),) and t[0].tastes == (2,)
    assert t.s.discards[WEREWOLF][t.wolf("cub")] == 1


@pytest.mark.rule("3.8", "3.10")
def test_one_hunt_a_turn_found_or_not() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("werewolf", 2)
    assert t.why(Search(site("werewolf"))) == "hunted_already"
    t.do(EndTurn())
    t.do(EndTurn())
    assert t.why(Search(site("werewolf"))) == ""


@pytest.mark.rule("3.9")
def test_dirt_goes_into_a_beer_with_ingredients() -> None:
    t = Table("-", "-", "-")
    t.put(0, at="brewery")
    assert t.why(Search(site("dirt"))) == "beer_without_ingredients"
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t[1].dirt == 1, "the only beer there is: no question"
    t.put(2, sheet=(0, 2, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t.options_now() == [Foul(1), Foul(2)]
    assert t.why(Foul(0)) == "not_an_opponent"
    t.do(Foul(2))
    assert [monk.dirt for monk in t.s.monks] == [0, 1, 1]


@pytest.mark.rule("3.9", "3.10")
def test_a_beer_without_ingredients_stays_clean() -> None:
    t = Table("-", "-", "-", "-")
    t.put(0, at="brewery")
    for seat in (1, 2):
        t.put(seat, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 5)
    assert t.why(Foul(3)) == "beer_without_ingredients"


@pytest.mark.rule("3.1")
def test_what_is_asked_before_the_die() -> None:
    t = Table("-", "-")
    t.put(0, at="armoury")
    t.do(Search(site("equipment")))
    assert t.asked() == "Prepare" and set(t.options_now()) == {ROLL, MAKE_NOISE}
    assert t[0].room == room("armoury")
