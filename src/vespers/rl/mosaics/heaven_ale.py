"""The views of Heaven & Ale, laid straight from the state."""

from __future__ import annotations

from typing import Final

from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    NONE,
    NUMBERS,
    PRIVILEGES,
    SITES,
    SPOTS,
    TILES,
)
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.rl.stones import Bag, Bed, Cut, Met, Mosaic, Row, Stones, bits_of

# Parts of the table: the boards of four players, then their markers, then these.
MARKERS: Final = 4
TRACK: Final = 8
PILES: Final = 9


class HeavenAleMosaic(Mosaic[HeavenAle]):
    """`view` of Heaven & Ale in the flat form."""

    def __init__(self, seats: int, cut: dict[str, Cut], words: dict[str, int]) -> None:
        super().__init__(seats, cut, words)
        self.seat = cut["seat"]
        self.round = cut["round"]
        self.rounds = cut["rounds"]
        self.first = self.by_seat(cut["first"])
        tiles = Bag(cut["track.tiles"], len(TILES))
        self.space = Met[tuple[int, ...]](lambda space: b"".join(tiles.lay(space))).__getitem__
        self.discs = cut["track.discs"].__getitem__
        size, most = len(self.space(()) + self.discs(0)), LONGEST_TRACK + 1
        self.no_spaces = [bytes(size * (most - n)) for n in range(most + 1)]  # beyond so many
        self.ducats = cut["abbeys.ducats"]
        self.figure = cut["abbeys.space"]
        self.place = cut["abbeys.place"]
        self.brewmaster = cut["abbeys.brewmaster"]
        self.markers = Row(cut["abbeys.markers"], len(COLOURS))
        suit, rank = cut["chosen.suit"], cut["chosen.rank"]
        self.tile = {tile: suit[tile // len(NUMBERS)] + rank[tile % len(NUMBERS)] for tile in TILES}
        self.tile[NONE] = suit[NONE] + rank[NONE]
        self.garden = Row(self.tile, len(HEXES))
        self.buildings = Row(cut["abbeys.buildings"], len(SITES))
        self.laid_discs = bits_of(len(SPOTS))
        self.cards = bits_of(len(PRIVILEGES))
        self.barrels = bits_of(len(BARRELS))
        self.pile = Row(cut["pile"], MONK_TILE)
        self.monk_pile = Row(cut["monk_pile"], len(MONKS))

    def lay(self, s: HeavenAle, me: int, bed: Bed) -> Stones:
        told, laid, cards, barrels, agenda = bed.told, bed.laid, self.cards, self.barrels, s.agenda
        if told[TRACK] != (s.tiles, s.discs):
            bed.keep(TRACK, (s.tiles, s.discs), self.track(s))
        stones = [
            self.seat[me],
            self.round[s.round],
            self.rounds[s.box.rounds[self.seats]],
            self.first[me][s.first],
            laid[TRACK],
        ]
        for seat in self.around[me]:
            abbey = s.abbeys[seat]
            if told[MARKERS + seat] != (abbey.markers,):
                bed.keep(MARKERS + seat, (abbey.markers,), self.markers.lay(abbey.markers))
            if told[seat] != (abbey.garden, abbey.buildings):
                bed.keep(seat, (abbey.garden, abbey.buildings), self.board(abbey))
            stones += [
                self.ducats[abbey.ducats],
                self.figure[abbey.space],
                self.place[abbey.place],
                self.brewmaster[abbey.brewmaster],
                laid[MARKERS + seat],
                laid[seat],
                self.laid_discs[abbey.discs],
                cards[abbey.cards],
                cards[abbey.placed],
                barrels[abbey.large],
                barrels[abbey.small],
            ]
        if told[PILES] != (s.pile, s.monk_pile):
            bed.keep(PILES, (s.pile, s.monk_pile), self.pile.lay(s.pile) + self.monk_pile.lay(s.monk_pile))
        return [
            *stones,
            barrels[s.large],
            barrels[s.small],
            laid[PILES],
            self.tile[s.chosen],
            self.asked[me][agenda[-1] if agenda else None],
        ]

    def track(self, s: HeavenAle) -> Stones:
        """Tiles and discs of each space."""
        spaces, stones = len(s.tiles), [b""] * (2 * len(s.tiles))
        stones[::2] = map(self.space, s.tiles)
        stones[1::2] = map(self.discs, s.discs)
        return [*stones, self.no_spaces[spaces]]

    def board(self, abbey: Abbey) -> Stones:
        """What lies on the board."""
        return self.garden.lay(abbey.garden) + self.buildings.lay(abbey.buildings)


MOSAIC: Final = HeavenAleMosaic
