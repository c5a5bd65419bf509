"""The content of a pack, its validation, and the tables built from it. Never compiled (msgspec)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from vespers.engine import packs
from vespers.engine.packs import Content, Layer, Piece
from vespers.games.fermentation.book import DREW, FOUND
from vespers.games.fermentation.box import Card, Cellar, Hunter, Moon, Recipe, Table
from vespers.games.fermentation.pieces import (
    DECKS,
    DRAW,
    DRAW_MORE,
    FIGHT_ATTACKS,
    FIGHT_HUNTER,
    FIGHT_HUNTS,
    FIGHT_MONKS,
    FIRST,
    GATHER,
    HUNT,
    INGREDIENTS,
    LAYOUTS,
    MOST_BEERS,
    MOST_CARDS,
    MOST_MONKS,
    MOST_MOONS,
    MOST_RECIPES,
    MOST_SLOTS,
    MOST_WOLVES,
    NOTHING,
    PHASES,
    PLACES,
    QUALITY,
    QUIET,
    RANDOM_LAYOUT,
    RESIST,
    RESULTS,
    SEARCH,
    SLOTS,
    STEADY,
    STRIDE,
    TRIGGERS,
    USE_ALCOHOL,
    USE_CLOSE_DOOR,
    USE_ENRICH,
    USE_HUSH,
    USE_INSPIRE,
    USE_LEAP,
    USE_NOISE,
    USE_NONE,
    USE_PENALTY,
    USE_REROLL,
    USE_SOBER,
    USE_STAY_UP,
    USE_TRAP,
    USES,
    WARD,
    WORN,
)
from vespers.games.fermentation.words import Numbers

FOLDER = Path(__file__).parent
TABLES = {
    "tiles": "tile",
    "recipes": "recipe",
    "hunters": "hunter",
    "monks": "monk",
    "wolves": "wolf",
    "cards": "card",
    "moons": "moon",
}


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A piece of a piece."""


class TilePiece(Piece, frozen=True, kw_only=True):
    place: int
    use: Literal["gather", "draw", "hunt", "noise"]
    gives: str = ""
    start: bool = False


class TablePiece(Piece, frozen=True, kw_only=True):
    from_: int = msgspec.field(name="from")
    gather: int
    draw: int
    keep: int
    find: int
    hunt: int


Ingredient = Literal["cleaning", "water", "malt", "wood", "hops", "yeast"]
PhaseEffect = Literal["recruit", "rallying-cry"]


class RecipePiece(Piece, frozen=True, kw_only=True):
    phases: tuple[
        tuple[Ingredient, ...], tuple[Ingredient, ...], tuple[Ingredient, ...], tuple[Ingredient, ...]
    ]
    bonus: int


class HunterPiece(Piece, frozen=True, kw_only=True):
    triggers: tuple[str, ...]
    phases: tuple[
        tuple[PhaseEffect, ...], tuple[PhaseEffect, ...], tuple[PhaseEffect, ...], tuple[PhaseEffect, ...]
    ]
    fight: int
    taste: int
    first: Literal["discs", "alcohol", "equipment", "trophies"]


class MonkPiece(Piece, frozen=True, kw_only=True):
    effects: dict[str, int] = msgspec.field(default_factory=dict)


class WolfPiece(Piece, frozen=True, kw_only=True):
    fight: int
    taste: int
    copies: int


class CardPiece(Piece, frozen=True, kw_only=True):
    deck: Literal["forge", "cabinet", "chapel"]
    slot: Literal["hands", "armour", "head", "boots", "misc", "blessing", "curse"]
    size: int = 1
    copies: int
    effects: dict[str, int] = msgspec.field(default_factory=dict)  # as long as it is held
    plays: dict[str, int] = msgspec.field(default_factory=dict)  # once, when it is used
    helps: Literal["", "reroll", "avoid-fall"] = ""  # once, at its own moment


