"""Actions for learners: the codebook's numbers, masks of the legal ones, and the factored form."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vespers.engine.game import Game
from vespers.engine.messages import Action
from vespers.rl.stepper import Index

Mask: TypeAlias = NDArray[np.int8]


class Actions:
    """The numbers of a game's actions, as records use them too.

    Outcomes of chance have numbers as well; no mask allows them to a player. In the factored form an action
    is its kind (`kinds`: the names of its classes) and its target: its place among the actions of that kind.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.actions = game.codebook.actions
        self.size = len(self.actions)
        self.space = spaces.Discrete(self.size)
        self.numbers = {id(a): n for n, a in enumerate(self.actions)}  # interned: faster than a hash
        self.kinds = list(dict.fromkeys(type(a).__name__ for a in self.actions))
        self._of = self._factors()
        self.targets = int(self._of[:, 1].max()) + 1
        self.factored_space = spaces.MultiDiscrete([len(self.kinds), self.targets])
        self._join = np.full((len(self.kinds), self.targets), -1, np.int64)
        self._join[self._of[:, 0], self._of[:, 1]] = np.arange(self.size)

    def __reduce__(self) -> tuple[Any, ...]:
        return actions_of, (self.game,)

    def _factors(self) -> NDArray[np.int64]:
        seen = dict.fromkeys(self.kinds, 0)
        rows = []
        for a in self.actions:
            kind = type(a).__name__
            rows.append((self.kinds.index(kind), seen[kind]))
            seen[kind] += 1
        return np.array(rows, np.int64)

    def number(self, a: Action) -> int:
        """The number of an interned action."""
        return self.numbers[id(a)]

    def marks(self, options: list[Any]) -> bytearray:
        """A byte per action: 1 for what is legal."""
        marks, number = bytearray(self.size), self.numbers
        for a in options:
            marks[number[id(a)]] = 1
        return marks

    def mask(self, options: list[Any]) -> Mask:
        """1 for what is legal."""
        return np.frombuffer(self.marks(options), np.int8)

    def factored(self, number: int) -> tuple[int, int]:
        """The kind and the target of an action."""
        kind, target = self._of[number]
        return int(kind), int(target)

    def joined(self, kind: int, target: int) -> int:
        """The number of an action from its factors; -1 when there is none of that kind and target."""
        known = 0 <= kind < len(self.kinds) and 0 <= target < self.targets
        return int(self._join[kind, target]) if known else -1

    def factored_mask(self, mask: Mask) -> Mask:
        """By kind and target: 1 for what is legal. A kind is legal if any of its targets is. Also of rows."""
        found = np.zeros((*mask.shape[:-1], *self._join.shape), np.int8)
        found[..., self._of[:, 0], self._of[:, 1]] = mask
        return found


@cache
def actions_of(game: Game[Any]) -> Actions:
    """The actions of a game, made once."""
    return Actions(game)


@cache
def index_of(game: Game[Any]) -> Index:
    """The index of a game's actions, made once; separate, since it cannot be pickled."""
    return Index(actions_of(game).numbers)
