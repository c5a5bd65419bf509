"""§9 The end: exchange, ducats, multiplier, barrels, first player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vespers.engine.kernel import Seat
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import Scored
from vespers.games.heaven_ale.pieces import BARRELS, BARRELS_CARD, FIRST_PLACE
from vespers.games.heaven_ale.state import Abbey, HeavenAle

REMEMBERED: Final = 4096  # positions of the markers
NUMBER_OF_BARRELS: Final = [barrels.bit_count() for barrels in range(1 << len(BARRELS))]  # by their bits


def exchange(markers: list[int], rate: int, top: int) -> list[int]:
    """§9.2 `rate` steps back, one forward, while none falls behind; §9.7 from foremost to rearmost."""
    level = sorted(markers)
    while level[0] < top and above(level, level[0] + 1) >= rate:
        for _ in range(rate):
            step_back(level)
        step_forward(level)
    return level


def step_back(level: list[int]) -> None:
    """The foremost of sorted markers goes back; of several the first in the list, so that it stays sorted."""
    at = len(level) - 1
    while at > 0 and level[at - 1] == level[at]:
        at -= 1
    level[at] -= 1


def step_forward(level: list[int]) -> None:
    """The rearmost of sorted markers goes forward; of several the last in the list."""
    at, last = 0, len(level) - 1
    while at < last and level[at + 1] == level[at]:
        at += 1
    level[at] += 1


def above(markers: list[int], space: int) -> int:
    """How many steps back the markers can give without falling behind `space`."""
    steps = 0
    for at in markers:
        if at > space:
            steps += at - space
    return steps


def add_ducats(markers: list[int], steps: int, top: int) -> list[int]:
    """§9.3, §9.7 Each paid step goes to the rearmost marker, up to the end of the track."""
    level = sorted(markers)
    while steps > 0 and level[0] < top:
        step_forward(level)
        steps -= 1
    return level


def literal_lowest(markers: list[int], rate: int, steps: int, top: int) -> int:
    """§9.2, §9.3 Where the rearmost marker ends by the book."""
    return add_ducats(exchange(markers, rate, top), steps, top)[0]


def best_lowest(markers: list[int], rate: int, steps: int, top: int) -> int:
    """§9.4 The furthest the rearmost marker can get with a voluntary exchange."""
    target = min(markers)
    while target < top:
        missing = sum(target + 1 - at for at in markers if at <= target)
        if missing > above(markers, target + 1) // rate + steps:
            break
        target += 1
    return target


def lowest_of(abbey: Abbey, box: Box) -> int:
    """§9.2-§9.4 The rearmost marker after exchange and ducats."""
    return lowest_with(abbey, box, abbey.ducats)


def lowest_with(abbey: Abbey, box: Box, ducats: int) -> int:
    """The same with so many ducats; where players choose (§9.4), the best until they have chosen."""
    steps = ducats // box.ducats_per_step
    if abbey.brewed:
        return add_ducats(abbey.markers, steps, box.top)[0]
    return lowest(tuple(abbey.markers), rate_of(abbey, box), steps, box.top, box.best_exchange)


@lru_cache(REMEMBERED)
def lowest(markers: tuple[int, ...], rate: int, steps: int, top: int, best: bool) -> int:
    """The same from numbers alone: from position to position they mostly stay as they are."""
    if best:
        return best_lowest(list(markers), rate, steps, top)
    return literal_lowest(list(markers), rate, steps, top)


def rate_of(abbey: Abbey, box: Box) -> int:
    """§9.1 How many steps back move one marker a step forward."""
    return box.rate[abbey.brewmaster if abbey.brewmaster > 0 else 0]


def multiplier_of(abbey: Abbey, box: Box) -> int:
    """§9.1 By the brewmaster's space; all below 1 count as one."""
    return box.multiplier[abbey.brewmaster if abbey.brewmaster > 0 else 0]


def production(abbey: Abbey, box: Box) -> int:
    """§9.5 The number of the rearmost marker, 0 below 1, times the multiplier."""
    return max(0, lowest_of(abbey, box)) * multiplier_of(abbey, box)


def production_without(abbey: Abbey, box: Box) -> int:
    """§9.4 What the beer is worth without a further exchange."""
    paid = add_ducats(abbey.markers, abbey.ducats // box.ducats_per_step, box.top)
    return max(0, paid[0]) * multiplier_of(abbey, box)


def forced_production(abbey: Abbey, box: Box) -> int:
    """§9.2 What the beer is worth after all exchanges that are possible."""
    steps = abbey.ducats // box.ducats_per_step
    end = lowest(tuple(abbey.markers), rate_of(abbey, box), steps, box.top, False)
    return max(0, end) * multiplier_of(abbey, box)


def gained_by_selling(s: HeavenAle, seat: Seat) -> int:
    """§3.5 The points that all unplaced cards of a seat would bring, sold before the count."""
    abbey, box = s.abbeys[seat], s.box
    sold = lowest_with(abbey, box, abbey.ducats + box.emergency[abbey.cards])
    return max(0, sold) * multiplier_of(abbey, box) - production(abbey, box)


def barrel_points(abbey: Abbey, box: Box) -> int:
    """§9.5 Large and small barrels; §7.4 more for each with the barrel card."""
    large, small = NUMBER_OF_BARRELS[abbey.large], NUMBER_OF_BARRELS[abbey.small]
    card = box.privileges[BARRELS_CARD] if abbey.placed >> BARRELS_CARD & 1 else 0
    return large * (box.large_points + card) + small * (box.small_points + card)


def first_points(abbey: Abbey, box: Box) -> int:
    """§9.5 For standing on "first player"."""
    return box.first_points if abbey.place == FIRST_PLACE else 0


def points(abbey: Abbey, box: Box) -> int:
    """§9.5 The final count of one abbey."""
    return production(abbey, box) + barrel_points(abbey, box) + first_points(abbey, box)


def winners(scores: list[int]) -> tuple[Seat, ...]:
    """§9.6 Most points; equals share the victory."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def scored(s: HeavenAle, seat: Seat) -> Scored:
    """§9.5 One player's final count, as an event."""
    abbey, box = s.abbeys[seat], s.box
    brewed = lowest_of(abbey, box)
    return Scored(
        seat=seat,
        rate=rate_of(abbey, box),
        rearmost=min(abbey.markers),
        brewed=brewed,
        lowest=max(0, brewed),
        multiplier=multiplier_of(abbey, box),
        production=production(abbey, box),
        barrels=barrel_points(abbey, box),
        first=first_points(abbey, box),
        points=points(abbey, box),
    )
