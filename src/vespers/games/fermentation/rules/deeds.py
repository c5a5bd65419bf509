"""Actions: Simple and Applied, the table, beers, the Cloister (§3.4 to §3.7, §3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance, Choice, Rule, Seat, plan
from vespers.engine.words import Why
from vespers.games.fermentation.book import (
    ACT,
    DRINK,
    DRINK_FOR_SECOND_DIE,
    DRINK_TO_REROLL,
    GO,
    KEEP_DIE,
    ROLLED,
    STAND_UP,
    STOP,
    USE_CARD,
)
from vespers.games.fermentation.pieces import (
    DRAW,
    DRAW_MORE,
    GATHER,
    HUNT,
    NOISE,
    QUIET,
    RESULTS,
    SEARCH,
    SEATS,
    SIX,
    USE_REROLL,
    WOLVES,
)
from vespers.games.fermentation.rules.brawls import LYING, move, moves, why_not_move
from vespers.games.fermentation.rules.draws import draw
from vespers.games.fermentation.rules.falls import (
    DIE,
    NOT_YOUR_CARD,
    WRONG_MOMENT,
    drink,
    heed_die,
    make_noise,
    raise_gauge,
)
from vespers.games.fermentation.rules.fights import ATTACKS, hunt
from vespers.games.fermentation.rules.hand import discard_from_hand, holds_use
from vespers.games.fermentation.rules.vat import gather, quality, spaces_for
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import (
    Act,
    Drink,
    DrinkForSecondDie,
    DrinkToReroll,
    Go,
    KeepDie,
    Rolled,
    StandUp,
    Stop,
    UseCard,
)

DONE: Final = Why("action_done", "3.4")
NOT_IN_RECIPE: Final = Why("not_in_recipe", "2.3")
NOTHING_BETTER: Final = Why("nothing_better", "2.2")
NO_CARDS: Final = Why("no_cards", "1.5")
TILE_CLOSED: Final = Why("tile_closed", "7.2")
NOT_ROLLED: Final = Why("die_not_rolled", "3.10")
TOO_MANY_BEERS: Final = Why("too_many_beers", "3.7")
NO_INITIAL_SIX: Final = Why("no_initial_six", "3.7")


# --- What a tile offers


def why_not_here(s: Fermentation, me: Seat) -> Why | None:
    """§3.4, §3.5 Something to gather for a phase to come, or a card to draw; the Cloister always."""
    tile = s.tile[s.place[me]]
    use = s.box.use[tile]
    if tile == s.night.closed_tile:
        return TILE_CLOSED
    if use == GATHER:
        recipe = s.box.recipes[s.recipe[me]]
        spaces = recipe.spaces[s.box.gives[tile]]
        return None if spaces and recipe.phase[spaces[-1]] >= s.phase else NOT_IN_RECIPE
    if use == NOISE:
        return None
    deck = WOLVES if use == HUNT else s.box.gives[tile]
    return None if s.stock[deck] > 0 or any(s.discards[deck]) else NO_CARDS


# --- §3.4 The Simple Action


Simply = Act | Go | StandUp | Stop


class ActSimply(Choice[Fermentation, Simply]):
    """§3.4 The action of the tile and one point of movement, in either order."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Simply]:
        return [ACT, *GO, STAND_UP, STOP]

    def why_not(self, s: Fermentation, a: Simply) -> Why | None:
        return why_not_act(s, self.me) if isinstance(a, Act) else why_not_move(s, self.me, a)

    def options(self, s: Fermentation) -> list[Simply]:
        found: list[Simply] = []
        found.extend(moves(s, self.me))
        if why_not_act(s, self.me) is None:
            found.append(ACT)
        return found

    def do(self, s: Fermentation, a: Simply) -> None:
        if isinstance(a, Stop):
            return
        s.agenda.append(SIMPLY_ON[self.me])
        if isinstance(a, Act):
            s.deed = 0
            s.agenda.append(ATTACKS)
            act_simply(s, self.me)
        else:
            move(s, self.me, a)


