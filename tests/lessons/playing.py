"""A learner who does what the coach asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vespers.engine.dealer import SeededDealer
from vespers.engine.kernel import CHANCE
from vespers.engine.lesson import Beat, Lesson, lessons
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games import our_games

EVERY = [lesson for game in our_games() for lesson in lessons(game).values()]
PACK = """
[pack]
id = "school"
extends = true

[lessons.pack-lesson]
order = 9
minutes = 2
beats = [{id = "lay", expects = [{type = "Place"}]}, {id = "end"}]

[lessons.pack-lesson.texts]
title = {en = "A pack's lesson", fr = "La leçon d’un paquet", es = "La lección de un paquete"}
lay = {en = "Lay a wolf.", fr = "Posez un loup.", es = "Pon un lobo."}
end = {en = "Well done.", fr = "Bravo.", es = "Bien hecho."}
"""
NAMES = [f"{lesson.game.name}-{lesson.id}" for lesson in EVERY]


def begun(lesson: Lesson) -> Match[Any]:
    """The lesson's match where the learner is asked first."""
    match = lesson.begin(SeededDealer(lesson.file.seed))
    others_play(lesson, match)
    return match


def others_play(lesson: Lesson, match: Match[Any]) -> None:
    """What is written, then the first of their options."""
    while (step := match.asked()) is not None and step.asks not in (lesson.file.you, CHANCE):
        written = lesson.scripted(match)
        match.play(step.asks, step.options(match.state)[0] if written is None else written)


def fitting(lesson: Lesson, match: Match[Any]) -> list[Action]:
    """The moves that the present beat lets pass."""
    step = match.asked()
    assert step is not None and step.asks == lesson.file.you, "the learner is asked"
    return [a for a in step.options(match.state) if lesson.answer(match, a) is None]


def played(lesson: Lesson, last: bool = False) -> Iterator[tuple[Match[Any], Beat]]:
    """The match before each move of the learner; `last`: of several expected moves always the last."""
    match = begun(lesson)
    while (beat := lesson.beat(match)) is not None:
        yield match, beat
        match.play(lesson.file.you, fitting(lesson, match)[-1 if last else 0])
        others_play(lesson, match)
    yield match, lesson.file.beats[-1]


def ids(thing: Any) -> set[str]:
    """The ids of everything within a scene."""
    if isinstance(thing, tuple):
        return set().union(*map(ids, thing)) if thing else set()
    if not isinstance(thing, msgspec.Struct):
        return set()
    own = {thing.id} if hasattr(thing, "id") else set()
    return own.union(*(ids(getattr(thing, name)) for name in thing.__struct_fields__))
