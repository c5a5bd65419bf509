"""The content of a pack, checked, and the box of tables built from it. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from vespers.engine.packs import Content, Layer, Piece, bad, check_names, load, own_texts
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    LONGEST_TRACK,
    MARK_MONK,
    MARK_RESOURCE,
    MARKS,
    MONKS,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SPACE_KINDS,
    START,
    Box,
    patterns,
)
from vespers.games.heaven_ale.words import HeavenAleOptions

PACKS = Path(__file__).parent / "packs"
HIGHEST_TOTAL = 30  # six tiles of fertility 5

Count = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Before = Annotated[int, Meta(ge=-30, le=20)]
Fertilities = Annotated[list[Count], Meta(min_length=5, max_length=5)]
Letters = Literal["", "A", "B", "C", "ABC"]
T = TypeVar("T")


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[numbers]`: what can be tuned without changing a piece."""

    ducats: Count
    emergency: Count
    shady_price: Positive
    sunny_price: Positive
    top: Annotated[int, Meta(ge=1, le=60)]
    ducats_per_step: Positive
    large_barrel: Count
    small_barrel: Count
    first_player: Count


class BrewmasterStart(Piece, frozen=True, kw_only=True):
    space: Before


class Players(Piece, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=20)]
    tiles_two: bool
    second_discs: list[Positive]


class Resource(Piece, frozen=True, kw_only=True):
    start: Before
    one: Fertilities
    two: Fertilities


class Monk(Piece, frozen=True, kw_only=True):
    one: Count
    two: Count


class Amount(Piece, frozen=True, kw_only=True):
    amount: Count


class Building(Piece, frozen=True, kw_only=True):
    up_to: Annotated[int, Meta(ge=0, le=HIGHEST_TOTAL)]
    brewmaster: Count
    activates: Literal["any", "opposite", "alternating"]
    count: Annotated[int, Meta(ge=0, le=6)]


class Barrel(Piece, frozen=True, kw_only=True):
    goal: Positive


class Brewing(Piece, frozen=True, kw_only=True):
    at_least: int
    rate: Positive
    multiplier: Count


class Space(Piece, frozen=True, kw_only=True):
    offers: Literal["resource", "monk", "disc", "barrel"]
    cost: Count = 0
    letters: Letters = ""


class HeavenAleContent(Content, frozen=True, kw_only=True):
    """A whole pack of Heaven & Ale."""

    numbers: Numbers
    brewmaster_start: dict[str, BrewmasterStart]
    players: dict[str, Players]
    resources: dict[str, Resource]
    monks: dict[str, Monk]
    places: dict[str, Amount]
    buildings: dict[str, Building]
    privileges: dict[str, Amount]
    barrels: dict[str, Barrel]
    brewmaster: dict[str, Brewing]
    track: dict[str, Space]


@lru_cache(maxsize=64)
def content_of(packs: tuple[str, ...], own: tuple[str, ...]) -> HeavenAleContent:
    """The checked content of these packs, laid over one another."""
    content, layers = load(PACKS, packs, own, HeavenAleContent)
    check(content, layers)
    return content


@lru_cache(maxsize=64)
def box_of(options: HeavenAleOptions) -> Box:
    """The tables for these options; the same object for the same options."""
    return build(content_of(options.packs, options.own), options)


def texts_of(options: HeavenAleOptions) -> dict[str, dict[str, str]]:
    """Names that a player's own pack brings along."""
    return own_texts("heaven-ale", {"buildings": "building"}, content_of(options.packs, options.own))


# --- Checks


def check(content: HeavenAleContent, layers: list[Layer]) -> None:
    """What the types cannot say: the right keys, a whole track, totals in order, enough tiles."""
    check_keys(content, layers)
    check_track(content.track, layers)
    check_tables(content, layers)
    check_players(content, layers)
    check_names(layers, PACKS, ["buildings"], content)


def check_keys(content: HeavenAleContent, layers: list[Layer]) -> None:
    wanted: list[tuple[str, Iterable[str]]] = [
        ("brewmaster_start", ["usual", "nearer"]),
        ("players", ["2", "3", "4"]),
        ("resources", RESOURCES),
        ("monks", [str(monk + 1) for monk in MONKS]),
        ("places", PLACES),
        ("privileges", PRIVILEGES),
        ("barrels", BARRELS),
    ]
    for table, keys in wanted:
        if set(getattr(content, table)) != set(keys):
            raise bad(layers, table, "exactly " + ", ".join(keys), ", ".join(getattr(content, table)))


def check_track(track: dict[str, Space], layers: list[Layer]) -> None:
    """§1.1 Spaces 1, 2, 3 … without a gap; a monk space has a cost, a disc space letters."""
    numbers = [str(number) for number in range(1, len(track) + 1)]
    if set(track) != set(numbers) or not 1 <= len(track) <= LONGEST_TRACK:
        raise bad(
            layers, "track", f"spaces 1, 2, 3 … without a gap, at most {LONGEST_TRACK}", ", ".join(track)
        )
    for number, space in track.items():
        if (space.offers == "monk") != (space.cost > 0):
            raise bad(layers, f"track.{number}.cost", "a cost on monk spaces, none elsewhere", space.cost)
        if (space.offers == "disc") != (space.letters != ""):
            raise bad(
                layers, f"track.{number}.letters", "letters on disc spaces, none elsewhere", space.letters
            )


