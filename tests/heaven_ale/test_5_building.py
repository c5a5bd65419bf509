"""§5 Building sites."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import (
    answers,
    do,
    hex_,
    lay,
    prompt,
    refused,
    site,
    sow,
    sow_hexes,
    table,
)
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import Activate, BuildFirst, Built, HeavenAleSettings, Place, Walk
from vespers.games.heaven_ale.pieces import BARLEY, CHOSEN, HEX_NAMES, HOPS, NONE, YEAST
from vespers.games.heaven_ale.state import HeavenAle

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = (1 << k for k in range(6))


def around_b4(*tiles: str) -> HeavenAle:
    """B4 with the tile on D7 still to come: a wood of fertility 1 waits on space 1."""
    s = table()
    names = ["D10", "D9", "D6", "D4", "D5"]
    sow_hexes(s.abbeys[0], **dict(zip(names, tiles, strict=True)))
    lay(s, 1, "wood 1")
    return s


@pytest.mark.rule("5.2", "5.3")
def test_the_books_example_a_total_of_fifteen() -> None:
    """Brewmaster one step, two opposite tiles: the barley 4 and the yeast 3 are activated."""
    s = table()
    abbey = s.abbeys[0]
    sow(
        abbey,
        """
              .   .
            .   #   .
        w3  w2   .   .   .   .
      .   #   b4   #   .   #   .
        a1  h2   .   .   .   .
      .   #   .   #   .   #   .
        .   .   .   .   .   .
        """,
    )
    lay(s, 1, "yeast 3")
    events = do(s, Walk(1), Place(hex_("S6")))
    assert Built(0, site("B2"), 15, 2) in events
    assert abbey.brewmaster == -9
    pairs = (EAST | WEST, SOUTH_EAST | NORTH_WEST, SOUTH_WEST | NORTH_EAST)
    assert answers(s) == [Activate(site("B2"), pair) for pair in pairs]
    assert {HEX_NAMES[h] for h in CHOSEN[site("B2")][EAST | WEST]} == {"S7", "S6"}
    do(s, Activate(site("B2"), EAST | WEST))
    assert abbey.markers[BARLEY] == -8 + 4 and abbey.markers[YEAST] == -2 + 3
    assert abbey.markers[HOPS] == -4, "the others yield nothing"
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("5.1")
def test_a_site_is_built_when_its_last_hex_is_taken() -> None:
    s = around_b4("w1", "w1", "w1", "w1", "w1")
    assert s.abbeys[0].buildings == [NONE] * 7
    do(s, Walk(1), Place(hex_("D1")))
    assert s.abbeys[0].buildings == [NONE] * 7
    s = around_b4("w1", "w1", "w1", "w1", "w1")
    do(s, Walk(1), Place(hex_("D7")))
    assert s.abbeys[0].buildings[site("B4")] == 0


@pytest.mark.rule("5.4")
def test_two_sites_at_once_in_the_order_one_chooses() -> None:
    s = table()
    abbey = s.abbeys[0]
    sow(
        abbey,
        """
              .   .
            .   #   .
         .  .   .   .   h5  h5
      .   #   .   #   h5   #   w5
        .   .   .   .   .   w5
      .   #   .   #   a1   #   a1
        .   .   .   .   a1  a1
        """,
    )
    lay(s, 1, "barley 1")
    do(s, Walk(1), Place(hex_("D9")))
    assert prompt(s) == ("ChooseSite", 0)
    assert answers(s) == [BuildFirst(site("B4")), BuildFirst(site("B7"))]
    assert refused(s, BuildFirst(site("B1"))) == "site_not_surrounded"
    do(s, BuildFirst(site("B7")))
    assert abbey.buildings[site("B7")] == 1 and abbey.buildings[site("B4")] == NONE, "total 10"
    assert abbey.brewmaster == -7
    do(s, Activate(site("B7"), NORTH_EAST))
    assert abbey.ducats == 24 + 5, "the wood 5 on D10 is in both"
    assert abbey.buildings[site("B4")] == 4, "total 26"
    do(s, Activate(site("B4"), EAST | SOUTH_EAST | WEST | NORTH_WEST))
    assert abbey.ducats == 29 + 20 and prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("total", "kind", "steps", "choices"),
    [
        (0, 0, 6, 0),
        (7, 0, 6, 0),
        (8, 1, 3, 6),
        (11, 1, 3, 6),
        (12, 2, 1, 3),
        (17, 2, 1, 3),
        (18, 3, 1, 2),
        (23, 3, 1, 2),
        (24, 4, 0, 15),
        (30, 4, 0, 15),
    ],
)
def test_the_table_of_totals(total: int, kind: int, steps: int, choices: int) -> None:
    box = GAME.box(HeavenAleSettings())
    assert box.type_of_total[total] == kind
    assert box.brewmaster_steps[kind] == steps
    assert len(box.patterns[kind]) == choices


@pytest.mark.rule("5.2")
def test_monks_add_nothing_to_the_total() -> None:
    s = around_b4("m1", "m2", "w5", "m3", "m4")
    events = do(s, Walk(1), Place(hex_("D7")))
    assert Built(0, site("B4"), 6, 0) in events
    assert s.abbeys[0].brewmaster == -4, "six steps, and nothing is activated"
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("5.3")
def test_three_alternating_tiles_do_not_touch() -> None:
    s = around_b4("w4", "w4", "w4", "w3", "w3")
    do(s, Walk(1), Place(hex_("D7")))
    assert answers(s) == [
        Activate(site("B4"), EAST | SOUTH_WEST | NORTH_WEST),
        Activate(site("B4"), SOUTH_EAST | WEST | NORTH_EAST),
    ]
    assert refused(s, Activate(site("B4"), EAST | SOUTH_EAST | WEST)) == "building_activates_others"
    do(s, Activate(site("B4"), SOUTH_EAST | WEST | NORTH_EAST))
    assert s.abbeys[0].ducats == 24 + 4 + 4 + 3


@pytest.mark.rule("5.3")
def test_monks_may_be_activated_by_a_building_and_set_off_nobody() -> None:
    s = around_b4("m1", "w5", "w4", "m1", "m1")
    do(s, Walk(1), Place(hex_("D7")))
    assert s.abbeys[0].brewmaster == -7, "total 10: three steps"
    do(s, Activate(site("B4"), NORTH_WEST))
    assert (s.abbeys[0].brewmaster, s.abbeys[0].ducats) == (-6, 24)


@pytest.mark.rule("5.3", "5.4")
def test_the_activation_comes_after_the_brewmasters_steps_and_is_a_must() -> None:
    s = around_b4("w5", "w5", "w5", "w5", "w5")
    do(s, Walk(1), Place(hex_("D7")))
    assert prompt(s) == ("ActivateTiles", 0)
    assert all(bin(a.neighbours).count("1") == 4 for a in answers(s)) and len(answers(s)) == 15
