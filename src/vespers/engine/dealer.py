"""Who decides for chance: a seed that can be checked afterwards, a script, or a person with real dice."""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from vespers.engine.errors import BadScript
from vespers.engine.kernel import Chance, State, deal, tickets
from vespers.engine.messages import Action, Why


class Dealer(Protocol):
    """Answers chance steps; `number` counts all draws of a match, the undone ones too."""

    def decide(self, step: Chance[Any, Any], s: State, number: int, shares: str = "") -> Action: ...


class SeededDealer:
    """Deals from a secret seed. Its commitment is public from the start, the seed once the game is over.

    Draw n of a lottery with t tickets is the first of sha256(seed:n:0), sha256(seed:n:1), … that, read as a
    number of 64 bits, is below the greatest multiple of t; modulo t. Anyone with the seed can check a log,
    and nobody can predict a draw from the commitment. The shares that players have added before a draw stand
    between seed and n, each after a colon, so that nobody alone chooses what is drawn.

    `terms` is the first line of the record: the commitment covers game, settings, seats and match too.
    """

    __slots__ = ("commitment", "seed", "terms")

    def __init__(self, seed: str | None = None, terms: str = "") -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.terms = terms
        self.commitment = commitment(self.seed, terms)

    def decide(self, step: Chance[Any, Any], s: State, number: int, shares: str = "") -> Action:
        a: Action = deal(step, s, self.ticket(number, tickets(step.odds(s)), shares))
        return a

    def ticket(self, number: int, many: int, shares: str = "") -> int:
        """The winning ticket of draw `number` among `many`."""
        limit = (1 << 64) // many * many
        attempt = 0
        while True:
            digest = hashlib.sha256(f"{self.seed}{shares}:{number}:{attempt}".encode()).digest()
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < limit:
                return drawn % many
            attempt += 1


AHEAD: Final = 8  # draws; more would often be wasted
FIRST_EIGHT = struct.Struct(">" + "Q24x" * AHEAD)  # bytes of each hash
SAFE: Final = (1 << 64) - (1 << 32)  # below the greatest multiple of whatever fits into 32 bits


class Tickets:
    """The tickets of a seeded dealer, some draws ahead: half the cost when thousands of games are played."""

    __slots__ = ("dealer", "numbers")

    def __init__(self, dealer: SeededDealer) -> None:
        self.dealer = dealer
        self.numbers: list[int] = []  # of 64 bits: what each draw tries first

    def ticket(self, number: int, many: int) -> int:
        """As the dealer says, for draws one after the other."""
        if number == len(self.numbers):
            self.look_ahead()
        drawn = self.numbers[number]
        return drawn % many if drawn < SAFE else self.dealer.ticket(number, many)

    def look_ahead(self) -> None:
        seed, first = self.dealer.seed, len(self.numbers)
        hashes = [hashlib.sha256(f"{seed}:{n}:0".encode()).digest() for n in range(first, first + AHEAD)]
        self.numbers.extend(FIRST_EIGHT.unpack(b"".join(hashes)))


def commitment(seed: str, terms: str = "") -> str:
    """What is published of a seed, and of the terms of the match, before the game."""
    promised = f"{seed}\n{terms}\n" if terms else seed
    return hashlib.sha256(promised.encode()).hexdigest()


class ScriptedDealer:
    """Deals what a test lists, in order; afterwards from a seed, if there is one."""

    __slots__ = ("after", "script")

    def __init__(self, script: Iterable[Action], after: Dealer | None = None) -> None:
        self.script = list(script)
        self.after = after

    def decide(self, step: Chance[Any, Any], s: State, number: int, shares: str = "") -> Action:
        if not self.script:
            if self.after is None:
                raise BadScript(Why("script_ended", "", {"step": type(step).__name__}))
            return self.after.decide(step, s, number, shares)
        return checked(step, s, self.script.pop(0))


class HumanDealer:
    """Real dice and cards: a person types in the outcomes."""

    __slots__ = ("ask",)

    def __init__(self, ask: Callable[[Chance[Any, Any], State, list[Any]], Action]) -> None:
        self.ask = ask

    def decide(self, step: Chance[Any, Any], s: State, number: int, shares: str = "") -> Action:
        return checked(step, s, self.ask(step, s, step.options(s)))


def checked(step: Chance[Any, Any], s: State, a: Action) -> Action:
    """The draw itself, if it can come up here."""
    if a not in step.options(s):
        raise BadScript(Why("cannot_come_up", "", {"step": type(step).__name__, "outcome": repr(a)}))
    return a
