"""The box: what a pack prints on wolves and powers, as tables that never change."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from vespers.engine.kernel import Box
from vespers.engine.packs import origins
from vespers.engine.rulings import in_force
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pack import KINDS_OF_PIECES, contents
from vespers.games.wolves.pieces import AMBUSHES, EFFECTS, Area, all_areas
from vespers.games.wolves.rulings import RULINGS, VERSIONS, WolvesRulings


@dataclass(slots=True, kw_only=True, eq=False)
class Numbers:
    """The numbers of the rules that a pack may change."""

    hand: int
    larger_hand: int
    offered: int
    wins: int
    long: int
    short: int
    corner: int
    moon_points: int
    moonsong: int


@dataclass(slots=True, kw_only=True, eq=False)
class WolvesBox(Box):
    """§8 The wolves and the powers of a pack, by their place in these tables."""

    numbers: Numbers
    rulings: WolvesRulings
    wolves: list[str]  # the ids of the pack
    value: list[int]  # §8.1 printed on the card
    copies: list[int]  # §1.1 in each player's first deck
    moons: list[int]  # §8.3
    corner: list[int]  # §5.3 what it counts for in a corner
    bonus: list[int]  # §5.4 extra points in a row won
    lone: list[bool]  # §8.2 a Lone Wolf
    powers: list[str]
    effect: list[int]
    origins: dict[str, str]  # where each piece comes from
    ambush: list[bool] = field(init=False)
    covers: list[list[list[bool]]] = field(init=False)  # by leap, wolf and the wolf below
    covers_last: list[list[list[bool]]] = field(init=False)  # the same for the foe's last visible wolf
    areas: list[Area] = field(init=False)
    grown: list[list[int]] = field(init=False)  # by area and cell: the area after a wolf there, or TOO_BIG
    full: int = field(init=False)

    def __post_init__(self) -> None:
        value, numbers = self.value, self.numbers
        self.ambush = [e in AMBUSHES for e in self.effect]
        self.covers = [[[covers(w, o, leap) for o in value] for w in value] for leap in range(3)]
        open_to_ambush = self.rulings.protection == "not-from-ambushes"
        self.covers_last = [
            [[open_to_ambush and leaps(w, o, leap) for o in value] for w in value] for leap in range(3)
        ]
        self.areas, self.grown = all_areas(numbers.long, numbers.short)
        if self.rulings.corners == "full-size":
            leave_corners(self.areas, numbers.long, numbers.short)
        self.full = numbers.long * numbers.short


def leave_corners(areas: list[Area], long: int, short: int) -> None:
    """§5.8 The ruling "full-size": a smaller rectangle has no corners that count."""
    for area in areas:
        if {area.high(), area.wide()} != {long, short}:
            area.corners = []


def covers(value: int, other: int, leap: int) -> bool:
    """§2.4 Exactly one higher than the covered wolf; §7 or as much higher as an Ambush allows."""
    higher = value - other
    return higher == 1 or higher == leap


def leaps(value: int, other: int, leap: int) -> bool:
    """§7.12 Only an Ambush allows this cover."""
    return value - other == leap != 1


@lru_cache(maxsize=64)
def box_of(settings: WolvesSettings) -> WolvesBox:
    """The tables for these settings; the same object for the same settings."""
    content = contents(settings.packs, settings.own)
    numbers, wolves, powers = content.numbers, content.wolves, content.powers
    kinds = list(wolves.values())
    return WolvesBox(
        numbers=Numbers(**msgspec.structs.asdict(numbers)),
        rulings=WolvesRulings(in_force(RULINGS, VERSIONS, settings, content.rulings)),
        wolves=list(wolves),
        value=[wolf.value for wolf in kinds],
        copies=[wolf.copies for wolf in kinds],
        moons=[wolf.moons for wolf in kinds],
        corner=[wolf.value * numbers.corner if wolf.corner else wolf.value for wolf in kinds],
        bonus=[wolf.bonus for wolf in kinds],
        lone=[wolf.lone for wolf in kinds],
        powers=list(powers),
        effect=[EFFECTS.index(power.effect) for power in powers.values()],
        origins=origins(KINDS_OF_PIECES, content),
    )
