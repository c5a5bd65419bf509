"""Rules in the terminal: sections with their drawn examples, and what the box holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from vespers.engine.box_tables import OURS, BoxTable, Cell, TableRow
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.texts import Say
from vespers.texts.positions import BLOCK, BadPosition, read, set_up

MARK = "◇"  # beside what is reconstructed


def print_rules(console: Console, text: str, game: Game[Any], language: str) -> None:
    """A text of RULES, its positions drawn where they stand."""
    at = 0
    for block in BLOCK.finditer(text):
        console.print(Markdown(text[at : block.start()]))
        for drawn in example(game, block["name"], block["text"], language):
            console.print(drawn)
        at = block.end()
    console.print(Markdown(text[at:]))


def example(game: Game[Any], name: str, text: str, language: str) -> Iterator[RenderableType]:
    """A position as the game's terminal draws it; nothing if it cannot be drawn."""
    terminal = game.face("terminal")
    try:
        shown = set_up(game, name, read(name, text))
    except BadPosition:
        return
    if terminal is not None:
        say = Say(language, game, shown.settings)
        yield terminal.draw(game.view(shown.state, shown.seat), say.box, say)


def tables_of(game: Game[Any], settings: Any) -> tuple[BoxTable, ...]:
    """What the box holds under these options."""
    face = game.face("tables")
    return () if face is None else face.tables(settings)


def print_tables(console: Console, tables: tuple[BoxTable, ...], say: Say) -> None:
    """Everything in the box, with a mark beside what is reconstructed."""
    for table in tables:
        console.print(drawn_table(table, table.rows, say))
    if any(row.origin in OURS for table in tables for row in table.rows):
        console.print(f"[dim]{MARK} {escape(say('table-origin-about-reconstructed'))}[/]")


def drawn_table(table: BoxTable, rows: tuple[TableRow, ...], say: Say) -> Table:
    title = f"{escape(say.text(table.title))} [dim]§{table.section}[/]"
    drawn = Table(title=title, title_justify="left", show_lines=False)
    for column in table.columns:
        drawn.add_column(escape(say.text(column)))
    for row in rows:
        mark = f" {MARK}" if row.origin in OURS else ""
        first, *rest = [escape(cell_text(cell, say)) for cell in row.cells]
        drawn.add_row(first + mark, *rest)
    return drawn


def cell_text(cell: Cell, say: Say) -> str:
    return say.text(cell) if isinstance(cell, Text) else str(cell)


def found_in(tables: tuple[BoxTable, ...], sought: str, say: Say) -> tuple[BoxTable, ...]:
    """The entries whose name holds these words, each in its table."""
    wanted = sought.casefold()
    kept = []
    for table in tables:
        rows = tuple(row for row in table.rows if wanted in cell_text(row.cells[0], say).casefold())
        if rows:
            kept.append(msgspec.structs.replace(table, rows=rows))
    return tuple(kept)
