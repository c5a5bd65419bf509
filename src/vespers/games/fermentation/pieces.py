"""The fixed geometry of the monastery, the names of numbers, and the tables that a content pack fills."""

from __future__ import annotations

from typing import Final

from vespers.engine.kernel import Box, Seat
from vespers.games.fermentation.words import Drew, Found, Numbers

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
INGREDIENTS: Final = ["cleaning", "water", "malt", "wood", "hops", "yeast"]

# What one does on a tile.
GATHER: Final = 0
DRAW: Final = 1
HUNT: Final = 2
NOISE: Final = 3
USES: Final = ["gather", "draw", "hunt", "noise"]

# The decks.
DECKS: Final = ["forge", "cabinet", "chapel"]
WOLVES: Final = 3  # the green deck, after the three others
ALL_DECKS: Final = 4

# §5.2 Where a card is worn; the last two weigh nothing.
SLOTS: Final = ["hands", "armour", "head", "boots", "misc", "blessing", "curse"]
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
FIGHTS: Final = ["monks", "attacks", "hunts", "hunter"]

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
ONCE: Final = [
    "none",
    "sober",
    "hush",
    "leap",
    "close-door",
    "reroll",
    "trap",
    "stay-up",
    "inspire",
    "enrich",
    "noise",
    "alcohol",
    "penalty",
]

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
FIRST: Final = ["discs", "alcohol", "equipment", "trophies"]

# §1.2 How the tiles are laid.
BOOK_LAYOUT: Final = 0
FREE_LAYOUT: Final = 1
RANDOM_LAYOUT: Final = 2
LAYOUTS: Final = ["book", "free", "random"]

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
DOOR: Final = [[DOORS.index((min(p, q), max(p, q))) if q in NEAR[p] else NOTHING for q in PLACES] for p in PLACES]


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
BANDS: Final = [5, 9, 13, 18, 23, 28]  # §6.6 where the next better beer begins


def band(score: int) -> int:
    """§6.6 The quality of a beer, 0 (undrinkable) to 6 (divine nectar)."""
    quality = 0
    for begins in BANDS:
        if score >= begins:
            quality += 1
    return quality


class Table:
    """§3.6 The player board: what each result of an Applied Action gives; index by the result, 0 to 40."""

    __slots__ = ("draw", "find", "gather", "hunt", "keep", "success")

    def __init__(
        self,
        success: list[int],
        gather: list[int],
        draw: list[int],
        keep: list[int],
        find: list[int],
        hunt: list[int],
    ) -> None:
        self.success = success  # 1 when the result gives anything at all
        self.gather = gather  # taste points
        self.draw = draw  # cards drawn
        self.keep = keep  # and kept
        self.find = find  # werewolves to choose from
        self.hunt = hunt  # bonus in the hunt


class Recipe:
    """§1.6 A recipe: its spaces in order, each an ingredient of a phase."""

    __slots__ = ("bonus", "ingredient", "of_phase", "phase", "spaces")

    def __init__(self, phases: list[list[int]], bonus: int) -> None:
        self.bonus = bonus
        self.ingredient = [i for row in phases for i in row]  # by space
        self.phase = [p for p, row in enumerate(phases) for _ in row]  # by space
        self.of_phase = [[n for n, at in enumerate(self.phase) if at == p] for p in PHASES]
        self.spaces = [
            [n for n, other in enumerate(self.ingredient) if other == i] for i in range(len(INGREDIENTS))
        ]


class Hunter:
    """§2.5, §2.7, §6 A Werewolf Hunter's board."""

    __slots__ = ("anger", "cry", "fight", "first", "recruit", "taste")

    def __init__(
        self, anger: list[int], recruit: list[int], cry: list[int], fight: int, taste: int, first: int
    ) -> None:
        self.anger = anger  # by trigger: how often it counts
        self.recruit = recruit  # by phase: how often
        self.cry = cry
        self.fight = fight
        self.taste = taste
        self.first = first


class Card:
    """§5 An equipment, a blessing or a curse."""

    __slots__ = ("amount", "copies", "deck", "grants", "place", "size", "slot", "use")

    def __init__(
        self,
        deck: int,
        place: int,
        slot: int,
        size: int,
        copies: int,
        grants: list[tuple[int, int]],
        use: int,
        amount: int,
    ) -> None:
        self.deck = deck
        self.place = place  # in its deck's list of kinds
        self.slot = slot
        self.size = size
        self.copies = copies
        self.grants = grants  # (power, amount)
        self.use = use
        self.amount = amount


class Moon:
    """§7.2 What one moon of the campaign changes."""

    __slots__ = (
        "beers",
        "choose",
        "closed_doors",
        "closed_tile",
        "hunter",
        "noise_minimum",
        "points",
        "random_layout",
        "recipe",
        "second_hunter",
        "threshold",
        "werewolves",
    )

    def __init__(
        self,
        closed_doors: int,
        threshold: int,
        noise_minimum: int,
        recipe: int,
        closed_tile: int,
        werewolves: int,
        second_hunter: int,
        beers: int,
        random_layout: bool,
        hunter: int,
        choose: int,
        points: int,
    ) -> None:
        self.closed_doors = closed_doors
        self.threshold = threshold
        self.noise_minimum = noise_minimum
        self.recipe = recipe
        self.closed_tile = closed_tile
        self.werewolves = werewolves
        self.second_hunter = second_hunter
        self.beers = beers
        self.random_layout = random_layout
        self.hunter = hunter
        self.choose = choose
        self.points = points


