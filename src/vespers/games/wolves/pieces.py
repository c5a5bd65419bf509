"""The box: the table's geometry, the powers, and the tables that a content pack fills."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Box

SEATS: Final = [0, 1]
NOBODY: Final = -1

# A pack may print at most so many kinds of wolves and of powers: the codebook is the same for every pack.
KINDS: Final = 12
CARDS: Final = 12

# §7 What an Alpha Power does: a closed list. A pack says which cards have which effect.
NO_EFFECT: Final = -1
DOUBLE_BOND: Final = 0  # §7.3 a second wolf
GRAND_SAUT: Final = 1  # §7.4 cover a wolf 2 lower
DUEL: Final = 2  # §7.5 cover a wolf of the same value
RELEVE: Final = 3  # §7.6 swap two of your visible wolves
FLAIR: Final = 4  # §7.7 a new hand
TERRAIN_CONQUIS: Final = 5  # §7.8 you win tied rows
CHANT_DE_LUNE: Final = 6  # §7.9 one more moon
GRANDE_MEUTE: Final = 7  # §7.10 a larger hand
EFFECTS: Final = [
    "second-wolf",
    "leap",
    "equal",
    "swap",
    "new-hand",
    "tied-rows",
    "moon",
    "larger-hand",
]
AMBUSHES: Final = [DOUBLE_BOND, GRAND_SAUT, DUEL, RELEVE, FLAIR]  # §7.2 the others are Endurance
BEFORE_PLACING: Final = [RELEVE, FLAIR]

# §2.1 The table: the first wolf lies in the middle, so 3 cells on every side are enough for an area 4 long.
SIDE: Final = 7
CELLS: Final = list(range(SIDE * SIDE))
MIDDLE: Final = 24
TOO_BIG: Final = -1


def near(cell: int) -> list[int]:
    """The orthogonal neighbours."""
    y, x = divmod(cell, SIDE)
    around = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
    return [j * SIDE + i for j, i in around if 0 <= j < SIDE and 0 <= i < SIDE]


NEAR: Final = [near(c) for c in CELLS]


class Area:
    """A rectangle of the table: the territory so far."""

    __slots__ = ("bottom", "corners", "left", "right", "rows", "top")

    def __init__(self, top: int, bottom: int, left: int, right: int) -> None:
        self.top, self.bottom, self.left, self.right = top, bottom, left, right
        self.rows = [[y * SIDE + x for x in range(left, right + 1)] for y in range(top, bottom + 1)]
        self.corners = [y * SIDE + x for y in (top, bottom) for x in (left, right)]

    def high(self) -> int:
        return self.bottom - self.top + 1

    def wide(self) -> int:
        return self.right - self.left + 1

    def fits(self, long: int, short: int) -> bool:
        """§2.3 Never beyond 4 by 3 or 3 by 4."""
        high, wide = self.high(), self.wide()
        return (high <= short and wide <= long) or (high <= long and wide <= short)

    def fixed(self, long: int) -> bool:
        """§2.3 As soon as it is 4 long, its shape is known."""
        return self.high() == long or self.wide() == long

    def grown(self, cell: int) -> Area:
        y, x = divmod(cell, SIDE)
        return Area(min(self.top, y), max(self.bottom, y), min(self.left, x), max(self.right, x))

    def name(self) -> tuple[int, int, int, int]:
        return self.top, self.bottom, self.left, self.right


def all_areas(long: int, short: int) -> tuple[list[Area], list[list[int]]]:
    """Every area that can arise, and the area after a wolf on each cell (or TOO_BIG)."""
    y, x = divmod(MIDDLE, SIDE)
    areas = [Area(y, y, x, x)]
    number = {areas[0].name(): 0}
    grown: list[list[int]] = []
    for area in areas:  # the list grows under the loop
        row = []
        for cell in CELLS:
            bigger = area.grown(cell)
            if bigger.fits(long, short) and bigger.name() not in number:
                number[bigger.name()] = len(areas)
                areas.append(bigger)
            row.append(number.get(bigger.name(), TOO_BIG))
        grown.append(row)
    return areas, grown


class Numbers:
    """The numbers of the rules that a pack may change."""

    __slots__ = (
        "corner",
        "hand",
        "larger_hand",
        "long",
        "moon_points",
        "moonsong",
        "offered",
        "short",
        "wins",
    )

    def __init__(
        self,
        hand: int,
        larger_hand: int,
        offered: int,
        wins: int,
        long: int,
        short: int,
        corner: int,
        moon_points: int,
        moonsong: int,
    ) -> None:
        self.hand = hand
        self.larger_hand = larger_hand
        self.offered = offered
        self.wins = wins
        self.long = long
        self.short = short
        self.corner = corner
        self.moon_points = moon_points
        self.moonsong = moonsong


class WolvesBox(Box):
    """§8 The wolves and the powers of a pack, by their place in these tables."""

    __slots__ = (
        "ambush",
        "areas",
        "bonus",
        "copies",
        "corner",
        "covers",
        "effect",
        "full",
        "grown",
        "lone",
        "moons",
        "numbers",
        "powers",
        "value",
        "wolves",
    )

    def __init__(
        self,
        numbers: Numbers,
        wolves: list[str],
        value: list[int],
        copies: list[int],
        moons: list[int],
        corner: list[int],
        bonus: list[int],
        lone: list[bool],
        powers: list[str],
        effect: list[int],
    ) -> None:
        self.numbers = numbers
        self.wolves = wolves  # the ids of the pack
        self.value = value  # §8.1 printed on the card
        self.copies = copies  # §1.1 in each player's first deck
        self.moons = moons  # §8.3
        self.corner = corner  # §5.3 what it counts for in a corner
        self.bonus = bonus  # §5.4 extra points in a row won
        self.lone = lone  # §8.2 a Lone Wolf
        self.powers = powers
        self.effect = effect
        self.ambush = [e in AMBUSHES for e in effect]
        self.covers = [[[covers(w, o, leap) for o in value] for w in value] for leap in range(3)]
        self.areas, self.grown = all_areas(numbers.long, numbers.short)
        self.full = numbers.long * numbers.short


def covers(value: int, other: int, leap: int) -> bool:
    """§2.4 Exactly one higher than the covered wolf; §7 or as much higher as an Ambush allows."""
    higher = value - other
    return higher == 1 or higher == leap
