"""A table drawn in the terminal: each game's own board, or its view as a plain tree."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.tree import Tree

from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action
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
    """What a game adds to the name of an option, if anything."""
    note = getattr(match.game.face("terminal"), "note", None)
    return "" if note is None else str(note(match.game.view(match.state, by), say.box, a, say))


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
