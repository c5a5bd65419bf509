"""What an answer would change, for the seat that is asked: from worlds that this seat can imagine."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat, State, apply, asked
from vespers.engine.scene.preview import Preview, difference, in_both
from vespers.table.viewer_scene import scene_of

WORLDS = (11, 23)  # seeds that everybody could know: what they agree on does not depend on what is hidden


def preview_of(game: Game[Any], box: Any, s: State, seat: Seat, action: Any) -> Preview:
    """The scene after a legal action beside the scene now. Where chance follows it stops before it."""
    step = asked(s)
    if step is None or step.asks != seat or step.reveals(action):
        return Preview()
    now = scene_of(game, box, s, seat, ())
    one, other = (difference(now, after(game, box, s, seat, action, seed)) for seed in WORLDS)
    return in_both(one, other)


def after(game: Game[Any], box: Any, s: State, seat: Seat, action: Any, seed: int) -> Any:
    """The scene once the action is done, in one imagined world."""
    world = game.imagine(s, seat, Random(seed))
    apply(world, action)
    return scene_of(game, box, world, seat, ())
