"""The content packs of Fermentation: their shape and what they must satisfy. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from vespers.engine.packs import (
    Content,
    Layer,
    PackEntry,
    bad,
    check_names,
    check_rising,
    check_rulings,
    load,
    own_texts,
)
from vespers.games.fermentation.messages import Count, Numbers
from vespers.games.fermentation.pieces import (
    DECKS,
    DRAW,
    DRAW_MORE,
    FIGHT_ATTACKS,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    FIGHT_MONKS,
    GATHER,
    HUNT,
    INGREDIENTS,
    MOST_BEERS,
    MOST_CARDS,
    MOST_CLOSED,
    MOST_MONKS,
    MOST_MOONS,
    MOST_PASSED,
    MOST_RECIPES,
    MOST_SLOTS,
    MOST_WOLVES,
    NOTHING,
    PLACES,
    QUALITY,
    QUIET,
    RESIST,
    SEARCH,
    STEADY,
    STRIDE,
    TRIGGERS,
    USE_ALCOHOL,
    USE_CLOSE_DOOR,
    USE_ENRICH,
    USE_GIVE,
    USE_HUSH,
    USE_INSPIRE,
    USE_LEAP,
    USE_NOISE,
    USE_NONE,
    USE_PENALTY,
    USE_REROLL,
    USE_REROLL_OTHER,
    USE_SOBER,
    USE_STAY_UP,
    USE_STEAL,
    USE_SWAP,
    USE_TRAP,
    USES,
    WARD,
    Deck,
    First,
    Ingredient,
    Slot,
    TileUse,
)
from vespers.games.fermentation.rulings import RULINGS

PACKS = Path(__file__).parent / "packs"
KINDS = {
    "tiles": "tile",
    "recipes": "recipe",
    "hunters": "hunter",
    "monks": "monk",
    "wolves": "wolf",
    "cards": "card",
    "moons": "moon",
}

Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]


class TileEntry(PackEntry, frozen=True, kw_only=True):
    place: int
    use: TileUse
    gives: str = ""
    start: bool = False


class TableEntry(PackEntry, frozen=True, kw_only=True):
    from_: int = msgspec.field(name="from")
    gather: Count
    draw: Count
    keep: Count
    find: Count
    hunt: int


PhaseEffect = Literal["recruit", "rallying-cry"]


class RecipeEntry(PackEntry, frozen=True, kw_only=True):
    phases: tuple[
        tuple[Ingredient, ...], tuple[Ingredient, ...], tuple[Ingredient, ...], tuple[Ingredient, ...]
    ]
    bonus: int


class HunterEntry(PackEntry, frozen=True, kw_only=True):
    triggers: tuple[str, ...]
    phases: tuple[
        tuple[PhaseEffect, ...], tuple[PhaseEffect, ...], tuple[PhaseEffect, ...], tuple[PhaseEffect, ...]
    ]
    fight: int
    taste: int
    first: First


class MonkEntry(PackEntry, frozen=True, kw_only=True):
    effects: dict[str, Change] = msgspec.field(default_factory=dict)


class WolfEntry(PackEntry, frozen=True, kw_only=True):
    fight: int
    taste: int
    copies: Count


class CardEntry(PackEntry, frozen=True, kw_only=True):
    deck: Deck
    slot: Slot
    size: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    copies: Count
    effects: dict[str, Change] = msgspec.field(default_factory=dict)  # as long as it is held
    plays: dict[str, int] = msgspec.field(default_factory=dict)  # once, when it is used
    helps: Literal["", "reroll", "avoid-fall", "reroll-other"] = ""  # once, at its own moment
    at: Literal["", "phase-start", "phase-end"] = ""  # when it is played, if not in one's own turn
    use: Literal["once", "always"] = "once"  # always: it works by itself at each such moment, and stays


class MoonEntry(PackEntry, frozen=True, kw_only=True, rename="kebab"):
    number: Annotated[int, msgspec.Meta(ge=1, le=MOST_MOONS)]
    closed_doors: Annotated[int, msgspec.Meta(ge=0, le=MOST_CLOSED)] = 0
    threshold: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    noise_minimum: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    recipe: str = ""
    closed: str = ""
    werewolves: Change = 0
    second_hunter: str = ""
    beers: Annotated[int, msgspec.Meta(ge=NOTHING, le=MOST_BEERS)] = NOTHING
    layout: Literal["", "random"] = ""
    hunter: Change = 0
    choose: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOONS - 1)] = 0
    points: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class SlotsEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[slots]`: how much a monk can wear."""

    hands: Count
    armour: Count
    head: Count
    boots: Count
    misc: Count


