"""The rulings of Heaven & Ale, answer by answer."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import answers, do, offered, prompt, refused, sow_hexes, spots, table
from vespers.engine.kernel import Chance, asked
from vespers.engine.messages import Action
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import (
    Advance,
    Enter,
    HeavenAleSettings,
    KeepPrivileges,
    MarkNumber,
    Scored,
    Sell,
    Starts,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import (
    BARLEY,
    BREWMASTER_PLACE,
    COLOUR_CARD,
    DUCATS_CARD,
    HEX_NAMES,
    LOWEST_CARD,
    RESOURCE_PLACE,
    WOOD,
)
from vespers.games.heaven_ale.rules.building import ACTIVATE_TILES, CHOOSE_SITE
from vespers.games.heaven_ale.rules.income import advance
from vespers.games.heaven_ale.rules.rounds import CHOOSE_PLACE, fill_discs
from vespers.games.heaven_ale.scoring import gained_by_selling, points
from vespers.games.heaven_ale.state import HeavenAle


def ruled(**rulings: str) -> HeavenAleSettings:
    return HeavenAleSettings(rulings=rulings)


@pytest.mark.rule("4.4", "4.5")
@pytest.mark.parametrize(("answer", "ducats"), [("each-step", 3), ("each-move", 1)])
def test_steps_beyond_the_track(answer: str, ducats: int) -> None:
    s = table(settings=ruled(beyond_track=answer))
    before = s.abbeys[0].ducats
    s.abbeys[0].markers[WOOD] = 19
    advance(s, 0, WOOD, 4)
    assert (s.abbeys[0].markers[WOOD], s.abbeys[0].ducats - before) == (20, ducats)
    advance(s, 0, WOOD, 0)
    assert s.abbeys[0].ducats - before == ducats, "no step, no ducat"


@pytest.mark.rule("7.6", "7.7")
@pytest.mark.parametrize(("answer", "why"), [("any-colour", ""), ("own-colour", "colour_without_tile")])
def test_the_colour_card_and_a_colour_one_has_not(answer: str, why: str) -> None:
    s = table(settings=ruled(colour_card=answer))
    fill_discs(s)
    s.abbeys[0].discs = spots("wood")
    sow_hexes(s.abbeys[0], D1="h2", S1="w2")
    do(s, Walk(4), MarkNumber(2), UsePrivilege(COLOUR_CARD))
    assert prompt(s) == ("AdvanceColour", 0)
    assert refused(s, Advance(BARLEY)) == why and refused(s, Advance(WOOD)) == ""


@pytest.mark.rule("8.3", "8.1")
@pytest.mark.parametrize(("answer", "why"), [("something-to-take", "no_barrel_to_take"), ("goal-met", "")])
def test_a_goal_whose_barrels_are_gone(answer: str, why: str) -> None:
    s = table(settings=ruled(barrel_space=answer))
    assert refused(s, Walk(14)) == "no_barrel_to_take" and Walk(14) not in offered(s), "no goal"
    s.abbeys[0].brewmaster, s.large, s.small = 1, 0, 0
    assert refused(s, Walk(14)) == why and (Walk(14) in offered(s)) == (why == "")
    if not why:
        do(s, Walk(14))
        assert s.abbeys[0].large == s.abbeys[0].small == 0 and prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("answer", "tiles"), [("tiles-first", 19), ("places-first", 0)])
def test_what_lies_on_the_track_when_places_are_chosen(answer: str, tiles: int) -> None:
    s = GAME.start(3, ruled(set_up=answer))
    do(s, Starts(1))
    while prompt(s)[0] in ("DrawMonk", "DrawResource"):
        do(s, next(a for a, odds in zip(*drawable(s), strict=True) if odds))
    assert prompt(s) == ("ChoosePlace", 2)
    assert sum(len(there) for there in s.tiles) == tiles


def drawable(s: HeavenAle) -> tuple[list[Action], list[int]]:
    step = asked(s)
    assert isinstance(step, Chance)
    return list(step.outcomes(s)), list(step.odds(s))


def last_turn(answer: str) -> HeavenAle:
    """The last figure of the last round goes home; its markers stand on 5 and its brewmaster counts."""
    s = table(settings=ruled(emergency=answer))
    s.round = s.box.rounds[2]
    s.abbeys[1].space, s.abbeys[1].place = s.box.last + 1, 0
    for abbey in s.abbeys:
        abbey.markers, abbey.brewmaster, abbey.ducats = [5, 6, 6, 6, 6], 20, 7
    s.abbeys[1].cards = 0
    s.abbeys[0].space, s.abbeys[0].place = 27, -1
    do(s, Enter(BREWMASTER_PLACE))
    return s


@pytest.mark.rule("3.5", "3.6", "9.3")
@pytest.mark.parametrize("answer", ["every-decision", "any-moment", "also-at-the-end"])
def test_cards_may_be_sold_before_the_final_count(answer: str) -> None:
    s = last_turn(answer)
    before = points(s.abbeys[0], s.box)
    assert prompt(s) == ("LastSale", 0), "nobody else holds a card that would bring points"
    assert offered(s) == [*[Sell(card) for card in range(5)], KeepPrivileges()]
    do(s, Sell(4))
    assert asked(s) is None or prompt(s) == ("LastSale", 0)
    while asked(s) is not None:
        do(s, offered(s)[0])
    assert points(s.abbeys[0], s.box) > before


@pytest.mark.rule("3.5")
def test_cards_may_be_kept_at_the_final_count() -> None:
    s = last_turn("also-at-the-end")
    events = do(s, KeepPrivileges())
    assert asked(s) is None and s.abbeys[0].cards == 0b11111
    assert [event.seat for event in events if isinstance(event, Scored)] == [0, 1]


@pytest.mark.rule("3.6")
def test_the_other_ruling_counts_at_once() -> None:
    s = last_turn("before-paying")
    assert asked(s) is None


@pytest.mark.rule("3.5")
def test_who_cannot_gain_by_selling_is_not_asked() -> None:
    s = table()
    s.abbeys[0].markers, s.abbeys[0].brewmaster = [20] * 5, 20
    assert gained_by_selling(s, 0) == 0
    s.abbeys[0].markers = [-8] * 5
    assert gained_by_selling(s, 0) == 0, "below 1 nothing counts"


def before_each_decision(answer: str) -> dict[str, HeavenAle]:
    """A position in front of each question that needs no ducats, by the name of the question."""
    found = {}
    s = table(3, settings=ruled(emergency=answer))
    s.agenda.append(CHOOSE_PLACE[0])
    found["ChoosePlace"] = s
    s = table(settings=ruled(emergency=answer))
    do(s, Enter(RESOURCE_PLACE))
    found["AdvanceMarker"] = s
    s = table(settings=ruled(emergency=answer))
    fill_discs(s)
    s.abbeys[0].discs = spots("wood")
    sow_hexes(s.abbeys[0], D1="h2", S1="w2")
    do(s, Walk(4))
    found["LayDisc"] = s.clone()
    do(s, MarkNumber(2))
    found["CompletePair"] = s.clone()
    lowest = s.clone()
    lowest.abbeys[0].markers = [0] * 5
    do(lowest, UsePrivilege(LOWEST_CARD))
    found["AdvanceLowest"] = lowest
    do(s, UsePrivilege(COLOUR_CARD))
    found["AdvanceColour"] = s
    s = table(settings=ruled(emergency=answer))
    s.agenda.append(CHOOSE_SITE[0])
    sow_hexes(s.abbeys[0], **{name: "h1" for name in HEX_NAMES})
    found["ChooseSite"] = s
    s = s.clone()
    s.agenda[-1] = ACTIVATE_TILES[0][0]
    s.abbeys[0].buildings[0] = 1
    found["ActivateTiles"] = s
    return found


@pytest.mark.rule("3.5", "3.6")
@pytest.mark.parametrize("answer", ["every-decision", "any-moment", "also-at-the-end", "before-paying"])
def test_cards_at_decisions_that_cost_nothing(answer: str) -> None:
    for name, s in before_each_decision(answer).items():
        assert prompt(s) == (name, 0)
        card = Sell(DUCATS_CARD)
        others = answers(s)
        if answer in ("every-decision", "any-moment"):
            before = s.abbeys[0].ducats
            do(s, card)
            assert prompt(s) == (name, 0) and s.abbeys[0].ducats == before + 3
            left = answers(s)
            assert left == [a for a in others if a != UsePrivilege(DUCATS_CARD)], "the question stays"
            assert refused(s, card) == "card_not_in_hand"
        else:
            assert card not in offered(s) and refused(s, card) == "no_sale_now"


@pytest.mark.rule("2.6", "2.9")
@pytest.mark.parametrize(("answer", "why"), [("any-place", ""), ("another-place", "another_place")])
def test_once_round_into_the_place_just_left(answer: str, why: str) -> None:
    s = table(settings=ruled(once_round=answer), me=0)
    own = s.abbeys[0].place
    assert refused(s, Enter(own)) == why and (Enter(own) in offered(s)) == (why == "")
    assert [a.place for a in offered(s) if isinstance(a, Enter) and a.place != own] == [
        place for place in range(4) if place not in (own, s.abbeys[1].place)
    ]
    do(s, Enter(BREWMASTER_PLACE))
    assert s.abbeys[0].place == BREWMASTER_PLACE


@pytest.mark.rule("2.9")
def test_who_has_no_other_move_comes_back_to_the_same_place() -> None:
    s = table(4, settings=ruled(once_round="another-place"))
    assert sum(len(tiles) for tiles in s.tiles) == 0, "nothing to walk to, and every other place is taken"
    assert [a for a in offered(s) if isinstance(a, Enter)] == [Enter(s.abbeys[0].place)]
