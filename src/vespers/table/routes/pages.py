"""What belongs to no match: the shelf, the texts, the rules, and how the server is doing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, FromQuery

from vespers.table.campaigns import opened
from vespers.table.metrics import forget_dead_workers
from vespers.table.problems import refusal
from vespers.table.protocol import Language, RulesPage, Shelf
from vespers.table.rooms import known_game
from vespers.table.routes.inject import TheServer
from vespers.table.routes.ready import Ready
from vespers.table.server import Server
from vespers.table.shelf import shelf
from vespers.texts import source
from vespers.texts.rulebook import rulebook


@get("/shelf", sync_to_thread=False, opt={"uncompressed": True})
def show_shelf(request: Request[Any, Any, Any]) -> Response[Shelf]:
    """All that can be played here."""
    return _shelf().answer(request)


@cache
def _shelf() -> Ready:
    return Ready(msgspec.json.encode(shelf()), "application/json")


@get("/texts/{language:str}", opt={"uncompressed": True})
async def texts(
    request: Request[Any, Any, Any],
    server: TheServer,
    language: FromPath[Language],
    match: FromQuery[str | None] = None,
    campaign: FromQuery[str | None] = None,
) -> Response[str]:
    """All Fluent messages of a language, after them the names that the packs of a match or campaign bring."""
    return _texts(language, await _own_texts(server, language, match, campaign)).answer(request)


@lru_cache(maxsize=32)
def _texts(language: str, own: str) -> Ready:
    return Ready(f"{source(language)}\n{own}".encode(), "text/plain")


async def _own_texts(server: Server, language: str, match: str | None, campaign: str | None) -> str:
    found: Mapping[str, Mapping[str, str]] = {}
    if match is not None:
        chronicle = (await server.rooms.find(match)).table.chronicle
        found = chronicle.game.texts(chronicle.match.options)
    elif campaign is not None:
        game, _, kept = opened(await server.campaigns.find(campaign))
        found = game.texts(kept.options)
    return "\n".join(f"{key} = {fluent(names[language])}" for key, names in found.items())


def fluent(text: str) -> str:
    """A player's own words as a Fluent pattern: one line, and nothing in it that Fluent would obey."""
    line = " ".join(text.split()) or "?"
    return "".join(f'{{"{c}"}}' if c in "{}" else c for c in line)


@get("/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules(game: FromPath[str], language: FromPath[Language]) -> RulesPage:
    """The rules of a game, chapter by chapter."""
    folder = known_game(game).folder
    if not (folder / "RULES.md").exists():
        raise refusal("not-found", f"{game} has no rules page")
    book = rulebook(folder, language)
    return RulesPage(game=game, title=book.title, chapters=book.chapters)


@get("/healthz", sync_to_thread=False)
def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz")
async def ready(server: TheServer) -> Response[dict[str, str]]:
    """The database answers too."""
    try:
        await server.store.alive()
    except Exception:
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(server: TheServer) -> Response[bytes]:
    """Prometheus' text format."""
    server.measure()
    forget_dead_workers()
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4")


def routes() -> list[Any]:
    return [Router("/api", route_handlers=[show_shelf, texts, rules]), alive, ready, metrics]
