"""What bots think of a position, for people: hints while one is asked, a review when all is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, post
from litestar.params import JSONBody

from vespers.engine.scene.preview import Preview
from vespers.table.addresses import address_of
from vespers.table.advice import AskCoach, AskHint, AskPreview, Caution, Hint, Review
from vespers.table.cautions import caution
from vespers.table.imagined_scene import preview_of
from vespers.table.problems import refusal
from vespers.table.routes.dependencies import TheRoom, TheSeat, TheServer
from vespers.table.routes.match_routes import player
from vespers.table.server import Server
from vespers.table.viewer_scene import offers_for
from vespers.table.websocket import LARGEST_NUMBER


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


@post("/{match:str}/coach", status_code=200)
async def coach(
    request: Request[Any, Any, Any], server: TheServer, room: TheRoom, seat: TheSeat, data: JSONBody[AskCoach]
) -> Caution:
    """What the coach says of a move that is about to be made, in a game against bots."""
    if not 0 <= data.number <= LARGEST_NUMBER:
        raise refusal("unreadable", "Expected the number of an entry - at `$.number`")
    asked = player(seat)
    _allow_thought(request, server)
    return await caution(server.pool, room, asked, data)


@post("/{match:str}/preview", status_code=200)
async def preview(room: TheRoom, seat: TheSeat, data: JSONBody[AskPreview]) -> Preview:
    """What an answer would change, as far as the seat that is asked can know."""
    async with room.hold() as table:
        room.check_player(player(seat))
        match = table.match
        if data.number != match.number:
            raise refusal("stale", f"the present number is {match.number}")
        offered = offers_for(match.game, table.box, match.state, seat)
        action = next((offer.action for offer in offered if offer.number == data.action), None)
        if action is None:
            raise refusal("unreadable", "Expected a legal action - at `$.action`")
        return preview_of(match.game, table.box, match.state, player(seat), action)


@delete("/{match:str}/hint")
async def cancel_hint(server: TheServer, room: TheRoom, seat: TheSeat) -> None:
    """The hint that was asked for is not wanted any more."""
    server.hints.cancel(room.id, player(seat))


@post("/{match:str}/review", status_code=200)
async def review(request: Request[Any, Any, Any], server: TheServer, room: TheRoom) -> Review:
    """A finished match judged again, as far as it has come; asked again and again, it goes on."""
    if not server.reviews.known(room.id):
        _allow_thought(request, server)
    return await server.reviews.review(room, address_of(request.scope))


@delete("/{match:str}/review")
async def cancel_review(request: Request[Any, Any, Any], server: TheServer, room: TheRoom) -> None:
    """The review goes no further, unless somebody else wants it; what it has found is kept."""
    server.reviews.cancel(room.id, address_of(request.scope))


def _allow_thought(request: Request[Any, Any, Any], server: Server) -> None:
    wait = server.thoughts.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "hints and reviews of this address", retry_after=wait)


def routes() -> Router:
    return Router(
        "/api/matches",
        route_handlers=[hint, cancel_hint, coach, preview, review, cancel_review],
        response_headers={"cache-control": "no-store"},
    )
