"""§3 Buying tiles."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import do, fertility, hex_, lay, offered, prompt, refused, sow_hexes, table, tile
from vespers.engine.kernel import why_not
from vespers.games.heaven_ale.messages import BuildFirst, Place, Sell, Stop, Take, TileBought, Walk
from vespers.games.heaven_ale.pieces import HEXES, NONE


@pytest.mark.rule("3.1", "3.3", "3.4")
def test_the_books_example_hops_five_in_the_shade_then_barley_three_in_the_sun() -> None:
    s = table()
    lay(s, 1, "barley 3", "hops 5")
    do(s, Walk(1), Take(tile("hops 5")), Place(hex_("D4")))
    assert s.abbeys[0].ducats == 25 - 5
    events = do(s, Take(tile("barley 3")), Place(hex_("S4")))
    assert s.abbeys[0].ducats == 25 - 5 - 6
    assert TileBought(0, tile("barley 3"), hex_("S4"), 6) in events
    assert s.abbeys[0].garden[hex_("D4")] == tile("hops 5")
    assert s.abbeys[0].garden[hex_("S4")] == tile("barley 3")
    assert s.tiles[1] == () and prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_resource_costs_its_fertility_or_twice_that(number: int) -> None:
    for name, price in (("D1", number), ("S1", 2 * number)):
        s = table()
        lay(s, 2, f"water {number}")
        do(s, Walk(2), Place(hex_(name)))
        assert s.abbeys[0].ducats == 25 - price
    assert fertility(f"water {number}") == number


@pytest.mark.rule("3.1")
def test_at_least_one_tile_must_be_bought() -> None:
    s = table()
    lay(s, 1, "wood 1", "wood 2")
    do(s, Walk(1))
    assert prompt(s) == ("TakeTile", 0) and refused(s, Stop()) == "not_now"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("space", "cost"), [(3, 4), (10, 3), (18, 2), (25, 1)])
def test_a_monk_costs_the_number_of_its_space(space: int, cost: int) -> None:
    for name, price in (("D1", cost), ("S1", 2 * cost)):
        s = table()
        lay(s, space, "monk 3")
        do(s, Walk(space), Place(hex_(name)))
        assert s.abbeys[0].ducats == 25 - price


@pytest.mark.rule("3.3")
def test_any_free_hex_but_never_a_building_site() -> None:
    s = table()
    sow_hexes(s.abbeys[0], S1="w1", D7="w1")
    lay(s, 1, "wood 1")
    do(s, Walk(1))
    assert refused(s, Place(hex_("S1"))) == "hex_taken"
    places = [a.hex for a in offered(s) if isinstance(a, Place)]
    assert places == [h for h in HEXES if h not in (hex_("S1"), hex_("D7"))]
    assert refused(s, BuildFirst(0)) == "not_now"


@pytest.mark.rule("3.3")
def test_too_dear_in_the_sun_but_not_in_the_shade() -> None:
    s = table()
    s.abbeys[0].ducats = 7
    lay(s, 1, "wood 5")
    do(s, Walk(1))
    assert refused(s, Place(hex_("S1"))) == "too_dear_in_sun"
    assert refused(s, Place(hex_("D1"))) == ""


@pytest.mark.rule("3.2")
def test_a_monk_too_dear_is_refused_by_the_rule_of_monks() -> None:
    s = table()
    s.abbeys[0].ducats = s.box.monk_cost[3]
    lay(s, 3, "monk 3")
    do(s, Walk(3))
    why = why_not(s, 0, Place(hex_("S1")))
    assert why is not None and (why.key, why.section) == ("too_dear_in_sun", "3.2")


@pytest.mark.rule("3.4")
def test_one_may_stop_after_the_first() -> None:
    s = table()
    lay(s, 1, "wood 1", "wood 2")
    do(s, Walk(1), Take(tile("wood 2")), Place(hex_("D1")))
    assert prompt(s) == ("TakeAnother", 0)
    do(s, Stop())
    assert s.tiles[1] == (tile("wood 1"),) and prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("3.4")
def test_alike_tiles_are_not_asked_for_and_only_what_can_be_paid() -> None:
    s = table()
    lay(s, 1, "wood 2", "wood 2", "hops 5")
    s.abbeys[0].ducats, s.abbeys[0].cards = 4, 0
    do(s, Walk(1))
    assert offered(s) == [Take(tile("wood 2"))]
    assert refused(s, Take(tile("hops 5"))) == "tile_too_dear"
    assert refused(s, Take(tile("yeast 1"))) == "tile_not_here"
    do(s, Take(tile("wood 2")), Place(hex_("D1")))
    assert offered(s) == [Take(tile("wood 2")), Stop()]
    do(s, Take(tile("wood 2")), Place(hex_("D2")))
    assert prompt(s) == ("MoveFigure", 1), "nothing more can be paid"
    lay(s, 1, "wood 2", "wood 2")
    do(s, Walk(1))
    assert prompt(s) == ("PlaceTile", 1), "which of two equal tiles is no question"


@pytest.mark.rule("3.4", "3.7")
def test_what_a_building_yields_can_pay_for_the_next_tile() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.ducats, abbey.cards = 2, 0
    sow_hexes(abbey, D4="w5", D5="w1", D6="w1", D9="w1", D10="w1")
    lay(s, 1, "wood 2", "hops 5")
    do(s, Walk(1), Take(tile("wood 2")), Place(hex_("D7")))
    assert prompt(s)[0] == "ActivateTiles", "total 11: one tile of the six"
    do(s, next(a for a in offered(s) if a.neighbours == 1 << 4))
    assert abbey.ducats == 5 and prompt(s) == ("TakeAnother", 0)
    do(s, Take(tile("hops 5")), Place(hex_("D15")))
    assert abbey.ducats == 0


@pytest.mark.rule("3.5")
def test_emergency_ducats_before_walking() -> None:
    s = table()
    do(s, Sell(2))
    assert s.abbeys[0].ducats == 28 and s.abbeys[0].cards == 0b11011
    assert refused(s, Sell(2)) == "card_not_in_hand"
    assert prompt(s) == ("MoveFigure", 0)


@pytest.mark.rule("3.5")
def test_emergency_ducats_before_a_payment() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.ducats, abbey.cards = 3, 0b00011
    lay(s, 1, "wood 5")
    do(s, Walk(1))
    assert offered(s) == [Sell(0), Sell(1)], "nothing can be paid without selling"
    assert refused(s, Place(hex_("D1"))) == "too_dear_in_shade"
    do(s, Sell(1))
    assert Place(hex_("D1")) in offered(s)
    do(s, Place(hex_("D1")))
    assert (abbey.ducats, abbey.cards) == (1, 0b00001)


@pytest.mark.rule("3.5")
def test_a_card_already_placed_cannot_be_sold() -> None:
    s = table()
    s.abbeys[0].cards, s.abbeys[0].placed = 0b11110, 0b00001
    assert refused(s, Sell(0)) == "card_not_in_hand"
    assert s.abbeys[0].garden.count(NONE) == 30


@pytest.mark.rule("3.5")
def test_emergency_ducats_between_two_tiles() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.ducats, abbey.cards = 1, 0b10000
    lay(s, 1, "wood 1", "hops 3")
    do(s, Walk(1), Take(tile("wood 1")), Place(hex_("D1")))
    do(s, Sell(4), Take(tile("hops 3")), Place(hex_("D2")))
    assert (abbey.ducats, abbey.cards) == (0, 0)
