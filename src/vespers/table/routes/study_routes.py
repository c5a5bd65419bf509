"""Studies of versions over HTTP: start, look, stop, resume; the verdicts and the lab's report."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from vespers.table.protocol import Language
from vespers.table.routes.dependencies import TheSecret, TheServer, allow_new
from vespers.table.study_protocol import NewStudy, Study, StudyVerdict

# The report is a page that needs no script, no server and no other page. Whatever is in it can do nothing.
REPORT_POLICY = "; ".join(
    [
        "sandbox allow-downloads",
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)


@get("/")
async def mine(server: TheServer, secret: TheSecret, version: FromQuery[str] = "") -> tuple[Study, ...]:
    """A person's studies of a version, by the key that their browser made."""
    return await server.studies.of(secret, version)


@post("/")
async def start(
    request: Request[Any, Any, Any], server: TheServer, secret: TheSecret, data: JSONBody[NewStudy]
) -> Study:
    """Begin a study."""
    allow_new(request, server)
    return await server.studies.start(secret, data)


@get("/{study:str}")
async def find(server: TheServer, secret: TheSecret, study: FromPath[str]) -> Study:
    """A study and how far it is, for whoever has its id."""
    return await server.studies.find(study, secret)


@get("/{study:str}/verdicts")
async def verdicts(
    server: TheServer, study: FromPath[str], language: FromQuery[Language] = "en"
) -> tuple[StudyVerdict, ...]:
    """What the study says about each figure."""
    return await server.studies.verdicts(study, language)


@get("/{study:str}/report")
async def report(
    server: TheServer, study: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[bytes]:
    """The lab's page about the version."""
    page = await server.studies.report(study, language)
    return Response(
        page, media_type="text/html; charset=utf-8", headers={"content-security-policy": REPORT_POLICY}
    )


@post("/{study:str}/stop", status_code=200)
async def stop(server: TheServer, secret: TheSecret, study: FromPath[str]) -> Study:
    """Stop one's own study; what is played is kept."""
    return await server.studies.stop(study, secret)


@post("/{study:str}/resume", status_code=200)
async def resume(
    request: Request[Any, Any, Any], server: TheServer, secret: TheSecret, study: FromPath[str]
) -> Study:
    """Go on with one's own study."""
    allow_new(request, server)
    return await server.studies.resume(study, secret)


@delete("/{study:str}")
async def remove(server: TheServer, secret: TheSecret, study: FromPath[str]) -> None:
    """Delete one's own study."""
    await server.studies.remove(study, secret)


def routes() -> Router:
    return Router(
        "/api/studies",
        route_handlers=[mine, start, find, verdicts, report, stop, resume, remove],
        response_headers={"cache-control": "no-store"},
    )
