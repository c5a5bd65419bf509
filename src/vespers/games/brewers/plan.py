"""How a night in the monastery may go on: the best plan of one monk on his own, worked out backwards.

From the last phase to the first, for every room, noise and rest of a turn: what the best use of the moves and
actions left brings on average, in taste. Other monks, cards and old finds are left out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.pieces import (
    CODEX,
    EXTRA_MOVE,
    FACES,
    FIGHT,
    FIND_DIRT,
    FIND_EQUIPMENT,
    FIND_WEREWOLF,
    HUNT,
    HUNT_CARDS,
    INGREDIENT_OF,
    PHASES,
    PICK_ATTACKER,
    QUALITY,
    QUIET_FAILURE,
    REROLL_ONES,
    ROOM_COUNT,
    SEARCH,
    SEARCH_AT,
    SEARCH_EASY,
    WARD,
    WEREWOLF,
    WEREWOLF_TASTE,
    WIN_TIES,
    Power,
)

CARD = 1.0  # what a card found at the beginning of the night is worth, in taste
TROPHY = 0.8  # of its taste: a werewolf may not be the first, nor stay the best
KEPT = 5  # what the vat holds for this phase: nothing, the easy find, the hard one, or one of these:
ENOUGH: Final = 3  # that, and a find for later
AHEAD: Final = 4  # nothing, but a find for later
ACTIONS = 3  # 0, 1 or 2 left
LAID_UP = 0.9  # an action less in the next turn
DIRT = 0.9  # in another's beer, when there is one other
MOST = 150  # plans remembered, half a megabyte each


def chance(box: BrewersBox, power: Power, site: int, loud: bool) -> float:
    """§3.1 Of a roll to succeed."""
    find = box.finds[site]
    bonus = power[SEARCH] + power[SEARCH_AT + find]
    if find < FIND_EQUIPMENT and box.easy[site]:
        bonus += power[SEARCH_EASY]
    if loud:
        bonus += box.numbers.loud_bonus
    return min(max(7 - box.difficulty[site] + bonus, 0), 6) / 6


def quality(box: BrewersBox, power: Power, site: int) -> int:
    """§3.3, §7.2 What a find is worth."""
    return box.quality[site] + power[QUALITY + box.finds[site]]


class Fight:
    """A werewolf met: what it brings on average, and how likely it wounds."""

    __slots__ = ("worth", "wound")

    def __init__(self, worth: float, wound: float) -> None:
        self.worth = worth
        self.wound = wound


@lru_cache(maxsize=4096)
def duel(ahead: int, dice: int, ties: bool, again: bool) -> tuple[float, float]:
    """§5.2 Chances to win and to lose one die against so many."""
    throws = [0]
    for _ in range(dice):
        throws = [t + face for t in throws for face in FACES]
    mine = (
        list(FACES) * 6
        if not again
        else [face for one in FACES for face in (FACES if one == 1 else [one] * 6)]
    )
    won = lost = 0
    for face in mine:
        for their in throws:
            edge = face + ahead - their
            won += edge > 0 or (ties and edge == 0)
            lost += edge < 0
    whole = len(mine) * len(throws)
    return won / whole, lost / whole


def facing(box: BrewersBox, power: Power, werewolf: int, hunting: bool, best: int) -> Fight:
    """§5 One werewolf, with `best` as the best taste won so far."""
    bonus = power[FIGHT]
    if hunting:
        bonus += power[HUNT] + box.numbers.hunt_bonus
    reached, worth, wound, won = 1.0, 0.0, 0.0, 0.0
    for dice, more, taste in box.werewolves[werewolf].chain:
        win, lose = duel(bonus - more, dice, power[WIN_TIES] > 0, power[REROLL_ONES] > 0)
        full = taste + power[WEREWOLF_TASTE]
        prize = 0.0
        if full > 0:
            prize = float(full) if best == 0 else 1.0 + max(full - best, 0)
        wound += reached * lose
        worth += reached * win * (prize - won)
        reached *= win
        won = prize
    if power[WARD] > 0:
        wound /= 2
    return Fight(worth - wound, wound)


class Plan:
    """Tables of what is still to be gained, by a monk with such powers who has won such a taste already."""

    __slots__ = ("after", "attack", "box", "dirt", "early", "hunt", "moves", "power", "since", "turn")

    def __init__(self, box: BrewersBox, power: Power, dirt: float, best: int) -> None:
        self.box = box
        self.power = power
        self.dirt = dirt
        self.moves = box.numbers.moves + power[EXTRA_MOVE] + 1
        self.attack = self.met(1 + power[PICK_ATTACKER], False, best)
        self.hunt = self.met(box.numbers.hunt_cards + power[HUNT_CARDS], True, best)
        # by phase and quality level: what a find made before it is worth
        self.early: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(PHASES)]
        states = ROOM_COUNT * 10
        # by phase: the turn that follows it
        self.after: list[list[float]] = [[0.0] * states for _ in range(PHASES)]
        self.turn: list[list[float]] = [[] for _ in range(PHASES)]
        self.since = PHASES  # the first phase that is worked out

    def work_out(self, since: int) -> None:
        """The phases from this one on, the last one first: of a monk's new power nobody asks what is over."""
        for phase in range(self.since - 1, since - 1, -1):
            self.turn[phase] = self.night(phase)
            if phase > 0:
                self.after[phase - 1] = [self.at(phase, room, noise, 2, self.moves - 1, 0)
                                         for room in range(ROOM_COUNT) for noise in range(10)]  # fmt: skip
            self.early[phase] = self.found_early(phase)
            self.since = phase

    # --- Reading

    def at(self, phase: int, room: int, noise: int, actions: int, moves: int, kept: int) -> float:
        """What is still to be gained from here on."""
        place = (actions * self.moves + moves) * KEPT + kept
        return self.turn[phase][(place * ROOM_COUNT + room) * 10 + noise]

    def place(self, actions: int, moves: int) -> int:
        """Where a rest of a turn begins in the tables."""
        return (actions * self.moves + moves) * KEPT

    def level(self, phase: int, noted: int) -> int:
        """§3.4 How good a note for a phase is: 0 nothing, 1 easy, 2 hard."""
        site = 2 * INGREDIENT_OF[phase]
        if noted <= 0:
            return 0
        return 2 if noted >= quality(self.box, self.power, site + 1) else 1

    # --- Working out

    def met(self, many: int, hunting: bool, best: int) -> Fight:
        """§3.8, §4.2 The best of so many werewolves drawn."""
        found: list[tuple[float, float]] = []
        for werewolf, copies in enumerate(self.box.piles[WEREWOLF]):
            if copies > 0:
                fight = facing(self.box, self.power, werewolf, hunting, best)
                worth = fight.worth + (TROPHY - 1) * (fight.worth + fight.wound)
                found += [(worth - 0.5 * fight.wound, fight.wound)] * copies
        found.sort()
        whole, worth, wound = float(len(found)) ** many, 0.0, 0.0
        for rank, (each, hurt) in enumerate(found):
            share = (float(rank + 1) ** many - float(rank) ** many) / whole
            worth += share * (each + 0.5 * hurt)
            wound += share * hurt
        return Fight(worth, wound)

    def found_early(self, phase: int) -> list[float]:
        """What an old find for this phase adds to what is still to be gained."""
        room, site = self.box.room_of[2 * INGREDIENT_OF[phase]], 2 * INGREDIENT_OF[phase]
        rooms = [room, *self.box.near[room]]
        without = sum([self.at(phase, r, 4, 2, 1, 0) for r in rooms])
        worth = [0.0]
        for level in (1, 2):
            more = (sum([self.at(phase, r, 4, 2, 1, level) for r in rooms]) - without) / len(rooms)
            worth.append(more + quality(self.box, self.power, site + level - 1))
        return worth

    def night(self, phase: int) -> list[float]:
        """All rests of a turn of this phase, the shortest first."""
        table: list[float] = []
        for actions in range(ACTIONS):
            for moves in range(self.moves):
                for kept in range(KEPT):
                    for room in range(ROOM_COUNT):
                        for noise in range(10):
                            table.append(self.best(table, phase, room, noise, actions, moves, kept))
        return table

    def best(
        self, table: list[float], phase: int, room: int, noise: int, actions: int, moves: int, kept: int
    ) -> float:
        """The best of ending the turn, walking, running and acting."""
        best = self.after[phase][room * 10 + noise]
        if moves > 0:
            best = max(best, self.walk(table, room, noise, (actions * self.moves + moves - 1) * KEPT + kept))
        if actions == 0:
            return best
        rest = ((actions - 1) * self.moves + moves) * KEPT
        if moves == 0:
            best = max(best, self.walk(table, room, noise, rest + kept))
        if room == self.box.meditate and noise > 0:
            silent = max(noise - self.box.numbers.meditation, 0)
            best = max(best, table[((rest + kept) * ROOM_COUNT + room) * 10 + silent])
        for site in self.box.sites_in[room]:
            best = max(best, self.act(table, phase, room, noise, rest, kept, site))
        return best

    def walk(self, table: list[float], room: int, noise: int, place: int) -> float:
        """§2.3 Through a door, or §2.4 running through two."""
        best = -9.0
        for door in self.box.near[room]:
            best = max(best, table[(place * ROOM_COUNT + door) * 10 + noise])
        loud = noise + self.box.numbers.sprint_noise
        if loud < 10 and self.box.sprints[room]:
            for door in self.box.two_away[room]:
                best = max(best, table[(place * ROOM_COUNT + door) * 10 + loud])
        return best

    def act(
        self, table: list[float], phase: int, room: int, noise: int, rest: int, kept: int, site: int
    ) -> float:
        """An action with a roll, quiet or loud: what it brings and what is left then."""
        best = self.roll(table, phase, room, noise, rest, kept, site, False)
        if noise < self.box.numbers.loud_below:
            best = max(best, self.roll(table, phase, room, noise, rest, kept, site, True))
        return best

    def roll(
        self,
        table: list[float],
        phase: int,
        room: int,
        noise: int,
        rest: int,
        kept: int,
        site: int,
        loud: bool,
    ) -> float:
        """§3.1 The chance to succeed, §4.1 and the noise; `rest` is the place of what is left."""
        prize, then, wound = self.prize(phase, kept, site)
        if prize <= 0:
            return -9.0
        numbers = self.box.numbers
        made = noise + (numbers.easy_noise if self.box.easy[site] else numbers.hard_noise)
        if loud:
            made += numbers.loud_noise
        failed = made if self.power[QUIET_FAILURE] > 0 else made + numbers.failure_noise
        win = chance(self.box, self.power, site, loud)
        good = self.louder(table, phase, room, made, rest + then)
        if wound > 0:
            good += wound * (self.hurt(table, phase, room, rest + then) - good)
        return win * (prize + good) + (1 - win) * self.louder(table, phase, room, failed, rest + kept)

    def prize(self, phase: int, kept: int, site: int) -> tuple[float, int, float]:
        """What a success brings, what the vat holds then, and the risk of a wound."""
        left = (PHASES - phase) / PHASES
        find = self.box.finds[site]
        if find >= FIND_EQUIPMENT:
            if find == FIND_WEREWOLF:
                return self.hunt.worth, kept, self.hunt.wound
            if find == FIND_DIRT:
                worth = max(self.dirt, 1.0 if self.power[CODEX] > 0 else 0.0)
                return worth if phase > 0 else 0.0, kept, 0.0
            return CARD * left, kept, 0.0
        found, level = quality(self.box, self.power, site), 1 if self.box.easy[site] else 2
        if INGREDIENT_OF[phase] == find and kept != ENOUGH:
            had = quality(self.box, self.power, 2 * find + kept - 1) if 0 < kept < ENOUGH else 0
            if found > had:
                return float(found - had), (ENOUGH if kept == AHEAD else level), 0.0
        if kept >= ENOUGH:
            return 0.0, kept, 0.0
        later = [self.early[p][level] for p in range(phase + 1, PHASES) if INGREDIENT_OF[p] == find]
        return (max(later) if later else 0.0), (ENOUGH if kept > 0 else AHEAD), 0.0

    def louder(self, table: list[float], phase: int, room: int, noise: int, place: int) -> float:
        """§4.2 What is left at this noise: at 10 a werewolf comes."""
        if noise < 10:
            return table[(place * ROOM_COUNT + room) * 10 + noise]
        unhurt = table[(place * ROOM_COUNT + room) * 10]
        return (
            self.attack.worth + unhurt + self.attack.wound * (self.hurt(table, phase, room, place) - unhurt)
        )

    def hurt(self, table: list[float], phase: int, room: int, place: int) -> float:
        """§5.8 A wound costs the next action."""
        if place >= self.moves * KEPT:
            return table[((place - self.moves * KEPT) * ROOM_COUNT + room) * 10]
        return self.after[phase][room * 10] - LAID_UP


RELEVANT: Final = [
    FIGHT, HUNT, SEARCH, *range(SEARCH_AT, SEARCH_AT + 8), SEARCH_EASY, *range(QUALITY, QUALITY + 5),
    QUIET_FAILURE, PICK_ATTACKER, WARD, WEREWOLF_TASTE, CODEX, WIN_TIES, REROLL_ONES, HUNT_CARDS, EXTRA_MOVE,
]  # fmt: skip

PLANS: Final[dict[tuple[int, Power, int, int], tuple[BrewersBox, Plan]]] = {}


def plan_of(box: BrewersBox, power: Power, best: int, seats: int, since: int) -> Plan:
    """The plan of a monk with all that he carries, worked out from the phase `since` on.

    Those who differ in nothing that matters share it.
    """
    key = (id(box), tuple([power[effect] for effect in RELEVANT]), best, seats)
    found = PLANS.get(key)
    if found is None:
        if len(PLANS) >= MOST:
            PLANS.clear()
        found = box, Plan(box, power, 0.0 if seats == 1 else DIRT / (seats - 1), best)
        PLANS[key] = found  # with the box, so that its id stays its own
    plan = found[1]
    if since < plan.since:
        plan.work_out(since)
    return plan
