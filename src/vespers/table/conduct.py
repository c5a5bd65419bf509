"""What people and bots do at a table: move, take back, agree, leave, return, resign."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from vespers.engine.errors import Unreadable
from vespers.engine.kernel import Choice, Seat
from vespers.engine.speech import why_text
from vespers.engine.words import Action, Why
from vespers.table.people import waiting_for
from vespers.table.problems import refusal
from vespers.table.protocol import Answer, AskUndo, Because, Done, Move, Reason, WhyNot
from vespers.table.room import Room
from vespers.table.sight import Table
from vespers.table.stages import stage_of
from vespers.table.store.rows import ConsentRow, SeatRow

REASONS = 3  # a click that could mean many things gets the first few reasons


async def move(room: Room, seat: Seat, said: Move) -> Done:
    """An option taken. Acknowledged only when it is committed."""
    async with room.hold() as table:
        done = await room.check_fresh(seat, said.id, said.number)
        if done is not None:
            return done
        room.check_player(seat)
        table.chronicle.play(seat, action_of(table, said.action))
        return await room.commit(said.number, seat, said.id)


async def bot_move(room: Room, seat: Seat, number: int, action: int | None) -> None:
    """A bot's answer, if the question still stands; if the bot had none, any legal one."""
    async with room.hold() as table:
        if table.chronicle.number != number or table.bot_asked() != seat:
            return
        match = table.chronicle.match
        step = match.asked()
        assert step is not None
        any_legal = secrets.choice(step.options(match.state))
        table.chronicle.play(seat, any_legal if action is None else action_of(table, action))
        await room.commit(number, seat)


def action_of(table: Table, number: int) -> Action:
    """The action with this number in the game's codebook."""
    actions = table.chronicle.game.codebook.actions
    if not 0 <= number < len(actions):
        raise Unreadable(Why("unreadable", "", {"said": number}))
    return actions[number]


# --- Taking back


async def undo(room: Room, seat: Seat, said: AskUndo) -> Done:
    """Alone within one's own turn; further back only if all people at the table agree."""
    async with room.hold() as table:
        done = await room.check_fresh(seat, said.id, said.number)
        if done is not None:
            return done
        room.check_player(seat)
        chronicle = table.chronicle
        to = chronicle.number_at(chronicle.decision_before(said.to))
        free = chronicle.free_undo(seat)
        if free is not None and to >= free:
            chronicle.take_back(to, seat)
            return await room.commit(said.number, seat, said.id)
        wish = ConsentRow(kind="undo", by=seat, to=to, agreed=(seat,))
        return await ask(room, wish, seat, said.id)


async def ask(room: Room, wish: ConsentRow, seat: Seat, said: str) -> Done:
    """Put a question to all people; if nobody is left to ask, it is granted."""
    table = room.table
    if table.consent is not None and (table.consent.by, table.consent.kind) != (wish.by, wish.kind):
        raise refusal("question-open", f"seat {table.consent.by} has asked something")
    if not waiting_for(table.seats, wish):
        return await grant(room, wish, seat, said)
    await room.store.save_consent(room.id, wish)
    table.consent = wish
    room.changed()
    return Done(id=said, number=table.chronicle.number)


async def answer(room: Room, seat: Seat, said: Answer) -> Done:
    """Yes or no to the open question. One no settles it."""
    async with room.hold() as table:
        done = await room.check_fresh(seat, said.id, said.number)
        if done is not None:
            return done
        room.check_player(seat)
        wish = table.consent
        if wish is None:
            raise refusal("no-question", "nothing is being asked")
        if seat in wish.agreed and said.yes:
            return Done(id=said.id, number=said.number)
        agreed = msgspec.structs.replace(wish, agreed=(*wish.agreed, seat)) if said.yes else None
        if agreed is not None and not waiting_for(table.seats, agreed):
            return await grant(room, agreed, seat, said.id)
        await room.store.save_consent(room.id, agreed)
        table.consent = agreed
        room.changed()
        return Done(id=said.id, number=said.number)


