"""§7 Pairs and privileges."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import answers, do, prompt, refused, sow_hexes, spots, table
from vespers.games.heaven_ale.messages import (
    Advance,
    KeepPrivileges,
    MarkNumber,
    MarkResource,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import (
    BARLEY,
    BARRELS_CARD,
    BREWMASTER_CARD,
    COLOUR_CARD,
    DUCATS_CARD,
    LOWEST_CARD,
    WOOD,
)
from vespers.games.heaven_ale.rules.rounds import fill_discs
from vespers.games.heaven_ale.scoring import barrel_points
from vespers.games.heaven_ale.state import HeavenAle


def pair_of_x_and_wood(**tiles: str) -> HeavenAle:
    """Wood has its disc; the turn takes one for X and the number 2."""
    s = table()
    fill_discs(s)
    s.abbeys[0].discs = spots("wood")
    sow_hexes(s.abbeys[0], D1="h2", **tiles)
    do(s, Walk(4), MarkNumber(2))
    return s


@pytest.mark.rule("7.1")
def test_a_pair_lets_one_place_a_card_after_the_income() -> None:
    s = pair_of_x_and_wood()
    assert s.abbeys[0].ducats == 27, "the disc has been paid out"
    assert prompt(s) == ("CompletePair", 0)
    assert answers(s) == [*[UsePrivilege(card) for card in range(5)], KeepPrivileges()]


@pytest.mark.rule("7.1", "7.9")
def test_the_chance_of_a_pair_does_not_come_back() -> None:
    s = pair_of_x_and_wood()
    do(s, KeepPrivileges())
    assert (s.abbeys[0].cards, s.abbeys[0].placed) == (0b11111, 0)
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("7.8")
@pytest.mark.parametrize(
    ("have", "paired"), [("yeast", True), ("wood", False), ("water", False), ("monk-1", False)]
)
def test_which_spots_make_a_pair(have: str, paired: bool) -> None:
    s = table()
    fill_discs(s)
    s.abbeys[0].discs = spots(have)
    sow_hexes(s.abbeys[0], D1="h2")
    do(s, Walk(12), MarkResource(2))
    assert (prompt(s)[0] == "CompletePair") == paired, "hops go with yeast"


@pytest.mark.rule("7.1")
def test_without_cards_nothing_is_asked() -> None:
    s = table()
    fill_discs(s)
    s.abbeys[0].discs, s.abbeys[0].cards = spots("wood"), 0
    sow_hexes(s.abbeys[0], D1="h2")
    do(s, Walk(4), MarkNumber(2))
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("7.1", "7.9")
def test_a_card_sold_cannot_be_placed() -> None:
    s = table()
    fill_discs(s)
    s.abbeys[0].discs, s.abbeys[0].cards = spots("wood"), 0b00010
    sow_hexes(s.abbeys[0], D1="h2")
    do(s, Walk(4), MarkNumber(2))
    assert answers(s) == [UsePrivilege(1), KeepPrivileges()]
    assert refused(s, UsePrivilege(0)) == "card_not_in_hand"


@pytest.mark.rule("7.2")
def test_twelve_ducats() -> None:
    s = pair_of_x_and_wood()
    do(s, UsePrivilege(DUCATS_CARD))
    assert s.abbeys[0].ducats == 27 + 12
    assert (s.abbeys[0].cards, s.abbeys[0].placed) == (0b11110, 0b00001)


@pytest.mark.rule("7.3")
def test_five_steps_of_the_brewmaster() -> None:
    s = pair_of_x_and_wood()
    do(s, UsePrivilege(BREWMASTER_CARD))
    assert s.abbeys[0].brewmaster == -5


@pytest.mark.rule("7.4")
def test_the_barrel_card_counts_at_the_end_only() -> None:
    s = pair_of_x_and_wood()
    before = s.abbeys[0].clone()
    do(s, UsePrivilege(BARRELS_CARD))
    after = s.abbeys[0]
    assert (after.ducats, after.markers, after.brewmaster) == (
        before.ducats,
        before.markers,
        before.brewmaster,
    )
    after.large, after.small = 0b101, 0b1000
    assert barrel_points(after, s.box) == 4 + 4 + 2 + 3


@pytest.mark.rule("7.5", "7.9")
def test_the_lowest_marker_moves_by_the_discs_the_new_one_included() -> None:
    s = pair_of_x_and_wood()
    do(s, UsePrivilege(LOWEST_CARD))
    assert s.abbeys[0].markers == [0, -2, -4, -6, -8 + 2]
    assert prompt(s) == ("MoveFigure", 1), "barley alone is the rearmost"


@pytest.mark.rule("7.5", "7.9")
def test_among_equals_one_chooses_and_all_steps_go_to_one() -> None:
    s = pair_of_x_and_wood()
    s.abbeys[0].markers[:] = [3, -4, 0, 5, -4]
    do(s, UsePrivilege(LOWEST_CARD))
    assert prompt(s) == ("AdvanceLowest", 0)
    assert answers(s) == [Advance(1), Advance(4)]
    assert refused(s, Advance(WOOD)) == "marker_not_lowest"
    do(s, Advance(BARLEY))
    assert s.abbeys[0].markers == [3, -4, 0, 5, -2]


@pytest.mark.rule("7.6")
def test_the_colour_card_counts_tiles_on_both_sides_whatever_their_fertility() -> None:
    s = pair_of_x_and_wood(S1="b5", S2="b1", D3="b4")
    do(s, UsePrivilege(COLOUR_CARD))
    assert prompt(s) == ("AdvanceColour", 0) and len(answers(s)) == 5
    do(s, Advance(BARLEY))
    assert s.abbeys[0].markers[BARLEY] == -8 + 3
