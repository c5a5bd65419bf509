"""The coach before a costly move: what the bots think of a move that a beginner is about to make.

It judges as the review of a finished game does, from what the seat knows, with a fixed number of looks.
"""

from __future__ import annotations

from typing import Any, Final

from vespers.bots.review import Moment, moment
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text
from vespers.engine.wording import action_text

LOOKS: Final = 160  # a third of a second or less
MARGIN: Final = 0.15  # of the chance of winning: several times the error of that many looks


def costly(match: Match[Any], seat: Seat, action: Action, seed: int) -> Moment | None:
    """What speaks against a legal move of the seat that is asked; None: not enough to say so."""
    step = match.asked()
    assert step is not None and step.asks == seat
    if len(step.options(match.state)) == 1:
        return None
    found = moment(match, seat, action, LOOKS, seed)
    return found if found.cost >= MARGIN else None


def question(match: Match[Any], better: Action, seat: Seat, reasons: list[Text]) -> Text:
    """One sentence: sure? Another move is worth more, and why."""
    name = action_text(match.game, match.game.box(match.settings), better, seat)
    if not reasons:
        return Text("table-coach-sure-plain", {"better": name})
    return Text("table-coach-sure", {"better": name, "reason": reasons[0]})
