"""§5 Counting a round: moons, rows, corners, threes."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from vespers.engine.kernel import Seat
from vespers.games.wolves.pieces import CHANT_DE_LUNE, NOBODY, SEATS, TERRAIN_CONQUIS
from vespers.games.wolves.state import Wolves
from vespers.games.wolves.words import MoonsTied, MoonsWon, RowTied, RowWon


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


def count_round(s: Wolves) -> Count:
    """§5.5 Moons first, then row by row."""
    count = Count(moons_of(s))
    count_moons(s, count)
    for number, row in enumerate(s.box.areas[s.area].rows):
        count_row(s, number + 1, row, count)
    return count


class Tally:
    """What a round would count for now: by row and seat the strength; by seat the moons and the points."""

    __slots__ = ("moons", "points", "strength")

    def __init__(self, strength: list[int], moons: list[int], points: list[int]) -> None:
        self.strength = strength  # row 0 of seat 0, row 0 of seat 1, row 1 of seat 0, …
        self.moons = moons
        self.points = points


def tally(s: Wolves) -> Tally:
    """The same count in one pass and without a tale, for whoever counts at every step.

    Sums are kept apart by seat, 0 and 1: compiled, they need no list.
    """
    box, owner, visible = s.box, s.owner, s.wolf
    counts, worth, moons = box.counts[s.area], box.worth, box.moons
    strength = list[int]()
    cell: i64  # compiled, such numbers find their place in a list sooner
    moons_0: i64 = 0
    moons_1: i64 = 0
    points_0: i64 = 0
    points_1: i64 = 0
    for row in box.areas[s.area].rows:
        strength_0: i64 = 0
        strength_1: i64 = 0
        worth_0: i64 = 0
        worth_1: i64 = 0
        for cell in row:
            wolf: i64 = visible[cell]
            if wolf == NOBODY:
                continue
            if owner[cell] == 0:
                strength_0 += counts[cell][wolf]
                worth_0 += worth[wolf]
                moons_0 += moons[wolf]
            else:
                strength_1 += counts[cell][wolf]
                worth_1 += worth[wolf]
                moons_1 += moons[wolf]
        strength.append(strength_0)
        strength.append(strength_1)
        best: i64 = 0 if strength_0 > strength_1 else 1
        if strength_0 == strength_1:  # whoever has no wolf there has no worth either
            best = stronger(s, [strength_0, strength_1], [worth_0, worth_1])
        if best == 0:
            points_0 += worth_0
        elif best == 1:
            points_1 += worth_1
    found = Tally(strength, [moons_0, moons_1], [points_0, points_1])
    tally_moons(s, found)
    return found


def tally_moons(s: Wolves, found: Tally) -> None:
    """§7.9 Moonsong adds one; §5.1 most moons give their points."""
    moons = found.moons
    for seat, pack in enumerate(s.packs):
        if pack.effect == CHANT_DE_LUNE:
            moons[seat] += s.box.numbers.moonsong
    if moons[0] != moons[1]:
        found.points[0 if moons[0] > moons[1] else 1] += s.box.numbers.moon_points


def moons_of(s: Wolves) -> list[int]:
    """§5.1 Visible moons of the whole territory, by seat; §7.9 Moonsong adds one."""
    moons = [s.box.numbers.moonsong if pack.effect == CHANT_DE_LUNE else 0 for pack in s.packs]
    for cell in s.taken:
        moons[s.owner[cell]] += s.box.moons[s.wolf[cell]]
    return moons


def count_moons(s: Wolves, count: Count) -> None:
    """§5.1 Most visible moons: 2 points; a tie gives nothing."""
    moons = count.moons
    points = s.box.numbers.moon_points
    if moons[0] != moons[1]:
        best = 0 if moons[0] > moons[1] else 1
        count.points[best] += points
        if s.told is not None:
            s.told.append(MoonsWon(best, (moons[0], moons[1]), points))
    elif s.told is not None:
        s.told.append(MoonsTied((moons[0], moons[1])))


def strengths(s: Wolves, row: list[int]) -> list[int]:
    """§5.2 The sum of visible values in a row, by seat; §5.3 some wolves count more in a corner."""
    corners, box = s.box.areas[s.area].corners, s.box
    strength = [0, 0]
    for cell in row:
        wolf = s.wolf[cell]
        if wolf != NOBODY:
            strength[s.owner[cell]] += box.corner[wolf] if cell in corners else box.value[wolf]
    return strength


def count_row(s: Wolves, number: int, row: list[int], count: Count) -> None:
    """§5.2 The higher sum takes its own visible wolves: §5.5 a point each, §5.4 a 3 gives one more."""
    strength, shown, worth = strengths(s, row), [0, 0], [0, 0]
    for cell in row:
        wolf = s.wolf[cell]
        if wolf != NOBODY:
            seat = s.owner[cell]
            shown[seat] += 1
            worth[seat] += 1 + s.box.bonus[wolf]
    count.rows.append(strength)
    best = stronger(s, strength, shown)
    if best != NOBODY:
        count.points[best] += worth[best]
        count.cards[best] += shown[best]
        if s.told is not None:
            s.told.append(RowWon(best, number, (strength[0], strength[1]), shown[best], worth[best]))
    elif s.told is not None:
        s.told.append(RowTied(number, (strength[0], strength[1])))


def stronger(s: Wolves, strength: list[int], shown: list[int]) -> Seat:
    """§5.2 Who wins a row, by what counts there and what is shown."""
    return winner_of_row(strength, shown, [pack.effect for pack in s.packs])


def winner_of_row(strength: Sequence[int], shown: Sequence[int], effects: Sequence[int]) -> Seat:
    """§5.2 A tied row is nobody's; §7.8 Conquered Ground wins it."""
    if strength[0] != strength[1]:
        return 0 if strength[0] > strength[1] else 1
    for seat in SEATS:
        if effects[seat] == TERRAIN_CONQUIS and shown[seat] > 0:
            return seat
    return NOBODY