def why_not_act(s: Fermentation, me: Seat) -> Why | None:
    """§3.4 Once, on one's feet, and only for a gain: gathering must better the vat (§2.2)."""
    if s.deed == 0:
        return DONE
    if s.down[me]:
        return LYING
    why = why_not_here(s, me)
    tile = s.tile[s.place[me]]
    if why is None and s.box.use[tile] == GATHER:
        ingredient = s.box.gives[tile]
        taste = quality(s, me, ingredient, s.box.numbers.simple_gather)
        if not spaces_for(s, me, ingredient, taste):
            return NOTHING_BETTER
    return why


class SimplyOn(Rule[Fermentation]):
    """§3.4 As long as the action or the movement is left."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.steps > 0 or why_not_act(s, self.me) is None:
            s.agenda.append(ACT_SIMPLY[self.me])


def act_simply(s: Fermentation, me: Seat) -> None:
    """§3.4 One taste point, one card, or a hunt without help; §3.11 in the Cloister, noise."""
    tile = s.tile[s.place[me]]
    use, gives = s.box.use[tile], s.box.gives[tile]
    if use == GATHER:
        gather(s, me, gives, quality(s, me, gives, s.box.numbers.simple_gather))
    elif use == DRAW:
        draw(s, me, gives, 1, 1)
    elif use == HUNT:
        hunt(s, me, 1, 0)
    else:
        raise_gauge(s, s.box.numbers.cloister_noise)


# --- §3.5 The Applied Action


def act_applied(s: Fermentation, me: Seat) -> None:
    """§3.5 Roll, drink if you like, read the table; then the noise, then the attacks (§4.6)."""
    s.die = s.spare = 0
    s.fresh = 1
    s.bonus = s.inspired[me]
    s.inspired[me] = 0
    use = s.box.use[s.tile[s.place[me]]]
    if use != NOISE:
        s.bonus += s.power[me][SEARCH + use]
    if s.focus[me]:
        s.focus[me] = 0
        s.follow(APPLIED_WITH_TWO_DICE[me])
    else:
        s.follow(APPLIED_WITH_ONE_DIE[me])


class RollDie(Chance[Fermentation, Rolled]):
    """§3.5 The die of an Applied Action; §3.7 rolled again, it replaces the first."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Fermentation) -> list[int]:
        return DIE

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.die = a.face


class RollSpareDie(RollDie):
    """§3.10 The second die of a concentrated monk."""

    __slots__ = ()

    def do(self, s: Fermentation, a: Rolled) -> None:
        heed_die(s, a.face)
        s.spare = a.face
        if a.face != s.die:
            s.agenda.append(CHOOSE_DIE[self.me])


