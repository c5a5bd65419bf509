"""Within a turn of Heaven & Ale, the best way to finish it counts; and nothing is judged twice.

A search comes to the same abbeys again and again: by other ways through a turn, after another's move, in
the next look. What is judged depends on one abbey and few other things, so most answers are remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from vespers.engine.kernel import Choice, Seat, apply, asked
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.codebook import STOP
from vespers.games.heaven_ale.messages import Sell
from vespers.games.heaven_ale.pieces import AROUND, FIRST_SHADY, MONK_TILE, NEAR, NONE, SITES, SITES_BY
from vespers.games.heaven_ale.rules.buying import PlaceTile, TakeAnother
from vespers.games.heaven_ale.rules.rounds import ChoosePlace
from vespers.games.heaven_ale.rules.walking import MoveFigure
from vespers.games.heaven_ale.scoring import points
from vespers.games.heaven_ale.state import Abbey, HeavenAle

PLACED: Final = 4  # hexes tried for a tile within a turn looked at, half of them on each side
MOST: Final = 20_000  # positions remembered, about a kilobyte each
SITE_CHANCE: Final = [0.02, 0.08, 0.18, 0.32, 0.5, 0.75, 1.0]  # by tiles around a site: it is built in time

Worth = Callable[[HeavenAle, Seat], float]


class Turns:
    """Judges positions by a `worth` between turns, and by the best end of a turn within one."""

    __slots__ = ("box", "known", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.box: Box | None = None  # that of all positions known
        self.known: dict[tuple[Hashable, ...], float] = {}

    def value(self, s: HeavenAle, me: Seat) -> float:
        """The points to be expected."""
        step = asked(s)
        if step is None or s.abbeys[me].brewed:  # §9.4 nothing of it changes any more
            return float(points(s.abbeys[me], s.box))
        within = is_within(step, me)
        if within and s.abbeys[me].space > s.box.last:  # whether the round is over hangs on the others too
            return self.best_end(s, me, step)
        if s.box is not self.box or len(self.known) >= MOST:
            self.known.clear()
            self.box = s.box
        key = turn_key(s, me) if within else abbey_key(s, me)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.best_end(s, me, step) if within else self.worth(s, me)
        return found

    def best_end(self, s: HeavenAle, me: Seat, step: Choice[Any, Any]) -> float:
        """After the best of the answers worth trying."""
        return max([self.value(after(s, a), me) for a in worth_trying(s, me, step)])


def is_within(step: Choice[Any, Any], me: Seat) -> bool:
    """Whether this seat is in the middle of its turn."""
    return step.asks == me and not isinstance(step, MoveFigure | ChoosePlace)


def abbey_key(s: HeavenAle, me: Seat) -> tuple[Hashable, ...]:
    """All that the worth of an abbey may depend on, for one box."""
    abbey = s.abbeys[me]
    return (
        len(s.abbeys),
        s.round,
        tuple(s.discs[abbey.space + 1 :]),
        s.large,
        s.small,
        abbey.ducats,
        abbey.space,
        abbey.place,
        abbey.brewmaster,
        tuple(abbey.markers),
        tuple(abbey.garden),
        tuple(abbey.buildings),
        abbey.discs,
        abbey.cards,
        abbey.placed,
        abbey.large,
        abbey.small,
    )


def turn_key(s: HeavenAle, me: Seat) -> tuple[Hashable, ...]:
    """The same in the middle of a turn: what is still to do, and with which tiles."""
    return (*abbey_key(s, me), s.chosen, s.tiles[s.abbeys[me].space], tuple(s.agenda))


def after(s: HeavenAle, a: Any) -> HeavenAle:
    """The position after an action."""
    t = s.clone()
    apply(t, a)
    return t


def worth_trying(s: HeavenAle, me: Seat, step: Choice[Any, Any]) -> list[Any]:
    """The answers looked at within a turn: few hexes, no further tile, no sale without need."""
    if isinstance(step, TakeAnother):
        return [STOP]
    options = [a for a in step.options(s) if not isinstance(a, Sell)] or step.options(s)[:1]
    if isinstance(step, PlaceTile) and len(options) > PLACED:
        return best_hexes(s.abbeys[me], options)
    return options


def best_hexes(abbey: Abbey, options: list[Any]) -> list[Any]:
    """The hexes with most company on either side: full sites and monks nearby."""
    garden = abbey.garden
    chances = [SITE_CHANCE[filled(garden, site)] for site in SITES]
    sunny, shady = list[tuple[float, int]](), list[tuple[float, int]]()
    for number, a in enumerate(options):
        hex_: int = a.hex
        side = sunny if hex_ < FIRST_SHADY else shady
        side.append((-company(garden, hex_, chances), number))
    sunny.sort()
    shady.sort()
    return [options[number] for _, number in sunny[: PLACED // 2] + shady[: PLACED // 2]]


def company(garden: list[int], hex_: int, chances: list[float]) -> float:
    """How much a tile on this hex would take part in."""
    near, around = 0.0, 0.0
    for other in NEAR[hex_]:
        if garden[other] != NONE:
            near += 1.5 if garden[other] >= MONK_TILE else 0.2
    for site in SITES_BY[hex_]:
        around += chances[site]
    return near + around


def filled(garden: list[int], site: int) -> int:
    """Tiles around a site."""
    tiles = 0
    for hex_ in AROUND[site]:
        if garden[hex_] != NONE:
            tiles += 1
    return tiles
