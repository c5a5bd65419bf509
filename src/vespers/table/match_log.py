"""The log of a match as one viewer heard it, with the movement of recent entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vespers.engine.game import Game
from vespers.engine.kernel import Chance, Choice, Seat, State, apply
from vespers.engine.match import LogEntry
from vespers.engine.messages import Text
from vespers.engine.scene import Cue, Stage
from vespers.engine.wording import action_text, did_text, event_text, player, yes_or_no
from vespers.table.live_table import Table
from vespers.table.protocol import LogLine
from vespers.table.viewer_scene import scene_face
from vespers.texts import has_text

RECENT = 16  # entries for which movement is shown: whoever is further behind sees the rest as text
Views = Mapping[int, Any]  # what one viewer knew, by number


def recent_views(table: Table, by: Seat | None, since: int) -> Views:
    """What a viewer knew at the numbers from `since` on, 16 at most, to show how things moved."""
    return views_from(table, by, max(since, table.match.number - RECENT))


def views_from(table: Table, by: Seat | None, first: int) -> Views:
    """What a viewer knew at the numbers from `first` on."""
    match, view = table.match, table.match.game.view
    views = {match.number: view(match.state, by)}
    if first < match.number:
        state = position_at(table, first)
        views[first] = view(state, by)
        for entry in match.history[first : match.number - 1]:
            if entry.step is None:
                state = match.position(entry.number)
            else:
                apply(state, entry.action)
            views[entry.number] = view(state, by)
    return views


def position_at(table: Table, number: int) -> State:
    """A position to play on from."""
    before = table.before
    if before is not None and before[0] == number:
        return before[1].clone()
    past: State = table.match.position(number)
    return past


def lines_of(table: Table, by: Seat | None, since: int, until: int, views: Views) -> tuple[LogLine, ...]:
    """The lines of the entries after `since` up to `until`, as `by` heard them; the undone are marked."""
    lines: list[LogLine] = []
    for entry in table.match.history[since:until]:
        if entry.step is None:
            lines.append(line_beside(entry, by))
        else:
            lines += lines_of_entry(table, entry, by, not entry.counts_at(until), views)
    return tuple(lines)


def chapters(table: Table, by: Seat | None) -> tuple[Stage, ...]:
    """The moments that the final sheet tells again, as `by` heard them."""
    lines = lines_of(table, by, 0, table.match.number, views_from(table, by, 0))
    stages = [line.stage for line in lines if line.stage is not None and not line.undone]
    return tuple([stage for stage in stages if stage.chapter])


def line_beside(entry: LogEntry, by: Seat | None) -> LogLine:
    """An undo, or a share of chance."""
    key = "table-line-undo" if entry.back_to >= 0 else "table-line-share"
    text = Text(key, {"seat": player(entry.seat), "you": yes_or_no(entry.seat == by)})
    return LogLine(number=entry.number, text=text, seat=entry.seat)


def lines_of_entry(
    table: Table, entry: LogEntry, by: Seat | None, undone: bool, views: Views
) -> list[LogLine]:
    """The action and its events, each with its movement if the views around it are at hand."""
    game, box, number, step = table.match.game, table.box, entry.number, entry.step
    assert step is not None
    heard, movement = entry.heard(by), Movement(table, views.get(number - 1), views.get(number))
    action = LogLine(
        number=number,
        text=past_text(game, box, heard, step, by),
        seat=seat_of_line(entry),
        undone=undone,
        decision=not isinstance(step, Chance),
        aside=is_aside(game, type(step).__name__, heard),
        cues=movement.cues(heard),
        stage=movement.stage(heard),
    )
    lines, subject = [action], None if action.aside else action.seat
    for event in entry.events_heard(by):
        line = LogLine(
            number=number,
            text=event_text(game, box, event, by, subject),
            undone=undone,
            depth=1,
            aside=is_aside(game, "", event),
            cues=movement.cues(event),
            stage=movement.stage(event),
        )
        lines.append(line)
        if not line.aside:
            subject = getattr(event, "seat", subject)
    return lines


class Movement:
    """How an entry moved things, by the game's scene; nothing where a view is not at hand."""

    __slots__ = ("after", "before", "box", "face")

    def __init__(self, table: Table, before: Any, after: Any) -> None:
        seen = before is not None and after is not None
        self.face = scene_face(table.match.game) if seen else None
        self.box, self.before, self.after = table.box, before, after

    def cues(self, heard: Any) -> tuple[Cue, ...]:
        if self.face is None:
            return ()
        return tuple(self.face.cues(self.box, self.before, self.after, heard))

    def stage(self, heard: Any) -> Stage | None:
        """The stage that an action or event gets; a scene need not have any."""
        if self.face is None or not hasattr(self.face, "stage"):
            return None
        return self.face.stage(self.box, self.before, self.after, heard)


def is_aside(game: Game[Any], step: str, heard: Any) -> bool:
    """Whether the story of a turn leaves it out: a game's scene need not say so."""
    face = scene_face(game)
    return face is not None and hasattr(face, "aside") and face.aside(step, heard)


def past_text(game: Game[Any], box: Any, a: Any, step: Choice[Any, Any], by: Seat | None) -> Text:
    """What somebody did, from the side of `by`; a game without sentences for it names the action."""
    who = step.whose() if isinstance(step, Chance) else step.me
    did = did_text(game, box, a, who, by, type(step).__name__)
    return did if has_text(did.key) else action_text(game, box, a, who)


def seat_of_line(entry: LogEntry) -> Seat | None:
    """Whose entry it is; a draw belongs to the seat it is made for, if it is one's own."""
    seat = entry.step.whose() if isinstance(entry.step, Chance) else entry.seat
    return seat if seat >= 0 else None
