"""A match: state, history and dealer. The only place that checks, records, takes back and repeats."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from vespers.engine.dealer import Dealer
from vespers.engine.errors import BadOptions, GameOver, Illegal, NotYourTurn, Stale, Unreadable
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, GAME_OVER, NOT_YOUR_TURN, Chance, Choice, Seat, State, apply, asked
from vespers.engine.kernel import why_not as why_not_in
from vespers.engine.words import Action, Entry, Event, Outcome, Undo, Why

S = TypeVar("S", bound=State)

NOTHING_TO_UNDO = Why("nothing_to_undo")
UNDO_CHANCE = Why("undo_past_chance")
UNDO_OTHERS = Why("undo_past_others")
UNDO_REVEAL = Why("undo_past_reveal")


class Match(Generic[S]):
    """One game being played. Without a dealer, chance too must be told (replay, a real table).

    `history` is everything ever said, `Undo` included: it only grows. `log` is what still counts of it.
    """

    __slots__ = (
        "asked_at",
        "dealer",
        "drawn",
        "events",
        "game",
        "history",
        "log",
        "options",
        "seats",
        "state",
    )

    def __init__(self, game: Game[S], seats: int, options: Any = None, dealer: Dealer | None = None) -> None:
        why = game.why_not_seats(seats)
        if why is not None:
            raise BadOptions(why)
        self.game, self.seats, self.dealer = game, seats, dealer
        self.options = game.options() if options is None else options
        self.history: list[Entry] = []
        self.drawn = 0  # how often chance has spoken, the undone times too
        self._begin()
        self.deal()

    def _begin(self) -> None:
        self.state = self.game.start(self.seats, self.options)
        self.log: list[Entry] = []
        self.asked_at: list[Choice[Any, Any]] = []  # the step that each entry of the log answers
        self.events: list[list[Event]] = []  # what each entry of the log made true

    # --- Saying something

    def asked(self) -> Choice[Any, Any] | None:
        """The choice before the table, or None when the game is over."""
        return asked(self.state)

    def why_not(self, seat: Seat, a: Action) -> Why | None:
        """Why `seat` may not say `a` now; None when it may."""
        return why_not_in(self.state, seat, a)

    def play(self, seat: Seat, a: Action, answers: int | None = None) -> None:
        """Say `a`, if it is legal; otherwise raise `Refused` and change nothing.

        `answers` is the length of the history the speaker has seen: a click on an old page is `Stale`.
        """
        if answers is not None and answers != len(self.history):
            raise Stale(Why("stale", "", {"answers": answers, "now": len(self.history)}))
        self._check(seat, a)
        self._do(seat, self.game.codebook.interned(a))
        self.deal()

    def _check(self, seat: Seat, a: Action) -> None:
        why = self.why_not(seat, a)
        if why is None:
            return
        if why is GAME_OVER:
            raise GameOver(why)
        if why is NOT_YOUR_TURN:
            raise NotYourTurn(why)
        if a not in self.game.codebook:
            raise Unreadable(Why("unreadable", "", {"said": repr(a)}))
        raise Illegal(why)

    def _do(self, seat: Seat, a: Action) -> None:
        self._repeat(seat, a)
        self.history.append(Entry(seat, a))
        if seat == CHANCE:
            self.drawn += 1

    def _repeat(self, seat: Seat, a: Action) -> None:
        step = asked(self.state)
        assert step is not None
        events: list[Event] = []
        self.state.told = events
        apply(self.state, a)
        self.state.told = None
        self.log.append(Entry(seat, a))
        self.asked_at.append(step)
        self.events.append(events)

    def deal(self) -> None:
        """Let the dealer, if there is one, answer until a player is asked."""
        if self.dealer is None:
            return
        while isinstance(step := asked(self.state), Chance):
            self._do(CHANCE, self.dealer.decide(step, self.state, self.drawn))

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self.state)

    # --- Taking back

    def why_not_undo(self, seat: Seat) -> Why | None:
        """Why `seat` may not take back the last thing said: chance, a reveal, another's word, the end."""
        if not self.log:
            return NOTHING_TO_UNDO
        if asked(self.state) is None:
            return GAME_OVER
        if self.log[-1].seat == CHANCE:
            return UNDO_CHANCE
        if self.log[-1].seat != seat:
            return UNDO_OTHERS
        return UNDO_REVEAL if self.asked_at[-1].reveals(self.log[-1].action) else None

    def undo(self, seat: Seat) -> None:
        """Take back one's own last word."""
        why = self.why_not_undo(seat)
        if why is not None:
            raise GameOver(why) if why is GAME_OVER else Illegal(why)
        self.undo_to(len(self.log) - 1, seat)

    def undo_to(self, length: int, seat: Seat) -> None:
        """Back to the first `length` entries of the log, whatever lies between: if the table agreed to it."""
        if not 0 <= seat < self.seats:
            raise Illegal(Why("no_such_seat", "", {"seat": seat, "last": self.seats - 1}))
        if not 0 <= length < len(self.log):
            raise Illegal(NOTHING_TO_UNDO)
        self.history.append(Entry(seat, Undo(length)))
        self._replay(self.log[:length])
        self.deal()

    def _replay(self, log: list[Entry]) -> None:
        self._begin()
        for entry in log:
            self._repeat(entry.seat, entry.action)

    def at(self, length: int) -> Match[S]:
        """This match after the first `length` entries that count, to look at or to play on from."""
        past: Match[S] = Match(self.game, self.seats, self.options)
        past._replay(self.log[:length])
        past.history = list(past.log)
        past.drawn = sum(entry.seat == CHANCE for entry in past.log)
        return past

    # --- What the others learn

    def heard(self, number: int, by: Seat | None) -> Entry:
        """Entry `number` of the log as a seat, or a spectator, may know it."""
        entry = self.log[number]
        return Entry(entry.seat, self.asked_at[number].heard(entry.action, by))

    def events_heard(self, number: int, by: Seat | None) -> list[Event]:
        """What entry `number` made true, as a seat, or a spectator, may know it."""
        heard = (event.heard(by) for event in self.events[number])
        return [event for event in heard if event is not None]