class MoonPiece(Piece, frozen=True, kw_only=True, rename="kebab"):
    number: int
    closed_doors: int = 0
    threshold: int = 0
    noise_minimum: int = 0
    recipe: str = ""
    closed: str = ""
    werewolves: int = 0
    second_hunter: str = ""
    beers: int = NOTHING
    layout: Literal["", "random"] = ""
    hunter: int = 0
    choose: int = 0
    points: int = 1


class Slots(Part, frozen=True):
    """`[slots]`: how much a monk can wear."""

    hands: int
    armour: int
    head: int
    boots: int
    misc: int


class Printed(Content, frozen=True, kw_only=True):
    """A whole pack of Triple Fermentation."""

    numbers: Numbers
    slots: Slots
    tiles: dict[str, TilePiece]
    table: dict[str, TablePiece]
    recipes: dict[str, RecipePiece]
    hunters: dict[str, HunterPiece]
    monks: dict[str, MonkPiece]
    wolves: dict[str, WolfPiece]
    cards: dict[str, CardPiece]
    moons: dict[str, MoonPiece] = msgspec.field(default_factory=dict)


@lru_cache(maxsize=32)
def cellar(names: tuple[str, ...], own: tuple[str, ...]) -> Cellar:
    """The box of these packs; the same object for the same packs."""
    printed, layers = packs.load(FOLDER / "packs", names, own, Printed)
    packs.check_names(layers, FOLDER / "packs", TABLES, printed)
    _check(printed, layers)
    box = Cellar(printed.numbers)
    box.texts = packs.own_texts("fermentation", TABLES, printed)
    _tiles(box, printed)
    _boards(box, printed, layers)
    _decks(box, printed, layers)
    _moons(box, printed, layers)
    return box


# --- Checks


def _check(printed: Printed, layers: list[Layer]) -> None:
    """Everything that TOML and types cannot say."""
    for table, most, least in (
        ("recipes", MOST_RECIPES, 1),
        ("monks", MOST_MONKS, 6),
        ("wolves", MOST_WOLVES, 1),
        ("cards", MOST_CARDS, 0),
        ("moons", MOST_MOONS, 0),
        ("hunters", 16, 1),
    ):
        many = len(getattr(printed, table))
        if not least <= many <= most:
            raise packs.bad(layers, table, f"{least} to {most} entries", many)
    _check_tiles(printed, layers)
    _check_numbers(printed, layers)
    for name, recipe in printed.recipes.items():
        _check_recipe(name, recipe, layers)
    for name, hunter in printed.hunters.items():
        for trigger in hunter.triggers:
            if trigger not in TRIGGERS:
                raise packs.bad(layers, f"hunters.{name}.triggers", "one of " + ", ".join(TRIGGERS), trigger)
    for name, wolf in printed.wolves.items():
        _least(layers, f"wolves.{name}.copies", wolf.copies, 0)
    for name, card in printed.cards.items():
        _check_card(name, card, layers)


def _least(layers: list[Layer], key: str, value: int, least: int, most: int = 99) -> None:
    if not least <= value <= most:
        raise packs.bad(layers, key, f"a number from {least} to {most}", value)


def _check_tiles(printed: Printed, layers: list[Layer]) -> None:
    places = sorted(tile.place for tile in printed.tiles.values())
    if places != PLACES:
        raise packs.bad(layers, "tiles", "twelve tiles with the places 0 to 11, each once", places)
    if sum(tile.start for tile in printed.tiles.values()) != 1:
        raise packs.bad(layers, "tiles", "exactly one tile with start = true")
    known = {"gather": INGREDIENTS, "draw": DECKS, "hunt": [""], "noise": [""]}
    for name, tile in printed.tiles.items():
        if tile.gives not in known[tile.use]:
            raise packs.bad(layers, f"tiles.{name}.gives", f"one of {known[tile.use]}", tile.gives)


