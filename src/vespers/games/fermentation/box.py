"""The box: what a pack prints on tiles, boards and cards, and the terms of one game. Shared by all clones."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from vespers.engine.game import Settings
from vespers.engine.kernel import Box
from vespers.engine.packs import origins
from vespers.engine.rulings import in_force
from vespers.games.fermentation.box_cards import Card, cards_of, grants_of
from vespers.games.fermentation.codebook import DREW, FOUND
from vespers.games.fermentation.messages import Drew, Found, Numbers
from vespers.games.fermentation.pack import (
    KINDS,
    FermentationContent,
    HunterEntry,
    MoonEntry,
    contents,
    texts_of,
)
from vespers.games.fermentation.pieces import (
    DECKS,
    DRAW,
    FIRST,
    GATHER,
    IN_TURN,
    INGREDIENTS,
    LAYOUTS,
    NOTHING,
    PHASES,
    RANDOM_LAYOUT,
    RESULTS,
    SLOTS,
    TRIGGERS,
    USE_REROLL_OTHER,
    USES,
    WORN,
)
from vespers.games.fermentation.rulings import RULINGS, VERSIONS, FermentationRulings


@dataclass(slots=True, kw_only=True, eq=False)
class Table:
    """§3.6 The player board: what each result of an Applied Action gives; index by the result, 0 to 40."""

    success: list[int]  # 1 when the result gives anything at all
    gather: list[int]  # taste points
    draw: list[int]  # cards drawn
    keep: list[int]  # and kept
    find: list[int]  # werewolves to choose from
    hunt: list[int]  # bonus in the hunt


@dataclass(slots=True, kw_only=True, eq=False)
class Recipe:
    """§1.9 A recipe: its spaces in order, each an ingredient of a phase."""

    bonus: int
    ingredient: list[int]  # by space
    phase: list[int]  # by space
    of_phase: list[list[int]] = field(init=False)  # by phase: its spaces
    spaces: list[list[int]] = field(init=False)  # by ingredient

    def __post_init__(self) -> None:
        self.of_phase = [[n for n, at in enumerate(self.phase) if at == p] for p in PHASES]
        self.spaces = [
            [n for n, other in enumerate(self.ingredient) if other == i] for i in range(len(INGREDIENTS))
        ]


@dataclass(slots=True, kw_only=True, eq=False)
class Hunter:
    """§2.5, §2.7, §2.10, §6.1, §6.7 A Werewolf Hunter's board."""

    anger: list[int]  # by trigger: how often it counts
    recruit: list[int]  # by phase: how often
    cry: list[int]
    fight: int
    taste: int
    first: int


@dataclass(slots=True, kw_only=True, eq=False)
class Moon:
    """§7.2 What one moon of the campaign changes."""

    closed_doors: int
    threshold: int
    noise_minimum: int
    recipe: int
    closed_tile: int
    werewolves: int
    second_hunter: int
    beers: int
    random_layout: bool
    hunter: int
    choose: int
    points: int


