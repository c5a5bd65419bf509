"""§7 The 13 Moons: each moon's rule, the keepsake, the record, and the last moon."""

from __future__ import annotations

import msgspec
import pytest

from tests.fermentation.monastery import MOONS, Monastery, options
from vespers.engine.conformance import play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import BadRecord
from vespers.engine.kernel import apply, asked
from vespers.engine.match import Match
from vespers.games.fermentation import GAME
from vespers.games.fermentation.campaign import (
    CAMPAIGN,
    MoonsRecord,
    Result,
    after,
    begin,
    champions,
    over,
    page,
    standing,
)
from vespers.games.fermentation.campaign import settings as next_settings
from vespers.games.fermentation.codebook import (
    ACT,
    APPLIED_ACTION,
    CHOOSE_MOON,
    CLOSE_DOOR,
    DRINK,
    KEEP_FOR_NEXT,
    SIMPLE_ACTION,
    STARTS,
    TAKE_MONK,
)
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.state import Fermentation
from vespers.texts import LANGUAGES, Say


def moon(number: int, seats: int = 3) -> Monastery:
    return Monastery(seats, options(moon=number))


@pytest.mark.rule("7.2")
def test_the_first_moon_is_a_game_like_any_other() -> None:
    night = moon(1).s.night
    assert (night.threshold, night.floor, night.werewolves, night.beers, night.fight) == (3, 0, 0, 2, 3)


@pytest.mark.rule("7.2", "1.3")
def test_moon_2_closes_a_door_all_night() -> None:
    s = GAME.start(2, options(moon=2))
    apply(s, CLOSE_DOOR[4])
    apply(s, STARTS[0])
    apply(s, TAKE_MONK[0])
    apply(s, TAKE_MONK[1])
    assert s.closed[4] == 99 and sum([by > 0 for by in s.closed]) == 1
    Monastery.turn(watch(s), 1)
    assert s.closed[4] == 99, "no turn opens it"


def watch(s: Fermentation) -> Monastery:
    t = Monastery.__new__(Monastery)
    t.s = s
    return t


@pytest.mark.rule("7.2")
def test_moon_3_needs_one_more_noise() -> None:
    assert moon(3).s.night.threshold == 4


@pytest.mark.rule("7.2")
def test_moon_4_raises_the_lowest_noise_and_recruit_the_next() -> None:
    t = moon(4)
    assert t.each("noise") == [1, 1, 1] and t.s.floor == 1
    assert t.phase(1).s.floor == 2 and t.phase(2).s.floor == 1


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("number", "recipe"), [(5, "amber"), (11, "triple")])
def test_moons_5_and_11_give_all_the_same_recipe(number: int, recipe: str) -> None:
    t = moon(number)
    assert {t.s.box.recipe_names[r] for r in t.each("recipe")} == {recipe}


@pytest.mark.rule("7.2")
def test_moon_6_shuts_the_chapel() -> None:
    t = moon(6).at("chapel")
    assert t.refused(APPLIED_ACTION) == "tile_closed §7.2"
    t.say(SIMPLE_ACTION)
    assert t.refused(ACT) == "tile_closed §7.2"


@pytest.mark.rule("7.2")
def test_moon_7_makes_werewolves_stronger() -> None:
    t = moon(7).at("main-entrance").turn().say(SIMPLE_ACTION, ACT).find("grey").roll(3)
    assert t.s.theirs == 5


