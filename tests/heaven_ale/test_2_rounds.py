"""§2 Rounds and turns."""

from __future__ import annotations

import pytest

from tests.heaven_ale.table import do, lay, offered, place, prompt, refused, sow_hexes, spots, table
from vespers.engine.kernel import Chance, asked, settle
from vespers.engine.match import Match
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import (
    Advance,
    Enter,
    Place,
    RoundBegins,
    Sell,
    Walk,
)
from vespers.games.heaven_ale.pieces import NONE
from vespers.games.heaven_ale.rules.rounds import PREPARE_ROUND, fill_discs
from vespers.games.heaven_ale.state import HeavenAle

HOME = 28


def next_round(s: HeavenAle) -> None:
    """Prepare a round, with whatever chance brings first."""
    s.agenda = [PREPARE_ROUND]
    settle(s)
    while isinstance(step := asked(s), Chance):
        do(s, step.options(s)[0])


@pytest.mark.rule("2.1", "2.4")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_a_game_has_as_many_rounds_as_the_book_says(seats: int, rounds: int) -> None:
    """Everybody walks straight home in every round."""
    match: Match[HeavenAle] = Match(GAME, seats)
    begun = 0
    while (step := match.asked()) is not None:
        options = step.options(match.state)
        homeward = [a for a in options if isinstance(a, Enter | Advance)]
        match.play(step.asks, homeward[0] if homeward else options[0])
        begun += sum(isinstance(event, RoundBegins) for event in match.events[-1])
    assert begun == rounds
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "rounds"


@pytest.mark.rule("2.2")
def test_tiles_left_over_stay_and_discs_are_filled_up_to_one() -> None:
    s = table()
    next_round(s)
    first = s.tiles[1]
    s.discs[4], s.tiles[2] = 0, ()
    next_round(s)
    assert s.round == 3
    assert len(s.tiles[1]) == 2 and s.tiles[1][0] == first[0]
    assert len(s.tiles[2]) == 1
    assert s.discs[4] == 1


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("seats", "rounds", "twice"), [(2, 3, [7, 12]), (3, 4, [7, 12, 16]), (4, 6, [])])
def test_the_last_round_has_second_discs(seats: int, rounds: int, twice: list[int]) -> None:
    s = table(seats)
    for number in range(1, rounds + 1):
        s.round = number
        fill_discs(s)
        two = [space for space in range(28) if s.discs[space] == 2]
        assert two == (twice if number == rounds else [])


@pytest.mark.rule("2.3")
def test_a_disc_left_over_does_not_make_three() -> None:
    s = table(2)
    s.round = 3
    fill_discs(s)
    fill_discs(s)
    assert s.discs[7] == 2


@pytest.mark.rule("2.4")
def test_play_goes_clockwise_past_those_who_are_back() -> None:
    s = table(3)
    s.abbeys[1].space = HOME
    lay(s, 5, "wood 1")
    do(s, Walk(5), Place(20))
    assert prompt(s) == ("MoveFigure", 2)


@pytest.mark.rule("2.12")
def test_the_last_on_the_track_takes_turn_after_turn() -> None:
    s = table(2)
    s.abbeys[1].space = HOME
    lay(s, 5, "wood 1")
    lay(s, 9, "wood 1")
    do(s, Walk(5), Place(20))
    assert prompt(s) == ("MoveFigure", 0)
    do(s, Walk(9), Place(21))
    assert prompt(s) == ("MoveFigure", 0)


@pytest.mark.rule("2.5")
def test_only_forward() -> None:
    s = table()
    for space in (5, 6, 8):
        lay(s, space, "wood 1")
    s.abbeys[0].space, s.abbeys[0].place = 6, NONE
    assert refused(s, Walk(5)) == refused(s, Walk(6)) == "not_forward"
    assert refused(s, Walk(8)) == ""


@pytest.mark.rule("2.5")
def test_other_figures_do_not_block_a_space() -> None:
    s = table()
    lay(s, 8, "wood 1", "hops 1")
    s.abbeys[1].space, s.abbeys[1].place = 8, NONE
    assert Walk(8) in offered(s)


@pytest.mark.rule("2.5")
def test_not_where_there_is_no_tile() -> None:
    assert refused(table(), Walk(1)) == "no_tile_there"