class RollMore(RollDie):
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
    """§3.7 Beer can only help where there is something to find, and where there is beer; so can a card."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me = self.me
        if s.box.use[s.tile[s.place[me]]] == NOISE:
            return
        if s.night.beers > 0 or (s.once[me] > 0 and holds_use(s, me, USE_REROLL)):
            s.agenda.append(HAVE_A_BEER[me])


Beer = Drink | DrinkToReroll | DrinkForSecondDie | UseCard


class HaveABeer(Choice[Fermentation, Beer]):
    """§3.7 None, one or two beers for the die; or two for another roll, or for a second die."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[Beer]:
        return [*DRINK, DRINK_TO_REROLL, DRINK_FOR_SECOND_DIE, *USE_CARD[: len(s.box.cards)]]

    def why_not(self, s: Fermentation, a: Beer) -> Why | None:
        if isinstance(a, UseCard):
            return why_not_lucky(s, self.me, a.card)
        if isinstance(a, Drink):
            return None if a.beers <= s.night.beers else TOO_MANY_BEERS
        if s.night.beers < 2:
            return TOO_MANY_BEERS
        if isinstance(a, DrinkForSecondDie) and not (s.fresh and s.die == SIX):
            return NO_INITIAL_SIX
        return None

    def options(self, s: Fermentation) -> list[Beer]:
        found: list[Beer] = []
        found.extend(BEERS[s.night.beers])
        if s.fresh and s.die == SIX and s.night.beers >= 2:
            found.append(DRINK_FOR_SECOND_DIE)
        if s.once[self.me] > 0:
            for card in sorted(set(s.cards[self.me])):
                if s.box.cards[card].use == USE_REROLL:
                    found.append(USE_CARD[card])
        return found

    def do(self, s: Fermentation, a: Beer) -> None:
        me = self.me
        if isinstance(a, Drink):
            if a.beers > 0:
                s.bonus += a.beers
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
    """§3.7 The alcohol is tested first, then the die is rolled; a fall does not undo the action (§3.8)."""
    s.fresh = 0
    s.agenda.append(ROLL_MORE[me] if more else ROLL_DIE[me])
    drink(s, me, 2)


def why_not_lucky(s: Fermentation, me: Seat, card: int) -> Why | None:
    """§5.4 Only a card that rolls the die again."""
    if card not in s.cards[me]:
        return NOT_YOUR_CARD
    return None if s.box.cards[card].use == USE_REROLL else WRONG_MOMENT


# --- §3.6 The table


def total(s: Fermentation) -> int:
    """§3.6 The die with all that is added to it."""
    return max(0, min(RESULTS, s.die + s.bonus))


class ReadTable(Rule[Fermentation]):
    """§3.6 What the result gives; three or less, nothing. §3.11 The Cloister gives noise whatever the result."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me, n, table = self.me, total(s), s.box.table
        tile = s.tile[s.place[me]]
        use, gives = s.box.use[tile], s.box.gives[tile]
        s.result = n
        if use == NOISE:
            raise_gauge(s, s.box.numbers.cloister_noise)
        elif use == GATHER:
            gather(s, me, gives, quality(s, me, gives, table.gather[n]))
        elif use == DRAW and table.draw[n] > 0:
            draw(s, me, gives, table.draw[n] + s.power[me][DRAW_MORE], table.keep[n])
        elif use == HUNT and table.find[n] > 0:
            hunt(s, me, table.find[n], table.hunt[n])


class AppliedNoise(Rule[Fermentation]):
    """§3.5 The noise of the action, once it is resolved; §5.6 a soft foot is heard only when it fails."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.power[self.me][QUIET] <= 0 or not s.box.table.success[s.result]:
            make_noise(s, self.me, s.box.numbers.applied_noise)


ACT_SIMPLY: Final = [ActSimply(me) for me in SEATS]
SIMPLY_ON: Final = [SimplyOn(me) for me in SEATS]
ROLL_DIE: Final = [RollDie(me) for me in SEATS]
ROLL_MORE: Final = [RollMore(me) for me in SEATS]
CHOOSE_DIE: Final = [ChooseDie(me) for me in SEATS]
OFFER_BEER: Final = [OfferBeer(me) for me in SEATS]
HAVE_A_BEER: Final = [HaveABeer(me) for me in SEATS]
_SPARE: Final = [RollSpareDie(me) for me in SEATS]
_END: Final = [[ReadTable(me), AppliedNoise(me), ATTACKS] for me in SEATS]
APPLIED_WITH_ONE_DIE: Final = [plan(ROLL_DIE[me], OFFER_BEER[me], *_END[me]) for me in SEATS]
APPLIED_WITH_TWO_DICE: Final = [plan(ROLL_DIE[me], _SPARE[me], OFFER_BEER[me], *_END[me]) for me in SEATS]
ROLL_AGAIN: Final = [plan(ROLL_DIE[me], OFFER_BEER[me]) for me in SEATS]
