"""What players and chance say in Wolves, what is told, and what a seat may see. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.game import Options
from vespers.engine.words import Action, Event

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
    """`row` counts from the top, from 1; `strength` by seat; what the winner takes."""

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

# --- What a seat may see


class PackView(msgspec.Struct, frozen=True, gc=False):
    """One pack as a seat sees it: its own hand, of the foe's only the size."""

    held: int
    hand: tuple[int, ...]  # copies of each wolf; empty when hidden
    stock: int  # cards in the deck
    buried: int  # of which under it (§7.7)
    unseen: tuple[int, ...]  # copies of each wolf that may still come: deck, and hand when hidden
    lone: int
    power: int
    ready: bool
    visible: int
    wins: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """If the round ended now: strength by row and seat, moons, points."""

    rows: tuple[tuple[int, int], ...]
    moons: tuple[int, int]
    points: tuple[int, int]


class CellView(msgspec.Struct, frozen=True, gc=False):
    """A taken cell, from the bottom of the pile to the visible wolf: owner and wolf of each card."""

    cell: int
    pile: tuple[tuple[int, int], ...]


class View(msgspec.Struct, frozen=True, gc=False):
    seat: int  # who looks; -1 a spectator
    packs: tuple[PackView, ...]
    territory: tuple[CellView, ...]
    area: tuple[int, int, int, int]  # top, bottom, left, right of the territory so far
    spots: tuple[int, ...]  # empty cells where a wolf may go
    offered: tuple[int, ...]
    starter: int
    round: int
    lifted: int  # §7.6 the first of the two wolves to swap, or -1
    standing: Standing
    asked: str
    asks: int


# --- What can be chosen before a game


class WolvesOptions(Options, frozen=True):
    """§1.3 Who begins: chance (who saw a wolf last), or a given seat."""

    starter: Literal["chance", "first", "second"] = "chance"
