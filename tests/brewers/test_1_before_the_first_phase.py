"""§1 Set-up."""

from __future__ import annotations

import pytest

from tests.brewers.table import BASE, Table, room, site
from vespers.engine.dealer import ScriptedDealer
from vespers.engine.match import Match
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import CHOOSE_MONK, MEDITATE, SEARCH
from vespers.games.brewers.messages import ChooseMonk, EndTurn, Search, Starts
from vespers.games.brewers.pieces import ROOMS, SITES


@pytest.mark.rule("1.1")
def test_the_first_player_begins_every_phase() -> None:
    match = Match(GAME, 3, None, ScriptedDealer([Starts(2)]))
    for _ in range(3):
        step = match.asked()
        assert step is not None
        match.play(step.asks, step.options(match.state)[0])
    order = []
    while (step := match.asked()) is not None:
        order.append(step.asks)
        match.play(step.asks, EndTurn())
    assert order == [2, 0, 1] * 7


@pytest.mark.rule("1.2", "1.6")
def test_each_player_chooses_a_monk_that_nobody_has() -> None:
    match = Match(GAME, 2, None, ScriptedDealer([Starts(1)]))
    step = match.asked()
    assert step is not None and step.asks == 1
    assert list(step.options(match.state)) == CHOOSE_MONK[:15]
    match.play(1, ChooseMonk(4))
    why = match.why_not(0, ChooseMonk(4))
    assert why is not None and why.key == "monk_taken"
    assert match.why_not(0, ChooseMonk(5)) is None


@pytest.mark.rule("1.3")
def test_the_night_begins_in_the_cloister_in_silence() -> None:
    t = Table("-", "-", "-")
    for monk in t.s.monks:
        assert monk.room == room("cloister") and monk.noise == monk.dirt == 0
        assert monk.sheet == (0,) * 7 and monk.cards == monk.trophies == ()
    assert t.s.stocks == [12, 12, 17]


DOORS = """
cloister-library cloister-brewery cloister-bakery cloister-courtyard library-chapel library-armoury
chapel-brewery armoury-bakery brewery-hop-garden hop-garden-courtyard courtyard-bakery
armoury-forest hop-garden-forest courtyard-forest
"""


@pytest.mark.rule("1.4")
def test_doors_join_the_rooms_both_ways_and_three_lead_outside() -> None:
    named = {tuple(door.rsplit("-", 1)) for door in DOORS.replace("hop-garden", "garden").split()}
    short = [name.replace("hop-garden", "garden") for name in ROOMS]
    doors = {(short[a], short[b]) for a in range(9) for b in BASE.near[a]}
    assert doors == named | {(b, a) for a, b in named}


@pytest.mark.rule("1.4")
def test_no_room_is_more_than_three_doors_away() -> None:
    for start in range(9):
        reached = {start}
        for _ in range(3):
            reached |= {far for near in reached for far in BASE.near[near]}
        assert reached == set(range(9))


OFFERS = {
    "courtyard": {"water-easy": (2, 1), "water-hard": (5, 3)},
    "brewery": {"malt-easy": (3, 2), "malt-hard": (5, 3), "dirt": (3, 0)},
    "forest": {"wood-easy": (2, 1), "wood-hard": (5, 3), "werewolf": (3, 0)},
    "hop-garden": {"hops-easy": (3, 2), "hops-hard": (5, 3)},
    "bakery": {"yeast-easy": (3, 2), "yeast-hard": (5, 3)},
    "armoury": {"equipment": (3, 0)},
    "chapel": {"blessing": (3, 0)},
    "library": {},
    "cloister": {},
}


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("name", ROOMS)
def test_a_room_offers_what_it_offers_and_nothing_else(name: str) -> None:
    t = Table("-", "-")
    t.put(0, at=name, noise=5)
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    offered = {SITES[a.site] for a in t.options_now() if isinstance(a, Search)}
    assert offered == set(OFFERS[name])
    for place, (difficulty, quality) in OFFERS[name].items():
        assert (BASE.difficulty[site(place)], BASE.quality[site(place)]) == (difficulty, quality)
    for elsewhere in SEARCH:
        if elsewhere.site >= len(SITES) or SITES[elsewhere.site] not in offered:
            assert t.why(elsewhere) == "not_here"
    assert (MEDITATE in t.options_now()) == (name == "library")
