"""Puzzles over HTTP: positions of finished games to solve. They are no matches, and nothing is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody

from vespers.bots.puzzle import Puzzle
from vespers.engine.scene.preview import Preview
from vespers.table.problems import refusal
from vespers.table.protocol import Reason
from vespers.table.puzzle_protocol import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleOfTheDay,
    PuzzlePage,
    PuzzleThings,
    PuzzleTry,
)
from vespers.table.puzzle_screen import (
    answer_to,
    find_puzzle,
    legal_action,
    preview_in,
    puzzle_list,
    puzzle_page,
    todays_puzzle,
    why_not_in,
)
from vespers.table.routes.cached_page import CachedPage
from vespers.table.stored_match import known_game

MOST_THINGS = 16


@get("/tonight")
async def tonight() -> PuzzleOfTheDay:
    """Today's puzzle, the same for everybody."""
    return todays_puzzle(datetime.now(UTC).date())


@get("/{game:str}")
async def list_puzzles(game: FromPath[str]) -> PuzzleList:
    """All puzzles of a game."""
    return puzzle_list(known_game(game))


@get("/{game:str}/{puzzle:str}", opt={"uncompressed": True})
async def look(
    request: Request[Any, Any, Any], game: FromPath[str], puzzle: FromPath[str]
) -> Response[PuzzlePage]:
    """A puzzle to solve, as its seat knows the position."""
    return _page(find_puzzle(known_game(game), puzzle)).answer(request)


@lru_cache(maxsize=64)
def _page(puzzle: Puzzle) -> CachedPage:
    return CachedPage(msgspec.json.encode(puzzle_page(puzzle)), "application/json")


@post("/{game:str}/{puzzle:str}/try", status_code=200)
async def try_move(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleTry]) -> PuzzleAnswer:
    """What a move costs and why; the line, if it is the best one."""
    found = find_puzzle(known_game(game), puzzle)
    return answer_to(found, legal_action(found, data.action))


@get("/{game:str}/{puzzle:str}/solution")
async def solution(game: FromPath[str], puzzle: FromPath[str]) -> PuzzleAnswer:
    """The best move, for whoever gives up."""
    found = find_puzzle(known_game(game), puzzle)
    return answer_to(found, found.best)


@post("/{game:str}/{puzzle:str}/why", status_code=200)
async def why(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleThings]) -> tuple[Reason, ...]:
    """Why the things clicked are not offered."""
    if len(data.things) > MOST_THINGS:
        raise refusal("unreadable", f"Expected at most {MOST_THINGS} things - at `$.things`")
    return why_not_in(find_puzzle(known_game(game), puzzle), data.things)


@post("/{game:str}/{puzzle:str}/preview", status_code=200)
async def preview(game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzleTry]) -> Preview:
    """What a move would change, as far as the solver can know."""
    found = find_puzzle(known_game(game), puzzle)
    return preview_in(found, legal_action(found, data.action))


def routes() -> Router:
    handlers = [tonight, list_puzzles, look, try_move, solution, why, preview]
    return Router("/api/puzzles", route_handlers=handlers, tags=["puzzles"])
