"""Versions of one's own over HTTP: forms, drafts, sheets, and what is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from vespers.engine.pack_changes import PackChange
from vespers.table import drafts, feedback
from vespers.table.addresses import address_of
from vespers.table.feedback_protocol import VersionFeedback
from vespers.table.printing_jobs import Paper
from vespers.table.problems import refusal
from vespers.table.protocol import Language
from vespers.table.routes.cached_page import CachedPage
from vespers.table.routes.dependencies import TheSecret, TheServer, allow_new
from vespers.table.server import Server
from vespers.table.version_protocol import (
    Comparison,
    Draft,
    DraftSheet,
    DraftView,
    NewVersion,
    Version,
    WorkshopForms,
)


def allow_draft(request: Request[Any, Any, Any], server: Server) -> None:
    """Not too many drafts of one address: each builds a whole box."""
    wait = server.drafts.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "drafts of this address", retry_after=wait)


@get("/forms/{game:str}", sync_to_thread=False, opt={"uncompressed": True})
def forms(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[WorkshopForms]:
    """What a version of a game can change."""
    return _forms(drafts.known_workshop(game)[0].name).answer(request)


@lru_cache(maxsize=32)
def _forms(game: str) -> CachedPage:
    return CachedPage(msgspec.json.encode(drafts.workshop_forms(game)), "application/json")


@post("/draft", status_code=200)
async def draft(request: Request[Any, Any, Any], server: TheServer, data: JSONBody[Draft]) -> DraftView:
    """A draft as it will look and read, or why the game does not accept it. Nothing is kept."""
    allow_draft(request, server)
    return await drafts.draft_view(data)


@post("/draft/{table:str}/sheet", status_code=200)
async def sheet(
    request: Request[Any, Any, Any], server: TheServer, table: FromPath[str], data: JSONBody[Draft]
) -> Response[str]:
    """One table of a draft as CSV."""
    allow_draft(request, server)
    return Response(await drafts.sheet_of(table, data), media_type="text/csv")


@post("/draft/{table:str}", status_code=200)
async def draft_with_sheet(
    request: Request[Any, Any, Any], server: TheServer, table: FromPath[str], data: JSONBody[DraftSheet]
) -> DraftView:
    """A draft with a CSV in the place of one table."""
    allow_draft(request, server)
    return await drafts.draft_with_sheet(table, data)


@post("/compare", status_code=200)
async def compare(
    request: Request[Any, Any, Any], server: TheServer, data: JSONBody[Comparison]
) -> tuple[PackChange, ...]:
    """What is different between two versions of a game."""
    allow_draft(request, server)
    return await drafts.compared(data)


@get("/")
async def mine(server: TheServer, secret: TheSecret) -> tuple[Version, ...]:
    """All versions of a person, by the key that their browser made."""
    return await server.versions.of(secret)


@post("/")
async def keep(
    request: Request[Any, Any, Any], server: TheServer, secret: TheSecret, data: JSONBody[NewVersion]
) -> Version:
    """Keep a new version."""
    allow_new(request, server)
    return await server.versions.keep(secret, data)


@get("/{version:str}")
async def find(server: TheServer, secret: TheSecret, version: FromPath[str]) -> Version:
    """The version with this id."""
    return await server.versions.find(version, secret)


@get("/{version:str}/print", opt={"uncompressed": True})
async def printed(
    request: Request[Any, Any, Any],
    server: TheServer,
    version: FromPath[str],
    language: FromQuery[Language] = "en",
    paper: FromQuery[Paper] = "a4",
    changed: FromQuery[bool] = False,
) -> Response[bytes]:
    """The version with this id as PDF: whole, or what differs from the game."""
    found = await server.versions.find(version)
    wait = server.prints.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "PDFs of this address", retry_after=wait)
    pdf = await server.printing.print(found.game, found.pack, language, paper, changed)
    file = f'attachment; filename="{found.game}-{version}.pdf"'
    return Response(pdf, media_type="application/pdf", headers={"content-disposition": file})


@get("/{version:str}/feedback")
async def read_feedback(server: TheServer, secret: TheSecret, version: FromPath[str]) -> VersionFeedback:
    """Feedback about one's own version."""
    own = await server.versions.own(version, secret)
    return await feedback.about_version(server.store.feedback, version, own.pack)


@get("/{version:str}/feedback.csv")
async def feedback_sheet(server: TheServer, secret: TheSecret, version: FromPath[str]) -> Response[str]:
    """The same as CSV."""
    await server.versions.own(version, secret)
    return Response(await feedback.version_sheet(server.store.feedback, version), media_type="text/csv")


@put("/{version:str}")
async def change(
    request: Request[Any, Any, Any],
    server: TheServer,
    secret: TheSecret,
    version: FromPath[str],
    data: JSONBody[NewVersion],
) -> Version:
    """Change one's own version."""
    allow_draft(request, server)
    return await server.versions.change(version, secret, data)


@delete("/{version:str}")
async def remove(server: TheServer, secret: TheSecret, version: FromPath[str]) -> None:
    """Delete one's own version."""
    await server.versions.remove(version, secret)


def routes() -> Router:
    drafting = [forms, draft, sheet, draft_with_sheet, compare]
    return Router(
        "/api/versions",
        route_handlers=[*drafting, mine, keep, find, printed, read_feedback, feedback_sheet, change, remove],
        response_headers={"cache-control": "no-store"},
    )