def _check_numbers(printed: Printed, layers: list[Layer]) -> None:
    for field in msgspec.structs.fields(Numbers):
        value = getattr(printed.numbers, field.name)
        if isinstance(value, int):
            _least(layers, f"numbers.{field.encode_name}", value, 0)
    numbers = printed.numbers
    _least(layers, "numbers.beers", numbers.beers, 0, MOST_BEERS)
    _least(layers, "numbers.start-noise", numbers.start_noise, 0, 3)
    _least(layers, "numbers.start-alcohol", numbers.start_alcohol, 0, 5)
    _least(layers, "numbers.recruit", numbers.recruit, 0, 1)
    _least(layers, "numbers.fall-noise", numbers.fall_noise, 0, 1)
    _least(layers, "numbers.threshold-per-monk", numbers.threshold_per_monk, 1)
    _least(layers, "numbers.longest-phase", numbers.longest_phase, 1)


def _check_recipe(name: str, recipe: RecipePiece, layers: list[Layer]) -> None:
    """§2.2 An ingredient stands at most once in a phase."""
    for number, row in enumerate(recipe.phases, 1):
        if len(set(row)) != len(row):
            raise packs.bad(layers, f"recipes.{name}.phases", f"different ingredients in phase {number}", row)
    if sum(map(len, recipe.phases)) > MOST_SLOTS:
        raise packs.bad(layers, f"recipes.{name}.phases", f"at most {MOST_SLOTS} ingredients")


def _check_card(name: str, card: CardPiece, layers: list[Layer]) -> None:
    _least(layers, f"cards.{name}.copies", card.copies, 0)
    _least(layers, f"cards.{name}.size", card.size, 1, 2)
    if len(card.plays) + bool(card.helps) > 1:
        raise packs.bad(layers, f"cards.{name}.plays", "one thing that it plays, or helps with")
    known = CURSES if card.slot == "curse" else PLAYS
    for play, amount in card.plays.items():
        if play not in known:
            raise packs.bad(layers, f"cards.{name}.plays", "one of " + ", ".join(known), play)
        least, most = known[play][1]
        _least(layers, f"cards.{name}.plays", amount, least, most)
    if card.slot == "curse" and not card.plays:
        raise packs.bad(layers, f"cards.{name}.plays", "one of " + ", ".join(CURSES))


# --- Tables


def _tiles(box: Cellar, printed: Printed) -> None:
    for number, (name, tile) in enumerate(printed.tiles.items()):
        use = USES.index(tile.use)
        box.tile_names.append(name)
        box.use.append(use)
        gives = INGREDIENTS if use == GATHER else DECKS
        box.gives.append(gives.index(tile.gives) if use in (GATHER, DRAW) else NOTHING)
        if tile.start:
            box.start = number
    by_place = sorted(enumerate(printed.tiles.values()), key=lambda pair: pair[1].place)
    box.book_layout = [number for number, _ in by_place]


def _boards(box: Cellar, printed: Printed, layers: list[Layer]) -> None:
    box.table = _table(printed)
    box.recipe_names = list(printed.recipes)
    box.recipes = [
        Recipe([[INGREDIENTS.index(i) for i in row] for row in r.phases], r.bonus)
        for r in printed.recipes.values()
    ]
    box.hunter_names = list(printed.hunters)
    box.hunters = [_hunter(h) for h in printed.hunters.values()]
    box.monk_names = list(printed.monks)
    box.monk_grants = [_grants(monk.effects, f"monks.{name}", layers) for name, monk in printed.monks.items()]


def _table(printed: Printed) -> Table:
    rows = sorted(printed.table.values(), key=lambda row: row.from_)
    columns: dict[str, list[int]] = {}
    for field in ("gather", "draw", "keep", "find", "hunt"):
        column = [0] * (RESULTS + 1)
        for row in rows:
            for result in range(max(0, row.from_), RESULTS + 1):
                column[result] = getattr(row, field)
        columns[field] = column
    success = [int(bool(rows) and result >= rows[0].from_) for result in range(RESULTS + 1)]
    return Table(
        success, columns["gather"], columns["draw"], columns["keep"], columns["find"], columns["hunt"]
    )


