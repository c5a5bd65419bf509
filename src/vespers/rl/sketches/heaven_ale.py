"""The views of Heaven & Ale, written straight from the state."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

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
from vespers.rl.paper import COMPILED, Paper, Sketch, put, put_above

LOWEST: Final = -31  # of a marker: one below the first space there is
SPACE: Final = len(TILES) + 1  # its tiles, and its discs
MEMBERS: Final = [
    [n for n in range(len(BARRELS)) if bits >> n & 1] for bits in range(1 << len(BARRELS))
]  # of a set of bits

ONE_MORE: Final = bytes([*range(1, 256), 255])  # of each byte

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

    def draw(self, s: HeavenAle, me: int, at: i64, paper: Paper) -> None:
        left, seats = self.relative[me], self.seats
        paper[at] = me + 1
        paper[at + 1] = s.round + 1
        paper[at + 2] = s.box.rounds[seats] + 1
        paper[at + 3] = left[s.first]
        self.draw_track(s, at + TRACK, paper)
        at += ABBEYS
        for n in range(seats):
            abbey = s.abbeys[(me + n) % seats]
            draw_purse(abbey, s.box, at, paper)
            self.draw_board(abbey, at + GARDEN, paper)
            at += ABBEY
        self.draw_middle(s, at, paper)
        if s.agenda:
            step = s.agenda[-1]
            paper[at + ASKED] = self.words[type(step).__name__]
            paper[at + ASKS] = left[step.asks]
        else:
            paper[at + ASKED] = self.words[""]

    def draw_track(self, s: HeavenAle, at: i64, paper: Paper) -> None:
        """Interpreted, what tiles on a space look like is written once."""
        if COMPILED:
            draw_spaces(s.tiles, s.discs, at, paper)
            return
        loose, known = cast(bytearray, paper), self.known
        end = at + SPACE * len(s.tiles)
        try:
            loose[at:end] = b"".join(map(known.__getitem__, s.tiles))
        except KeyError:
            draw_spaces(s.tiles, s.discs, at, paper)
            for n, tiles in enumerate(s.tiles):
                self.remember(tiles, SPACE, at + n * SPACE, paper)
        loose[at + SPACE - 1 : end : SPACE] = bytes(s.discs).translate(ONE_MORE)

    def draw_board(self, abbey: Abbey, at: i64, paper: Paper) -> None:
        """Garden, discs, cards and barrels; they change less often than the purse."""
        if COMPILED:
            draw_garden(abbey, at, paper)
            return
        board = (
            tuple(abbey.garden), tuple(abbey.buildings),
            abbey.discs, abbey.cards, abbey.placed, abbey.large, abbey.small,
        )  # fmt: skip
        if not self.recalled(board, at, paper):
            draw_garden(abbey, at, paper)
            self.remember(board, RATE - GARDEN, at, paper)

    def draw_middle(self, s: HeavenAle, at: i64, paper: Paper) -> None:
        """Barrels, piles, and the tile being placed."""
        put(s.pile, MONK_TILE, at + PILE, paper)
        put(s.monk_pile, len(MONKS), at + MONK_PILE, paper)
        paper[at + CHOSEN] = s.chosen + 1
        if COMPILED:
            draw_barrels(s, at, paper)
            return
        barrels = s.large << len(BARRELS) | s.small
        if not self.recalled(barrels, at, paper):
            draw_barrels(s, at, paper)
            self.remember(barrels, PILE, at, paper)


def draw_spaces(spaces: list[tuple[int, ...]], discs: list[int], at: i64, o: Paper) -> None:
    """By space: how many of each tile, and the discs."""
    for space, tiles in enumerate(spaces):
        for tile in tiles:
            o[at + tile] += 1
        at += SPACE
        o[at - 1] = discs[space] + 1


def draw_purse(abbey: Abbey, box: Printed, at: i64, o: Paper) -> None:
    """Ducats, figure, markers, and what all is worth."""
    o[at + DUCATS] = abbey.ducats + 1
    o[at + FIGURE] = abbey.space + 1
    o[at + PLACE] = abbey.place + 1
    o[at + BREWMASTER] = abbey.brewmaster - LOWEST
    made, barrels = production(abbey, box), barrel_points(abbey, box)
    o[at + RATE] = rate_of(abbey, box) + 1
    o[at + RATE + 1] = multiplier_of(abbey, box) + 1
    o[at + RATE + 2] = made + 1
    o[at + RATE + 3] = barrels + 1
    o[at + RATE + 4] = made + barrels + first_points(abbey, box) + 1
    at += MARKERS
    for marker in abbey.markers:
        o[at] = marker - LOWEST
        at += 1


def draw_garden(abbey: Abbey, at: i64, o: Paper) -> None:
    """What lies on the board, and the cards."""
    put_above(abbey.garden, -1, len(HEXES), at, o)
    put_above(abbey.buildings, -1, len(SITES), at + BUILDINGS - GARDEN, o)
    draw_bits(abbey.discs, at + DISCS - GARDEN, o)
    draw_bits(abbey.cards, at + CARDS - GARDEN, o)
    draw_bits(abbey.placed, at + PLACED - GARDEN, o)
    draw_bits(abbey.large, at + LARGE - GARDEN, o)
    draw_bits(abbey.small, at + SMALL - GARDEN, o)


def draw_barrels(s: HeavenAle, at: i64, o: Paper) -> None:
    """The barrels in the middle."""
    draw_bits(s.large, at, o)
    draw_bits(s.small, at + MIDDLE_SMALL, o)


def draw_bits(bits: int, at: i64, o: Paper) -> None:
    """1 for everything in a set."""
    if bits:
        for n in MEMBERS[bits]:
            o[at + n] = 1


SKETCH: Final = HeavenAleSketch
