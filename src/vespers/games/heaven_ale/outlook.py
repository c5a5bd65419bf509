"""Where an abbey of Heaven & Ale will stand at the end, for those who search: all it has is carried on.

Discs still to come, the garden they activate, what ducats will buy, pairs and their cards move markers and
brewmaster; §9 is counted there, with soft steps. The weights were found by evolution: of a dozen variations
at a time, those that scored most in games between bots who take the best-looking option were kept.
"""

from __future__ import annotations

from math import exp
from typing import Final

from vespers.engine.kernel import Seat
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.garden import activations, sites
from vespers.games.heaven_ale.pieces import (
    BARRELS_CARD,
    BREWMASTER_CARD,
    COLOUR,
    COLOUR_CARD,
    DUCATS_CARD,
    FERTILITY,
    FIRST_SHADY,
    HEXES,
    LOWEST_CARD,
    MARK_RESOURCE,
    MONK_TILE,
    NONE,
)
from vespers.games.heaven_ale.rules.barrels import goals_met, most_buildings
from vespers.games.heaven_ale.scoring import barrel_points, first_points
from vespers.games.heaven_ale.state import Abbey, HeavenAle

WHOLE: Final = 3.0  # the time of a whole game: that of a round with two players is 1
DISCS_AHEAD = 0.752  # of the discs still on my way in this round, in a game of two
DISCS_ROUND = 4.76  # discs of a later round, in a game of two
GROWTH = 1.83  # steps that tiles bought later bring each marker in a whole game, whatever the spots
SPOT = 2.57  # the same for a marker whose spot is still free
BOUGHT = 0.121  # steps of each marker for a ducat that can still be spent
MASTER = 5.12  # the brewmaster's steps in a whole game
MASTER_BOUGHT = 0.0426  # the same for a ducat
INCOME = 0.529  # of the ducats that the garden may bring, as good as in hand
SAVED = 0.0391  # points for a ducat at the end
SPENT = 0.0919  # points for a ducat, for the time in which it can be spent
PURSE = 27.5  # ducats beyond are worth half
BY_NUMBER = 0.106  # how likely the number of a tile is the one chosen for X
PAIR = 1.17  # cards placed for each pair that is likely to be completed
CARD = 0.475  # points for a card in hand
GOAL = 1.1  # times the points of a barrel that could be fetched
GOAL_NEAR = 0.573  # of those whose goal is likely to be met
SPACE = 0.0819  # points for a space of the track still ahead in this round
FADE = 2.5  # below this level production fades away


class Outlook:
    """Markers, brewmaster and ducats of one abbey, carried on to the end."""

    __slots__ = ("brewmaster", "cards", "chance", "ducats", "markers", "share", "spread", "time")

    def __init__(self, s: HeavenAle, me: Seat) -> None:
        abbey, box, seats = s.abbeys[me], s.box, len(s.abbeys)
        ahead = max(0, box.last + 1 - abbey.space)
        rounds = box.rounds[seats]
        self.share = (rounds - s.round + ahead / (box.last + 1)) / rounds  # of the game still to play
        self.time = WHOLE * self.share
        self.chance = disc_chance(s, abbey, rounds - s.round)
        self.markers = [float(at) for at in abbey.markers]
        self.ducats = 0.0
        self.brewmaster = float(abbey.brewmaster)
        self.cards = 0.0
        self.spread = [0.0] * len(HEXES)
        self.harvest(abbey, box)
        self.place_cards(abbey, box)
        self.buy(abbey)

    def harvest(self, abbey: Abbey, box: Box) -> None:
        """What the garden yields: sites, monks, and discs on numbers and colours."""
        chance, times = self.chance, self.spread
        self.brewmaster += sites(abbey, box, self.time, times)
        activations(abbey, chance, times)
        by_number = 0.0 if abbey.discs & 1 else chance * BY_NUMBER
        for hex_ in HEXES:
            tile = abbey.garden[hex_]
            if tile >= MONK_TILE:
                self.brewmaster += times[hex_]
            elif tile != NONE:
                colour = COLOUR[tile]
                often = times[hex_] + by_number + (0.0 if abbey.discs >> (1 + colour) & 1 else chance)
                if hex_ >= FIRST_SHADY:
                    self.ducats += often * FERTILITY[tile]
                else:
                    self.markers[colour] += often * FERTILITY[tile]

    def place_cards(self, abbey: Abbey, box: Box) -> None:
        """§7 Pairs that may be completed, and what the cards in hand would do."""
        hand = abbey.cards.bit_count()
        if hand == 0:
            return
        pairs = 0.0
        for spot in range(0, 10, 2):
            laid = (abbey.discs >> spot & 1) + (abbey.discs >> (spot + 1) & 1)
            if laid < 2:
                pairs += self.chance if laid else self.chance * self.chance
        use = min(1.0, PAIR * pairs / hand)
        self.cards = use * hand
        if abbey.cards >> DUCATS_CARD & 1:
            self.ducats += use * box.privileges[DUCATS_CARD]
        if abbey.cards >> BREWMASTER_CARD & 1:
            self.brewmaster += use * box.privileges[BREWMASTER_CARD]
        if abbey.cards >> LOWEST_CARD & 1:
            self.markers[lowest(self.markers)] += use * (abbey.discs.bit_count() + 2.0)
        if abbey.cards >> COLOUR_CARD & 1:
            colour = lowest(self.markers)
            self.markers[colour] += use * (abbey.tally[MARK_RESOURCE + colour] + self.share)

    def buy(self, abbey: Abbey) -> None:
        """Tiles still to be bought, for ducats in hand and to come."""
        budget = (abbey.ducats + INCOME * self.ducats) * min(1.0, self.time)
        if budget > PURSE:
            budget = PURSE + (budget - PURSE) / 2
        steps = GROWTH * self.share + BOUGHT * budget
        for colour in range(5):
            self.markers[colour] += steps
            if not abbey.discs >> (1 + colour) & 1:
                self.markers[colour] += SPOT * self.share
        self.brewmaster += MASTER * self.share + MASTER_BOUGHT * budget


