"""Steps, state and the few functions everybody calls: settle, asked, why_not, apply.

Compiled or not, games of other packages build on these classes: hence
`allow_interpreted_subclasses`, which costs about 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from vespers.engine.messages import Action, Event, Why

Seat = int
CHANCE: Final = -1
NOBODY: Final = -2
COMPILED: Final = not __file__.endswith(".py")  # a loop is faster compiled, a builtin interpreted
GAME_OVER: Final = Why("game_over")
NOT_YOUR_TURN: Final = Why("not_your_turn")
NOT_NOW: Final = Why("not_now")
CANNOT_COME_UP: Final = Why("cannot_come_up")

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, A]):
    """One heading of the rulebook, for one seat. Never changes: make each once, as a module constant.

    `asks` is the seat that decides, or CHANCE, or NOBODY when the rules alone decide.
    """

    __slots__ = ("asks", "me")

    def __init__(self, me: Seat, asks: Seat) -> None:
        self.me = me
        self.asks = asks

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.me})"

    def happen(self, s: S) -> None:
        """Do what a Rule says."""
        raise NotImplementedError

    def options(self, s: S) -> list[A]:
        """The legal actions of a Choice."""
        raise NotImplementedError

    def do(self, s: S, a: A) -> None:
        """Do a legal action of a Choice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[S, Action]):
    """A step that asks nobody: income, scoring, clean-up."""

    __slots__ = ()

    def __init__(self, me: Seat) -> None:
        super().__init__(me, NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S, A]):
    """A step in which one seat decides."""

    __slots__ = ()

    def __init__(self, me: Seat) -> None:
        super().__init__(me, me)

    def candidates(self, s: S) -> Sequence[A]:
        """Every action that could be meant here, legal or not."""
        raise NotImplementedError

    def why_not(self, s: S, a: A) -> Why | None:
        """THE definition of legal, for any of the candidates."""
        return None

    def options(self, s: S) -> list[A]:
        """The candidates that pass why_not. A faster override needs the kit's equality test."""
        return [a for a in self.candidates(s) if self.why_not(s, a) is None]

    def heard(self, a: A, by: Seat | None) -> Action:
        """What another seat, or a spectator (None), learns of this action."""
        return a

    def reveals(self, a: A) -> bool:
        """Whether the action shows something hidden, so that it cannot be undone."""
        return False

    def values(self, s: S) -> dict[str, int | str]:
        """Numbers for the prompt; only what everybody at the table knows."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Choice[S, A]):
    """A step decided by dice, bag or deck."""

    __slots__ = ()

    def __init__(self, me: Seat) -> None:
        super().__init__(me)
        self.asks = CHANCE

    def outcomes(self, s: S) -> Sequence[A]:
        """All possible outcomes: one shared list."""
        raise NotImplementedError

    def odds(self, s: S) -> list[int]:
        """The weight of each outcome: a deck that counts its cards is its own odds."""
        raise NotImplementedError

    def candidates(self, s: S) -> Sequence[A]:
        return self.outcomes(s)

    def options(self, s: S) -> list[A]:
        return [a for a, weight in zip(self.outcomes(s), self.odds(s), strict=True) if weight > 0]

    def why_not(self, s: S, a: A) -> Why | None:
        return None if a in self.options(s) else CANNOT_COME_UP

    def whose(self) -> Seat:
        """The seat that rolls or draws, or NOBODY."""
        return self.me


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonChance(Chance[S, A]):
    """Chance for the whole table: who begins, which cards are on display."""

    __slots__ = ()

    def whose(self) -> Seat:
        return NOBODY


Plan = list[Step[Any, Any]]  # last is next


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The content of the box: tables built once from a content pack, never changed, shared by all clones."""

    __slots__ = ()


