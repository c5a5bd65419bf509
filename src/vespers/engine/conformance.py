"""The conformance kit: what every game must satisfy, proved over random games. For our games and for others.

    from vespers.engine.conformance import Kit
    Kit(GAME, seats=2).run(range(20))

Any failure is a `KitFailure` that says which promise is broken, in which game and at which entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random as Shuffler
from typing import Any

import msgspec
from librt.random import Random

from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import Refused, VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import (
    CHANCE,
    Box,
    Chance,
    Choice,
    Replacements,
    Seat,
    State,
    Step,
    apply,
    asked,
    why_not,
)
from vespers.engine.match import Match
from vespers.engine.messages import Action, Why

HasText = Callable[[str, str], bool]  # (game, text key) -> whether every language has it
Choose = Callable[[Match[Any], Seat], Action]  # the action of a seat in a match
LONGEST = 20_000  # decisions: a game that goes on longer does not end


class KitFailure(AssertionError):
    """A game broke a promise."""


class Report(msgspec.Struct):
    """What a run of the kit has seen."""

    games: int = 0
    decisions: int = 0
    draws: int = 0
    refusals: int = 0
    worlds: int = 0  # pairs of positions that some seat could not tell apart, and that differed
    reasons: set[str] = msgspec.field(default_factory=set)
    endings: set[str] = msgspec.field(default_factory=set)


class Kit:
    """Checks one game with one set of settings. `thorough` is the share of positions that get every check."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: Any = None,
        has_text: HasText | None = None,
        thorough: float = 1.0,
        choose: Choose | None = None,
    ) -> None:
        self.game, self.seats, self.has_text, self.thorough = game, seats, has_text, thorough
        self.choose = choose  # a bot instead of a random choice: it gets to positions that chance never sees
        self.settings = game.settings() if settings is None else game.canonical(settings)
        self.report = Report()
        self.where = ""

    def run(self, seeds: Iterable[int]) -> Report:
        """Play a random game per seed and check it at every decision."""
        for seed in seeds:
            self._game(seed)
        return self.report

    def _demand(self, kept: bool, promise: str) -> None:
        if not kept:
            raise KitFailure(f"{self.game.name}, {self.seats} seats, {self.where}: {promise}")

    def _game(self, seed: int) -> None:
        self.rng = Shuffler(seed)
        self.dice = Random(seed)
        self.where = f"seed {seed}"
        match: Match[Any] = Match(self.game, self.seats, self.settings, SeededDealer(str(seed)))
        for number in range(LONGEST):
            step = match.asked()
            if step is None:
                break
            self.where = f"seed {seed}, entry {len(match.log)}, {step!r}"
            self._decision(match, step, close=self.rng.random() < self.thorough)
            self.report.decisions += 1
            self._demand(number < LONGEST - 1, "a game ends")
        self._finished(match)
        self.report.games += 1
        self.report.draws += match.drawn

    # --- One decision

    def _decision(self, match: Match[Any], step: Choice[Any, Any], close: bool) -> None:
        s = match.state
        options = self._options(step, s)
        self._demand(match.outcome() is None, "nobody has won while somebody is asked")
        if close:
            self._invariants(s)
            self._refusals(match, step, options)
            self._clones(s, options)
            for seat in (*range(self.seats), None):
                self._imagined(s, step, seat, options)
            self._other_seats(s, step, options)
        before = facts(s) if close else None
        match.play(step.asks, self._answer(match, step, options))
        if before is not None and self.rng.random() < 0.1:
            self._undo(match, step.asks, before)

    def _answer(self, match: Match[Any], step: Choice[Any, Any], options: list[Any]) -> Action:
        if self.choose is None or step.asks == CHANCE:
            answer: Action = self.rng.choice(options)
            return answer
        return self.choose(match, step.asks)

    def _options(self, step: Choice[Any, Any], s: State) -> list[Any]:
        options = list(step.options(s))
        self._demand(bool(options), "a choice leaves something to do")
        self._demand(len(set(options)) == len(options), "an option is offered once")
        book = self.game.codebook
        self._demand(all(a in book and a is book.interned(a) for a in options), "options are interned")
        if not isinstance(step, Chance):
            slow = Choice.options(step, s)
            self._demand(set(options) == set(slow), "the fast options are the candidates that pass why_not")
        return options

    def _invariants(self, s: State) -> None:
        try:
            self.game.invariants(s)
        except AssertionError as error:
            raise KitFailure(f"{self.game.name}, {self.where}: an invariant fails: {error}") from error

    def _refusals(self, match: Match[Any], step: Choice[Any, Any], options: list[Any]) -> None:
        """Legal exactly if offered; every refusal has its reason, and changes nothing."""
        offered = set(options)
        for a in self.rng.sample(self.game.codebook.actions, min(12, len(self.game.codebook))):
            why = why_not(match.state, step.asks, a)
            self._demand((why is None) == (a in offered), f"legal exactly if offered: {a}")
            if why is not None:
                self._reason(why)
        for a in step.candidates(match.state):
            if a not in offered and self.rng.random() < 0.05:
                self._refused(match, step.asks, a)

    def _refused(self, match: Match[Any], seat: Seat, a: Action) -> None:
        length = len(match.history)
        try:
            match.play(seat, a)
        except Refused as refused:
            self._reason(refused.why)
            self._demand(len(match.history) == length, "a refusal changes nothing")
            return
        self._demand(False, f"an illegal action is refused: {a}")

    def _reason(self, why: Why) -> None:
        self.report.refusals += 1
        self.report.reasons.add(why.key)
        if self.has_text is not None:
            ours = bool(why.section)
            key = f"{self.game.name}-why-{why.key}" if ours else f"why-{why.key}"
            self._demand(self.has_text(self.game.name, key), f"a reason has a text in every language: {key}")

    def _other_seats(self, s: State, step: Choice[Any, Any], options: list[Any]) -> None:
        for seat in range(self.seats):
            if seat != step.asks:
                why = why_not(s, seat, options[0])
                self._demand(why is not None and why.key == "not_your_turn", "only the asked seat may speak")

    def _clones(self, s: State, options: list[Any]) -> None:
        before, c = facts(s), s.clone()
        self._demand(facts(c) == before, "a clone equals its original")
        self._demand(not shared(s, c), f"a clone shares nothing mutable: {shared(s, c)}")
        apply(c, self.rng.choice(options))
        self._demand(facts(s) == before, "playing on a clone does not touch the original")

    # --- Hidden information

    def _imagined(self, s: State, step: Choice[Any, Any], seat: Seat | None, options: list[Any]) -> None:
        """What a seat imagines, it cannot tell from the truth; nor can it while the game goes on."""
        before = facts(s)
        t = self.game.imagine(s, seat, self.dice)
        self._demand(facts(s) == before, "imagining does not touch the original")
        self._demand(not shared(s, t), f"an imagined state shares nothing mutable: {shared(s, t)}")
        self._invariants(t)
        self._same_to(s, t, seat)
        self.report.worlds += facts(t) != before
        self._two_worlds(s.clone(), t, seat)

    def _same_to(self, s: State, t: State, seat: Seat | None) -> None:
        """View and options of a seat are equal in both worlds, to the byte."""
        ours, theirs = self.game.view(s, seat), self.game.view(t, seat)
        if msgspec.json.encode(ours) != msgspec.json.encode(theirs):
            self._demand(False, f"two worlds: the view of {seat} differs: {ours} / {theirs}")
        one, other = asked(s), asked(t)
        self._demand((one is None) == (other is None), f"two worlds: {seat} sees the end in one of them")
        if one is not None and other is not None and one.asks == seat:
            self._demand(
                one.options(s) == other.options(t) and one.values(s) == other.values(t),
                f"two worlds: other options for {seat}",
            )

    def _two_worlds(self, s: State, t: State, seat: Seat | None) -> None:
        """Play on in both worlds, the seat hearing the same: nothing it receives may differ."""
        for _ in range(6):
            one, other = asked(s), asked(t)
            if one is None or other is None:
                return
            options = one.options(s)
            self._demand(bool(options), "a choice leaves something to do")
            a = self.rng.choice(options)
            same = [b for b in other.options(t) if self._hears(other, b, seat) == self._hears(one, a, seat)]
            if not same:
                self._demand(one.asks != seat, f"two worlds: {seat} may say {a} in one of them only")
                return
            b = self.rng.choice(same)  # another secret with the same face, wherever there is one
            heard = [self._events(world, action, seat) for world, action in ((s, a), (t, b))]
            if heard[0] != heard[1]:  # only what the rules reveal may tell the worlds apart
                lit = one.reveals(a) or asked(s) is None
                self._demand(lit, f"two worlds: {seat} hears {heard[0]!r} / {heard[1]!r}")
                return
            self._same_to(s, t, seat)

    def _hears(self, step: Choice[Any, Any], a: Any, seat: Seat | None) -> Action:
        return a if step.asks == seat else step.heard(a, seat)

    def _events(self, s: State, a: Any, seat: Seat | None) -> bytes:
        s.events = []
        apply(s, a)
        heard = [event.heard(seat) for event in s.events]
        s.events = None
        return msgspec.json.encode([event for event in heard if event is not None])

    # --- History

    def _undo(self, match: Match[Any], seat: Seat, before: Any) -> None:
        if match.why_not_undo(seat) is not None:
            return
        last = match.log[-1]
        match.undo(seat)
        self._demand(facts(match.state) == before, "an undone word leaves no trace in the state")
        match.play(last.seat, last.action)

    def _finished(self, match: Match[Any]) -> None:
        outcome = match.outcome()
        self._demand(outcome is not None, "a game that is over has an outcome")
        assert outcome is not None
        named = bool(outcome.winners) or self.seats == 1  # alone, one can also lose to the game
        self._demand(len(outcome.scores) == self.seats and named, "an outcome names all")
        self.report.endings.add(outcome.reason)
        self._replayed(match)
        self._rewound(match)

    def _replayed(self, match: Match[Any]) -> None:
        """A record gives back the same match, whatever its chance; numbers alone give it too."""
        try:
            again = record.read(record.write(match), lambda name: self.game)
        except VespersError as error:
            raise KitFailure(f"{self.where}: the record of a match can be read: {error}") from error
        self._demand(facts(again.state) == facts(match.state), "a record replays to the same state")
        self._demand(again.history == match.history, "a record keeps the whole history")
        short = [self.game.codebook.number[entry.action] for entry in match.log]
        s = self.game.start(self.seats, self.settings)
        for number in short:
            apply(s, self.game.codebook.actions[number])
        self._demand(facts(s) == facts(match.state), "action numbers replay to the same state")

    def _rewound(self, match: Match[Any]) -> None:
        """Undo to the root, and forward again from any point."""
        root = facts(self.game.start(self.seats, self.settings))
        self._demand(facts(match.at(0).state) == root, "the root of a match is its set-up")
        middle = match.at(self.rng.randrange(len(match.log)))
        for entry in match.log[len(middle.log) :]:
            middle.play(entry.seat, entry.action)
        self._demand(
            facts(middle.state) == facts(match.state), "a match played on from its middle ends alike"
        )


