"""Everything on the table."""

from __future__ import annotations

from vespers.engine.kernel import Plan, Seat, State
from vespers.games.heaven_ale.pieces import FIRST_SHADY, HEXES, MARKS, NONE, PRIVILEGES, SITES, SOLD_OUT, Box


class Abbey:
    """One player's board, purse and cards. Sets of few things are bits of a number."""

    __slots__ = (
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
        ducats: int,
        space: int,
        place: int,
        brewmaster: int,
        markers: list[int],
        garden: list[int],
        sunny_free: int,
        shady_free: int,
        buildings: list[int],
        tally: list[int],
        usable: int,
        discs: int,
        cards: int,
        placed: int,
        large: int,
        small: int,
    ) -> None:
        self.ducats = ducats
        self.space = space  # of the figure: 0 not left yet this round, one past the last space when back
        self.place = place  # of the figure in the starting area, or NONE on the track
        self.brewmaster = brewmaster
        self.markers = markers  # by colour
        self.garden = garden  # by hex: its tile, or NONE
        self.sunny_free = sunny_free  # hexes without a tile
        self.shady_free = shady_free
        self.buildings = buildings  # by site: the type, or NONE
        self.tally = tally  # by mark: how many tiles it names
        self.usable = usable  # bits: marks with a tile, and with their spot still free
        self.discs = discs  # bits: activation spots with a disc
        self.cards = cards  # bits: privilege cards in hand
        self.placed = placed  # bits: privilege cards beside a pair
        self.large = large  # bits: barrels
        self.small = small

    def clone(self) -> Abbey:
        return Abbey(
            self.ducats,
            self.space,
            self.place,
            self.brewmaster,
            self.markers[:],
            self.garden[:],
            self.sunny_free,
            self.shady_free,
            self.buildings[:],
            self.tally[:],
            self.usable,
            self.discs,
            self.cards,
            self.placed,
            self.large,
            self.small,
        )


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
        agenda: Plan,
        box: Box,
        abbeys: list[Abbey],
        round: int,
        first: Seat,
        tiles: list[tuple[int, ...]],
        cheapest: list[int],
        discs: list[int],
        pile: list[int],
        left: int,
        monk_pile: list[int],
        monks_left: int,
        large: int,
        small: int,
        chosen: int,
    ) -> None:
        self.agenda = agenda
        self.told = None
        self.box = box
        self.abbeys = abbeys
        self.round = round  # 0 before the first
        self.first = first  # the first player of this round
        self.tiles = tiles  # by space, in the order they were laid
        self.cheapest = cheapest  # by space: the lowest price on it before sun or shade, or SOLD_OUT
        self.discs = discs  # by space
        self.pile = pile  # resource tiles by kind; their order does not exist before they are drawn
        self.left = left  # tiles to come, in this pile and the second
        self.monk_pile = monk_pile
        self.monks_left = monks_left
        self.large = large  # bits: barrels still in the middle
        self.small = small
        self.chosen = chosen  # the tile being placed, or NONE

    def clone(self) -> HeavenAle:
        return HeavenAle(
            self.agenda[:],
            self.box,
            [abbey.clone() for abbey in self.abbeys],
            self.round,
            self.first,
            self.tiles[:],
            self.cheapest[:],
            self.discs[:],
            self.pile[:],
            self.left,
            self.monk_pile[:],
            self.monks_left,
            self.large,
            self.small,
            self.chosen,
        )


def new_abbey(box: Box) -> Abbey:
    """§1.3 Ducats, all privilege cards, markers at their starts, an empty garden."""
    return Abbey(
        ducats=box.ducats,
        space=0,
        place=NONE,
        brewmaster=box.brewmaster_start,
        markers=box.marker_starts[:],
        garden=[NONE] * len(HEXES),
        sunny_free=FIRST_SHADY,
        shady_free=len(HEXES) - FIRST_SHADY,
        buildings=[NONE] * len(SITES),
        tally=[0] * len(MARKS),
        usable=0,
        discs=0,
        cards=(1 << len(PRIVILEGES)) - 1,
        placed=0,
        large=0,
        small=0,
    )


def new_table(seats: int, box: Box) -> HeavenAle:
    """§1.1, §1.2 An empty track, the piles I, all barrels in the middle."""
    spaces, two = box.last + 1, box.tiles_two[seats]
    barrels = (1 << len(box.goals)) - 1
    return HeavenAle(
        agenda=[],
        box=box,
        abbeys=[new_abbey(box) for _ in range(seats)],
        round=0,
        first=0,
        tiles=[()] * spaces,
        cheapest=[SOLD_OUT] * spaces,
        discs=[0] * spaces,
        pile=box.back_one[:],
        left=sum(box.back_one) + (box.in_back_two if two else 0),
        monk_pile=box.monks_one[:],
        monks_left=sum(box.monks_one) + (box.in_monks_two if two else 0),
        large=barrels,
        small=barrels,
        chosen=NONE,
    )
