"""Refusals: one exception with problem details, made from whatever went wrong with what somebody sent."""

from __future__ import annotations

from typing import Any

from vespers.engine.errors import (
    BadOptions,
    BadPack,
    BadRecord,
    GameOver,
    Illegal,
    NotYourTurn,
    Stale,
    Unreadable,
    VespersError,
    plain,
)
from vespers.engine.game import Game
from vespers.engine.record import END, HEAD
from vespers.engine.speech import why_text
from vespers.engine.words import Text
from vespers.table.protocol import Problem

KINDS: dict[type[VespersError], tuple[int, str]] = {
    Stale: (409, "stale"),
    NotYourTurn: (409, "not-your-turn"),
    Illegal: (409, "illegal"),
    GameOver: (409, "game-over"),
    Unreadable: (400, "unreadable"),
    BadOptions: (422, "bad-options"),
    BadPack: (422, "bad-pack"),
    BadRecord: (422, "bad-record"),
}

STATUS = {
    "unreadable": 400,
    "forbidden": 403,
    "unknown-match": 404,
    "unknown-campaign": 404,
    "unknown-game": 404,
    "not-found": 404,
    "not-allowed": 405,
    "stale": 409,
    "running": 409,
    "campaign-over": 409,
    "question-open": 409,
    "no-question": 409,
    "cancelled": 409,
    "wrong-version": 409,
    "too-large": 413,
    "bad-options": 422,
    "unfinished": 422,
    "too-many": 429,
    "broken": 500,
    "stopping": 503,
    "too-slow": 503,
}


class Refusal(Exception):
    """Something sent to the server is not accepted; nothing has changed."""

    def __init__(self, problem: Problem, retry_after: int = 0) -> None:
        super().__init__(f"{problem.title}: {problem.detail}")
        self.problem = problem
        self.retry_after = retry_after


def refusal(title: str, detail: str = "", retry_after: int = 0) -> Refusal:
    """One of the table's own refusals; its text is `table-problem-…`."""
    text = Text(f"table-problem-{title}", {"problem": detail} if title == "bad-options" else {})
    return Refusal(Problem(status=STATUS[title], title=title, text=text, detail=detail), retry_after)


def from_engine(error: VespersError, game: Game[Any] | None = None, box: Any = None) -> Refusal:
    """What the engine refused, with the reason's text and the section of the rules."""
    status, title = KINDS.get(type(error), (422, "bad-options"))
    text = why_text(game, box, error.why)
    if isinstance(error, BadRecord):
        place = {HEAD: "record-head", END: "record-end"}.get(error.entry, "record-entry")
        text = Text(place, {"entry": error.entry, "reason": text})
    detail = plain(error.why)
    return Refusal(Problem(status=status, title=title, text=text, rule=error.why.section, detail=detail))
