"""The fixed geometry of the monastery, and the names of numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from vespers.engine.kernel import Seat

SEATS: Final = [0, 1, 2, 3, 4, 5]
PHASES: Final = [0, 1, 2, 3]
LAST_PHASE: Final = 3
NOTHING: Final = -1
LOUDEST: Final = 6  # §4.2 at this noise a werewolf comes
DRUNKEST: Final = 6  # §3.9 at this level a monk passes out
SIX: Final = 6

# The largest legal pack: the codebook has an action for each.
MOST_TILES: Final = 12
MOST_CARDS: Final = 64
MOST_WOLVES: Final = 24
MOST_MONKS: Final = 32
MOST_RECIPES: Final = 16
MOST_SLOTS: Final = 16
MOST_MOONS: Final = 13
MOST_BEERS: Final = 2

# §2.1 What goes into a vat.
Ingredient = Literal["cleaning", "water", "malt", "wood", "hops", "yeast"]
INGREDIENTS: Final[list[str]] = list(get_args(Ingredient))

# What one does on a tile.
GATHER: Final = 0
DRAW: Final = 1
HUNT: Final = 2
NOISE: Final = 3
TileUse = Literal["gather", "draw", "hunt", "noise"]
USES: Final[list[str]] = list(get_args(TileUse))

# The decks.
Deck = Literal["forge", "cabinet", "chapel"]
DECKS: Final[list[str]] = list(get_args(Deck))
WOLVES: Final = 3  # the green deck, after the three others
ALL_DECKS: Final = 4

# §5.2 Where a card is worn; the last two weigh nothing.
Slot = Literal["hands", "armour", "head", "boots", "misc", "blessing", "curse"]
SLOTS: Final[list[str]] = list(get_args(Slot))
WORN: Final = 5
BLESSING: Final = 5
CURSE: Final = 6

# §3.1 The four kinds of turn.
MOVE: Final = 0
SIMPLE: Final = 1
APPLIED: Final = 2
MEDITATE: Final = 3
NO_TURN: Final = 4

# §5.3, §5.6 What a monk or a card can do all the time; a monk's powers add up.
FIGHT_MONKS: Final = 0
FIGHT_ATTACKS: Final = 1
FIGHT_HUNTS: Final = 2
FIGHT_HUNTER: Final = 3
SEARCH: Final = 4  # + the use of the tile
DRAW_MORE: Final = 7
STRIDE: Final = 8
WARD: Final = 9  # faces of the die that avoid a wound
STEADY: Final = 10
RESIST: Final = 11
QUIET: Final = 12
QUALITY: Final = 13  # + the ingredient
POWERS: Final = 19

# §5.4 What a card can do once.
USE_NONE: Final = 0
USE_SOBER: Final = 1
USE_HUSH: Final = 2
USE_LEAP: Final = 3
USE_CLOSE_DOOR: Final = 4
USE_REROLL: Final = 5
USE_TRAP: Final = 6
USE_STAY_UP: Final = 7
USE_INSPIRE: Final = 8
USE_ENRICH: Final = 9
USE_NOISE: Final = 10
USE_ALCOHOL: Final = 11
USE_PENALTY: Final = 12
USE_STEAL: Final = 13
USE_GIVE: Final = 14
USE_SWAP: Final = 15
USE_REROLL_OTHER: Final = 16
AIMED: Final = [USE_NOISE, USE_ALCOHOL, USE_PENALTY, USE_STEAL, USE_GIVE, USE_SWAP]  # §5.8 at a player
MOST_PASSED: Final = 3  # §5.9 cards that change hands at once

# §5.4, §5.11 When a card that works once is used.
IN_TURN: Final = 0
PHASE_START: Final = 1
PHASE_END: Final = 2
MOMENTS: Final = ["", "phase-start", "phase-end"]

# §2.5 What can anger a hunter.
ON_SIX: Final = 0
ON_ONE: Final = 1
ON_ATTACK: Final = 2
ON_FALL: Final = 3
ON_INJURY: Final = 4
ON_MONK_FIGHT: Final = 5
ON_TWO_BEERS: Final = 6
ON_EQUIPMENT: Final = 7
ON_BLESSING: Final = 8
ON_HUNT_WON: Final = 9
TRIGGERS: Final = [
    "six",
    "one",
    "attack",
    "fall",
    "injury",
    "monk-fight",
    "two-beers",
    "equipment-drawn",
    "blessing-drawn",
    "hunt-won",
]

# §4.5 Why a monk falls.
DRUNK: Final = 0
INJURED: Final = 1
TACKLED: Final = 2
FALLS: Final = ["drunk", "injured", "tackled"]

# §6.1 Whom a hunter attacks first.
First = Literal["discs", "alcohol", "equipment", "trophies"]
FIRST: Final[list[str]] = list(get_args(First))

# §1.2 How the tiles are laid.
BOOK_LAYOUT: Final = 0
FREE_LAYOUT: Final = 1
RANDOM_LAYOUT: Final = 2
Layout = Literal["book", "free", "random"]
LAYOUTS: Final[list[str]] = list(get_args(Layout))

# §1.1 Three rows of four, five and three places, all beginning at the left.
ROWS: Final = [4, 5, 3]
PLACES: Final = list(range(12))


def position(place: int) -> tuple[int, int]:
    """Row and column of a place."""
    row = 0
    while place >= ROWS[row]:
        place -= ROWS[row]
        row += 1
    return row, place


def beside(place: int) -> list[int]:
    """§1.3 The places that share a side with this one; diagonals do not count."""
    row, column = position(place)
    found = []
    for other in PLACES:
        r, c = position(other)
        if abs(r - row) + abs(c - column) == 1:
            found.append(other)
    return found


NEAR: Final = [beside(p) for p in PLACES]
DOORS: Final = [(p, q) for p in PLACES for q in NEAR[p] if p < q]
MOST_CLOSED: Final = len(DOORS) - len(PLACES) + 1  # §7.2 doors that can be closed without cutting a tile off
DOOR: Final = [
    [DOORS.index((min(p, q), max(p, q))) if q in NEAR[p] else NOTHING for q in PLACES] for p in PLACES
]


def connected_without(closed: list[int], door: int) -> bool:
    """§1.3 Whether every place can still be reached when this door is closed too."""
    seen = [0]
    for place in seen:  # the list grows under the loop
        for other in NEAR[place]:
            d = DOOR[place][other]
            if d != door and not closed[d] and other not in seen:
                seen.append(other)
    return len(seen) == len(PLACES)


RESULTS: Final = 40  # an Applied Action's result never counts for more


def left_of(seat: Seat, seats: int) -> Seat:
    """§3.1 Who comes next, clockwise."""
    return seat + 1 if seat + 1 < seats else 0
