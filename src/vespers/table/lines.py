"""The log as a viewer may read it: what was heard of each entry, what it made true, and how it moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vespers.engine.kernel import CHANCE, Seat
from vespers.engine.speech import event_text, player
from vespers.engine.stage import Cue
from vespers.engine.words import Text, Undo
from vespers.table.chronicle import Chronicle, Told
from vespers.table.protocol import LogLine
from vespers.table.stages import spoken, stage_of


def lines_of(chronicle: Chronicle, by: Seat | None, since: int, until: int) -> tuple[LogLine, ...]:
    """The lines of the entries after `since` up to `until`, as `by` heard them; the undone are marked."""
    counting = chronicle.counting if until == chronicle.number else chronicle.counting_at(until)
    counts = set(counting)
    told = chronicle.told[since:until]
    return tuple(line for one in told for line in _lines(chronicle, one, by, one.number not in counts))


def _lines(chronicle: Chronicle, told: Told, by: Seat | None, undone: bool) -> Iterator[LogLine]:
    entry, number = told.entry, told.number
    if isinstance(entry.action, Undo):
        yield LogLine(
            number=number, text=Text("table-line-undo", {"seat": player(entry.seat)}), seat=entry.seat
        )
        return
    game, box = chronicle.game, chronicle.box
    moves = _Moves(chronicle, number, by)
    heard = told.heard(by)
    assert told.step is not None
    yield LogLine(
        number=number,
        text=spoken(game, box, heard, told.step.me),
        seat=_whose(told),
        undone=undone,
        cues=moves.cues(heard),
    )
    for event in told.events_heard(by):
        text = event_text(game, box, event)
        yield LogLine(number=number, text=text, undone=undone, depth=1, cues=moves.cues(event))


def _whose(told: Told) -> Seat | None:
    """Who said it; a draw belongs to the seat it is made for."""
    seat = told.entry.seat
    if seat == CHANCE and told.step is not None:
        seat = told.step.me
    return seat if seat >= 0 else None


class _Moves:
    """How one entry moves things, for one viewer; only for entries whose positions are still at hand."""

    def __init__(self, chronicle: Chronicle, number: int, by: Seat | None) -> None:
        self.stage = stage_of(chronicle.game)
        if number - 1 not in chronicle.recent or number not in chronicle.recent:
            self.stage = None
            return
        self.box = chronicle.box
        self.before: Any = chronicle.view(number - 1, by)
        self.after: Any = chronicle.view(number, by)

    def cues(self, told: Any) -> tuple[Cue, ...]:
        return () if self.stage is None else tuple(self.stage.cues(self.box, self.before, self.after, told))
