"""A study as spreadsheets: one CSV file for figures, options, openings and games, as the report has them."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from vespers.lab.findings import Findings
from vespers.lab.openings import Opening
from vespers.lab.option_effects import OptionEffect
from vespers.lab.stats import Estimate

ABOUT = ("value", "low", "high", "games")  # the columns of an estimate
GAME_COLUMNS: tuple[str, ...] = ("game", "block", "deal", "line_up", "players", "scores", "winners", "reason")
GAME_COLUMNS += ("decisions", "forced", "draws", "minutes", "lead_changes", "decided", "leader_lost")


def write_sheets(folder: Path, found: Findings, name: Callable[[int], str]) -> list[Path]:
    """Write the files; numbers have a point, whatever the language, so that any program reads them."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = "chance"  # of a difference this large if there were none, corrected for all tests
    sheets: dict[str, Iterable[Sequence[Any]]] = {
        "figures": [
            ("figure", *ABOUT, chance),
            *[(one.key, *numbers(one.estimate), one.chance) for one in found.figures],
        ],
        "options": [
            ("kind", "option", "name", "decisions", "offered", *named("taken", "won", "worth"), chance),
            *[option_row(one, name(one.code)) for one in found.effects],
        ],
        "openings": [
            ("opening", "seats", *named("won", "worth"), chance),
            *[opening_row(one, " → ".join(map(name, one.codes))) for one in found.openings],
        ],
        "games": [GAME_COLUMNS, *game_rows(found)],
    }
    return [write_sheet(folder / f"{title}.csv", rows) for title, rows in sheets.items()]


def option_row(one: OptionEffect, name: str) -> tuple[Any, ...]:
    figures = [number for about in (one.rate, one.won, one.lift) for number in numbers(about)]
    return (one.kind, one.key, name, one.decisions, one.offered, *figures, one.chance)


def opening_row(one: Opening, name: str) -> tuple[Any, ...]:
    return (name, one.taken, *numbers(one.won), *numbers(one.lift), one.chance)


def named(*figures: str) -> tuple[str, ...]:
    """The columns of several estimates."""
    return tuple(f"{figure}_{column}" for figure in figures for column in ABOUT)


def numbers(about: Estimate | None) -> tuple[Any, ...]:
    return ("",) * len(ABOUT) if about is None else tuple(about)


def game_rows(found: Findings) -> Iterable[tuple[Any, ...]]:
    """Every game; lists with semicolons, seats from 1."""
    for games in found.tables.games(*GAME_COLUMNS):
        for row in games.iter_rows(named=True):
            row["winners"] = [seat + 1 for seat in row["winners"]]
            yield tuple(cell(row[column]) for column in GAME_COLUMNS)


def cell(value: Any) -> Any:
    return "; ".join(map(str, value)) if isinstance(value, list) else value


def write_sheet(path: Path, rows: Iterable[Sequence[Any]]) -> Path:
    with path.open("w", encoding="utf-8-sig", newline="") as file:  # with a mark: spreadsheets read UTF-8
        csv.writer(file).writerows(rows)
    return path
