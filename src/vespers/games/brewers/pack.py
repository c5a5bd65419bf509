"""The content packs of Brewers: their shape and what they must satisfy. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from vespers.engine.packs import (
    Content,
    Layer,
    PackEntry,
    bad,
    check_names,
    check_rising,
    check_rulings,
    load,
    own_texts,
)
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pieces import (
    AIMED,
    DEEDS,
    EFFECTS,
    EVENT_MAX,
    EXCHANGES,
    FINDS,
    FINDS_OF,
    MONK_MAX,
    OBJECTIVE_MAX,
    PASS_MOST,
    PHASES,
    PICK_MOST,
    PICKS,
    PILE_MAX,
    RIVAL_MAX,
    ROOMS,
    SEATS,
    SITE_MAX,
    SITES,
    WOLF_MAX,
    Help,
)
from vespers.games.brewers.rulings import RULINGS

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
Taste = Annotated[int, msgspec.Meta(ge=1, le=99)]
DieRoll = Annotated[int, msgspec.Meta(ge=1, le=9)]
Numbered = dict[str, Change]


class NumbersEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[numbers]`: what a designer may change."""

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
    bands: Annotated[tuple[Taste, ...], msgspec.Meta(min_length=4, max_length=4)] = (5, 8, 13, 18)


class RoomEntry(PackEntry, frozen=True, kw_only=True):
    """`[rooms.ID]`: its doors, and whether one meditates there."""

    doors: tuple[str, ...]
    silence: bool = False


class SiteEntry(PackEntry, frozen=True, kw_only=True):
    """`[sites.ID]`: what is looked for and where, the roll it needs, the quality of an ingredient."""

    room: str
    difficulty: DieRoll
    quality: Small = 0
    finds: str = ""  # one of FINDS; the sites of the board need not say it


def finds_of(name: str, site: SiteEntry) -> str:
    """§1.5 What is found at a site."""
    return site.finds or (FINDS[FINDS_OF[SITES.index(name)]] if name in SITES else "")


class AbilityEntry(PackEntry, frozen=True, kw_only=True):
    """`[abilities.ID]`: the effects of an ability."""

    effects: Numbered


class MonkEntry(PackEntry, frozen=True, kw_only=True):
    """`[monks.ID]`: his abilities."""

    abilities: tuple[str, ...]


class OpponentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One opponent of a chain."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=3)]
    bonus: Change = 0
    taste: Small


class WerewolfEntry(PackEntry, frozen=True, kw_only=True):
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
    after: Numbered = msgspec.field(default_factory=dict)  # whoever won


class CardEntry(PackEntry, frozen=True, kw_only=True):
    """`[equipment.ID]`, `[blessings.ID]`: lasting effects, and what it does when declared or played."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    effects: Numbered = msgspec.field(default_factory=dict)
    helps: Help = ""
    bonus: Change = 0  # of a card that helps so
    plays: Numbered = msgspec.field(default_factory=dict)
    at: Literal["", "phase-start", "phase-end"] = ""  # when it is played, if not in one's own turn
    use: Literal["always", "game", "phase", "roll"] = "always"
    breaks: bool = False


class EventEntry(PackEntry, frozen=True, kw_only=True):
    """`[events.ID]`: an event of a hermit's night."""

    deeds: Numbered = msgspec.field(default_factory=dict)
    effects: Numbered = msgspec.field(default_factory=dict)


class RivalEntry(PackEntry, frozen=True, kw_only=True):
    """`[rivals.ID]`: what a hermit's rival brews in each phase, beside 1."""

    values: tuple[Small, ...]


class ObjectiveEntry(PackEntry, frozen=True, kw_only=True):
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


# --- Checks across entries