@pytest.mark.rule("7.2")
def test_moon_8_has_the_triggers_of_two_hunters_each_once() -> None:
    assert moon(8).s.night.anger == [1, 1, 1, 1, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("7.2", "3.7")
def test_moon_9_is_dry() -> None:
    t = moon(9).at("dryer").phase(2).say(APPLIED_ACTION).roll(4)
    assert t.asked() == "PutIn(0)", "nobody even asks for beer"
    t = moon(9).at("dryer").give(0, "lucky-die").phase(2).say(APPLIED_ACTION).roll(4)
    assert t.refused(DRINK[1]) == "too_many_beers §3.7" and len(t.options()) == 2


@pytest.mark.rule("7.2")
def test_moon_10_lays_the_tiles_at_random() -> None:
    step = asked(GAME.start(2, options(moon=10)))
    assert step is not None and repr(step) == "LayAtRandom(0)"


@pytest.mark.rule("7.2", "6.3")
def test_moon_12_meets_a_stronger_hunter() -> None:
    t = moon(12, 1).phase(3).end_phase().roll(1)
    assert t.s.theirs == 5


@pytest.mark.rule("7.4")
def test_on_moon_13_the_last_chooses_a_rule_then_the_leader_another() -> None:
    s = GAME.start(3, options(moon=13, standing=(9, 4, 6)))
    step = asked(s)
    assert step is not None and step.asks == 1 and len(step.options(s)) == 12
    apply(s, CHOOSE_MOON[3])
    step = asked(s)
    assert step is not None and step.asks == 0
    again, later = step.why_not(s, CHOOSE_MOON[3]), step.why_not(s, CHOOSE_MOON[12])
    assert again is not None and again.key == "moon_already_chosen"
    assert later is not None and later.key == "not_an_earlier_moon"
    apply(s, CHOOSE_MOON[6])
    assert (s.night.floor, s.night.werewolves, s.night.points) == (1, 1, 2)


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("standing", "chosen_by"), [((5, 5, 5), [0, 2]), ((3, 9, 9), [0, 2]), ((7, 2, 2), [1, 0])]
)
def test_of_several_last_the_lowest_seat_chooses_and_of_several_leaders_the_highest(
    standing: tuple[int, ...], chosen_by: list[int]
) -> None:
    s = GAME.start(3, options(moon=13, standing=standing))
    asks = []
    for moon in (3, 6):
        step = asked(s)
        assert step is not None
        asks.append(step.asks)
        apply(s, CHOOSE_MOON[moon])
    assert asks == chosen_by


# --- The keepsake


@pytest.mark.rule("7.3")
def test_the_winner_keeps_a_piece_of_equipment_for_the_next_moon() -> None:
    t = moon(1, 2).give(0, "club", "grace").trophy(0, "old-one").phase(3)
    t.s.active = 0
    t.end_phase().roll(6, 1).roll(6, 1)
    assert t.asked() == "Keepsake(0)"
    assert t.refused(KEEP_FOR_NEXT[t.card("grace")]) == "not_equipment §7.3"
    assert t.refused(KEEP_FOR_NEXT[t.card("mail")]) == "card_not_held §7.3"
    t.say(KEEP_FOR_NEXT[t.card("club")])
    campaign = after(begin(("Ann", "Ben")), t.s)
    assert campaign.results[0].kept == ("club", "") and next_settings(campaign).kept == ("club", "")
    following = Monastery(2, msgspec.structs.replace(next_settings(campaign), moon=3))
    assert following.names(following.s.monks[0].cards) == ["club"] and following.s.stock[0] == 15


@pytest.mark.rule("7.3")
def test_nobody_keeps_anything_in_a_single_game_or_after_the_last_moon_or_when_two_win() -> None:
    for t in (Monastery(1).give(0, "club"), moon_13().give(0, "club")):
        t.phase(3).end_phase().roll(6, 1)
        assert t.asked() == ""
    shared = moon(1, 2).give(0, "club").phase(3).end_phase().roll(6, 1).roll(6, 1)
    assert shared.asked() == "" and GAME.outcome(shared.s) is not None


def moon_13() -> Monastery:
    s = GAME.start(1, options(moon=13))
    for a in (CHOOSE_MOON[0], CHOOSE_MOON[2], TAKE_MONK[0]):
        apply(s, a)
    t = watch(s)
    s.events = []
    return t


# --- The campaign


def ended(scores: list[int], number: int = 1) -> Fermentation:
    """The end of a moon with these scores."""
    t = moon(number, len(scores)) if number != 13 else watch(GAME.start(len(scores), options(moon=13)))
    if number == 13:
        t.say(CHOOSE_MOON[0], CHOOSE_MOON[2])
        t.say(STARTS[0])
        t.say(*[TAKE_MONK[me] for me in range(len(scores))])
    for me, points in enumerate(scores):
        t.s.monks[me].vat[0] = points + 3
    t.s.agenda.clear()
    return t.s


