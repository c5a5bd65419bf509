"""What handlers are given: the server, the room in the path, and who asks."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from vespers.table import seating
from vespers.table.addresses import address_of
from vespers.table.problems import refusal
from vespers.table.room import Room
from vespers.table.server import Server

MOST_SEATS = 16
TheServer: TypeAlias = NamedDependency[Server]
TheRoom: TypeAlias = NamedDependency[Room]
TheSecret: TypeAlias = NamedDependency[str]
TheSeat: TypeAlias = NamedDependency[int | None]


async def secret_of(request: Request[Any, Any, Any]) -> str:
    """The secret in the Authorization header; empty: a spectator."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def room_of(server: TheServer, match: FromPath[str]) -> Room:
    """The room in the path."""
    return await server.lobby.find(match)


async def seat_of(room: TheRoom, secret: TheSecret) -> int | None:
    """The seat of the caller; None: a spectator. A wrong secret is refused, never ignored."""
    return await seating.seat_of(room, secret) if secret else None


def allow_new(request: Request[Any, Any, Any], server: Server, seats: int = 1) -> None:
    """Not too many new matches of one address, and none for a crowd."""
    if not 1 <= seats <= MOST_SEATS:
        raise refusal("bad-options", f"seats: expected 1 to {MOST_SEATS}")
    wait = server.new_matches.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "new matches of this address", retry_after=wait)
