"""Everything a viewer gets, built from `view`, `heard`, the options and the people at the table alone."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine.kernel import GAME_OVER, NOT_YOUR_TURN, Seat, asked
from vespers.engine.messages import Why
from vespers.engine.scene import Scene
from vespers.engine.wording import action_text, why_text
from vespers.table.coach import coach_for
from vespers.table.consent import waiting_for
from vespers.table.live_table import Table
from vespers.table.match_log import lines_of, recent_views
from vespers.table.protocol import Again, Back, Consent, Player, Reason, Screen, Summary, Undoing
from vespers.table.store.rows import SeatRow
from vespers.table.viewer_scene import offers_for, scene_face, scene_of, turn_of

REASONS = 3  # a click that could mean many things gets the first few reasons
NO_UNDO = Undoing()


def screen(table: Table, seat: Seat | None, since: int = 0) -> Screen:
    """The present position for a viewer, and the lines since the number the viewer had."""
    match, row, number = table.match, table.row, table.match.number
    since = match.earliest_change(max(0, min(since, number)))
    views = recent_views(table, seat, since)
    playing = table.may_play(seat)
    offers = offers_for(match.game, table.box, match.state, seat) if playing else []
    turn = () if table.over else turn_of(match.state)
    return Screen(
        match=row.id,
        game=row.game,
        number=number,
        scene=scene_of(match.game, table.box, match.state, seat, offers, views[number]),
        players=players(table.seats, table.online),
        since=since,
        lines=lines_of(table, seat, since, number, views),
        turn=turn,
        thinking=tuple([asked for asked in turn if table.seats[asked].played_by_bot]),
        undo=undoing(table, seat) if playing and seat is not None else NO_UNDO,
        consent=consent_of(table, seat),
        over=table.over,
        redrawn=bool(match.settings.own),
        own=table.own,
        last=number,
        fairness=table.fairness,
        seed=table.seed if match.asked() is None else "",
        rematch=row.rematch or "",
        campaign=row.campaign or "",
        coach=coach_for(table, seat, views[number]),
    )


def past_screen(table: Table, seat: Seat | None, number: int) -> Screen:
    """The position after entry `number` as a seat knew it: nothing to answer, only to look at."""
    match, view = table.match, table.match.game.view
    state = match.position(number)
    views = {number: view(state, seat)}
    if number:
        views[number - 1] = view(match.position(number - 1), seat)
    return Screen(
        match=table.row.id,
        game=table.row.game,
        number=number,
        scene=scene_of(match.game, table.box, state, seat, (), views[number]),
        players=players(table.seats, table.online),
        lines=lines_of(table, seat, 0, number, views),
        turn=turn_of(state),
        over=asked(state) is None,
        last=match.number,
        fairness=table.fairness,
        redrawn=bool(match.settings.own),
        own=table.own,
    )


def summary(table: Table) -> Summary:
    """A match in a list; where it stands is what a spectator sees."""
    match, seen = table.match, None
    if not table.over:
        seen = scene_of(match.game, table.box, match.state, None, ())
    return Summary(
        match=table.row.id,
        game=table.row.game,
        number=table.match.number,
        players=players(table.seats, table.online),
        touched=table.row.touched,
        turn=() if table.over else turn_of(table.match.state),
        over=table.over,
        campaign=table.row.campaign or "",
        lesson=table.row.lesson,
        own=table.own,
        status=seen.status if seen is not None else (),
        points=points_of(seen),
    )


def points_of(seen: Scene | None) -> tuple[int, ...]:
    """The last sum of a score sheet, by seat."""
    sheet = None if seen is None else seen.sheet
    sums = [source.values for source in sheet.sources if source.total] if sheet is not None else []
    return tuple([value or 0 for value in sums[-1]]) if sums else ()


def players(seats: tuple[SeatRow, ...], online: frozenset[Seat]) -> tuple[Player, ...]:
    """Who sits where."""
    return tuple(
        Player(
            seat=row.seat,
            kind="person" if row.person else "bot",
            name=row.name,
            level=row.level,
            online=row.seat in online,
            open=row.open,
            left=row.left or row.resigned,
            resigned=row.resigned,
        )
        for row in seats
    )


# --- Why not


def reasons(table: Table, seat: Seat | None, things: Sequence[str]) -> tuple[Reason, ...]:
    """Why the things clicked are not offered: the reasons of the candidates that they could mean."""
    step = table.match.asked()
    if table.over or step is None:
        return (reason(table, GAME_OVER),)
    if step.asks != seat:
        return (reason(table, NOT_YOUR_TURN),)
    game, s, face = table.match.game, table.match.state, scene_face(table.match.game)
    if face is None:
        return ()
    view, clicked = game.view(s, seat), set(things)
    found: list[Why] = []
    for candidate in step.candidates(s):
        if any(clicked <= set(way) for way in face.things(table.box, view, candidate)):
            why = step.why_not(s, candidate)  # a legal candidate gives no reason: it is offered
            if why is not None and why not in found:
                found.append(why)
        if len(found) == REASONS:
            break
    return tuple(reason(table, why) for why in found)


def reason(table: Table, why: Why) -> Reason:
    return Reason(why_text(table.match.game, table.box, why), why.section)


# --- Taking back


def undoing(table: Table, seat: Seat) -> Undoing:
    """How far a player may go back, and which decision can be repeated."""
    match = table.match
    last, free, asking = match.last_decision(seat), match.free_undo(seat), match.agreed_undo()
    return Undoing(
        free=None if free is None else max(free, table.begins),
        asking=None if asking is None else max(asking, table.begins),
        last=None if last is None or last < table.begins else back_to(table, last, seat),
        again=again(table, seat),
    )


def back_to(table: Table, length: int, by: Seat | None) -> Back:
    """The way back to the first `length` entries that count, as `by` may know what is lost first."""
    match, lost = table.match, table.match.log[length]
    assert lost.step is not None
    return Back(
        to=match.number_at(length),
        seat=lost.seat,
        text=action_text(match.game, table.box, lost.heard(by), lost.step.me),
        lost=match.decisions_after(length),
    )


def again(table: Table, seat: Seat) -> Again | None:
    """What a player took back and may say again."""
    match = table.match
    action = match.again(seat)
    if action is None:
        return None
    return Again(match.game.codebook.number[action], action_text(match.game, table.box, action, seat))


def consent_of(table: Table, by: Seat | None) -> Consent | None:
    """The open question, as a viewer may read it."""
    question = table.consent
    if question is None:
        return None
    undo = question.kind == "undo"
    return Consent(
        id=question.id,
        kind=question.kind,
        by=question.by,
        waiting=waiting_for(table.seats, question),
        back=back_to(table, table.match.decision_before(question.to), by) if undo else None,
        seat=question.seat,
    )
