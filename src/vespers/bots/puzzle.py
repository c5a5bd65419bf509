"""Puzzles: a position of a game that was played, and the one move that is clearly best there.

They stand in `puzzles/puzzles.jsonl` in a game's folder, one a line, as `puzzle_maker` wrote them (guide:
`docs/puzzles.md`). A line holds numbers and names only: every sentence is made when it is shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from vespers.bots.explain import Parts, reason
from vespers.engine.errors import BadPack, VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action, Entry, Text

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")
FILE: Final = "puzzles.jsonl"


class Option(msgspec.Struct, frozen=True, array_like=True):
    """A legal move: its number in the codebook, what it costs, and what the best move gains over it.

    The cost is a part of the chance of winning (alone at the table: of how good the position is)."""

    move: int
    cost: float
    gains: Parts = {}


class Check(msgspec.Struct, frozen=True, array_like=True):
    """One search that found the same move: its seed, its looks ahead, its margin over the next best move."""

    seed: int
    looks: int
    margin: float


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A puzzle as it is written down."""

    source: str  # the seed of the bots' game, or the name of a record
    version: int  # of the rules
    seats: int
    settings: dict[str, Any]
    moves: tuple[int, ...]  # numbers in the codebook, draws too: whose they are follows from the rules
    seat: Seat
    best: dict[str, Any]  # the action in full, for people who read the file
    grade: Grade
    margin: float  # the smallest of all checks
    checks: tuple[Check, ...]
    reasons: Parts  # what the best move gains over the next best that differs from it by a named part
    line: tuple[tuple[Seat, int], ...]  # how it may go on after the best move
    options: tuple[Option, ...]


class Puzzle:
    """One puzzle of a game, checked."""

    __slots__ = ("best", "file", "game", "id", "options", "settings")

    def __init__(self, game: Game[Any], file: PuzzleFile) -> None:
        self.game, self.file = game, file
        self.id = puzzle_id(file)
        self.settings = game.read_stored(file.settings, file.version)
        self.best: Action = msgspec.convert(file.best, game.actions)
        self.options = {option.move: option for option in file.options}

    def match(self) -> Match[Any]:
        """The match in the position of the puzzle, with all that came before."""
        match: Match[Any] = Match(self.game, self.file.seats, self.settings)
        for number in self.file.moves:
            step = match.asked()
            if step is None:
                raise ValueError(f"puzzle {self.id}: the game is over before its last move")
            match.repeat([Entry(step.asks, self.game.codebook.actions[number])])
        return match

    def solved_by(self, a: Action) -> bool:
        return bool(a == self.best)

    def cost(self, a: Action) -> float:
        """What a move gives away of the mover's chance of winning."""
        return 0.0 if self.solved_by(a) else self.options[self.game.codebook.number[a]].cost

    def reasons(self, a: Action) -> list[Text]:
        """What the best move gains over this one; over the next best, if it is the best itself."""
        gains = self.file.reasons if self.solved_by(a) else self.options[self.game.codebook.number[a]].gains
        return [reason(self.game.name, term, change) for term, change in gains.items()]

    def line(self) -> list[tuple[Seat, Action]]:
        """The best move, and how it may go on."""
        return [(seat, self.game.codebook.actions[number]) for seat, number in self.file.line]


def puzzle_id(file: PuzzleFile) -> str:
    """A name that follows from the position alone."""
    position = msgspec.json.encode([file.version, file.seats, file.settings, file.moves])
    return hashlib.sha256(position).hexdigest()[:8]


def read_puzzles(game: Game[Any], path: Path) -> dict[str, Puzzle]:
    """The puzzles of a file by id; `BadPack` names file and line."""
    found = {}
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            puzzle = Puzzle(game, msgspec.json.decode(line, type=PuzzleFile))
        except (msgspec.MsgspecError, VespersError, UnicodeDecodeError) as error:
            raise BadPack(f"puzzles/{path.name}", f"line {number}", "a puzzle", str(error)) from None
        found[puzzle.id] = puzzle
    return found


@cache
def puzzles(game: Game[Any]) -> dict[str, Puzzle]:
    """The puzzles in a game's folder by id, the easy ones first.

    A variant inherits none: they were solved under other rules.
    """
    path = game.folder / "puzzles" / FILE
    found = read_puzzles(game, path) if path.is_file() and len(game.family) == 1 else {}
    order = sorted(found.values(), key=lambda puzzle: (GRADES.index(puzzle.file.grade), puzzle.id))
    return {puzzle.id: puzzle for puzzle in order}


def puzzle_of_the_day(games: Sequence[Game[Any]], day: date) -> Puzzle | None:
    """The same for everybody on a day: the games take turns, and so do the puzzles of each."""
    with_puzzles = [game for game in games if puzzles(game)]
    if not with_puzzles:
        return None
    rounds, turn = divmod(day.toordinal(), len(with_puzzles))
    found = sorted(puzzles(with_puzzles[turn]).values(), key=lambda puzzle: puzzle.id)
    return found[rounds % len(found)]
