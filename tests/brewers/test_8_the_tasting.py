"""§8 The tasting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.brewers.table import Table, site
from vespers.engine.errors import BadPack
from vespers.engine.messages import Outcome
from vespers.games.brewers import GAME
from vespers.games.brewers.events import GameEnds
from vespers.games.brewers.messages import BrewersSettings, Challenge, EndTurn, Search, Use
from vespers.games.brewers.scoring import band, score, werewolf_part


def finished(t: Table) -> Outcome:
    """Everybody leaves the rest of the night."""
    while t.match.asked() is not None:
        t.do(EndTurn())
    outcome = t.match.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.rule("8.1")
def test_ingredients_extra_taste_and_werewolves_less_dirt() -> None:
    t = Table("-", "-")
    t.put(0, sheet=(1, 2, 3, 0, 2, 1, 3), extra=2, dirt=3, trophies=(0, 1), tastes=(2, 1))
    assert score(t.s, 0) == 12 + 2 + 3 - 3
    assert finished(t).scores == (14, 0)


@pytest.mark.rule("8.6")
def test_no_beer_is_worse_than_nothing() -> None:
    t = Table("-", "-")
    t.put(0, sheet=(1, 0, 0, 0, 0, 0, 0), dirt=4)
    assert score(t.s, 0) == 0


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("tastes", "worth"),
    [((), 0), ((0,), 0), ((3,), 3), ((2, 4, 1), 6), ((4, 0, 0), 4), ((1, 1), 2), ((0, 0), 0)],
)
def test_the_best_werewolf_and_one_for_each_further(tastes: tuple[int, ...], worth: int) -> None:
    t = Table("-", "-")
    t.put(0, trophies=tuple(range(len(tastes))), tastes=tastes)
    assert werewolf_part(t[0]) == worth


def tied(**facts: Any) -> Outcome:
    """Two beers of taste 6; the first differs as said."""
    t = Table("-", "-")
    t.put(0, **facts)
    t.put(1, sheet=(3, 3, 1, 0, 0, 0, 0), dirt=1)
    return finished(t)


@pytest.mark.rule("8.3")
def test_most_taste_wins() -> None:
    assert tied(sheet=(3, 3, 1, 0, 0, 0, 0)) == Outcome((7, 6), (0,), "most_taste")


@pytest.mark.rule("8.3")
def test_then_more_werewolf_wins() -> None:
    outcome = tied(sheet=(3, 2, 0, 0, 0, 0, 0), trophies=(0,), tastes=(2,), dirt=1)
    assert outcome == Outcome((6, 6), (0,), "most_werewolf")


@pytest.mark.rule("8.3")
def test_then_less_dirt_wins() -> None:
    assert tied(sheet=(3, 3, 0, 0, 0, 0, 0)) == Outcome((6, 6), (0,), "least_dirt")


@pytest.mark.rule("8.3")
def test_then_the_victory_is_shared() -> None:
    assert tied(sheet=(3, 3, 1, 0, 0, 0, 0), dirt=1) == Outcome((6, 6), (0, 1), "shared")


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("taste", "expected"),
    [(0, 0), (4, 0), (5, 1), (7, 1), (8, 2), (12, 2), (13, 3), (17, 3), (18, 4), (20, 4), (27, 4)],
)
def test_the_bands_of_beer(taste: int, expected: int) -> None:
    assert band(GAME.box(BrewersSettings()), taste) == expected


@pytest.mark.rule("8.4")
def test_a_pack_may_judge_otherwise() -> None:
    own = '[pack]\nid = "strict"\nextends = true\n[numbers]\nbands = [6, 9, 14, 20]\n'
    box = GAME.box(BrewersSettings(own=(own,)))
    assert [band(box, taste) for taste in (5, 6, 19, 20)] == [0, 1, 3, 4]
    with pytest.raises(BadPack, match=r"numbers\.bands"):
        GAME.box(BrewersSettings(own=(own.replace("9", "6"),)))


@pytest.mark.rule("8.4")
def test_the_end_tells_how_good_each_beer_is() -> None:
    t = Table("-", "-")
    t.put(1, sheet=(3, 3, 3, 0, 0, 0, 0))
    events = []
    while t.match.asked() is not None:
        events = t.do(EndTurn())
    assert GameEnds((0, 9), (0, 2)) in events


@pytest.mark.rule("8.5", "8.6")
def test_alone_there_is_nobody_to_soil_to_fight_or_to_aim_at() -> None:
    t = Table("-")
    t.put(0, at="brewery", sheet=(1, 0, 0, 0, 0, 0, 0), cards=("anathema", "cracked-bell"))
    assert t.why(Search(site("dirt"))) == "beer_without_ingredients"
    assert t.why(Challenge(0)) == "not_in_this_room"
    assert t.why(Use(t.card("anathema"))) == t.why(Use(t.card("cracked-bell"))) == "no_target"


@pytest.mark.rule("8.5", "5.9")
def test_alone_chance_rolls_for_the_werewolf_and_the_fox_betrays_nobody() -> None:
    t = Table("-")
    t.put(0, at="brewery", noise=9)
    t.search("malt-easy", 3, "werefox", 6, 2)
    assert t[0].tastes == (2,) and t.asked() == "Act"
    assert finished(t) == Outcome((4,), (0,), "solo")
