"""A match and all that was ever said in it, the undone too. Pure: no clock, no network, no database.

Numbers count the history: number 17 is the position after its 17th entry, 0 the one before the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import msgspec

from vespers.engine.dealer import Dealer
from vespers.engine.errors import Illegal
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, Chance, Choice, Seat, State, apply
from vespers.engine.match import NOTHING_TO_UNDO, Match
from vespers.engine.words import Action, Entry, Event, Undo

RECENT = 16  # numbers at which it is noted what was seen, to show what moved: nobody is further behind
NOTHING: frozenset[int] = frozenset()
Seen = Mapping[Seat | None, Any]
UNSEEN: Seen = {}


class Told:
    """One entry of the history with what is needed to tell it to anybody, at any time."""

    __slots__ = ("entry", "events", "number", "step")

    def __init__(
        self, number: int, entry: Entry, step: Choice[Any, Any] | None, events: Sequence[Event]
    ) -> None:
        self.number, self.entry, self.step, self.events = number, entry, step, events

    def heard(self, by: Seat | None) -> Action:
        """What a seat, or a spectator, learned of it."""
        action: Action = self.entry.action
        return action if self.step is None else self.step.heard(action, by)

    def events_heard(self, by: Seat | None) -> list[Event]:
        heard = (event.heard(by) for event in self.events)
        return [event for event in heard if event is not None]


class Chronicle:
    """The engine's match, dealt entry by entry, so that every position between can be shown."""

    def __init__(self, game: Game[Any], seats: int, options: Any, dealer: Dealer) -> None:
        self.game, self.dealer = game, dealer
        self.match: Match[Any] = Match(game, seats, options)
        self.box = game.box(self.match.options)
        self.told: list[Told] = []
        self.counting: list[int] = []  # the numbers of the entries that still count, beside match.log
        self.opening = 0  # how many draws came before the first decision; those are never taken back
        self.lookers: list[Seat | None] = []  # who is shown every position (None: spectators)
        self.seen: dict[int, dict[Seat | None, Any]] = {}  # by number: what they knew
        self.recalled: dict[int, Seen] = {}  # the same for a step of a replay

    @property
    def number(self) -> int:
        """How many entries there are."""
        return len(self.told)

    # --- Saying something

    def play(self, seat: Seat, a: Action) -> None:
        """A legal action and what chance answers; otherwise `Refused`, and nothing has changed."""
        self._say(seat, a)
        self.deal()

    def deal(self) -> None:
        """Let the dealer answer as long as chance is asked."""
        match = self.match
        while isinstance(step := match.asked(), Chance):
            self._say(CHANCE, self.dealer.decide(step, match.state, match.drawn))

    def repeat(self, entries: Iterable[Entry]) -> None:
        """Entries of a stored history, checked like new ones, without the dealer."""
        for entry in entries:
            if isinstance(entry.action, Undo):
                self._take_back(entry.action.to, entry.seat)
            else:
                self._say(entry.seat, entry.action)

    def _say(self, seat: Seat, a: Action) -> None:
        match = self.match
        match.play(seat, a)
        self.told.append(Told(self.number + 1, match.log[-1], match.asked_at[-1], match.events[-1]))
        self.counting.append(self.number)
        self._note()

    # --- Who looks on

    def look(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator, knows now. From now on this is noted for it after every entry."""
        if seat not in self.lookers:
            self.lookers.append(seat)
            self._look_back(seat)
        return self.now(seat)

    def now(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator, knows now."""
        noted = self.seen.setdefault(self.number, {})
        if seat not in noted:
            noted[seat] = self.game.view(self.match.state, seat)
        return noted[seat]

    def _look_back(self, seat: Seat | None) -> None:
        """What it knew at the last numbers, as if it had looked on all the time: it sees how things moved."""
        first = max(0, self.number - RECENT + 1)
        state = self.position(first)
        for number in range(first, self.number + 1):
            action = None if number == first else self.told[number - 1].entry.action
            if isinstance(action, Undo):
                state = self.position(number)
            elif action is not None:
                apply(state, action)
            self.seen.setdefault(number, {})[seat] = self.game.view(state, seat)

    def _note(self) -> None:
        if self.lookers:
            views = self.game.seen(self.match.state, self.lookers)
            self.seen[self.number] = dict(zip(self.lookers, views, strict=True))
        self.seen.pop(self.number - RECENT, None)

    def rest(self) -> None:
        """Nobody looks on: what was seen is forgotten, and how things moved."""
        self.lookers.clear()
        self.seen.clear()
        self.recalled.clear()

    # --- Taking back

    def take_back(self, to: int, seat: Seat) -> None:
        """Back to the last decision at or before number `to`, whatever lies between; chance goes on anew."""
        self._take_back(self.decision_before(to), seat)
        self.deal()

    def _take_back(self, length: int, seat: Seat) -> None:
        self.match.undo_to(length, seat)
        del self.counting[length:]
        self.told.append(Told(self.number + 1, self.match.history[-1], None, ()))
        self._note()

    def decision_before(self, to: int) -> int:
        """The length of the log at the last decision at or before number `to`, which must still count."""
        log = self.match.log
        if to != 0 and to not in self.counting:
            raise Illegal(NOTHING_TO_UNDO)
        length = 0 if to == 0 else self.counting.index(to) + 1
        while 0 < length < len(log) and log[length].seat == CHANCE:
            length -= 1
        if length >= len(log) or log[length].seat == CHANCE:
            raise Illegal(NOTHING_TO_UNDO)
        return length

    def number_at(self, length: int) -> int:
        """The number of the position after so many entries that count."""
        return self.counting[length - 1] if length else 0

    def free_undo(self, seat: Seat) -> int | None:
        """How far a seat may go back alone: its own last words, nothing revealed, nothing rolled."""
        match = self.match
        if match.why_not_undo(seat) is not None:
            return None
        length = len(match.log)
        while length and match.log[length - 1].seat == seat and not self._revealed(length - 1):
            length -= 1
        return self.number_at(length)

    def _revealed(self, place: int) -> bool:
        return self.match.asked_at[place].reveals(self.match.log[place].action)

    def asking_undo(self) -> int | None:
        """How far the table may go back together: to the first decision. Not once the game is over."""
        log = self.match.log
        while self.opening < len(log) and log[self.opening].seat == CHANCE:
            self.opening += 1
        if self.opening == len(log) or self.match.asked() is None:
            return None
        return self.number_at(self.opening)

    # --- Looking back

    def counting_at(self, number: int) -> list[int]:
        """The numbers of the entries that counted at a number."""
        counting: list[int] = []
        for told in self.told[:number]:
            if isinstance(told.entry.action, Undo):
                del counting[told.entry.action.to :]
            else:
                counting.append(told.number)
        return counting

    def undone_at(self, number: int) -> Set[int]:
        """The numbers up to this one that did not count at it."""
        if number == self.number and len(self.counting) == number:
            return NOTHING
        counting = self.counting if number == self.number else self.counting_at(number)
        return set(range(1, number + 1)).difference(counting)

    def entries_at(self, number: int) -> list[Entry]:
        """The log as it counted at a number."""
        return [self.told[n - 1].entry for n in self.counting_at(number)]

    def position(self, number: int) -> State:
        """The table at a number, played again."""
        state: State = self.game.start(self.match.seats, self.match.options)
        for entry in self.entries_at(number):
            apply(state, entry.action)
        return state

    def recall(self, number: int, seat: Seat | None) -> State:
        """The table at a number; what a seat knew there and one entry before is at hand, to show movement."""
        state = self.position(number)
        self.recalled = {number: {seat: self.game.view(state, seat)}}
        if number:
            self.recalled[number - 1] = {seat: self.game.view(self.position(number - 1), seat)}
        return state

    def view(self, number: int, seat: Seat | None) -> Any:
        """What a seat, or a spectator, knew at a number, if that is at hand; else None."""
        found = self.seen.get(number, UNSEEN).get(seat)
        return self.recalled.get(number, UNSEEN).get(seat) if found is None else found

    def earliest_change(self, since: int) -> int:
        """The number after which anything told has changed since `since`: an undo reaches further back."""
        earliest = since
        for told in self.told[since:]:
            if isinstance(told.entry.action, Undo):
                counted = self.counting_at(told.number)
                earliest = min(earliest, counted[-1] if counted else 0)
        return earliest


# --- The short form of a history, for snapshots


def shortened(chronicle: Chronicle) -> bytes:
    """Seats and codebook numbers; an undo back to n is -1 - n."""
    book = chronicle.game.codebook.number
    history = [told.entry for told in chronicle.told]
    short = [(e.seat, -1 - e.action.to if isinstance(e.action, Undo) else book[e.action]) for e in history]
    return msgspec.msgpack.encode(short)


def lengthened(game: Game[Any], data: bytes) -> list[Entry]:
    """The entries of a short form."""
    book = game.codebook.actions
    short = msgspec.msgpack.decode(data, type=list[tuple[int, int]])
    return [Entry(seat, book[n] if n >= 0 else Undo(-1 - n)) for seat, n in short]
