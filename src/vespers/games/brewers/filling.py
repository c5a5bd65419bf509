"""How a pack and the chosen mods fill the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from vespers.engine.errors import BadOptions
from vespers.engine.words import Action, Why
from vespers.games.brewers.book import MOVE, SEARCH, SPRINT
from vespers.games.brewers.box import BrewersBox, Card, NightEvent, Numbers, Objective, Werewolf
from vespers.games.brewers.pack import BrewersContent, CardEntry, WerewolfEntry, contents
from vespers.games.brewers.pieces import (
    BLESSING_SITE,
    DEEDS,
    DIRT_SITE,
    EFFECTS,
    EQUIPMENT_SITE,
    GOALS,
    HELPS,
    IN_TURN,
    LAST_PHASE_OF,
    NONE,
    PHASES,
    PILE_MAX,
    ROOMS,
    SITES,
    USES,
    WOLF_MAX,
    Deed,
    Power,
)
from vespers.games.brewers.words import BrewersOptions


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
        bars_equipment="equipment" in entry.bars,
        bars_blessings="blessings" in entry.bars,
    )


def card_of(entry: CardEntry) -> Card:
    return Card(
        power=power_of(entry.effects),
        use=USES.index(entry.use),
        help=IN_TURN if entry.plays else HELPS.index(entry.helps),
        deeds=deeds_of(entry.plays),
        breaks=entry.breaks,
    )


def filled(entries: Iterable[CardEntry]) -> list[Card]:
    """A pile's cards by number, §10.1 those of expansions after the others; empty ones fill the codebook."""
    cards = [card_of(entry) for entry in entries]
    return cards + [Card(power_of(), 0, 0, [], False) for _ in range(PILE_MAX - len(cards))]


def counts(copies: list[int], size: int) -> list[int]:
    return copies + [0] * (size - len(copies))


def numbers_of(content: BrewersContent, options: BrewersOptions) -> Numbers:
    """§9.2, §9.3, §9.5 The numbers, as the mods change them."""
    numbers = Numbers()
    for name, value in msgspec.structs.asdict(content.numbers).items():
        if name not in ("silent_attack_at", "filthy_dirt_at"):
            setattr(numbers, name, value)
    if options.silent:
        numbers.attack_at = content.numbers.silent_attack_at
    if options.long_night:
        numbers.turns_a_phase = 2
    if options.pack_hunt:
        numbers.attack_cards = 2
    return numbers


def difficulties(content: BrewersContent, options: BrewersOptions) -> list[int]:
    """§1.5 By site; §9.4 dirt is easier in a filthy monastery."""
    found = [content.sites[site].difficulty for site in SITES]
    if options.filthy:
        found[DIRT_SITE] = content.numbers.filthy_dirt_at
    return found


def two_doors_away(near: list[list[int]], room: int) -> list[int]:
    """§2.4 Where a sprint leads: two doors, and no shorter way."""
    reached = {far for middle in near[room] for far in near[middle]}
    return sorted(reached - set(near[room]) - {room})


