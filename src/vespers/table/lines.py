"""The log as a viewer may read it: what was heard of each entry, what it made true, and how it moves."""

from __future__ import annotations

from vespers.engine.kernel import CHANCE, Seat
from vespers.engine.speech import player
from vespers.engine.stage import Stage
from vespers.engine.words import Text, Undo
from vespers.table.chronicle import Chronicle, Told
from vespers.table.protocol import LogLine
from vespers.table.stages import reported, spoken, stage_of


def lines_of(chronicle: Chronicle, by: Seat | None, since: int, until: int) -> tuple[LogLine, ...]:
    """The lines of the entries after `since` up to `until`, as `by` heard them; the undone are marked."""
    undone = chronicle.undone_at(until)
    stage = stage_of(chronicle.game)
    lines: list[LogLine] = []
    for told in chronicle.told[since:until]:
        if isinstance(told.entry.action, Undo):
            lines.append(_taken_back(told))
        else:
            _tell(chronicle, stage, told, by, told.number in undone, lines)
    return tuple(lines)


def _taken_back(told: Told) -> LogLine:
    seat = told.entry.seat
    return LogLine(number=told.number, text=Text("table-line-undo", {"seat": player(seat)}), seat=seat)


def _tell(
    chronicle: Chronicle, stage: Stage | None, told: Told, by: Seat | None, undone: bool, lines: list[LogLine]
) -> None:
    """What was said and what it made true, with its movement if both positions are still at hand."""
    game, box, number = chronicle.game, chronicle.box, told.number
    seen = None if stage is None else chronicle.around(number, by)
    heard = told.heard(by)
    assert told.step is not None
    text = spoken(game, box, heard, told.step.me)
    cues = () if seen is None or stage is None else tuple(stage.cues(box, *seen, heard))
    lines.append(LogLine(number=number, text=text, seat=_whose(told), undone=undone, cues=cues))
    for event in told.events_heard(by) if told.events else ():
        text = reported(game, box, event)
        cues = () if seen is None or stage is None else tuple(stage.cues(box, *seen, event))
        lines.append(LogLine(number=number, text=text, undone=undone, depth=1, cues=cues))


def _whose(told: Told) -> Seat | None:
    """Who said it; a draw belongs to the seat it is made for."""
    seat = told.entry.seat
    if seat == CHANCE and told.step is not None:
        seat = told.step.me
    return seat if seat >= 0 else None
