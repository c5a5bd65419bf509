"""A match: state, history and dealer. The only place that checks, records, undoes and redoes.

Numbers count the history: number 17 is the position after its 17th entry, 0 the one before the first.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from vespers.engine.dealer import Dealer
from vespers.engine.errors import BadSettings, GameOver, Illegal, NotYourTurn, Stale, Unreadable
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, GAME_OVER, NOT_YOUR_TURN, Chance, Choice, Seat, State, apply, asked
from vespers.engine.kernel import why_not as why_not_in
from vespers.engine.messages import Action, Entropy, Entry, Event, Outcome, Undo, Why

S = TypeVar("S", bound=State)

MOST_ENTRIES: Final = 10_000  # a longer history can be played to its end, but not undone
MOST_UNDOS: Final = 100  # one after the other, without a decision between them
NOTHING_TO_UNDO = Why("nothing_to_undo")
UNDO_CHANCE = Why("undo_past_chance")
UNDO_OTHERS = Why("undo_past_others")
UNDO_REVEAL = Why("undo_past_reveal")
TOO_MANY_UNDOS = Why("too_many_undos", "", {"most": MOST_UNDOS})
BAD_SHARE = Why("bad_share")
SHARE: Final = re.compile("[0-9a-f]{32}")
HISTORY_TOO_LONG = Why("history_too_long", "", {"most": MOST_ENTRIES})


class LogEntry:
    """One entry of a history: seat and action, which step it answers, and which events it caused.

    An undo answers no step; `back_to` is the number of the position it restored (else -1). A share of chance
    answers none either. `undone_by` is the number of the undo that undid this entry, 0 while it counts.
    """

    __slots__ = ("action", "back_to", "events", "number", "seat", "step", "undone_by")

    def __init__(
        self, number: int, seat: Seat, action: Action, step: Choice[Any, Any] | None, events: list[Event]
    ) -> None:
        self.number, self.seat, self.action, self.step, self.events = number, seat, action, step, events
        self.back_to = -1
        self.undone_by = 0

    def __eq__(self, other: object) -> bool:
        """Whether seat and action are the same; also compares with an `Entry`."""
        if not isinstance(other, LogEntry | Entry):
            return NotImplemented
        return self.seat == other.seat and bool(self.action == other.action)

    def __repr__(self) -> str:
        return f"LogEntry({self.number}, {self.seat}, {self.action!r})"

    def plain(self) -> Entry:
        """Seat and action alone."""
        return Entry(self.seat, self.action)

    def counts_at(self, number: int) -> bool:
        """Whether it was a part of the log at a number: an undo or a share of chance never is."""
        return self.step is not None and (self.undone_by == 0 or self.undone_by > number)

    def reveals(self) -> bool:
        """Whether it showed something hidden."""
        return self.step is not None and self.step.reveals(self.action)

    def heard(self, by: Seat | None) -> Action:
        """The action as a seat, or a spectator, may know it."""
        return self.action if self.step is None else self.step.heard(self.action, by)

    def events_heard(self, by: Seat | None) -> list[Event]:
        """The events as a seat, or a spectator, may know them."""
        heard = [event.heard(by) for event in self.events]
        return [event for event in heard if event is not None]


class Match(Generic[S]):
    """One game being played. Without a dealer, the outcomes of chance must be played too (replay).

    `history` holds every entry, `Undo` and `Entropy` included: it only grows. `log` holds the entries that
    still count.
    """

    __slots__ = ("ahead", "dealer", "drawn", "game", "history", "log", "seats", "settings", "shares", "state")

    def __init__(self, game: Game[S], seats: int, settings: Any = None, dealer: Dealer | None = None) -> None:
        why = game.why_not_seats(seats)
        if why is not None:
            raise BadSettings(why)
        self.game, self.seats, self.dealer = game, seats, dealer
        self.settings = game.settings() if settings is None else game.canonical(settings)
        self.history: list[LogEntry] = []
        self.log: list[LogEntry] = []
        self.drawn = 0  # number of draws, the undone ones included
        self.shares: dict[Seat, str] = {}  # what players have added to chance, in this order
        self.ahead: list[Entry] = []  # decisions of one seat that were undone and can be redone
        self.state = game.start(seats, self.settings)
        self.deal()

    @property
    def number(self) -> int:
        """The number of the current position: the length of the history."""
        return len(self.history)

    @property
    def asked_at(self) -> list[Choice[Any, Any]]:
        """The step that each entry of the log answers."""
        return [entry.step for entry in self.log if entry.step is not None]

    @property
    def events(self) -> list[list[Event]]:
        """The events that each entry of the log caused."""
        return [entry.events for entry in self.log]

    # --- Playing

    def asked(self) -> Choice[Any, Any] | None:
        """The current choice, or None when the game is over."""
        return asked(self.state)

    def why_not(self, seat: Seat, a: Action) -> Why | None:
        """Why `seat` may not play `a` now; None when it may."""
        return why_not_in(self.state, seat, a)

    def play(self, seat: Seat, a: Action, answers: int | None = None) -> None:
        """Play `a` if it is legal; otherwise raise `Refused` and change nothing.

        `answers` is the length of the history that the player has seen: a click on an old page is `Stale`.
        """
        if answers is not None and answers != len(self.history):
            raise Stale(Why("stale", "", {"answers": answers, "now": len(self.history)}))
        self._play(seat, a)
        self.deal()

    def repeat(self, entries: Iterable[Entry | LogEntry]) -> None:
        """Entries of a stored history, checked like new ones; the dealer adds nothing."""
        for entry in entries:
            if isinstance(entry.action, Undo):
                self._undo_to(entry.action.to, entry.seat)
            elif isinstance(entry.action, Entropy):
                self.add_share(entry.seat, entry.action.value)
            else:
                self._play(entry.seat, entry.action)

    def deal(self) -> None:
        """Let the dealer, if there is one, answer until a player is asked."""
        if self.dealer is None:
            return
        while isinstance(step := asked(self.state), Chance):
            self._do(CHANCE, self.dealer.decide(step, self.state, self.drawn, self.shares_text()))

    def add_share(self, seat: Seat, value: str) -> None:
        """A player's own share of chance, once per seat: all later draws depend on it."""
        if not 0 <= seat < self.seats or seat in self.shares or SHARE.fullmatch(value) is None:
            raise Illegal(BAD_SHARE)
        self.history.append(LogEntry(len(self.history) + 1, seat, Entropy(value), None, []))
        self.shares[seat] = value

    def shares_text(self) -> str:
        """What stands between the seed and the number of a draw."""
        return "".join([f":{value}" for value in self.shares.values()]) if self.shares else ""

    def only_shares_since(self, number: int) -> bool:
        """Whether the position is still that of a number: shares of chance change nothing on the table."""
        return all(isinstance(entry.action, Entropy) for entry in self.history[number:])

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.outcome(self.state)

    def _play(self, seat: Seat, a: Action) -> None:
        self._check(seat, a)
        self._do(seat, self.game.codebook.interned(a))

    def _check(self, seat: Seat, a: Action) -> None:
        why = self.why_not(seat, a)
        if why is None:
            return
        if why is GAME_OVER:
            raise GameOver(why)
        if why is NOT_YOUR_TURN:
            raise NotYourTurn(why)
        if a not in self.game.codebook:
            raise Unreadable(Why("unreadable", "", {"given": repr(a)}))
        raise Illegal(why)

    def _do(self, seat: Seat, a: Action) -> None:
        step = asked(self.state)
        assert step is not None
        events: list[Event] = []
        self.state.events = events
        apply(self.state, a)
        self.state.events = None
        entry = LogEntry(len(self.history) + 1, seat, a, step, events)
        self.history.append(entry)
        self.log.append(entry)
        if seat == CHANCE:
            self.drawn += 1
        if self.ahead:
            self.ahead = self.ahead[1:] if self.ahead[0] == entry else []

    # --- Undo and redo

    def why_not_undo(self, seat: Seat) -> Why | None:
        """Why `seat` may not undo the last entry alone: chance, a reveal, another's move, the end."""
        if not self.log:
            return NOTHING_TO_UNDO
        if asked(self.state) is None:
            return GAME_OVER
        last = self.log[-1]
        if last.seat == CHANCE:
            return UNDO_CHANCE
        if last.seat != seat:
            return UNDO_OTHERS
        return UNDO_REVEAL if last.reveals() else self._undo_limit()

    def undo(self, seat: Seat) -> None:
        """Undo the seat's own last decision."""
        why = self.why_not_undo(seat)
        if why is not None:
            raise GameOver(why) if why is GAME_OVER else Illegal(why)
        self.undo_to(len(self.log) - 1, seat)

    def take_back(self, to: int, seat: Seat) -> None:
        """Go back to the last decision at or before number `to`; chance draws again."""
        self.undo_to(self.decision_before(to), seat)

    def undo_to(self, length: int, seat: Seat) -> None:
        """Go back to the first `length` entries of the log, whatever came after them: for an agreed undo."""
        limit = self._undo_limit()
        if limit is not None:
            raise Illegal(limit)
        self._undo_to(length, seat)
        self.deal()

    def _undo_limit(self) -> Why | None:
        """Every viewer gets the whole history, so the number of undos is limited."""
        if len(self.history) >= MOST_ENTRIES:
            return HISTORY_TOO_LONG
        undos = 0
        for entry in reversed(self.history):
            if entry.back_to >= 0:
                undos += 1
            elif entry.seat != CHANCE:
                break
        return TOO_MANY_UNDOS if undos >= MOST_UNDOS else None

    def _undo_to(self, length: int, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise Illegal(Why("no_such_seat", "", {"seat": seat, "last": self.seats - 1}))
        if not 0 <= length < len(self.log):
            raise Illegal(NOTHING_TO_UNDO)
        undo = LogEntry(len(self.history) + 1, seat, Undo(length), None, [])
        undo.back_to = self.number_at(length)
        taken_back = self.log[length:]
        for entry in taken_back:
            entry.undone_by = undo.number
        self.ahead = first_decisions([*(entry.plain() for entry in taken_back), *self.ahead])
        self.history.append(undo)
        del self.log[length:]
        self.state = self._played(self.log)

    def decision_before(self, to: int) -> int:
        """The length of the log at the last decision at or before number `to`, of what still counts."""
        if to < 0:
            raise Illegal(NOTHING_TO_UNDO)
        length = bisect_right(self.log, to, key=_number_of)
        while 0 < length < len(self.log) and self.log[length].seat == CHANCE:
            length -= 1
        if length >= len(self.log) or self.log[length].seat == CHANCE:
            raise Illegal(NOTHING_TO_UNDO)
        return length

    def number_at(self, length: int) -> int:
        """The number of the position after the first `length` entries of the log."""
        return self.log[length - 1].number if length else 0

    def free_undo(self, seat: Seat) -> int | None:
        """The number to which a seat may undo alone: past its own last decisions, no draw, no reveal."""
        if self.why_not_undo(seat) is not None:
            return None
        length = len(self.log)
        while length and self.log[length - 1].seat == seat and not self.log[length - 1].reveals():
            length -= 1
        return self.number_at(length)

    def agreed_undo(self) -> int | None:
        """The number to which all seats together may undo: the first decision, until the game is over."""
        opening = 0
        while opening < len(self.log) and self.log[opening].seat == CHANCE:
            opening += 1
        if opening == len(self.log) or asked(self.state) is None or self._undo_limit() is not None:
            return None
        return self.number_at(opening)

    def last_decision(self, seat: Seat) -> int | None:
        """The length of the log just before the seat's last decision; None when it has made none."""
        for place in range(len(self.log) - 1, -1, -1):
            if self.log[place].seat == seat:
                return place
        return None

    def decisions_after(self, length: int) -> int:
        """How many decisions are lost if the table goes back to the first `length` entries."""
        return sum(entry.seat != CHANCE for entry in self.log[length:])

    def draws_after(self, length: int) -> int:
        """How many draws are made again if the table goes back to the first `length` entries."""
        return sum(entry.seat == CHANCE for entry in self.log[length:])

    def again(self, seat: Seat) -> Action | None:
        """The seat's next decision to redo: there is no new entry since, and it is still legal."""
        if not self.ahead or self.ahead[0].seat != seat:
            return None
        action: Action = self.ahead[0].action
        return action if self.why_not(seat, action) is None else None

    # --- Looking back

    def log_at(self, number: int) -> list[LogEntry]:
        """The entries that counted at a number."""
        return [entry for entry in self.history[:number] if entry.counts_at(number)]

    def position(self, number: int) -> S:
        """The state at a number, by replay."""
        return self._played(self.log_at(number))

    def _played(self, log: Iterable[LogEntry]) -> S:
        state = self.game.start(self.seats, self.settings)
        for entry in log:
            apply(state, entry.action)
        return state

    def earliest_change(self, since: int) -> int:
        """The number after which any line has changed since `since`: an undo reaches further back."""
        undos = [entry.back_to for entry in self.history[since:] if entry.back_to >= 0]
        return min([since, *undos])

    def at(self, length: int) -> Match[S]:
        """This match after the first `length` entries that count, to look at or to play on from."""
        past: Match[S] = Match(self.game, self.seats, self.settings)
        for entry in self.log[:length]:
            past._do(entry.seat, entry.action)
        return past

    # --- What the others learn

    def heard(self, number: int, by: Seat | None) -> Entry:
        """Entry `number` of the log as a seat, or a spectator, may know it."""
        return Entry(self.log[number].seat, self.log[number].heard(by))

    def events_heard(self, number: int, by: Seat | None) -> list[Event]:
        """The events of entry `number` of the log, as a seat, or a spectator, may know them."""
        return self.log[number].events_heard(by)


def first_decisions(entries: list[Entry]) -> list[Entry]:
    """The decisions of one seat before anybody else or chance acts: only these can be redone unchanged.

    Decisions of others are never compared, so nobody learns whether a hidden choice is the same as before.
    """
    many = 0
    while many < len(entries) and entries[many].seat == entries[0].seat != CHANCE:
        many += 1
    return entries[:many]


def _number_of(entry: LogEntry) -> int:
    return entry.number