def check(content: BrewersContent, layers: list[Layer]) -> None:
    """A game must be playable with the pack."""
    check_rulings(layers, content, RULINGS)
    check_rising(layers, "numbers.bands", content.numbers.bands)
    check_counts(content, layers)
    check_rooms(content, layers)
    check_sites(content, layers)
    check_monks(content, layers)
    check_werewolves(content, layers)
    check_cards(content, layers)
    check_hermit(content, layers)
    check_names(layers, PACKS, [table for table in KINDS if table != "objectives"], content)


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
    """§1.4 All nine rooms, doors seen from both sides."""
    if set(content.rooms) != set(ROOMS):
        raise bad(layers, "rooms", "exactly " + ", ".join(ROOMS), ", ".join(content.rooms))
    for name, room in content.rooms.items():
        for door in room.doors:
            if door not in content.rooms or name not in content.rooms[door].doors:
                raise bad(layers, f"rooms.{name}.doors", "rooms with a door back", door)
    if sum(room.silence for room in content.rooms.values()) != 1:
        raise bad(layers, "rooms", "exactly one room with silence = true")


def check_sites(content: BrewersContent, layers: list[Layer]) -> None:
    """§1.5 Whatever a board offers: any sites in any rooms, as far as the codebook goes."""
    if len({*SITES, *content.sites}) > SITE_MAX:
        others = SITE_MAX - len(SITES)
        raise bad(layers, "sites", f"at most {others} sites beside " + ", ".join(SITES), len(content.sites))
    for name, site in content.sites.items():
        if site.room not in content.rooms:
            raise bad(layers, f"sites.{name}.room", "one of " + ", ".join(ROOMS), site.room)
        if finds_of(name, site) not in FINDS:
            raise bad(layers, f"sites.{name}.finds", "one of " + ", ".join(FINDS), site.finds)


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
        raise bad(layers, key, "at most one deed aimed at a player", " and ".join(aimed))
    for deed in PICKS:
        if not 1 <= deeds.get(DEEDS[deed], 1) <= PICK_MOST:
            raise bad(layers, f"{key}.{DEEDS[deed]}", f"1 to {PICK_MOST} cards", deeds[DEEDS[deed]])
    for deed in EXCHANGES:
        if not 1 <= deeds.get(DEEDS[deed], 1) <= PASS_MOST:
            raise bad(layers, f"{key}.{DEEDS[deed]}", f"1 to {PASS_MOST} cards", deeds[DEEDS[deed]])


def check_werewolves(content: BrewersContent, layers: list[Layer]) -> None:
    """§5.4 What comes after every fight comes with what only the winner or the loser gets."""
    for name, wolf in content.werewolves.items():
        key = f"werewolves.{name}"
        check_deeds(f"{key}.before", wolf.before, layers)
        check_deeds(f"{key}.after", wolf.after, layers)
        check_deeds(f"{key}.won", {**wolf.won, **wolf.after}, layers)
        check_deeds(f"{key}.lost", {**wolf.lost, **wolf.after}, layers)


def check_cards(content: BrewersContent, layers: list[Layer]) -> None:
    """§6.3 A card that is declared or played has a use: how often."""
    for table in ("equipment", "blessings"):
        for name, card in getattr(content, table).items():
            key = f"{table}.{name}"
            check_known(f"{key}.effects", card.effects, EFFECTS, layers)
            check_deeds(f"{key}.plays", card.plays, layers)
            if card.helps and card.plays:
                raise bad(layers, f"{key}.plays", "nothing beside helps", ", ".join(card.plays))
            if bool(card.helps or card.plays) == (card.use == "always") and not card.at:
                raise bad(layers, f"{key}.use", "game, phase or roll, exactly with helps or plays", card.use)
            if card.at and not card.plays:
                raise bad(layers, f"{key}.at", "a card that plays something", card.at)
            if card.helps == "reroll-other" and card.use == "roll":
                raise bad(layers, f"{key}.use", "game or phase for a card that meddles", card.use)
            if card.helps.startswith("bonus") != (card.bonus != 0):
                raise bad(layers, f"{key}.bonus", "a number, exactly with helps = bonus…", card.bonus)
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


def texts_of(settings: BrewersSettings) -> Mapping[str, Mapping[str, str]]:
    """Names that a player's own pack brings along."""
    return own_texts("brewers", KINDS, contents(settings.packs, settings.own))
