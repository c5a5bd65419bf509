"""The box: what a pack and the chosen mods print on cards and board, as tables that never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import msgspec

from vespers.engine.errors import BadSettings
from vespers.engine.kernel import Box
from vespers.engine.messages import Action, Why
from vespers.engine.packs import origins
from vespers.engine.rulings import in_force
from vespers.games.brewers.codebook import MOVE, SEARCH, SPRINT
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import (
    KINDS,
    BrewersContent,
    CardEntry,
    EventEntry,
    ObjectiveEntry,
    SiteEntry,
    WerewolfEntry,
    contents,
    finds_of,
)
from vespers.games.brewers.pieces import (
    DEEDS,
    EFFECTS,
    FIND_BLESSING,
    FIND_DIRT,
    FIND_EQUIPMENT,
    FIND_WEREWOLF,
    FINDS,
    GOALS,
    HELPS,
    INGREDIENTS,
    LAST_PHASE_OF,
    MOMENTS,
    NONE,
    PHASE_END,
    PHASE_START,
    PHASES,
    PILE_MAX,
    REROLL_OTHER,
    ROOMS,
    SITES,
    USES,
    WOLF_MAX,
    Deed,
    Power,
)
from vespers.games.brewers.rulings import RULINGS, VERSIONS, BrewersRulings

NO_SITE: Final = SiteEntry(room="", difficulty=9, origin="own")  # of the board, but not of this pack


@dataclass(slots=True, kw_only=True, eq=False)
class Werewolf:
    """One werewolf card. An opponent is (dice, bonus, taste reached by beating it); most cards have one."""

    chain: list[tuple[int, int, int]]
    before: list[Deed]
    after_win: list[Deed]
    after_loss: list[Deed]
    after: list[Deed]  # whoever won
    bars_equipment: bool
    bars_blessings: bool


@dataclass(slots=True, kw_only=True, eq=False)
class Card:
    """One equipment, blessing or holy object."""

    power: Power
    use: int
    help: int
    bonus: int  # of a help that adds a number
    deeds: list[Deed]
    breaks: bool  # is discarded when its bearer loses a fight


@dataclass(slots=True, kw_only=True, eq=False)
class NightEvent:
    """§11.1 One event of a hermit's night: deeds at once, effects for the phase."""

    deeds: list[Deed]
    power: Power


@dataclass(slots=True, kw_only=True, eq=False)
class Objective:
    """§11.3 A hermit's objective: something counted, a least or a most, and its reward."""

    goal: int
    least: int
    most: int
    reward: int


@dataclass(init=False, slots=True, eq=False)
class Numbers:
    """The numbers that a pack or a mod may change."""

    actions: int
    moves: int
    late_actions: int
    turns_a_phase: int
    sprint_noise: int
    loud_below: int
    loud_bonus: int
    loud_noise: int
    easy_noise: int
    hard_noise: int
    hard_from: int
    failure_noise: int
    attack_at: int
    silent_attack_at: int
    filthy_dirt_at: int
    attack_cards: int
    meditation: int
    hunt_bonus: int
    hunt_cards: int
    ward_from: int
    flee_up_to: int
    bands: tuple[int, ...]  # §8.4 where the next better beer begins