def play_at_random(game: Game[Any], seats: int, settings: Any, seed: int) -> Match[Any]:
    """A whole random match, for tests and samples."""
    rng = Shuffler(seed)
    match: Match[Any] = Match(game, seats, settings, SeededDealer(str(seed)))
    while (step := match.asked()) is not None and step.asks != CHANCE:
        match.play(step.asks, rng.choice(step.options(match.state)))
    return match


# --- Looking into states


FIELDS: dict[type, list[str]] = {}  # by class: found once


def fields(x: Any) -> list[str]:
    """Names of all attributes. A compiled class has __mypyc_attrs__ instead of __slots__."""
    kind = type(x)
    if kind not in FIELDS:
        slots = ("__slots__", "__mypyc_attrs__")
        names = {n for c in kind.__mro__ for slot in slots for n in getattr(c, slot, ())}
        FIELDS[kind] = sorted(names - {"events", "__dict__", "__weakref__"})
    return FIELDS[kind]


def facts(x: Any) -> Any:
    """A state as plain nested data, for equality."""
    if type(x) is int:
        return x
    if isinstance(x, list):  # most are lists of small numbers
        return [y if type(y) is int else facts(y) for y in x]
    if isinstance(x, Step):
        return (type(x).__name__, *(facts(getattr(x, n)) for n in fields(x)))
    if isinstance(x, Box | Replacements):
        return id(x)
    if x is None or isinstance(x, int | str | tuple | float | frozenset | Action):
        return x
    return {n: facts(getattr(x, n)) for n in fields(x)}


def shared(a: Any, b: Any, path: str = "s") -> list[str]:
    """Every mutable object reachable from both: a clone must have none."""
    if (
        type(a) is int
        or a is None
        or isinstance(a, Step | Box | Replacements | int | str | tuple | float | frozenset | Action)
    ):
        return []
    if a is b:
        return [path]
    if isinstance(a, list):
        pairs = [(i, x, y) for i, (x, y) in enumerate(zip(a, b, strict=False)) if type(x) is not int]
        return [p for i, x, y in pairs for p in shared(x, y, f"{path}[{i}]")]
    return [p for n in fields(a) for p in shared(getattr(a, n), getattr(b, n), f"{path}.{n}")]