class Replacements:
    """The steps of a variant that stand in for steps of its base game. All clones share them."""

    __slots__ = ("kinds", "made")

    def __init__(self, kinds: dict[type, Any]) -> None:
        self.kinds = kinds  # class of a step -> class that wraps it
        self.made: dict[Step[Any, Any], Step[Any, Any]] = {}

    def of(self, step: Step[Any, Any]) -> Step[Any, Any]:
        """The step that is taken when `step` comes up."""
        kind = self.kinds.get(type(step))
        if kind is None:
            return step
        found = self.made.get(step)
        if found is None:
            found = self.made[step] = kind(step)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table and what is still to do. Mutable; search clones it."""

    __slots__ = ("agenda", "events", "replaced")

    def __init__(self, agenda: Plan) -> None:
        self.agenda = agenda
        self.events: list[Event] | None = None  # None: nobody listens, so no events are made
        self.replaced: Replacements | None = None  # the steps of a variant; `clone` hands them on

    def clone(self) -> Self:
        raise NotImplementedError

    def then(self, *steps: Step[Any, Any]) -> None:
        """Do these next, in this order."""
        self.agenda.extend(reversed(steps))

    def follow(self, plan: Plan) -> None:
        """Do this plan next (the fast form of `then`)."""
        self.agenda.extend(plan)

    def skip_to(self, step: Step[Any, Any]) -> None:
        """Remove everything before `step` from the agenda."""
        while self.agenda[-1] is not step:
            self.agenda.pop()


def plan(*steps: Step[Any, Any]) -> Plan:
    """Steps in rulebook order, ready for `State.follow`."""
    return list(reversed(steps))


def settle(s: State) -> None:
    """Run rules until a seat or chance is asked, or the agenda is empty."""
    agenda, replaced = s.agenda, s.replaced
    while agenda:
        top = agenda[-1]
        if replaced is not None:  # only here and in `proceed` does a step come up
            top = agenda[-1] = replaced.of(top)
        if top.asks != NOBODY:
            return
        agenda.pop()
        top.happen(s)


def asked(s: State) -> Choice[Any, Any] | None:
    """The current choice, or None when the game is over."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    assert isinstance(top, Choice)
    return top


def is_over(s: State) -> bool:
    """Whether the agenda is empty."""
    return not s.agenda


def why_not(s: State, seat: Seat, a: Action) -> Why | None:
    """Why `seat` may not play `a` now; None when it may."""
    step = asked(s)
    if step is None:
        return GAME_OVER
    if step.asks != seat:
        return NOT_YOUR_TURN
    if a not in step.candidates(s):
        return NOT_NOW
    return step.why_not(s, a)


def apply(s: State, a: Action) -> None:
    """Do a legal action, unchecked and in place: for search."""
    s.agenda.pop().do(s, a)
    settle(s)


def tickets(odds: list[int]) -> int:
    """The number of tickets in the lottery."""
    if not COMPILED:
        return sum(odds)
    n: i64 = 0  # compiled, builtin `sum` is slower than a loop
    weight: i64
    for weight in odds:
        n += weight
    return n


def winner_of(odds: list[int], ticket: int) -> int:
    """Which place of the odds a ticket belongs to, 0 <= ticket < tickets(odds)."""
    left: i64 = ticket
    weight: i64
    for place, weight in enumerate(odds):
        left -= weight
        if left < 0:
            return place
    raise IndexError(ticket)


def deal(step: Chance[Any, Any], s: State, ticket: int) -> Any:
    """The outcome of a ticket, 0 <= ticket < tickets(step.odds(s))."""
    return step.outcomes(s)[winner_of(step.odds(s), ticket)]


def take_at_random(counts: list[int], many: int, rng: Random) -> list[int]:
    """Take `many` things out of a multiset that counts its kinds; both are counts. For `imagine`."""
    taken = [0] * len(counts)
    left = tickets(counts)
    for _ in range(many):
        kind = winner_of(counts, rng.randrange(left))
        counts[kind] -= 1
        taken[kind] += 1
        left -= 1
    return taken


def chance_move(step: Chance[Any, Any], s: State, rng: Random) -> None:
    """Draw an outcome from this random source and apply it: for search and playouts."""
    odds = step.odds(s)
    apply(s, step.outcomes(s)[winner_of(odds, rng.randrange(tickets(odds)))])


def proceed(s: State, rng: Random) -> None:
    """Run rules and draw for chance until a player is asked or the agenda is empty."""
    agenda, replaced = s.agenda, s.replaced
    while agenda:
        step = agenda[-1]
        if replaced is not None:
            step = agenda[-1] = replaced.of(step)
        if step.asks >= 0:
            return
        if step.asks == NOBODY:
            agenda.pop()
            step.happen(s)
            continue
        assert isinstance(step, Chance)
        odds = step.odds(s)
        outcome = step.outcomes(s)[winner_of(odds, rng.randrange(tickets(odds)))]
        agenda.pop()
        step.do(s, outcome)


def answer(s: State, a: Action, rng: Random) -> None:
    """Do a legal action, unchecked and in place; then run rules and chance."""
    s.agenda.pop().do(s, a)
    proceed(s, rng)


def playout(s: State, rng: Random) -> tuple[int, int]:
    """Play at random to the end; return the number of decisions and of draws."""
    decisions = draws = 0
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            draws += 1
            chance_move(step, s, rng)
        else:
            decisions += 1
            options = step.options(s)
            apply(s, options[rng.randrange(len(options))])
    return decisions, draws
