"""§9.2, §9.3 Markers are exchanged and paid up in a quicker way than the book tells it, to the same end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from vespers.games.heaven_ale.scoring import add_ducats, exchange

MARKERS = st.lists(st.integers(-12, 20), min_size=5, max_size=5)
TOP = 20


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