def check_tables(content: HeavenAleContent, layers: list[Layer]) -> None:
    """§5.2, §9.1 Every total has a building, every space of the brewmaster a rate."""
    totals = sorted(building.up_to for building in content.buildings.values())
    if not totals or totals[-1] != HIGHEST_TOTAL or len(set(totals)) != len(totals):
        raise bad(layers, "buildings", f"different totals up_to, the last {HIGHEST_TOTAL}", totals)
    lows = [row.at_least for row in content.brewmaster.values()]
    if not lows or min(lows) > 0 or len(set(lows)) != len(lows):
        raise bad(layers, "brewmaster", "different at_least, one of them 0 or less", lows)


def check_players(content: HeavenAleContent, layers: list[Layer]) -> None:
    """§1.2, §2.3 The piles last to the end; second discs lie on disc spaces."""
    for number, players in content.players.items():
        for space in players.second_discs:
            if str(space) not in content.track or content.track[str(space)].offers != "disc":
                raise bad(layers, f"players.{number}.second_discs", "disc spaces of the track", space)
        for table, missing in shortages(content, players):
            own = any(table in tree for _, tree in layers[1:])  # whom to blame: fewer tiles, or more rounds?
            key = table if own else f"players.{number}.rounds"
            raise bad(layers, key, f"tiles in {table} for all {players.rounds} rounds", f"{missing} too few")


def shortages(content: HeavenAleContent, players: Players) -> Iterable[tuple[str, int]]:
    """Tables with too few tiles for a whole game, and how many are missing."""
    offers: list[str] = [space.offers for space in content.track.values()]
    resources = [sum(r.one) + (sum(r.two) if players.tiles_two else 0) for r in content.resources.values()]
    monks = [m.one + (m.two if players.tiles_two else 0) for m in content.monks.values()]
    for table, kind, tiles in (("resources", "resource", resources), ("monks", "monk", monks)):
        missing = offers.count(kind) * players.rounds - sum(tiles)
        if missing > 0:
            yield table, missing


# --- The box


def build(content: HeavenAleContent, options: HeavenAleOptions) -> Box:
    """All tables, indexed by the numbers of `pieces`."""
    numbers = content.numbers
    track = [content.track[str(number)] for number in range(1, len(content.track) + 1)]
    resources = [content.resources[name] for name in RESOURCES]
    monks = [content.monks[str(monk + 1)] for monk in MONKS]
    buildings = sorted(content.buildings.items(), key=lambda item: item[1].up_to)
    return Box(
        kinds=[START, *[SPACE_KINDS.index(space.offers) for space in track]],
        monk_cost=[0, *[space.cost for space in track]],
        marks=[0, *[marks_of(space.letters) for space in track]],
        rounds=by_players(content, "rounds", 0),
        tiles_two=by_players(content, "tiles_two", False),
        second_discs=by_players(content, "second_discs", []),
        back_one=[copies for resource in resources for copies in resource.one],
        back_two=[copies for resource in resources for copies in resource.two],
        monks_one=[monk.one for monk in monks],
        monks_two=[monk.two for monk in monks],
        marker_starts=[resource.start for resource in resources],
        brewmaster_start=content.brewmaster_start[options.brewmaster].space,
        ducats=numbers.ducats,
        emergency=[numbers.emergency * bin(cards).count("1") for cards in range(1 << len(PRIVILEGES))],
        shady_price=numbers.shady_price,
        sunny_price=numbers.sunny_price,
        top=numbers.top,
        ducats_per_step=numbers.ducats_per_step,
        large_points=numbers.large_barrel,
        small_points=numbers.small_barrel,
        first_points=numbers.first_player,
        places=[content.places[name].amount for name in PLACES],
        privileges=[content.privileges[name].amount for name in PRIVILEGES],
        goals=[content.barrels[name].goal for name in BARRELS],
        type_of_total=[type_of(total, [b.up_to for _, b in buildings]) for total in range(HIGHEST_TOTAL + 1)],
        brewmaster_steps=[building.brewmaster for _, building in buildings],
        patterns=[patterns(building.activates, building.count) for _, building in buildings],
        building_names=[name for name, _ in buildings],
        rate=[brewing_at(content, space).rate for space in range(numbers.top + 1)],
        multiplier=[brewing_at(content, space).multiplier for space in range(numbers.top + 1)],
        best_exchange=options.exchange == "best",
        counter_clockwise=options.entry == "english",
    )


def by_players(content: HeavenAleContent, field: str, none: T) -> list[T]:
    """A field of `[players.2]` … `[players.4]`, by number of players."""
    return [none, none, *[getattr(content.players[str(number)], field) for number in (2, 3, 4)]]


def marks_of(letters: str) -> int:
    """§6.1 The marks that these letters allow, as bits."""
    numbers, resources, monks = MARKS[:MARK_RESOURCE], MARKS[MARK_RESOURCE:MARK_MONK], MARKS[MARK_MONK:]
    of_letter = {"A": numbers, "B": monks, "C": resources}
    return sum(1 << mark for letter in letters for mark in of_letter[letter])


def type_of(total: int, up_to: list[int]) -> int:
    """§5.2 The first building whose total is not passed."""
    return next(kind for kind, highest in enumerate(up_to) if total <= highest)


def brewing_at(content: HeavenAleContent, space: int) -> Brewing:
    """§9.1 The row of the brewmaster's table for a space; 0 stands for all below 1."""
    reached = [row for row in content.brewmaster.values() if row.at_least <= space]
    return max(reached, key=lambda row: row.at_least)
