"""§4 Income."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import hex_, sow_hexes, table
from vespers.games.heaven_ale.messages import BrewmasterMoved, Earned, MarkerMoved
from vespers.games.heaven_ale.pieces import HOPS, WOOD
from vespers.games.heaven_ale.rules.income import activate, advance, move_brewmaster


@pytest.mark.rule("4.1")
def test_shade_yields_ducats() -> None:
    s = table()
    sow_hexes(s.abbeys[0], D3="h4")
    s.events = []
    activate(s, 0, hex_("D3"))
    assert s.abbeys[0].ducats == 29 and s.abbeys[0].markers[HOPS] == -4
    assert s.events == [Earned(0, 4)]


@pytest.mark.rule("4.2")
def test_sun_moves_the_marker() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S3="h5")
    s.events = []
    activate(s, 0, hex_("S3"))
    assert s.abbeys[0].ducats == 25 and s.abbeys[0].markers == [0, -2, 1, -6, -8]
    assert s.events == [MarkerMoved(0, HOPS, 1)]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("where", ["S1", "D1"])
def test_a_monk_moves_the_brewmaster_on_either_side(where: str) -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="m1", D1="m1")
    s.events = []
    activate(s, 0, hex_(where))
    assert s.abbeys[0].brewmaster == -9, "and its neighbour, a monk too, is left alone"
    assert s.events == [BrewmasterMoved(0, -9)]


@pytest.mark.rule("4.5")
def test_each_step_beyond_twenty_yields_a_ducat() -> None:
    s = table()
    s.abbeys[0].markers[WOOD] = 18
    s.events = []
    advance(s, 0, WOOD, 5)
    assert s.abbeys[0].markers[WOOD] == 20 and s.abbeys[0].ducats == 28
    assert s.events == [MarkerMoved(0, WOOD, 20), Earned(0, 3)]
    advance(s, 0, WOOD, 2)
    assert s.abbeys[0].markers[WOOD] == 20 and s.abbeys[0].ducats == 30


@pytest.mark.rule("4.5")
def test_the_brewmaster_gets_nothing_beyond_twenty() -> None:
    s = table()
    s.abbeys[0].brewmaster = 18
    move_brewmaster(s, 0, 6)
    assert (s.abbeys[0].brewmaster, s.abbeys[0].ducats) == (20, 25)
