"""The drawing of a position: the game's own `scene.py`, or plain buttons for a game that has none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, cast

from vespers.engine.game import Game
from vespers.engine.kernel import Chance, Choice, Seat, State, apply, asked
from vespers.engine.scene import Prompt, Scene
from vespers.engine.speech import action_text, event_text, question_text
from vespers.engine.stage import Moment, Offer, Stage
from vespers.engine.words import Outcome, Text


@cache
def stage_of(game: Game[Any]) -> Stage | None:
    """The `scene.py` in the game's folder, if there is one."""
    name = f"{type(game).__module__}.scene"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game of another package may be a module, which has nothing beneath it
        found = None
    return None if found is None else cast(Stage, import_module(name))


def offers_for(game: Game[Any], box: Any, s: State, seat: Seat | None) -> list[Offer]:
    """What a seat may say now, if it is asked."""
    step = asked(s)
    if step is None or seat is None or step.asks != seat:
        return []
    made = offers_made(game, box, seat)
    found = []
    for a in step.options(s):
        said = a, undoable(s, step, a)
        offer = made.get(said)
        if offer is None:
            offer = made[said] = Offer(game.codebook.number[a], a, spoken(game, box, a, seat), said[1])
        found.append(offer)
    return found


@lru_cache(maxsize=64)
def offers_made(game: Game[Any], box: Any, seat: Seat) -> dict[tuple[Any, bool], Offer]:
    """The offers of a seat so far, by action and whether it can be undone: the same each time."""
    return {}


@lru_cache(maxsize=8192)
def spoken(game: Game[Any], box: Any, a: Any, me: Seat) -> Text:
    """An action in words: said often, by many."""
    return action_text(game, box, a, me)


@lru_cache(maxsize=8192)
def reported(game: Game[Any], box: Any, event: Any) -> Text:
    """An event in words."""
    return event_text(game, box, event)


def undoable(s: State, step: Choice[Any, Any], a: Any) -> bool:
    """Whether the seat could take it back at once: nothing is revealed or rolled, and it is asked again."""
    if step.reveals(a) or step.ends(s, a):
        return False
    after = s.clone()
    apply(after, a)
    following = asked(after)
    return following is not None and not isinstance(following, Chance) and following.asks == step.asks


class Question(NamedTuple):
    """What is asked of whom, or how it ended: the same for every viewer."""

    prompt: Text
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    shared: dict[str, Any]  # what its drawings have in common


def question_of(game: Game[Any], box: Any, s: State) -> Question:
    step, outcome = asked(s), game.outcome(s)
    if step is None:
        return Question(Text(f"{game.name}-end-{'' if outcome is None else outcome.reason}"), (), outcome, {})
    prompt = prompted(game, box, step, tuple(step.values(s).items()))
    return Question(prompt, () if step.asks < 0 else (step.asks,), outcome, {})


@lru_cache(maxsize=8192)
def prompted(
    game: Game[Any], box: Any, step: Choice[Any, Any], values: tuple[tuple[str, int | str], ...]
) -> Text:
    """A question in words."""
    return question_text(game, box, step, dict(values))


def scene_of(
    game: Game[Any],
    box: Any,
    s: State,
    seat: Seat | None,
    offers: Sequence[Offer],
    view: Any = None,
    question: Question | None = None,
) -> Scene:
    """What a viewer sees of a position, from the view alone. View and question are made here, if need be."""
    prompt, turn, outcome, shared = question_of(game, box, s) if question is None else question
    moment = Moment(
        box=box,
        view=game.view(s, seat) if view is None else view,
        seat=seat,
        prompt=prompt,
        asked=turn,
        offers=tuple(offers),
        outcome=outcome,
        shared=shared,
    )
    stage = stage_of(game)
    return plain_scene(moment) if stage is None else stage.scene(moment)


def plain_scene(moment: Moment) -> Scene:
    """The question and a button for every answer: enough to play."""
    options = tuple([offer.option(()) for offer in moment.offers])
    prompt = Prompt(text=moment.prompt, seats=moment.asked)
    return Scene(prompt=prompt, viewer=moment.seat, options=options)