@dataclass(init=False, slots=True, eq=False)
class FermentationBox(Box):
    """Everything a pack defines, as tables."""

    numbers: Numbers
    rulings: FermentationRulings
    origins: dict[str, str]  # where each piece comes from
    texts: dict[str, dict[str, str]]  # names that a player's own pack brings along
    drawn: frozenset[str]  # drawings that it brings along
    # tiles
    tile_names: list[str]
    use: list[int]
    gives: list[int]  # an ingredient or a deck
    book_layout: list[int]  # by place: the tile
    start: int
    # boards
    table: Table
    recipe_names: list[str]
    recipes: list[Recipe]
    hunter_names: list[str]
    hunters: list[Hunter]
    monk_names: list[str]
    monk_grants: list[list[tuple[int, int]]]
    # decks
    wolf_names: list[str]
    wolf_fight: list[int]
    wolf_taste: list[int]
    wolf_copies: list[int]
    card_names: list[str]
    cards: list[Card]
    meddles: bool  # §5.10 whether some card makes another roll again
    moments: frozenset[int]  # §5.11 the moments of a phase at which some card is used
    drew: list[list[Drew]]  # by deck: the outcomes of a draw, in the order of its counts
    found: list[Found]
    room: list[int]  # by slot: how much fits
    # the campaign
    moon_names: list[str]
    moons: list[Moon]

    def __init__(self, content: FermentationContent, settings: Settings) -> None:
        self.numbers = content.numbers
        self.rulings = FermentationRulings(in_force(RULINGS, VERSIONS, settings, content.rulings))
        self.origins = origins(KINDS, content)
        self.texts = texts_of(content)
        self.drawn = frozenset(content.art)
        self.lay_tiles(content)
        self.print_boards(content)
        self.fill_decks(content)
        moons = sorted(content.moons.items(), key=lambda pair: pair[1].number)
        self.moon_names = [name for name, _ in moons]
        self.moons = [moon_of(moon, content) for _, moon in moons]

    def lay_tiles(self, content: FermentationContent) -> None:
        """§1.1 The tiles, and where the book lays them."""
        tiles = list(content.tiles.values())
        self.tile_names = list(content.tiles)
        self.use = [USES.index(tile.use) for tile in tiles]
        self.gives = [what_tile_gives(USES.index(tile.use), tile.gives) for tile in tiles]
        self.book_layout = sorted(range(len(tiles)), key=lambda number: tiles[number].place)
        self.start = [tile.start for tile in tiles].index(True)

    def print_boards(self, content: FermentationContent) -> None:
        """§1.4, §1.6, §3.6 The player board, recipes, hunters and monks."""
        self.table = table_of(content)
        self.recipe_names = list(content.recipes)
        self.recipes = [recipe_of(recipe.phases, recipe.bonus) for recipe in content.recipes.values()]
        self.hunter_names = list(content.hunters)
        self.hunters = [hunter_of(hunter) for hunter in content.hunters.values()]
        self.monk_names = list(content.monks)
        self.monk_grants = [grants_of(monk.effects) for monk in content.monks.values()]

    def fill_decks(self, content: FermentationContent) -> None:
        """§1.5, §3.13, §5 Werewolves and cards."""
        wolves = list(content.wolves.values())
        self.wolf_names = list(content.wolves)
        self.wolf_fight = [wolf.fight for wolf in wolves]
        self.wolf_taste = [wolf.taste for wolf in wolves]
        self.wolf_copies = [wolf.copies for wolf in wolves]
        self.found = FOUND[: len(wolves)]
        self.card_names = list(content.cards)
        self.cards = cards_of(content)
        self.meddles = any([card.use == USE_REROLL_OTHER for card in self.cards])
        self.moments = frozenset([card.at for card in self.cards]) - {IN_TURN}
        self.drew = [
            [DREW[n] for n, card in enumerate(self.cards) if card.deck == deck] for deck in range(len(DECKS))
        ]
        self.room = [getattr(content.slots, slot) for slot in SLOTS[:WORN]]


@dataclass(slots=True, kw_only=True, eq=False)
class Wishes:
    """What was chosen before the game: options as numbers of the box."""

    hunter: int
    recipe: int  # or NOTHING: everybody chooses
    layout: int
    long: bool
    kept: list[int]  # §7.3 by seat: the card kept from the last moon, or NOTHING
    standing: list[int]  # §7.4 by seat: campaign points so far


