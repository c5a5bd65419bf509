"""A picture of the table: the boards of the game's scene, with what lies on them; without a scene, its text.

No words are drawn: those are in `vespers.texts`, for interfaces that speak. Values and shapes must do.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from vespers.engine.game import Game
from vespers.engine.scene import Scene
from vespers.engine.speech import prompt_text
from vespers.engine.stage import Moment, Stage
from vespers.engine.words import Text
from vespers.rl.play import Play
from vespers.rl.rendering.brush import PAPER, Brush
from vespers.rl.rendering.tree import tree

WIDE: Final = 960
HIGH: Final = 640
STRIP: Final = 0.16  # of the height: a row of cards below the boards
INK: Final = (40, 36, 32)


def picture(play: Play, seat: int | None) -> NDArray[np.uint8]:
    """Always of the same size, so that frames make a film."""
    image = Image.new("RGB", (WIDE, HIGH), PAPER)
    stage = stage_of(play.game)
    if stage is None:
        ImageDraw.Draw(image).multiline_text(
            (8, 8), tree(play.game.name, play.game.view(play.state, seat)), INK, ImageFont.load_default(10)
        )
    else:
        draw_scene(image, stage.scene(moment(play, seat)))
    return np.asarray(image, np.uint8)


@cache
def stage_of(game: Game[Any]) -> Stage | None:
    """The `scene.py` in the game's folder, if there is one."""
    name = f"{type(game).__module__}.scene"
    return None if find_spec(name) is None else cast(Stage, import_module(name))


def moment(play: Play, seat: int | None) -> Moment:
    """What the scene is made of; nothing is offered, since nobody clicks on a picture."""
    game, s = play.game, play.state
    box = game.box(play.options)
    over = game.outcome(s)
    prompt = Text("") if over is not None else prompt_text(game, box, cast(Any, s.agenda[-1]), s)
    asked = () if play.asks < 0 else (play.asks,)
    return Moment(box=box, view=game.view(s, seat), seat=seat, prompt=prompt, asked=asked, outcome=over)


def draw_scene(image: Image.Image, scene: Scene) -> None:
    """The boards side by side, each as large as its share allows; the rows of pieces in strips below."""
    rows = [row for row in (*scene.rows, *(r for p in scene.panels for r in p.rows)) if row.pieces][:3]
    below = HIGH * (1 - STRIP * len(rows))
    total = sum(board.width / board.height for board in scene.boards) or 1.0
    left = 0.0
    for board in scene.boards:
        share = WIDE * board.width / board.height / total
        scale = min(share / board.width, below / board.height)
        margin = (share - board.width * scale) / 2
        Brush(image, left + margin - board.left * scale, -board.top * scale, scale).board(board)
        left += share
    for n, row in enumerate(rows):
        Brush(image, 0.0, below + n * STRIP * HIGH, STRIP * HIGH).row(row)
