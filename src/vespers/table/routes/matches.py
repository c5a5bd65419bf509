"""Matches over HTTP: making, seeing, playing, looking back, going on."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from vespers.engine.record import write
from vespers.table import conduct
from vespers.table.feed import feed
from vespers.table.gate import address_of
from vespers.table.live import LARGEST_NUMBER, check, obeyed
from vespers.table.people import one_screen
from vespers.table.problems import refusal
from vespers.table.protocol import (
    Answer,
    AskUndo,
    Because,
    Created,
    Done,
    Move,
    NewMatch,
    SeatPlan,
    Sight,
    Summary,
    WhyNot,
)
from vespers.table.room import Room
from vespers.table.rooms import named
from vespers.table.routes.inject import TheRoom, TheSeat, TheSecret, TheServer, allow_new
from vespers.table.sight import past_sight, summary

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
    """A new match, with the secrets of its people: told once, stored only as hashes."""
    allow_new(request, server, len(data.seats))
    created = await server.rooms.create(data)
    server.metrics.created.labels(data.game).inc()
    return created


@get("/{match:str}")
async def look(room: TheRoom, seat: TheSeat, since: Number = 0) -> Response[Sight]:
    """The present sight, with the lines after `since`."""
    sight = await room.sight(seat, since)
    return Response(cast(Sight, sight), media_type="application/json")


@get("/{match:str}/summary")
async def summarise(room: TheRoom) -> Summary:
    """A match in a list."""
    async with room.hold() as table:
        return summary(table)


@get("/{match:str}/events", media_type="application/x-ndjson", opt={"uncompressed": True})
async def events(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, since: Number = 0
) -> Stream:
    """A seat for programs: a line of JSON (`News`) now and after every change, until the match is over."""
    address = address_of(request.scope)
    with server.counted(address):  # refused here, with a status, if the address has enough
        return Stream(feed(server, room, seat, since, address))


@post("/{match:str}/moves", status_code=200)
async def move(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Move]) -> Done:
    """Take an option; answered when it is committed."""
    return cast(Done, await obeyed(server, room, player(seat), checked(data)))


@post("/{match:str}/undo", status_code=200)
async def undo(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[AskUndo]) -> Done:
    """Take back, or ask all people whether one may."""
    return cast(Done, await obeyed(server, room, player(seat), checked(data)))


@post("/{match:str}/answer", status_code=200)
async def answer(server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Answer]) -> Done:
    """Yes or no to the open question."""
    return cast(Done, await obeyed(server, room, player(seat), checked(data)))


@post("/{match:str}/why", status_code=200)
async def why(room: TheRoom, seat: TheSeat, data: JSONBody[WhyNot]) -> Because:
    """Why the things clicked are not offered."""
    return await conduct.why_not(room, seat, checked(data))


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
) -> Sight:
    """The position after an entry, as a seat knew it: while the match runs, one's own or the spectator's."""
    async with room.hold() as table:
        if number > table.chronicle.number:
            raise refusal("unreadable", f"number: expected at most {table.chronicle.number}")
        if viewer is not None and viewer >= len(table.seats):
            raise refusal("unreadable", f"seat: expected at most {len(table.seats) - 1}")
        if viewer is not None and not table.over and viewer != seat and not _one_screen(room, seat):
            raise refusal("forbidden", "while the match runs one sees with one's own eyes")
        return past_sight(table, viewer, number)


def _one_screen(room: Room, seat: int | None) -> bool:
    """Around one screen all secrets lie in one browser: whoever has one has them all."""
    return seat is not None and one_screen(room.table.seats)


def _check_open(room: Room, seat: int | None) -> None:
    if not room.table.over and not _one_screen(room, seat):
        raise refusal("running", "when the match is over")


@get("/{match:str}/record")
async def record(room: TheRoom, seat: TheSeat) -> Response[bytes]:
    """The record of a finished match, as a download."""
    async with room.hold() as table:
        _check_open(room, seat)
        match = table.chronicle.match
        names = tuple(row.name or f"{row.seat + 1}" for row in table.seats)
        match.dealer = table.chronicle.dealer  # its commitment and seed belong into the record
        try:
            data = write(match, names)
        finally:
            match.dealer = None
        file = f'attachment; filename="{table.row.game}-{table.row.id}.vespers"'
    return Response(data, media_type="application/jsonl", headers={"content-disposition": file})


@post("/{match:str}/branch")
async def branch(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[Branch]
) -> Created:
    """Play on from a position as a new match."""
    _check_open(room, seat)
    allow_new(request, server, len(data.seats))
    return await server.rooms.branch(room, data.number, data.seats)


@post("/{match:str}/rematch")
async def rematch(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, secret: TheSecret
) -> Created:
    """The same again, or the next match of its campaign; the others claim with their old secrets."""
    player(room.seat_of(secret) if secret else None)
    allow_new(request, server)
    if room.table.row.campaign is not None:
        return await server.campaigns.next(room.table.row.campaign, secret)
    return await server.rooms.rematch(room, secret)


@post("/{match:str}/claim", status_code=200)
async def claim(server: TheServer, room: TheRoom, secret: TheSecret) -> Created:
    """One's seat in a rematch, by the secret of the match before."""
    if not secret:
        raise refusal("forbidden", "expected the secret of the match before")
    return await server.rooms.claim(room, secret)


@post("/{match:str}/name", status_code=204)
async def name(room: TheRoom, seat: TheSeat, data: JSONBody[Name]) -> None:
    """What somebody wants to be called: plain text."""
    await conduct.rename(room, player(seat), named(data.name))


@post("/{match:str}/leave", status_code=204)
async def leave(room: TheRoom, seat: TheSeat) -> None:
    """A bot plays on, if the others agree."""
    await conduct.leave(room, player(seat))


@post("/{match:str}/return", status_code=204)
async def come_back(room: TheRoom, seat: TheSeat) -> None:
    """One's seat back from the bot."""
    await conduct.come_back(room, player(seat))


@post("/{match:str}/resign", status_code=204)
async def resign(room: TheRoom, seat: TheSeat) -> None:
    """Give up for good."""
    await conduct.resign(room, player(seat))


def routes() -> Router:
    playing = [create, look, summarise, events, move, undo, answer, why]
    looking_back = [replay, record, branch, rematch, claim]
    return Router(
        "/api/matches",
        route_handlers=[*playing, *looking_back, name, leave, come_back, resign],
        response_headers={"cache-control": "no-store"},
    )
