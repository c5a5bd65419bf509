"""What a bot knows about Heaven & Ale: where the abbey will stand at the end if it goes on like this.

The garden is worth the activations it may still expect; markers and brewmaster are carried on to the end of
the game and counted there by a smooth form of §9. Within a turn, the best way to finish it counts.
"""

from __future__ import annotations

from math import exp
from typing import Final

from vespers.engine.judgement import Judgement
from vespers.engine.kernel import Seat
from vespers.engine.strategy import Strategy
from vespers.games.heaven_ale import outlook as well_known
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.features import features
from vespers.games.heaven_ale.pieces import (
    AROUND,
    COLOUR,
    FERTILITY,
    FIRST_SHADY,
    HEXES,
    MONK_TILE,
    NEAR,
    NONE,
    SITES,
)
from vespers.games.heaven_ale.rules.barrels import goals_met
from vespers.games.heaven_ale.scoring import barrel_points, first_points, gained_by_selling, points
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.games.heaven_ale.turns import SITE_CHANCE, Turns

SCALE = 8.0
PAR, SPREAD = 50.0, 15.0  # a usual score, and how far good and bad ones lie from it
EXPLORE = 0.2  # little: many options are bad
OWN = 0.7  # of what a search aims at is a good score: to win alone, one would only spoil the other's abbey

LEVEL = 12.0  # how far the rearmost marker comes in a whole game, and the brewmaster
MASTER = 8.0
SPENDING = 0.25  # points for a ducat while there is a round to spend it in
SAVING = 0.08  # points for a ducat at the end
PURSE = 22.0  # ducats beyond are worth half
BY_NUMBER = 0.15  # how likely the number of a tile is the one chosen for X
BY_SITE = 0.35  # how likely a building activates one of its six tiles
CARD = 4.2  # a privilege card in hand, while pairs can still be completed
GOAL = 0.9  # times the points of a barrel whose goal is met but which is not fetched yet
SPACE = 0.08  # a space of the track still ahead in this round


def value(s: HeavenAle, me: Seat) -> float:
    """Larger is better for `me`: the points to be expected, after the best end of this turn."""
    return TURNS.value(s, me)


def outlook(s: HeavenAle, me: Seat) -> float:
    """The same as those foresee it who know the game well: brothers and abbots."""
    return OUTLOOK_TURNS.value(s, me)


def foreseen(s: HeavenAle, me: Seat) -> float:
    """The points to be expected: as a network has learned it, where there is one."""
    network = OUTLOOK.network
    if network is None:
        return well_known.worth(s, me)
    abbey, box = s.abbeys[me], s.box
    if s.round == box.rounds[len(s.abbeys)] and abbey.space > box.last:  # nothing changes but a last sale
        return float(points(abbey, box) + gained_by_selling(s, me))
    return network.value(features(s, me))


def progress(s: HeavenAle) -> float:
    """How much of the rounds is over, without this one."""
    return max(0, s.round - 1) / s.box.rounds[len(s.abbeys)]


def forget() -> None:
    """Weights have changed."""
    TURNS.known.clear()
    OUTLOOK_TURNS.known.clear()


# --- The points to be expected


def worth(s: HeavenAle, me: Seat) -> float:
    """The points to be expected, before the best end of this turn is looked for."""
    return sum(terms(s, me).values())


def terms(s: HeavenAle, me: Seat) -> dict[str, float]:
    """Production carried on to the end, barrels, money, cards, and the way still to go."""
    abbey, box = s.abbeys[me], s.box
    seats = len(s.abbeys)
    ahead = max(0, box.last + 1 - abbey.space)
    time = box.rounds[seats] - s.round + ahead / (box.last + 1)  # rounds still to play
    share = time / box.rounds[seats]
    future = Future(abbey, box, discs_to_come(abbey, time, seats))
    level, master = future.level(box), future.brewmaster
    ducats = abbey.ducats + 0.7 * future.ducats * min(1.0, share * 3)
    return {
        "production": multiplier(box, master + MASTER * share) * smooth(level + LEVEL * share),
        "barrels": barrel_points(abbey, box) + goal_points(s, abbey, share),
        "first": float(first_points(abbey, box)),
        "money": money(ducats, time),
        "cards": CARD * abbey.cards.bit_count() * min(1.0, time / 2),
        "track": SPACE * ahead,
    }


def discs_to_come(abbey: Abbey, time: float, seats: int) -> float:
    """How likely a free activation spot still gets a disc."""
    free = 10 - abbey.discs.bit_count()
    return min(1.0, time * 6 / seats / free) if free else 0.0


def money(ducats: float, time: float) -> float:
    """What ducats are worth: much while there is something to buy, little at the end."""
    counted = ducats if ducats < PURSE else PURSE + (ducats - PURSE) / 2
    return counted * (SAVING + SPENDING * min(1.0, time))