def plain_searches(room_of: list[int], room: int, phase: int) -> list[Action]:
    """§1.5, §3.4 What anybody may look for here: cards, and what this phase or a later one takes."""
    cards = [site for site in (EQUIPMENT_SITE, BLESSING_SITE) if room_of[site] == room]
    ingredients = [s for s in range(EQUIPMENT_SITE) if room_of[s] == room and LAST_PHASE_OF[s // 2] >= phase]
    return [SEARCH[site] for site in [*ingredients, *cards]]


def ids_of(content: BrewersContent) -> dict[str, list[str]]:
    """By kind of piece: the ids, in the order of their numbers. Cards: a blessing's number begins at 24."""
    equipment = list(content.equipment)
    return {
        "monk": list(content.monks),
        "werewolf": list(content.werewolves),
        "card": [*equipment, *[""] * (PILE_MAX - len(equipment)), *content.blessings],
        "night": list(content.events),
        "rival": list(content.rivals),
        "objective": list(content.objectives),
    }


@lru_cache(maxsize=256)
def box_of(options: BrewersOptions) -> BrewersBox:
    """The tables for these options; the same object for the same options."""
    content = contents(options.packs, options.own)
    near = [[ROOMS.index(door) for door in content.rooms[room].doors] for room in ROOMS]
    two_away = [two_doors_away(near, room) for room in range(len(ROOMS))]
    room_of = [ROOMS.index(content.sites[site].room) for site in SITES]
    equipment, blessings = list(content.equipment.values()), list(content.blessings.values())
    werewolves = list(content.werewolves.values())
    box = BrewersBox(
        numbers=numbers_of(content, options),
        monks=[
            power_of(*[content.abilities[a].effects for a in monk.abilities])
            for monk in content.monks.values()
        ],
        abilities=[monk.abilities for monk in content.monks.values()],
        werewolves=[werewolf_of(entry) for entry in werewolves],
        cards=filled(equipment) + filled(blessings),
        piles=[
            counts([entry.copies for entry in equipment], PILE_MAX),
            counts([entry.copies for entry in blessings], PILE_MAX),
            counts([entry.copies for entry in werewolves], WOLF_MAX),
        ],
        near=near,
        two_away=two_away,
        moves=[[MOVE[room] for room in rooms] for rooms in near],
        sprints=[[SPRINT[room] for room in rooms if options.sprint] for rooms in two_away],
        room_of=room_of,
        sites_in=[[s for s, at in enumerate(room_of) if at == room] for room in range(len(ROOMS))],
        searches=[
            [plain_searches(room_of, room, phase) for room in range(len(ROOMS))] for phase in range(PHASES)
        ],
        difficulty=difficulties(content, options),
        quality=[content.sites[site].quality for site in SITES],
        meditate=[content.rooms[room].silence for room in ROOMS].index(True),
        ids=ids_of(content),
    )
    choose_mods(box, options)
    fill_hermit(box, content, options)
    return box


def choose_mods(box: BrewersBox, options: BrewersOptions) -> None:
    """§9.1, §9.6, §9.7 The mods that are no numbers."""
    box.challenges = options.monk_fights
    box.team = options.team
    box.blind_draft = options.blind_draft


def fill_hermit(box: BrewersBox, content: BrewersContent, options: BrewersOptions) -> None:
    """§11 Events, rivals, objectives and the campaign."""
    box.events = [NightEvent(deeds_of(e.deeds), power_of(e.effects)) for e in content.events.values()]
    box.rivals = [list(rival.values) for rival in content.rivals.values()]
    box.objectives = [
        Objective(GOALS.index(o.goal), o.least, o.most, o.reward) for o in content.objectives.values()
    ]
    box.targets = list(content.campaign.targets) if content.campaign is not None else []
    if not 0 <= options.night <= len(box.targets):
        raise BadOptions(Why("brewers_night", "", {"night": options.night, "nights": len(box.targets)}))
    box.night = options.night
    box.kept = kept_cards(box, options.kept)
    if options.monk:
        if options.monk not in box.ids["monk"]:
            raise BadOptions(Why("brewers_no_such_monk", "", {"name": options.monk}))
        box.campaign_monk = box.ids["monk"].index(options.monk)


def kept_cards(box: BrewersBox, kept: str) -> list[int]:
    """§11.4 The cards kept from earlier nights, by their ids; of each no more than the box has."""
    cards = []
    for name in [part.strip() for part in kept.split(",") if part.strip()]:
        if name not in box.ids["card"]:
            raise BadOptions(Why("brewers_kept", "", {"kept_card": name}))
        card = box.ids["card"].index(name)
        cards.append(card)
        if cards.count(card) > box.piles[card // PILE_MAX][card % PILE_MAX]:
            raise BadOptions(Why("brewers_kept", "", {"kept_card": name}))
    return cards


def why_not_table(box: BrewersBox, seats: int) -> Why | None:
    """§9.6 Teams are pairs; §11.1 a hermit is alone, and §11.4 so is who keeps a monk or cards."""
    if box.team and (seats < 4 or seats % 2 == 1):
        return Why("brewers_team_seats", "", {"seats": seats})
    if seats > 1 and (box.events or box.kept or box.campaign_monk != NONE):
        return Why("brewers_hermit_seats", "", {"seats": seats})
    return None


def variants(seats: int) -> list[BrewersOptions]:
    """§9.1 Every mod, alone and together, with and without the expansion; §11.1 for one player the hermit."""
    beast = ("base", "night-of-the-beast")
    found = [
        BrewersOptions(),
        BrewersOptions(packs=beast, silent=True, filthy=True, pack_hunt=True),
        BrewersOptions(long_night=True, sprint=False, monk_fights=False),
        BrewersOptions(packs=beast, blind_draft=True, long_night=True, silent=True),
    ]
    if seats == 1:
        everything = (*beast, "hermit")
        found.append(BrewersOptions(packs=("base", "hermit")))
        found.append(BrewersOptions(packs=everything, night=3, monk="hubert", kept="club,relic", silent=True))
    elif seats >= 4 and seats % 2 == 0:
        found.append(BrewersOptions(team=True))
        found.append(BrewersOptions(packs=beast, team=True, blind_draft=True, pack_hunt=True, filthy=True))
    return found
