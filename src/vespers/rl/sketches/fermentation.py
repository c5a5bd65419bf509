"""The views of Triple Fermentation, written straight from the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vespers.games.fermentation.pieces import (
    ALL_DECKS,
    DOORS,
    MOST_CARDS,
    MOST_MOONS,
    MOST_SLOTS,
    MOST_WOLVES,
    NOTHING,
    PHASES,
    PLACES,
    POWERS,
)
from vespers.games.fermentation.scoring import winners
from vespers.games.fermentation.state import Fermentation
from vespers.rl.paper import Paper, Sketch, count, put_above, put_bits, put_decks

SMALL: Final = 2  # what makes a small number one from 1 on
LARGE: Final = 21
LEAST_POWER: Final = -7
TRIGGERS: Final = 16
FEW: Final = 6  # cards of an offer, or seats

# Where a monk writes what, after the fifteen numbers of his board.
EARLY: Final = 15
VAT: Final = EARLY + len(PHASES)
CARDS: Final = VAT + 3 * MOST_SLOTS
WOLVES: Final = CARDS + MOST_CARDS
POWER: Final = WOLVES + MOST_WOLVES
MONK: Final = POWER + POWERS

# Where the table writes what, after the monks.
CLOSED: Final = len(PLACES)
HUNTER: Final = CLOSED + len(DOORS)
ANGER: Final = HUNTER + 1
FIGHT: Final = ANGER + TRIGGERS
MOONS: Final = FIGHT + 2
NIGHT: Final = MOONS + MOST_MOONS  # phase, gauge, threshold, floor, howl, beers, active, first, turns
DECKS: Final = NIGHT + 9
DISCARDS: Final = DECKS + ALL_DECKS * MOST_CARDS
ACTION: Final = DISCARDS + ALL_DECKS * MOST_CARDS  # steps, deed, …, ingredient
OFFER: Final = ACTION + 12
TAKEN: Final = OFFER + FEW
KEEP: Final = TAKEN + FEW
ORDER: Final = KEEP + 1
BATTLE: Final = ORDER + FEW  # heroes, fought, slayer, prize
KEPT: Final = BATTLE + 4
WINNERS: Final = KEPT + FEW
ASKED: Final = WINNERS + FEW


class FermentationSketch(Sketch[Fermentation]):
    """`view` of Triple Fermentation as bytes."""

    __slots__ = ()

    def draw(self, s: Fermentation, me: int, paper: Paper) -> None:
        left, seats = self.relative[me], self.seats
        at: i64 = 0
        for n in range(seats):
            seat = (me + n) % seats
            draw_board(s, seat, at, paper)
            draw_belongings(s, seat, at, paper)
            at += MONK
        draw_monastery(s, at, paper)
        draw_night(s, left, at + NIGHT, paper)
        put_decks(s.decks, MOST_CARDS, at + DECKS, paper)
        put_decks(s.discards, MOST_CARDS, at + DISCARDS, paper)
        draw_action(s, left, at + ACTION, paper)
        draw_rest(s, left, at, paper)
        self.draw_asked(s, left, at + ASKED, paper)


def draw_board(s: Fermentation, seat: int, at: i64, o: Paper) -> None:
    """One monk and the board before him."""
    o[at] = seat + 1
    o[at + 1] = s.monk[seat] + 1
    o[at + 2] = s.recipe[seat] + 1
    o[at + 3] = s.place[seat] + 1
    o[at + 4] = 2 if s.down[seat] == 0 else 1
    o[at + 5] = s.noise[seat] + 1
    o[at + 6] = s.alcohol[seat] + 1
    o[at + 7] = s.last[seat] + 1
    o[at + 8] = 2 if s.asleep[seat] == 1 else 1
    o[at + 9] = 2 if s.focus[seat] == 1 else 1
    o[at + 10] = s.inspired[seat] + SMALL
    o[at + 11] = s.traps[seat] + SMALL
    o[at + 12] = s.penalties[seat] + SMALL
    o[at + 13] = s.discs[seat] + SMALL
    o[at + 14] = s.earned[seat] + SMALL


def draw_belongings(s: Fermentation, seat: int, at: i64, o: Paper) -> None:
    """What he brewed, and what he holds."""
    put_bits(s.early[seat], at + EARLY, o)
    if s.recipe[seat] != NOTHING:
        draw_vat(s, seat, at + VAT, o)
    count(s.cards[seat], at + CARDS, o)
    count(s.trophies[seat], at + WOLVES, o)
    put_above(s.power[seat], LEAST_POWER, POWERS, at + POWER, o)


def draw_vat(s: Fermentation, seat: int, at: i64, o: Paper) -> None:
    """The spaces of a recipe, once it is chosen."""
    recipe, vat = s.box.recipes[s.recipe[seat]], s.vat[seat]
    if len(vat) > MOST_SLOTS:
        raise ValueError(len(vat))
    for n, taste in enumerate(vat):
        o[at] = recipe.ingredient[n] + 1
        o[at + 1] = recipe.phase[n] + 1
        o[at + 2] = taste + SMALL
        at += 3


def draw_monastery(s: Fermentation, at: i64, o: Paper) -> None:
    """Tiles, doors and the hunter's board."""
    night = s.night
    put_above(s.tile, -1, len(PLACES), at, o)
    for door, by in enumerate(s.closed):
        if by:
            o[at + CLOSED + door] = 1
    o[at + HUNTER] = night.wishes.hunter + 1
    put_above(night.anger, -SMALL, TRIGGERS, at + ANGER, o)
    o[at + FIGHT] = night.fight + LARGE
    o[at + FIGHT + 1] = night.board.taste + LARGE
    for moon in night.moons:
        o[at + MOONS + moon] = 1


