"""An abbey of Heaven & Ale as numbers, for a network to learn from: what it has, and what it may still get.

The numbers are about one in size. They depend on one abbey, the discs ahead of it and the barrels left, not
on the others' boards: so an abbey that has not changed need not be judged again. They are sums over flat
vectors of floats, because bots write them down for every position that they judge.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec

from vespers.engine.kernel import Seat
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.numbers_sheet import Sheet, zeros
from vespers.games.heaven_ale.outlook import levelled
from vespers.games.heaven_ale.pieces import (
    ALL_AROUND,
    AROUND,
    BARREL_SPACE,
    COLOUR,
    COLOURS,
    FERTILITY,
    FIRST_SHADY,
    HEXES,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_SPOTS,
    MONK_TILE,
    MONKS,
    NEAR,
    NONE,
    PLACES,
    RESOURCE_SPOTS,
    SITES,
)
from vespers.games.heaven_ale.rules.barrels import ends, goals_met, most_buildings
from vespers.games.heaven_ale.scoring import barrel_points
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.games.heaven_ale.turns import SITE_CHANCE

NUMBER_MARKS: Final = (1 << MARK_RESOURCE) - 1
MONK_MARKS: Final = 15 << MARK_MONK
MISSING: Final = 3  # the fertility that a tile still missing around a site is taken to have
GROWTH: Final = 4.0  # steps that tiles of a whole game still to come bring each marker, roughly
MASTER: Final = 6.0  # the same for the brewmaster
FADE: Final = 2.0  # below this level production fades away


def features(s: HeavenAle, me: Seat) -> vec[float]:
    """All of it, always in the same order."""
    abbey, sheet = s.abbeys[me], Sheet()
    left = TimeLeft(s, abbey)
    garden = Garden(abbey, s.box)
    left.write(sheet, abbey, s.box)
    purse_and_brewmaster(sheet, abbey, s.box, left)
    markers(sheet, abbey, s.box)
    spots_and_cards(sheet, abbey)
    garden.write(sheet, abbey)
    buildings(sheet, abbey, garden)
    barrels(sheet, s, abbey)
    carried_on(sheet, abbey, s.box, left, garden)
    return sheet.numbers


class TimeLeft:
    """What is still to play: rounds, spaces ahead, discs."""

    __slots__ = ("ahead", "discs", "later", "seats", "share", "with_disc")

    def __init__(self, s: HeavenAle, abbey: Abbey) -> None:
        box = s.box
        self.seats = len(s.abbeys)
        rounds = box.rounds[self.seats]
        self.later = rounds - s.round
        self.ahead = max(0, box.last + 1 - abbey.space) / (box.last + 1)
        self.share = (self.later + self.ahead) / rounds
        self.discs = 0.0
        self.with_disc = zeros(5)  # discs for numbers, monks, resources, anything; those of use now
        self.count_discs(s, abbey)

    def count_discs(self, s: HeavenAle, abbey: Abbey) -> None:
        for space in s.box.disc_spaces:
            if space > abbey.space and s.discs[space] > 0:
                many, marks = float(s.discs[space]), s.box.marks[space]
                self.discs += many
                if marks & abbey.usable:
                    self.with_disc[4] += many
                if not marks & NUMBER_MARKS:
                    self.with_disc[1 if marks & MONK_MARKS else 2] += many
                else:
                    self.with_disc[3 if marks & MONK_MARKS else 0] += many

    def write(self, sheet: Sheet, abbey: Abbey, box: Box) -> None:
        for seats in range(2, 5):
            sheet.mark(self.seats == seats)
        sheet.put(self.later / 5)
        sheet.mark(self.later == 0)
        sheet.mark(self.later == 1)
        sheet.put(self.ahead)
        sheet.put(self.share)
        sheet.mark(abbey.space > box.last)
        for place in range(len(PLACES)):
            sheet.mark(abbey.place == place)
        with_disc = self.with_disc
        sheet.put(with_disc[0])
        sheet.put(with_disc[1])
        sheet.put(with_disc[2])
        sheet.put(with_disc[3] / 3)
        sheet.put(with_disc[4] / 6)
        sheet.put(box.kinds[abbey.space + 1 :].count(BARREL_SPACE) / 2)


def purse_and_brewmaster(sheet: Sheet, abbey: Abbey, box: Box, left: TimeLeft) -> None:
    ducats, master = float(abbey.ducats), max(0, abbey.brewmaster)
    sheet.put(ducats / 50)
    sheet.put((ducats if ducats < 8.0 else 8.0) / 8)
    sheet.put((ducats if ducats < 20.0 else 20.0) / 20)
    sheet.put(ducats * left.share / 25)
    sheet.put(abbey.brewmaster / 20)
    sheet.put(master / 20)
    sheet.put(box.multiplier[master] / 6)
    sheet.put(box.rate[master] / 5)


def markers(sheet: Sheet, abbey: Abbey, box: Box) -> None:
    """Where they stand, and what they would be worth now."""
    master, at, total = max(0, abbey.brewmaster), [float(space) for space in abbey.markers], 0
    rearmost, foremost = ends(abbey.markers)
    for space in abbey.markers:
        sheet.put(space / 20)
        total += space
    for space in abbey.markers:
        sheet.put(space / 20 if space > 0 else 0.0)
    sheet.put(rearmost / 20)
    sheet.put(foremost / 20)
    sheet.put(total / 100)
    level = levelled(at, float(box.rate[master]), float(box.top))
    sheet.put(level / 20)
    sheet.put(box.multiplier[master] * (level if level > 0.0 else 0.0) / 60)


def spots_and_cards(sheet: Sheet, abbey: Abbey) -> None:
    """Discs laid, pairs, cards in hand and beside pairs."""
    pairs, halves = 0, 0
    for spot in range(10):
        sheet.put(float(abbey.discs >> spot & 1))
    for spot in range(0, 10, 2):
        laid = (abbey.discs >> spot & 1) + (abbey.discs >> (spot + 1) & 1)
        if laid == 2:
            pairs += 1
        elif laid == 1:
            halves += 1
    sheet.put(abbey.discs.bit_count() / 10)
    sheet.put(pairs / 5)
    sheet.put(halves / 5)
    for card in range(5):
        sheet.put(float(abbey.cards >> card & 1))
    for card in range(5):
        sheet.put(float(abbey.placed >> card & 1))
    sheet.put(min(abbey.cards.bit_count(), 5 - pairs) / 5)


class Garden:
    """What the tiles would yield: by a disc on their colour or number, by monks, by buildings to come."""

    __slots__ = (
        "all_sunny",
        "around_monks",
        "by_buildings",
        "by_colour",
        "by_monks",
        "ducats",
        "missing",
        "monk_steps",
        "number_shady",
        "number_sunny",
        "shady_by_colour",
        "times_built",
        "times_called",
        "totals",
    )

    def __init__(self, abbey: Abbey, box: Box) -> None:
        self.all_sunny = zeros(5)  # fertility in the sun, by colour
        self.by_colour = zeros(5)  # the same while the colour's spot is free
        self.by_monks = zeros(5)  # steps that monks whose spot is free would bring
        self.by_buildings = zeros(5)  # steps that buildings may bring
        self.shady_by_colour = zeros(5)
        self.number_sunny = zeros(5)  # by fertility, while X is free
        self.number_shady = zeros(5)
        self.ducats = zeros(3)  # from colours, monks, buildings
        self.monk_steps = zeros(2)  # of the brewmaster, from monks and buildings
        self.around_monks = zeros(12)  # by sort of monk: fertility in the sun, in the shade, monks
        self.missing = [0] * len(SITES)
        self.totals = [0] * len(SITES)
        self.times_called = zeros(len(HEXES))
        self.times_built = zeros(len(HEXES))
        self.survey_sites(abbey, box)
        self.call_monks(abbey)
        self.harvest(abbey)

    def survey_sites(self, abbey: Abbey, box: Box) -> None:
        """§5 How full each site is, and how often its building may activate each tile."""
        garden = abbey.garden
        for site in SITES:
            missing = total = 0
            for hex_ in AROUND[site]:
                if garden[hex_] == NONE:
                    missing += 1
                else:
                    total += FERTILITY[garden[hex_]]
            self.missing[site], self.totals[site] = missing, total
            if abbey.buildings[site] == NONE:
                kind = box.type_of_total[min(total + MISSING * missing, len(box.type_of_total) - 1)]
                often = SITE_CHANCE[ALL_AROUND - missing] * kind / 6
                for hex_ in AROUND[site]:
                    self.times_built[hex_] += often

    def call_monks(self, abbey: Abbey) -> None:
        """§6.3 What lies around the monks whose spot is free."""
        garden, around = abbey.garden, self.around_monks
        for hex_ in HEXES:
            monk = garden[hex_] - MONK_TILE
            if monk < 0 or abbey.discs >> (6 + monk) & 1:
                continue
            for near in NEAR[hex_]:
                self.times_called[near] += 1
                tile = garden[near]
                if tile >= MONK_TILE:
                    around[8 + monk] += 1
                elif tile != NONE:
                    around[(4 if near >= FIRST_SHADY else 0) + monk] += FERTILITY[tile]

    def harvest(self, abbey: Abbey) -> None:
        for hex_ in HEXES:
            tile = abbey.garden[hex_]
            if tile >= MONK_TILE:
                self.monk_steps[0] += self.times_called[hex_]
                self.monk_steps[1] += self.times_built[hex_]
            elif tile != NONE:
                self.harvest_tile(abbey, hex_, COLOUR[tile], float(FERTILITY[tile]))

    def harvest_tile(self, abbey: Abbey, hex_: int, colour: int, fertility: float) -> None:
        free = not abbey.discs >> (1 + colour) & 1
        called, built = fertility * self.times_called[hex_], fertility * self.times_built[hex_]
        number = int(fertility) - 1
        if hex_ < FIRST_SHADY:
            self.all_sunny[colour] += fertility
            self.by_monks[colour] += called
            self.by_buildings[colour] += built
            if free:
                self.by_colour[colour] += fertility
            if not abbey.discs & 1:
                self.number_sunny[number] += fertility
            return
        self.ducats[1] += called
        self.ducats[2] += built
        if free:
            self.shady_by_colour[colour] += fertility
            self.ducats[0] += fertility
        if not abbey.discs & 1:
            self.number_shady[number] += fertility

    def write(self, sheet: Sheet, abbey: Abbey) -> None:
        sheet.put_all(self.by_colour, 15)
        sheet.put_all(self.all_sunny, 15)
        sheet.put_all(self.by_monks, 10)
        sheet.put_all(self.by_buildings, 10)
        for colour in COLOURS:
            sheet.put(abbey.tally[MARK_RESOURCE + colour] / 8)
        sheet.put(self.ducats[0] / 30)
        sheet.put(self.ducats[1] / 20)
        sheet.put(self.ducats[2] / 20)
        sheet.put_all(self.shady_by_colour, 10)
        sheet.put_all(self.number_sunny, 10)
        sheet.put_all(self.number_shady, 10)
        sheet.put_all(self.around_monks[:8], 12)
        sheet.put_all(self.around_monks[8:], 3)
        for monk in MONKS:
            sheet.put(abbey.tally[MARK_MONK + monk] / 3)


def buildings(sheet: Sheet, abbey: Abbey, garden: Garden) -> None:
    """§5 What is built, what each site lacks, and where a low total is still possible."""
    same, different = most_buildings(abbey)
    for kind in range(5):
        sheet.put(abbey.buildings.count(kind) / 3)
    sheet.put(same / 3)
    sheet.put(different / 4)
    for site in SITES:
        built = abbey.buildings[site] != NONE
        missing, total = (0, 0) if built else (garden.missing[site], garden.totals[site])
        sheet.mark(built)
        sheet.put(missing / 6)
        sheet.mark(missing == 1)
        sheet.put(total / 20)
        low = not built and total + missing <= 7
        sheet.put((ALL_AROUND - missing) / 6 if low else 0.0)
    sheet.put(abbey.sunny_free / 15)
    sheet.put(abbey.shady_free / 15)
    sheet.put(abbey.tally[0] / 6)
    sheet.put(abbey.tally[4] / 6)


def barrels(sheet: Sheet, s: HeavenAle, abbey: Abbey) -> None:
    """§8 For each goal: what is still to be had, how near it is, and whether it is met."""
    box, wanted = s.box, ~(abbey.large | abbey.small) & (s.large | s.small)
    met, near = goals_met(abbey, box), nearness(abbey, box)
    sheet.put(barrel_points(abbey, box) / 30)
    for goal, part in enumerate(near):
        prize = 0.0
        if wanted >> goal & 1:
            prize = 1.0 if s.large >> goal & 1 else 0.5
        sheet.put(prize)
        sheet.put(prize * part * part)
        sheet.put(prize if met >> goal & 1 else 0.0)


def nearness(abbey: Abbey, box: Box) -> list[float]:
    """How much of each goal of §8.2 is done, from 0 to 1."""
    want, starts = box.goals, box.marker_starts
    same, different = most_buildings(abbey)
    rearmost, foremost = ends(abbey.markers)
    first, last = box.brewmaster_start, ends(starts)[0]
    return [
        part(abbey.brewmaster - first, want[0] - first),
        part(rearmost - last, want[1] - last),
        part(abbey.tally[0], want[2]),
        part(abbey.tally[4], want[3]),
        part((abbey.discs & MONK_SPOTS).bit_count(), want[4]),
        part((abbey.discs & RESOURCE_SPOTS).bit_count(), want[5]),
        part(same, want[6]),
        part(different, want[7]),
        part(foremost, want[8]),
        part(abbey.placed.bit_count(), want[9]),
        part(FIRST_SHADY - abbey.sunny_free, want[10]),
        part(len(HEXES) - FIRST_SHADY - abbey.shady_free, want[11]),
    ]


def part(done: int, wanted: int) -> float:
    return 1.0 if done >= wanted else max(0.0, done / wanted)


def carried_on(sheet: Sheet, abbey: Abbey, box: Box, left: TimeLeft, garden: Garden) -> None:
    """Markers, brewmaster and ducats if the garden is activated as often as discs allow, and the beer."""
    laid = abbey.discs.bit_count()
    to_come = (left.discs + len(box.disc_spaces) * left.later) / left.seats
    chance = min(1.0, to_come / (10 - laid)) if laid < 10 else 0.0
    master = abbey.brewmaster + chance * garden.monk_steps[0] + garden.monk_steps[1]
    at = [
        abbey.markers[colour]
        + chance * (garden.by_colour[colour] + garden.by_monks[colour])
        + garden.by_buildings[colour]
        for colour in COLOURS
    ]
    top = float(box.top)
    level = levelled(at, between(box.rate, master), top)
    ducats = abbey.ducats + chance * (garden.ducats[0] + garden.ducats[1]) + garden.ducats[2]
    for space in at:
        sheet.put(space / 20)
    sheet.put(chance)
    sheet.put(master / 20)
    sheet.put(level / 20)
    sheet.put(between(box.multiplier, master) * (level if level > 0.0 else 0.0) / 60)
    sheet.put(ducats / 60)
    master += MASTER * left.share
    level = levelled([space + GROWTH * left.share for space in at], between(box.rate, master), top)
    soft = level if level >= FADE else FADE * exp((level - FADE) / FADE)
    sheet.put(between(box.multiplier, master) * soft / 60)


def between(column: list[int], master: float) -> float:
    """A column of §9.1 between its spaces."""
    last = len(column) - 1
    if master <= 0:
        return float(column[0])
    if master >= last:
        return float(column[last])
    low = int(master)
    return column[low] + (master - low) * (column[low + 1] - column[low])
