"""Tic-tac-toe: a game without a judgement, for the tests of bots that know nothing but how a game ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from librt.random import Random

from vespers.engine.game import Game, Settings, Spoken
from vespers.engine.kernel import Box, Choice, Plan, Seat, State
from vespers.engine.messages import Action, Codebook, Outcome, Why

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
EMPTY = -1


class Mark(Action, frozen=True):
    cell: int


class Grid(msgspec.Struct, frozen=True):
    cells: tuple[int, ...]


MARK = [Mark(cell) for cell in range(9)]


class Board(State):
    __slots__ = ("cells",)

    def __init__(self, agenda: Plan, cells: list[int]) -> None:
        super().__init__(agenda)
        self.cells = cells

    def clone(self) -> Board:
        return Board(self.agenda[:], self.cells[:])

    def winner(self) -> Seat | None:
        for line in LINES:
            seats = {self.cells[cell] for cell in line}
            if len(seats) == 1 and EMPTY not in seats:
                return seats.pop()
        return None


class Place(Choice[Board, Mark]):
    def candidates(self, s: Board) -> Sequence[Mark]:
        return MARK

    def why_not(self, s: Board, a: Mark) -> Why | None:
        return None if s.cells[a.cell] == EMPTY else Why("taken")

    def do(self, s: Board, a: Mark) -> None:
        s.cells[a.cell] = self.me
        if s.winner() is None and EMPTY in s.cells:
            s.then(PLACE[1 - self.me])


PLACE = [Place(seat) for seat in range(2)]


class TicTacToe(Game[Board]):
    name = "tic-tac-toe"
    version = 1
    players = range(2, 3)
    codebook = Codebook(MARK)
    actions = Mark
    events = Action
    views = Grid
    settings = Settings
    spoken: ClassVar[Spoken] = {}
    folder = Path(__file__).parent
    secrets = False

    def box(self, settings: Any) -> Box:
        return Box()

    def setup(self, seats: int, settings: Any) -> Board:
        return Board([PLACE[0]], [EMPTY] * 9)

    def outcome(self, s: Board) -> Outcome | None:
        if s.agenda:
            return None
        winner = s.winner()
        winners = (0, 1) if winner is None else (winner,)
        return Outcome(tuple(int(seat in winners) for seat in range(2)), winners, "line")

    def view(self, s: Board, seat: Seat | None) -> Grid:
        return Grid(tuple(s.cells))

    def imagine(self, s: Board, seat: Seat | None, rng: Random) -> Board:
        return s.clone()


TIC_TAC_TOE = TicTacToe()