def lowest(markers: list[float]) -> int:
    """The colour of the rearmost marker."""
    best = 0
    for colour in range(1, 5):
        if markers[colour] < markers[best]:
            best = colour
    return best


def disc_chance(s: HeavenAle, abbey: Abbey, later: int) -> float:
    """How likely a free activation spot still gets a disc."""
    free = 10 - abbey.discs.bit_count()
    if free == 0:
        return 0.0
    seats = len(s.abbeys)
    ahead = 0
    for space in s.box.disc_spaces:
        if space > abbey.space:
            ahead += s.discs[space]
    return min(1.0, (DISCS_AHEAD * ahead + DISCS_ROUND * later) * 2 / (seats * free))


def terms(s: HeavenAle, me: Seat) -> dict[str, float]:
    """Production carried on to the end, barrels, money, cards, and the way still to go."""
    abbey, box = s.abbeys[me], s.box
    future = Outlook(s, me)
    rate = between(box.rate, future.brewmaster, box.top)
    level = levelled(future.markers, rate, float(box.top))
    budget = abbey.ducats + INCOME * future.ducats
    if budget > PURSE:
        budget = PURSE + (budget - PURSE) / 2
    return {
        "production": between(box.multiplier, future.brewmaster, box.top) * soft(level),
        "barrels": barrel_points(abbey, box) + goals(s, abbey, future),
        "first": float(first_points(abbey, box)),
        "money": budget * (SAVED + SPENT * future.time),
        "cards": CARD * abbey.cards.bit_count() * future.share,
        "track": SPACE * max(0, box.last + 1 - abbey.space),
    }


def worth(s: HeavenAle, me: Seat) -> float:
    """The points to be expected."""
    return sum(terms(s, me).values())


# --- §9 with soft steps


def levelled(markers: list[float], rate: float, top: float) -> float:
    """§9.2 Where the exchange would bring the rearmost marker, in parts of a step."""
    ranks = sorted([min(at, top) for at in markers])
    low, high = 0.0, sum(ranks)
    level = ranks[0]
    for raised in range(1, len(ranks)):
        low += ranks[raised - 1]
        high -= ranks[raised - 1]
        level = (high + rate * low) / (rate * raised + len(ranks) - raised)
        if level <= ranks[raised]:
            return level
    return level


def soft(level: float) -> float:
    """The level, without the sudden stop at 0."""
    return level if level >= FADE else FADE * exp((level - FADE) / FADE)


def between(table: list[int], master: float, top: int) -> float:
    """A column of §9.1 between its steps."""
    if master < -1:
        return table[0] + 0.05 * (master + 1) * (1 if table[top] > table[0] else -1)
    low = int(master + 2.0) - 2
    total, part = 0.0, master - low
    for k in range(-2, 4):
        weight = 1.0 - part if k == -2 else part if k == 3 else 1.0
        total += weight * table[min(top, max(0, low + k))]
    return total / 5


# --- §8 Barrels


def goals(s: HeavenAle, abbey: Abbey, future: Outlook) -> float:
    """Barrels that could be fetched now, and those whose goal is near."""
    box, wanted = s.box, ~(abbey.large | abbey.small) & (s.large | s.small)
    more = box.privileges[BARRELS_CARD] if abbey.placed >> BARRELS_CARD & 1 else 0
    met = goals_met(abbey, box) & wanted
    fetch = min(1.0, 4 * future.share)
    points = 0.0
    near = nearness(abbey, box, future)
    for goal in range(12):
        if wanted >> goal & 1:
            prize = (box.large_points if s.large >> goal & 1 else box.small_points) + more
            points += prize * (GOAL if met >> goal & 1 else GOAL_NEAR * near[goal]) * fetch
    return points


def nearness(abbey: Abbey, box: Box, future: Outlook) -> list[float]:
    """How likely each goal of §8.2 is to be met in time."""
    want, share, chance = box.goals, future.share, future.chance
    monks = 4 - (abbey.discs >> 6 & 15).bit_count()
    spots = 5 - (abbey.discs >> 1 & 31).bit_count()
    same, different = most_buildings(abbey)
    return [
        likely(future.brewmaster - want[0]),
        likely(future.markers[lowest(future.markers)] - want[1]),
        likely(abbey.tally[0] + 3 * share - want[2]),
        likely(abbey.tally[4] + 3 * share - want[3]),
        chance**monks,
        chance**spots,
        likely(same + 3 * share - want[6]),
        likely(different + 3 * share - want[7]),
        likely((max(future.markers) - want[8]) / 2),
        likely((abbey.placed.bit_count() + future.cards - want[9]) * 1.5),
        likely(9 * share - abbey.sunny_free),
        likely(12 * share - abbey.shady_free),
    ]


def likely(lead: float) -> float:
    """Half when just met."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.5 * lead))))
