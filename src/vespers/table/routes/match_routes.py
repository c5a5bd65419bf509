"""Matches over HTTP: making, seeing, playing, looking back, going on."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from vespers.engine.record import write
from vespers.engine.scene import Stage
from vespers.table import feedback, seating
from vespers.table.addresses import address_of
from vespers.table.consent import one_screen
from vespers.table.drafts import beside, match_version
from vespers.table.event_stream import stream
from vespers.table.feedback_protocol import Feedback, NewFeedback
from vespers.table.match_log import chapters
from vespers.table.problems import refusal
from vespers.table.protocol import Answer, AskUndo, Because, Done, Move, Screen, Summary, WhyNot
from vespers.table.room import Room
from vespers.table.routes.dependencies import TheRoom, TheSeat, TheSecret, TheServer, allow_new
from vespers.table.screen import past_screen, reasons, summary
from vespers.table.shelf_protocol import Accept, Created, NewMatch, SeatPlan
from vespers.table.store.rows import MatchRow
from vespers.table.unplayable import StoredMatch, found
from vespers.table.version_protocol import MatchVersion
from vespers.table.websocket import LARGEST_NUMBER, check, perform

Number = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]
Message = TypeVar("Message", Move, AskUndo, Answer, WhyNot)


class Branch(msgspec.Struct, frozen=True):
    """Play on from the position after entry `number`."""

    number: int
    seats: tuple[SeatPlan, ...]


class Name(msgspec.Struct, frozen=True):
    """What somebody wants to be called."""

    name: str


def player(seat: int | None) -> int:
    """Only with a secret."""
    if seat is None:
        raise refusal("forbidden", "expected the secret of a seat: Authorization: Bearer …")
    return seat


@post("/")
async def create(request: Request[Any, Any, Any], server: TheServer, data: JSONBody[NewMatch]) -> Created:
    """A new match, with the secrets of its people: sent once, stored only as hashes."""
    allow_new(request, server, len(data.seats))
    created = await server.lobby.create(await server.versions.chosen(data))
    server.metrics.created.labels(data.game).inc()
    return created


@get("/{match:str}")
async def look(room: TheRoom, seat: TheSeat, since: Number = 0) -> Response[Screen]:
    """The present screen, with the lines after `since`."""
    encoded = await room.look(seat, since)
    return Response(cast(Screen, encoded), media_type="application/json")


@get("/{match:str}/summary")
async def summarise(server: TheServer, match: FromPath[str]) -> Summary:
    """A match in a list; one that cannot be replayed here is listed with its stored facts."""
    room = await found(server.lobby, match)
    if isinstance(room, StoredMatch):
        return room.summary()
    async with room.hold() as table:
        return summary(table)


@get("/{match:str}/events", media_type="application/x-ndjson", opt={"uncompressed": True})
async def events(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, since: Number = 0
) -> Stream:
    """A seat for programs: a line of JSON (`News`) now and after every change, until the match is over."""
    address = address_of(request.scope)
    with server.counted(address):  # refused here, with a status, if the address has enough
        return Stream(stream(server, room, seat, since, address))


@post("/{match:str}/moves", status_code=200)
async def move(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Move]) -> Done:
    """Take an option; answered when it is committed."""
    return await perform(server, room, player(seat), checked(data))


@post("/{match:str}/undo", status_code=200)
async def undo(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[AskUndo]) -> Done:
    """Take back, or ask all people whether one may."""
    return await perform(server, room, player(seat), checked(data))


@post("/{match:str}/answer", status_code=200)
async def answer(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Answer]) -> Done:
    """Yes or no to the open question."""
    return await perform(server, room, player(seat), checked(data))


@post("/{match:str}/why", status_code=200)
async def why(room: TheRoom, seat: TheSeat, data: JSONBody[WhyNot]) -> Because:
    """Why the things clicked are not offered."""
    message = checked(data)
    async with room.hold() as table:
        return Because(id=message.id, reasons=reasons(table, seat, message.things))


def checked(message: Message) -> Message:
    try:
        check(message)
    except msgspec.ValidationError as error:
        raise refusal("unreadable", str(error)) from None
    return message


@get("/{match:str}/replay")
async def replay(
    room: TheRoom,
    number: Number,
    seat: TheSeat,
    viewer: Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)] = None,
) -> Screen:
    """The position after an entry, as a seat knew it: while the match runs, one's own or the spectator's."""
    async with room.hold() as table:
        if number > table.match.number:
            raise refusal("unreadable", f"number: expected at most {table.match.number}")
        if viewer is not None and viewer >= len(table.seats):
            raise refusal("unreadable", f"seat: expected at most {len(table.seats) - 1}")
        if viewer is not None and not table.over and viewer != seat and not _one_screen(room, seat):
            raise refusal("forbidden", "while the match runs one sees with one's own eyes")
        return past_screen(table, viewer, number)


@get("/{match:str}/version")
async def different(room: TheRoom) -> MatchVersion:
    """What is different at this table, for everybody who sits down: the list of changes of its own packs."""
    async with room.hold() as table:
        game, settings, name = table.match.game, table.match.settings, table.own
    return await beside(game, lambda: match_version(game, settings, name))


@get("/{match:str}/chapters")
async def told_again(room: TheRoom, seat: TheSeat) -> tuple[Stage, ...]:
    """The moments that the final sheet tells again: rounds, how a score was made."""
    async with room.hold() as table:
        if not table.over:
            raise refusal("running", "when the match is over")
        return chapters(table, seat)


def _one_screen(room: Room, seat: int | None) -> bool:
    """Around one screen all secrets are in one browser: one of them gives access to all seats there."""
    return seat is not None and one_screen(room.table.seats)


def _check_open(room: Room, seat: int | None) -> None:
    if not room.table.over and not _one_screen(room, seat):
        raise refusal("running", "when the match is over")


@get("/{match:str}/record")
async def record(server: TheServer, match: FromPath[str], secret: TheSecret) -> Response[bytes]:
    """The record of a finished match, as a download; also of one that cannot be replayed here."""
    room = await found(server.lobby, match)
    rows = await server.store.feedback.of_match(match)
    if isinstance(room, StoredMatch):
        return _download(room.stored.row, room.record(secret, feedback.remarks(rows)))
    seat = await seating.seat_of(room, secret) if secret else None
    async with room.hold() as table:
        _check_open(room, seat)
        readable = feedback.remarks(row for row in rows if table.over or row.seat == seat)
        names = tuple(row.name or f"{row.seat + 1}" for row in table.seats)
        return _download(table.row, write(table.match, names, readable))


@get("/{match:str}/feedback")
async def read_feedback(server: TheServer, room: TheRoom, seat: TheSeat) -> tuple[Feedback, ...]:
    """Feedback: one's own while the match runs, everybody's when it is over."""
    return await feedback.at_match(server.store.feedback, room, seat)


@put("/{match:str}/feedback", status_code=204)
async def say(
    request: Request[Any, Any, Any],
    server: TheServer,
    room: TheRoom,
    seat: TheSeat,
    data: JSONBody[NewFeedback],
) -> None:
    """Say something about a move or, when it is over, about the match; saying nothing takes it back."""
    speaker = player(seat)
    wait = server.remarks.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "remarks of this address", retry_after=wait)
    await feedback.give(server.store.feedback, room, speaker, data, server.settings.feedback_per_seat)


def _download(row: MatchRow, data: bytes) -> Response[bytes]:
    file = f'attachment; filename="{row.game}-{row.id}.vespers"'
    return Response(data, media_type="application/jsonl", headers={"content-disposition": file})


@post("/{match:str}/branch")
async def branch(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Branch]
) -> Created:
    """Play on from a position as a new match."""
    _check_open(room, seat)
    allow_new(request, server, len(data.seats))
    return await server.lobby.branch(room, data.number, data.seats)


@post("/{match:str}/rematch")
async def rematch(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, secret: TheSecret
) -> Created:
    """The same again, or the next match of its campaign; the others claim with their old secrets."""
    player(await seating.seat_of(room, secret) if secret else None)
    allow_new(request, server)
    if room.table.row.campaign is not None:
        return await server.campaigns.next(room.table.row.campaign, secret)
    return await server.lobby.rematch(room, secret)


@post("/{match:str}/claim", status_code=200)
async def claim(server: TheServer, room: TheRoom, secret: TheSecret) -> Created:
    """One's seat in a rematch, by the secret of the match before."""
    if not secret:
        raise refusal("forbidden", "expected the secret of the match before")
    return await server.lobby.claim(room, secret)


