"""The dice of an Applied Action, and the beers that help them (§3.5, §3.7, §3.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import (
    DRINK,
    DRINK_FOR_SECOND_DIE,
    DRINK_TO_REROLL,
    KEEP_DIE,
    PASS,
    USE_CARD,
)
from vespers.games.fermentation.messages import (
    Drink,
    DrinkForSecondDie,
    DrinkToReroll,
    KeepDie,
    Pass,
    Rolled,
    UseCard,
)
from vespers.games.fermentation.pieces import (
    NOISE,
    NOTHING,
    SEATS,
    SIX,
    USE_REROLL,
    USE_REROLL_OTHER,
    left_of,
)
from vespers.games.fermentation.rules.dice import RollOfADie
from vespers.games.fermentation.rules.held_cards import discard_from_hand, holds_use
from vespers.games.fermentation.rules.noise_and_falls import NOT_YOUR_CARD, WRONG_MOMENT, drink, heed_die
from vespers.games.fermentation.rules.werewolves import interrupt
from vespers.games.fermentation.state import Fermentation

NOT_ROLLED: Final = Why("die_not_rolled", "3.10")
TOO_MANY_BEERS: Final = Why("too_many_beers", "3.7")
NO_INITIAL_SIX: Final = Why("no_initial_six", "3.7")


class RollDie(RollOfADie):
    """§3.5 The die of an Applied Action; §3.7 rolled again, it replaces the first."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.die = a.face


class RollSpareDie(RollOfADie):
    """§3.10 The second die of a concentrated monk."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.spare = a.face
        if a.face != s.die:
            s.agenda.append(CHOOSE_DIE[self.me])


class RollMore(RollOfADie):
    """§3.7 The second die after an initial 6 is added."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.bonus += a.face


class ChooseDie(Choice[Fermentation, KeepDie]):
    """§3.10 Of two dice, the one preferred."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[KeepDie]:
        return KEEP_DIE[1:]

    def why_not(self, s: Fermentation, a: KeepDie) -> Why | None:
        return None if a.face in (s.die, s.spare) else NOT_ROLLED

    def options(self, s: Fermentation) -> list[KeepDie]:
        return [KEEP_DIE[s.die], KEEP_DIE[s.spare]]

    def do(self, s: Fermentation, a: KeepDie) -> None:
        s.die = a.face


# --- §3.7 Beers


class OfferBeer(Rule[Fermentation]):
    """§3.7 After every roll; §5.10 before that others may have it made again."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        let_others_meddle(s, self.me, self.me)


def offer_beer(s: Fermentation, me: Seat) -> None:
    """§3.7 In the Cloister too (§3.14), if there is beer or a card that helps (§5.4)."""
    if s.box.rulings.cloister_beer == "refused" and s.box.use[s.tile[s.monks[me].place]] == NOISE:
        return
    if s.night.beers > 0 or (s.monks[me].once > 0 and holds_use(s, me, USE_REROLL)):
        s.agenda.append(HAVE_A_BEER[me])


# --- §5.10 Another's die


def let_others_meddle(s: Fermentation, roller: Seat, after: Seat) -> None:
    """§5.10 Clockwise after this seat: the next one with a card for it is asked; then comes the beer."""
    meddler = next_meddler(s, roller, after) if s.box.meddles else NOTHING
    if meddler == NOTHING:
        offer_beer(s, roller)
    else:
        s.agenda.append(MEDDLE[roller][meddler])


def next_meddler(s: Fermentation, roller: Seat, after: Seat) -> Seat:
    seat = left_of(after, s.seats)
    while seat != roller:
        if holds_use(s, seat, USE_REROLL_OTHER):
            return seat
        seat = left_of(seat, s.seats)
    return NOTHING


