"""The codebook: one shared object per action. Rules pick actions here and never make new ones."""

from __future__ import annotations

from typing import Final

from vespers.engine.messages import Codebook
from vespers.games.heaven_ale.messages import (
    Activate,
    Advance,
    BuildFirst,
    DrawnMonk,
    DrawnResource,
    EndExchange,
    Enter,
    Exchange,
    KeepPrivileges,
    MarkMonk,
    MarkNumber,
    MarkResource,
    Place,
    Sell,
    Starts,
    Stop,
    Take,
    UsePrivilege,
    Walk,
)
from vespers.games.heaven_ale.pieces import (
    COLOURS,
    HEXES,
    LONGEST_TRACK,
    MONK_TILE,
    MONKS,
    NEIGHBOUR_SETS,
    NUMBERS,
    PLACES,
    PRIVILEGES,
    SEATS,
    SITES,
    TILES,
)

Mark = MarkNumber | MarkResource | MarkMonk

WALK: Final = [Walk(space) for space in range(LONGEST_TRACK + 1)]  # the first, to nowhere, is in no codebook
ENTER: Final = [Enter(place) for place in range(len(PLACES))]
SELL: Final = [Sell(card) for card in range(len(PRIVILEGES))]
TAKE: Final = [Take(tile) for tile in TILES]
STOP: Final = Stop()
PLACE: Final = [Place(hex_) for hex_ in HEXES]
BUILD_FIRST: Final = [BuildFirst(site) for site in SITES]
ACTIVATE: Final = [[Activate(site, neighbours) for neighbours in NEIGHBOUR_SETS] for site in SITES]
MARK: Final[list[Mark]] = [  # in the order of `pieces.MARKS`
    *[MarkNumber(number) for number in NUMBERS],
    *[MarkResource(colour) for colour in COLOURS],
    *[MarkMonk(monk) for monk in MONKS],
]
USE_PRIVILEGE: Final = [UsePrivilege(card) for card in range(len(PRIVILEGES))]
KEEP_PRIVILEGES: Final = KeepPrivileges()
ADVANCE: Final = [Advance(colour) for colour in COLOURS]
STARTS: Final = [Starts(seat) for seat in SEATS]
DRAWN_RESOURCE: Final = [DrawnResource(tile) for tile in range(MONK_TILE)]
DRAWN_MONK: Final = [DrawnMonk(monk) for monk in MONKS]
EXCHANGE: Final = Exchange()
END_EXCHANGE: Final = EndExchange()

CODEBOOK: Final = Codebook(
    [
        *WALK[1:],
        *ENTER,
        *SELL,
        *TAKE,
        STOP,
        *PLACE,
        *BUILD_FIRST,
        *[a for around_site in ACTIVATE for a in around_site[1:]],
        *MARK,
        *USE_PRIVILEGE,
        KEEP_PRIVILEGES,
        *ADVANCE,
        *STARTS,
        *DRAWN_RESOURCE,
        *DRAWN_MONK,
        EXCHANGE,  # at the end: records name actions by their number
        END_EXCHANGE,
    ]
)
