"""What the night may still bring each monk in Brewers: his plan, and what a plan leaves out."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final

from vespers.engine.kernel import Seat
from vespers.engine.setup_worth import setup_worth
from vespers.games.brewers.pieces import (
    ALCHEMY,
    AVOID_WOUND,
    CLOISTER,
    FLEE,
    INGREDIENT_OF,
    MORE_DIRT,
    NONE,
    PHASES,
    RECIPE,
)
from vespers.games.brewers.plan import AHEAD, ENOUGH, LAID_UP, Plan, facing, plan_of, quality
from vespers.games.brewers.rules.held_cards import declared_help
from vespers.games.brewers.scoring import score
from vespers.games.brewers.state import Brewers, Monk

SCALE = 2.5  # points that turn even chances into 73 : 27
UNCHOSEN = 17.5  # a monk not chosen yet
PROMISED = 16.5  # what the plans of all monks promise on average
MONKS: Final = setup_worth(Path(__file__).parent)["ChooseMonk"]
CARD = 0.5  # a card that may still be declared, over a whole night
WEB = 0.5
ABILITIES: Final = [(ALCHEMY, 1.0), (RECIPE, 0.8), (FLEE, 0.4), (MORE_DIRT, 0.3)]  # not in a plan


def expected(s: Brewers, me: Seat) -> float:
    """The score to be expected at the end."""
    monk = s.monks[me]
    if monk.monk == NONE:
        return UNCHOSEN
    now = float(score(s, me))
    if s.phase >= PHASES:
        return now
    return now + carried(s, monk) + to_come(s, me) + begun(s, me) + measured(s, monk)


def certainty(s: Brewers) -> float:
    """How much more a lead counts as the night goes on."""
    left = max(PHASES - s.phase, 0.25) / PHASES
    return 1 / max(sqrt(left), 0.25)


def worth_of_monk(s: Brewers, monk: Monk) -> float:
    """What a monk was measured to be worth, in points over a whole night; unknown ones as the mean."""
    return 0.0 if monk.monk == NONE else SCALE * MONKS.get(s.box.ids["monk"][monk.monk], 0.0)


def measured(s: Brewers, monk: Monk) -> float:
    """What a monk is worth beyond what his plan promised. Later than the first phase, finds tell more."""
    if s.phase > 0:
        return 0.0
    power = s.box.monks[monk.monk]
    plan = plan_of(s.box, power, 0, len(s.monks), 0)
    promised = plan.at(0, CLOISTER, 0, 2, plan.moves - 1, 0)
    for effect, more in ABILITIES:
        if power[effect] > 0:
            promised += more
    return worth_of_monk(s, monk) + PROMISED - promised


def carried(s: Brewers, monk: Monk) -> float:
    """Cards and abilities that no plan knows, worth less as the night goes on."""
    worth = CARD * len(monk.ready)
    for effect, more in ABILITIES:
        if monk.power[effect] > 0:
            worth += more
    return worth * (PHASES - s.phase) / PHASES


# --- The plan


def to_come(s: Brewers, me: Seat) -> float:
    """What the plan still promises from here: in this turn, or in the next one."""
    monk = s.monks[me]
    plan = plan_for(s, monk)
    if s.turn_of == me:
        phase, actions, moves = s.phase, s.actions, s.moves
    else:
        phase, actions, moves = s.phase + has_played(s, me), 2, plan.moves - 1
    late = old_finds(plan, monk, phase)
    if monk.web > 0:
        late -= WEB
    if phase >= PHASES:
        return 0.0
    if monk.wounded:
        if actions == 0:
            return late + (
                plan.at(phase + 1, monk.room, 0, 1, plan.moves - 1, 0) if phase + 1 < PHASES else 0.0
            )
        actions -= 1
    return late + plan.at(
        phase,
        monk.room,
        min(monk.noise, 9),
        min(actions, 2),
        min(moves, plan.moves - 1),
        kept(plan, monk, phase),
    )


def plan_for(s: Brewers, monk: Monk) -> Plan:
    """His plan; a further werewolf counts less than the first."""
    return plan_of(s.box, monk.power, 2 if monk.tastes else 0, len(s.monks), s.phase)


def has_played(s: Brewers, me: Seat) -> int:
    """Whether my turn of this phase is over."""
    seats = len(s.monks)
    return 1 if (me - s.starter) % seats < (s.turn_of - s.starter) % seats else 0


def old_finds(plan: Plan, monk: Monk, phase: int) -> float:
    """What was noted for later phases counts in the score; the plan would have found something as well."""
    total = 0.0
    for later in range(phase + 1, PHASES):
        noted = monk.sheet[later]
        if noted > 0:
            level = plan.level(later, noted)
            site = 2 * INGREDIENT_OF[later] + level - 1
            total += plan.early[later][level] - quality(plan.box, plan.power, site)
    return total


def kept(plan: Plan, monk: Monk, phase: int) -> int:
    """What the vat holds for a phase, and whether something was found for a later one."""
    level = plan.level(phase, monk.sheet[phase])
    if level == 1 or not any(monk.sheet[phase + 1 :]):
        return level
    return ENOUGH if level == 2 else AHEAD


# --- What has been begun


def begun(s: Brewers, me: Seat) -> float:
    """A search that is declared, a find to be noted, werewolves to choose from."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.me != me:
        return 0.0
    name = type(step).__name__
    if name == "Prepare":
        return searched(s, me)
    if name == "NoteIngredient":
        return noted(s, me)
    if name == "ChooseWerewolf":
        return max([faced(s, me, werewolf) for werewolf in s.offer])
    if name in ("Declare", "FightDie") and s.werewolf != NONE and s.die == 0:
        return faced(s, me, s.werewolf)
    return 0.6 if name in ("KeepCard", "UseDirt", "KeepSearchDie") else 0.0


def searched(s: Brewers, me: Seat) -> float:
    """What the roll adds, made as loud as it should be."""
    monk = s.monks[me]
    plan = plan_for(s, monk)
    moves = min(s.moves, plan.moves - 1)
    rest = plan.place(min(s.actions, 1), moves)
    had, noise = kept(plan, monk, s.phase), min(monk.noise, 9)
    table = plan.turn[s.phase]
    now = plan.at(s.phase, monk.room, noise, min(s.actions, 1), moves, had)
    if s.loud:
        return plan.roll(table, s.phase, monk.room, noise, rest, had, s.site, True) - now
    return plan.act(table, s.phase, monk.room, noise, rest, had, s.site) - now


def noted(s: Brewers, me: Seat) -> float:
    """The best place for what was found."""
    monk, best = s.monks[me], 0.0
    plan = plan_for(s, monk)
    for phase in range(s.phase, PHASES):
        if INGREDIENT_OF[phase] == s.found and monk.sheet[phase] < s.quality:
            better = float(s.quality - monk.sheet[phase])
            if phase > s.phase:
                early = plan.early[phase]
                better = early[plan.level(phase, s.quality)] - early[plan.level(phase, monk.sheet[phase])]
            best = max(best, better)
    return best


def faced(s: Brewers, me: Seat, werewolf: int) -> float:
    """What a fight is worth: the taste if it is won, a wound if not."""
    monk = s.monks[me]
    best = max([taste for taste in monk.tastes], default=0)
    fight = facing(s.box, monk.power, werewolf, s.hunting, best)
    if declared_help(s, me, AVOID_WOUND) != NONE:
        return fight.worth + fight.wound  # without the dirt of a wound
    return fight.worth - LAID_UP * fight.wound
