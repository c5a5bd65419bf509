"""What players and chance say in Wolves, and its events. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

from vespers.engine.game import Settings
from vespers.engine.messages import Action, Event

# --- What players say


class Place(Action, frozen=True):
    """§3.1 Put a wolf of my hand on an empty cell or on an opposing wolf."""

    wolf: int
    cell: int


class Rest(Action, frozen=True):
    """§7.3 No second wolf (Double Bond)."""


class CallAmbush(Action, frozen=True):
    """§7.6, §7.7 Use an Ambush that comes before placing: Relief or Flair."""

    power: int


class Swap(Action, frozen=True):
    """§7.6 Relief: one of the two wolves that change places."""

    cell: int


class TakeLone(Action, frozen=True):
    """§6.2 The winner's choice of a Lone Wolf."""

    wolf: int


class TakePower(Action, frozen=True):
    """§6.3 The loser's choice of an Alpha Power."""

    power: int


# --- What chance says


class Drawn(Action, frozen=True):
    """The wolf on top of the deck."""

    wolf: int


class DrawnFaceDown(Action, frozen=True):
    """What the others learn of a draw."""


class Revealed(Action, frozen=True):
    """A power put on display."""

    power: int


class Starts(Action, frozen=True):
    """Who saw a wolf last."""

    seat: int


ACTIONS = Place | Rest | CallAmbush | Swap | TakeLone | TakePower | Drawn | DrawnFaceDown | Revealed | Starts

Placing = Place | Rest | CallAmbush  # what can be said when a wolf is to be placed

# --- What becomes true


class RoundBegan(Event, frozen=True):
    round: int
    starter: int


class Covered(Event, frozen=True):
    """`wolf` of `seat` now hides `hidden` of the other."""

    seat: int
    wolf: int
    hidden: int
    cell: int


class AmbushUsed(Event, frozen=True):
    seat: int
    power: int


class Swapped(Event, frozen=True):
    seat: int
    cell: int
    other: int


class ShapeFixed(Event, frozen=True):
    """The area is as wide or as high as it may get, so its shape is known."""

    columns: int
    rows: int


class AreaFull(Event, frozen=True):
    seat: int


class LastWolf(Event, frozen=True):
    """A seat has neither hand nor deck left."""

    seat: int


class MoonsWon(Event, frozen=True):
    seat: int
    moons: tuple[int, int]
    points: int


class MoonsTied(Event, frozen=True):
    moons: tuple[int, int]


class RowWon(Event, frozen=True):
    """`row` is the number in the names of its cells; `strength` by seat; what the winner takes."""

    seat: int
    row: int
    strength: tuple[int, int]
    cards: int
    points: int


class RowTied(Event, frozen=True):
    row: int
    strength: tuple[int, int]


class RoundWon(Event, frozen=True):
    seat: int
    points: tuple[int, int]
    cards: tuple[int, int]
    by_cards: bool


class RoundReplayed(Event, frozen=True):
    """§5.6 A full tie."""

    points: tuple[int, int]
    starter: int


class MountainFinished(Event, frozen=True):
    seat: int
    wins: tuple[int, int]


EVENTS = (
    RoundBegan | Covered | AmbushUsed | Swapped | ShapeFixed | AreaFull | LastWolf
    | MoonsWon | MoonsTied | RowWon | RowTied | RoundWon | RoundReplayed | MountainFinished
)  # fmt: skip

# --- What can be chosen before a game


class WolvesSettings(Settings, frozen=True):
    """§1.3 Who begins: chance (who saw a wolf last), or a given seat."""

    starter: Literal["chance", "first", "second"] = "chance"
