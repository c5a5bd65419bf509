"""What an answer would bring: the rules themselves, tried on a table as the seat knows it. Never compiled.

Everything lies open in Brewers but face-down monks and the order of the piles, and neither is looked at here:
a view is enough to set up the table again, and the rules are played on it as far as chance matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from vespers.engine.kernel import Chance, Choice, apply, asked
from vespers.engine.messages import Action, Event
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.codebook import PASS, ROLL, STAND, SUFFER
from vespers.games.brewers.events import Failed, FightLost, FightTied, FightWon, Fled, Succeeded, TrophyTaken
from vespers.games.brewers.messages import KeepDie
from vespers.games.brewers.pieces import NONE, PICK_ATTACKER
from vespers.games.brewers.rules.brewing import NOTE, RENAME, USE_DIRT
from vespers.games.brewers.rules.fights import BOUT, DECLARE, FLEE_OR_STAND, declared_first
from vespers.games.brewers.rules.hunts_and_attacks import CHOOSE_WEREWOLF
from vespers.games.brewers.rules.searching import KEEP_SEARCH_DIE, PREPARE
from vespers.games.brewers.rules.turns import ACT
from vespers.games.brewers.scoring import score
from vespers.games.brewers.state import Brewers, Monk, new_table
from vespers.games.brewers.view import MonkView, View

STEPS: dict[str, Sequence[Choice[Brewers, Any]]] = {
    "Act": ACT,
    "Prepare": PREPARE,
    "KeepSearchDie": KEEP_SEARCH_DIE,
    "NoteIngredient": NOTE,
    "RenameIngredient": RENAME,
    "UseDirt": USE_DIRT,
    "ChooseWerewolf": CHOOSE_WEREWOLF,
    "Declare": DECLARE,
    "FleeOrStand": FLEE_OR_STAND,
}
SETTLED = (Succeeded, Failed, FightLost, FightTied, Fled, TrophyTaken)
PLAIN = (ROLL, STAND, SUFFER, PASS)  # what one answers who declares nothing


class Fight(NamedTuple):
    """How a fight may end, in parts of 1; `taste` is the score after a victory."""

    won: float
    tied: float
    lost: float
    taste: int


class Roll(NamedTuple):
    """How a search may end: its chance, and the least and the most noise after it."""

    chance: float
    least: int
    most: int


# --- The table again


def table(box: Box, view: View) -> Brewers | None:
    """The table a seat sees, at the question it is asked; None for a question without chances."""
    steps = STEPS.get(view.asked)
    if steps is None:
        return None
    s = new_table(box, len(view.monks))
    for monk, seen in zip(s.monks, view.monks, strict=True):
        seat_down(monk, seen)
    s.phase, s.turn, s.starter, s.turn_of = view.phase, view.turn, view.starter, view.turn_of
    s.actions, s.moves, s.sprinted, s.hunted = view.actions, view.moves, view.sprinted, view.hunted
    s.piles = [list(pile) for pile in view.piles]
    s.stocks = [sum(pile) for pile in view.piles]
    s.discards = [list(pile) for pile in view.discards]
    s.site, s.loud, s.die, s.rolled, s.offer = view.site, view.loud, view.die, view.rolled, view.offer
    s.found, s.quality = view.found
    s.hunting = view.asked == "ChooseWerewolf" and hunts(box, view)
    take_up_fight(s, view)
    if view.hermit is not None:
        s.event, s.rival_monk, s.objective = view.hermit.event, view.hermit.rival, view.hermit.objective
        s.night_events = list(view.hermit.unseen_events)
    s.events = []
    if view.asked == "Declare" and s.werewolf == NONE and declared_first(s):
        s.agenda.append(BOUT[s.fighter])
    s.agenda.append(steps[view.asks])
    return s


def seat_down(monk: Monk, seen: MonkView) -> None:
    monk.monk, monk.room, monk.power = seen.monk, seen.room, seen.power
    monk.noise, monk.dirt, monk.extra, monk.sheet = seen.noise, seen.dirt, seen.extra, seen.sheet
    monk.wounded, monk.web = seen.wounded, int(seen.webbed)
    monk.cards, monk.ready, monk.declared = seen.cards, seen.ready, seen.declared
    monk.trophies, monk.tastes = seen.trophies, seen.tastes


def take_up_fight(s: Brewers, view: View) -> None:
    fight = view.fight
    if fight is not None:
        s.fighter, s.rival, s.werewolf = fight.fighter, fight.rival, fight.werewolf
        s.hunting, s.stage, s.mine, s.theirs = fight.hunting, fight.stage, fight.mine, fight.theirs


def hunts(box: Box, view: View) -> bool:
    """§3.8 Whether the werewolves to choose from are hunted; §4.2 else they have heard the monk."""
    return not could_be_attacked(box, view)


def could_be_attacked(box: Box, view: View) -> bool:
    """§7.4 Only who confuses werewolves chooses his attacker, and only when he is too loud."""
    monk = view.monks[view.asks]
    return monk.power[PICK_ATTACKER] > 0 and monk.noise >= box.numbers.attack_at


def after_answer(s: Brewers, a: Action) -> Brewers:
    """The table after an answer, before chance."""
    after = clone(s)
    apply(after, a)
    return after


def clone(s: Brewers) -> Brewers:
    copy = s.clone()
    copy.events = list(s.events or ())
    return copy


# --- Chance


def ends(s: Brewers) -> Iterator[tuple[float, Brewers]]:
    """Every way a roll or a fight may end, each with its part of 1; equal ways are followed once."""
    waiting: dict[tuple[object, ...], tuple[float, Brewers]] = {(): (1.0, s)}
    while waiting:
        following: dict[tuple[object, ...], tuple[float, Brewers]] = {}
        for part, now in waiting.values():
            if settled(now):
                yield part, now
                continue
            for share, after in steps_from(now):
                key = likeness(after)
                before = following[key][0] if key in following else 0.0
                following[key] = before + part * share, after
        waiting = following


def settled(s: Brewers) -> bool:
    """Nothing is left to roll; §5.5 a victory over one of a chain settles nothing yet."""
    over = SETTLED if s.werewolf != NONE else (*SETTLED, FightWon)
    return asked(s) is None or any(isinstance(event, over) for event in heard(s))


def heard(s: Brewers) -> list[Event]:
    return s.events or []


def steps_from(s: Brewers) -> Iterator[tuple[float, Brewers]]:
    """What chance may say next; or what a player answers who declares nothing."""
    step = asked(s)
    assert step is not None
    if not isinstance(step, Chance):
        yield 1.0, after_answer(s, plain(step, s))
        return
    odds = step.odds(s)
    for outcome, weight in zip(step.outcomes(s), odds, strict=True):
        if weight > 0:
            yield weight / sum(odds), after_answer(s, outcome)


def plain(step: Choice[Brewers, Action], s: Brewers) -> Action:
    options = step.options(s)
    dice = [a for a in options if isinstance(a, KeepDie)]
    if dice:
        return max(dice, key=lambda a: a.die)
    return next((a for a in PLAIN if a in options), options[0])


def likeness(s: Brewers) -> tuple[object, ...]:
    """All that still matters of a table in a roll or fight."""
    step = s.agenda[-1] if s.agenda else None
    rolling = step is not None and type(step).__name__ == "WolfDie"
    totals = (s.mine, s.theirs) if rolling or s.werewolf == NONE else ()
    kinds = tuple(type(event).__name__ for event in heard(s) if isinstance(event, SETTLED))
    noises = tuple(monk.noise for monk in s.monks)
    return (repr(step), kinds, s.stage, s.die, s.rolled, s.to_draw, s.rerolled, totals, noises)


# --- What players ask


def roll_of(s: Brewers, me: int) -> Roll:
    """How a search that is declared may end."""
    chance, noises = 0.0, []
    for part, after in ends(s):
        found = any(isinstance(event, Succeeded) for event in heard(after))
        chance += part if found else 0.0
        noises.append(after.monks[me].noise)
    return Roll(chance, min(noises), max(noises))


def fight_of(s: Brewers, me: int, taste: int) -> Fight:
    """How a fight of `me` may end if no more cards are declared; §5.6 events tell it as the challenger's."""
    won = tied = lost = 0.0
    challenged = s.rival == me
    for part, after in ends(s):
        results = [event for event in heard(after) if isinstance(event, (*SETTLED, FightWon))]
        if any(isinstance(event, FightLost) for event in results):
            lost += part
        elif any(isinstance(event, FightTied | Fled) for event in results):
            tied += part
        else:
            won += part
            taste = max(taste, score(after, me))
    return Fight(lost, tied, won, taste) if challenged else Fight(won, tied, lost, taste)


def percents(*parts: float) -> tuple[int, ...]:
    """Whole percent that add up to 100: the largest remainders are rounded up."""
    whole = [int(100 * part + 1e-9) for part in parts]
    rest = sorted(range(len(parts)), key=lambda n: whole[n] - 100 * parts[n])
    for n in rest[: round(100 * sum(parts)) - sum(whole)]:
        whole[n] += 1
    return tuple(whole)
