"""A die: every roll of the game is a step of its own, with its own prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Chance
from vespers.games.fermentation.codebook import ROLLED
from vespers.games.fermentation.messages import Rolled
from vespers.games.fermentation.state import Fermentation

EVEN: Final = [1, 1, 1, 1, 1, 1]


class RollOfADie(Chance[Fermentation, Rolled]):
    """Six faces, equally likely; `do` is what the roll means."""

    __slots__ = ()

    def outcomes(self, s: Fermentation) -> Sequence[Rolled]:
        return ROLLED

    def odds(self, s: Fermentation) -> list[int]:
        return EVEN
