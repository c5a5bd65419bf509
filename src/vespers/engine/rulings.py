"""Rulings: questions that a rulebook leaves open, as switches. A version of the rules is a set of answers.

The answer in force comes, in this order, from the options of the match, its packs (`[rulings]`), the version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import UNSET

from vespers.engine.errors import BadSettings
from vespers.engine.messages import Why

Answers = Mapping[str, str]  # id of a ruling -> its answer
Book = Literal["silent", "ambiguous", "says so"]  # where the book stands on a question
Versions = Mapping[int, Answers]  # the answers in which a version differs from the defaults; the newest: none


@dataclass(frozen=True, kw_only=True)
class Ruling:
    """One question. Texts: `<game>-ruling-<id>`, and `<game>-ruling-<id>-<answer>` for each answer."""

    id: str
    section: str  # of RULES
    answers: tuple[str, ...]
    default: str
    book: Book


def question(name: str, section: str, book: Book, *answers: str) -> Ruling:
    """A ruling whose first answer is the default."""
    return Ruling(id=name, section=section, answers=answers, default=answers[0], book=book)


def in_force(rulings: Sequence[Ruling], versions: Versions, settings: Any, pack: Answers) -> dict[str, str]:
    """The answer to each ruling under these settings and the `[rulings]` of their packs."""
    newest = max(versions)
    version = newest if settings.version is UNSET else settings.version
    if version not in versions:
        raise BadSettings(unknown_version(version, versions))
    chosen = {} if settings.rulings is UNSET else settings.rulings
    check(rulings, chosen)
    return {**{one.id: one.default for one in rulings}, **versions[version], **pack, **chosen}


def check(rulings: Sequence[Ruling], chosen: Answers) -> None:
    """Refuse what is no ruling, or no answer to it."""
    known = {one.id: one for one in rulings}
    for name, answer in chosen.items():
        if name not in known:
            raise BadSettings(Why("unknown_ruling", "", {"ruling": name, "known": ", ".join(known)}))
        if answer not in known[name].answers:
            answers = ", ".join(known[name].answers)
            raise BadSettings(Why("ruling_answer", "", {"ruling": name, "got": answer, "known": answers}))


def unknown_version(version: int, versions: Versions) -> Why:
    known = ", ".join(str(one) for one in sorted(versions))
    return Why("unknown_version", "", {"version": version, "known": known})
