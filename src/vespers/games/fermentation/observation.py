"""The view of Triple Fermentation as numbers, straight from the state: see `vespers.engine.page`."""

from __future__ import annotations

from vespers.engine.kernel import is_over
from vespers.engine.page import Page
from vespers.games.fermentation.pieces import (
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
from vespers.games.fermentation.state import Fermentation, Monk
from vespers.games.fermentation.view import FEW, TRIGGERS


def write(s: Fermentation, page: Page) -> None:
    """What seat `page.me` sees."""
    for n in range(page.seats):
        seat = (page.me + n) % page.seats
        monk = s.monks[seat]
        write_board(monk, seat, page)
        write_belongings(s, monk, page)
    write_monastery(s, page)
    write_night(s, page)
    page.put_lists(s.decks, MOST_CARDS)
    page.put_lists(s.discards, MOST_CARDS)
    write_action(s, page)
    write_battle(s, page)
    page.put_step(s)


def write_board(monk: Monk, seat: int, page: Page) -> None:
    """One monk and the board before him."""
    page.put(seat)
    page.put(monk.monk)
    page.put(monk.recipe)
    page.put(monk.place)
    page.put(1 if monk.down == 0 else 0)
    page.put(monk.noise)
    page.put(monk.alcohol)
    page.put(monk.last)
    page.put(1 if monk.asleep == 1 else 0)
    page.put(1 if monk.focus == 1 else 0)
    page.put(monk.inspired)
    page.put(monk.traps)
    page.put(monk.penalties)
    page.put(monk.discs)
    page.put(monk.earned)


def write_belongings(s: Fermentation, monk: Monk, page: Page) -> None:
    """What he brewed, and what he holds."""
    page.put_bits(monk.early, len(PHASES))
    page.put_bits(monk.added, MOST_SLOTS)
    write_vat(s, monk, page)
    page.put_members(monk.cards, MOST_CARDS)
    page.put_members(monk.trophies, MOST_WOLVES)
    page.put_list(monk.power, POWERS)


def write_vat(s: Fermentation, monk: Monk, page: Page) -> None:
    """The spaces of a recipe, once it is chosen."""
    end = page.at + 3 * MOST_SLOTS
    if monk.recipe != NOTHING:
        recipe = s.box.recipes[monk.recipe]
        for n, taste in enumerate(monk.vat):
            page.put(recipe.ingredient[n])
            page.put(recipe.phase[n])
            page.put(taste)
    page.at = end


def write_monastery(s: Fermentation, page: Page) -> None:
    """Tiles, doors and the hunter's board."""
    night = s.night
    page.put_list(s.tile, len(PLACES))
    for door, by in enumerate(s.closed):
        if by:
            page.numbers[page.at + door] = 1
    page.skip(len(DOORS))
    page.put(night.wishes.hunter)
    page.put_list(night.anger, TRIGGERS)
    page.put(night.fight)
    page.put(night.board.taste)
    page.put_members(night.moons, MOST_MOONS)


def write_night(s: Fermentation, page: Page) -> None:
    """How late it is, and how loud."""
    night = s.night
    page.put(s.phase)
    page.put(s.gauge)
    page.put(night.threshold)
    page.put(s.floor)
    page.put(s.howl + night.werewolves)
    page.put(night.beers)
    page.put_seat(s.active)
    page.put_seat(s.first)
    page.put(s.turns)


def write_action(s: Fermentation, page: Page) -> None:
    """The action in hand, and the cards drawn."""
    page.put(s.steps)
    page.put(s.deed)
    page.put(s.blow)
    page.put(s.die)
    page.put(s.spare)
    page.put(s.fresh)
    page.put(s.bonus)
    page.put(s.theirs)
    page.put(s.wolf)
    page.put_seat(s.foe)
    page.put(s.find)
    page.put(s.ingredient)
    page.put_list(s.offer, FEW)
    page.put_list(s.taken, FEW)
    page.put(s.keep)


def write_battle(s: Fermentation, page: Page) -> None:
    """The final battle, and who has won."""
    page.put_seats(s.order, FEW)
    page.put(s.heroes)
    page.put(s.fought)
    page.put_seat(s.slayer)
    page.put(s.prize)
    page.put_list([monk.kept for monk in s.monks], FEW)
    if is_over(s):
        page.put_seats(winners(s), FEW)
    else:
        page.skip(FEW)
