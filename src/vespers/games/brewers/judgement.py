"""What a bot knows about Brewers: the beer as it stands, what may be found, what noise and wounds do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vespers.engine.judgement import Judgement
from vespers.engine.kernel import Seat
from vespers.engine.strategy import Strategy
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.outlook import SCALE, certainty, expected, worth_of_monk
from vespers.games.brewers.pieces import (
    EFFECTS,
    FACES,
    FIGHT,
    FIND_BLESSING,
    FIND_DIRT,
    FIND_EQUIPMENT,
    FIND_WEREWOLF,
    HUNT,
    INGREDIENT_OF,
    NONE,
    PHASES,
    QUALITY,
    SEARCH,
    SEARCH_AT,
    SEARCH_EASY,
    WEREWOLF_TASTE,
)
from vespers.games.brewers.scoring import score
from vespers.games.brewers.state import Brewers, Monk

PAR = 14.0  # alone: what a good night brings
HOPE = 2.5  # how much more the plans of a whole night promise than it brings
DRAWS = 3
HASTE = 0.006

RIVALS = 0.4  # how much the best other beer counts against mine
WOUND = 0.8  # an action to get up
NOISE = 0.012  # times noise squared: an attack at 10 costs about one taste
WEB = 0.5
CARD = 0.15  # a card that may still be declared
NEXT = 0.55  # what the next phase promises from where I stand
LATER = 0.25

# What an effect is worth over a whole game, in taste.
WORTH = {
    "fight": 0.7,
    "hunt": 0.5,
    "search": 1.5,
    "search-easy": 0.6,
    "quality-water": 1.6,
    "quality-wood": 1.6,
    "quality-malt": 0.8,
    "quality-hops": 0.8,
    "quality-yeast": 0.8,
    "quiet-failure": 0.3,
    "ward": 0.4,
    "more-dirt": 0.3,
    "werewolf-taste": 1.0,
    "alchemy": 0.6,
    "codex": 1.2,
    "win-ties": 0.4,
    "reroll-ones": 0.3,
    "recipe": 0.7,
    "hunt-cards": 0.4,
    "extra-move": 0.7,
}
EFFECT_WORTH = [WORTH.get(effect, 0.25) for effect in EFFECTS]


def value(s: Brewers, me: Seat) -> float:
    """Larger is better for `me`. Nothing of it is hidden."""
    return sum(terms(s, me).values(), 0.0)


def terms(s: Brewers, me: Seat) -> dict[str, float]:
    """The parts of the value, by the names that reasons give them."""
    found = dict(beer(s, me))
    if s.box.team:
        found["partner"] = sum(beer(s, (me + len(s.monks) // 2) % len(s.monks)).values(), 0.0)
    others = [sum(beer(s, seat).values(), 0.0) for seat in s.opponents(me)]
    if others:
        found["rivals"] = -RIVALS * max(others)
    if s.phase < PHASES:
        found["means"] = means(s, me)
        found["start"] = worth_of_monk(s, s.monks[me]) * (PHASES - s.phase) / PHASES
        found["prospects"] = prospects(s, me) + pending(s, me)
    return found


def beer(s: Brewers, seat: Seat) -> dict[str, float]:
    """The score, and what is about to be lost of it."""
    monk = s.monks[seat]
    left = PHASES - s.phase
    if left == 0:
        return {"score": float(score(s, seat))}
    return {
        "score": float(score(s, seat)),
        "wounds": -WOUND * monk.wounded - WEB * (monk.web > 0),
        "noise": -NOISE * monk.noise * monk.noise * min(left, 3) / 3,
    }


def means(s: Brewers, me: Seat) -> float:
    """Abilities and cards, worth less as the night goes on."""
    monk = s.monks[me]
    worth = sum([w * p for w, p in zip(EFFECT_WORTH, monk.power, strict=False)])
    return (worth + CARD * len(monk.ready)) * (PHASES - s.phase) / PHASES


# --- What may still be found


def prospects(s: Brewers, me: Seat) -> float:
    """The current phase with the actions left, the next ones from the room I am in."""
    if s.monks[me].monk == NONE:
        return 0.0
    total, lost = 0.0, int(s.monks[me].wounded)  # an action, to get up
    if s.turn_of == me:
        total += slot(s, me, s.phase, s.actions - lost, s.moves)
    elif not has_played(s, me):
        total += slot(s, me, s.phase, 2 - lost, 1)
    else:
        total -= lost * NEXT * WOUND
    for ahead, weight in ((1, NEXT), (2, LATER)):
        if s.phase + ahead < PHASES:
            total += weight * slot(s, me, s.phase + ahead, 2, 1)
    return total


def has_played(s: Brewers, me: Seat) -> bool:
    """Whether my turn of this phase is over."""
    seats = len(s.monks)
    return (me - s.starter) % seats < (s.turn_of - s.starter) % seats


def slot(s: Brewers, me: Seat, phase: int, actions: int, moves: int) -> float:
    """What a phase may gain: the better of easy and hard, as often as there is time to try."""
    ingredient = INGREDIENT_OF[phase]
    room = s.box.room_of[2 * ingredient]
    if room == NONE:  # a board of its own
        return 0.0
    tries = actions - max(distances(s.box)[s.monks[me].room][room] - moves, 0)
    if tries <= 0:
        return 0.0
    return max(gain(s, me, 2 * ingredient + hard, phase, tries) for hard in (0, 1))


def gain(s: Brewers, me: Seat, site: int, phase: int, tries: int) -> float:
    """Improvement times the chance to find it in so many tries."""
    monk = s.monks[me]
    better = s.box.quality[site] + monk.power[QUALITY + s.box.finds[site]] - monk.sheet[phase]
    return better * (1 - (1 - chance(s, monk, site, False)) ** tries) if better > 0 else 0.0


def chance(s: Brewers, monk: Monk, site: int, loud: bool) -> float:
    """Of a roll to succeed."""
    find = s.box.finds[site]
    bonus = monk.power[SEARCH] + monk.power[SEARCH_AT + find]
    if find < FIND_EQUIPMENT and s.box.easy[site]:
        bonus += monk.power[SEARCH_EASY]
    if loud:
        bonus += s.box.numbers.loud_bonus
    return min(max(7 - s.box.difficulty[site] + bonus, 0), 6) / 6


@lru_cache(maxsize=64)
def distances(box: BrewersBox) -> list[list[int]]:
    """Doors between any two rooms."""
    table = []
    for start in range(len(box.near)):
        steps = {start: 0}
        for room in steps_from(box, start):
            steps.setdefault(room[0], room[1])
        table.append([steps.get(room, 9) for room in range(len(box.near))])
    return table


def steps_from(box: BrewersBox, start: int) -> list[tuple[int, int]]:
    """Rooms in the order of their distance."""
    found, queue = {start}, [(start, 0)]
    for room, far in queue:  # the list grows under the loop
        for door in box.near[room]:
            if door not in found:
                found.add(door)
                queue.append((door, far + 1))
    return queue


# --- What has been begun and not yet rolled


def pending(s: Brewers, me: Seat) -> float:
    """A search that is declared, or werewolves to choose from."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.me != me:
        return 0.0
    name = type(step).__name__
    if name == "Prepare":
        monk = s.monks[me]
        noise = 1 if s.box.easy[s.site] else 2
        return chance(s, monk, s.site, s.loud) * prize(s, me, s.site) - NOISE * noise * (
            2 * monk.noise + noise
        )
    if name == "ChooseWerewolf":
        return max(quarry(s, me, werewolf) for werewolf in s.offer)
    return 0.3 if name in ("KeepCard", "UseDirt") else 0.0


