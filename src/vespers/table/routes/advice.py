"""What bots think of a position, for people: hints while one is asked, a review when all is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, post
from litestar.params import JSONBody

from vespers.table.advice import AskHint, Hint, Review
from vespers.table.gate import address_of
from vespers.table.live import LARGEST_NUMBER
from vespers.table.problems import refusal
from vespers.table.routes.inject import TheRoom, TheSeat, TheServer
from vespers.table.routes.matches import player
from vespers.table.server import Server


@post("/{match:str}/hint", status_code=200)
async def hint(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[AskHint]
) -> Hint:
    """The best options for the seat that is asked, with chances and reasons."""
    if not 0 <= data.number <= LARGEST_NUMBER:
        raise refusal("unreadable", "Expected the number of an entry - at `$.number`")
    asked = player(seat)
    _allow_thought(request, server)
    return await server.hints.hint(room, asked, data.number)


@delete("/{match:str}/hint")
async def cancel_hint(server: TheServer, room: TheRoom, seat: TheSeat) -> None:
    """The hint that was asked for is not wanted any more."""
    server.hints.cancel(room.id, player(seat))


@post("/{match:str}/review", status_code=200)
async def review(request: Request[Any, Any, Any], server: TheServer, room: TheRoom) -> Review:
    """A finished match judged again, as far as it has come; asked again and again, it goes on."""
    if not server.reviews.known(room.id):
        _allow_thought(request, server)
    return await server.reviews.review(room)


@delete("/{match:str}/review")
async def cancel_review(server: TheServer, room: TheRoom) -> None:
    """The review goes no further; what it has found is kept."""
    server.reviews.cancel(room.id)


def _allow_thought(request: Request[Any, Any, Any], server: Server) -> None:
    wait = server.thoughts.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "hints and reviews of this address", retry_after=wait)


def routes() -> Router:
    return Router(
        "/api/matches",
        route_handlers=[hint, cancel_hint, review, cancel_review],
        response_headers={"cache-control": "no-store"},
    )
