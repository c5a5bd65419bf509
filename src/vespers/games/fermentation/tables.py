"""What is in the box of Triple Fermentation, as tables made from the packs in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from vespers.engine.box_tables import BoxTable, Cell, TableRow, column, entries, numbers_table, signs_table
from vespers.engine.messages import Text
from vespers.engine.wording import counted_up, signed
from vespers.games.fermentation import packs_of
from vespers.games.fermentation.effect_texts import (
    card_text,
    effect_texts,
    moon_text,
    together,
    triggers_text,
)
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pack import CardEntry, FermentationContent, HunterEntry, RecipeEntry, contents
from vespers.games.fermentation.pieces import INGREDIENTS, TRIGGERS, position
from vespers.games.fermentation.scene.names import ROMAN

SIGNS = {
    **{f"ingredient-{name}": f"ingredient-{name}" for name in INGREDIENTS},
    "noise": "draw-noise",
    "alcohol": "draw-alcohol",
    "taste": "draw-taste",
    "rigour": "draw-discs",
    "trap": "draw-traps",
    "wolf-head": "draw-trophies",
    "recruit": "phase-effect-recruit",
    "rallying-cry": "phase-effect-rallying-cry",
    **{f"trigger-{name}": f"draw-trigger-{name}" for name in TRIGGERS},
}
CARD_TABLES = {"lasting_cards": "5.3", "one_use_cards": "5.4", "curses": "5.5"}
Cells = Callable[[str, Any], tuple[Cell, ...]]


def tables(settings: Settings) -> tuple[BoxTable, ...]:
    """§1 Tiles and recipes, §2 hunters, §3.6 the player board, §5 monks and cards, §7 moons, all numbers."""
    content = contents(packs_of(settings), settings.own)
    return tuple(table for table in all_tables(content) if table.rows)


def all_tables(content: FermentationContent) -> list[BoxTable]:
    return [
        table(content, "recipes", "recipe", "1.6", (*phases(), "bonus"), recipe),
        table(
            content,
            "monks",
            "monk",
            "5.6",
            ("words",),
            lambda _, one: (together([*effect_texts(one.effects)]),),
        ),
        *hunter_tables(content),
        table(content, "wolves", "wolf", "3.12", ("copies", "strength", "taste"), wolf, picture="werewolf"),
        *card_tables(content),
        board(content),
        table(content, "tiles", "tile", "1.1", ("place", "words"), tile, picture="room"),
        table(
            content, "moons", "moon", "7.2", ("number", "words"), lambda _, one: (one.number, moon_text(one))
        ),
        signs_table("2.1", {symbol: f"fermentation-{key}" for symbol, key in SIGNS.items()}),
        numbers_table("fermentation", "2.3", all_numbers(content)),
    ]


def phases() -> tuple[str, ...]:
    return tuple(f"phase-{number + 1}" for number in range(len(ROMAN)))


def table(
    content: FermentationContent,
    name: str,
    kind: str,
    section: str,
    columns: tuple[str, ...],
    cells: Cells,
    picture: str = "",
) -> BoxTable:
    """A table of the pack; its first column is the name."""

    def row(id: str, one: Any) -> tuple[Cell, ...]:
        return (Text(f"fermentation-{kind}-{id}"), *cells(id, one))

    return BoxTable(
        id=name,
        title=Text(f"fermentation-table-{name}"),
        section=section,
        columns=(column("name"), *[column(one) for one in columns]),
        rows=entries(content, name, picture or kind, row),
    )


def recipe(name: str, one: RecipeEntry) -> tuple[Cell, ...]:
    """§1.6 The ingredients of each phase, §2.4 the bonus of a rigorous brewer."""
    return (*[ingredients(phase) for phase in one.phases], signed(one.bonus))


def ingredients(names: tuple[str, ...]) -> Cell:
    return counted_up([Text(f"fermentation-ingredient-{name}") for name in names]) if names else ""


def hunter_tables(content: FermentationContent) -> Iterator[BoxTable]:
    """§2.5 What angers the hunters, §2.7 their effects phase by phase, §6.1 and §6.3 the final battle."""
    parts: tuple[tuple[str, str, set[str], tuple[str, ...], Cells], ...] = (
        ("hunters", "2.5", {"triggers"}, ("anger",), lambda _, one: (triggers_text(one),)),
        (
            "hunter_effects",
            "2.7",
            {"phases"},
            phases(),
            lambda _, one: tuple(effects(phase) for phase in one.phases),
        ),
        ("hunter_battle", "6.3", {"first", "fight", "taste"}, ("first", "strength", "taste"), battle),
    )
    for name, section, fields, columns, cells in parts:
        part = table(content, "hunters", "hunter", section, columns, cells)
        rows = tuple(
            msgspec.structs.replace(row, origin=origin_of_part(one, fields))
            for row, one in zip(part.rows, content.hunters.values(), strict=True)
        )
        title = Text(f"fermentation-table-{name}")
        yield msgspec.structs.replace(part, id=name, title=title, rows=rows)


def origin_of_part(one: HunterEntry, fields: set[str]) -> str:
    """Where these fields of an entry come from, whatever else of it is reconstructed."""
    return "partly" if fields & set(one.reconstructed) else one.origin


def battle(name: str, one: HunterEntry) -> tuple[Cell, ...]:
    return Text(f"fermentation-draw-first-{one.first}"), signed(one.fight), one.taste


def effects(names: tuple[str, ...]) -> Cell:
    return counted_up([Text(f"fermentation-phase-effect-{name}") for name in names]) if names else ""


def wolf(name: str, one: Any) -> tuple[Cell, ...]:
    return one.copies, signed(one.fight), one.taste


def card(name: str, one: Any) -> tuple[Cell, ...]:
    return one.copies, Text(f"fermentation-deck-{one.deck}"), card_text(one)


def card_tables(content: FermentationContent) -> Iterator[BoxTable]:
    """§5.3 Cards that last, §5.4 those that work once, §5.5 curses."""
    every = table(content, "cards", "card", "", ("copies", "deck", "words"), card)
    for name, section in CARD_TABLES.items():
        rows = [
            row
            for row, one in zip(every.rows, content.cards.values(), strict=True)
            if card_table(one) == name
        ]
        title = Text(f"fermentation-table-{name}")
        yield msgspec.structs.replace(every, id=name, title=title, section=section, rows=tuple(rows))


def card_table(one: CardEntry) -> str:
    """§5.11 What works by itself at each phase stays, as equipment does."""
    if one.slot == "curse":
        return "curses"
    once = (one.plays or one.helps) and one.use == "once"
    return "one_use_cards" if once else "lasting_cards"


def tile(name: str, one: Any) -> tuple[Cell, ...]:
    """§1.1 Where it lies in the book's layout, as the rows are named there, and what one does on it."""
    row, column = position(one.place)
    return f"{'ABC'[row]}{column + 1}", tile_text(one)


def tile_text(one: Any) -> Text:
    if one.use == "gather":
        return Text("fermentation-tile-gives", {"ingredient": Text(f"fermentation-ingredient-{one.gives}")})
    return Text(f"fermentation-tile-use-{one.use}")


def board(content: FermentationContent) -> BoxTable:
    """§3.6 What a result gives in an Applied Action."""
    rows = sorted(content.table.values(), key=lambda row: row.from_)
    return BoxTable(
        id="table",
        title=Text("fermentation-table-table"),
        section="3.6",
        columns=tuple(column(name) for name in ("from", "gather", "draw", "keep", "find", "hunt")),
        rows=tuple(
            TableRow(
                (f"{row.from_}+", row.gather, row.draw, row.keep, row.find, signed(row.hunt)), row.origin
            )
            for row in rows
        ),
    )


def all_numbers(content: FermentationContent) -> dict[str, Any]:
    """`[numbers]` and `[slots]`."""
    slots = msgspec.structs.asdict(content.slots)
    return {**msgspec.structs.asdict(content.numbers), **{f"slot_{name}": slots[name] for name in slots}}
