"""Campaigns over HTTP: making, reading, going on, downloading the record."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from vespers.table.protocol import CampaignView
from vespers.table.routes.dependencies import TheSecret, TheServer, allow_new
from vespers.table.shelf_protocol import Created, NewCampaign


@post("/")
async def create(request: Request[Any, Any, Any], server: TheServer, data: JSONBody[NewCampaign]) -> Created:
    """A campaign with its first match, or one taken up again from its record."""
    allow_new(request, server, len(data.seats))
    created = await server.campaigns.create(await server.versions.chosen(data))
    server.metrics.created.labels(data.game).inc()
    return created


@get("/{campaign:str}")
async def page(server: TheServer, campaign: FromPath[str]) -> CampaignView:
    """Story, results, standing, and which match runs."""
    return await server.campaigns.page(campaign)


@post("/{campaign:str}/next")
async def go_on(
    request: Request[Any, Any, Any], server: TheServer, campaign: FromPath[str], secret: TheSecret
) -> Created:
    """One's seat in the next match, by the secret of any match of the campaign; made if nobody has yet."""
    allow_new(request, server)
    return await server.campaigns.next(campaign, secret)


@get("/{campaign:str}/record")
async def record(server: TheServer, campaign: FromPath[str]) -> Response[bytes]:
    """The record, as a download: the terminal and other tables go on from it."""
    data, name = await server.campaigns.record(campaign)
    file = f'attachment; filename="{name}"'
    return Response(data, media_type="application/json", headers={"content-disposition": file})


def routes() -> Router:
    return Router(
        "/api/campaigns",
        route_handlers=[create, page, go_on, record],
        response_headers={"cache-control": "no-store"},
    )
