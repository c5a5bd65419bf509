"""The application: routes, errors, the OpenAPI description, the client's files, the middleware."""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
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

from vespers.table import logs
from vespers.table.catalogue import unpack
from vespers.table.middleware import HUNG_UP, Middleware
from vespers.table.problems import Refusal, refusal, unavailable
from vespers.table.protocol import Problem
from vespers.table.routes import (
    advice_routes,
    campaign_routes,
    dependencies,
    lesson_routes,
    match_routes,
    page_routes,
    puzzle_routes,
    record_routes,
    study_routes,
    version_routes,
)
from vespers.table.routes.cached_page import FOREVER, CachedPage
from vespers.table.routes.check_page import check_page
from vespers.table.seating import admit_bots
from vespers.table.server import Server
from vespers.table.settings import Settings, from_environment
from vespers.table.store.transactions import Unavailable
from vespers.table.websocket import WebSocketApp
from vespers.table.workers import end_with_the_first_process

CLIENT = Path(__file__).parent / "client"
log = logging.getLogger(__name__)


def application(settings: Settings) -> Middleware:
    """A server for these settings; it is started and stopped by its lifespan."""
    admit_bots(settings.bots)
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
            match_routes.routes(),
            lesson_routes.routes(),
            advice_routes.routes(),
            campaign_routes.routes(),
            record_routes.routes(),
            version_routes.routes(),
            study_routes.routes(),
            puzzle_routes.routes(),
            *page_routes.routes(),
            *client_routes(),
        ],
        dependencies={
            "server": Provide(provide_server),
            "room": Provide(dependencies.room_of),
            "secret": Provide(dependencies.secret_of),
            "seat": Provide(dependencies.seat_of),
        },
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http,
            RecursionError: on_nesting,
            UnicodeDecodeError: on_bad_encoding,
            Unavailable: on_unavailable,
            Exception: on_failure,
        },
        lifespan=[lifespan],
        openapi_config=description(),
        request_max_body_size=settings.largest_body or None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=6, exclude_opt_key="uncompressed"
        ),
        logging_config=None,
    )
    app.state["server"] = server
    return Middleware(app, WebSocketApp(server), server)


def from_process_environment() -> Middleware:
    """The factory that uvicorn calls in each process."""
    settings = from_environment()
    logs.set_up(settings)
    end_with_the_first_process()
    served = application(settings)
    unpack()
    gc.collect()
    gc.freeze()  # what is there after the start will stay: the garbage collector need not look at it again
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
    alone = CLIENT / "check.html"
    return [assets, *([check_page(alone)] if alone.exists() else []), rest]


def asset(file: Path) -> CachedPage:
    """Scripts, styles and fonts, compressed once and not at each visit."""
    return CachedPage(file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream", FOREVER)


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
    wrong = error.__cause__
    if isinstance(wrong, msgspec.ValidationError) and "`$.data" in str(wrong):
        # The framework takes a field of a body for one of our dependencies of the same name, and blames us.
        return on_refusal(request, refusal("unreadable", str(wrong)))
    if error.status_code >= 500:
        return on_failure(request, error)
    title = TITLES.get(error.status_code, "unreadable")
    where = f" ({error.extra})" if error.extra else ""
    return on_refusal(request, refusal(title, f"{error.detail}{where}"))


def on_nesting(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON nested deeper than anything of ours."""
    return on_refusal(request, refusal("unreadable", "nested too deeply"))


def on_bad_encoding(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8."""
    return on_refusal(request, refusal("unreadable", str(error)))


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    return on_refusal(request, unavailable(error))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: written to the log, not sent to the client. If the client has hung up, it is none."""
    if not request.scope.get(HUNG_UP):
        log.error(
            "request failed", exc_info=error, extra={"path": request.url.path, "method": request.method}
        )
        count(request, "broken")
    return problem_response(refusal("broken").problem)


def count(request: Request[Any, Any, Any], title: str) -> None:
    server: Server | None = request.app.state.get("server")
    if server is not None:
        server.metrics.refusals.labels(title).inc()
