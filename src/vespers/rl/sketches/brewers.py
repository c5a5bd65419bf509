"""The views of Brewers, written straight from the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vespers.games.brewers.pieces import (
    CARD_MAX,
    EFFECT_COUNT,
    EVENT_MAX,
    MONK_MAX,
    NONE,
    PHASES,
    PILE_MAX,
    WOLF_MAX,
)
from vespers.games.brewers.scoring import rival_score, target, winners
from vespers.games.brewers.state import Brewers, Monk
from vespers.rl.paper import Paper, Sketch, put, put_decks, put_tuple_above

TASTE: Final = 21  # what makes a taste or a strength a number from 1 on
EFFECT: Final = 7
TROPHIES: Final = 12
KINDS: Final = max(WOLF_MAX, PILE_MAX)  # of cards in a pile
OFFER: Final = 6

# Where a monk writes what, after monk, room, noise, dirt, extra taste, wounded, webbed: from the sheet on.
SHEET: Final = 7
CARDS: Final = PHASES
READY: Final = CARDS + CARD_MAX
WOLVES: Final = READY + CARD_MAX
TASTES: Final = WOLVES + WOLF_MAX
POWER: Final = TASTES + TROPHIES
MONK: Final = SHEET + POWER + EFFECT_COUNT

# Where the table writes what, after the monks: first phase, turn, …, and what was found.
OFFERED: Final = 14
FIGHT: Final = OFFERED + OFFER
PILES: Final = FIGHT + 8
DISCARDS: Final = PILES + 3 * KINDS
FREE: Final = DISCARDS + 3 * KINDS
DEALT: Final = FREE + MONK_MAX
HERMIT: Final = 6 + EVENT_MAX  # places, after what was dealt to each seat
WINNERS: Final = 8


class BrewersSketch(Sketch[Brewers]):
    """`view` of Brewers as bytes."""

    __slots__ = ()

    def draw(self, s: Brewers, me: int, paper: Paper) -> None:
        left, seats = self.relative[me], self.seats
        paper[0] = me + 1
        at: i64 = 1
        for n in range(seats):
            seat = (me + n) % seats
            draw_monk(s.monks[seat], at, paper)
            draw_beer(s.monks[seat], at + SHEET, paper)
            at += MONK
        draw_turn(s, left, at, paper)
        draw_fight(s, left, at, paper)
        put_decks(s.piles, KINDS, at + PILES, paper)
        put_decks(s.discards, KINDS, at + DISCARDS, paper)
        draw_free(s, me, at + FREE, paper)
        at += DEALT
        draw_dealt(s, me, at, paper)
        at += seats
        draw_hermit(s, left, at, paper)
        self.draw_asked(s, left, at + HERMIT + WINNERS, paper)


def draw_monk(monk: Monk, at: i64, o: Paper) -> None:
    """One player's monk."""
    o[at] = monk.monk + 1
    o[at + 1] = monk.room + 1
    o[at + 2] = monk.noise + 1
    o[at + 3] = monk.dirt + 1
    o[at + 4] = monk.extra + TASTE
    o[at + 5] = 2 if monk.wounded else 1
    o[at + 6] = 2 if monk.web > 0 else 1


def draw_beer(monk: Monk, at: i64, o: Paper) -> None:
    """Qualities, cards, werewolves and powers."""
    put_tuple_above(monk.sheet, -2, PHASES, at, o)
    for card in monk.cards:
        o[at + CARDS + card] += 1
    for card in monk.ready:
        o[at + READY + card] += 1
    for wolf in monk.trophies:
        o[at + WOLVES + wolf] += 1
    put_tuple_above(monk.tastes, -TASTE, TROPHIES, at + TASTES, o)
    put_tuple_above(monk.power, -EFFECT, EFFECT_COUNT, at + POWER, o)


def draw_free(s: Brewers, me: int, at: i64, o: Paper) -> None:
    """§1.2 The monks to choose from; §9.7 in a blind draft only those dealt to me."""
    if not s.drafts_blindly():
        draw_members(s.free_monks, at, o)
        return
    for monk in s.dealt[me]:
        o[at + monk] = 1


def draw_dealt(s: Brewers, me: int, at: i64, o: Paper) -> None:
    """How many monks were dealt to each, mine first."""
    seats = len(s.dealt)
    for n in range(seats):
        o[at + n] = len(s.dealt[(me + n) % seats]) + 1


def draw_members(counts: list[int], at: i64, o: Paper) -> None:
    """1 for every kind of which there is at least one."""
    for kind, many in enumerate(counts):
        if many > 0:
            o[at + kind] = 1


def draw_turn(s: Brewers, left: list[int], at: i64, o: Paper) -> None:
    """Phase, turn, and what is being done."""
    o[at] = s.phase + 1
    o[at + 1] = s.turn + 1
    o[at + 2] = left[s.starter]
    o[at + 3] = left[s.turn_of]
    o[at + 4] = s.actions + 1
    o[at + 5] = s.moves + 1
    o[at + 6] = 2 if s.sprinted else 1
    o[at + 7] = 2 if s.hunted else 1
    o[at + 8] = s.site + 1
    o[at + 9] = 2 if s.loud else 1
    o[at + 10] = s.die + 1
    o[at + 11] = s.spare + 1
    o[at + 12] = s.found + 1
    o[at + 13] = s.quality + 2


def draw_fight(s: Brewers, left: list[int], at: i64, o: Paper) -> None:
    """The cards on offer, and the fight in progress."""
    put_tuple_above(s.offer, -1, OFFER, at + OFFERED, o)
    at += FIGHT
    if s.fighter != NONE:
        o[at] = 1
        o[at + 1] = left[s.fighter]
        o[at + 2] = left[s.rival]
        o[at + 3] = s.werewolf + 1
        o[at + 4] = 2 if s.hunting else 1
        o[at + 5] = s.stage + 1
        o[at + 6] = s.mine + TASTE
        o[at + 7] = s.theirs + TASTE


def draw_hermit(s: Brewers, left: list[int], at: i64, o: Paper) -> None:
    """§11 The hermit's night; and at the end of any game, who has won."""
    if s.rival_monk != NONE:
        o[at] = 1
        o[at + 1] = s.event + 1
        o[at + 2] = s.rival_monk + 1
        o[at + 3] = rival_score(s) + TASTE
        o[at + 4] = s.objective + 1
        o[at + 5] = target(s) + TASTE
        put(s.events, EVENT_MAX, at + 6, o)
    if not s.agenda:
        at += HERMIT
        for seat in winners(s):
            o[at] = left[seat]
            at += 1


SKETCH: Final = BrewersSketch
