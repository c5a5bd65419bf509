"""The rulebook of a match: each ruling stands at the end of its section, with the answer in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from vespers.engine.game import Game
from vespers.engine.rulings import Ruling
from vespers.engine.wording import ruling_text
from vespers.texts import Say
from vespers.texts.rulebook import Chapter, Rulebook
from vespers.texts.rules_in_force import rulebook_in_force


def with_rulings(game: Game[Any], settings: Any, say: Say) -> Rulebook:
    """The rulebook with the numbers in force; each ruling ends its section, a mark shows its answer."""
    book, answers = rulebook_in_force(game, settings, say), game.answers(settings)
    texts: dict[str, list[str]] = {}
    for ruling in game.rulings:
        lines = ruling_lines(game, settings, ruling, answers[ruling.id], say)
        texts.setdefault(ruling.section, []).append("\n".join(lines))
    return msgspec.structs.replace(book, chapters=tuple(extended(one, texts) for one in book.chapters))


def extended(chapter: Chapter, texts: Mapping[str, Sequence[str]]) -> Chapter:
    """A chapter with more paragraphs at the end of its sections."""
    sections = tuple(
        msgspec.structs.replace(one, body="\n\n".join([one.body, *texts.get(one.number, ())]))
        for one in chapter.sections
    )
    return msgspec.structs.replace(chapter, sections=sections)


def ruling_lines(game: Game[Any], settings: Any, ruling: Ruling, in_force: str, say: Say) -> Iterator[str]:
    """The question, where the book stands on it, and the answers, as Markdown."""
    question = say.text(ruling_text(game, ruling.id, settings))
    book = say(f"ruling-book-{ruling.book.replace(' ', '-')}")
    yield f"**{say('cli-ruling', ruling=ruling.id)}** {question} *({book})*"
    yield ""
    for answer in ruling.answers:
        named = f"`{answer}` ✓" if answer == in_force else f"`{answer}`"
        text = say.text(ruling_text(game, ruling.id, settings, answer))
        yield f"- {say('ruling-answer', answer=named, text=text)}"
