"""Records from elsewhere: the lab's games, a friend's match; to be looked at, not to be played."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, post

from vespers.table.addresses import address_of
from vespers.table.problems import refusal
from vespers.table.record_upload import open_record
from vespers.table.routes.dependencies import TheServer
from vespers.table.shelf_protocol import Created


@post("/")
async def create(request: Request[Any, Any, Any], server: TheServer) -> Created:
    """The record of a finished match (the body is the file) becomes a match whose replay can be opened."""
    wait = server.new_matches.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "new matches of this address", retry_after=wait)
    return await open_record(server.lobby, await request.body(), server.settings.feedback_per_seat)


def routes() -> Router:
    return Router(
        "/api/records",
        route_handlers=[create],
        response_headers={"cache-control": "no-store"},
        tags=["records"],
    )
