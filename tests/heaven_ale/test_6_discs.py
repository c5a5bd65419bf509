"""§6 Discs."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import answers, do, offered, prompt, refused, sow, sow_hexes, spots, table
from vespers.games.heaven_ale.messages import MarkMonk, MarkNumber, MarkResource, Walk
from vespers.games.heaven_ale.pieces import BARLEY, WATER, WOOD
from vespers.games.heaven_ale.rules.rounds import fill_discs
from vespers.games.heaven_ale.state import HeavenAle

A, B, C, ANY = 4, 7, 12, 16


def with_discs(drawing: str) -> HeavenAle:
    """A garden, one disc on every disc space, and no cards, so that no pair asks anything."""
    s = table()
    fill_discs(s)
    sow(s.abbeys[0], drawing)
    s.abbeys[0].cards = 0
    return s


BORDER = """
              .   .
            .   #   .
        .   .   a5  m2  .   .
      .   #   m1  #   w4  #   .
        .   .   m1  b3  .   .
      .   #   .   #   .   #   .
        .   .   .   .   .   .
"""


@pytest.mark.rule("6.1")
def test_one_disc_goes_from_the_space_to_the_board() -> None:
    s = table()
    fill_discs(s)
    s.discs[C] = 2
    sow_hexes(s.abbeys[0], D1="w2", D2="h2")
    do(s, Walk(C), MarkResource(WOOD))
    assert s.discs[C] == 1
    assert s.abbeys[0].discs == spots("wood")
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("6.1")
def test_a_spot_is_used_once_and_needs_a_tile() -> None:
    s = table()
    fill_discs(s)
    sow_hexes(s.abbeys[0], D1="w2", D2="h2")
    s.abbeys[0].discs = spots("wood")
    s.abbeys[0].usable &= ~(1 << 5)
    do(s, Walk(C))
    assert refused(s, MarkResource(WOOD)) == "spot_has_disc"
    assert refused(s, MarkResource(BARLEY)) == "no_tile_for_disc"
    assert refused(s, MarkNumber(2)) == "letter_forbids_spot"
    assert answers(s) == [MarkResource(2)]


@pytest.mark.rule("6.1")
def test_a_later_tile_does_not_open_a_spot_that_has_a_disc() -> None:
    s = table()
    fill_discs(s)
    s.abbeys[0].discs = spots("x", "wood")
    sow_hexes(s.abbeys[0], D1="w2")
    assert s.abbeys[0].usable == 0
    assert refused(s, Walk(ANY)) == "no_use_for_disc"


@pytest.mark.rule("6.2")
def test_the_books_example_two_threes_in_the_sun_are_six_steps() -> None:
    s = table()
    fill_discs(s)
    sow_hexes(s.abbeys[0], S1="w3", S5="w3", D1="h3", D2="h4", S9="a2")
    do(s, Walk(A))
    assert refused(s, MarkNumber(5)) == "no_tile_for_disc"
    do(s, MarkNumber(3))
    assert s.abbeys[0].markers == [6, -2, -4, -6, -8]
    assert s.abbeys[0].ducats == 25 + 3, "both sides yield"
    assert s.abbeys[0].discs == spots("x")


@pytest.mark.rule("6.3", "6.6")
def test_monks_activate_all_their_neighbours() -> None:
    s = with_discs(BORDER)
    do(s, Walk(B), MarkMonk(0))
    abbey = s.abbeys[0]
    assert abbey.markers[WATER] == -6 + 5, "S5 touches the monk on S7 but not the one on S10"
    assert abbey.ducats == 25 + 3, "D8 lies across the border from S10"
    assert abbey.brewmaster == -10 + 2, "each of the two monks is next to the other"


@pytest.mark.rule("6.3")
def test_the_books_example_a_water_tile_between_two_monks_yields_twice() -> None:
    s = table()
    fill_discs(s)
    sow_hexes(s.abbeys[0], S4="m3", S9="m3", S7="a2", S5="w1")
    do(s, Walk(B), MarkMonk(2))
    assert s.abbeys[0].markers == [1, -2, -4, -6 + 2 * 2, -8]
    assert s.abbeys[0].brewmaster == -10, "the monks are not next to each other"


@pytest.mark.rule("4.6")
def test_a_neighbouring_monk_of_another_sort_yields_and_sets_off_nothing() -> None:
    s = with_discs(BORDER)
    do(s, Walk(B), MarkMonk(1))
    assert s.abbeys[0].markers[WATER] == -6 + 5, "S5 is across the border from the monk on D3"
    assert s.abbeys[0].ducats == 25 + 4, "wood 4 on D6"
    assert s.abbeys[0].brewmaster == -10


@pytest.mark.rule("6.6")
def test_a_lonely_monk_is_enough_for_a_disc() -> None:
    s = table()
    fill_discs(s)
    sow_hexes(s.abbeys[0], D15="m4")
    do(s, Walk(B))
    assert answers(s) == [MarkMonk(3)]
    do(s, MarkMonk(3))
    assert s.abbeys[0].brewmaster == -10 and s.abbeys[0].discs == spots("monk-4")


@pytest.mark.rule("6.7", "6.2")
def test_on_x_one_names_a_number_that_a_tile_bears() -> None:
    s = table()
    fill_discs(s)
    sow_hexes(s.abbeys[0], D1="w2")
    do(s, Walk(A))
    assert answers(s) == [MarkNumber(2)] and refused(s, MarkNumber(3)) == "no_tile_for_disc"


@pytest.mark.rule("6.4")
def test_a_resource_on_both_sides() -> None:
    s = table()
    fill_discs(s)
    s.abbeys[0].discs = spots("hops")
    sow_hexes(s.abbeys[0], S1="b1", S2="b4", D1="b5", S3="w4")
    do(s, Walk(C), MarkResource(BARLEY))
    assert s.abbeys[0].markers == [0, -2, -4, -6, -8 + 5]
    assert s.abbeys[0].ducats == 25 + 5


@pytest.mark.rule("6.5")
def test_any_letter_allows_every_spot() -> None:
    s = with_discs(BORDER)
    do(s, Walk(ANY))
    marks = offered(s)
    assert marks == [
        *[MarkNumber(number) for number in (3, 4, 5)],
        *[MarkResource(colour) for colour in (WOOD, WATER, BARLEY)],
        *[MarkMonk(monk) for monk in (0, 1)],
    ]
