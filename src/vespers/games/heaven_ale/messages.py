"""What players and chance say in Heaven & Ale, and its events. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

from vespers.engine.game import Settings
from vespers.engine.messages import Action, Event

# --- What players say


class Walk(Action, frozen=True):
    """§2.5 Move the figure to a space of the track."""

    space: int


class Enter(Action, frozen=True):
    """§2.6 Take a place of the starting area."""

    place: int


class Sell(Action, frozen=True):
    """§3.5 Return a privilege card for emergency ducats."""

    card: int


class Take(Action, frozen=True):
    """§3.4 Buy this tile of the space."""

    tile: int


class Stop(Action, frozen=True):
    """§3.4 Buy no further tile."""


class Place(Action, frozen=True):
    """§3.3 Put the tile on a hex, and pay the price of its side."""

    hex: int


class BuildFirst(Action, frozen=True):
    """§5.1 Of two sites surrounded at once, the one that comes first."""

    site: int


class Activate(Action, frozen=True):
    """§5.3 The tiles around a building that yield: bits 0 to 5 for east, south-east, ... north-east."""

    site: int
    neighbours: int


class MarkNumber(Action, frozen=True):
    """§6.2 A disc on X, and a number."""

    number: int


class MarkResource(Action, frozen=True):
    """§6.4 A disc on a resource."""

    colour: int


class MarkMonk(Action, frozen=True):
    """§6.3 A disc on a sort of monk."""

    monk: int


class UsePrivilege(Action, frozen=True):
    """§7.1 Place a privilege card beside the pair just completed."""

    card: int


class KeepPrivileges(Action, frozen=True):
    """§7.1 Place no card."""


class Advance(Action, frozen=True):
    """§2.6, §7.5, §7.6 The resource whose marker moves."""

    colour: int


class Exchange(Action, frozen=True):
    """§9.4 One more exchange before the count."""


class EndExchange(Action, frozen=True):
    """§9.4 No further exchange."""


# --- What chance says


class Starts(Action, frozen=True):
    """§1.5 Who is first player."""

    seat: int


class DrawnResource(Action, frozen=True):
    """§2.2 The resource tile that comes up."""

    tile: int


class DrawnMonk(Action, frozen=True):
    """§2.2 The monk tile that comes up."""

    monk: int


# --- Events


class RoundBegins(Event, frozen=True):
    """§2.2 A new round."""

    round: int
    rounds: int


class TileBought(Event, frozen=True):
    """§3.3 A tile lies in a garden."""

    seat: int
    tile: int
    hex: int
    price: int


class Earned(Event, frozen=True):
    """Ducats from tiles, places, cards or beyond the end of the track."""

    seat: int
    ducats: int


class MarkerMoved(Event, frozen=True):
    """A resource marker reached a space."""

    seat: int
    colour: int
    to: int


class BrewmasterMoved(Event, frozen=True):
    """The brewmaster reached a space."""

    seat: int
    to: int


class Built(Event, frozen=True):
    """§5.2 A building on a site."""

    seat: int
    site: int
    total: int
    building: int


class BarrelTaken(Event, frozen=True):
    """§8.1 A barrel; large or small."""

    seat: int
    barrel: int
    large: bool


class Scored(Event, frozen=True):
    """§9.2 to §9.5 One player's final count: the rearmost marker before and after exchange and ducats."""

    seat: int
    rate: int
    rearmost: int
    brewed: int
    lowest: int
    multiplier: int
    production: int
    barrels: int
    first: int
    points: int


class HeavenAleSettings(Settings, frozen=True, kw_only=True):
    """§1.3, §1.5, §9.4 What can be chosen before a game."""

    entry: Literal["book", "english"] = "book"
    exchange: Literal["literal", "best"] = "literal"
    brewmaster: Literal["usual", "nearer"] = "usual"


ACTIONS = (
    Walk
    | Enter
    | Sell
    | Take
    | Stop
    | Place
    | BuildFirst
    | Activate
    | MarkNumber
    | MarkResource
    | MarkMonk
    | UsePrivilege
    | KeepPrivileges
    | Advance
    | Starts
    | DrawnResource
    | DrawnMonk
    | Exchange
    | EndExchange
)
EVENTS = RoundBegins | TileBought | Earned | MarkerMoved | BrewmasterMoved | Built | BarrelTaken | Scored
