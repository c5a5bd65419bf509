"""The standing of Wolves, added up at once: interpreted, that is quicker than a tally."""

from __future__ import annotations

from struct import Struct
from typing import Final

from vespers.games.wolves.pieces import CELLS, CHANT_DE_LUNE, KINDS, SEATS, SIDE, TERRAIN_CONQUIS, WolvesBox
from vespers.games.wolves.state import Wolves
from vespers.rl.paper import BYTE

ROWS: Final = 4  # of an area, at most
NOBODYS: Final = 2  # §5.2 a tied row

# The bytes of a sum, of each two kinds mine first: the strength of rows, what they are worth, the moons.
WORTH: Final = 2 * ROWS
MOONS: Final = 2 * WORTH
SUM: Final = MOONS + 2
BY_ROW: Final = Struct("<4H4H").unpack_from  # two bytes at a time: strengths and worth of each row
ONE_MORE: Final = bytes([*range(1, 256), 255])  # of each byte
HALF: Final = 16  # bits; of points: mine, and above them theirs
MINE: Final = (1 << HALF) - 1


class Points(dict[tuple[int, int], int]):
    """§5.5 What a row gives, by both strengths and what it is worth to both."""

    def __init__(self, tied: int) -> None:
        super().__init__()
        self.tied = tied  # §5.2, §7.8 who takes a tied row: 0 is I

    def __missing__(self, row: tuple[int, int]) -> int:
        (theirs, mine), (to_them, to_me) = divmod(row[0], BYTE + 1), divmod(row[1], BYTE + 1)
        best = self.tied if mine == theirs else 0 if mine > theirs else 1
        self[row] = (to_me, to_them << HALF, 0)[best]
        return self[row]


class Sums:
    """What each wolf adds to the standing: one number, a byte of it for everything that is counted."""

    def __init__(self, box: WolvesBox) -> None:
        self.box = box
        numbers, most = box.numbers, max(*box.corner, *box.value, *box.worth)
        moons = box.full * max(box.moons) + numbers.moonsong
        self.fit = max(numbers.long * most, moons) < BYTE  # no byte of a sum can overflow
        self.missing = (BYTE,) * (KINDS - len(box.wolves))  # the wolves that this pack has not
        self.areas = [bytes(area.name()) for area in box.areas]
        self.rows = [2 * len(area.rows) for area in box.areas]
        self.kinds = [
            bytes([2 * ((cell // SIDE - area.top) % ROWS) + (cell in area.corners) for cell in CELLS])
            for area in box.areas
        ]  # by area and cell: its row, and whether it is a corner
        self.adds = [
            [[self.of_kind(kind, (seat - me) % 2) for kind in range(2 * ROWS)] for seat in SEATS]
            for me in SEATS
        ]  # by viewer, owner, kind of cell and wolf
        self.points = [Points(tied).__getitem__ for tied in (*SEATS, NOBODYS)]

    def of_kind(self, kind: int, seat: int) -> list[int]:
        """By wolf: what it adds on a cell of this kind, for me (0) or the foe."""
        row, corner = divmod(kind, 2)
        strengths = self.box.corner if corner else self.box.value
        return [
            strength << 8 * (2 * row + seat)
            | worth << 8 * (WORTH + 2 * row + seat)
            | moons << 8 * (MOONS + seat)
            for strength, worth, moons in zip(strengths, self.box.worth, self.box.moons, strict=True)
        ]

    def standing(self, s: Wolves, mine: int, theirs: int, me: int, total: int) -> bytes:
        """Rows, moons and points of all that was added up, as a sketch writes them; by what powers do."""
        numbers = s.box.numbers
        if mine == CHANT_DE_LUNE:
            total += numbers.moonsong << 8 * MOONS
        if theirs == CHANT_DE_LUNE:
            total += numbers.moonsong << 8 * (MOONS + 1)
        found, rows = total.to_bytes(SUM, "little"), self.rows[s.area] if s.taken else 0
        moons, foes = found[MOONS], found[MOONS + 1]
        tied = NOBODYS
        if mine == TERRAIN_CONQUIS or theirs == TERRAIN_CONQUIS:
            tied = me if s.packs[0].effect == TERRAIN_CONQUIS else 1 - me
        a, b, c, d, of_a, of_b, of_c, of_d = BY_ROW(found)
        worth = self.points[tied]
        points = worth((a, of_a)) + worth((b, of_b)) + worth((c, of_c)) + worth((d, of_d))
        if moons != foes and rows:  # before the first wolf nothing is counted
            points += numbers.moon_points if moons > foes else numbers.moon_points << HALF
        end = bytes((moons + 1, foes + 1, (points & MINE) + 1, (points >> HALF) + 1))
        return found[:rows].translate(ONE_MORE).ljust(WORTH, b"\0") + end
