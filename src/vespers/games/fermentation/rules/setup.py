"""Set-up (§1, §7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, CommonChance, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import (
    CHOOSE_MOON,
    CLOSE_DOOR,
    LAY_TILE,
    STARTS,
    TAKE_MONK,
    TAKE_RECIPE,
)
from vespers.games.fermentation.messages import ChooseMoon, CloseDoor, LayTile, Starts, TakeMonk, TakeRecipe
from vespers.games.fermentation.pieces import (
    DOORS,
    FREE_LAYOUT,
    NOTHING,
    PHASE_START,
    PLACES,
    RANDOM_LAYOUT,
    SEATS,
    connected_without,
)
from vespers.games.fermentation.rules.held_cards import take_in_hand
from vespers.games.fermentation.rules.phase_cards import at_moment
from vespers.games.fermentation.rules.phases import begin_phase
from vespers.games.fermentation.rules.turns import TURN
from vespers.games.fermentation.state import Fermentation

NIGHT_LONG: Final = 99  # a door closed for the whole night, by nobody's barricade
TILE_LAID: Final = Why("tile_already_laid", "1.8")
MONK_TAKEN: Final = Why("monk_taken", "1.8")
MOON_CHOSEN: Final = Why("moon_already_chosen", "7.4")
MOON_LATER: Final = Why("not_an_earlier_moon", "7.4")


class SetUp(Rule[Fermentation]):
    """§1 Moons, tiles, doors, first player, recipes and monks; then the first phase."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.agenda.append(LAY_OUT)
        night = s.night
        if night.moons:
            returning = s.box.moons[night.moons[0]].choose
            s.agenda.extend([CHOOSE_RULE[seat] for seat in reversed(choosers(s, returning))])


def choosers(s: Fermentation, many: int) -> list[Seat]:
    """§7.4 The last of the campaign chooses the first rule, then its leader, and so on."""
    standing = s.night.wishes.standing or [0] * s.seats
    ends = sorted(range(s.seats), key=lambda seat: standing[seat])
    return [ends[0] if n % 2 == 0 else ends[-1] for n in range(many)]


class ChooseRule(Choice[Fermentation, ChooseMoon]):
    """§7.4 On the last moon the rule of an earlier one returns."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[ChooseMoon]:
        return CHOOSE_MOON[: len(s.box.moons)]

    def why_not(self, s: Fermentation, a: ChooseMoon) -> Why | None:
        if a.moon >= s.night.moons[0]:
            return MOON_LATER
        return MOON_CHOSEN if a.moon in s.night.moons else None

    def do(self, s: Fermentation, a: ChooseMoon) -> None:
        s.night = s.night.under(a.moon)


# --- §1.2 The monastery


class LayOut(Rule[Fermentation]):
    """§1.1 As in the book; §1.2 or tile by tile, by chance or by the players in turn."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        night = s.night
        s.agenda.append(FIRST_PLAYER if s.seats > 1 else MONKS_ARRIVE)
        s.agenda.extend([CLOSE_A_DOOR] * night.closed_doors)
        if night.layout == FREE_LAYOUT:
            s.agenda.extend([LAY_FREELY[place % s.seats] for place in reversed(PLACES)])
        elif night.layout == RANDOM_LAYOUT:
            s.agenda.extend([LAY_AT_RANDOM] * len(PLACES))
        else:
            s.tile = s.box.book_layout[:]


class LayFreely(Choice[Fermentation, LayTile]):
    """§1.8 The players lay the tiles in turn, place after place."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[LayTile]:
        return LAY_TILE

    def why_not(self, s: Fermentation, a: LayTile) -> Why | None:
        return TILE_LAID if a.tile in s.tile else None

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"place": len(s.tile)}

    def do(self, s: Fermentation, a: LayTile) -> None:
        s.tile.append(a.tile)


class LayAtRandom(CommonChance[Fermentation, LayTile]):
    """§1.2 The tiles are shuffled."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[LayTile]:
        return LAY_TILE

    def odds(self, s: Fermentation) -> list[int]:
        return [0 if tile in s.tile else 1 for tile in range(len(LAY_TILE))]

    def do(self, s: Fermentation, a: LayTile) -> None:
        s.tile.append(a.tile)


