"""The rulebook as the typesetter gets it: chapters with their examples drawn, and the tables of the box."""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine.box_tables import OURS, BoxTable, TableRow
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.scene import Board
from vespers.printing.markdown import Node, tree
from vespers.printing.paint import Paint
from vespers.printing.sheets import table_of
from vespers.table.position_drawing import PositionDrawing, drawing
from vespers.texts import Say
from vespers.texts.positions import BLOCK
from vespers.texts.rulebook import Chapter, Rulebook, Section

BOARD_WIDTH, ROW_HEIGHT = 125.0, 46.0  # of the pictures, in millimetres


def rules_part(
    game: Game[Any], book: Rulebook, tables: tuple[BoxTable, ...], paint: Paint, say: Say
) -> dict[str, Any]:
    """The whole book."""
    return {
        "title": book.title,
        "cover": paint.symbol("cover"),
        "preface": body(game, book.preface, paint, say),
        "chapters": [chapter_of(game, chapter, paint, say) for chapter in book.chapters],
        "tables": [table_of(marked(table), paint, say) for table in tables],
        "origins": say("table-origin-about-reconstructed"),
    }


def chapter_of(game: Game[Any], chapter: Chapter, paint: Paint, say: Say) -> dict[str, Any]:
    return {
        "number": chapter.number,
        "title": chapter.title,
        "intro": body(game, chapter.intro, paint, say),
        "sections": [section_of(game, section, paint, say) for section in chapter.sections],
    }


def section_of(game: Game[Any], section: Section, paint: Paint, say: Say) -> dict[str, Any]:
    return {
        "number": section.number,
        "title": section.title,
        "origin": say(f"table-origin-{section.origin}"),
        "body": body(game, section.body, paint, say),
    }


def body(game: Game[Any], text: str, paint: Paint, say: Say) -> list[Node]:
    """A text of RULES, its positions drawn where they stand."""
    found: list[Node] = []
    at = 0
    for block in BLOCK.finditer(text):
        found += tree(text[at : block.start()])
        found += pictures(drawing(game, block["name"]), paint, say)
        at = block.end()
    return found + tree(text[at:])


def pictures(found: PositionDrawing, paint: Paint, say: Say) -> list[Node]:
    """Boards as wide as the page has room for, rows as high as small cards."""
    shown = [*found.boards, *found.rows]
    files = paint.position(found, say.language)
    return [
        {"kind": "picture", "file": file, "name": say.text(one.name), **size_of(one)}
        for one, file in zip(shown, files, strict=True)
    ]


def size_of(one: object) -> dict[str, float]:
    if isinstance(one, Board):
        return {"width": min(BOARD_WIDTH, 95.0 * one.width / one.height), "height": 0.0}
    return {"width": 0.0, "height": ROW_HEIGHT}


def marked(table: BoxTable) -> BoxTable:
    """A table whose reconstructed entries carry the mark of the rules."""
    return msgspec.structs.replace(table, rows=tuple(marked_row(row) for row in table.rows))


def marked_row(row: TableRow) -> TableRow:
    if row.origin not in OURS:
        return row
    first = Text("print-marked", {"name": row.cells[0]})
    return msgspec.structs.replace(row, cells=(first, *row.cells[1:]))