class Wishes:
    """What was chosen before the game: options as numbers of the box."""

    __slots__ = ("hunter", "kept", "layout", "long", "recipe", "standing")

    def __init__(
        self, hunter: int, recipe: int, layout: int, long: bool, kept: list[int], standing: list[int]
    ) -> None:
        self.hunter = hunter
        self.recipe = recipe  # or NOTHING: everybody chooses
        self.layout = layout
        self.long = long
        self.kept = kept  # §7.3 by seat: the card kept from the last moon, or NOTHING
        self.standing = standing  # §7.4 by seat: campaign points so far


class Cellar(Box):
    """Everything a pack defines, as tables."""

    __slots__ = (
        "book_layout",
        "card_names",
        "cards",
        "drew",
        "found",
        "gives",
        "hunter_names",
        "hunters",
        "monk_grants",
        "monk_names",
        "moon_names",
        "moons",
        "numbers",
        "recipe_names",
        "recipes",
        "room",
        "start",
        "table",
        "texts",
        "tile_names",
        "use",
        "wolf_copies",
        "wolf_fight",
        "wolf_names",
        "wolf_taste",
    )

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.texts: dict[str, dict[str, str]] = {}
        # tiles
        self.tile_names: list[str] = []
        self.use: list[int] = []
        self.gives: list[int] = []  # an ingredient or a deck
        self.book_layout: list[int] = []  # by place: the tile
        self.start = 0
        # boards
        self.table = Table([], [], [], [], [], [])
        self.recipe_names: list[str] = []
        self.recipes: list[Recipe] = []
        self.hunter_names: list[str] = []
        self.hunters: list[Hunter] = []
        self.monk_names: list[str] = []
        self.monk_grants: list[list[tuple[int, int]]] = []
        # decks
        self.wolf_names: list[str] = []
        self.wolf_fight: list[int] = []
        self.wolf_taste: list[int] = []
        self.wolf_copies: list[int] = []
        self.card_names: list[str] = []
        self.cards: list[Card] = []
        self.drew: list[list[Drew]] = []  # by deck: the outcomes of a draw, in the order of its counts
        self.found: list[Found] = []
        self.room: list[int] = []  # by slot: how much fits
        # the campaign
        self.moon_names: list[str] = []
        self.moons: list[Moon] = []


class Night(Box):
    """The terms of one game: the hunter, the options and the moons. Never changed: a new moon makes a new one."""

    __slots__ = (
        "anger",
        "beers",
        "board",
        "box",
        "closed_doors",
        "closed_tile",
        "fight",
        "floor",
        "layout",
        "moons",
        "points",
        "recipe",
        "seats",
        "threshold",
        "werewolves",
        "wishes",
    )

    def __init__(self, box: Cellar, seats: int, wishes: Wishes, moons: list[int]) -> None:
        numbers = box.numbers
        self.box = box
        self.seats = seats
        self.wishes = wishes
        self.moons = moons  # the moons whose rules are in force
        self.board = box.hunters[wishes.hunter]
        self.anger = self.board.anger
        self.fight = self.board.fight
        self.threshold = seats * numbers.threshold_per_monk + (numbers.threshold_long if wishes.long else 0)
        self.floor = numbers.start_noise  # §2.7 the lowest individual noise before anybody is recruited
        self.werewolves = 0  # added to every werewolf's roll
        self.beers = numbers.beers
        self.recipe = wishes.recipe  # the same for all, or NOTHING: everybody chooses
        self.layout = wishes.layout
        self.closed_tile = NOTHING
        self.closed_doors = 0
        self.points = 1
        for moon in moons:
            self.shine(box.moons[moon])

    def shine(self, moon: Moon) -> None:
        """§7.2 What this moon changes."""
        self.threshold += moon.threshold
        self.floor = max(self.floor, moon.noise_minimum)
        self.werewolves += moon.werewolves
        self.fight += moon.hunter
        self.closed_doors += moon.closed_doors
        self.points = max(self.points, moon.points)
        if moon.beers != NOTHING:
            self.beers = moon.beers
        if moon.recipe != NOTHING:
            self.recipe = moon.recipe
        if moon.closed_tile != NOTHING:
            self.closed_tile = moon.closed_tile
        if moon.random_layout:
            self.layout = RANDOM_LAYOUT
        if moon.second_hunter != NOTHING:
            other = self.box.hunters[moon.second_hunter].anger
            self.anger = [max(mine, theirs) for mine, theirs in zip(self.anger, other, strict=True)]

    def under(self, moon: int) -> Night:
        """§7.4 These terms with the rule of one more moon."""
        return Night(self.box, self.seats, self.wishes, [*self.moons, moon])


def left_of(seat: Seat, seats: int) -> Seat:
    """§3.1 Who comes next, clockwise."""
    return seat + 1 if seat + 1 < seats else 0
