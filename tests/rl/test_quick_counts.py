"""What observations count at every step, in a quicker way than the rules do, is what the rules count."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from tests.rl.test_observations import positions
from vespers.games import find_game
from vespers.games.heaven_ale.scoring import add_ducats, exchange
from vespers.games.wolves.scoring import count_round, tally
from vespers.games.wolves.state import Wolves

MARKERS = st.lists(st.integers(-12, 20), min_size=5, max_size=5)
TOP = 20


def test_a_tally_is_the_count_of_the_round() -> None:
    game, rng = find_game("wolves"), Random(4)
    for _ in range(40):
        for s in positions(game, 2, None, rng):
            assert isinstance(s, Wolves)
            found, expected = tally(s), count_round(s)
            assert found.strength == [each for row in expected.rows for each in row]
            assert (found.moons, found.points) == (expected.moons, expected.points)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(MARKERS, st.integers(1, 5), st.integers(0, 8))
def test_markers_that_stay_sorted_go_where_sorting_each_time_leads(
    markers: list[int], rate: int, steps: int
) -> None:
    assert exchange(markers, rate, TOP) == exchanged(markers, rate)
    assert add_ducats(markers, steps, TOP) == paid(markers, steps)


def exchanged(markers: list[int], rate: int) -> list[int]:
    """§9.2 as it reads."""
    level = sorted(markers)
    while level[0] < TOP and sum(max(0, at - level[0] - 1) for at in level) >= rate:
        for _ in range(rate):
            level = sorted([*level[:-1], level[-1] - 1])
        level = sorted([level[0] + 1, *level[1:]])
    return level


def paid(markers: list[int], steps: int) -> list[int]:
    """§9.3 as it reads."""
    level = sorted(markers)
    for _ in range(steps):
        if level[0] < TOP:
            level = sorted([level[0] + 1, *level[1:]])
    return level
