"""The views of Heaven & Ale, laid straight from the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vespers.games.heaven_ale.pieces import NONE, NUMBERS, TILES
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.rl.fields import Part
from vespers.rl.stones import Bed, Met, Mosaic, Row, Stones, rests

# Parts of the table: the boards of four players, then their markers, then these.
MARKERS: Final = 4
TRACK: Final = 8
PILES: Final = 9


class HeavenAleMosaic(Mosaic[HeavenAle]):
    """`view` of Heaven & Ale in the flat form."""

    def __init__(self, seats: int, parts: Iterable[Part], words: dict[str, int]) -> None:
        super().__init__(seats, parts, words)
        cut = self.cut
        self.seat = cut["seat"]
        self.round = cut["round"]
        self.rounds = cut["rounds"]
        self.first = self.by_seat("first")
        tiles = self.bag("track.tiles")
        self.space = Met[tuple[int, ...]](lambda space: b"".join(tiles.lay(space))).__getitem__
        self.discs = cut["track.discs"].__getitem__
        self.no_spaces = rests(len(self.space(()) + self.discs(0)), self.most("track.discs"))
        self.ducats = cut["abbeys.ducats"]
        self.figure = cut["abbeys.space"]
        self.place = cut["abbeys.place"]
        self.brewmaster = cut["abbeys.brewmaster"]
        self.markers = self.row("abbeys.markers")
        suit, rank = cut["chosen.suit"], cut["chosen.rank"]
        self.tile = {tile: suit[tile // len(NUMBERS)] + rank[tile % len(NUMBERS)] for tile in TILES}
        self.tile[NONE] = suit[NONE] + rank[NONE]
        self.garden = Row(self.tile, self.most("abbeys.garden.suit"))
        self.buildings = self.row("abbeys.buildings")
        self.laid_discs = self.bits("abbeys.discs")
        self.cards = self.bits("abbeys.cards")
        self.barrels = self.bits("large")
        self.pile = self.row("pile")
        self.monk_pile = self.row("monk_pile")

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
