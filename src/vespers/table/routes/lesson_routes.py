"""Lessons over HTTP: each is a match of its own."""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from vespers.table.routes.dependencies import TheServer, allow_new
from vespers.table.shelf_protocol import Created, NewLesson
from vespers.table.stored_match import known_game


@post("/{game:str}/{lesson:str}")
async def learn(
    request: Request[Any, Any, Any],
    server: TheServer,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[NewLesson],
) -> Created:
    """A match that teaches this lesson, with the learner's secret."""
    allow_new(request, server)
    created = await server.lobby.teach(known_game(game), lesson, data)
    server.metrics.created.labels(game).inc()
    return created


def routes() -> Router:
    return Router("/api/lessons", route_handlers=[learn], response_headers={"cache-control": "no-store"})
