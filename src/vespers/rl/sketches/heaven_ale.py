"""The views of Heaven & Ale, written straight from the state."""

from __future__ import annotations

from typing import Any, Final

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
from vespers.rl.paper import BYTE, Paper, Sketch, Slate, put, put_above, put_bits, put_suited

LOWEST: Final = -31  # of a marker: one below the first space there is
SPACE: Final = len(TILES) + 1  # its tiles, and its discs
ONE_MORE: Final = bytes([*range(1, 256), 255])  # of each byte

# Parts of the table: first those of four players, markers, belongings and boards.
OWNED: Final = 4
GARDENS: Final = 8
BUILT: Final = 12
TILES_PART: Final = 16
DISCS_PART: Final = 17
MIDDLE_PART: Final = 18

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

    def draw(self, s: HeavenAle, me: int, slate: Slate) -> None:
        left, seats, paper = self.relative[me], self.seats, slate.paper
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

    def redraw(self, s: HeavenAle, me: int, slate: Slate) -> None:
        """What an abbey shows is drawn on its own sheet, and put where its seat sits for me."""
        left, seats, told = self.relative[me], self.seats, slate.told
        paper: Any = slate.paper
        draw_round(s, me, left[s.first], seats, paper)
        if told[TILES_PART] != s.tiles or told[DISCS_PART] != s.discs:
            redraw_track(s, slate)
        for seat, abbey in enumerate(s.abbeys):
            at = ABBEYS + (left[seat] - 1) * ABBEY
            paper[at : at + ABBEY] = redraw_abbey(abbey, seat, slate)
        at = ABBEYS + seats * ABBEY
        if slate.moved(MIDDLE_PART, (s.large, s.small, s.pile, s.monk_pile)):
            draw_middle(s, at, paper)
        draw_chosen(s.chosen, at + CHOSEN, paper)
        self.draw_asked(s, left, at + ASKED, paper)


def redraw_abbey(abbey: Abbey, seat: int, slate: Slate) -> Paper:
    """The sheet of an abbey; its figure moves most often, its board changes seldom."""
    sheet, told = slate.sheet(seat, ABBEYS, ABBEY), slate.told
    draw_figure(abbey, 0, sheet)
    if told[seat] != abbey.markers:
        told[seat] = abbey.markers[:]
        put_above(abbey.markers, LOWEST, len(COLOURS), MARKERS, sheet)
    if slate.changed(OWNED + seat, (abbey.discs, abbey.cards, abbey.placed, abbey.large, abbey.small)):
        draw_owned(abbey, 0, sheet)
    if told[GARDENS + seat] != abbey.garden or told[BUILT + seat] != abbey.buildings:
        told[GARDENS + seat], told[BUILT + seat] = abbey.garden[:], abbey.buildings[:]
        draw_garden(abbey, 0, sheet)
    return sheet


def redraw_track(s: HeavenAle, slate: Slate) -> None:
    """The track as a whole, each space as such a space looks."""
    loose: Any = slate.paper
    told, end = slate.told, TRACK + SPACE * len(s.tiles)
    if told[TILES_PART] != s.tiles:
        told[TILES_PART] = s.tiles[:]
        slate.clear(TRACK, ABBEYS)
        loose[TRACK:end] = b"".join(map(SPACES, s.tiles))
    told[DISCS_PART] = s.discs[:]
    loose[TRACK + SPACE - 1 : end : SPACE] = bytes(s.discs).translate(ONE_MORE)


def draw_round(s: HeavenAle, me: int, first: int, seats: int, o: Paper) -> None:
    """Who looks, and when."""
    o[0] = me + 1
    o[1] = s.round + 1
    o[2] = s.box.rounds[seats] + 1
    o[3] = first


def draw_middle(s: HeavenAle, at: i64, o: Paper) -> None:
    """Barrels and piles."""
    put_bits(s.large | s.small << MIDDLE_SMALL, PILE, at, o)
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


class Spaces(dict[tuple[int, ...], bytes]):
    """What a space with these tiles looks like, but for its discs. Interpreted, it is drawn only once."""

    def __missing__(self, tiles: tuple[int, ...]) -> bytes:
        paper: Any = bytearray(SPACE)
        draw_spaces([tiles], 0, paper)
        self[tiles] = bytes(paper)
        return self[tiles]


SPACES: Final = Spaces().__getitem__


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
    put_bits(abbey.discs | cards | barrels, ABBEY - DISCS, at + DISCS, o)


SKETCH: Final = HeavenAleSketch
