"""Moments: what gets a stage because it matters, as data that any client can show."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene.boards import Board, Sheet
from vespers.engine.scene.pieces import AnyPiece, Mood
from vespers.engine.scene.targets import Amount, Odds


class Side(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One side of a fight: who or which card, the dice, what is added, the sum.

    `die` says whose dice these are: their faces are drawn as `die-<die>-<face>`, else plainly.
    """

    name: Text
    piece: AnyPiece | None = None
    seat: int | None = None
    dice: tuple[int, ...] = ()
    die: str = ""
    parts: tuple[Amount, ...] = ()
    total: int | None = None
    won: bool = False


class Consequence(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What it costs or brings: "falls down", "noise 8 → 0"."""

    text: Text
    symbol: str = ""
    before: str = ""
    after: str = ""
    mood: Mood | None = None
    seat: int | None = None


class Stamp(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Words that fall on a thing while it counts: "1 × 3 = 3"."""

    thing: str
    text: Text
    mood: Mood | None = None


class Beat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One step of a count: these things are lit, these are stamped, this is said."""

    text: Text
    lights: tuple[str, ...] = ()
    stamps: tuple[Stamp, ...] = ()
    amounts: tuple[Amount, ...] = ()


class Rung(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A step of a ladder: one fight of the last battle, in order."""

    name: Text
    piece: AnyPiece | None = None
    amounts: tuple[Amount, ...] = ()
    state: Literal["past", "now", "to come"] = "to come"


class Stage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """An event that matters, shown large: an attack, a fight, the end of a round, a site that closes.

    It is made from what one viewer knows, like a cue, and can be opened again from the log. Small at the edge
    for those whom it does not concern (`seats` names whom it does; empty: everybody).
    """

    title: Text
    seats: tuple[int, ...] = ()
    reason: Text | None = None
    rule: str = ""
    backdrop: str = ""  # a symbol of the game's art
    board: Board | None = None  # as it lay: beats light and stamp its things
    sides: tuple[Side, ...] = ()
    odds: tuple[Odds, ...] = ()
    beats: tuple[Beat, ...] = ()
    ladder: tuple[Rung, ...] = ()
    sheet: Sheet | None = None
    prize: tuple[AnyPiece, ...] = ()
    verdict: Text | None = None
    mood: Mood | None = None
    consequences: tuple[Consequence, ...] = ()
    following: Text | None = None
    chapter: bool = False  # the final sheet tells it again: a round, the making of a score
