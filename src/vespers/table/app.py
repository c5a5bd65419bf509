"""The application: routes, errors, the OpenAPI description, the client's files, and the gate before all."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from vespers.table import logs, rubbish
from vespers.table.gate import Gate
from vespers.table.live import Live
from vespers.table.problems import Refusal, refusal
from vespers.table.protocol import Problem
from vespers.table.routes import advice, campaigns, inject, matches, pages, records
from vespers.table.routes.ready import FOREVER, Ready
from vespers.table.server import Server
from vespers.table.settings import Settings, from_environment
from vespers.table.shelf import unpack

CLIENT = Path(__file__).parent / "client"
PATIENCE = 0.001  # seconds for which a thread that commits waits at most for the busy event loop
log = logging.getLogger(__name__)


def application(settings: Settings) -> Gate:
    """A server for these settings; it is started and stopped by its lifespan."""
    server = Server(settings)

    async def provide_server() -> Server:
        return server

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[
            matches.routes(),
            advice.routes(),
            campaigns.routes(),
            records.routes(),
            *pages.routes(),
            *client_routes(),
        ],
        dependencies={
            "server": Provide(provide_server),
            "room": Provide(inject.room_of),
            "secret": Provide(inject.secret_of),
            "seat": Provide(inject.seat_of),
        },
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http,
            RecursionError: on_nesting,
            Exception: on_failure,
        },
        lifespan=[lifespan],
        openapi_config=description(),
        request_max_body_size=settings.largest_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=6, exclude_opt_key="uncompressed"
        ),
        logging_config=None,
    )
    app.state["server"] = server
    return Gate(app, Live(server), server)


def from_process_environment() -> Gate:
    """The factory that uvicorn calls in each process."""
    settings = from_environment()
    logs.set_up(settings.log_level)
    served = application(settings)
    unpack()
    rubbish.look_seldom()
    sys.setswitchinterval(PATIENCE)
    return served


def description() -> OpenAPIConfig:
    """OpenAPI at /api/schema/openapi.json; no page that would load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Vespers",
        version=version("vespers"),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
    )


def client_routes() -> list[Router | Any]:
    """The built client; without it, a line that says so."""
    if not (CLIENT / "index.html").exists():
        return [no_client]
    ready = {file.name: asset(file) for file in (CLIENT / "assets").iterdir() if file.is_file()}

    @get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False, opt={"uncompressed": True})
    def assets(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        if name not in ready:
            raise refusal("not-found", name)
        return ready[name].answer(request)

    rest = create_static_files_router(
        "/", directories=[CLIENT], html_mode=True, cache_control=CacheControlHeader(no_cache=True)
    )
    return [assets, rest]


def asset(file: Path) -> Ready:
    """Scripts, styles and fonts, compressed once and not at each visit."""
    return Ready(file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream", FOREVER)


@get("/", include_in_schema=False, sync_to_thread=False)
def no_client() -> Response[str]:
    """A server without a built client still serves the API."""
    return Response("The client is not built; the API is described at /api/schema/openapi.json\n")


# --- What went wrong, as problem details


def problem_response(problem: Problem, retry_after: int = 0) -> Response[Problem]:
    headers = {"retry-after": str(retry_after)} if retry_after else {}
    return Response(
        problem, status_code=problem.status, media_type="application/problem+json", headers=headers
    )


def on_refusal(request: Request[Any, Any, Any], refused: Refusal) -> Response[Problem]:
    count(request, refused.problem.title)
    return problem_response(refused.problem, refused.retry_after)


TITLES = {404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refused: unreadable input, unknown paths, too large bodies."""
    if error.status_code >= 500:
        return on_failure(request, error)
    title = TITLES.get(error.status_code, "unreadable")
    where = f" ({error.extra})" if error.extra else ""
    return on_refusal(request, refusal(title, f"{error.detail}{where}"))


def on_nesting(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON nested deeper than anything of ours."""
    return on_refusal(request, refusal("unreadable", "nested too deeply"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: told in the log, not to the client."""
    log.error("request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return on_refusal(request, refusal("broken"))


def count(request: Request[Any, Any, Any], title: str) -> None:
    server: Server | None = request.app.state.get("server")
    if server is not None:
        server.metrics.refusals.labels(title).inc()
