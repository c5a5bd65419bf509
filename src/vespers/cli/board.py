"""A table drawn in the terminal: each game's own board, or its view as a plain tree."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.tree import Tree

from vespers.cli.rules_text import MARK, cell_text, tables_of
from vespers.engine.box_tables import OURS, TableRow, column
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.engine.wording import value_text
from vespers.texts import Say


def drawn(match: Match[Any], by: Seat | None, say: Say) -> RenderableType:
    """The table as a seat, or a spectator, sees it."""
    view = match.game.view(match.state, by)
    terminal = match.game.face("terminal")
    if terminal is None:
        return tree_of(match.game.name, msgspec.to_builtins(view))
    board: RenderableType = terminal.draw(view, say.box, say)
    return board


def noted(match: Match[Any], by: Seat | None, a: Action, say: Say) -> str:
    """The text beside an option: from the game, or from the table of the box with the piece it names."""
    note = getattr(match.game.face("terminal"), "note", None)
    remark = "" if note is None else str(note(match.game.view(match.state, by), say.box, a, say))
    row = piece_of(match, a, say)
    if row is None:
        return remark
    mark = f" {MARK}" if row.origin in OURS else ""
    return (remark or cell_text(row.cells[-1], say)) + mark


def piece_of(match: Match[Any], a: Action, say: Say) -> TableRow | None:
    """The card, monk or power that an action names and nothing else, if a table tells what it does."""
    fields = msgspec.structs.asdict(a)
    if len(fields) != 1:
        return None
    (field, value), *_ = fields.items()
    name = value_text(match.game, say.box, field, value)
    return next((row for row in explained(match.game, match.settings) if row.cells[0] == name), None)


@lru_cache(maxsize=8)
def explained(game: Game[Any], settings: Any) -> list[TableRow]:
    """The entries of the box whose last cell says what they do."""
    words = [table for table in tables_of(game, settings) if table.columns[-1] == column("words")]
    return [row for table in words for row in table.rows]


def tree_of(name: str, thing: Any) -> Tree:
    """Any view, without art."""
    tree = Tree(escape(name))
    _grow(tree, thing)
    return tree


def _grow(tree: Tree, thing: Any) -> None:
    for name, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(x, dict) for x in value)):
            _grow(tree.add(escape(str(name))), value)
        else:
            tree.add(escape(f"{name}: {value}"))
