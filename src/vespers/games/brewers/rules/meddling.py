"""§6.8 Cards that have another's roll made again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Why
from vespers.games.brewers.codebook import PASS, USE
from vespers.games.brewers.messages import Pass, Use
from vespers.games.brewers.pieces import NONE, OTHERS, REROLL_OTHER
from vespers.games.brewers.rules.held_cards import helps
from vespers.games.brewers.state import Brewers

NOT_TO_MEDDLE: Final = Why("card_not_to_meddle", "6.8")


def next_meddler(s: Brewers, roller: Seat, after: Seat) -> Seat:
    """§6.8 Clockwise after this seat: the next one with a card for it, or NONE."""
    if not s.box.meddles:
        return NONE
    others = OTHERS[len(s.monks)][roller]
    for seat in others if after == roller else others[others.index(after) + 1 :]:
        if helps(s, seat, REROLL_OTHER):
            return seat
    return NONE


class Meddle(Choice[Brewers, Use | Pass]):
    """§6.8 Have another's roll made again, or let the die lie."""

    __slots__ = ("roller",)

    def __init__(self, me: Seat, roller: Seat) -> None:
        super().__init__(me)
        self.roller = roller

    def candidates(self, s: Brewers) -> Sequence[Use | Pass]:
        return [PASS, *USE]

    def why_not(self, s: Brewers, a: Use | Pass) -> Why | None:
        if isinstance(a, Use) and a.card not in helps(s, self.me, REROLL_OTHER):
            return NOT_TO_MEDDLE
        return None

    def values(self, s: Brewers) -> dict[str, int | str]:
        return {"seat": self.roller, "die": s.die}