@dataclass(init=False, slots=True, eq=False)
class BrewersBox(Box):
    """A pack with the chosen mods, as tables. Never changes: all clones of a state share it."""

    numbers: Numbers
    rulings: BrewersRulings
    origins: dict[str, str]  # where each piece comes from
    drawn: frozenset[str]  # drawings that packs bring along
    ids: dict[str, list[str]]  # by kind of piece: the ids of the pack, by number
    # cards
    monks: list[Power]  # by monk: what his abilities give
    abilities: list[tuple[str, ...]]  # by monk: their ids
    werewolves: list[Werewolf]
    cards: list[Card]  # by card number; gaps are empty cards
    meddles: bool  # §6.8 whether some card makes another roll again
    moments: frozenset[int]  # §6.9 the moments of a phase at which some card is used
    piles: list[list[int]]  # by pile: copies of each kind
    # the monastery
    near: list[list[int]]  # by room: the rooms behind its doors
    two_away: list[list[int]]  # by room: the rooms exactly two doors away
    moves: list[list[Action]]  # by room: its Move actions
    sprints: list[list[Action]]  # by room: its Sprint actions; none when sprinting is off
    room_of: list[int]  # by site; NONE where the pack has no such site
    finds: list[int]  # by site
    sites_in: list[list[int]]  # by room
    hunts_in: list[list[Action]]  # by room: its searches for a werewolf
    dirt_in: list[list[Action]]  # by room: its searches for dirt
    searches: list[list[list[Action]]]  # by phase and room: those that need no ability and no circumstance
    difficulty: list[int]  # by site
    easy: list[bool]  # by site
    quality: list[int]  # by site of an ingredient
    meditate: int  # the room of silence
    # mods
    challenges: bool
    team: bool
    blind_draft: bool
    # the hermit
    night: int
    events: list[NightEvent]
    rivals: list[list[int]]
    objectives: list[Objective]
    targets: list[int]
    campaign_monk: int  # or NONE
    kept: list[int]

    def __init__(self, content: BrewersContent, settings: BrewersSettings) -> None:
        self.numbers = numbers_of(content, settings)
        self.rulings = BrewersRulings(in_force(RULINGS, VERSIONS, settings, content.rulings))
        self.origins = origins(KINDS, content)
        self.drawn = frozenset(content.art)
        self.ids = ids_of(content)
        self.print_cards(content)
        self.build_monastery(content, settings)
        self.place_sites(content, settings)
        self.challenges = settings.monk_fights
        self.team = settings.team
        self.blind_draft = settings.blind_draft
        self.prepare_hermit(content)
        self.take_up_campaign(settings)

    def print_cards(self, content: BrewersContent) -> None:
        """§6, §7 Monks, werewolves, equipment and blessings."""
        monks, werewolves = list(content.monks.values()), list(content.werewolves.values())
        equipment, blessings = list(content.equipment.values()), list(content.blessings.values())
        self.abilities = [monk.abilities for monk in monks]
        self.monks = [power_of(*[content.abilities[a].effects for a in monk.abilities]) for monk in monks]
        self.werewolves = [werewolf_of(entry) for entry in werewolves]
        self.cards = filled(equipment) + filled(blessings)
        self.meddles = any(card.help == REROLL_OTHER for card in self.cards)
        self.moments = frozenset(card.help for card in self.cards) & {PHASE_START, PHASE_END}
        self.piles = [
            counts([entry.copies for entry in equipment], PILE_MAX),
            counts([entry.copies for entry in blessings], PILE_MAX),
            counts([entry.copies for entry in werewolves], WOLF_MAX),
        ]

    def build_monastery(self, content: BrewersContent, settings: BrewersSettings) -> None:
        """§1.4 Rooms and doors; §9.1 sprinting may be off."""
        self.near = [[ROOMS.index(door) for door in content.rooms[room].doors] for room in ROOMS]
        self.two_away = [two_doors_away(self.near, room) for room in range(len(ROOMS))]
        self.moves = [[MOVE[room] for room in rooms] for rooms in self.near]
        self.sprints = [[SPRINT[room] for room in rooms if settings.sprint] for rooms in self.two_away]
        self.meditate = [content.rooms[room].silence for room in ROOMS].index(True)

    def place_sites(self, content: BrewersContent, settings: BrewersSettings) -> None:
        """§1.5 What the rooms offer."""
        rooms, names = range(len(ROOMS)), self.ids["site"]
        entries = [content.sites.get(name, NO_SITE) for name in names]
        self.room_of = [ROOMS.index(site.room) if site.room else NONE for site in entries]
        found = [finds_of(name, site) for name, site in zip(names, entries, strict=True)]
        self.finds = [FINDS.index(find) if find else NONE for find in found]
        self.sites_in = [[site for site, at in enumerate(self.room_of) if at == room] for room in rooms]
        self.hunts_in = [self.searches_for(FIND_WEREWOLF, room) for room in rooms]
        self.dirt_in = [self.searches_for(FIND_DIRT, room) for room in rooms]
        first = 0 if self.rulings.past_search == "allowed" else PHASES  # §3.10
        self.searches = [
            [self.plain_searches(room, min(phase, first)) for room in rooms] for phase in range(PHASES)
        ]
        self.difficulty = [site.difficulty for site in entries]
        if settings.filthy:
            self.difficulty = filthy_difficulties(self, content)
        self.easy = [needed < self.numbers.hard_from for needed in self.difficulty]
        self.quality = [site.quality for site in entries]

    def searches_for(self, find: int, room: int) -> list[Action]:
        return [SEARCH[site] for site in self.sites_in[room] if self.finds[site] == find]

    def plain_searches(self, room: int, phase: int) -> list[Action]:
        """§1.5, §3.4 What anybody may look for here: what this phase or a later one takes, and cards."""
        found = [SEARCH[site] for site in self.sites_in[room] if needed_from(self.finds[site], phase)]
        return [*found, *self.searches_for(FIND_EQUIPMENT, room), *self.searches_for(FIND_BLESSING, room)]

    def prepare_hermit(self, content: BrewersContent) -> None:
        """§11 Events, rivals, objectives, and the targets of a campaign."""
        self.events = [night_event_of(entry) for entry in content.events.values()]
        self.rivals = [list(rival.values) for rival in content.rivals.values()]
        self.objectives = [objective_of(entry) for entry in content.objectives.values()]
        self.targets = list(content.campaign.targets) if content.campaign is not None else []

    def take_up_campaign(self, settings: BrewersSettings) -> None:
        """§11.4 The night, the cards and the monk of a hermit's campaign."""
        if not 0 <= settings.night <= len(self.targets):
            raise BadSettings(
                Why("brewers_night", "", {"night": settings.night, "nights": len(self.targets)})
            )
        if settings.monk and settings.monk not in self.ids["monk"]:
            raise BadSettings(Why("brewers_no_such_monk", "", {"name": settings.monk}))
        self.night = settings.night
        self.kept = kept_cards(self, settings.kept)
        self.campaign_monk = self.ids["monk"].index(settings.monk) if settings.monk else NONE