def draw_night(s: Fermentation, left: list[int], at: i64, o: Paper) -> None:
    """How late it is, and how loud."""
    night = s.night
    o[at] = s.phase + 1
    o[at + 1] = s.gauge + 1
    o[at + 2] = night.threshold + 1
    o[at + 3] = s.floor + 1
    o[at + 4] = s.howl + night.werewolves + LARGE
    o[at + 5] = night.beers + SMALL
    o[at + 6] = left[s.active]
    o[at + 7] = left[s.first]
    o[at + 8] = s.turns + 1


def draw_action(s: Fermentation, left: list[int], at: i64, o: Paper) -> None:
    """The action in hand."""
    o[at] = s.steps + SMALL
    o[at + 1] = s.deed + 1
    o[at + 2] = s.blow + LARGE
    o[at + 3] = s.die + 1
    o[at + 4] = s.spare + 1
    o[at + 5] = s.fresh + LARGE
    o[at + 6] = s.bonus + LARGE
    o[at + 7] = s.theirs + LARGE
    o[at + 8] = s.wolf + 1
    o[at + 9] = left[s.foe]
    o[at + 10] = s.find + LARGE
    o[at + 11] = s.ingredient + 1


def draw_rest(s: Fermentation, left: list[int], at: i64, o: Paper) -> None:
    """Cards drawn, the final battle, and who has won."""
    if s.offer:
        put_above(s.offer, -1, FEW, at + OFFER, o)
    if s.taken:
        put_above(s.taken, -1, FEW, at + TAKEN, o)
    o[at + KEEP] = s.keep + SMALL
    if s.order:
        draw_seats(s.order, left, at + ORDER, o)
    o[at + BATTLE] = s.heroes + LARGE
    o[at + BATTLE + 1] = s.fought + LARGE
    o[at + BATTLE + 2] = left[s.slayer]
    o[at + BATTLE + 3] = s.prize + SMALL
    if s.kept:
        put_above(s.kept, -1, FEW, at + KEPT, o)
    if not s.agenda:
        draw_seats(winners(s), left, at + WINNERS, o)


def draw_seats(seats: list[int], left: list[int], at: i64, o: Paper) -> None:
    """A list of seats."""
    for seat in seats:
        o[at] = left[seat]
        at += 1


SKETCH: Final = FermentationSketch
