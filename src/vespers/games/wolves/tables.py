"""What is in the box of Wolves, as tables made from the packs in force."""

from __future__ import annotations

import msgspec

from vespers.engine.box_tables import BoxTable, TableRow, column, entries, numbers_table, signs_table
from vespers.engine.messages import Text
from vespers.engine.packs import origin_of
from vespers.games.wolves.effect_texts import power_text, wolf_text
from vespers.games.wolves.messages import WolvesSettings
from vespers.games.wolves.pack import WolvesContent, contents

SIGNS = {
    "corner": "wolves-sign-corner",
    "moon": "wolves-scene-moons",
    "paw": "wolves-scene-cards",
    "deck": "wolves-scene-deck",
}


def tables(settings: WolvesSettings) -> tuple[BoxTable, ...]:
    """§8 Wolves, §7 Alpha Powers, and all numbers."""
    content = contents(settings.packs, settings.own)
    return (
        wolves(content),
        powers(content),
        signs_table("8.1", SIGNS),
        numbers_table("wolves", "1.1", msgspec.structs.asdict(content.numbers)),
    )


def wolves(content: WolvesContent) -> BoxTable:
    return BoxTable(
        id="wolves",
        title=Text("wolves-table-wolves"),
        section="8.1",
        columns=tuple(column(name) for name in ("name", "value", "copies", "moons", "words")),
        rows=tuple(
            TableRow(
                (
                    Text(f"wolves-wolf-{name}"),
                    wolf.value,
                    wolf.copies,
                    wolf.moons,
                    wolf_text(content, wolf),
                ),
                origin_of(wolf),
                f"wolf-{wolf.value}",
            )
            for name, wolf in content.wolves.items()
        ),
    )


def powers(content: WolvesContent) -> BoxTable:
    return BoxTable(
        id="powers",
        title=Text("wolves-table-powers"),
        section="7.1",
        columns=(column("name"), column("words")),
        rows=entries(
            content,
            "powers",
            "power",
            lambda name, power: (Text(f"wolves-power-{name}"), power_text(content.numbers, power)),
        ),
    )
