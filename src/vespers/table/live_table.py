"""A match with the people around it: what a screen is made of."""

from __future__ import annotations

from typing import Any

from vespers.engine.kernel import CHANCE, Seat, State
from vespers.engine.lesson import Lesson
from vespers.engine.match import Match
from vespers.engine.packs import own_name
from vespers.table.store.rows import ConsentRow, MatchRow, SeatRow


class Table:
    """What a screen is made of: the match, who sits there, who is present, which question is open."""

    __slots__ = (
        "before",
        "box",
        "consent",
        "fairness",
        "lesson",
        "match",
        "online",
        "own",
        "row",
        "seats",
        "seed",
    )

    def __init__(
        self, row: MatchRow, seats: tuple[SeatRow, ...], match: Match[Any], lesson: Lesson | None = None
    ) -> None:
        self.row, self.seats, self.match, self.lesson = row, seats, match, lesson
        self.box = match.game.box(match.settings)
        self.own = own_name(match.settings.own)  # the version of the players' own that is played
        self.before: tuple[int, State] | None = None  # the position before the last move, and its number
        self.consent: ConsentRow | None = None
        self.online: frozenset[Seat] = frozenset()
        self.fairness = ""
        self.seed = ""

    def remember_position(self) -> None:
        """Called before a move: screens show how things moved from here."""
        self.before = self.match.number, self.match.state.clone()

    @property
    def over(self) -> bool:
        """By the rules, or because all others resigned."""
        return bool(self.row.ended) or self.match.asked() is None

    @property
    def begins(self) -> int:
        """Entries of the log that nobody takes back: those before a lesson."""
        return 0 if self.lesson is None else len(self.lesson.opening)

    def turn(self) -> Seat | None:
        """The seat that is asked; none before the deal."""
        step = None if self.over else self.match.asked()
        return None if step is None or step.asks == CHANCE else step.asks

    def bot_asked(self) -> Seat | None:
        """The seat that is asked, if a bot answers for it."""
        turn = self.turn()
        return turn if turn is not None and self.seats[turn].played_by_bot else None

    def may_play(self, seat: Seat | None) -> bool:
        """Whether a person answers for this seat now: not while a bot does."""
        return seat is not None and not self.over and not self.seats[seat].played_by_bot