@dataclass(slots=True, kw_only=True, eq=False)
class Night(Box):
    """The terms of one game: hunter, options and moons. Never changed: another moon makes another night."""

    box: FermentationBox
    seats: int
    wishes: Wishes
    moons: list[int]  # the moons whose rules are in force
    later: dict[int, Night] = field(default_factory=dict)
    board: Hunter = field(init=False)
    anger: list[int] = field(init=False)
    fight: int = field(init=False)
    threshold: int = field(init=False)
    floor: int = field(init=False)  # §2.7 the lowest individual noise before anybody is recruited
    werewolves: int = 0  # added to every werewolf's roll
    beers: int = field(init=False)
    recipe: int = field(init=False)  # the same for all, or NOTHING: everybody chooses
    layout: int = field(init=False)
    closed_tile: int = NOTHING
    closed_doors: int = 0
    points: int = 1

    def __post_init__(self) -> None:
        numbers, wishes, rulings = self.box.numbers, self.wishes, self.box.rulings
        longer = numbers.threshold_long if wishes.long else 0
        self.board = self.box.hunters[wishes.hunter]
        self.anger = self.board.anger
        self.fight = self.board.fight
        times = 1 if rulings.threshold == "players" else 2
        self.threshold = times * self.seats * numbers.threshold_per_monk + longer
        self.floor = numbers.start_noise
        self.beers = numbers.beers
        self.recipe = wishes.recipe
        self.layout = wishes.layout
        for moon in self.moons:
            self.shine(self.box.moons[moon])

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
            self.recipe = self.recipe_under(moon)
        if moon.closed_tile != NOTHING:
            self.closed_tile = moon.closed_tile
        if moon.random_layout:
            self.layout = RANDOM_LAYOUT
        if moon.second_hunter != NOTHING:
            other = self.second_hunter(moon).anger
            self.anger = [max(mine, theirs) for mine, theirs in zip(self.anger, other, strict=True)]

    def recipe_under(self, moon: Moon) -> int:
        """§7.4 Of two moons with a recipe the one chosen last."""
        earlier = [self.box.moons[other].recipe for other in self.moons]
        first = next(recipe for recipe in earlier if recipe != NOTHING)
        return moon.recipe if self.box.rulings.two_recipes == "last-chosen" else first

    def second_hunter(self, moon: Moon) -> Hunter:
        """§7.2 If he is the hunter of this night already, the first other one of the box."""
        hunters, second = self.box.hunters, moon.second_hunter
        if second == self.wishes.hunter and self.box.rulings.same_hunter == "another" and len(hunters) > 1:
            second = 0 if second > 0 else 1
        return hunters[second]

    def under(self, moon: int) -> Night:
        """§7.4 These terms with the rule of one more moon; the same object for the same moon."""
        if moon not in self.later:
            moons = [*self.moons, moon]
            self.later[moon] = Night(box=self.box, seats=self.seats, wishes=self.wishes, moons=moons)
        return self.later[moon]


# --- How a pack fills the box


@lru_cache(maxsize=32)
def box_of(settings: Settings) -> FermentationBox:
    """The tables of these packs and rulings; the same object for the same ones."""
    return FermentationBox(contents(settings.packs, settings.own), settings)


def plain_settings(packs: tuple[str, ...], settings: Settings) -> Settings:
    """Only what a box depends on, with these packs."""
    return Settings(packs=packs, own=settings.own, version=settings.version, rulings=settings.rulings)


def what_tile_gives(use: int, gives: str) -> int:
    """An ingredient, a deck, or NOTHING."""
    if use == GATHER:
        return INGREDIENTS.index(gives)
    return DECKS.index(gives) if use == DRAW else NOTHING


def table_of(content: FermentationContent) -> Table:
    """§3.6 Each row holds from its result up to the next row's."""
    rows = sorted(content.table.values(), key=lambda row: row.from_)
    columns: dict[str, list[int]] = {}
    for name in ("gather", "draw", "keep", "find", "hunt"):
        column = [0] * (RESULTS + 1)
        for row in rows:
            for result in range(max(0, row.from_), RESULTS + 1):
                column[result] = getattr(row, name)
        columns[name] = column
    success = [int(bool(rows) and result >= rows[0].from_) for result in range(RESULTS + 1)]
    return Table(success=success, **columns)


def recipe_of(phases: tuple[tuple[str, ...], ...], bonus: int) -> Recipe:
    return Recipe(
        bonus=bonus,
        ingredient=[INGREDIENTS.index(name) for row in phases for name in row],
        phase=[phase for phase, row in enumerate(phases) for _ in row],
    )


def hunter_of(entry: HunterEntry) -> Hunter:
    return Hunter(
        anger=[entry.triggers.count(trigger) for trigger in TRIGGERS],
        recruit=[entry.phases[phase].count("recruit") for phase in PHASES],
        cry=[entry.phases[phase].count("rallying-cry") for phase in PHASES],
        fight=entry.fight,
        taste=entry.taste,
        first=FIRST.index(entry.first),
    )


def moon_of(moon: MoonEntry, content: FermentationContent) -> Moon:
    return Moon(
        closed_doors=moon.closed_doors,
        threshold=moon.threshold,
        noise_minimum=moon.noise_minimum,
        recipe=number_of(moon.recipe, list(content.recipes)),
        closed_tile=number_of(moon.closed, list(content.tiles)),
        werewolves=moon.werewolves,
        second_hunter=number_of(moon.second_hunter, list(content.hunters)),
        beers=moon.beers,
        random_layout=bool(moon.layout) and LAYOUTS.index(moon.layout) == RANDOM_LAYOUT,
        hunter=moon.hunter,
        choose=moon.choose,
        points=moon.points,
    )


def number_of(name: str, known: list[str]) -> int:
    """The number of a named piece; NOTHING without a name."""
    return known.index(name) if name else NOTHING
