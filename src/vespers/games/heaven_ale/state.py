"""Everything on the table."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Plan, State
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import FIRST_SHADY, HEXES, MARKS, NONE, PRIVILEGES, SITES, SOLD_OUT

ALL_CARDS: Final = (1 << len(PRIVILEGES)) - 1


class Abbey:
    """One player's board, purse and cards. Sets of few things are bits of a number."""

    __slots__ = (
        "brewed",
        "brewmaster",
        "buildings",
        "cards",
        "discs",
        "ducats",
        "garden",
        "large",
        "markers",
        "place",
        "placed",
        "shady_free",
        "small",
        "space",
        "sunny_free",
        "tally",
        "usable",
    )

    def __init__(
        self,
        *,
        ducats: int,
        brewmaster: int,
        markers: list[int],
        garden: list[int],
        buildings: list[int],
        tally: list[int],
    ) -> None:
        self.ducats = ducats
        self.space = 0  # of the figure: 0 not left yet this round, one past the last space when back
        self.place = NONE  # of the figure in the starting area, or NONE on the track
        self.brewmaster = brewmaster
        self.markers = markers  # by colour
        self.garden = garden  # by hex: its tile, or NONE
        self.sunny_free = FIRST_SHADY  # hexes without a tile
        self.shady_free = len(HEXES) - FIRST_SHADY
        self.buildings = buildings  # by site: the type, or NONE
        self.tally = tally  # by mark: how many tiles it names
        self.usable = 0  # bits: marks with a tile, and with their spot still free
        self.discs = 0  # bits: activation spots with a disc
        self.cards = ALL_CARDS  # bits: privilege cards in hand
        self.placed = 0  # bits: privilege cards beside a pair
        self.large = 0  # bits: barrels
        self.small = 0
        self.brewed = False  # §9.4 the exchange has been ended by choice

    def clone(self) -> Abbey:
        a = Abbey(
            ducats=self.ducats,
            brewmaster=self.brewmaster,
            markers=self.markers[:],
            garden=self.garden[:],
            buildings=self.buildings[:],
            tally=self.tally[:],
        )
        a.space = self.space
        a.place = self.place
        a.sunny_free = self.sunny_free
        a.shady_free = self.shady_free
        a.usable = self.usable
        a.discs = self.discs
        a.cards = self.cards
        a.placed = self.placed
        a.large = self.large
        a.small = self.small
        a.brewed = self.brewed
        return a


class HeavenAle(State):
    """The abbeys, the track between them, the piles and the barrels."""

    __slots__ = (
        "abbeys",
        "box",
        "cheapest",
        "chosen",
        "discs",
        "first",
        "large",
        "left",
        "monk_pile",
        "monks_left",
        "pile",
        "round",
        "small",
        "tiles",
    )

    def __init__(
        self,
        *,
        agenda: Plan,
        box: Box,
        abbeys: list[Abbey],
        tiles: list[tuple[int, ...]],
        cheapest: list[int],
        discs: list[int],
        pile: list[int],
        monk_pile: list[int],
    ) -> None:
        self.agenda = agenda
        self.replaced = None
        self.events = None
        self.box = box
        self.abbeys = abbeys
        self.round = 0  # 0 before the first
        self.first = 0  # the first player of this round
        self.tiles = tiles  # by space, in the order they were laid
        self.cheapest = cheapest  # by space: the lowest price on it before sun or shade, or SOLD_OUT
        self.discs = discs  # by space
        self.pile = pile  # resource tiles by kind; their order does not exist before they are drawn
        self.left = 0  # tiles to come, in this pile and the second
        self.monk_pile = monk_pile
        self.monks_left = 0
        self.large = 0  # bits: barrels still in the middle
        self.small = 0
        self.chosen = NONE  # the tile being placed

    def clone(self) -> HeavenAle:
        s = HeavenAle(
            agenda=self.agenda[:],
            box=self.box,
            abbeys=[abbey.clone() for abbey in self.abbeys],
            tiles=self.tiles[:],
            cheapest=self.cheapest[:],
            discs=self.discs[:],
            pile=self.pile[:],
            monk_pile=self.monk_pile[:],
        )
        s.replaced = self.replaced
        s.round = self.round
        s.first = self.first
        s.left = self.left
        s.monks_left = self.monks_left
        s.large = self.large
        s.small = self.small
        s.chosen = self.chosen
        return s


def new_abbey(box: Box) -> Abbey:
    """§1.3 Ducats, all privilege cards, markers at their starts, an empty garden."""
    return Abbey(
        ducats=box.ducats,
        brewmaster=box.brewmaster_start,
        markers=box.marker_starts[:],
        garden=[NONE] * len(HEXES),
        buildings=[NONE] * len(SITES),
        tally=[0] * len(MARKS),
    )


def new_table(seats: int, box: Box) -> HeavenAle:
    """§1.1, §1.2 An empty track, the piles I, all barrels in the middle."""
    spaces, two = box.last + 1, box.tiles_two[seats]
    s = HeavenAle(
        agenda=[],
        box=box,
        abbeys=[new_abbey(box) for _ in range(seats)],
        tiles=[()] * spaces,
        cheapest=[SOLD_OUT] * spaces,
        discs=[0] * spaces,
        pile=box.back_one[:],
        monk_pile=box.monks_one[:],
    )
    s.left = sum(box.back_one) + (box.in_back_two if two else 0)
    s.monks_left = sum(box.monks_one) + (box.in_monks_two if two else 0)
    s.large = s.small = (1 << len(box.goals)) - 1
    return s