async def grant(room: Room, wish: ConsentRow, seat: Seat, said: str) -> Done:
    """All have agreed."""
    table = room.table
    number = table.chronicle.number
    if wish.kind == "undo":
        table.chronicle.take_back(wish.to, wish.by)
        return await room.commit(number, seat, said)
    assert wish.seat is not None
    table.consent = None
    await seat_changed(room, msgspec.structs.replace(table.seats[wish.seat], left=True))
    return Done(id=said, number=number)


# --- Coming and going


async def seat_changed(room: Room, row: SeatRow, ended: str = "") -> None:
    """Write who sits there now, and show it; a bot may have to go on."""
    table = room.table
    table.seats = tuple(row if old.seat == row.seat else old for old in table.seats)
    if ended:
        table.row = msgspec.structs.replace(table.row, ended=ended)
    if table.consent is not None and table.consent.kind == "replace":
        table.consent = None
    room.doubtful = True
    await room.store.save_seat(room.id, row, table.bot_asked() is not None, ended)
    room.doubtful = False
    room.changed()


async def arrive(room: Room, seat: Seat) -> None:
    """A guest opened the link for the first time."""
    if room.table.seats[seat].open:
        async with room.hold() as table:
            await seat_changed(room, msgspec.structs.replace(table.seats[seat], open=False))


async def rename(room: Room, seat: Seat, name: str) -> None:
    async with room.hold() as table:
        await seat_changed(room, msgspec.structs.replace(table.seats[seat], name=name))


async def leave(room: Room, seat: Seat) -> None:
    """A bot plays on, if the others agree."""
    async with room.hold() as table:
        if table.seats[seat].left:
            return
        room.check_player(seat)
        await ask(room, ConsentRow(kind="replace", by=seat, seat=seat, agreed=(seat,)), seat, "")


async def come_back(room: Room, seat: Seat) -> None:
    """The seat is a person's again, at once. Who resigned does not come back."""
    async with room.hold() as table:
        row = table.seats[seat]
        if row.resigned:
            raise refusal("forbidden", "this seat has resigned")
        asked_to_leave = table.consent is not None and table.consent.seat == seat
        if row.left or asked_to_leave:
            await seat_changed(room, msgspec.structs.replace(row, left=False))


async def resign(room: Room, seat: Seat) -> None:
    """A bot plays on for good; the match ends when nobody is left to play for or against."""
    async with room.hold() as table:
        room.check_player(seat)
        row = msgspec.structs.replace(table.seats[seat], resigned=True)
        others = [other for other in table.seats if other.seat != seat and not other.resigned]
        alone = len(others) <= 1 or not any(other.person for other in others)
        await seat_changed(room, row, "resigned" if alone else "")


# --- Why not


async def why_not(room: Room, seat: Seat | None, said: WhyNot) -> Because:
    """Why the things clicked are not offered: the reasons of the candidates that they could mean."""
    async with room.hold() as table:
        step = table.chronicle.match.asked()
        if table.over or step is None:
            return Because(id=said.id, reasons=(_reason(table, Why("game_over")),))
        if seat is None or step.asks != seat:
            return Because(id=said.id, reasons=(_reason(table, Why("not_your_turn")),))
        return Because(id=said.id, reasons=_reasons(table, step, seat, set(said.things)))


def _reasons(table: Table, step: Choice[Any, Any], seat: Seat, clicked: set[str]) -> tuple[Reason, ...]:
    """Legal candidates give no reason: they are offered."""
    game, s = table.chronicle.game, table.chronicle.match.state
    stage = stage_of(game)
    if stage is None:
        return ()
    view = game.view(s, seat)
    found: list[Why] = []
    for candidate in step.candidates(s):
        if any(clicked <= set(way) for way in stage.things(table.chronicle.box, view, candidate)):
            why = step.why_not(s, candidate)
            if why is not None and why not in found:
                found.append(why)
        if len(found) == REASONS:
            break
    return tuple(_reason(table, why) for why in found)


def _reason(table: Table, why: Why) -> Reason:
    return Reason(why_text(table.chronicle.game, table.chronicle.box, why), why.section)
