"""The view of Brewers as numbers, straight from the state: see `vespers.engine.page`."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import is_over
from vespers.engine.page import Page
from vespers.games.brewers.pieces import (
    CARD_MAX,
    EFFECT_COUNT,
    EVENT_MAX,
    MONK_MAX,
    NONE,
    PHASES,
    WOLF_MAX,
)
from vespers.games.brewers.scoring import rival_score, target, winners
from vespers.games.brewers.state import Brewers, Monk
from vespers.games.brewers.view import DICE, MOST_SEATS, OFFER, PILE_KINDS, TROPHIES

FIGHT: Final = 8  # places
HERMIT: Final = 6 + EVENT_MAX  # places


def write(s: Brewers, page: Page) -> None:
    """What seat `page.me` sees."""
    page.put(page.me)
    for n in range(page.seats):
        write_monk(s.monks[(page.me + n) % page.seats], page)
    write_turn(s, page)
    page.put_tuple(s.offer, OFFER)
    page.put_seat(s.chosen)
    page.put(s.wanted)
    write_fight(s, page)
    page.put_lists(s.piles, PILE_KINDS)
    page.put_lists(s.discards, PILE_KINDS)
    write_free_monks(s, page)
    for n in range(page.seats):
        page.put(len(s.dealt[(page.me + n) % page.seats]))
    write_hermit(s, page)
    if is_over(s):
        page.put_seats(winners(s), MOST_SEATS)
    else:
        page.skip(MOST_SEATS)
    page.put_step(s)


def write_monk(monk: Monk, page: Page) -> None:
    """One player's side."""
    page.put(monk.monk)
    page.put(monk.room)
    page.put(monk.noise)
    page.put(monk.dirt)
    page.put(monk.extra)
    page.put(1 if monk.wounded else 0)
    page.put(1 if monk.web > 0 else 0)
    page.put_tuple(monk.sheet, PHASES)
    page.put_tuple_members(monk.cards, CARD_MAX)
    page.put_tuple_members(monk.ready, CARD_MAX)
    page.put_tuple_members(monk.declared, CARD_MAX)
    page.put_tuple_members(monk.trophies, WOLF_MAX)
    page.put_tuple(monk.tastes, TROPHIES)
    page.put_tuple(monk.power, EFFECT_COUNT)


def write_turn(s: Brewers, page: Page) -> None:
    """Phase, turn, and what is being done."""
    page.put(s.phase)
    page.put(s.turn)
    page.put_seat(s.starter)
    page.put_seat(s.turn_of)
    page.put(s.actions)
    page.put(s.moves)
    page.put(1 if s.sprinted else 0)
    page.put(1 if s.hunted else 0)
    page.put(s.site)
    page.put(1 if s.loud else 0)
    page.put(s.die)
    page.put_tuple(s.rolled[:DICE], DICE)
    page.put(s.found)
    page.put(s.quality)


def write_fight(s: Brewers, page: Page) -> None:
    """The fight in progress."""
    if s.fighter == NONE:
        page.skip(FIGHT)
        return
    page.put(1)
    page.put_seat(s.fighter)
    page.put_seat(s.rival)
    page.put(s.werewolf)
    page.put(1 if s.hunting else 0)
    page.put(s.stage)
    page.put(s.mine)
    page.put(s.theirs)


def write_free_monks(s: Brewers, page: Page) -> None:
    """§1.2 The monks to choose from; §9.7 in a blind draft only those dealt to me."""
    if s.drafts_blindly():
        page.put_tuple_members(s.dealt[page.me], MONK_MAX)
        return
    for monk in range(MONK_MAX):
        page.put(1 if s.free_monks[monk] > 0 else 0)


def write_hermit(s: Brewers, page: Page) -> None:
    """§11 The hermit's night."""
    if s.rival_monk == NONE:
        page.skip(HERMIT)
        return
    page.put(1)
    page.put(s.event)
    page.put(s.rival_monk)
    page.put(rival_score(s))
    page.put(s.objective)
    page.put(target(s))
    page.put_list(s.night_events, EVENT_MAX)
