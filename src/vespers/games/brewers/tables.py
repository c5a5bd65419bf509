"""What is in the box of Brewers, as tables made from the packs in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vespers.engine.box_tables import BoxTable, Cell, column, entries, listed, numbers_table, signs_table
from vespers.engine.messages import Text
from vespers.engine.wording import counted_up, signed
from vespers.games.brewers.effect_texts import (
    card_text,
    effect_texts,
    event_text,
    monk_text,
    objective_text,
    together,
    werewolf_texts,
)
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import BrewersContent, WerewolfEntry, contents
from vespers.games.brewers.pieces import INGREDIENTS

SIGNS = {
    **{f"ingredient-{name}": f"ingredient-{name}" for name in INGREDIENTS},
    "open-hand": "scene-actions",
    "boot": "scene-moves",
    "bell": "scene-noise",
    "dirt": "scene-dirt",
    "beer": "scene-score",
    "helmet": "pile-equipment",
    "holy-cross": "pile-blessing",
    "wolf-head": "pile-werewolf",
    "wound": "scene-wounded",
    "web": "scene-webbed",
}
Cells = Callable[[str, Any], tuple[Cell, ...]]


def tables(settings: BrewersSettings) -> tuple[BoxTable, ...]:
    """§1.4 Rooms, §1.5 sites, §7 monks, §5 werewolves, §6 cards, §11 the hermit's cards, all numbers."""
    content = contents(settings.packs, settings.own)
    return tuple(table for table in all_tables(content) if table.rows)


def all_tables(content: BrewersContent) -> list[BoxTable]:
    numbers = content.numbers
    return [
        table(
            content, "monks", "monk", "1.2", ("words",), lambda _, one: (monk_text(content, one.abilities),)
        ),
        table(
            content,
            "abilities",
            "ability",
            "7.1",
            ("words",),
            lambda _, one: (together(effect_texts(numbers, one.effects)),),
        ),
        table(content, "werewolves", "werewolf", "5.2", ("copies", "strength", "taste", "words"), werewolf),
        table(content, "equipment", "card", "6.2", ("copies", "words"), lambda _, one: card(content, one)),
        table(content, "blessings", "card", "6.2", ("copies", "words"), lambda _, one: card(content, one)),
        table(content, "rooms", "room", "1.4", ("doors",), lambda _, one: (rooms(one.doors),)),
        table(content, "sites", "site", "1.5", ("room", "difficulty", "quality"), site),
        table(content, "events", "night", "11.1", ("words",), lambda _, one: (event_text(numbers, one),)),
        table(content, "rivals", "rival", "11.2", ("phases",), lambda _, one: (listed(one.values),)),
        objectives(content),
        signs_table("1.5", {symbol: f"brewers-{key}" for symbol, key in SIGNS.items()}),
        numbers_table("brewers", "2.2", all_numbers(content)),
    ]


def table(
    content: BrewersContent, name: str, kind: str, section: str, columns: tuple[str, ...], cells: Cells
) -> BoxTable:
    """A table of the pack; its first column is the name."""
    return BoxTable(
        id=name,
        title=Text(f"brewers-table-{name}"),
        section=section,
        columns=(column("name"), *[column(one) for one in columns]),
        rows=entries(content, name, kind, lambda id, one: (Text(f"brewers-{kind}-{id}"), *cells(id, one))),
    )


def werewolf(name: str, wolf: WerewolfEntry) -> tuple[Cell, ...]:
    """§5.5 Of a chain the opponents one after another."""
    chain = wolf.chain or (wolf,)
    strength = " · ".join(f"{one.dice}D{signed(one.bonus) if one.bonus else ''}" for one in chain)
    words = [*werewolf_texts(wolf)]
    return (
        wolf.copies,
        strength,
        " · ".join(str(one.taste) for one in chain),
        counted_up(words) if words else "",
    )


def card(content: BrewersContent, one: Any) -> tuple[Cell, ...]:
    return one.copies, card_text(content.numbers, one)


def rooms(names: tuple[str, ...]) -> Text:
    return counted_up([Text(f"brewers-room-{name}") for name in names])


def site(name: str, one: Any) -> tuple[Cell, ...]:
    return Text(f"brewers-room-{one.room}"), f"{one.difficulty}+", one.quality or ""


def objectives(content: BrewersContent) -> BoxTable:
    """§11.3 The name of an objective says all."""
    return BoxTable(
        id="objectives",
        title=Text("brewers-table-objectives"),
        section="11.3",
        columns=(column("words"),),
        rows=entries(content, "objectives", "objective", lambda _, one: (objective_text(one),)),
    )


def all_numbers(content: BrewersContent) -> dict[str, Any]:
    """`[numbers]`, and those of a hermit's campaign."""
    found: dict[str, Any] = msgspec.structs.asdict(content.numbers)
    if content.campaign is not None:
        found |= {"targets": content.campaign.targets, "failures": content.campaign.failures}
    return found