@pytest.mark.rule("2.10")
def test_cards_count_as_money_when_walking() -> None:
    s = table()
    lay(s, 1, "wood 5")
    abbey = s.abbeys[0]
    abbey.ducats, abbey.cards = 2, 0b00001
    assert refused(s, Walk(1)) == ""
    abbey.ducats = 1
    assert refused(s, Walk(1)) == "cannot_pay_there"


@pytest.mark.rule("2.11")
def test_with_a_full_shady_side_only_the_sunny_price_counts() -> None:
    s = table()
    lay(s, 1, "wood 5")
    abbey = s.abbeys[0]
    sow_hexes(abbey, **{f"D{n}": "w1" for n in range(1, 16)})
    abbey.cards, abbey.ducats = 0, 9
    assert refused(s, Walk(1)) == "cannot_pay_there"
    abbey.ducats = 10
    assert refused(s, Walk(1)) == ""
    sow_hexes(abbey, **{f"S{n}": "w1" for n in range(1, 16)})
    assert refused(s, Walk(1)) == "no_free_hex"


@pytest.mark.rule("2.5")
def test_not_to_a_disc_without_use() -> None:
    s = table()
    assert refused(s, Walk(4)) == "no_disc_there"
    fill_discs(s)
    assert refused(s, Walk(4)) == "no_use_for_disc"
    sow_hexes(s.abbeys[0], S1="w3")
    assert refused(s, Walk(4)) == "" and refused(s, Walk(12)) == ""
    assert refused(s, Walk(7)) == "no_use_for_disc", "there is no monk"
    s.abbeys[0].discs, s.abbeys[0].usable = spots("x"), s.abbeys[0].usable & ~0b11111
    assert refused(s, Walk(4)) == "no_use_for_disc", "X has its disc"


@pytest.mark.rule("2.5")
def test_not_to_a_barrel_without_a_goal() -> None:
    s = table()
    assert refused(s, Walk(14)) == "no_barrel_to_take"
    s.abbeys[0].brewmaster = 1
    assert refused(s, Walk(14)) == ""


@pytest.mark.rule("2.6")
def test_the_places_and_their_incomes() -> None:
    s = table(2)
    assert s.abbeys[1].place == place("ducats")
    assert refused(s, Enter(place("ducats"))) == "place_taken", "its figure has not left yet"
    do(s, Enter(place("brewmaster")))
    assert (s.abbeys[0].brewmaster, s.abbeys[0].ducats) == (-9, 25)
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("2.6")
def test_ducats_and_a_marker_of_ones_choice() -> None:
    s = table(2)
    s.abbeys[1].place = place("brewmaster")
    do(s, Enter(place("resource")), Advance(4))
    assert s.abbeys[0].markers == [0, -2, -4, -6, -6]
    s.abbeys[1].place = NONE
    s.abbeys[1].space = 5
    s.abbeys[0].place = place("first")
    do(s, Enter(place("ducats")))
    assert s.abbeys[1].ducats == 27


@pytest.mark.rule("2.9")
def test_one_may_walk_once_round_to_the_place_one_leaves() -> None:
    s = table(4)
    assert [a for a in offered(s) if isinstance(a, Enter)] == [Enter(place("first"))]
    do(s, Enter(place("first")))
    assert s.abbeys[0].space == HOME and prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("2.7")
def test_the_last_figure_must_be_first_player() -> None:
    s = table(2)
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("brewmaster")
    assert refused(s, Enter(place("ducats"))) == "must_be_first_player"
    assert [a for a in offered(s) if isinstance(a, Enter)] == [Enter(place("first"))]


@pytest.mark.rule("2.7")
def test_not_if_that_place_is_taken_or_others_are_still_out() -> None:
    s = table(2)
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("first")
    s.abbeys[0].place = NONE
    assert refused(s, Enter(place("ducats"))) == ""
    s = table(3)
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("brewmaster")
    assert refused(s, Enter(place("resource"))) == ""


@pytest.mark.rule("2.8")
def test_who_stands_on_first_player_begins_the_next_round() -> None:
    s = table(2)
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("first")
    s.abbeys[0].place = NONE
    s.abbeys[0].space = 3
    do(s, Enter(place("ducats")))
    assert s.first == 1 and s.round == 2
    assert [abbey.space for abbey in s.abbeys] == [0, 0]


@pytest.mark.rule("2.4", "2.6")
def test_a_turn_is_one_move_whatever_is_sold_before() -> None:
    s = table(2)
    do(s, Sell(0), Sell(3), Enter(place("first")))
    assert prompt(s) == ("MoveFigure", 1)
