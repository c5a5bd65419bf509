"""§8.2 How far an abbey is with each goal: what it has, and what it needs."""

from __future__ import annotations

from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import FIRST_SHADY, HEXES, MONK_SPOTS, RESOURCE_SPOTS
from vespers.games.heaven_ale.rules.barrels import ends, most_buildings
from vespers.games.heaven_ale.state import Abbey


def progress(box: Box, abbey: Abbey) -> list[tuple[int, int]]:
    """In the order of `pieces.BARRELS`."""
    same, different = most_buildings(abbey)
    rearmost, foremost = ends(abbey.markers)
    have = [
        abbey.brewmaster,
        rearmost,
        abbey.tally[0],
        abbey.tally[4],
        (abbey.discs & MONK_SPOTS).bit_count(),
        (abbey.discs & RESOURCE_SPOTS).bit_count(),
        same,
        different,
        foremost,
        abbey.placed.bit_count(),
        FIRST_SHADY - abbey.sunny_free,
        len(HEXES) - FIRST_SHADY - abbey.shady_free,
    ]
    return list(zip(have, box.goals, strict=True))
