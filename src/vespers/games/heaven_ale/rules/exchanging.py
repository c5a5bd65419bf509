"""§9.4 Where players choose: how far each exchanges before the count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vespers.engine.kernel import Choice, Rule
from vespers.games.heaven_ale.codebook import END_EXCHANGE, EXCHANGE
from vespers.games.heaven_ale.messages import EndExchange, Exchange, MarkerMoved
from vespers.games.heaven_ale.pieces import COLOURS, SEATS
from vespers.games.heaven_ale.scoring import forced_production, production, production_without, rate_of
from vespers.games.heaven_ale.state import HeavenAle


class Exchanges(Rule[HeavenAle]):
    """§9.4 Nobody is asked where exchanging to the end is as good as stopping earlier."""

    __slots__ = ()

    def happen(self, s: HeavenAle) -> None:
        abbey = s.abbeys[self.me]
        if forced_production(abbey, s.box) < production(abbey, s.box):
            s.agenda.append(CHOOSE_EXCHANGE[self.me])


class ChooseExchange(Choice[HeavenAle, Exchange | EndExchange]):
    """§9.4 One more exchange, or none; whoever is asked can always make one."""

    __slots__ = ()

    def values(self, s: HeavenAle) -> dict[str, int | str]:
        abbey, box = s.abbeys[self.me], s.box
        return {
            "rate": rate_of(abbey, box),
            "now": production_without(abbey, box),
            "all": forced_production(abbey, box),
        }

    def candidates(self, s: HeavenAle) -> Sequence[Exchange | EndExchange]:
        return [EXCHANGE, END_EXCHANGE]

    def options(self, s: HeavenAle) -> list[Exchange | EndExchange]:
        return [EXCHANGE, END_EXCHANGE]

    def do(self, s: HeavenAle, a: Exchange | EndExchange) -> None:
        if isinstance(a, EndExchange):
            s.abbeys[self.me].brewed = True
        else:
            exchange_once(s, self.me)
            s.agenda.append(EXCHANGES[self.me])


def exchange_once(s: HeavenAle, me: int) -> None:
    """§9.2 Single steps back, as many as the rate says, each from the foremost; the rearmost gains one."""
    abbey = s.abbeys[me]
    markers, before = abbey.markers, abbey.markers[:]
    rearmost = markers.index(min(markers))
    for _ in range(rate_of(abbey, s.box)):
        markers[markers.index(max(markers))] -= 1
    markers[rearmost] += 1
    if s.events is not None:
        for colour in COLOURS:
            if markers[colour] != before[colour]:
                s.events.append(MarkerMoved(me, colour, markers[colour]))


EXCHANGES: Final = [Exchanges(me) for me in SEATS]
CHOOSE_EXCHANGE: Final = [ChooseExchange(me) for me in SEATS]
