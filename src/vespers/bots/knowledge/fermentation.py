"""What a bot knows about Triple Fermentation: the score so far, what is within reach, and what hurts."""

from __future__ import annotations

from typing import Final

from vespers.bots.knowledge.fermentation_outlook import prospect
from vespers.bots.knowledge.fermentation_reach import CARD, in_hand, reach, rigour
from vespers.engine.kernel import Seat
from vespers.games.fermentation.pieces import FIGHT_HUNTER, FIGHT_HUNTS, LAST_PHASE, NOTHING
from vespers.games.fermentation.rules.beers import ChooseDie, HaveABeer
from vespers.games.fermentation.rules.brawls import Fray, GoOn, PushOut
from vespers.games.fermentation.rules.deeds import ActSimply
from vespers.games.fermentation.rules.draws import Drop, KeepOne
from vespers.games.fermentation.rules.fights import ChooseWolf
from vespers.games.fermentation.rules.vat import PutIn
from vespers.games.fermentation.scoring import score
from vespers.games.fermentation.state import Fermentation

SCALE = 6.0
OUTLOOK_SCALE = 1.0
PAR = 20.0  # alone: as much is promised at the beginning
DRAWS = 3
PACE = 8
BROTHER = 7
ALONE = 80
CARE = (1, 5)
AHEAD = 2
HASTE = 0.0007
WITHIN_A_TURN: Final = frozenset(
    [GoOn, Fray, ActSimply, HaveABeer, ChooseDie, PutIn, KeepOne, ChooseWolf, Drop, PushOut]
)
OF_OTHERS = frozenset({"rivals"})

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
    if s.recipe[me] == NOTHING:
        return {}
    if not s.agenda:
        return {"score": END * score(s, me)}
    found = {
        "score": float(score(s, me)),
        "means": means(s, me),
        "noise": -LOUDNESS[s.noise[me]],
        "alcohol": -ALCOHOL[s.alcohol[me]],
        "health": -LYING * s.down[me] - ASLEEP * s.asleep[me],
        "rigour": rigour(s, me),
        "reach": in_hand(s, me) + reach(s, me),
    }
    rivals = [score(s, seat) for seat in range(s.seats) if seat != me]
    if rivals:
        found["rivals"] = -RIVAL * max(rivals)
    elif s.slayer == NOTHING and not s.order:
        found["time"] = PHASE * (LAST_PHASE - s.phase)
    return found


def means(s: Fermentation, me: Seat) -> float:
    """Traps, cards, a clear head, and what helps in a fight."""
    total = TRAP * s.traps[me] + CARD * len(s.cards[me]) + FOCUS * s.focus[me] + 0.3 * s.inspired[me]
    return total + 0.3 * s.power[me][FIGHT_HUNTER] + 0.2 * s.power[me][FIGHT_HUNTS]


def outlook(s: Fermentation, seats: int) -> list[float]:
    """For those who know the game well: what each lead is worth; alone, the value itself."""
    if seats == 1:
        return [PAR + (value(s, 0) - PAR) / SCALE]
    return [prospect(s, seat) for seat in range(seats)]


def settled(s: Fermentation) -> bool:
    """Whether a monk's turn begins: the worth of a turn in hand is hard to see."""
    return s.seats == 1 or type(s.agenda[-1]) not in WITHIN_A_TURN
