"""The drawing of a position for one viewer, with what may be chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vespers.engine.game import Game
from vespers.engine.kernel import Chance, Choice, Seat, State, apply, asked
from vespers.engine.messages import Text
from vespers.engine.scene import Moment, Offer, Scene, SceneFace
from vespers.engine.scene.plain import plain_scene
from vespers.engine.wording import action_text, prompt_text


def scene_face(game: Game[Any]) -> SceneFace | None:
    """The scene in the game's folder, if there is one."""
    found: SceneFace | None = game.face("scene")
    return found


def offers_for(game: Game[Any], box: Any, s: State, seat: Seat | None) -> list[Offer]:
    """The legal actions of a seat, if it is asked."""
    step = asked(s)
    if step is None or seat is None or step.asks != seat:
        return []
    number = game.codebook.number
    return [
        Offer(number[a], a, action_text(game, box, a, seat), undoable(s, step, a)) for a in step.options(s)
    ]


def undoable(s: State, step: Choice[Any, Any], a: Any) -> bool:
    """Whether the seat could take it back at once: nothing is revealed or rolled, and it is asked again."""
    if step.reveals(a):
        return False
    after = s.clone()
    apply(after, a)
    following = asked(after)
    return following is not None and not isinstance(following, Chance) and following.asks == step.asks


def scene_of(
    game: Game[Any], box: Any, s: State, seat: Seat | None, offers: Sequence[Offer], view: Any = None
) -> Scene:
    """The drawing of a position for a viewer, from the view alone; the view is made here if need be."""
    step, outcome = asked(s), game.outcome(s)
    ended = Text(f"{game.name}-end-{'' if outcome is None else outcome.reason}")
    moment = Moment(
        box=box,
        view=game.view(s, seat) if view is None else view,
        seat=seat,
        prompt=ended if step is None else prompt_text(game, box, step, s),
        asked=turn_of(s),
        offers=tuple(offers),
        outcome=outcome,
    )
    face = scene_face(game)
    return plain_scene(moment) if face is None else face.scene(moment)


def turn_of(state: State) -> tuple[Seat, ...]:
    """The seat that is asked; none in the middle of a deal, or when the game is over."""
    step = asked(state)
    return () if step is None or step.asks < 0 else (step.asks,)
