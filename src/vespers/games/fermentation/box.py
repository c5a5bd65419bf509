"""The tables that a content pack fills, and the terms of one game. Immutable, shared by all clones."""

from __future__ import annotations

from vespers.engine.kernel import Box
from vespers.games.fermentation.pieces import INGREDIENTS, NOTHING, PHASES, RANDOM_LAYOUT
from vespers.games.fermentation.words import Drew, Found, Numbers


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
        self.texts: dict[str, dict[str, str]] = {}  # names that a player's own pack brings along
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


class Night(Box):
    """The terms of one game: hunter, options and moons. Never changed: another moon makes another night."""

    __slots__ = (
        "anger",
        "beers",
        "board",
        "box",
        "closed_doors",
        "closed_tile",
        "fight",
        "floor",
        "later",
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
        self.later: dict[int, Night] = {}
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
        """§7.4 These terms with the rule of one more moon; the same object for the same moon."""
        if moon not in self.later:
            self.later[moon] = Night(self.box, self.seats, self.wishes, [*self.moons, moon])
        return self.later[moon]
