"""The content packs of Brewers: their shape and what they must satisfy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from vespers.engine.packs import Content, Layer, Piece, bad, check_names, load, own_texts
from vespers.games.brewers.pieces import (
    AIMED,
    DEEDS,
    EFFECTS,
    EVENT_MAX,
    MONK_MAX,
    OBJECTIVE_MAX,
    PHASES,
    PILE_MAX,
    RIVAL_MAX,
    ROOMS,
    SEATS,
    SITES,
    WOLF_MAX,
)
from vespers.games.brewers.words import BrewersOptions

PACKS = Path(__file__).parent / "packs"
KINDS = {
    "rooms": "room",
    "sites": "site",
    "abilities": "ability",
    "monks": "monk",
    "werewolves": "werewolf",
    "equipment": "card",
    "blessings": "card",
    "events": "night",
    "rivals": "rival",
    "objectives": "objective",
}

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
DieRoll = Annotated[int, msgspec.Meta(ge=1, le=9)]
Numbered = dict[str, Change]


class NumbersEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[numbers]`: what a designer may turn."""

    actions: Annotated[int, msgspec.Meta(ge=1, le=6)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=6)]
    late_actions: Annotated[int, msgspec.Meta(ge=1, le=6)]
    sprint_noise: Small
    loud_below: Small
    loud_bonus: Small
    loud_noise: Small
    easy_noise: Small
    hard_noise: Small
    hard_from: DieRoll
    failure_noise: Small
    attack_at: Annotated[int, msgspec.Meta(ge=1, le=20)]
    silent_attack_at: Annotated[int, msgspec.Meta(ge=1, le=20)]
    filthy_dirt_at: DieRoll
    meditation: Small
    hunt_bonus: Small
    hunt_cards: Annotated[int, msgspec.Meta(ge=1, le=6)]
    ward_from: DieRoll
    flee_up_to: Small


class RoomEntry(Piece, frozen=True, kw_only=True):
    """`[rooms.ID]`: its doors, and whether one meditates there."""

    doors: tuple[str, ...]
    silence: bool = False


class SiteEntry(Piece, frozen=True, kw_only=True):
    """`[sites.ID]`: where it is looked for, the roll it needs, the quality of the ingredient."""

    room: str
    difficulty: DieRoll
    quality: Small = 0


class AbilityEntry(Piece, frozen=True, kw_only=True):
    """`[abilities.ID]`: the effects of an ability."""

    effects: Numbered


class MonkEntry(Piece, frozen=True, kw_only=True):
    """`[monks.ID]`: his abilities."""

    abilities: tuple[str, ...]


class OpponentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One opponent of a chain."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=3)]
    bonus: Change = 0
    taste: Small


class WerewolfEntry(Piece, frozen=True, kw_only=True):
    """`[werewolves.ID]`: dice, bonus and taste, or a chain of them; what it does before and after."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    dice: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    bonus: Change = 0
    taste: Small = 0
    chain: tuple[OpponentEntry, ...] = ()
    bars: tuple[Literal["equipment", "blessings"], ...] = ()
    before: Numbered = msgspec.field(default_factory=dict)
    won: Numbered = msgspec.field(default_factory=dict)
    lost: Numbered = msgspec.field(default_factory=dict)


class CardEntry(Piece, frozen=True, kw_only=True):
    """`[equipment.ID]`, `[blessings.ID]`: lasting effects, and what it does when declared or played."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    effects: Numbered = msgspec.field(default_factory=dict)
    helps: Literal["", "win-fight", "two-dice", "two-dice-fight", "two-dice-search", "avoid-wound"] = ""
    plays: Numbered = msgspec.field(default_factory=dict)
    use: Literal["always", "game", "phase", "roll"] = "always"
    breaks: bool = False


class EventEntry(Piece, frozen=True, kw_only=True):
    """`[events.ID]`: an event of a hermit's night."""

    deeds: Numbered = msgspec.field(default_factory=dict)
    effects: Numbered = msgspec.field(default_factory=dict)


class RivalEntry(Piece, frozen=True, kw_only=True):
    """`[rivals.ID]`: what a hermit's rival brews in each phase, beside 1."""

    values: tuple[Small, ...]


class ObjectiveEntry(Piece, frozen=True, kw_only=True):
    """`[objectives.ID]`: what is counted, how much or how little of it, and the taste it adds."""

    goal: Literal["dirt", "werewolves", "noise", "ingredients", "fine-ingredients", "cards"]
    least: Small = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=99)] = 99
    reward: Small


class CampaignEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[campaign]`: the taste that each night asks for, and how many lost nights end it."""

    targets: tuple[Small, ...]
    failures: Annotated[int, msgspec.Meta(ge=1, le=20)]


class BrewersContent(Content, frozen=True, kw_only=True):
    """A whole pack of Brewers."""

    numbers: NumbersEntry
    rooms: dict[str, RoomEntry]
    sites: dict[str, SiteEntry]
    abilities: dict[str, AbilityEntry]
    monks: dict[str, MonkEntry]
    werewolves: dict[str, WerewolfEntry]
    equipment: dict[str, CardEntry]
    blessings: dict[str, CardEntry]
    events: dict[str, EventEntry] = msgspec.field(default_factory=dict)
    rivals: dict[str, RivalEntry] = msgspec.field(default_factory=dict)
    objectives: dict[str, ObjectiveEntry] = msgspec.field(default_factory=dict)
    campaign: CampaignEntry | None = None


# --- What no single entry can say


def check(content: BrewersContent, layers: list[Layer]) -> None:
    """A game must be playable with it."""
    check_counts(content, layers)
    check_rooms(content, layers)
    check_monks(content, layers)
    check_werewolves(content, layers)
    check_cards(content, layers)
    check_hermit(content, layers)
    check_names(layers, PACKS, KINDS, content)


def check_counts(content: BrewersContent, layers: list[Layer]) -> None:
    """The codebook is sized for the largest pack; eight players need eight monks."""
    for table, low, high in (
        ("monks", len(SEATS), MONK_MAX),
        ("werewolves", 1, WOLF_MAX),
        ("equipment", 1, PILE_MAX),
        ("blessings", 1, PILE_MAX),
        ("events", 0, EVENT_MAX),
        ("rivals", 0, RIVAL_MAX),
        ("objectives", 0, OBJECTIVE_MAX),
    ):
        found = len(getattr(content, table))
        if not low <= found <= high:
            raise bad(layers, table, f"{low} to {high} entries", found)
    if sum(wolf.copies for wolf in content.werewolves.values()) == 0:
        raise bad(layers, "werewolves", "at least one copy of a werewolf", 0)


def check_rooms(content: BrewersContent, layers: list[Layer]) -> None:
    """§1.4 All nine rooms, doors seen from both sides; §1.5 every site in some room."""
    if set(content.rooms) != set(ROOMS):
        raise bad(layers, "rooms", "exactly " + ", ".join(ROOMS), ", ".join(content.rooms))
    for name, room in content.rooms.items():
        for door in room.doors:
            if door not in content.rooms or name not in content.rooms[door].doors:
                raise bad(layers, f"rooms.{name}.doors", "rooms with a door back", door)
    if sum(room.silence for room in content.rooms.values()) != 1:
        raise bad(layers, "rooms", "exactly one room with silence = true")
    if set(content.sites) != set(SITES):
        raise bad(layers, "sites", "exactly " + ", ".join(SITES), ", ".join(content.sites))
    for name, site in content.sites.items():
        if site.room not in content.rooms:
            raise bad(layers, f"sites.{name}.room", "one of " + ", ".join(ROOMS), site.room)


def check_monks(content: BrewersContent, layers: list[Layer]) -> None:
    """§7 Known abilities made of known effects."""
    for name, ability in content.abilities.items():
        check_known(f"abilities.{name}.effects", ability.effects, EFFECTS, layers)
    for name, monk in content.monks.items():
        for ability_id in monk.abilities:
            if ability_id not in content.abilities:
                expected = "abilities among " + ", ".join(content.abilities)
                raise bad(layers, f"monks.{name}.abilities", expected, ability_id)


def check_known(key: str, words: Mapping[str, int], known: tuple[str, ...], layers: list[Layer]) -> None:
    """The vocabulary is closed."""
    for word in words:
        if word not in known:
            raise bad(layers, f"{key}.{word}", "one of " + ", ".join(known), word)


def check_deeds(key: str, deeds: Mapping[str, int], layers: list[Layer]) -> None:
    """§6.5 Known deeds; at most one of them is aimed at somebody."""
    check_known(key, deeds, DEEDS, layers)
    aimed = [DEEDS[deed] for deed in AIMED if DEEDS[deed] in deeds]
    if len(aimed) > 1:
        raise bad(layers, key, "at most one deed aimed at an opponent", " and ".join(aimed))


def check_werewolves(content: BrewersContent, layers: list[Layer]) -> None:
    for name, wolf in content.werewolves.items():
        for side in ("before", "won", "lost"):
            check_deeds(f"werewolves.{name}.{side}", getattr(wolf, side), layers)


def check_cards(content: BrewersContent, layers: list[Layer]) -> None:
    """§6.3 What is declared or played says how often."""
    for table in ("equipment", "blessings"):
        for name, card in getattr(content, table).items():
            key = f"{table}.{name}"
            check_known(f"{key}.effects", card.effects, EFFECTS, layers)
            check_deeds(f"{key}.plays", card.plays, layers)
            if card.helps and card.plays:
                raise bad(layers, f"{key}.plays", "nothing beside helps", ", ".join(card.plays))
            if bool(card.helps or card.plays) == (card.use == "always"):
                raise bad(layers, f"{key}.use", "game, phase or roll, exactly with helps or plays", card.use)
            if card.plays and card.use == "roll":
                raise bad(layers, f"{key}.use", "game or phase for a card that is played", card.use)


def check_hermit(content: BrewersContent, layers: list[Layer]) -> None:
    """§11 A hermit's night needs all its parts."""
    for name, event in content.events.items():
        check_deeds(f"events.{name}.deeds", event.deeds, layers)
        check_known(f"events.{name}.effects", event.effects, EFFECTS, layers)
    for name, rival in content.rivals.items():
        if len(rival.values) != PHASES:
            raise bad(layers, f"rivals.{name}.values", f"{PHASES} values, one a phase", len(rival.values))
    parts = (content.events, content.rivals, content.objectives, content.campaign)
    if any(parts) and not all(parts):
        raise bad(layers, "events", "events, rivals, objectives and campaign together")
    if content.events and len(content.events) < PHASES:
        raise bad(layers, "events", f"at least {PHASES} entries, one a phase", len(content.events))
    if content.campaign is not None and not 1 <= len(content.campaign.targets) <= 20:
        raise bad(layers, "campaign.targets", "1 to 20 nights", len(content.campaign.targets))


@lru_cache(maxsize=64)
def contents(packs: tuple[str, ...], own: tuple[str, ...]) -> BrewersContent:
    """The checked content of these packs."""
    content, layers = load(PACKS, packs, own, BrewersContent)
    check(content, layers)
    return content


def texts_of(options: BrewersOptions) -> Mapping[str, Mapping[str, str]]:
    """Names that a player's own pack brings along."""
    return own_texts("brewers", KINDS, contents(options.packs, options.own))
