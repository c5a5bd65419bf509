"""Steps, state and the few functions everybody calls: settle, asked, why_not, apply.

Compiled or not, games of other packages build on these classes: hence
`allow_interpreted_subclasses`, which costs about 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from vespers.engine.words import Action, Event, Why

Seat = int
CHANCE: Final = -1
NOBODY: Final = -2
COMPILED: Final = not __file__.endswith(".py")  # a loop is quick then, what is built in otherwise
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
        """What a Rule does."""
        raise NotImplementedError

    def options(self, s: S) -> list[A]:
        """What may be said at a Choice."""
        raise NotImplementedError

    def do(self, s: S, a: A) -> None:
        """What a Choice does with the answer."""
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
        """Everything one could mean here, legal or not."""
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
        """Whether saying it shows something hidden, so that it cannot be taken back."""
        return False

    def ends(self, s: S, a: A) -> bool:
        """Surely followed by chance or another seat; False: perhaps not. It spares a table the trial."""
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
        """Everything that can come up: one shared list."""
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
    """Chance of the whole table: who begins, what lies in the middle."""

    __slots__ = ()

    def whose(self) -> Seat:
        return NOBODY


Plan = list[Step[Any, Any]]  # last is next


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies in the box: tables built once from a content pack, never changed, shared by all clones."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table and what is still to do. Mutable; search clones it."""

    __slots__ = ("agenda", "told")

    def __init__(self, agenda: Plan) -> None:
        self.agenda = agenda
        self.told: list[Event] | None = None  # None: nobody listens, so events are not even made

    def clone(self) -> Self:
        raise NotImplementedError

    def then(self, *steps: Step[Any, Any]) -> None:
        """Do these next, in this order."""
        self.agenda.extend(reversed(steps))

    def follow(self, plan: Plan) -> None:
        """Do this plan next (the fast form of `then`)."""
        self.agenda.extend(plan)

    def skip_to(self, step: Step[Any, Any]) -> None:
        """Strike out everything before `step`."""
        while self.agenda[-1] is not step:
            self.agenda.pop()


def plan(*steps: Step[Any, Any]) -> Plan:
    """Steps in rulebook order, ready for `State.follow`."""
    return list(reversed(steps))


def settle(s: State) -> None:
    """Let the rules happen until somebody is asked or nothing is left to do."""
    agenda = s.agenda
    while agenda:
        top = agenda[-1]
        if top.asks != NOBODY:
            return
        agenda.pop()
        top.happen(s)


def asked(s: State) -> Choice[Any, Any] | None:
    """The choice before the table, or None when the game is over."""
    if not s.agenda:
        return None
    top = s.agenda[-1]
    assert isinstance(top, Choice)
    return top


def why_not(s: State, seat: Seat, a: Action) -> Why | None:
    """Why `seat` may not say `a` now; None when it may."""
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
    """How many tickets are in the lottery."""
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
    """Let chance decide by this random source: for search and playouts."""
    odds = step.odds(s)
    apply(s, step.outcomes(s)[winner_of(odds, rng.randrange(tickets(odds)))])


def proceed(s: State, rng: Random) -> None:
    """Let the rules happen and chance answer, until a player is asked or nothing is left to do."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
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


def playout(s: State, rng: Random) -> tuple[int, int]:
    """Play at random to the end; how many decisions the players made, and how many chance did."""
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
