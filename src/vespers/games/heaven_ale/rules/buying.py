"""§3 Buying tiles: §3.7 one by one, each paid, placed and resolved before the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat
from vespers.engine.messages import Why
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.codebook import PLACE, SELL, STOP, TAKE
from vespers.games.heaven_ale.messages import Place, Sell, Stop, Take, TileBought
from vespers.games.heaven_ale.pieces import (
    COLOUR,
    FERTILITY,
    FIRST_SHADY,
    HEXES,
    MARK_MONK,
    MARK_RESOURCE,
    MONK_TILE,
    NONE,
    SEATS,
    SOLD_OUT,
    SPOT_OF_MARK,
)
from vespers.games.heaven_ale.rules.building import build_around
from vespers.games.heaven_ale.rules.emergency import SELLABLE, sell, why_not_sell
from vespers.games.heaven_ale.state import Abbey, HeavenAle

NOT_HERE: Final = Why("tile_not_here", "3.4")
TOO_DEAR: Final = Why("tile_too_dear", "3.4")
HEX_TAKEN: Final = Why("hex_taken", "3.3")
TOO_DEAR_IN_SHADE: Final = Why("too_dear_in_shade", "3.1")
TOO_DEAR_IN_SUN: Final = Why("too_dear_in_sun", "3.1")
MONK_TOO_DEAR_IN_SHADE: Final = Why("too_dear_in_shade", "3.2")
MONK_TOO_DEAR_IN_SUN: Final = Why("too_dear_in_sun", "3.2")


# --- Prices


def base_price(box: Box, space: int, tile: int) -> int:
    """§3.1 The fertility of a resource, §3.2 the cost of the space for a monk; before sun or shade."""
    return box.monk_cost[space] if tile >= MONK_TILE else FERTILITY[tile]


def reach(abbey: Abbey, box: Box) -> int:
    """§2.10 The highest base price this abbey can pay, its cards counted as money; -1 with no free hex."""
    money = abbey.ducats + box.emergency[abbey.cards]
    best = -1
    if abbey.shady_free > 0:
        best = money // box.shady_price
    if abbey.sunny_free > 0:
        in_sun = money // box.sunny_price
        if in_sun > best:
            best = in_sun
    return best


def cheapest_on(s: HeavenAle, space: int) -> int:
    """The lowest base price on a space, or SOLD_OUT."""
    low = SOLD_OUT
    for tile in s.tiles[space]:
        price = base_price(s.box, space, tile)
        if price < low:
            low = price
    return low


# --- §3.4 Which tile


def go_shopping(s: HeavenAle, me: Seat) -> None:
    """§3.1, §3.2 At least one tile; there is nothing to ask where all tiles are alike."""
    tiles = s.tiles[s.abbeys[me].space]
    if len(tiles) == 1 or tiles.count(tiles[0]) == len(tiles):
        s.chosen = tiles[0]
        s.agenda.append(BUY_MORE[me])
        s.agenda.append(PLACE_TILE[me])
    else:
        s.agenda.append(TAKE_TILE[me])


def why_not_take(s: HeavenAle, abbey: Abbey, a: Take) -> Why | None:
    """§3.4 A tile of this space that can be paid, if need be with emergency ducats."""
    if a.tile not in s.tiles[abbey.space]:
        return NOT_HERE
    return TOO_DEAR if base_price(s.box, abbey.space, a.tile) > reach(abbey, s.box) else None


def takeable(s: HeavenAle, abbey: Abbey) -> list[Take | Stop | Sell]:
    """Every tile that may be taken, without asking why_not: the kit proves them equal."""
    space, limit = abbey.space, reach(abbey, s.box)
    found: list[Take | Stop | Sell] = []
    tiles = s.tiles[space]
    for number, tile in enumerate(tiles):
        if base_price(s.box, space, tile) <= limit and tile not in tiles[:number]:
            found.append(TAKE[tile])
    found += SELLABLE[abbey.cards]
    return found


class TakeTile(Choice[HeavenAle, Take | Stop | Sell]):
    """§3.1, §3.2 Which tile of the space is bought first."""

    __slots__ = ()

    def candidates(self, s: HeavenAle) -> Sequence[Take | Stop | Sell]:
        return [*TAKE, *SELL]

    def why_not(self, s: HeavenAle, a: Take | Stop | Sell) -> Why | None:
        abbey = s.abbeys[self.me]
        if isinstance(a, Take):
            return why_not_take(s, abbey, a)
        return why_not_sell(abbey, a) if isinstance(a, Sell) else None

    def options(self, s: HeavenAle) -> list[Take | Stop | Sell]:
        return takeable(s, s.abbeys[self.me])

    def do(self, s: HeavenAle, a: Take | Stop | Sell) -> None:
        if isinstance(a, Take):
            s.chosen = a.tile
            s.agenda.append(BUY_MORE[self.me])
            s.agenda.append(PLACE_TILE[self.me])
        elif isinstance(a, Sell):
            sell(s, self.me, a)
            s.agenda.append(self)


class TakeAnother(TakeTile):
    """§3.4 One more tile of the space, or no more."""

    __slots__ = ()

    def candidates(self, s: HeavenAle) -> Sequence[Take | Stop | Sell]:
        return [*TAKE, *SELL, STOP]

    def options(self, s: HeavenAle) -> list[Take | Stop | Sell]:
        found = takeable(s, s.abbeys[self.me])
        found.append(STOP)
        return found


class BuyMore(Rule[HeavenAle]):
    """§3.4 As many tiles of the space as one can pay."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        abbey = s.abbeys[self.me]
        if s.cheapest[abbey.space] <= reach(abbey, s.box):
            s.agenda.append(TAKE_ANOTHER[self.me])


