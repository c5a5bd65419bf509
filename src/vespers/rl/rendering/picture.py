"""A picture of the table: the boards of the game's scene, with the pieces on them; without a scene, its text.

No words are drawn: texts are in `vespers.texts`, which this layer does not import.
"""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from vespers.engine.kernel import asked
from vespers.engine.messages import Text
from vespers.engine.scene import Moment, Scene
from vespers.engine.wording import prompt_text
from vespers.rl.play import Play
from vespers.rl.rendering.brush import PAPER, Brush
from vespers.rl.rendering.view_tree import tree

WIDE: Final = 960
HIGH: Final = 640
STRIP: Final = 0.16  # of the height: a row of cards below the boards
INK: Final = (40, 36, 32)


def picture(play: Play, seat: int | None) -> NDArray[np.uint8]:
    """Always of the same size, so that frames make a film."""
    image = Image.new("RGB", (WIDE, HIGH), PAPER)
    stage = play.game.face("scene")
    if stage is None:
        ImageDraw.Draw(image).multiline_text(
            (8, 8), tree(play.game.name, play.game.view(play.state, seat)), INK, ImageFont.load_default(10)
        )
    else:
        draw_scene(image, stage.scene(moment(play, seat)))
    return np.asarray(image, np.uint8)


def moment(play: Play, seat: int | None) -> Moment:
    """What the scene is made of; nothing is offered, since nobody clicks on a picture."""
    game, s = play.game, play.state
    box = game.box(play.settings)
    over = game.outcome(s)
    prompt = Text("") if over is not None else prompt_text(game, box, cast(Any, asked(s)), s)
    asks = () if play.asks < 0 else (play.asks,)
    return Moment(box=box, view=game.view(s, seat), seat=seat, prompt=prompt, asked=asks, outcome=over)


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
