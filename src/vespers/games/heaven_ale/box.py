"""The box: what packs and options print on boards, tiles and cards, as tables that never change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from vespers.engine.kernel import Box
from vespers.engine.rulings import in_force
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.pack import HIGHEST_TOTAL, BrewingEntry, HeavenAleContent, content_of
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    DISC_SPACE,
    MARK_MONK,
    MARK_RESOURCE,
    MARKS,
    MONK_SPACE,
    MONKS,
    PLACES,
    PRIVILEGES,
    RESOURCE_SPACE,
    RESOURCES,
    SPACE_KINDS,
    START,
    patterns,
)
from vespers.games.heaven_ale.rulings import RULINGS, VERSIONS, HeavenAleRulings

T = TypeVar("T")


@dataclass(init=False, slots=True, eq=False)
class HeavenAleBox(Box):
    """The tables, indexed by the numbers of `pieces`."""

    rulings: HeavenAleRulings
    # The track: space 0 is the starting area.
    kinds: list[int]  # by space: what it offers
    monk_cost: list[int]  # by space
    marks: list[int]  # by space: the marks its disc allows, as bits
    last: int  # the last space before the starting area
    resource_spaces: list[int]
    monk_spaces: list[int]
    disc_spaces: list[int]
    # By number of players.
    rounds: list[int]
    tiles_two: list[bool]  # whether tiles with a II are used
    second_discs: list[list[int]]  # spaces with two discs in the last round
    # Piles: how many of each resource tile, of each sort of monk.
    back_one: list[int]
    back_two: list[int]
    monks_one: list[int]
    monks_two: list[int]
    in_back_two: int
    in_monks_two: int
    # An abbey at the beginning.
    marker_starts: list[int]
    brewmaster_start: int
    ducats: int
    # Prices and incomes.
    emergency: list[int]  # by set of cards, as bits: ducats for all of them
    sells_always: bool  # cards, before any decision of one's own, even where nothing is paid
    shady_price: int
    sunny_price: int
    top: int
    places: list[int]  # by place of the starting area: its amount
    privileges: list[int]  # by card: its amount
    goals: list[int]  # by barrel: how far, or how many
    # Buildings.
    type_of_total: list[int]
    brewmaster_steps: list[int]  # by type
    patterns: list[list[int]]  # by type: sets of neighbours it may activate
    building_names: list[str]
    # The end; by space of the brewmaster, which is 0 below 1.
    rate: list[int]
    multiplier: list[int]
    ducats_per_step: int
    large_points: int
    small_points: int
    first_points: int
    best_exchange: bool
    exchange_chosen: bool  # by the players, where it makes a difference
    counter_clockwise: bool

    def __init__(self, content: HeavenAleContent, settings: HeavenAleSettings) -> None:
        self.rulings = HeavenAleRulings(in_force(RULINGS, VERSIONS, settings, content.rulings))
        self.lay_track(content)
        self.fill_piles(content)
        self.set_starts_and_prices(content, settings)
        self.list_buildings(content)
        self.set_final_count(content, settings)

    def lay_track(self, content: HeavenAleContent) -> None:
        """§1.1 The spaces, and what the number of players changes."""
        track = [content.track[str(number)] for number in range(1, len(content.track) + 1)]
        self.kinds = [START, *[SPACE_KINDS.index(space.offers) for space in track]]
        self.monk_cost = [0, *[space.cost for space in track]]
        self.marks = [0, *[marks_of(space.letters) for space in track]]
        self.last = len(track)
        self.resource_spaces = self.spaces_of(RESOURCE_SPACE)
        self.monk_spaces = self.spaces_of(MONK_SPACE)
        self.disc_spaces = self.spaces_of(DISC_SPACE)
        self.rounds = by_players(content, "rounds", 0)
        self.tiles_two = by_players(content, "tiles_two", False)
        self.second_discs = by_players(content, "second_discs", [])

    def spaces_of(self, kind: int) -> list[int]:
        return [space for space, offered in enumerate(self.kinds) if offered == kind]

    def fill_piles(self, content: HeavenAleContent) -> None:
        """§1.2 Tiles with a I and with a II."""
        resources = [content.resources[name] for name in RESOURCES]
        monks = [content.monks[str(monk + 1)] for monk in MONKS]
        self.back_one = [copies for resource in resources for copies in resource.one]
        self.back_two = [copies for resource in resources for copies in resource.two]
        self.monks_one = [monk.one for monk in monks]
        self.monks_two = [monk.two for monk in monks]
        self.in_back_two = sum(self.back_two)
        self.in_monks_two = sum(self.monks_two)

    def set_starts_and_prices(self, content: HeavenAleContent, settings: HeavenAleSettings) -> None:
        """§1.3 What an abbey begins with; what things cost and give."""
        numbers = content.numbers
        self.marker_starts = [content.resources[name].start for name in RESOURCES]
        self.brewmaster_start = content.brewmaster_start[settings.brewmaster].space
        self.ducats = numbers.ducats
        self.emergency = [numbers.emergency * bin(cards).count("1") for cards in range(1 << len(PRIVILEGES))]
        self.sells_always = self.rulings.emergency in ("every-decision", "any-moment")
        self.shady_price = numbers.shady_price
        self.sunny_price = numbers.sunny_price
        self.top = numbers.top
        self.places = [content.places[name].amount for name in PLACES]
        self.privileges = [content.privileges[name].amount for name in PRIVILEGES]
        self.goals = [content.barrels[name].goal for name in BARRELS]
        self.counter_clockwise = settings.entry == "english"

    def list_buildings(self, content: HeavenAleContent) -> None:
        """§5.2, §5.3 The types of building, by rising total."""
        buildings = sorted(content.buildings.items(), key=lambda item: item[1].up_to)
        up_to = [building.up_to for _, building in buildings]
        self.type_of_total = [type_of(total, up_to) for total in range(HIGHEST_TOTAL + 1)]
        self.brewmaster_steps = [building.brewmaster for _, building in buildings]
        self.patterns = [patterns(building.activates, building.count) for _, building in buildings]
        self.building_names = [name for name, _ in buildings]

    def set_final_count(self, content: HeavenAleContent, settings: HeavenAleSettings) -> None:
        """§9 What the count at the end needs."""
        numbers = content.numbers
        rows = [brewing_at(content, space) for space in range(numbers.top + 1)]
        self.rate = [row.rate for row in rows]
        self.multiplier = [row.multiplier for row in rows]
        self.ducats_per_step = numbers.ducats_per_step
        self.large_points = numbers.large_barrel
        self.small_points = numbers.small_barrel
        self.first_points = numbers.first_player
        self.exchange_chosen = settings.exchange != "best" and self.rulings.exchange == "chosen"
        self.best_exchange = settings.exchange == "best" or self.exchange_chosen


@lru_cache(maxsize=64)
def box_of(settings: HeavenAleSettings) -> HeavenAleBox:
    """The tables for these options; the same object for the same options."""
    return HeavenAleBox(content_of(settings.packs, settings.own), settings)


def by_players(content: HeavenAleContent, field: str, none: T) -> list[T]:
    """A field of `[players.2]` … `[players.4]`, by number of players."""
    return [none, none, *[getattr(content.players[str(number)], field) for number in (2, 3, 4)]]


def marks_of(letters: str) -> int:
    """§6.1 The marks that these letters allow, as bits."""
    numbers, resources, monks = MARKS[:MARK_RESOURCE], MARKS[MARK_RESOURCE:MARK_MONK], MARKS[MARK_MONK:]
    of_letter = {"A": numbers, "B": monks, "C": resources}
    return sum([1 << mark for letter in letters for mark in of_letter[letter]])


def type_of(total: int, up_to: list[int]) -> int:
    """§5.2 The first building whose total is not passed."""
    return [total <= highest for highest in up_to].index(True)


def brewing_at(content: HeavenAleContent, space: int) -> BrewingEntry:
    """§9.1 The row of the brewmaster's table for a space; 0 stands for all below 1."""
    reached = [row for row in content.brewmaster.values() if row.at_least <= space]
    return max(reached, key=lambda row: row.at_least)
