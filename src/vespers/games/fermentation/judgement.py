"""What a bot knows about Triple Fermentation: the score so far, what is within reach, and what hurts."""

from __future__ import annotations

from typing import Final

from vespers.engine.judgement import Judgement
from vespers.engine.kernel import Seat
from vespers.engine.strategy import Strategy
from vespers.games.fermentation.alone import promised
from vespers.games.fermentation.outlook import night_left, prospect, start
from vespers.games.fermentation.pieces import FIGHT_HUNTER, FIGHT_HUNTS, LAST_PHASE, NOTHING
from vespers.games.fermentation.reach import CARD, in_hand, reach, rigour
from vespers.games.fermentation.rules.actions import ActSimply
from vespers.games.fermentation.rules.dice_and_beers import ChooseDie, HaveABeer
from vespers.games.fermentation.rules.drawing_cards import Drop, KeepOne
from vespers.games.fermentation.rules.exchanges import ChooseMine, ChoosePlayer, ChooseTheirs
from vespers.games.fermentation.rules.gathering import PutIn
from vespers.games.fermentation.rules.monk_fights import Fray, PushOut
from vespers.games.fermentation.rules.moving import GoOn
from vespers.games.fermentation.rules.werewolves import ChooseWolf
from vespers.games.fermentation.scoring import score
from vespers.games.fermentation.state import Fermentation, Monk

SCALE = 6.0
OUTLOOK_SCALE = 1.0
PAR = 20.0  # alone: as much is promised at the beginning
PAR_ALONE, SCALE_ALONE = 24.0, 8.0  # the same for those who know the game well
DRAWS = 3
HASTE = 0.0007
WITHIN_A_TURN: Final = frozenset(
    [
        *(GoOn, Fray, ActSimply, HaveABeer, ChooseDie, PutIn, KeepOne, ChooseWolf, Drop, PushOut),
        *(ChoosePlayer, ChooseTheirs, ChooseMine),
    ]
)

PHASE = 5.5  # what a later phase will bring, alone: nobody should hurry to the end of this one
END = 1.35  # a point at the end: nothing can be taken from it any more
RIVAL = 0.35  # what the best opponent's point costs
TRAP = 0.5
FOCUS = 0.35
LYING = 0.9
ASLEEP = 1.6
ALCOHOL: Final = [0.0, 0.15, 0.4, 0.8, 1.4, 2.2, 3.0]  # by level
LOUDNESS: Final = [0.0, 0.08, 0.18, 0.3, 0.5, 0.9, 1.4]  # by individual noise


def value(s: Fermentation, me: Seat) -> float:
    """Larger is better for `me`. Nothing is hidden in this game, so nothing is guessed."""
    return sum(terms(s, me).values(), 0.0)


def terms(s: Fermentation, me: Seat) -> dict[str, float]:
    """The parts of the value, by the names that reasons give them."""
    monk = s.monks[me]
    if monk.recipe == NOTHING:
        return {"start": SCALE * start(s, me)}
    if not s.agenda:
        return {"score": END * score(s, me)}
    found = {
        "start": SCALE * start(s, me),
        "score": float(score(s, me)),
        "means": means(s, me),
        **harm(monk),
        "rigour": rigour(s, me),
        "reach": in_hand(s, me) + reach(s, me),
    }
    rivals = [score(s, seat) for seat in range(s.seats) if seat != me]
    if rivals:
        found["rivals"] = -RIVAL * max(rivals)
    elif s.slayer == NOTHING and not s.order:
        found["time"] = PHASE * (LAST_PHASE - s.phase)
    return found


def harm(monk: Monk) -> dict[str, float]:
    """What hurts, by the names that reasons give it."""
    return {
        "noise": -LOUDNESS[monk.noise],
        "alcohol": -ALCOHOL[monk.alcohol],
        "health": -LYING * monk.down - ASLEEP * monk.asleep,
    }


def means(s: Fermentation, me: Seat) -> float:
    """Traps, cards, a clear head, and what helps in a fight."""
    monk = s.monks[me]
    total = TRAP * monk.traps + CARD * len(monk.cards) + FOCUS * monk.focus + 0.3 * monk.inspired
    return total + 0.3 * monk.power[FIGHT_HUNTER] + 0.2 * monk.power[FIGHT_HUNTS]


def outlook(s: Fermentation, seats: int) -> list[float]:
    """For those who know the game well: what each lead is worth; alone, the score to be expected."""
    if seats == 1:
        return [PAR + alone(s) / SCALE_ALONE]
    return [prospect(s, seat) for seat in range(seats)]


def alone(s: Fermentation) -> float:
    """By how much the score to be expected is above what a good night brings."""
    monk = s.monks[0]
    if monk.recipe == NOTHING or monk.monk == NOTHING:
        return SCALE * start(s, 0)
    if not s.agenda or s.slayer != NOTHING or s.order:
        return promised(s) - PAR_ALONE
    return promised(s) + sum(harm(monk).values()) - PAR_ALONE


def settled(s: Fermentation) -> bool:
    """Whether a monk's turn begins: the worth of a turn in hand is hard to see."""
    return s.seats == 1 or type(s.agenda[-1]) not in WITHIN_A_TURN


def progress(s: Fermentation) -> float:
    """How much of the night is over."""
    return 1 - night_left(s)


JUDGEMENT: Final = Judgement(
    value,
    terms=terms,
    of_others=frozenset({"rivals"}),
    scale=SCALE,
    par=PAR,
    outlook=Judgement(value, values=outlook, terms=terms, scale=OUTLOOK_SCALE, par=PAR, progress=progress),
)
STRATEGIES: Final = {
    "brother": Strategy(
        looks=14,
        draws=DRAWS,
        first_draws=DRAWS,
        haste=HASTE,
        alone=Strategy(looks=80, draws=DRAWS, first_draws=4 * DRAWS, haste=HASTE),
    ),
    "abbot": Strategy(
        looks=80,
        outlook=True,
        draws=DRAWS,
        first_draws=5 * DRAWS,
        trust_first_draws=True,
        turns_ahead=2,
        settled=settled,
        alone=Strategy(looks=800, outlook=True, draws=DRAWS, first_draws=4 * DRAWS),
    ),
}
