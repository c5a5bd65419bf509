"""How often each hex of a garden in Heaven & Ale may still be activated by buildings and monks."""

from __future__ import annotations

from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import AROUND, FERTILITY, HEXES, MONK_TILE, NEAR, NONE, SITES
from vespers.games.heaven_ale.state import Abbey

PACE = 11.9  # how many hexes may be filled in a round with two players
READY = 2.8  # how much a site with few hexes to fill is preferred
MISSING = 4.96  # what a missing tile adds to the total of a site: low totals must be made, not hoped for
BUILT = 1.05  # times the steps and activations of a building that is likely
MONK = 1.04  # times the activations of a monk whose spot is free


def sites(abbey: Abbey, box: Box, time: float, times: list[float]) -> float:
    """§5 Sites that may be surrounded activate tiles and move the brewmaster: by how much, on average."""
    garden, steps, tiles_to_come = abbey.garden, 0.0, PACE * time
    for site in SITES:
        if abbey.buildings[site] == NONE:
            missing = total = 0
            for hex_ in AROUND[site]:
                if garden[hex_] == NONE:
                    missing += 1
                else:
                    total += FERTILITY[garden[hex_]]
            built = BUILT * tiles_to_come / (tiles_to_come + missing**READY)
            low, high = int(total + 0.6 * MISSING * missing), int(total + 1.4 * MISSING * missing)
            steps += built * raised(box, low, AROUND[site], built / 2, times) / 2
            steps += built * raised(box, high, AROUND[site], built / 2, times) / 2
    return steps


def raised(box: Box, total: int, around: list[int], built: float, times: list[float]) -> float:
    """§5.2 A building of such a total: the steps of the brewmaster, and a share in the tiles it activates."""
    kind = box.type_of_total[min(total, len(box.type_of_total) - 1)]
    often = built * kind / 6.0
    if often > 0.0:
        for hex_ in around:
            times[hex_] += often
    return float(box.brewmaster_steps[kind])


def activations(abbey: Abbey, chance: float, times: list[float]) -> None:
    """§6.3 Monks whose spot is free may activate what lies around them."""
    often = MONK * chance
    for hex_ in HEXES:
        monk = abbey.garden[hex_] - MONK_TILE
        if monk >= 0 and not abbey.discs >> (6 + monk) & 1:
            for near in NEAR[hex_]:
                times[near] += often
