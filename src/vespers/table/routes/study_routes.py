"""Studies of versions over HTTP: start, look, stop, resume; the verdicts and the lab's report."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from vespers.table.addresses import address_of
from vespers.table.problems import refusal
from vespers.table.protocol import Language
from vespers.table.record_upload import open_record
from vespers.table.routes.dependencies import TheSecret, TheServer, allow_new
from vespers.table.routes.script_hash import allowed
from vespers.table.server import Server
from vespers.table.shelf_protocol import Created
from vespers.table.study_protocol import NewStudy, Study, StudyGames, StudyVerdict

SCRIPT = Path(__file__).parents[2] / "lab" / "report.js"  # the filter of the report
LONGEST_WHERE = 300


# The report needs no server and no other page. Whatever is in it can do nothing: of scripts only the lab's
# own filter runs, with an origin of its own, and links lead to the client.
REPORT_POLICY = "; ".join(
    [
        "sandbox allow-downloads allow-scripts",
        "default-src 'none'",
        f"script-src {allowed(SCRIPT.read_bytes())}",
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
    """The study with this id, and its progress."""
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


@get("/{study:str}/games")
async def games(
    request: Request[Any, Any, Any],
    server: TheServer,
    study: FromPath[str],
    where: FromQuery[str],
    language: FromQuery[Language] = "en",
) -> StudyGames:
    """The games behind a bar of the report, as the report names it."""
    allow_look(request, server)
    if len(where) > LONGEST_WHERE or not where.isprintable():
        raise refusal("unreadable", f"where: expected at most {LONGEST_WHERE} printable characters")
    return await server.studies.games(study, where, language)


@post("/{study:str}/games/{game:int}")
async def open_game(
    request: Request[Any, Any, Any], server: TheServer, study: FromPath[str], game: FromPath[int]
) -> Created:
    """A game of the study as a finished match, whose replay can be opened."""
    allow_new(request, server)
    if game < 0:
        raise refusal("unreadable", "game: expected a number from 0 on")
    record = await server.studies.record(study, game)
    return await open_record(server.lobby, record, server.settings.feedback_per_seat)


def allow_look(request: Request[Any, Any, Any], server: Server) -> None:
    """Not too many looks of one address: each starts a process of the lab."""
    wait = server.thoughts.take(address_of(request.scope))
    if wait:
        raise refusal("too-many", "looks at games of this address", retry_after=wait)


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
        route_handlers=[mine, start, find, verdicts, report, games, open_game, stop, resume, remove],
        response_headers={"cache-control": "no-store"},
    )