def _hunter(piece: HunterPiece) -> Hunter:
    return Hunter(
        [piece.triggers.count(t) for t in TRIGGERS],
        [piece.phases[p].count("recruit") for p in PHASES],
        [piece.phases[p].count("rallying-cry") for p in PHASES],
        piece.fight,
        piece.taste,
        FIRST.index(piece.first),
    )


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
HELPS = {"": USE_NONE, "reroll": USE_REROLL, "avoid-fall": USE_STAY_UP}
ALL_THE_WAY = 6  # `noise-to = 0` and `alcohol-to = 0`: as far down as it goes


def _grants(effects: dict[str, int], key: str, layers: list[Layer]) -> list[tuple[int, int]]:
    """§5.3 Effects as powers of a monk."""
    found = []
    for effect, amount in effects.items():
        if effect not in EFFECTS:
            raise packs.bad(layers, f"{key}.effects", "one of " + ", ".join(EFFECTS), effect)
        _least(layers, f"{key}.effects", amount, -9, 9)
        found.extend([(power, amount) for power in EFFECTS[effect]])
    return found


def _use(card: CardPiece) -> tuple[int, int]:
    """§5.4 What a card does once, and how much."""
    for play, amount in card.plays.items():
        return (PLAYS | CURSES)[play][0], abs(amount) or ALL_THE_WAY
    return HELPS[card.helps], 0


def _decks(box: Cellar, printed: Printed, layers: list[Layer]) -> None:
    box.wolf_names = list(printed.wolves)
    box.wolf_fight = [wolf.fight for wolf in printed.wolves.values()]
    box.wolf_taste = [wolf.taste for wolf in printed.wolves.values()]
    box.wolf_copies = [wolf.copies for wolf in printed.wolves.values()]
    box.found = FOUND[: len(box.wolf_names)]
    box.card_names = list(printed.cards)
    box.drew = [[], [], []]
    for number, (name, piece) in enumerate(printed.cards.items()):
        deck = DECKS.index(piece.deck)
        grants = _grants(piece.effects, f"cards.{name}", layers)
        use, amount = _use(piece)
        slot, place = SLOTS.index(piece.slot), len(box.drew[deck])
        box.cards.append(Card(deck, place, slot, piece.size, piece.copies, grants, use, amount))
        box.drew[deck].append(DREW[number])
    box.room = [getattr(printed.slots, slot) for slot in SLOTS[:WORN]]


def _moons(box: Cellar, printed: Printed, layers: list[Layer]) -> None:
    moons = sorted(printed.moons.items(), key=lambda pair: pair[1].number)
    if [moon.number for _, moon in moons] != list(range(1, len(moons) + 1)):
        raise packs.bad(layers, "moons", "numbers 1, 2, 3, … each once")
    for name, moon in moons:
        box.moon_names.append(name)
        box.moons.append(_moon(box, name, moon, layers))


def _moon(box: Cellar, name: str, moon: MoonPiece, layers: list[Layer]) -> Moon:
    _least(layers, f"moons.{name}.noise-minimum", moon.noise_minimum, 0, 3)
    _least(layers, f"moons.{name}.beers", moon.beers, NOTHING, MOST_BEERS)
    return Moon(
        moon.closed_doors,
        moon.threshold,
        moon.noise_minimum,
        _named(moon.recipe, box.recipe_names, f"moons.{name}.recipe", layers),
        _named(moon.closed, box.tile_names, f"moons.{name}.closed", layers),
        moon.werewolves,
        _named(moon.second_hunter, box.hunter_names, f"moons.{name}.second-hunter", layers),
        moon.beers,
        bool(moon.layout) and LAYOUTS.index(moon.layout) == RANDOM_LAYOUT,
        moon.hunter,
        moon.choose,
        moon.points,
    )


def _named(name: str, known: list[str], key: str, layers: list[Layer]) -> int:
    """The number of a named piece; "" is none."""
    if name == "":
        return NOTHING
    if name not in known:
        raise packs.bad(layers, key, "one of " + ", ".join(known), name)
    return known.index(name)
