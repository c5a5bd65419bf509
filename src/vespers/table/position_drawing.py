"""The drawn examples of RULES: the part of a scene that a position block shows."""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine.game import Game
from vespers.engine.scene import Board, Row
from vespers.table.viewer_scene import scene_of
from vespers.texts.positions import BadPosition, positions, set_up


class PositionDrawing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A position of RULES as one looks at it: its boards and rows, and what is lit on them."""

    game: str
    boards: tuple[Board, ...] = ()
    rows: tuple[Row, ...] = ()
    lights: tuple[str, ...] = ()


def drawing(game: Game[Any], name: str) -> PositionDrawing:
    """The drawing of a block by its name; BadPosition when it cannot be drawn."""
    known = positions(game.folder)
    if name not in known:
        raise BadPosition(f"{name}: no such position")
    position = known[name]
    shown = set_up(game, name, position)
    scene = scene_of(game, game.box(shown.settings), shown.state, shown.seat, ())
    every = {row.id: row for panel in scene.panels for row in panel.rows} | {
        row.id: row for row in scene.rows
    }
    found = PositionDrawing(
        game=game.name,
        boards=tuple(board for board in scene.boards if board.id in position.show),
        rows=tuple(every[id] for id in position.show if id in every),
        lights=position.light,
    )
    check(name, position.show, position.light, found)
    return found


def check(name: str, show: tuple[str, ...], light: tuple[str, ...], found: PositionDrawing) -> None:
    """What is to be shown and lit must be there."""
    shown = {one.id for one in (*found.boards, *found.rows)}
    things = {thing.id for board in found.boards for thing in (*board.areas, *board.pieces)}
    things |= {piece.id for row in found.rows for piece in row.pieces}
    missing = [*sorted(set(show) - shown), *sorted(set(light) - things)]
    if missing:
        raise BadPosition(f"{name}: not in the scene: {', '.join(missing)}")
