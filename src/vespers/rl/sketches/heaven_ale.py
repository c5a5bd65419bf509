"""The views of Heaven & Ale, written straight from the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    NUMBERS,
    PRIVILEGES,
    SITES,
    SPOTS,
    TILES,
)
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.rl.paper import BYTE, Paper, Sketch, put, put_above, put_bits, put_suited

LOWEST: Final = -31  # of a marker: one below the first space there is
SPACE: Final = len(TILES) + 1  # its tiles, and its discs

# Where an abbey writes what.
DUCATS: Final = 0
FIGURE: Final = 1
PLACE: Final = 2
BREWMASTER: Final = 3
MARKERS: Final = 4
GARDEN: Final = MARKERS + len(COLOURS)
BUILDINGS: Final = GARDEN + 2 * len(HEXES)
DISCS: Final = BUILDINGS + len(SITES)
CARDS: Final = DISCS + len(SPOTS)
PLACED: Final = CARDS + len(PRIVILEGES)
LARGE: Final = PLACED + len(PRIVILEGES)
SMALL: Final = LARGE + len(BARRELS)
ABBEY: Final = SMALL + len(BARRELS)

# Where the table writes what: first the track, then the abbeys, then the middle of the table.
TRACK: Final = 4
ABBEYS: Final = TRACK + (LONGEST_TRACK + 1) * SPACE
MIDDLE_SMALL: Final = len(BARRELS)
PILE: Final = MIDDLE_SMALL + len(BARRELS)
MONK_PILE: Final = PILE + MONK_TILE
CHOSEN: Final = MONK_PILE + len(MONKS)
ASKED: Final = CHOSEN + 2


class HeavenAleSketch(Sketch[HeavenAle]):
    """`view` of Heaven & Ale as bytes."""

    __slots__ = ()

    def draw(self, s: HeavenAle, me: int, paper: Paper) -> None:
        left, seats = self.relative[me], self.seats
        draw_round(s, me, left[s.first], seats, paper)
        draw_spaces(s.tiles, TRACK, paper)
        draw_discs(s.discs, TRACK, paper)
        at: i64 = ABBEYS
        for n in range(seats):
            abbey = s.abbeys[(me + n) % seats]
            draw_figure(abbey, at, paper)
            put_above(abbey.markers, LOWEST, len(COLOURS), at + MARKERS, paper)
            draw_garden(abbey, at, paper)
            draw_owned(abbey, at, paper)
            at += ABBEY
        draw_middle(s, at, paper)
        draw_chosen(s.chosen, at + CHOSEN, paper)
        self.draw_asked(s, left, at + ASKED, paper)


def draw_round(s: HeavenAle, me: int, first: int, seats: int, o: Paper) -> None:
    """Who looks, and when."""
    o[0] = me + 1
    o[1] = s.round + 1
    o[2] = s.box.rounds[seats] + 1
    o[3] = first


def draw_middle(s: HeavenAle, at: i64, o: Paper) -> None:
    """Barrels and piles."""
    put_bits(s.large | s.small << MIDDLE_SMALL, at, o)
    put(s.pile, MONK_TILE, at + PILE, o)
    put(s.monk_pile, len(MONKS), at + MONK_PILE, o)


def draw_chosen(tile: int, at: i64, o: Paper) -> None:
    """The tile that is bought."""
    o[at] = 0 if tile < 0 else tile // len(NUMBERS) + 1
    o[at + 1] = 0 if tile < 0 else tile % len(NUMBERS) + 1


def draw_spaces(spaces: list[tuple[int, ...]], at: i64, o: Paper) -> None:
    """How many of each tile lie on a space."""
    for tiles in spaces:
        for tile in tiles:
            o[at + tile] += 1
        at += SPACE


def draw_discs(discs: list[int], at: i64, o: Paper) -> None:
    """How many discs lie on a space."""
    many: i64
    for many in discs:
        if many < 0 or many >= BYTE:
            raise OverflowError(many)
        at += SPACE
        o[at - 1] = u8(many + 1)


def draw_figure(abbey: Abbey, at: i64, o: Paper) -> None:
    """Ducats, where the figure stands, and the brewmaster."""
    o[at + DUCATS] = abbey.ducats + 1
    o[at + FIGURE] = abbey.space + 1
    o[at + PLACE] = abbey.place + 1
    o[at + BREWMASTER] = abbey.brewmaster - LOWEST


def draw_garden(abbey: Abbey, at: i64, o: Paper) -> None:
    """What lies on the board."""
    put_suited(abbey.garden, len(NUMBERS), len(HEXES), at + GARDEN, o)
    put_above(abbey.buildings, -1, len(SITES), at + BUILDINGS, o)


def draw_owned(abbey: Abbey, at: i64, o: Paper) -> None:
    """Discs laid, cards and barrels."""
    cards = abbey.cards << CARDS - DISCS | abbey.placed << PLACED - DISCS
    barrels = abbey.large << LARGE - DISCS | abbey.small << SMALL - DISCS
    put_bits(abbey.discs | cards | barrels, at + DISCS, o)


SKETCH: Final = HeavenAleSketch
