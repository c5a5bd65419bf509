"""§8 Barrels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.heaven_ale.table import do, prompt, refused, sow_hexes, spots, table
from vespers.games.heaven_ale.messages import BarrelTaken, Walk
from vespers.games.heaven_ale.pieces import BARRELS
from vespers.games.heaven_ale.rules.barrels import goals_met
from vespers.games.heaven_ale.state import Abbey

Change = Callable[[Abbey], None]


def bits(*names: str) -> int:
    return sum(1 << BARRELS.index(name) for name in names)


def markers(*at: int) -> Change:
    return lambda abbey: abbey.markers.__setitem__(slice(None), list(at))


def tiles(count: int, what: str) -> Change:
    return lambda abbey: sow_hexes(abbey, **{f"S{n}": what for n in range(1, count + 1)})


def field(name: str, value: int) -> Change:
    return lambda abbey: setattr(abbey, name, value)


def buildings(*kinds: int) -> Change:
    return lambda abbey: abbey.buildings.__setitem__(slice(0, len(kinds)), list(kinds))


MONKS = ("monk-1", "monk-2", "monk-3", "monk-4")
RESOURCES = ("wood", "yeast", "hops", "water", "barley")

ALMOST_AND_ENOUGH: list[tuple[str, Change, Change]] = [
    ("brewmaster", field("brewmaster", 0), field("brewmaster", 1)),
    ("all-resources", markers(1, 2, 3, 4, 0), markers(1, 1, 1, 1, 1)),
    ("ones", tiles(5, "w1"), tiles(6, "w1")),
    ("fives", tiles(5, "h5"), tiles(6, "h5")),
    ("monk-discs", field("discs", spots(*MONKS[:3], *RESOURCES[1:])), field("discs", spots(*MONKS))),
    ("resource-discs", field("discs", spots("x", *RESOURCES[1:])), field("discs", spots(*RESOURCES))),
    ("same-buildings", buildings(1, 2, 1), buildings(0, 2, 0, 3, 0)),
    ("different-buildings", buildings(0, 1, 2, 2, 1, 0), buildings(0, 1, 2, 3)),
    ("top-resource", markers(19, 0, 0, 0, 0), markers(0, 0, 20, 0, 0)),
    ("privileges", field("placed", 0b00011), field("placed", 0b10110)),
    ("sunny", tiles(14, "m1"), tiles(15, "m1")),
    (
        "shady",
        lambda abbey: sow_hexes(abbey, **{f"D{n}": "y2" for n in range(1, 15)}),
        lambda abbey: sow_hexes(abbey, **{f"D{n}": "y2" for n in range(1, 16)}),
    ),
]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("goal", "almost", "enough"), ALMOST_AND_ENOUGH, ids=[row[0] for row in ALMOST_AND_ENOUGH]
)
def test_each_goal(goal: str, almost: Change, enough: Change) -> None:
    abbey = table().abbeys[0]
    almost(abbey)
    assert goals_met(abbey, table().box) & bits(goal) == 0
    abbey = table().abbeys[0]
    enough(abbey)
    assert goals_met(abbey, table().box) == bits(goal)


@pytest.mark.rule("8.2")
def test_there_are_twelve_goals() -> None:
    assert [row[0] for row in ALMOST_AND_ENOUGH] == BARRELS


@pytest.mark.rule("8.1")
def test_the_books_example_two_large_barrels_and_a_small_one() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.brewmaster = 3
    abbey.markers[:] = [20, 2, 2, 2, 2]
    s.large &= ~bits("top-resource")
    s.abbeys[1].large = bits("top-resource")
    events = do(s, Walk(14))
    assert abbey.large == bits("brewmaster", "all-resources")
    assert abbey.small == bits("top-resource")
    assert events == [
        BarrelTaken(0, BARRELS.index("brewmaster"), True),
        BarrelTaken(0, BARRELS.index("all-resources"), True),
        BarrelTaken(0, BARRELS.index("top-resource"), False),
    ]
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("8.1")
def test_never_two_barrels_of_one_goal() -> None:
    s = table()
    s.abbeys[0].brewmaster = 3
    s.abbeys[0].large, s.large = bits("brewmaster"), s.large & ~bits("brewmaster")
    assert refused(s, Walk(14)) == "no_barrel_to_take"


@pytest.mark.rule("8.3")
def test_none_when_both_are_gone() -> None:
    s = table(3)
    s.abbeys[0].brewmaster = 3
    s.large &= ~bits("brewmaster")
    s.small &= ~bits("brewmaster")
    assert refused(s, Walk(26)) == "no_barrel_to_take"
    s.abbeys[0].markers[:] = [1, 1, 1, 1, 1]
    do(s, Walk(26))
    assert s.abbeys[0].large == bits("all-resources") and s.abbeys[0].small == 0


@pytest.mark.rule("8.1")
def test_the_second_comer_takes_the_small_one() -> None:
    s = table(2)
    for abbey in s.abbeys:
        abbey.brewmaster = 1
    do(s, Walk(14), Walk(14))
    assert (s.abbeys[0].large, s.abbeys[1].large) == (bits("brewmaster"), 0)
    assert s.abbeys[1].small == bits("brewmaster")
