"""Player sheets, score sheets, dice tables and tables to look things up, as the typesetter gets them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, product
from typing import Any

from vespers.engine.box_tables import BoxTable, Cell
from vespers.engine.messages import Text
from vespers.engine.printed import DiceTable, Place, PlayerSheet, PrintedBoard, Printing, ScoreSheet
from vespers.engine.scene import Gauge
from vespers.printing.faces import spoken
from vespers.printing.paint import Paint
from vespers.printing.paper import Paper, parts_of
from vespers.texts import Say

SIDES = range(1, 7)


def board_pages(printed: PrintedBoard, paper: Paper, paint: Paint, say: Say) -> Iterator[dict[str, Any]]:
    """A page for each part of a board, as often as the board is needed."""
    board = printed.board
    height = printed.width * board.height / board.width
    found = parts_of(paper, printed.width, height)
    for _ in range(printed.copies):
        for part in found.parts:
            yield {
                "picture": paint.board(board),
                "name": spoken(board.name, say),
                "width": printed.width,
                "height": height,
                "paper": {"width": found.paper.width, "height": found.paper.height},
                "part": part._asdict(),
                "columns": found.columns,
                "rows": found.rows,
            }


def player_pages(sheet: PlayerSheet, paper: Paper, paint: Paint, say: Say) -> list[dict[str, Any]]:
    """What lies before a player, on one page; a page each."""
    across, down = paper.room()
    board = None
    if sheet.board is not None:
        drawn = sheet.board.board
        # Half a page is left for gauges and places when there are any.
        most = down * (0.55 if sheet.gauges or sheet.places else 0.92)
        width = min(sheet.board.width, across, most * drawn.width / drawn.height)
        board = {"picture": paint.board(drawn), "width": width}
    page = {
        "name": spoken(sheet.name, say),
        "board": board,
        "gauges": [gauge_of(gauge, paint, say) for gauge in sheet.gauges],
        "places": [
            [place_of(place, paint, say) for place in alike]
            for _, alike in groupby(sheet.places, lambda place: (place.width, place.height))
        ],
    }
    return [page] * sheet.copies


def place_of(place: Place, paint: Paint, say: Say) -> dict[str, Any]:
    return {
        "name": spoken(place.name, say),
        "symbol": paint.symbol(place.symbol),
        "width": place.width,
        "height": place.height,
    }


def gauge_of(gauge: Gauge, paint: Paint, say: Say) -> dict[str, Any]:
    """A row of numbered cells, with what its stretches mean."""
    return {
        "name": spoken(gauge.name, say),
        "symbol": paint.symbol(gauge.symbol),
        "cells": [
            {"number": number, "mood": mood_at(gauge, number)} for number in range(gauge.low, gauge.high + 1)
        ],
        "bands": [
            {"range": span(band.low, band.high), "name": spoken(band.name, say), "mood": band.mood}
            for band in gauge.bands
        ],
    }


def mood_at(gauge: Gauge, number: int) -> str:
    return next((band.mood for band in gauge.bands if band.low <= number <= band.high), "")


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def score_page(score: ScoreSheet, paint: Paint, say: Say) -> dict[str, Any]:
    return {
        "seats": score.seats,
        "lines": [
            {
                "name": spoken(source.name, say),
                "symbol": paint.symbol(source.symbol),
                "total": source.total,
                "group": spoken(source.group, say),
            }
            for source in score.sources
        ],
        "bands": [spoken(band, say) for band in score.bands],
    }


# --- Tables


def table_of(table: BoxTable, paint: Paint, say: Say) -> dict[str, Any]:
    return {
        "name": spoken(table.title, say),
        "section": table.section,
        "columns": [spoken(column, say) for column in table.columns],
        "rows": [
            {"symbol": paint.symbol(row.symbol), "cells": [cell_text(cell, say) for cell in row.cells]}
            for row in table.rows
        ],
    }


def cell_text(cell: Cell, say: Say) -> str:
    return spoken(cell, say) if isinstance(cell, Text) else str(cell)


def dice_table(table: DiceTable, say: Say) -> dict[str, Any]:
    """How likely it is to reach each number, in percent."""
    highest = max(table.dice) * max(SIDES) if table.sums else max(SIDES)
    targets = range(2, highest + 1)
    return {
        "name": spoken(table.name, say),
        "section": "",
        "columns": [say("print-dice"), *[f"{target}+" for target in targets]],
        "rows": [
            {
                "symbol": "",
                "cells": [str(dice), *[percent(chance(dice, target, table.sums)) for target in targets]],
            }
            for dice in table.dice
        ],
    }


def chance(dice: int, target: int, sums: bool) -> float:
    """The share of all rolls of this many dice whose sum, or whose best die, reaches the target."""
    rolls = [sum(roll) if sums else max(roll) for roll in product(SIDES, repeat=dice)]
    return sum(roll >= target for roll in rolls) / len(rolls)


def percent(share: float) -> str:
    """In percent, without the sign, which the heading has."""
    if share == 0:
        return "–"
    return "< 1" if share < 0.005 else f"{100 * share:.0f}"


def reference_pages(found: Printing, paint: Paint, say: Say) -> list[dict[str, Any]]:
    tables = [table_of(table, paint, say) for table in found.tables]
    return [*tables, *[dice_table(table, say) for table in found.dice]]
