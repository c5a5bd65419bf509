"""Scenes of Brewers for tests: a position drawn for a seat, and everything within a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from vespers.engine.match import Match
from vespers.engine.messages import Text
from vespers.engine.scene import Layout, Moment, Offer, Scene
from vespers.engine.wording import action_text, prompt_text
from vespers.games.brewers import GAME, scene
from vespers.games.brewers.state import Brewers
from vespers.texts import has_text

OVER = Text("brewers-scene-over")
known = cache(has_text)


def drawn(match: Match[Brewers], seat: int | None) -> Scene:
    step, box = match.asked(), match.state.box
    offers: list[Offer] = []
    prompt: Text = OVER
    asked: tuple[int, ...] = ()
    if step is not None:
        prompt, asked = prompt_text(GAME, box, step, match.state), (step.asks,)
        if step.asks == seat:
            options = step.options(match.state)
            offers = [Offer(GAME.codebook.number[a], a, action_text(GAME, box, a, step.me)) for a in options]
    return scene.scene(moment(match, seat, prompt, asked, offers))


def moment(
    match: Match[Brewers],
    seat: int | None,
    prompt: Text = OVER,
    asked: tuple[int, ...] = (),
    offers: Sequence[Offer] = (),
) -> Moment:
    view = GAME.view(match.state, seat)
    return Moment(box=match.state.box, view=view, seat=seat, prompt=prompt, asked=asked, offers=tuple(offers))


def structs(thing: Any) -> Iterator[Any]:
    """Every struct within; the other arrangement of a board has the same areas again."""
    if isinstance(thing, Layout):
        return
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from structs(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from structs(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from structs(part)
