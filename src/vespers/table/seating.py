"""Coming and going: names, bots taking seats, leaving, returning, resigning, claims and invitations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from unicodedata import normalize

import msgspec

from vespers.bots import BOTS, BadBot, bot_names, find_bot
from vespers.engine.errors import BadSettings
from vespers.engine.kernel import Seat
from vespers.engine.messages import Why
from vespers.table.configuration import BadConfiguration
from vespers.table.consent import new_question
from vespers.table.problems import Refusal, from_engine, refusal
from vespers.table.seat_tokens import SECRET, fits, hashed, inherited, new_secret
from vespers.table.shelf_protocol import Created, Key, SeatPlan
from vespers.table.store.rows import ConsentRow, SeatRow
from vespers.texts import Say

if TYPE_CHECKING:
    from vespers.table.room import Room

NAME = 24  # characters
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
NO_SEAT = "this secret opens no seat of this match; an invitation is good once"


# --- Who sits down


def seated(plans: Sequence[SeatPlan]) -> tuple[tuple[SeatRow, ...], tuple[Key, ...]]:
    """Seats with new secrets for their people, and those secrets, which are sent once and not kept."""
    rows, keys = [], []
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            rows.append(SeatRow(seat=seat, kind="bot", name=named(plan.name), level=known_level(plan.level)))
            continue
        secret = new_secret()
        keys.append(Key(seat=seat, secret=secret, kind=plan.kind))
        rows.append(
            SeatRow(
                seat=seat,
                kind=plan.kind,
                name=named(plan.name),
                secret=hashed(secret),
                open=plan.kind == "link",
            )
        )
    if not keys:
        raise refusal("bad-options", "seats: at least one person, to watch the others")
    return tuple(rows), tuple(keys)


def seated_again(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """The same people and bots at another match; people come with the secret of the one before."""
    return tuple(
        SeatRow(seat=row.seat, kind=row.kind, name=row.name, level=row.level, open=row.kind != "bot")
        for row in seats
    )


def promised_seats(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Who sits where, as the terms of a match say it."""
    return tuple("person" if row.person else row.level for row in seats)


def known_level(level: str) -> str:
    """A level that may be asked for. `package.module:Class` is for the operator alone: it loads code."""
    known = bot_names()
    if level and level not in known:
        why = Why("bad_options", "", {"problem": f"level: expected one of {', '.join(known)}, got {level!r}"})
        raise from_engine(BadSettings(why))
    return level or default_level()


def admit_bots(names: str) -> None:
    """Make the bots known that the operator names in the setting `bots`."""
    for name in filter(None, map(str.strip, names.split(","))):
        try:
            BOTS.setdefault(name, find_bot(name))
        except BadBot as bad:
            raise BadConfiguration(f"bots: {Say('en').why(bad.why)}") from None


def default_level() -> str:
    """Good company for anybody, and quick: it also takes over from those who leave."""
    return "apprentice"


def named(name: str) -> str:
    """A name as people may call themselves: short, printable; the client shows it as plain text."""
    clean = "".join(c for c in name if c.isprintable() and c not in BLANK).strip()
    if len(clean) > NAME:
        raise refusal("unreadable", f"name: expected at most {NAME} characters")
    return clean


def distinct(name: str, seat: Seat, seats: Sequence[SeatRow]) -> str:
    """Nobody passes for somebody else at the table: the second of a name gets the number of the seat."""
    others = {_alike(row.name) for row in seats if row.seat != seat and row.name}
    number = f" ({seat + 1})"
    return f"{name[: NAME - len(number)]}{number}" if _alike(name) in others else name


def _alike(name: str) -> str:
    return " ".join(normalize("NFKC", name).casefold().split())


def seat_key(room: Room, row: SeatRow, secret: str) -> Created:
    """The one key of the person in a seat: a guest holds it as `me`."""
    key = Key(seat=row.seat, secret=secret, kind="local" if row.kind == "local" else "me")
    table = room.table
    return Created(match=room.id, keys=(key,), campaign=table.row.campaign or "", fairness=table.fairness)


# --- Secrets and invitations


async def seat_of(room: Room, secret: str) -> Seat:
    """The seat a secret opens; another process may just have given it."""
    try:
        return _seat_of(room, secret)
    except Refusal:
        if not room.store.shared:
            raise
    async with room.hold():
        await room.refresh()
    return _seat_of(room, secret)


def _seat_of(room: Room, secret: str) -> Seat:
    return opened_seat(room.table.seats, secret)


def opened_seat(seats: Iterable[SeatRow], secret: str) -> Seat:
    """The seat that a secret opens; an invitation opens none."""
    for row in seats:
        if fits(secret, row.secret):
            if row.open:
                raise refusal("forbidden", "this is an invitation: accept it first")
            return row.seat
    raise refusal("forbidden", NO_SEAT)


async def accept(room: Room, invitation: str, secret: str) -> Created:
    """A guest sits down with a secret of their own making, and the invitation opens nothing any more.

    The same again gives the same: an answer may get lost. Whoever has a seat's own secret keeps it.
    """
    if not SECRET.fullmatch(secret) or secret == invitation:
        raise refusal("unreadable", "secret: expected 22 new characters of base64url")
    async with room.hold() as table:
        if any(row.open and fits(invitation, row.secret) for row in table.seats):
            await room.store.exchange(room.id, hashed(invitation), hashed(secret))
            await room.refresh()
        for held in (secret, invitation):
            for row in table.seats:
                if fits(held, row.secret) and not row.open:
                    return seat_key(room, row, held)
    raise refusal("invitation-used", NO_SEAT)


async def claim(room: Room, secret: str, seat: Seat) -> Created:
    """One's seat in the match that follows, by the secret of the one before. Twice gives the same."""
    new = inherited(secret, room.id)
    async with room.hold() as table:
        row = table.seats[seat]
        if not fits(new, row.secret):
            row = msgspec.structs.replace(row, secret=hashed(new), open=False)
            await room.save_seat(row)
    return seat_key(room, row, new)


# --- Leaving and returning


async def rename(room: Room, seat: Seat, name: str) -> None:
    async with room.hold() as table:
        known = distinct(name, seat, table.seats)
        await room.save_seat(msgspec.structs.replace(table.seats[seat], name=known))


async def leave(room: Room, seat: Seat) -> None:
    """A bot plays on, if the others agree."""
    async with room.hold() as table:
        if table.seats[seat].left:
            return
        room.check_player(seat)
        question = ConsentRow(id=new_question(), kind="replace", by=seat, seat=seat, agreed=(seat,))
        await room.ask(question, seat, "")


async def come_back(room: Room, seat: Seat) -> None:
    """The seat is a person's again, at once. Who resigned does not come back."""
    async with room.hold() as table:
        row = table.seats[seat]
        if row.resigned:
            raise refusal("forbidden", "this seat has resigned")
        asked_to_leave = table.consent is not None and table.consent.seat == seat
        if row.left or asked_to_leave:
            await room.save_seat(msgspec.structs.replace(row, left=False))


async def resign(room: Room, seat: Seat) -> None:
    """A bot plays on for good; the match ends when nobody is left to play for or against."""
    async with room.hold() as table:
        room.check_player(seat)
        row = msgspec.structs.replace(table.seats[seat], resigned=True)
        others = [other for other in table.seats if other.seat != seat and not other.resigned]
        alone = len(others) <= 1 or not any(other.person for other in others)
        await room.save_seat(row, "resigned" if alone else "")
