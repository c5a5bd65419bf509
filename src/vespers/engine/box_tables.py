"""What a box holds, as tables: the `tables` of a game make them from the packs in force. Never compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from vespers.engine.messages import Text
from vespers.engine.packs import Content, origin_of

Cell = int | str | Text
OURS = ("reconstructed", "partly")  # origins that get a mark


class TableRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry: its cells, where it comes from, and its picture in the game's art."""

    cells: tuple[Cell, ...]
    origin: str = ""
    symbol: str = ""


class BoxTable(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All cards, monks or numbers of a box. The section of RULES says what they are for."""

    id: str
    title: Text
    section: str
    columns: tuple[Text, ...]
    rows: tuple[TableRow, ...]


def column(name: str) -> Text:
    """A heading that several games use."""
    return Text(f"box-{name}")


def entries(
    content: Content, table: str, kind: str, cells: Callable[[str, Any], tuple[Cell, ...]]
) -> tuple[TableRow, ...]:
    """A row for each entry of a table of the pack; its picture is called like the entry."""
    found: Mapping[str, Any] = getattr(content, table)
    return tuple(TableRow(cells(name, one), origin_of(one), f"{kind}-{name}") for name, one in found.items())


def numbers_table(game: str, section: str, numbers: Mapping[str, int | tuple[int, ...]]) -> BoxTable:
    """`[numbers]` of the packs: what each is, and how much."""
    rows = [TableRow((Text(f"{game}-number-{name}"), listed(value))) for name, value in numbers.items()]
    return BoxTable(
        id="numbers",
        title=column("numbers"),
        section=section,
        columns=(column("name"), column("number")),
        rows=tuple(rows),
    )


def signs_table(section: str, signs: Mapping[str, str]) -> BoxTable:
    """The index of symbols: a drawing of the game's art and the key of what it means."""
    return BoxTable(
        id="symbols",
        title=column("symbols"),
        section=section,
        columns=(column("meaning"),),
        rows=tuple(TableRow((Text(key),), symbol=symbol) for symbol, key in signs.items()),
    )


def listed(value: int | tuple[int, ...] | list[int]) -> Cell:
    """A number, or several one after another."""
    return value if isinstance(value, int) else ", ".join(str(one) for one in value)
