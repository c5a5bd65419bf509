"""What client and server say to each other about puzzles, as structs; part of the client's types."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.kernel import Seat
from vespers.engine.messages import Text
from vespers.table.protocol import Screen


class PuzzleCard(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    grade: Literal["easy", "medium", "hard"]
    moves: int  # legal ones, of which one is clearly best


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, the easy ones first."""

    game: str
    title: Text
    puzzles: tuple[PuzzleCard, ...]


class PuzzleOfTheDay(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The same for everybody on a day (UTC); none where no game has puzzles."""

    day: str  # 2026-11-18
    puzzle: PuzzleCard | None = None


class PuzzlePage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A puzzle to solve: the position as its seat knows it, and how it was checked."""

    puzzle: PuzzleCard
    screen: Screen
    margin: float  # by which the best move is better than any other, at least
    checks: int  # searches that agree
    looks: int  # ahead, of the longest search
    following: str = ""  # the next puzzle of the game


class PuzzleTry(msgspec.Struct, frozen=True):
    """A move that is tried: its number in the codebook."""

    action: int


class PuzzleThings(msgspec.Struct, frozen=True):
    """Why are these things, clicked one after the other, not offered?"""

    things: tuple[str, ...]


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move of the line."""

    seat: Seat
    text: Text


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a move costs of the chance of winning, and what the best one gains over it.

    The best move is named only in its own answer: with the things one clicks for it, and how it may go on.
    """

    played: Text
    solved: bool
    cost: float = 0.0
    reasons: tuple[Text, ...] = ()
    action: int | None = None
    things: tuple[str, ...] = ()
    line: tuple[PuzzleMove, ...] = ()