# --- §3.3 Where it goes


class PlaceTile(Choice[HeavenAle, Place | Sell]):
    """§3.3 A free hex for the tile, in the sun or in the shade."""

    __slots__ = ()

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        return {"tile": s.chosen}

    def candidates(self, s: HeavenAle) -> Sequence[Place | Sell]:
        return [*PLACE, *SELL]

    def why_not(self, s: HeavenAle, a: Place | Sell) -> Why | None:
        abbey = s.abbeys[self.me]
        if isinstance(a, Sell):
            return why_not_sell(abbey, a)
        if abbey.garden[a.hex] != NONE:
            return HEX_TAKEN
        if price_on(s, abbey, a.hex) <= abbey.ducats:
            return None
        shady = a.hex >= FIRST_SHADY
        if s.chosen >= MONK_TILE:
            return MONK_TOO_DEAR_IN_SHADE if shady else MONK_TOO_DEAR_IN_SUN
        return TOO_DEAR_IN_SHADE if shady else TOO_DEAR_IN_SUN

    def options(self, s: HeavenAle) -> list[Place | Sell]:
        abbey, box = s.abbeys[self.me], s.box
        price, garden = base_price(box, abbey.space, s.chosen), abbey.garden
        low = 0 if price * box.sunny_price <= abbey.ducats else FIRST_SHADY
        high = len(HEXES) if price * box.shady_price <= abbey.ducats else FIRST_SHADY
        found: list[Place | Sell] = [PLACE[hex_] for hex_ in range(low, high) if garden[hex_] == NONE]
        found += SELLABLE[abbey.cards]
        return found

    def do(self, s: HeavenAle, a: Place | Sell) -> None:
        if isinstance(a, Place):
            buy(s, self.me, a.hex)
        else:
            sell(s, self.me, a)
            s.agenda.append(self)


def price_on(s: HeavenAle, abbey: Abbey, hex_: int) -> int:
    """§3.1, §3.2 Once the base price in the shade, twice in the sun."""
    times = s.box.shady_price if hex_ >= FIRST_SHADY else s.box.sunny_price
    return times * base_price(s.box, abbey.space, s.chosen)


def buy(s: HeavenAle, me: Seat, hex_: int) -> None:
    """§3.3 Pay, take the tile from the space, put it on the hex; a site may be surrounded (§5.1)."""
    abbey, tile = s.abbeys[me], s.chosen
    price = price_on(s, abbey, hex_)
    abbey.ducats -= price
    take_away(s, abbey.space, tile)
    plant(abbey, hex_, tile)
    s.chosen = NONE
    if s.events is not None:
        s.events.append(TileBought(me, tile, hex_, price))
    build_around(s, me, hex_)


def take_away(s: HeavenAle, space: int, tile: int) -> None:
    """One tile less on the space."""
    tiles = list(s.tiles[space])
    tiles.remove(tile)
    s.tiles[space] = tuple(tiles)
    s.cheapest[space] = cheapest_on(s, space)


def plant(abbey: Abbey, hex_: int, tile: int) -> None:
    """The tile lies in the garden, and the marks that name it can be used (§6.1)."""
    abbey.garden[hex_] = tile
    if hex_ >= FIRST_SHADY:
        abbey.shady_free -= 1
    else:
        abbey.sunny_free -= 1
    if tile >= MONK_TILE:
        count_mark(abbey, MARK_MONK + tile - MONK_TILE)
    else:
        count_mark(abbey, FERTILITY[tile] - 1)
        count_mark(abbey, MARK_RESOURCE + COLOUR[tile])


def count_mark(abbey: Abbey, mark: int) -> None:
    """§6.1 A mark with a tile to name is usable while its spot is free."""
    abbey.tally[mark] += 1
    if not abbey.discs >> SPOT_OF_MARK[mark] & 1:
        abbey.usable |= 1 << mark


TAKE_TILE: Final = [TakeTile(me) for me in SEATS]
TAKE_ANOTHER: Final = [TakeAnother(me) for me in SEATS]
BUY_MORE: Final = [BuyMore(me) for me in SEATS]
PLACE_TILE: Final = [PlaceTile(me) for me in SEATS]
