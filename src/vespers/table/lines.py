"""The log as a viewer may read it: what was heard of each entry, what it made true, and how it moves."""

from __future__ import annotations

from typing import Any

from vespers.engine.kernel import Chance, Seat
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Stage
from vespers.engine.words import Text, Undo
from vespers.table.chronicle import Chronicle, Told
from vespers.table.protocol import LogLine
from vespers.table.stages import reported, spoken, stage_of


def lines_of(chronicle: Chronicle, by: Seat | None, since: int, until: int) -> tuple[LogLine, ...]:
    """The lines of the entries after `since` up to `until`, as `by` heard them; the undone are marked."""
    stage, undone = stage_of(chronicle.game), chronicle.undone_at(until)
    lines: list[LogLine] = []
    before = chronicle.view(since, by)
    for told in chronicle.told[since:until]:
        after = chronicle.view(told.number, by)
        if isinstance(told.entry.action, Undo):
            lines.append(_taken_back(told))
        else:
            seen = None if before is None or after is None else (before, after)
            _tell(chronicle, stage, told, by, told.number in undone, seen, lines)
        before = after
    return tuple(lines)


def _taken_back(told: Told) -> LogLine:
    seat = told.entry.seat
    return LogLine(number=told.number, text=Text("table-line-undo", {"seat": player(seat)}), seat=seat)


def _tell(
    chronicle: Chronicle,
    stage: Stage | None,
    told: Told,
    by: Seat | None,
    undone: bool,
    seen: tuple[Any, Any] | None,
    lines: list[LogLine],
) -> None:
    """What was said and what it made true, with its movement if what `by` saw around it is still at hand."""
    game, box, number, step = chronicle.game, chronicle.box, told.number, told.step
    assert step is not None
    heard = told.heard(by)
    text, cues = spoken(game, box, heard, step.me), cues_of(stage, box, seen, heard)
    lines.append(LogLine(number=number, text=text, seat=_whose(told), undone=undone, cues=cues))
    for event in told.events_heard(by) if told.events else ():
        text, cues = reported(game, box, event), cues_of(stage, box, seen, event)
        lines.append(LogLine(number=number, text=text, undone=undone, depth=1, cues=cues))


def cues_of(stage: Stage | None, box: Any, seen: tuple[Any, Any] | None, told: Any) -> tuple[Cue, ...]:
    """How something told moves from what was seen before to what was seen after it."""
    return () if stage is None or seen is None else tuple(stage.cues(box, *seen, told))


def _whose(told: Told) -> Seat | None:
    """Who said it; a draw belongs to the seat it is made for, if it is one's own."""
    seat = told.step.whose() if isinstance(told.step, Chance) else told.entry.seat
    return seat if seat >= 0 else None