@post("/{match:str}/accept", status_code=200)
async def accept(room: TheRoom, secret: TheSecret, data: JSONBody[Accept]) -> Created:
    """A guest's seat, by the invitation and a secret of their own making; the invitation is good once."""
    if not secret:
        raise refusal("forbidden", "expected the invitation: Authorization: Bearer …")
    return await seating.accept(room, secret, data.secret)


@post("/{match:str}/name", status_code=204)
async def name(room: TheRoom, seat: TheSeat, data: JSONBody[Name]) -> None:
    """What somebody wants to be called: plain text."""
    await seating.rename(room, player(seat), seating.named(data.name))


@post("/{match:str}/leave", status_code=204)
async def leave(room: TheRoom, seat: TheSeat) -> None:
    """A bot plays on, if the others agree."""
    await seating.leave(room, player(seat))


@post("/{match:str}/return", status_code=204)
async def come_back(room: TheRoom, seat: TheSeat) -> None:
    """One's seat back from the bot."""
    await seating.come_back(room, player(seat))


@post("/{match:str}/resign", status_code=204)
async def resign(server: TheServer, match: FromPath[str], secret: TheSecret) -> None:
    """Give up for good."""
    room = await found(server.lobby, match)
    if isinstance(room, StoredMatch):
        await room.resign(secret)
    else:
        await seating.resign(room, player(await seating.seat_of(room, secret) if secret else None))


@delete("/{match:str}")
async def remove(server: TheServer, match: FromPath[str], secret: TheSecret) -> None:
    """Delete a match that cannot be replayed here any more."""
    room = await found(server.lobby, match)
    if not isinstance(room, StoredMatch):
        raise refusal("forbidden", "only a match that cannot be played here any more can be deleted")
    await room.delete(secret)


def routes() -> Router:
    playing = [create, look, summarise, events, move, undo, answer, why]
    looking_back = [replay, told_again, different, record, branch, rematch, claim, accept, read_feedback, say]
    return Router(
        "/api/matches",
        route_handlers=[*playing, *looking_back, name, leave, come_back, resign, remove],
        response_headers={"cache-control": "no-store"},
    )
