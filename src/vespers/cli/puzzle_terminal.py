"""One puzzle at a terminal: a move is answered with what it costs and why; the best one with its line."""

from __future__ import annotations

import random

from rich.markup import escape

from vespers.bots.puzzle import Puzzle
from vespers.cli.autosave import Keeper
from vespers.cli.common import Screen
from vespers.cli.play_command import names_of
from vespers.cli.terminal import PERSON, Leave, Terminal
from vespers.engine.errors import Illegal
from vespers.engine.kernel import Seat
from vespers.engine.match import NOTHING_TO_UNDO
from vespers.engine.messages import Action
from vespers.texts import Say


class NothingKept(Keeper):
    """A puzzle is no match to go on with."""

    def save(self, say: Say, console: Screen) -> None:
        pass

    def keep(self, say: Say, console: Screen) -> None:
        pass


class PuzzleTerminal(Terminal):
    """Shows the position as its seat knows it, and lets one try until the best move is found."""

    def __init__(self, puzzle: Puzzle, keeper: Keeper, seats: list[str], language: str) -> None:
        super().__init__(keeper.match, seats, keeper, language, random.SystemRandom().getrandbits(48))
        self.puzzle, self.tries = puzzle, 0
        self.seen = dict.fromkeys(self.seen, len(self.match.log))  # `l` still lists all of it

    def _greet(self) -> None:
        super()._greet()
        grade = self.say(f"puzzle-grade-{self.puzzle.file.grade}")
        self.console.print(self.say("cli-puzzle", puzzle=self.puzzle.id, grade=grade), markup=False)

    def _undo(self, seat: Seat) -> None:
        raise Illegal(NOTHING_TO_UNDO)

    def _say_move(self, seat: Seat, a: Action) -> None:
        self.match.at(len(self.match.log)).play(seat, a)  # refused when it is not legal
        self.tries += 1
        if self.puzzle.solved_by(a):
            self.console.print(self.say("cli-puzzle-solved", tries=self.tries), style="green", markup=False)
            self._reasons(a)
            self._line()
            raise Leave
        cost = self.say.percent(self.puzzle.cost(a))
        key = "cli-puzzle-missed" if self.match.seats > 1 else "cli-puzzle-missed-solo"
        self.console.print(self.say(key, cost=cost), style="yellow", markup=False)
        self._reasons(a)

    def _reasons(self, a: Action) -> None:
        for reason in self.puzzle.reasons(a):
            self.console.print(f"    [italic]{escape(self.say.text(reason))}[/]")

    def _line(self) -> None:
        """How it may go on."""
        for number, (seat, action) in enumerate(self.puzzle.line(), 1):
            move = self.say("table-labelled", name=self.say.player(seat), text=self.say.action(action, seat))
            self.console.print(f"  {number}. {escape(move)}")


def solve_puzzle(puzzle: Puzzle, language: str) -> None:
    """Let somebody solve it here."""
    match, seat = puzzle.match(), puzzle.file.seat
    seats = ["apprentice"] * match.seats
    seats[seat] = PERSON
    names = names_of(seats, None, Say(language, match.game))
    PuzzleTerminal(puzzle, NothingKept(match, names, None, lambda _: []), seats, language).run()
