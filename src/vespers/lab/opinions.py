"""Feedback of players at a table, beside the figures: the answers to one question, and every remark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from vespers.lab.effect_sections import table

if TYPE_CHECKING:
    from vespers.lab.report import Page

ANSWERS = ("yes", "perhaps", "no")  # to the question about a whole match: would you play this again?


class Opinion(NamedTuple):
    """Feedback on a move, or on a whole match (`move` is None), and the version played."""

    match: str
    move: int | None
    answer: str
    comment: str
    version: str  # the packs of one's own and their fingerprint; empty: the game as it is


def opinions(page: Page, rows: Sequence[Opinion]) -> str:
    """A section with the answers by version and a table of all remarks; empty without feedback."""
    if not rows:
        return ""
    asked = table(page, ("version", *ANSWERS, "remarks"), [counts(page, rows, one) for one in versions(rows)])
    remarks = table(page, ("match", "move", "version", "answer", "comment"), [row(page, one) for one in rows])
    question = page.say("feedback-question-match")
    return page.section(
        "opinions", f"{asked}{remarks}", page.say("lab-opinions-note", question=question), moments(page, rows)
    )


def versions(rows: Sequence[Opinion]) -> list[str]:
    return list(dict.fromkeys(one.version for one in rows))


def counts(page: Page, rows: Sequence[Opinion], version: str) -> list[str]:
    """How often each answer was given about a version, and how many remarks there are."""
    about = [one for one in rows if one.version == version]
    given = Counter(one.answer for one in about if one.move is None)
    return [called(page, version), *[str(given[answer]) for answer in ANSWERS], str(len(about))]


def moments(page: Page, rows: Sequence[Opinion]) -> str:
    """How often each answer was given about a move; empty where none was."""
    given = Counter(one.answer for one in rows if one.move is not None and one.answer)
    listed = "; ".join(
        f"{page.say(f'feedback-answer-{answer}')}: {many}" for answer, many in given.most_common()
    )
    return page.say("lab-opinions-moves", answers=listed) if listed else ""


def row(page: Page, one: Opinion) -> list[str]:
    place = page.say("feedback-at-end") if one.move is None else str(one.move)
    answer = page.say(f"feedback-answer-{one.answer}") if one.answer else ""
    return [one.match, place, called(page, one.version), answer, one.comment]


def called(page: Page, version: str) -> str:
    return version or page.say("workshop-compare-base")
