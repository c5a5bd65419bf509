"""What belongs to no match: the shelf, the texts, the rules, and how the server is doing."""

from __future__ import annotations

from functools import cache, lru_cache
from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, FromQuery

from vespers.engine.game import Game
from vespers.games import find_game, game_names
from vespers.table import art
from vespers.table.addresses import is_local
from vespers.table.campaigns import opened
from vespers.table.catalogue import lessons_of, rulings_of, shelf, tables_of
from vespers.table.metrics import forget_dead_workers
from vespers.table.own_packs import art_of
from vespers.table.pack_words import pack_texts
from vespers.table.position_drawing import PositionDrawing, drawing
from vespers.table.problems import refusal
from vespers.table.protocol import Language, RulesPage
from vespers.table.routes.cached_page import CachedPage
from vespers.table.routes.dependencies import TheServer
from vespers.table.server import Server
from vespers.table.shelf_protocol import Shelf
from vespers.table.stored_match import known_game
from vespers.texts import Say, source
from vespers.texts.positions import BadPosition
from vespers.texts.rules_in_force import rulebook_in_force


@get("/shelf", sync_to_thread=False, opt={"uncompressed": True})
def show_shelf(request: Request[Any, Any, Any]) -> Response[Shelf]:
    """All that can be played here."""
    return _shelf().answer(request)


@cache
def _shelf() -> CachedPage:
    return CachedPage(msgspec.json.encode(shelf()), "application/json")


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
def _texts(language: str, own: str) -> CachedPage:
    return CachedPage(f"{source(language)}\n{own}".encode(), "text/plain")


async def _own_texts(server: Server, language: str, match: str | None, campaign: str | None) -> str:
    """What packs say: those of every game, then those of the match or campaign."""
    if match is not None:
        played = (await server.lobby.find(match)).table.match
        return pack_texts(played.game, played.settings, language)
    if campaign is not None:
        game, _, kept = await opened(await server.campaigns.find(campaign))
        return pack_texts(game, kept.settings, language)
    return _usual_texts(language)


@cache
def _usual_texts(language: str) -> str:
    """What the games' own packs say."""
    games = [find_game(name) for name in game_names()]
    return "\n".join(pack_texts(game, game.settings(), language) for game in games)


@get("/rules/{game:str}/{language:str}")
async def rules(
    server: TheServer,
    game: FromPath[str],
    language: FromPath[Language],
    match: FromQuery[str | None] = None,
) -> RulesPage:
    """The rules of a game, chapter by chapter, with the rulings in force: by default, or in a match."""
    found = known_game(game)
    if not (found.folder / "RULES.md").exists():
        raise refusal("not-found", f"{game} has no rules page")
    played = None if match is None else (await server.lobby.find(match)).table.match
    here = played if played is not None and played.game is found else None
    settings = None if here is None else here.settings
    book = rulebook_in_force(found, settings, Say(language, found, settings or found.settings()))
    return RulesPage(
        game=game,
        title=book.title,
        preface=book.preface,
        chapters=book.chapters,
        rulings=rulings_of(found, settings),
        tables=tables_of(found, settings),
        lessons=lessons_of(found),
        match=match or "" if here is not None else "",
    )


@get("/rules/{game:str}/positions/{name:str}", opt={"uncompressed": True})
async def position(
    request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]
) -> Response[PositionDrawing]:
    """A drawn example of the rules."""
    found = known_game(game)
    try:
        return _position(found, name).answer(request)
    except BadPosition as error:
        raise refusal("not-found", str(error)) from None


@lru_cache(maxsize=256)
def _position(game: Game[Any], name: str) -> CachedPage:
    return CachedPage(msgspec.json.encode(drawing(game, name)), "application/json")


@get("/art/{game:str}", opt={"uncompressed": True})
async def sprite(
    request: Request[Any, Any, Any],
    server: TheServer,
    game: FromPath[str],
    match: FromQuery[str | None] = None,
) -> Response[bytes]:
    """All drawings of a game as one SVG; for a match with those of its own packs."""
    found = known_game(game)
    played = None if match is None else (await server.lobby.find(match)).table.match
    own = await art_of(played) if played is not None and played.game is found else {}
    if not own:
        return _sprite(found.name).answer(request)
    return CachedPage(art.sprite(found, own), "image/svg+xml").answer(request)


@get("/art/{game:str}/cover", sync_to_thread=False, opt={"uncompressed": True})
def cover(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The picture of a game for the shelf."""
    return _cover(known_game(game).name).answer(request)


@get("/art/{game:str}/colours.css", sync_to_thread=False, opt={"uncompressed": True})
def colours(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The colours of a game's places by day, and of its seats."""
    return _colours(known_game(game).name).answer(request)


@cache
def _sprite(game: str) -> CachedPage:
    return CachedPage(art.sprite(known_game(game)), "image/svg+xml")


@cache
def _cover(game: str) -> CachedPage:
    return CachedPage(art.cover(known_game(game)), "image/svg+xml")


@cache
def _colours(game: str) -> CachedPage:
    return CachedPage(art.colours(known_game(game)), "text/css")


@get("/healthz", sync_to_thread=False)
def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz")
async def ready(server: TheServer) -> Response[dict[str, str]]:
    """The database answers too, and there is room on the disk."""
    problem = await server.readiness.problem()
    return Response({"status": problem or "ok"}, status_code=503 if problem else 200)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any], server: TheServer) -> Response[bytes]:
    """Metrics in Prometheus' text format. They need the token; without one, only this machine gets them."""
    if not may_measure(request, server.settings.metrics_token):
        raise refusal("forbidden", "expected the metrics_token: Authorization: Bearer …")
    server.measure()
    forget_dead_workers()
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4")


def may_measure(request: Request[Any, Any, Any], token: str) -> bool:
    """A client behind a proxy is not on this machine, even if the proxy is."""
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    forwarded = {"forwarded", "via", "x-forwarded-for", "x-real-ip"} & set(request.headers)
    return not forwarded and is_local(request.client.host if request.client else "")


def routes() -> list[Any]:
    return [
        Router("/api", route_handlers=[show_shelf, texts, rules, position, sprite, cover, colours]),
        alive,
        ready,
        metrics,
    ]
