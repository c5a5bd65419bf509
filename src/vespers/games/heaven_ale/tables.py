"""What is in the box of Heaven & Ale, as tables made from the packs in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vespers.engine.box_tables import (
    BoxTable,
    Cell,
    TableRow,
    column,
    entries,
    listed,
    numbers_table,
    signs_table,
)
from vespers.engine.messages import Text
from vespers.engine.wording import signed
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.pack import HeavenAleContent, content_of
from vespers.games.heaven_ale.wording import GAME

Cells = Callable[[str, Any], tuple[Cell, ...]]


def tables(settings: HeavenAleSettings) -> tuple[BoxTable, ...]:
    """§1 The track and the tiles, §5 buildings, §7 privileges, §8 barrels, §9 the brewmaster, all numbers."""
    content = content_of(settings.packs, settings.own)
    return (
        buildings(content),
        table(content, "barrels", "8.2", ("words",), lambda name, one: (goal(name, one.goal),)),
        table(content, "privileges", "7.2", ("words",), lambda name, one: (privilege(name, one.amount),)),
        brewmaster(content),
        table(content, "places", "2.6", ("number",), lambda _, one: (one.amount,)),
        table(content, "track", "1.1", ("cost", "letters"), space, named=space_name),
        table(content, "resources", "1.2", ("start", "tiles-one", "tiles-two"), resource),
        table(content, "monks", "1.2", ("tiles-one", "tiles-two"), lambda _, one: (one.one, one.two)),
        table(
            content,
            "players",
            "2.1",
            ("rounds", "tiles-two", "second-discs"),
            players,
            named=lambda name, _: name,
        ),
        table(content, "brewmaster_start", "1.3", ("space",), lambda _, one: (one.space,)),
        signs_table("1.2", {symbol: f"{GAME}-{key}" for symbol, key in SIGNS.items()}),
        numbers_table(GAME, "1.3", msgspec.structs.asdict(content.numbers)),
    )


SIGNS = {
    "wood": "resource-wood",
    "yeast": "resource-yeast",
    "hops": "resource-hops",
    "water": "resource-water",
    "barley": "resource-barley",
    "ducat": "scene-ducats",
    "brewmaster": "scene-brewmaster",
    "disc": "scene-disc",
    "sun": "scene-in-sun",
    "shade": "scene-in-shade",
    "barrel-large": "scene-barrel-large",
    "barrel-small": "scene-barrel-small",
    "first-player": "scene-first",
    "beer": "scene-production",
}
KINDS = {
    "barrels": "barrel",
    "privileges": "privilege",
    "places": "place",
    "resources": "resource",
    "monks": "monk",
    "buildings": "building",
    "brewmaster_start": "option-brewmaster",
}


def table(
    content: HeavenAleContent,
    name: str,
    section: str,
    columns: tuple[str, ...],
    cells: Cells,
    named: Callable[[str, Any], Cell] | None = None,
) -> BoxTable:
    """A table of the pack; its first column is the name."""
    kind = KINDS.get(name, name)

    def row(id: str, one: Any) -> tuple[Cell, ...]:
        return (Text(f"{GAME}-{kind}-{id}") if named is None else named(id, one), *cells(id, one))

    return BoxTable(
        id=name,
        title=Text(f"{GAME}-table-{name}"),
        section=section,
        columns=(column("name"), *[column(one) for one in columns]),
        rows=entries(content, name, kind, row),
    )


def goal(name: str, number: int) -> Text:
    return Text(f"{GAME}-about-goal-{name}", {"goal": number})


def privilege(name: str, number: int) -> Text:
    return Text(f"{GAME}-about-privilege-{name}", {"number": number})


def buildings(content: HeavenAleContent) -> BoxTable:
    """§5.2 By the total around the site, lowest first."""
    lows, rows, low = {}, sorted(content.buildings.items(), key=lambda pair: pair[1].up_to), 0
    for name, building in rows:
        lows[name], low = low, building.up_to + 1
    return table(
        content,
        "buildings",
        "5.2",
        ("total", "tiles", "brewmaster"),
        lambda name, one: (f"{lows[name]}–{one.up_to}", one.count, signed(one.brewmaster)),
    )


def brewmaster(content: HeavenAleContent) -> BoxTable:
    """§9.1 From which space on: the rate of the exchange, and the multiplier."""
    bands = sorted(content.brewmaster.values(), key=lambda one: one.at_least)
    return BoxTable(
        id="brewmaster",
        title=Text(f"{GAME}-table-brewmaster"),
        section="9.1",
        columns=tuple(column(name) for name in ("from-space", "rate", "multiplier")),
        rows=tuple(
            TableRow((max(one.at_least, 0), f"{one.rate}:1", f"× {one.multiplier}"), one.origin)
            for one in bands
        ),
    )


def space_name(name: str, one: Any) -> Cell:
    values: dict[str, int | str | Text] = {
        "number": int(name),
        "cost": one.cost,
        "letters": "/".join(one.letters),
    }
    return Text(f"{GAME}-space-{one.offers}", values)


def space(name: str, one: Any) -> tuple[Cell, ...]:
    return one.cost or "", "/".join(one.letters)


def resource(name: str, one: Any) -> tuple[Cell, ...]:
    """§1.2 Where its marker begins, and the tiles of fertility 1 to 5."""
    return one.start, listed(one.one), listed(one.two)


def players(name: str, one: Any) -> tuple[Cell, ...]:
    return one.rounds, Text("workshop-yes" if one.tiles_two else "workshop-no"), listed(one.second_discs)
