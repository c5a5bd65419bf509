"""The content packs of Heaven & Ale: their shape and what they must satisfy. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vespers.engine.packs import Content, Layer, PackEntry, bad, check_names, check_rulings, load, own_texts
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    LONGEST_TRACK,
    MONKS,
    PLACES,
    PRIVILEGES,
    RESOURCES,
)
from vespers.games.heaven_ale.rulings import RULINGS

PACKS = Path(__file__).parent / "packs"
HIGHEST_TOTAL = 30  # six tiles of fertility 5

Count = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Before = Annotated[int, Meta(ge=-30, le=20)]
Fertilities = Annotated[list[Count], Meta(min_length=5, max_length=5)]
Letters = Literal["", "A", "B", "C", "ABC"]


class NumbersEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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


class BrewmasterStartEntry(PackEntry, frozen=True, kw_only=True):
    space: Before


class PlayersEntry(PackEntry, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=20)]
    tiles_two: bool
    second_discs: list[Positive]


class ResourceEntry(PackEntry, frozen=True, kw_only=True):
    start: Before
    one: Fertilities
    two: Fertilities


class MonkEntry(PackEntry, frozen=True, kw_only=True):
    one: Count
    two: Count


class AmountEntry(PackEntry, frozen=True, kw_only=True):
    amount: Count


class BuildingEntry(PackEntry, frozen=True, kw_only=True):
    up_to: Annotated[int, Meta(ge=0, le=HIGHEST_TOTAL)]
    brewmaster: Count
    activates: Literal["any", "opposite", "alternating"]
    count: Annotated[int, Meta(ge=0, le=6)]


class BarrelEntry(PackEntry, frozen=True, kw_only=True):
    goal: Positive


class BrewingEntry(PackEntry, frozen=True, kw_only=True):
    at_least: int
    rate: Positive
    multiplier: Count


class SpaceEntry(PackEntry, frozen=True, kw_only=True):
    offers: Literal["resource", "monk", "disc", "barrel"]
    cost: Count = 0
    letters: Letters = ""


class HeavenAleContent(Content, frozen=True, kw_only=True):
    """A whole pack of Heaven & Ale."""

    numbers: NumbersEntry
    brewmaster_start: dict[str, BrewmasterStartEntry]
    players: dict[str, PlayersEntry]
    resources: dict[str, ResourceEntry]
    monks: dict[str, MonkEntry]
    places: dict[str, AmountEntry]
    buildings: dict[str, BuildingEntry]
    privileges: dict[str, AmountEntry]
    barrels: dict[str, BarrelEntry]
    brewmaster: dict[str, BrewingEntry]
    track: dict[str, SpaceEntry]


@lru_cache(maxsize=64)
def content_of(packs: tuple[str, ...], own: tuple[str, ...]) -> HeavenAleContent:
    """The checked content of these packs, laid over one another."""
    content, layers = load(PACKS, packs, own, HeavenAleContent)
    check(content, layers)
    return content


def texts_of(settings: HeavenAleSettings) -> dict[str, dict[str, str]]:
    """Names that a player's own pack brings along."""
    return own_texts("heaven-ale", {"buildings": "building"}, content_of(settings.packs, settings.own))


# --- Checks


def check(content: HeavenAleContent, layers: list[Layer]) -> None:
    """What the types cannot check: the right keys, a whole track, totals in order, enough tiles."""
    check_rulings(layers, content, RULINGS)
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


def check_track(track: dict[str, SpaceEntry], layers: list[Layer]) -> None:
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


def shortages(content: HeavenAleContent, players: PlayersEntry) -> Iterable[tuple[str, int]]:
    """Tables with too few tiles for a whole game, and how many are missing."""
    offers: list[str] = [space.offers for space in content.track.values()]
    resources = [sum(r.one) + (sum(r.two) if players.tiles_two else 0) for r in content.resources.values()]
    monks = [m.one + (m.two if players.tiles_two else 0) for m in content.monks.values()]
    for table, kind, tiles in (("resources", "resource", resources), ("monks", "monk", monks)):
        missing = offers.count(kind) * players.rounds - sum(tiles)
        if missing > 0:
            yield table, missing