def prize(s: Brewers, me: Seat, site: int) -> float:
    """What a success of this search is worth."""
    left = (PHASES - s.phase) / PHASES
    find = s.box.finds[site]
    if find == FIND_EQUIPMENT:
        return 1.0 * left
    if find == FIND_BLESSING:
        return 1.1 * left
    if find == FIND_WEREWOLF:
        return 0.9 + 0.5 * (s.monks[me].power[FIGHT] + s.monks[me].power[HUNT])
    if find == FIND_DIRT:
        return 0.5
    slots = [p for p in range(s.phase, PHASES) if INGREDIENT_OF[p] == find]
    return max(
        [gain(s, me, site, p, 1) / max(chance(s, s.monks[me], site, False), 0.1) for p in slots] or [0.0]
    )


def quarry(s: Brewers, me: Seat, werewolf: int) -> float:
    """What fighting this werewolf is worth: its taste if beaten, a wound if not."""
    monk = s.monks[me]
    bonus = monk.power[FIGHT] + (monk.power[HUNT] + s.box.numbers.hunt_bonus if s.hunting else 0)
    dice, more, taste = s.box.werewolves[werewolf].chain[-1]
    win, lose = odds(bonus - more, dice)
    taste += monk.power[WEREWOLF_TASTE]
    best = max([t + monk.power[WEREWOLF_TASTE] for t in monk.tastes], default=0)
    prize = max(taste - best, 0) + (1 if best > 0 and taste > 0 else 0)
    return win * prize - lose * (1 + WOUND)


@lru_cache(maxsize=256)
def odds(ahead: int, dice: int) -> tuple[float, float]:
    """Chances to win and to lose one die against so many."""
    throws = [0]
    for _ in range(dice):
        throws = [t + face for t in throws for face in FACES]
    pairs = [(face + ahead, t) for face in FACES for t in throws]
    won, lost = sum(mine > theirs for mine, theirs in pairs), sum(mine < theirs for mine, theirs in pairs)
    return won / len(pairs), lost / len(pairs)


# --- For those who search


def values(s: Brewers, seats: int) -> list[float]:
    """What each may expect at the end; a lead counts more when little is left to change it."""
    found = [expected(s, seat) for seat in range(seats)]
    if s.box.team:
        half = seats // 2
        found = [one + found[(seat + half) % seats] for seat, one in enumerate(found)]
    if seats == 1:
        return [found[0] - HOPE * max(PHASES - s.phase, 0) / PHASES]
    sure = certainty(s)
    return [sure * one for one in found]


def progress(s: Brewers) -> float:
    """How much of the night is over."""
    return min(s.phase, PHASES) / PHASES


JUDGEMENT: Final = Judgement(
    value,
    values=values,
    terms=terms,
    of_others=frozenset({"rivals"}),
    scale=SCALE,
    par=PAR,
    outlook=Judgement(value, values=values, terms=terms, scale=SCALE, par=PAR, progress=progress),
)
STRATEGIES: Final = {
    "brother": Strategy(
        looks=16,
        draws=DRAWS,
        first_draws=2 * DRAWS,
        haste=HASTE,
        alone=Strategy(looks=30, draws=DRAWS, first_draws=4 * DRAWS, haste=HASTE),
    ),
    "abbot": Strategy(
        looks=240,
        outlook=True,
        draws=DRAWS,
        first_draws=30 * DRAWS,
        trust_first_draws=True,
        alone=Strategy(looks=300, outlook=True, draws=DRAWS, first_draws=4 * DRAWS),
    ),
}
