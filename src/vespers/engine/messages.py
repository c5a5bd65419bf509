"""The plain data of the kernel. Never compiled: mypyc drops msgspec's class keywords."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

Seat = int


class Action(msgspec.Struct, frozen=True, gc=False, tag=True):
    """What a seat, or chance, does. Plain data: `Place(wolf=3, cell=17)`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Something that happened at the table; interfaces turn it into words and movement."""

    def heard(self, by: Seat | None) -> Event | None:
        """What a seat, or a spectator (None), learns of it; None: nothing at all."""
        return self


class Why(msgspec.Struct, frozen=True, gc=False):
    """Why something is refused: a text key, the section of RULES.md, values. Never a sentence."""

    key: str
    section: str = ""
    values: dict[str, int | str] = {}


class Text(msgspec.Struct, frozen=True, gc=False):
    """Something to be read by a person: a key of `texts/` and its arguments, which may be texts again."""

    key: str
    values: dict[str, int | str | Text] = {}


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: a score per seat, who won (several: a shared victory), and the reason's key."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Undo(Action, frozen=True):
    """Back to the position after the first `to` entries that count. Undone entries stay in the history."""

    to: int


class Entropy(Action, frozen=True):
    """A player's own share of chance: 32 hexadecimal digits that every later draw depends on."""

    value: str


class Entry(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One line of a history: seat and action."""

    seat: Seat
    action: Any


class Codebook:
    """Every action of a game, numbered: RL's action space, the short form of logs, one shared object each."""

    __slots__ = ("actions", "number")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self.number = {a: n for n, a in enumerate(self.actions)}
        if len(self.number) != len(self.actions):
            raise ValueError("a codebook lists each action once")

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, a: Action) -> bool:
        return a in self.number

    def interned(self, a: Action) -> Action:
        """The one shared object equal to `a`; KeyError when `a` is no action of this game."""
        return self.actions[self.number[a]]