def power_of(*effects: Mapping[str, int]) -> Power:
    """§6.2 By effect: the sum."""
    return tuple(sum(given.get(effect, 0) for given in effects) for effect in EFFECTS)


def deeds_of(deeds: Mapping[str, int]) -> list[Deed]:
    return [(DEEDS.index(deed), amount) for deed, amount in deeds.items()]


def werewolf_of(entry: WerewolfEntry) -> Werewolf:
    """§5.5 A card without a chain is a chain of one."""
    chain = [(opponent.dice, opponent.bonus, opponent.taste) for opponent in entry.chain]
    return Werewolf(
        chain=chain or [(entry.dice, entry.bonus, entry.taste)],
        before=deeds_of(entry.before),
        after_win=deeds_of(entry.won),
        after_loss=deeds_of(entry.lost),
        after=deeds_of(entry.after),
        bars_equipment="equipment" in entry.bars,
        bars_blessings="blessings" in entry.bars,
    )


def card_of(entry: CardEntry) -> Card:
    return Card(
        power=power_of(entry.effects),
        use=USES.index(entry.use),
        help=MOMENTS[entry.at] if entry.plays else HELPS.index(entry.helps),
        bonus=entry.bonus,
        deeds=deeds_of(entry.plays),
        breaks=entry.breaks,
    )


