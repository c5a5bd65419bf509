"""A puzzle as its solver sees it, and the answers to what is tried. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from vespers.bots.puzzle import Puzzle, puzzle_of_the_day, puzzles
from vespers.engine.game import Game
from vespers.engine.messages import Action, Text
from vespers.engine.scene.preview import Preview
from vespers.engine.wording import action_text
from vespers.games import find_game, game_names
from vespers.table.imagined_scene import preview_of
from vespers.table.live_table import Table
from vespers.table.problems import refusal
from vespers.table.protocol import Reason, Undoing
from vespers.table.puzzle_protocol import (
    PuzzleAnswer,
    PuzzleCard,
    PuzzleList,
    PuzzleMove,
    PuzzleOfTheDay,
    PuzzlePage,
)
from vespers.table.screen import reasons, screen
from vespers.table.seating import default_level
from vespers.table.store.rows import MatchRow, SeatRow
from vespers.table.viewer_scene import scene_face

REMEMBERED = 32  # positions


def find_puzzle(game: Game[Any], name: str) -> Puzzle:
    """The puzzle of this name; `not-found` if there is none."""
    found = puzzles(game).get(name)
    if found is None:
        raise refusal("not-found", f"{game.name} has no puzzle {name}")
    return found


def card(puzzle: Puzzle) -> PuzzleCard:
    moves = len(puzzle.options) + 1
    return PuzzleCard(id=puzzle.id, game=puzzle.game.name, grade=puzzle.file.grade, moves=moves)


def puzzle_list(game: Game[Any]) -> PuzzleList:
    cards = tuple(card(puzzle) for puzzle in puzzles(game).values())
    return PuzzleList(game=game.name, title=Text(f"{game.name}-title"), puzzles=cards)


def todays_puzzle(day: date) -> PuzzleOfTheDay:
    """The puzzle of this day among those of all games."""
    found = puzzle_of_the_day([find_game(name) for name in game_names()], day)
    return PuzzleOfTheDay(day=day.isoformat(), puzzle=None if found is None else card(found))


@lru_cache(maxsize=REMEMBERED)
def table_of(puzzle: Puzzle) -> Table:
    """A table at which only the solver is a person; no database knows of it."""
    game, file = puzzle.game, puzzle.file
    row = MatchRow(id="", game=game.name, version=file.version, options="", seed="")
    seats = tuple(
        SeatRow(seat=seat, kind="me")
        if seat == file.seat
        else SeatRow(seat=seat, kind="bot", level=default_level())
        for seat in range(file.seats)
    )
    return Table(row, seats, puzzle.match())


def puzzle_page(puzzle: Puzzle) -> PuzzlePage:
    """The position as its seat knows it, with its options and the log; nothing can be taken back."""
    shown = screen(table_of(puzzle), puzzle.file.seat)
    order = list(puzzles(puzzle.game))
    return PuzzlePage(
        puzzle=card(puzzle),
        screen=replace(shown, undo=Undoing()),
        margin=puzzle.file.margin,
        checks=len(puzzle.file.checks),
        looks=max(check.looks for check in puzzle.file.checks),
        following=order[(order.index(puzzle.id) + 1) % len(order)],
    )


def legal_action(puzzle: Puzzle, number: int) -> Action:
    """The action of this number, if it is legal here."""
    match, actions = table_of(puzzle).match, puzzle.game.codebook.actions
    if not 0 <= number < len(actions) or match.why_not(puzzle.file.seat, actions[number]) is not None:
        raise refusal("unreadable", "Expected a legal action - at `$.action`")
    return actions[number]


def answer_to(puzzle: Puzzle, action: Action) -> PuzzleAnswer:
    """What a move costs, and why."""
    table, solved = table_of(puzzle), puzzle.solved_by(action)
    game, seat = puzzle.game, puzzle.file.seat
    played = action_text(game, table.box, action, seat)
    why = tuple(puzzle.reasons(action))
    if not solved:
        return PuzzleAnswer(played=played, solved=False, cost=puzzle.cost(action), reasons=why)
    line = [PuzzleMove(who, action_text(game, table.box, move, who)) for who, move in puzzle.line()]
    return PuzzleAnswer(
        played=played,
        solved=True,
        reasons=why,
        action=game.codebook.number[action],
        things=things_of(table, action, seat),
        line=tuple(line),
    )


def things_of(table: Table, action: Action, seat: int) -> tuple[str, ...]:
    """What one clicks to mean an action; a game need not be drawn."""
    game, face = table.match.game, scene_face(table.match.game)
    if face is None:
        return ()
    return next(iter(face.things(table.box, game.view(table.match.state, seat), action)), ())


def why_not_in(puzzle: Puzzle, things: Sequence[str]) -> tuple[Reason, ...]:
    """Why the things clicked are not offered."""
    return reasons(table_of(puzzle), puzzle.file.seat, things)


def preview_in(puzzle: Puzzle, action: Action) -> Preview:
    """What a move would change, as far as the solver can know."""
    table = table_of(puzzle)
    return preview_of(puzzle.game, table.box, table.match.state, puzzle.file.seat, action)
