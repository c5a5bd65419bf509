"""The views of Heaven & Ale, written straight from the state."""

from __future__ import annotations

from typing import Any, Final

from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    PRIVILEGES,
    SITES,
    SPOTS,
    TILES,
)
from vespers.games.heaven_ale.pieces import Box as Printed
from vespers.games.heaven_ale.scoring import barrel_points, first_points, multiplier_of, production, rate_of
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.rl.paper import Paper, Sketch, put, put_above

LOWEST: Final = -31  # of a marker: one below the first space there is
SPACE: Final = len(TILES) + 1  # its tiles, and its discs
MEMBERS: Final = [
    [n for n in range(len(BARRELS)) if bits >> n & 1] for bits in range(1 << len(BARRELS))
]  # of a set of bits

# Where an abbey writes what.
DUCATS: Final = 0
FIGURE: Final = 1
PLACE: Final = 2
BREWMASTER: Final = 3
MARKERS: Final = 4
GARDEN: Final = MARKERS + len(COLOURS)
BUILDINGS: Final = GARDEN + len(HEXES)
DISCS: Final = BUILDINGS + len(SITES)
CARDS: Final = DISCS + len(SPOTS)
PLACED: Final = CARDS + len(PRIVILEGES)
LARGE: Final = PLACED + len(PRIVILEGES)
SMALL: Final = LARGE + len(BARRELS)
RATE: Final = SMALL + len(BARRELS)
ABBEY: Final = RATE + 5

# Where the table writes what: first the track, then the abbeys, then the middle of the table.
TRACK: Final = 4
ABBEYS: Final = TRACK + (LONGEST_TRACK + 1) * SPACE
MIDDLE_SMALL: Final = len(BARRELS)
PILE: Final = MIDDLE_SMALL + len(BARRELS)
MONK_PILE: Final = PILE + MONK_TILE
CHOSEN: Final = MONK_PILE + len(MONKS)
ASKED: Final = CHOSEN + 1
ASKS: Final = ASKED + 1


class HeavenAleSketch(Sketch[HeavenAle]):
    """`view` of Heaven & Ale as bytes."""

    __slots__ = ()

    def draw(self, s: HeavenAle, me: int, at: int, paper: Paper) -> None:
        left, seats = self.relative[me], self.seats
        paper[at] = me + 1
        paper[at + 1] = s.round + 1
        paper[at + 2] = s.box.rounds[seats] + 1
        paper[at + 3] = left[s.first]
        draw_track(s, at + TRACK, paper)
        at += ABBEYS
        self.draw_sides(s, me, ABBEY, at, paper)
        at += ABBEY * seats
        draw_middle(s, at, paper)
        if s.agenda:
            step = s.agenda[-1]
            paper[at + ASKED] = self.words[type(step).__name__]
            paper[at + ASKS] = left[step.asks]
        else:
            paper[at + ASKED] = self.words[""]

    def draw_side(self, s: HeavenAle, seat: int, at: int, paper: Paper) -> None:
        draw_abbey(s.abbeys[seat], s.box, at, paper)

    def side(self, s: HeavenAle, seat: int) -> Any:
        abbey = s.abbeys[seat]
        return (
            s.box, abbey.ducats, abbey.space, abbey.place, abbey.brewmaster, tuple(abbey.markers),
            tuple(abbey.garden), tuple(abbey.buildings), abbey.discs, abbey.cards, abbey.placed,
            abbey.large, abbey.small,
        )  # fmt: skip


def draw_track(s: HeavenAle, at: int, o: Paper) -> None:
    """By space: how many of each tile, and the discs."""
    discs = s.discs
    for space, tiles in enumerate(s.tiles):
        if tiles:
            for tile in tiles:
                o[at + tile] += 1
        at += SPACE
        o[at - 1] = discs[space] + 1


def draw_abbey(abbey: Abbey, box: Printed, at: int, o: Paper) -> None:
    """Board, purse and cards."""
    o[at + DUCATS] = abbey.ducats + 1
    o[at + FIGURE] = abbey.space + 1
    o[at + PLACE] = abbey.place + 1
    o[at + BREWMASTER] = abbey.brewmaster - LOWEST
    put_above(abbey.markers, LOWEST, len(COLOURS), at + MARKERS, o)
    put_above(abbey.garden, -1, len(HEXES), at + GARDEN, o)
    put_above(abbey.buildings, -1, len(SITES), at + BUILDINGS, o)
    draw_bits(abbey.discs, at + DISCS, o)
    draw_bits(abbey.cards, at + CARDS, o)
    draw_bits(abbey.placed, at + PLACED, o)
    draw_bits(abbey.large, at + LARGE, o)
    draw_bits(abbey.small, at + SMALL, o)
    made, barrels = production(abbey, box), barrel_points(abbey, box)
    o[at + RATE] = rate_of(abbey, box) + 1
    o[at + RATE + 1] = multiplier_of(abbey, box) + 1
    o[at + RATE + 2] = made + 1
    o[at + RATE + 3] = barrels + 1
    o[at + RATE + 4] = made + barrels + first_points(abbey, box) + 1


def draw_middle(s: HeavenAle, at: int, o: Paper) -> None:
    """Barrels, piles, and the tile being placed."""
    draw_bits(s.large, at, o)
    draw_bits(s.small, at + MIDDLE_SMALL, o)
    put(s.pile, MONK_TILE, at + PILE, o)
    put(s.monk_pile, len(MONKS), at + MONK_PILE, o)
    o[at + CHOSEN] = s.chosen + 1


def draw_bits(bits: int, at: int, o: Paper) -> None:
    """1 for everything in a set."""
    if bits:
        for n in MEMBERS[bits]:
            o[at + n] = 1


SKETCH: Final = HeavenAleSketch