def filled(entries: Iterable[CardEntry]) -> list[Card]:
    """A pile's cards by number, §10.1 those of expansions after the others; empty ones fill the codebook."""
    cards = [card_of(entry) for entry in entries]
    empty = Card(power=power_of(), use=0, help=0, bonus=0, deeds=[], breaks=False)
    return cards + [empty] * (PILE_MAX - len(cards))


def counts(copies: list[int], size: int) -> list[int]:
    return copies + [0] * (size - len(copies))


def numbers_of(content: BrewersContent, settings: BrewersSettings) -> Numbers:
    """§9.2, §9.3, §9.5 The numbers, as the mods change them."""
    numbers = Numbers()
    for name, value in msgspec.structs.asdict(content.numbers).items():
        setattr(numbers, name, value)
    if settings.silent:
        numbers.attack_at = content.numbers.silent_attack_at
    numbers.turns_a_phase = 2 if settings.long_night else 1
    numbers.attack_cards = 2 if settings.pack_hunt else 1
    return numbers


def filthy_difficulties(box: BrewersBox, content: BrewersContent) -> list[int]:
    """§9.4 Dirt is easier to find in a filthy monastery."""
    at, both = content.numbers.filthy_dirt_at, zip(box.finds, box.difficulty, strict=True)
    return [at if find == FIND_DIRT else needed for find, needed in both]


def needed_from(find: int, phase: int) -> bool:
    """§3.4 An ingredient that this phase or a later one takes."""
    return find < len(INGREDIENTS) and LAST_PHASE_OF[find] >= phase


def two_doors_away(near: list[list[int]], room: int) -> list[int]:
    """§2.6 Where a sprint leads: two doors, and no shorter way."""
    reached = {far for middle in near[room] for far in near[middle]}
    return sorted(reached - set(near[room]) - {room})


def ids_of(content: BrewersContent) -> dict[str, list[str]]:
    """By kind of piece: the ids, in the order of their numbers. Cards: a blessing's number begins at 24."""
    equipment = list(content.equipment)
    return {
        "site": [*SITES, *[name for name in content.sites if name not in SITES]],
        "monk": list(content.monks),
        "werewolf": list(content.werewolves),
        "card": [*equipment, *[""] * (PILE_MAX - len(equipment)), *content.blessings],
        "night": list(content.events),
        "rival": list(content.rivals),
        "objective": list(content.objectives),
    }


@lru_cache(maxsize=256)
def box_of(settings: BrewersSettings) -> BrewersBox:
    """The tables for these options; the same object for the same options."""
    return BrewersBox(contents(settings.packs, settings.own), settings)


def night_event_of(entry: EventEntry) -> NightEvent:
    return NightEvent(deeds=deeds_of(entry.deeds), power=power_of(entry.effects))


def objective_of(entry: ObjectiveEntry) -> Objective:
    goal = GOALS.index(entry.goal)
    return Objective(goal=goal, least=entry.least, most=entry.most, reward=entry.reward)


def kept_cards(box: BrewersBox, kept: str) -> list[int]:
    """§11.4 The cards kept from earlier nights, by their ids; of each no more than the box has."""
    cards = []
    for name in [part.strip() for part in kept.split(",") if part.strip()]:
        if name not in box.ids["card"]:
            raise BadSettings(Why("brewers_kept", "", {"kept_card": name}))
        card = box.ids["card"].index(name)
        cards.append(card)
        if cards.count(card) > box.piles[card // PILE_MAX][card % PILE_MAX]:
            raise BadSettings(Why("brewers_kept", "", {"kept_card": name}))
    return cards


def why_not_table(box: BrewersBox, seats: int) -> Why | None:
    """§9.6 Teams are pairs; §11.1 a hermit is alone, and §11.4 so is who keeps a monk or cards."""
    if box.team and (seats < 4 or seats % 2 == 1):
        return Why("brewers_team_seats", "", {"seats": seats})
    if seats > 1 and (box.events or box.kept or box.campaign_monk != NONE):
        return Why("brewers_hermit_seats", "", {"seats": seats})
    return None