class Meddle(Choice[Fermentation, UseCard | Pass]):
    """§5.10 Have the roll of another's Applied Action made again; the new one takes its place."""

    __slots__ = ("roller",)

    def __init__(self, me: Seat, roller: Seat) -> None:
        super().__init__(me)
        self.roller = roller

    def candidates(self, s: Fermentation) -> Sequence[UseCard | Pass]:
        return [PASS, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: UseCard | Pass) -> Why | None:
        return why_not_reroll(s, self.me, a.card, USE_REROLL_OTHER) if isinstance(a, UseCard) else None

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"foe": self.roller, "face": s.die, "result": s.die + s.bonus}

    def do(self, s: Fermentation, a: UseCard | Pass) -> None:
        if isinstance(a, UseCard):
            discard_from_hand(s, self.me, a.card)
            s.follow(ROLL_AGAIN[self.roller])
        else:
            let_others_meddle(s, self.roller, self.me)


# --- §3.7 The choice


Beer = Drink | DrinkToReroll | DrinkForSecondDie | UseCard


class HaveABeer(Choice[Fermentation, Beer]):
    """§3.7 None, one or two beers for the die; or two for another roll, or for a second die."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Beer]:
        return [*DRINK, DRINK_TO_REROLL, DRINK_FOR_SECOND_DIE, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: Beer) -> Why | None:
        if isinstance(a, UseCard):
            return why_not_reroll(s, self.me, a.card, USE_REROLL)
        if isinstance(a, Drink):
            return None if a.beers <= s.night.beers else TOO_MANY_BEERS
        if s.night.beers < 2:
            return TOO_MANY_BEERS
        if isinstance(a, DrinkForSecondDie) and not (s.fresh and s.die == SIX):
            return NO_INITIAL_SIX
        return None

    def options(self, s: Fermentation) -> list[Beer]:
        monk = s.monks[self.me]
        found: list[Beer] = []
        found.extend(BEERS[s.night.beers])
        if s.fresh and s.die == SIX and s.night.beers >= 2:
            found.append(DRINK_FOR_SECOND_DIE)
        if monk.once > 0:
            for card in sorted(set(monk.cards)):
                if s.box.cards[card].use == USE_REROLL:
                    found.append(USE_CARD[card])
        return found

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"face": s.die, "result": s.die + s.bonus}

    def do(self, s: Fermentation, a: Beer) -> None:
        me = self.me
        if isinstance(a, Drink):
            if a.beers > 0:
                s.bonus += a.beers
                interrupt(s)
                drink(s, me, a.beers)
        elif isinstance(a, UseCard):
            discard_from_hand(s, me, a.card)
            s.fresh = 0
            s.follow(ROLL_AGAIN[me])
        else:
            drink_two(s, me, isinstance(a, DrinkForSecondDie))


BEERS: Final[list[list[Beer]]] = [
    [DRINK[0]],
    [DRINK[0], DRINK[1]],
    [DRINK[0], DRINK[1], DRINK[2], DRINK_TO_REROLL],
]


def drink_two(s: Fermentation, me: Seat, more: bool) -> None:
    """§3.7 The alcohol is tested first, then the die is rolled; a fall does not undo the action (§3.14)."""
    s.fresh = 0
    s.agenda.append(ROLL_MORE[me] if more else ROLL_DIE[me])
    interrupt(s)
    drink(s, me, 2)


def why_not_reroll(s: Fermentation, me: Seat, card: int, use: int) -> Why | None:
    """§5.4 Only a card that rolls the die again: one's own, §5.10 or another's."""
    if card not in s.monks[me].cards:
        return NOT_YOUR_CARD
    return None if s.box.cards[card].use == use else WRONG_MOMENT


ROLL_DIE: Final = [RollDie(me) for me in SEATS]
ROLL_SPARE_DIE: Final = [RollSpareDie(me) for me in SEATS]
ROLL_MORE: Final = [RollMore(me) for me in SEATS]
CHOOSE_DIE: Final = [ChooseDie(me) for me in SEATS]
OFFER_BEER: Final = [OfferBeer(me) for me in SEATS]
MEDDLE: Final = [[Meddle(me, roller) for me in SEATS] for roller in SEATS]
HAVE_A_BEER: Final = [HaveABeer(me) for me in SEATS]
ROLL_AGAIN: Final = [plan(ROLL_DIE[me], OFFER_BEER[me]) for me in SEATS]
