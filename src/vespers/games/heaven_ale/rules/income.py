"""§4 Income: what an activated tile yields."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.heaven_ale.messages import BrewmasterMoved, Earned, MarkerMoved
from vespers.games.heaven_ale.pieces import COLOUR, FERTILITY, FIRST_SHADY, MONK_TILE
from vespers.games.heaven_ale.state import HeavenAle


def activate(s: HeavenAle, me: Seat, hex_: int) -> None:
    """§4.1 Shade yields ducats, §4.2 sun moves the marker, §4.3, §4.6 a monk only the brewmaster."""
    tile = s.abbeys[me].garden[hex_]
    if tile >= MONK_TILE:
        move_brewmaster(s, me, 1)
    elif hex_ >= FIRST_SHADY:
        earn(s, me, FERTILITY[tile])
    else:
        advance(s, me, COLOUR[tile], FERTILITY[tile])


def earn(s: HeavenAle, me: Seat, ducats: int) -> None:
    """§4.1 Ducats from the bank, which never runs out."""
    s.abbeys[me].ducats += ducats
    if s.events is not None:
        s.events.append(Earned(me, ducats))


def advance(s: HeavenAle, me: Seat, colour: int, steps: int) -> None:
    """§4.2 Forward on the production track; §4.4 beyond its end it yields ducats, §4.5 one for each step."""
    markers = s.abbeys[me].markers
    to = markers[colour] + steps
    beyond = to - s.box.top
    markers[colour] = to if beyond <= 0 else s.box.top
    if s.events is not None:
        s.events.append(MarkerMoved(me, colour, markers[colour]))
    if beyond > 0:
        earn(s, me, beyond if s.box.rulings.beyond_track == "each-step" else 1)


def move_brewmaster(s: HeavenAle, me: Seat, steps: int) -> None:
    """§4.3 Forward on the production track; §4.5 nothing beyond its end."""
    abbey = s.abbeys[me]
    to = abbey.brewmaster + steps
    abbey.brewmaster = to if to <= s.box.top else s.box.top
    if s.events is not None:
        s.events.append(BrewmasterMoved(me, abbey.brewmaster))
