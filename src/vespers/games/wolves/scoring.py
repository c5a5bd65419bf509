"""§5 Counting a round: moons, rows, corners, threes; §8.4 only of what is visible."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine.kernel import Seat
from vespers.engine.messages import Event
from vespers.games.wolves.messages import MoonsTied, MoonsWon, RowTied, RowWon
from vespers.games.wolves.pieces import EXTRA_MOON, NONE, SEATS, SIDE, TIED_ROWS
from vespers.games.wolves.state import Wolves


class Count:
    """§5.5 Points and cards of a round, by seat; §5.1 the moons and §5.2 the strength by row behind them."""

    __slots__ = ("cards", "moons", "points", "rows")

    def __init__(self, moons: list[int]) -> None:
        self.points = [0, 0]
        self.cards = [0, 0]
        self.moons = moons
        self.rows: list[list[int]] = []

    def lead(self) -> int:
        """§5.5 By how many points, §5.6 else cards, seat 0 is ahead of seat 1; 0 is a full tie."""
        return self.points[0] - self.points[1] or self.cards[0] - self.cards[1]


def count_round(s: Wolves, events: list[Event] | None) -> Count:
    """§5.5 Moons first, then row by row; what happens is added to `events`, if there are any."""
    count = Count(moons_of(s))
    count_moons(s, count, events)
    for row in s.box.areas[s.area].rows:
        count_row(s, row[0] // SIDE + 1, row, count, events)
    return count


def moons_of(s: Wolves) -> list[int]:
    """§5.1 Visible moons, §5.9 of the whole territory, by seat; §7.9 Moonsong adds one."""
    moons = [s.box.numbers.moonsong if pack.effect == EXTRA_MOON else 0 for pack in s.packs]
    for cell in s.taken:
        moons[s.owner[cell]] += s.box.moons[s.wolf[cell]]
    return moons


def count_moons(s: Wolves, count: Count, events: list[Event] | None) -> None:
    """§5.1 Most visible moons: 2 points; a tie gives nothing."""
    moons = count.moons
    points = s.box.numbers.moon_points
    if moons[0] != moons[1]:
        best = 0 if moons[0] > moons[1] else 1
        count.points[best] += points
        if events is not None:
            events.append(MoonsWon(best, (moons[0], moons[1]), points))
    elif events is not None:
        events.append(MoonsTied((moons[0], moons[1])))


def strengths(s: Wolves, row: list[int]) -> list[int]:
    """§5.2 The sum of visible values in a row, by seat; §5.3 some wolves count more in a corner."""
    corners, box = s.box.areas[s.area].corners, s.box
    strength = [0, 0]
    for cell in row:
        wolf = s.wolf[cell]
        if wolf != NONE:
            strength[s.owner[cell]] += box.corner[wolf] if cell in corners else box.value[wolf]
    return strength


def count_row(s: Wolves, number: int, row: list[int], count: Count, events: list[Event] | None) -> None:
    """§5.2 The higher sum takes its own visible wolves: §5.5 a point each, §5.4 a 3 gives one more."""
    strength, shown, worth = strengths(s, row), [0, 0], [0, 0]
    for cell in row:
        wolf = s.wolf[cell]
        if wolf != NONE:
            seat = s.owner[cell]
            shown[seat] += 1
            worth[seat] += 1 + s.box.bonus[wolf]
    count.rows.append(strength)
    best = stronger(s, strength, shown)
    if best != NONE:
        count.points[best] += worth[best]
        count.cards[best] += shown[best]
        if events is not None:
            event = RowWon(
                seat=best,
                row=number,
                strength=(strength[0], strength[1]),
                cards=shown[best],
                points=worth[best],
            )
            events.append(event)
    elif events is not None:
        events.append(RowTied(number, (strength[0], strength[1])))


def stronger(s: Wolves, strength: list[int], shown: list[int]) -> Seat:
    """§5.2 Who wins a row, by what counts there and what is shown."""
    return winner_of_row(strength, shown, [pack.effect for pack in s.packs])


def winner_of_row(strength: Sequence[int], shown: Sequence[int], effects: Sequence[int]) -> Seat:
    """§5.2 A tied row is nobody's; §7.8 Conquered Ground wins it."""
    if strength[0] != strength[1]:
        return 0 if strength[0] > strength[1] else 1
    for seat in SEATS:
        if effects[seat] == TIED_ROWS and shown[seat] > 0:
            return seat
    return NONE