class FermentationContent(Content, frozen=True, kw_only=True):
    """A whole pack of Triple Fermentation."""

    numbers: Numbers
    slots: SlotsEntry
    tiles: dict[str, TileEntry]
    table: dict[str, TableEntry]
    recipes: dict[str, RecipeEntry]
    hunters: dict[str, HunterEntry]
    monks: dict[str, MonkEntry]
    wolves: dict[str, WolfEntry]
    cards: dict[str, CardEntry]
    moons: dict[str, MoonEntry] = msgspec.field(default_factory=dict)


@lru_cache(maxsize=64)
def contents(names: tuple[str, ...], own: tuple[str, ...]) -> FermentationContent:
    """The checked content of these packs."""
    content, layers = load(PACKS, names, own, FermentationContent)
    check_names(layers, PACKS, KINDS, content)
    check(content, layers)
    return content


def texts_of(content: FermentationContent) -> dict[str, dict[str, str]]:
    """Names that a player's own pack brings along."""
    return own_texts("fermentation", KINDS, content)


# --- §5.3, §5.4 What cards and monks can do

EFFECTS: dict[str, list[int]] = {
    "fight": [FIGHT_MONKS, FIGHT_ATTACKS, FIGHT_HUNTS, FIGHT_HUNTER],
    "fight-monks": [FIGHT_MONKS],
    "fight-attacks": [FIGHT_ATTACKS],
    "hunt": [FIGHT_HUNTS],
    "fight-hunter": [FIGHT_HUNTER],
    "search": [SEARCH + GATHER, SEARCH + DRAW, SEARCH + HUNT],
    **{f"search-{use}": [SEARCH + n] for n, use in enumerate(USES[:3])},
    **{f"quality-{ingredient}": [QUALITY + n] for n, ingredient in enumerate(INGREDIENTS)},
    "draw-cards": [DRAW_MORE],
    "move": [STRIDE],
    "ward": [WARD],
    "steady": [STEADY],
    "resist": [RESIST],
    "quiet-success": [QUIET],
}
# What a card plays: its use, and the amounts that make sense.
PLAYS = {
    "alcohol": (USE_SOBER, (-6, -1)),
    "alcohol-to": (USE_SOBER, (0, 0)),
    "noise": (USE_HUSH, (-6, -1)),
    "noise-to": (USE_HUSH, (0, 0)),
    "leap": (USE_LEAP, (1, 1)),
    "close-door": (USE_CLOSE_DOOR, (1, 1)),
    "trap": (USE_TRAP, (1, 9)),
    "inspire": (USE_INSPIRE, (1, 9)),
    "enrich": (USE_ENRICH, (1, 9)),
}
CURSES = {
    "opponent-noise": (USE_NOISE, (1, 6)),
    "opponent-alcohol": (USE_ALCOHOL, (1, 6)),
    "opponent-taste": (USE_PENALTY, (-9, -1)),
}
# §5.9 What changes hands.
EXCHANGES = {
    "steal": (USE_STEAL, (1, MOST_PASSED)),
    "give": (USE_GIVE, (1, MOST_PASSED)),
    "swap": (USE_SWAP, (1, MOST_PASSED)),
}
ALL_PLAYS = {**PLAYS, **CURSES, **EXCHANGES}
HELPS = {
    "": USE_NONE,
    "reroll": USE_REROLL,
    "avoid-fall": USE_STAY_UP,
    "reroll-other": USE_REROLL_OTHER,
}
ALL_THE_WAY = 6  # `noise-to = 0` and `alcohol-to = 0`: as far down as it goes


# --- Checks


def check(content: FermentationContent, layers: list[Layer]) -> None:
    """What the types cannot check."""
    check_rulings(layers, content, RULINGS)
    check_rising(layers, "numbers.bands", content.numbers.bands)
    for table, most, least in (
        ("recipes", MOST_RECIPES, 1),
        ("monks", MOST_MONKS, 6),
        ("wolves", MOST_WOLVES, 1),
        ("cards", MOST_CARDS, 0),
        ("moons", MOST_MOONS, 0),
        ("hunters", 16, 1),
    ):
        many = len(getattr(content, table))
        if not least <= many <= most:
            raise bad(layers, table, f"{least} to {most} entries", many)
    check_tiles(content, layers)
    for name, recipe in content.recipes.items():
        check_recipe(name, recipe, layers)
    for name, hunter in content.hunters.items():
        for trigger in hunter.triggers:
            if trigger not in TRIGGERS:
                raise bad(layers, f"hunters.{name}.triggers", "one of " + ", ".join(TRIGGERS), trigger)
    for name, monk in content.monks.items():
        check_effects(f"monks.{name}.effects", monk.effects, layers)
    for name, card in content.cards.items():
        check_effects(f"cards.{name}.effects", card.effects, layers)
        check_card(name, card, layers)
    check_moons(content, layers)


