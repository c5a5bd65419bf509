"""The pieces: tiles, garden, discs, with fixed geometry."""

from __future__ import annotations

from typing import Final

SEATS: Final = [0, 1, 2, 3]
NONE: Final = -1

# The five resources, in the order of the board's column of activation spots.
WOOD: Final = 0
YEAST: Final = 1
HOPS: Final = 2
WATER: Final = 3
BARLEY: Final = 4
RESOURCES: Final = ["wood", "yeast", "hops", "water", "barley"]
COLOURS: Final = list(range(5))
NUMBERS: Final = [1, 2, 3, 4, 5]
MONKS: Final = [0, 1, 2, 3]

# §1.2 A tile is its place in these tables: 25 resources (colour by colour, fertility 1 to 5), then 4 monks.
MONK_TILE: Final = 25
TILES: Final = list(range(29))
FERTILITY: Final = [n for _ in COLOURS for n in NUMBERS] + [0] * 4
COLOUR: Final = [c for c in COLOURS for _ in NUMBERS] + [NONE] * 4

# §6 A mark is a way to use a disc: a number (0-4), a resource (5-9) or a sort of monk (10-13).
MARKS: Final = list(range(14))
MARK_RESOURCE: Final = 5
MARK_MONK: Final = 10

# The ten activation spots, in pairs: X wood, yeast hops, water barley, monks 1 2, monks 3 4.
SPOTS: Final = ["x", "wood", "yeast", "hops", "water", "barley", "monk-1", "monk-2", "monk-3", "monk-4"]
SPOT_OF_MARK: Final = [0] * 5 + [1, 2, 3, 4, 5] + [6, 7, 8, 9]
MONK_SPOTS: Final = 0b1111000000
RESOURCE_SPOTS: Final = 0b0000111110

# The goals of the twelve barrels, in the order of the pack's table (§8.2).
BARRELS: Final = [
    "brewmaster",
    "all-resources",
    "ones",
    "fives",
    "monk-discs",
    "resource-discs",
    "same-buildings",
    "different-buildings",
    "top-resource",
    "privileges",
    "sunny",
    "shady",
]
# The five privilege cards (§7.2-§7.6) and the four places of the starting area (§2.6).
PRIVILEGES: Final = ["ducats", "brewmaster", "barrels", "lowest", "colour"]
DUCATS_CARD: Final = 0
BREWMASTER_CARD: Final = 1
BARRELS_CARD: Final = 2
LOWEST_CARD: Final = 3
COLOUR_CARD: Final = 4
PLACES: Final = ["first", "ducats", "brewmaster", "resource"]
FIRST_PLACE: Final = 0
DUCATS_PLACE: Final = 1
BREWMASTER_PLACE: Final = 2
RESOURCE_PLACE: Final = 3

# What a space of the track offers. Space 0 is the starting area, left at the beginning of a round.
START: Final = 0
RESOURCE_SPACE: Final = 1
MONK_SPACE: Final = 2
DISC_SPACE: Final = 3
BARREL_SPACE: Final = 4
SPACE_KINDS: Final = ["start", "resource", "monk", "disc", "barrel"]
LONGEST_TRACK: Final = 40
SOLD_OUT: Final = 1000  # "price" of a space without tiles: more than anybody can pay

# The garden as it lies on the table: S sunny, D shady, B building site; a row of hexes per line.
GARDEN: Final = """
            S1  D1
          S2  B1  D2
    S3  S4  S5  D3  D4  D5
  S6  B2  S7  B3  D6  B4  D7
    S8  S9  S10 D8  D9  D10
  S11 B5  S12 B6  D11 B7  D12
    S13 S14 S15 D13 D14 D15
"""
FIRST_SHADY: Final = 15  # hexes 0-14 are sunny (S1-S15), 15-29 shady (D1-D15)
HEXES: Final = list(range(30))
HEX_NAMES: Final = [f"S{n}" for n in range(1, 16)] + [f"D{n}" for n in range(1, 16)]
SITES: Final = list(range(7))
SITE_NAMES: Final = [f"B{n}" for n in range(1, 8)]
DIRECTIONS: Final = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]  # E SE SW W NW NE
ALL_AROUND: Final = 6


def hex_positions() -> dict[str, tuple[int, int]]:
    """Where each hex lies: every row is centred; x counts half hexes, y rows."""
    places: dict[str, tuple[int, int]] = {}
    for y, line in enumerate(GARDEN.strip().splitlines()):
        names = line.split()
        for k, name in enumerate(names):
            places[name] = (2 * k - len(names) + 1, y)
    return places


def around(name: str) -> list[str]:
    """The neighbours of a hex, clockwise from the east."""
    places = hex_positions()
    at = {where: other for other, where in places.items()}
    x, y = places[name]
    return [at[x + dx, y + dy] for dx, dy in DIRECTIONS if (x + dx, y + dy) in at]


POSITION: Final = hex_positions()
AROUND: Final = [[HEX_NAMES.index(near) for near in around(name)] for name in SITE_NAMES]
NEAR: Final = [[HEX_NAMES.index(n) for n in around(name) if n in HEX_NAMES] for name in HEX_NAMES]
SITES_BY: Final = [[SITE_NAMES.index(n) for n in around(name) if n in SITE_NAMES] for name in HEX_NAMES]


# §5.3 Sets of neighbours, as bits 0-5 of the six directions.
NEIGHBOUR_SETS: Final = list(range(64))
SIZE: Final = [bin(neighbours).count("1") for neighbours in NEIGHBOUR_SETS]
OPPOSITE: Final = [0b001001, 0b010010, 0b100100]
ALTERNATING: Final = [0b010101, 0b101010]


def patterns(activates: str, count: int) -> list[int]:
    """§5.3 The sets of neighbours a building may activate: any `count`, or an opposite or alternating set."""
    if activates == "opposite":
        return OPPOSITE
    if activates == "alternating":
        return ALTERNATING
    return [chosen for chosen in NEIGHBOUR_SETS if SIZE[chosen] == count and count > 0]


CHOSEN: Final = [
    [[hex_ for k, hex_ in enumerate(AROUND[site]) if chosen >> k & 1] for chosen in NEIGHBOUR_SETS]
    for site in SITES
]