class CloseADoor(CommonChance[Fermentation, CloseDoor]):
    """§7.2 A door closed all night never cuts a tile off from the others."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[CloseDoor]:
        return CLOSE_DOOR

    def odds(self, s: Fermentation) -> list[int]:
        free = [s.closed[d] == 0 and connected_without(s.closed, d) for d in range(len(DOORS))]
        return [int(can_close) for can_close in free]

    def do(self, s: Fermentation, a: CloseDoor) -> None:
        s.closed[a.door] = NIGHT_LONG


# --- §1.6, §1.7 The monks


class FirstPlayer(CommonChance[Fermentation, Starts]):
    """§1.7 Chance decides who begins."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[Starts]:
        return STARTS[: s.seats]

    def odds(self, s: Fermentation) -> list[int]:
        return [1] * s.seats

    def do(self, s: Fermentation, a: Starts) -> None:
        s.first = a.seat
        s.agenda.append(MONKS_ARRIVE)


class MonksArrive(Rule[Fermentation]):
    """§1.8 From the first player on, clockwise, everybody takes a monk and a recipe."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        s.agenda.append(BEGIN)
        for n in reversed(range(s.seats)):
            seat = (s.first + n) % s.seats
            if s.night.recipe == NOTHING:
                s.agenda.append(CHOOSE_RECIPE[seat])
            else:
                take_recipe(s, seat, s.night.recipe)
            s.agenda.append(CHOOSE_MONK[seat])


class ChooseMonk(Choice[Fermentation, TakeMonk]):
    """§1.6 Choose your monk."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[TakeMonk]:
        return TAKE_MONK[: len(s.box.monk_names)]

    def why_not(self, s: Fermentation, a: TakeMonk) -> Why | None:
        return MONK_TAKEN if a.monk in [monk.monk for monk in s.monks] else None

    def do(self, s: Fermentation, a: TakeMonk) -> None:
        monk = s.monks[self.me]
        monk.monk = a.monk
        for power, amount in s.box.monk_grants[a.monk]:
            monk.power[power] += amount


class ChooseRecipe(Choice[Fermentation, TakeRecipe]):
    """§1.8 Choose your recipe; several monks may brew the same."""

    __slots__ = ()

    def candidates(self, s: Fermentation) -> Sequence[TakeRecipe]:
        return TAKE_RECIPE[: len(s.box.recipes)]

    def do(self, s: Fermentation, a: TakeRecipe) -> None:
        take_recipe(s, self.me, a.recipe)


def take_recipe(s: Fermentation, me: Seat, recipe: int) -> None:
    """§1.6 An empty space for every ingredient."""
    monk = s.monks[me]
    monk.recipe = recipe
    monk.vat = [0] * len(s.box.recipes[recipe].phase)


class Begin(Rule[Fermentation]):
    """§1.7 All monks stand in the Cloister; the first phase begins."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        start = s.tile.index(s.box.start)
        for monk in s.monks:
            monk.place = start
        for me, card in enumerate(s.night.wishes.kept):
            if card != NOTHING:
                bring_keepsake(s, me, card)
        s.active = s.first
        begin_phase(s, 0)
        s.follow(TURN[s.first])
        at_moment(s, PHASE_START)


def bring_keepsake(s: Fermentation, me: Seat, card: int) -> None:
    """§7.3 The card kept from the last moon is taken out of its deck."""
    piece = s.box.cards[card]
    s.decks[piece.deck][piece.place] -= 1
    s.stock[piece.deck] -= 1
    take_in_hand(s, me, card)


SET_UP: Final = SetUp(0)
LAY_OUT: Final = LayOut(0)
LAY_FREELY: Final = [LayFreely(me) for me in SEATS]
LAY_AT_RANDOM: Final = LayAtRandom(0)
CLOSE_A_DOOR: Final = CloseADoor(0)
CHOOSE_RULE: Final = [ChooseRule(me) for me in SEATS]
FIRST_PLAYER: Final = FirstPlayer(0)
MONKS_ARRIVE: Final = MonksArrive(0)
CHOOSE_MONK: Final = [ChooseMonk(me) for me in SEATS]
CHOOSE_RECIPE: Final = [ChooseRecipe(me) for me in SEATS]
BEGIN: Final = Begin(0)
