"""§9 The end; the exchange against a search through every way of doing it."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.heaven_ale.table import do, place, prompt, table
from vespers.engine.wording import event_text
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import Advance, Enter, HeavenAleSettings, Scored
from vespers.games.heaven_ale.scoring import (
    add_ducats,
    best_lowest,
    exchange,
    literal_lowest,
    lowest_of,
    points,
    production,
    scored,
    winners,
)
from vespers.texts import LANGUAGES, Say

HOME = 28


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("spaces", "rate", "times"),
    [
        ([-10, -1, 0], 5, 2),
        ([1, 4], 4, 3),
        ([5, 8], 3, 3),
        ([9, 10, 11], 3, 4),
        ([12, 14], 2, 4),
        ([15, 17], 2, 5),
        ([18, 19], 2, 6),
        ([20], 1, 6),
    ],
)
def test_the_brewmasters_table(spaces: list[int], rate: int, times: int) -> None:
    s = table()
    abbey = s.abbeys[0]
    for space in spaces:
        abbey.brewmaster = space
        abbey.markers[:] = [1, 1, 1, 1, 1]
        abbey.ducats = 0
        assert production(abbey, s.box) == times
        abbey.markers[:] = [1 + rate + 1, 1, 1, 1, 1]
        assert exchange(abbey.markers, s.box.rate[max(0, space)], 20) == [1, 1, 1, 2, 2]


@pytest.mark.rule("2.1", "9.5")
def test_the_game_ends_after_the_last_income_and_tells_the_count() -> None:
    s = table(2)
    s.round = 3
    for abbey in s.abbeys:
        abbey.ducats, abbey.brewmaster = 0, 0
        abbey.markers[:] = [1, 1, 1, 1, 1]
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("first")
    s.abbeys[0].space, s.abbeys[0].place = 5, -1
    assert GAME.outcome(s) is None
    events = do(s, Enter(place("brewmaster")))
    outcome = GAME.outcome(s)
    assert outcome is not None and outcome.scores == (3, 3) and outcome.winners == (0, 1)
    assert events[-2:] == [Scored(0, 4, 1, 1, 1, 3, 3, 0, 0, 3), Scored(1, 5, 1, 1, 1, 2, 2, 0, 1, 3)]


@pytest.mark.rule("9.2", "9.3", "9.5")
def test_the_log_tells_what_exchange_and_ducats_have_done() -> None:
    s = table(2)
    s.abbeys[0].markers[:], s.abbeys[0].brewmaster, s.abbeys[0].ducats = [9, -1, 3, 3, 3], 12, 10
    s.abbeys[1].markers[:], s.abbeys[1].brewmaster, s.abbeys[1].ducats = [-4, -4, -4, -4, -4], 0, 0
    first, second = scored(s, 0), scored(s, 1)
    assert (first.rate, first.rearmost, first.brewed, first.lowest) == (2, -1, 3, 3)
    assert (second.rate, second.rearmost, second.brewed, second.lowest) == (5, -4, -4, 0)
    for language in LANGUAGES:
        spoken = Say(language, GAME, GAME.settings()).text(event_text(GAME, s.box, first))
        assert "2:1" in spoken and "-1" in spoken.replace("−", "-") and "3 × 4 = 12" in spoken


@pytest.mark.rule("9.5")
def test_a_rearmost_marker_below_the_first_space_scores_as_0() -> None:
    s = table(2)
    for abbey in s.abbeys:
        abbey.ducats, abbey.brewmaster = 0, 0
        abbey.markers[:] = [-6, -6, -6, -6, -6]
    assert [scored(s, seat).lowest for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("9.1")
def test_the_marker_of_the_starting_area_moves_before_the_count() -> None:
    s = table(2)
    s.round = 3
    s.abbeys[1].space, s.abbeys[1].place = HOME, place("first")
    s.abbeys[0].space, s.abbeys[0].place = 5, -1
    do(s, Enter(place("resource")))
    assert prompt(s) == ("AdvanceMarker", 0) and GAME.outcome(s) is None
    do(s, Advance(4))
    assert GAME.outcome(s) is not None and s.abbeys[0].markers[4] == -6


@pytest.mark.rule("9.2")
def test_two_to_one_takes_two_steps_from_one_or_one_from_two() -> None:
    assert exchange([4, 2, 2, 2, 1], 2, 20) == [2, 2, 2, 2, 2]
    assert exchange([3, 3, 2, 2, 1], 2, 20) == [2, 2, 2, 2, 2]
    assert exchange([4, 4, 4, 4, 1], 2, 20) == [3, 3, 3, 3, 3], "it goes on as long as it can"
    assert exchange([3, 1, 1, 1, 1], 2, 20) == [1, 1, 1, 1, 3], "the 3 would fall behind"


@pytest.mark.rule("9.2")
def test_the_exchange_goes_on_below_one_too() -> None:
    assert exchange([20, -8, -8, -8, -8], 1, 20)[0] == -3


# --- Against every way of doing it


@cache
def every_exchange(level: tuple[int, ...], rate: int) -> frozenset[tuple[int, ...]]:
    """Where the exchange may stop, whatever markers pay: only when no further one is possible."""
    found: set[tuple[int, ...]] = set()
    risen = level[0] + 1
    for paid in payments(level[1:], rate, risen):
        found |= every_exchange(tuple(sorted((risen, *paid))), rate)
    return frozenset(found or {level})


def payments(others: tuple[int, ...], steps: int, floor: int) -> set[tuple[int, ...]]:
    """All ways to take steps from markers without one being moved behind the one that rises."""
    if steps == 0:
        return {others}
    ways = set()
    for k, at in enumerate(others):
        if at > floor:
            ways |= payments((*others[:k], at - 1, *others[k + 1 :]), steps - 1, floor)
    return ways


def best_of_all(markers: list[int], rate: int, steps: int) -> int:
    """The best rearmost marker among all end positions that steps back and ducats can pay for."""
    best = min(markers)
    for end in product(range(best, max(markers) + 2), repeat=len(markers)):
        forward = sum(max(0, new - old) for new, old in zip(end, markers, strict=True))
        back = sum(max(0, old - new) for new, old in zip(end, markers, strict=True))
        if min(end) > best and back >= rate * (forward - steps):
            best = min(end)
    return best


small_markers = st.lists(st.integers(-2, 6), min_size=5, max_size=5)


@pytest.mark.rule("9.7")
@settings(max_examples=150, deadline=None)
@given(small_markers, st.integers(1, 5))
def test_taking_from_the_foremost_is_never_worse_than_any_other_way(markers: list[int], rate: int) -> None:
    ours = exchange(markers, rate, 20)
    ends = every_exchange(tuple(sorted(markers)), rate)
    assert tuple(ours) in ends
    assert ours[0] == max(end[0] for end in ends)


@pytest.mark.rule("9.2", "9.3")
@settings(max_examples=150, deadline=None)
@given(small_markers, st.integers(1, 5), st.integers(0, 4))
def test_nor_with_ducats_after_it(markers: list[int], rate: int, steps: int) -> None:
    ends = every_exchange(tuple(sorted(markers)), rate)
    best = max(add_ducats(list(end), steps, 20)[0] for end in ends)
    assert literal_lowest(markers, rate, steps, 20) == best


@pytest.mark.rule("9.3", "9.7")
def test_ten_ducats_move_the_rearmost_marker() -> None:
    assert add_ducats([3, 3, 3, 3, 1], 2, 20) == [3, 3, 3, 3, 3]
    assert add_ducats([20, 20, 20, 20, 19], 5, 20) == [20] * 5
    s = table()
    abbey = s.abbeys[0]
    abbey.markers[:] = [2, 2, 2, 2, 2]
    for ducats, lowest in ((9, 2), (49, 2), (50, 3), (59, 3), (100, 4)):
        abbey.ducats = ducats
        assert lowest_of(abbey, s.box) == lowest


@pytest.mark.rule("9.4")
def test_the_book_exchanges_even_when_it_harms_and_an_option_does_not() -> None:
    markers = [3, 3, 3, 3, 1]
    assert literal_lowest(markers, 2, 2, 20) == 2
    assert best_lowest(markers, 2, 2, 20) == 3
    for exchange_option, lowest in (("literal", 2), ("best", 3)):
        settings = GAME.read_settings({"exchange": exchange_option})
        s = table(settings=settings)
        s.abbeys[0].markers[:] = markers
        s.abbeys[0].brewmaster, s.abbeys[0].ducats = 12, 20
        assert lowest_of(s.abbeys[0], s.box) == lowest


@pytest.mark.rule("9.4")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(-1, 3), min_size=5, max_size=5), st.integers(1, 5), st.integers(0, 3))
def test_the_best_exchange_is_the_best_of_all(markers: list[int], rate: int, steps: int) -> None:
    assert best_lowest(markers, rate, steps, 20) == best_of_all(markers, rate, steps)


@pytest.mark.rule("9.4")
@settings(max_examples=300, deadline=None)
@given(st.lists(st.integers(-10, 20), min_size=5, max_size=5), st.integers(1, 5), st.integers(0, 9))
def test_the_best_is_never_worse_than_the_book(markers: list[int], rate: int, steps: int) -> None:
    book = literal_lowest(markers, rate, steps, 20)
    assert min(markers) <= book <= best_lowest(markers, rate, steps, 20) <= 20


@pytest.mark.rule("9.5")
def test_the_books_example_nine_times_four() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.brewmaster, abbey.ducats, abbey.place = 10, 9, -1
    abbey.markers[:] = [9, 10, 10, 10, 10]
    assert production(abbey, s.box) == 36
    abbey.large, abbey.small = 0b11, 0b100
    assert points(abbey, s.box) == 36 + 4 + 4 + 2
    abbey.placed = 0b00100
    assert points(abbey, s.box) == 36 + 10 + 3
    abbey.place = place("first")
    assert points(abbey, s.box) == 36 + 10 + 3 + 1


@pytest.mark.rule("9.5")
def test_below_one_the_production_is_nothing_but_barrels_still_count() -> None:
    s = table()
    abbey = s.abbeys[0]
    abbey.ducats, abbey.large, abbey.place = 0, 0b1, -1
    abbey.markers[:] = [0, 0, 0, 0, -3]
    assert (production(abbey, s.box), points(abbey, s.box)) == (0, 4)


@pytest.mark.rule("9.6")
def test_equals_share_the_victory() -> None:
    assert winners([3, 9, 9, 1]) == (1, 2)
    assert winners([10, 9, 9, 1]) == (0,)
    assert HeavenAleSettings().exchange == "literal"