def check_range(layers: list[Layer], key: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise bad(layers, key, f"a number from {least} to {most}", value)


def check_tiles(content: FermentationContent, layers: list[Layer]) -> None:
    places = sorted(tile.place for tile in content.tiles.values())
    if places != PLACES:
        raise bad(layers, "tiles", "twelve tiles with the places 0 to 11, each once", places)
    if sum(tile.start for tile in content.tiles.values()) != 1:
        raise bad(layers, "tiles", "exactly one tile with start = true")
    known = {"gather": INGREDIENTS, "draw": DECKS, "hunt": [""], "noise": [""]}
    for name, tile in content.tiles.items():
        if tile.gives not in known[tile.use]:
            raise bad(layers, f"tiles.{name}.gives", f"one of {known[tile.use]}", tile.gives)


def check_recipe(name: str, recipe: RecipeEntry, layers: list[Layer]) -> None:
    """§2.2 An ingredient stands at most once in a phase."""
    for number, row in enumerate(recipe.phases, 1):
        if len(set(row)) != len(row):
            raise bad(layers, f"recipes.{name}.phases", f"different ingredients in phase {number}", row)
    if sum(map(len, recipe.phases)) > MOST_SLOTS:
        raise bad(layers, f"recipes.{name}.phases", f"at most {MOST_SLOTS} ingredients")


def check_card(name: str, card: CardEntry, layers: list[Layer]) -> None:
    if len(card.plays) + bool(card.helps) > 1:
        raise bad(layers, f"cards.{name}.plays", "one thing that it plays, or helps with")
    known = CURSES if card.slot == "curse" else ALL_PLAYS
    for play, amount in card.plays.items():
        if play not in known:
            raise bad(layers, f"cards.{name}.plays", "one of " + ", ".join(known), play)
        least, most = known[play][1]
        check_range(layers, f"cards.{name}.plays", amount, least, most)
    if card.slot == "curse" and not card.plays:
        raise bad(layers, f"cards.{name}.plays", "one of " + ", ".join(CURSES))
    check_moment(name, card, layers)


def check_moment(name: str, card: CardEntry, layers: list[Layer]) -> None:
    """§5.11 Only what is played can wait for a phase; only what waits for a phase works by itself."""
    if card.at and (not card.plays or card.slot == "curse"):
        raise bad(layers, f"cards.{name}.at", "a card that plays something and is no curse", card.at)
    if card.use == "always" and not card.at:
        raise bad(layers, f"cards.{name}.use", "always only with at = phase-start or phase-end", card.use)


def check_effects(key: str, effects: dict[str, int], layers: list[Layer]) -> None:
    """§5.3 The vocabulary is closed."""
    for effect in effects:
        if effect not in EFFECTS:
            raise bad(layers, key, "one of " + ", ".join(EFFECTS), effect)


def check_moons(content: FermentationContent, layers: list[Layer]) -> None:
    """§7.2 Moons in order; what they name must exist."""
    if sorted([moon.number for moon in content.moons.values()]) != list(range(1, len(content.moons) + 1)):
        raise bad(layers, "moons", "numbers 1, 2, 3, … each once")
    for name, moon in content.moons.items():
        check_returning(name, moon, content, layers)
        check_named(f"moons.{name}.recipe", moon.recipe, content.recipes, layers)
        check_named(f"moons.{name}.closed", moon.closed, content.tiles, layers)
        check_named(f"moons.{name}.second-hunter", moon.second_hunter, content.hunters, layers)


def check_returning(name: str, moon: MoonEntry, content: FermentationContent, layers: list[Layer]) -> None:
    """§7.4 Only earlier moons return, and all together they close no more doors than can be closed."""
    check_range(layers, f"moons.{name}.choose", moon.choose, 0, moon.number - 1)
    earlier = [one.closed_doors for one in content.moons.values() if one.number < moon.number]
    closed = moon.closed_doors + sum(sorted(earlier, reverse=True)[: moon.choose])
    if closed > MOST_CLOSED:
        expected = f"at most {MOST_CLOSED} closed doors, with those of the moons that return"
        raise bad(layers, f"moons.{name}.closed-doors", expected, closed)


def check_named(key: str, name: str, known: Mapping[str, PackEntry], layers: list[Layer]) -> None:
    """A piece of the pack, or "" for none."""
    if name and name not in known:
        raise bad(layers, key, "one of " + ", ".join(known), name)