def goal_points(s: HeavenAle, abbey: Abbey, share: float) -> float:
    """Barrels that could be fetched now."""
    open_goals = goals_met(abbey, s.box) & ~(abbey.large | abbey.small)
    large = (open_goals & s.large).bit_count() * s.box.large_points
    small = (open_goals & s.small & ~s.large).bit_count() * s.box.small_points
    return GOAL * (large + small) * min(1.0, 4 * share)


class Future:
    """Markers, brewmaster and ducats after the activations that the garden may still expect."""

    __slots__ = ("brewmaster", "ducats", "markers")

    def __init__(self, abbey: Abbey, box: Box, chance: float) -> None:
        times = [0.0] * len(HEXES)  # how often each hex may still be activated
        self.brewmaster = abbey.brewmaster + build_sites(abbey, box, chance, times)
        call_monks(abbey, chance, times)
        self.markers = [float(at) for at in abbey.markers]
        self.ducats = 0.0
        self.harvest(abbey, chance, times)

    def harvest(self, abbey: Abbey, chance: float, times: list[float]) -> None:
        """What the tiles yield, with a disc on their number or colour too."""
        by_number = 0.0 if abbey.discs & 1 else chance * BY_NUMBER
        by_colour = [by_number if abbey.discs >> spot & 1 else by_number + chance for spot in range(1, 6)]
        for hex_ in HEXES:
            tile = abbey.garden[hex_]
            if tile >= MONK_TILE:
                self.brewmaster += times[hex_]
            elif tile != NONE:
                colour = COLOUR[tile]
                steps = FERTILITY[tile] * (times[hex_] + by_colour[colour])
                if hex_ >= FIRST_SHADY:
                    self.ducats += steps
                else:
                    self.markers[colour] += steps

    def level(self, box: Box) -> float:
        """Where the exchange would bring the rearmost marker, in parts of a step."""
        rate = exchange_rate(box, self.brewmaster)
        return well_known.levelled(self.markers, rate, float(box.top))


def build_sites(abbey: Abbey, box: Box, chance: float, times: list[float]) -> float:
    """Sites that may be surrounded activate their tiles and move the brewmaster: by how much, on average."""
    garden, steps = abbey.garden, 0.0
    likely = min(1.0, 0.3 + chance)
    for site in SITES:
        if abbey.buildings[site] == NONE:
            tiles = total = 0
            for hex_ in AROUND[site]:
                if garden[hex_] != NONE:
                    tiles += 1
                    total += FERTILITY[garden[hex_]]
            total += 2 * (6 - tiles)  # the missing tiles, carried on
            built = SITE_CHANCE[tiles] * likely
            steps += built * box.brewmaster_steps[box.type_of_total[total]]
            for hex_ in AROUND[site]:
                times[hex_] += built * BY_SITE
    return steps


def call_monks(abbey: Abbey, chance: float, times: list[float]) -> None:
    """Monks whose spot is free may activate what lies around them."""
    for hex_ in HEXES:
        monk = abbey.garden[hex_] - MONK_TILE
        if monk >= 0 and not abbey.discs >> (6 + monk) & 1:
            for near in NEAR[hex_]:
                times[near] += chance


def smooth(level: float) -> float:
    """The level, without the sudden stop at 0: behind 3 it fades away."""
    return level if level >= 3 else 3 * exp((level - 3) / 3)


def multiplier(box: Box, master: float) -> float:
    """The multiplier of §9.1 between its steps."""
    if master < 1:
        return box.multiplier[0] + max(0.0, (master + 10) * 0.05)
    spaces = [min(box.top, max(0, round(master) + k)) for k in (-2, -1, 0, 1, 2)]
    return sum([box.multiplier[space] for space in spaces]) / 5


def exchange_rate(box: Box, master: float) -> float:
    """The exchange rate of §9.1 between its steps."""
    spaces = [min(box.top, max(0, round(master) + k)) for k in (-2, -1, 0, 1, 2)]
    return sum([box.rate[space] for space in spaces]) / 5


TURNS: Final = Turns(worth)
OUTLOOK_TURNS: Final = Turns(foreseen)
OUTLOOK: Final = Judgement(
    outlook,
    scale=SCALE,
    par=PAR,
    spread=SPREAD,
    terms=terms,
    forget=forget,
    progress=progress,
    features=features,
)
JUDGEMENT: Final = Judgement(value, scale=SCALE, terms=terms, forget=forget, outlook=OUTLOOK)
STRATEGIES: Final = {
    "brother": Strategy(looks=12, outlook=True, explore=EXPLORE, own=OWN),
    "abbot": Strategy(looks=900, outlook=True, explore=EXPLORE, own=OWN),
}
