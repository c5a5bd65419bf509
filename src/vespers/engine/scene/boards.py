"""Boards and what is around them: areas, rows, gauges, panels, the score sheet."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import AnyPiece, Badge, Mood, Point, Thing

Spread: TypeAlias = Literal["pile", "fan", "row", "grid"]
Role: TypeAlias = Literal["main", "mine", "other"]
Outline: TypeAlias = Literal["path", "brackets", "dots"]
Lettering: TypeAlias = Literal["plate", "ink"]

# ── areas: the places of a board


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Words on an empty place, with a symbol: "a 1 counts 3"."""

    text: Text
    symbol: str = ""


class Area(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A place on a board where pieces lie; `label` is its name plate, several pieces on it are spread.

    `code` is what logs and hints call it ("C3"). `sign` is where the name plate stands, `spots` where pawns
    stand in order, `hold` the point of the thing one acts on: tags hang there. `progress` is have and need.
    `lettering` says how the name is written: on a plate, or with ink on what is drawn there. Where the plate
    is `abreast` it begins at `sign`, and tags hang beside it.
    """

    x: float
    y: float
    ground: str = "plain"  # "": invisible, since the board's art draws it
    art: str = ""
    label: Text | None = None
    code: str = ""
    symbol: str = ""
    value: str = ""
    seat: int | None = None
    spread: Spread = "pile"
    mood: Mood | None = None
    lettering: Lettering = "plate"
    sign: Point | None = None
    abreast: bool = False
    spots: tuple[Point, ...] = ()
    hold: Point | None = None
    outline: Outline = "path"
    note: Note | None = None
    progress: tuple[int, int] | None = None


class Rectangle(Area, frozen=True, omit_defaults=True, kw_only=True, tag="rectangle", tag_field="shape"):
    """A cell, a room, a slot: width by height."""

    width: float = 1.0
    height: float = 1.0


class Hex(Area, frozen=True, omit_defaults=True, kw_only=True, tag="hex", tag_field="shape"):
    """A hexagon, `radius` from centre to corner, corner up if `pointy`; `split`: ground of the right half."""

    radius: float = 1.0
    pointy: bool = True
    split: str | None = None


class Circle(Area, frozen=True, omit_defaults=True, kw_only=True, tag="circle", tag_field="shape"):
    """A round space of a track or a spot for a disc."""

    radius: float = 0.5


class Polygon(Area, frozen=True, omit_defaults=True, kw_only=True, tag="polygon", tag_field="shape"):
    """Any outline; the points are given relative to (x, y), around which pieces gather."""

    points: tuple[Point, ...] = ()


class Door(Area, frozen=True, omit_defaults=True, kw_only=True, tag="door", tag_field="shape"):
    """A way between two areas, `length` wide, turned by `angle` degrees (0: one walks up or down)."""

    length: float = 0.5
    angle: float = 0.0
    open: bool = True


class Vessel(Area, frozen=True, omit_defaults=True, kw_only=True, tag="vessel", tag_field="shape"):
    """A place with windows that fill, and a state: past, now or to come (the vat of a phase)."""

    width: float = 1.0
    height: float = 1.0
    windows: tuple[Badge, ...] = ()
    filled: int = 0
    state: Literal["past", "now", "to come"] = "to come"


AnyArea: TypeAlias = Rectangle | Hex | Circle | Polygon | Door | Vessel

# ── boards


class Label(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The name of a row or column: on a stone, a tab of parchment, a red seal, as bare ink or chalk."""

    x: float
    y: float
    text: str
    frame: Literal["stone", "tab", "seal", "ink", "chalk"] = "stone"


class Light(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A candle, a fire, a window: at night it is bright around it, within `area` if one is named."""

    x: float
    y: float
    radius: float
    strength: float = 1.0
    area: str = ""


class Layout(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A board's other arrangement, for upright windows: the same areas by id, in other places.

    Pieces with a size of their own are `grown` there.
    """

    width: float
    height: float
    left: float = 0.0
    top: float = 0.0
    art: str = ""
    over: str = ""
    areas: tuple[AnyArea, ...] = ()
    labels: tuple[Label, ...] = ()
    lights: tuple[Light, ...] = ()
    grown: float = 1.0


class Board(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A drawing with its own coordinates; `main` and `mine` are large, an `other` opens in place of `mine`.

    `art` is the game's drawing under the areas and covers the whole board, `over` one over the pieces.
    On a phone no tags hang on a board with `closer`: these areas take the places of those of the same id.
    """

    width: float
    height: float
    left: float = 0.0
    top: float = 0.0
    role: Role = "main"
    seat: int | None = None
    symbol: str = ""
    art: str = ""
    over: str = ""
    areas: tuple[AnyArea, ...] = ()
    pieces: tuple[AnyPiece, ...] = ()
    labels: tuple[Label, ...] = ()
    lights: tuple[Light, ...] = ()
    tall: Layout | None = None
    closer: tuple[AnyArea, ...] = ()


class Row(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """Pieces side by side outside the boards: a hand, cards on display, a dice tray, decks, belongings.

    `unseen` are those that nobody has seen yet, as everybody can count them.
    """

    kind: Literal["hand", "display", "tray", "decks", "belongings", "unseen"] = "display"
    seat: int | None = None
    pieces: tuple[AnyPiece, ...] = ()


# ── gauges and panels


class Mark(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A mark on a gauge: where a seat, an ingredient or a limit stands; `ghost` shows a forecast."""

    at: int
    symbol: str = ""
    seat: int | None = None
    ghost: bool = False


class Band(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A stretch of a gauge, both ends included, that means something; `gives` stands under it."""

    low: int
    high: int
    name: Text
    mood: Mood = "calm"
    gives: Text | None = None


class Gauge(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A scale of whole numbers.

    `bar` fills up to its first mark; `cells` shows a numbered cell per step; `track` has a field per number;
    `lanes` gives each mark a lane of its own; `bells` repeats the symbol; `scale` shows what its bands give.
    """

    low: int
    high: int
    kind: Literal["bar", "cells", "track", "lanes", "bells", "scale"] = "bar"
    symbol: str = ""
    marks: tuple[Mark, ...] = ()
    bands: tuple[Band, ...] = ()


class Figure(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A number or a short word with a symbol on a panel: ducats 12, deck 5, moons 3."""

    symbol: str = ""
    value: str = ""
    mood: Mood | None = None


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A player's place beside the boards: portrait, figures, gauges, belongings; the table knows the name."""

    seat: int
    symbol: str = ""  # the portrait: the monk that was chosen
    figures: tuple[Figure, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    rows: tuple[Row, ...] = ()
    chips: tuple[Figure, ...] = ()  # abilities and states, a few words each
    note: Text | None = None


# ── score


class Source(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A column of the score sheet: one value per seat (None: not yet); `total` columns are sums."""

    name: Text
    values: tuple[int | None, ...]
    symbol: str = ""
    total: bool = False
    forecast: bool = False
    rule: str = ""
    short: Text | None = None  # under its symbol where there is no room for its name: "7", "dirt"
    now: bool = False  # what is played for now
    group: Text | None = None  # sources of one group stand together: a round, a phase
    detail: tuple[Text | None, ...] = ()  # per seat: how the value came about ("4 × 4 = 16")


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The score by source; `final` closes the game, `verdicts` are words per seat (the beer's band)."""

    seats: tuple[int, ...]
    sources: tuple[Source, ...]
    final: bool = False
    winners: tuple[int, ...] = ()
    art: str = ""  # a painting for the end, in the winner's colours
    figure: str = ""  # who stands in it, where it has a place for anybody (`data-figure`)
    verdicts: tuple[Text, ...] = ()
