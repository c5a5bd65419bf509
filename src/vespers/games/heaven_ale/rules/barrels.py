"""§8 Barrels: twelve goals, a large and a small barrel for each."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import BarrelTaken
from vespers.games.heaven_ale.pieces import (
    FIRST_SHADY,
    HEXES,
    MONK_SPOTS,
    NONE,
    RESOURCE_SPOTS,
)
from vespers.games.heaven_ale.rules.privileges import NUMBER_OF_DISCS
from vespers.games.heaven_ale.state import Abbey, HeavenAle


def goals_met(abbey: Abbey, box: Box) -> int:
    """§8.2 The goals this abbey meets now, as bits in the order of `pieces.BARRELS`."""
    goals, tally, markers = box.goals, abbey.tally, abbey.markers
    same, different = most_buildings(abbey)
    rearmost, foremost = ends(markers)
    met = 0
    if abbey.brewmaster >= goals[0]:
        met |= 1
    if rearmost >= goals[1]:
        met |= 1 << 1
    if tally[0] >= goals[2]:
        met |= 1 << 2
    if tally[4] >= goals[3]:
        met |= 1 << 3
    if NUMBER_OF_DISCS[abbey.discs & MONK_SPOTS] >= goals[4]:
        met |= 1 << 4
    if NUMBER_OF_DISCS[abbey.discs & RESOURCE_SPOTS] >= goals[5]:
        met |= 1 << 5
    if same >= goals[6]:
        met |= 1 << 6
    if different >= goals[7]:
        met |= 1 << 7
    if foremost >= goals[8]:
        met |= 1 << 8
    if NUMBER_OF_DISCS[abbey.placed] >= goals[9]:
        met |= 1 << 9
    if FIRST_SHADY - abbey.sunny_free >= goals[10]:
        met |= 1 << 10
    if len(HEXES) - FIRST_SHADY - abbey.shady_free >= goals[11]:
        met |= 1 << 11
    return met


def ends(markers: list[int]) -> tuple[int, int]:
    """The rearmost and the foremost marker. A loop: compiled, builtin `min` and `max` are slower."""
    rearmost = foremost = markers[0]
    for at in markers:
        if at < rearmost:
            rearmost = at
        elif at > foremost:
            foremost = at
    return rearmost, foremost


def most_buildings(abbey: Abbey) -> tuple[int, int]:
    """§8.2 The most buildings of one type, and the number of different types."""
    most = different = seen = 0
    for kind in abbey.buildings:
        if kind != NONE and not seen >> kind & 1:
            seen |= 1 << kind
            different += 1
            many = abbey.buildings.count(kind)
            if many > most:
                most = many
    return most, different


def takeable_barrels(s: HeavenAle, me: Seat) -> int:
    """§8.1 Goals met, with a barrel left in the middle and none in hand."""
    abbey = s.abbeys[me]
    return (s.large | s.small) & ~(abbey.large | abbey.small) & goals_met(abbey, s.box)


def worth_a_visit(s: HeavenAle, me: Seat) -> int:
    """§8.3 Something to take; by the ruling "goal-met" a goal is enough, even if its barrels are gone."""
    if s.box.rulings.barrel_space == "something-to-take":
        return takeable_barrels(s, me)
    return goals_met(s.abbeys[me], s.box)


def take_barrels(s: HeavenAle, me: Seat) -> None:
    """§8.1 One barrel for every goal met: the large one, otherwise the small one."""
    abbey, goals = s.abbeys[me], takeable_barrels(s, me)
    large, small = goals & s.large, goals & ~s.large
    s.large &= ~large
    s.small &= ~small
    abbey.large |= large
    abbey.small |= small
    if s.events is not None:
        for barrel in range(len(s.box.goals)):
            if goals >> barrel & 1:
                s.events.append(BarrelTaken(me, barrel, bool(large >> barrel & 1)))