@pytest.mark.rule("7.1")
def test_points_by_rank_and_equals_share_the_better_one() -> None:
    campaign = after(begin(("A", "B", "C", "D")), ended([10, 20, 15, 5]))
    assert campaign.results[0].ranks == (3, 1, 2, 4) and standing(campaign) == (1, 3, 2, 0)
    campaign = after(begin(("A", "B", "C")), ended([10, 20, 20]))
    assert campaign.results[0].points == (1, 3, 3)


@pytest.mark.rule("7.1")
def test_alone_the_quality_of_the_beer_counts() -> None:
    assert standing(after(begin(("A",)), ended([24]))) == (5,)


@pytest.mark.rule("7.1", "7.4")
def test_thirteen_moons_then_the_last_decides() -> None:
    campaign = begin(("A", "B"))
    for number in range(1, 13):
        assert next_settings(campaign).moon == number and champions(campaign) == []
        campaign = after(
            campaign, ended([9, 8] if number % 2 else [8, 9], number if number not in (2, 10) else 1)
        )
    assert standing(campaign) == (30, 30) and not over(campaign)
    campaign = after(campaign, ended([3, 4], 13))
    assert campaign.results[-1].points == (4, 6) and campaign.results[-1].rules[0] == "last-moon"
    assert over(campaign) and champions(campaign) == [1]


@pytest.mark.rule("7.4")
def test_equal_points_go_to_the_better_rank_on_the_last_moon() -> None:
    none = Result((0, 0), (1, 1), (0, 0), ("", ""), ())
    lead = Result((5, 0), (1, 2), (2, 0), ("", ""), ())
    last = Result((0, 5), (2, 1), (4, 6), ("", ""), ())
    campaign = MoonsRecord(("A", "B"), results=(lead, *[none] * 11, last))
    assert standing(campaign) == (6, 6) and champions(campaign) == [1]
    shared = MoonsRecord(("A", "B"), results=(*[none] * 13,))
    assert champions(shared) == [0, 1]


@pytest.mark.rule("7.1")
def test_the_record_can_be_taken_up_again() -> None:
    campaign = begin(("Ann", "Ben"), Settings(packs=MOONS, hunter="were-bear"))
    for number in (1, 2):
        match = play_at_random(GAME, 2, next_settings(campaign), number)
        campaign = after(campaign, match.state)
    again = CAMPAIGN.read(CAMPAIGN.write(campaign))
    assert again == campaign and next_settings(again).moon == 3 and next_settings(again).hunter == "were-bear"
    assert next_settings(again).standing == standing(campaign)
    Match(GAME, 2, next_settings(again), SeededDealer("go on"))


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"\xff\xfe", b'{"players":["A"],"format":2}', b'{"players":["A"],"results":[[]]}'],
)
def test_a_damaged_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        CAMPAIGN.read(data)


def test_a_record_with_too_few_values_is_refused_with_its_moon() -> None:
    result = Result((1,), (1,), (3,), ("",), ())
    with pytest.raises(BadRecord) as refused:
        CAMPAIGN.read(CAMPAIGN.write(MoonsRecord(("A", "B"), results=(result,))))
    assert refused.value.entry == 1


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_story_and_results_in_three_languages(language: str) -> None:
    say = Say(language, GAME, Settings(packs=MOONS), ("Ann", "Ben"))
    campaign = begin(("Ann", "Ben"))
    for number in range(14):
        lines = [say.text(line) for line in page(campaign).lines()]
        assert all([line and "fermentation-" not in line and "{" not in line for line in lines])
        assert any(["Ann" in line for line in lines])
        assert [one.passed for one in page(campaign).milestones] == [moon < number for moon in range(13)]
        if number < 13:
            match = play_at_random(GAME, 2, next_settings(campaign), number)
            campaign = after(campaign, match.state)
    assert over(campaign)
