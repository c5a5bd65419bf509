"""Refusals: one exception with problem details, made from any error in a request."""

from __future__ import annotations

import logging
from typing import Any

from vespers.engine.errors import (
    BadPack,
    BadRecord,
    BadSettings,
    GameOver,
    Illegal,
    NotYourTurn,
    Stale,
    Unreadable,
    VespersError,
    plain,
)
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.record import END, HEAD
from vespers.engine.wording import why_text
from vespers.table.protocol import Problem
from vespers.table.store.transactions import Unavailable

log = logging.getLogger(__name__)

KINDS: dict[type[VespersError], tuple[int, str]] = {
    Stale: (409, "stale"),
    NotYourTurn: (409, "not-your-turn"),
    Illegal: (409, "illegal"),
    GameOver: (409, "game-over"),
    Unreadable: (400, "unreadable"),
    BadSettings: (422, "bad-options"),
    BadPack: (422, "bad-pack"),
    BadRecord: (422, "bad-record"),
}

STATUS = {
    "unreadable": 400,
    "forbidden": 403,
    "banned": 403,
    "invitation-used": 403,
    "unknown-match": 404,
    "unknown-campaign": 404,
    "unknown-game": 404,
    "unknown-version": 404,
    "unknown-study": 404,
    "not-found": 404,
    "not-allowed": 405,
    "stale": 409,
    "running": 409,
    "campaign-over": 409,
    "question-open": 409,
    "no-question": 409,
    "cancelled": 409,
    "unplayable": 410,
    "too-many-versions": 409,
    "too-much-feedback": 409,
    "too-many-studies": 409,
    "study-running": 409,
    "study-unfinished": 409,
    "study-failed": 409,
    "print-missing": 409,
    "print-failed": 409,
    "too-large": 413,
    "bad-options": 422,
    "unfinished": 422,
    "too-many": 429,
    "broken": 500,
    "stopping": 503,
    "too-slow": 503,
    "unavailable": 503,
}


SAY_WHY = ("bad-options", "print-failed")  # titles whose text has the detail in it


class Refusal(Exception):
    """Something sent to the server is not accepted; nothing has changed."""

    def __init__(self, problem: Problem, retry_after: int = 0) -> None:
        super().__init__(f"{problem.title}: {problem.detail}")
        self.problem = problem
        self.retry_after = retry_after


def refusal(title: str, detail: str = "", retry_after: int = 0) -> Refusal:
    """One of the table's own refusals; its text is `table-problem-…`."""
    text = Text(f"table-problem-{title}", {"problem": detail} if title in SAY_WHY else {})
    return Refusal(Problem(status=STATUS[title], title=title, text=text, detail=detail), retry_after)


def unavailable(error: Unavailable) -> Refusal:
    """A failure of the database: one line in the log, and an answer that asks to try again."""
    log.warning("database unavailable", extra={"problem": str(error)})
    return refusal("unavailable", "the database does not answer", retry_after=5)


def from_engine(error: VespersError, game: Game[Any] | None = None, box: Any = None) -> Refusal:
    """What the engine refused, with the reason's text and the section of the rules."""
    status, title = KINDS.get(type(error), (422, "bad-options"))
    text = why_text(game, box, error.why)
    if isinstance(error, BadRecord):
        place = {HEAD: "record-head", END: "record-end"}.get(error.entry, "record-entry")
        text = Text(place, {"entry": error.entry, "reason": text})
    detail = plain(error.why)
    return Refusal(Problem(status=status, title=title, text=text, rule=error.why.section, detail=detail))
