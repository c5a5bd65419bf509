"""The invariants notice what gets lost; and fixed starts lead to a fixed number of positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.heaven_ale.table import hex_, tile
from vespers.engine.kernel import apply, asked
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.invariants import invariants
from vespers.games.heaven_ale.rules.buying import plant
from vespers.games.heaven_ale.rules.walking import MoveFigure
from vespers.games.heaven_ale.state import HeavenAle

Harm = Callable[[HeavenAle], object]


def started(seats: int) -> HeavenAle:
    """The first turn, after chance and the others have taken the first thing offered."""
    s = GAME.start(seats)
    while not isinstance(step := asked(s), MoveFigure):
        assert step is not None
        apply(s, step.options(s)[0])
    return s


HARMS: dict[str, Harm] = {
    "a tile falls from the track": lambda s: s.tiles.__setitem__(1, ()),
    "a tile appears in a garden": lambda s: plant(s.abbeys[0], hex_("S1"), tile("wood 1")),
    "a tile is drawn twice": lambda s: s.pile.__setitem__(3, s.pile[3] - 1),
    "a price is stale": lambda s: s.cheapest.__setitem__(2, 0),
    "a third disc": lambda s: s.discs.__setitem__(7, 3),
    "a disc on a resource space": lambda s: s.discs.__setitem__(1, 1),
    "a barrel is lost": lambda s: setattr(s, "large", s.large - 1),
    "a barrel is doubled": lambda s: setattr(s.abbeys[0], "large", 1),
    "a card is in hand and placed": lambda s: setattr(s.abbeys[0], "placed", 1),
    "a miscount of free hexes": lambda s: setattr(s.abbeys[1], "sunny_free", 14),
    "a mark without a tile": lambda s: setattr(s.abbeys[1], "usable", 1),
    "a building on an open site": lambda s: s.abbeys[0].buildings.__setitem__(0, 2),
    "a marker beyond the end": lambda s: s.abbeys[0].markers.__setitem__(0, 21),
    "a debt": lambda s: setattr(s.abbeys[0], "ducats", -1),
    "two figures on one place": lambda s: setattr(s.abbeys[1], "place", s.abbeys[0].place),
}


@pytest.mark.parametrize("name", sorted(HARMS))
def test_every_harm_is_noticed(name: str) -> None:
    s = started(3)
    invariants(s)
    HARMS[name](s)
    with pytest.raises(AssertionError):
        invariants(s)


def paths(s: HeavenAle, depth: int) -> int:
    """How many ways the next decisions can go."""
    step = asked(s)
    if depth == 0 or step is None:
        return 1
    total = 0
    for a in step.options(s):
        t = s.clone()
        apply(t, a)
        total += paths(t, depth - 1)
    return total


TILES, HEXES, CARDS = 19, 30, 5  # spaces with a tile, hexes for it (all can be paid), cards to sell


def test_the_first_decisions_can_be_counted_by_hand() -> None:
    """Three places are free; the second figure home must be first player unless that place is taken."""
    first = TILES + 3 + CARDS
    home = (
        (TILES + 3 + CARDS) + (TILES + 1 + CARDS) + (5 + CARDS)
    )  # first player, brewmaster, a marker of five
    second = TILES * (HEXES + CARDS) + CARDS * (first - 1) + home
    assert [paths(started(2), depth) for depth in (1, 2)] == [first, second]


def test_with_four_only_the_place_one_leaves_is_free() -> None:
    first = TILES + 1 + CARDS
    second = TILES * (HEXES + CARDS) + CARDS * (first - 1) + first
    assert [paths(started(4), depth) for depth in (1, 2)] == [first, second]


@pytest.mark.parametrize(("seats", "count"), [(2, 24_424), (4, 22_105)])
def test_as_many_positions_as_ever(seats: int, count: int) -> None:
    """Recorded, not reckoned: any change of what is legal shows here."""
    assert paths(started(seats), 3) == count
