"""When a deed is done: attacks, and perhaps the end of the phase (§2.9, §4.6)."""

from __future__ import annotations

from typing import Final

from vespers.games.fermentation.rules.phases import end_phase_within_turn, loud_enough
from vespers.games.fermentation.rules.werewolves import Attacks
from vespers.games.fermentation.state import Fermentation


class DeedDone(Attacks):
    """§4.6 When a deed is done: the attacks; §2.9 then the phase may end, unless it waits for the turn."""

    __slots__ = ()

    def happen(self, s: Fermentation) -> None:
        if self.attack_next(s):
            return
        if s.box.rulings.phase_end == "after-deed" and loud_enough(s):
            end_phase_within_turn(s)


ATTACKS: Final = DeedDone(0)
