"""Actions: Simple and Applied, the table, the Cloister (§3.4 to §3.6, §3.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule, Seat, plan
from vespers.engine.messages import Why
from vespers.games.fermentation.codebook import (
    ACT,
    GO,
    STAND_UP,
    STOP,
)
from vespers.games.fermentation.messages import Act, Go, StandUp, Stop
from vespers.games.fermentation.pieces import (
    DRAW,
    GATHER,
    HUNT,
    NOISE,
    QUIET,
    SEATS,
    WOLVES,
)
from vespers.games.fermentation.rules.after_deeds import ATTACKS
from vespers.games.fermentation.rules.dice_and_beers import OFFER_BEER, ROLL_DIE, ROLL_SPARE_DIE
from vespers.games.fermentation.rules.drawing_cards import draw
from vespers.games.fermentation.rules.gathering import gather, gather_simply, quality, spaces_for
from vespers.games.fermentation.rules.moving import LYING, move, moves, why_not_move
from vespers.games.fermentation.rules.noise_and_falls import (
    make_noise,
    raise_gauge,
)
from vespers.games.fermentation.rules.results import cards_drawn, search_bonus, table_line
from vespers.games.fermentation.rules.werewolves import hunt
from vespers.games.fermentation.state import Fermentation

DONE: Final = Why("action_done", "3.4")
NOT_IN_RECIPE: Final = Why("not_in_recipe", "2.3")
NOTHING_BETTER: Final = Why("nothing_better", "2.9")
NO_CARDS: Final = Why("no_cards", "1.5")
TILE_CLOSED: Final = Why("tile_closed", "7.2")


# --- What a tile offers


def why_not_here(s: Fermentation, me: Seat) -> Why | None:
    """§3.4 Something to gather for a phase to come, or a card to draw; the Cloister always."""
    monk = s.monks[me]
    tile = s.tile[monk.place]
    use = s.box.use[tile]
    if tile == s.night.closed_tile:
        return TILE_CLOSED
    if use == GATHER:
        recipe = s.box.recipes[monk.recipe]
        spaces = recipe.spaces[s.box.gives[tile]]
        return None if spaces and recipe.phase[spaces[-1]] >= s.phase else NOT_IN_RECIPE
    if use == NOISE:
        return None
    deck = WOLVES if use == HUNT else s.box.gives[tile]
    return None if s.stock[deck] > 0 or any(s.discards[deck]) else NO_CARDS


def why_not_applied(s: Fermentation, me: Seat) -> Why | None:
    """§3.14 As anywhere; but one may search for an ingredient that the recipe has no space for."""
    why = why_not_here(s, me)
    return None if why is NOT_IN_RECIPE and s.box.rulings.applied_search == "anything" else why


# --- §3.4 The Simple Action


Simply = Act | Go | StandUp | Stop


class ActSimply(Choice[Fermentation, Simply]):
    """§3.4 The action of the tile and a move, in either order."""

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

    def values(self, s: Fermentation) -> dict[str, int | str]:
        return {"steps": s.steps, "deeds": s.deed}

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
    """§3.14 Once, on one's feet, and only for a gain: gathering must better the vat (§2.9)."""
    monk = s.monks[me]
    if s.deed == 0:
        return DONE
    if monk.down:
        return LYING
    why = why_not_here(s, me)
    tile = s.tile[monk.place]
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
    tile = s.tile[s.monks[me].place]
    use, gives = s.box.use[tile], s.box.gives[tile]
    if use == GATHER:
        gather_simply(s, me, gives, quality(s, me, gives, s.box.numbers.simple_gather))
    elif use == DRAW:
        draw(s, me, gives, 1, 1)
    elif use == HUNT:
        hunt(s, me, 1, 0)
    else:
        raise_gauge(s, s.box.numbers.cloister_noise)


# --- §3.5 The Applied Action


def act_applied(s: Fermentation, me: Seat) -> None:
    """§3.5 Roll, drink if you like, read the table; then the noise, then the attacks (§4.6)."""
    monk = s.monks[me]
    s.die = s.spare = 0
    s.fresh = 1
    s.bonus = search_bonus(monk.power, s.box.use[s.tile[monk.place]], monk.inspired)
    monk.inspired = 0
    if monk.focus:
        monk.focus = 0
        s.follow(APPLIED_WITH_TWO_DICE[me])
    else:
        s.follow(APPLIED_WITH_ONE_DIE[me])


# --- §3.6 The table


def total(s: Fermentation) -> int:
    """§3.6 The die with all that is added to it."""
    return table_line(s.die + s.bonus)


class ReadTable(Rule[Fermentation]):
    """§3.6 What the result gives; §3.14 who fell goes on. §3.11 The Cloister gives noise in any case."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        me, n, table = self.me, total(s), s.box.table
        monk = s.monks[me]
        tile = s.tile[monk.place]
        use, gives = s.box.use[tile], s.box.gives[tile]
        s.result = n
        if use == NOISE:
            raise_gauge(s, s.box.numbers.cloister_noise)
        elif monk.down and s.box.rulings.fallen_drinker == "finds-nothing":
            s.result = 0
        elif use == GATHER:
            gather(s, me, gives, quality(s, me, gives, table.gather[n]))
        elif use == DRAW and table.draw[n] > 0:
            draw(s, me, gives, cards_drawn(s.box, monk.power, n), table.keep[n])
        elif use == HUNT and table.find[n] > 0:
            hunt(s, me, table.find[n], table.hunt[n])


class AppliedNoise(Rule[Fermentation]):
    """§3.14 The noise of the action, once it is resolved; §5.6 a soft foot is heard only when it fails."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if s.monks[self.me].power[QUIET] <= 0 or not s.box.table.success[s.result]:
            make_noise(s, self.me, s.box.numbers.applied_noise)


ACT_SIMPLY: Final = [ActSimply(me) for me in SEATS]
SIMPLY_ON: Final = [SimplyOn(me) for me in SEATS]
_END: Final = [[ReadTable(me), AppliedNoise(me), ATTACKS] for me in SEATS]
APPLIED_WITH_ONE_DIE: Final = [plan(ROLL_DIE[me], OFFER_BEER[me], *_END[me]) for me in SEATS]
APPLIED_WITH_TWO_DICE: Final = [
    plan(ROLL_DIE[me], ROLL_SPARE_DIE[me], OFFER_BEER[me], *_END[me]) for me in SEATS
]
