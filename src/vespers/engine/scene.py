"""The scene vocabulary: what a client can draw, animate, read aloud and offer. Never compiled (msgspec).

A game's `scene.py` turns a view into a `Scene`; clients know these structs and no game. All that can be seen
has a stable id: a thing whose place changed travels there. Words are keys with values, never sentences.
Positions are centres in the board's own units; x grows to the right, y downwards. Guide: `docs/scene.md`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from vespers.engine.words import Text

Ground: TypeAlias = Literal[
    "plain",
    "slot",
    "stone",
    "room",
    "outdoors",
    "forest",
    "water",
    "sunny",
    "shady",
    "site",
    "track",
    "tally",
]
Frame: TypeAlias = Literal[
    "plain", "wolf", "power", "monk", "equipment", "blessing", "curse", "werewolf", "privilege"
]
Mood: TypeAlias = Literal["calm", "good", "warning", "danger"]
Spread: TypeAlias = Literal["pile", "row", "grid"]
Role: TypeAlias = Literal["main", "mine", "other"]


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What every visible thing has: a stable id, a name, what it does (on request), the rule's section."""

    id: str
    name: Text
    about: tuple[Text, ...] = ()
    rule: str = ""


# ── areas: the places of a board


class Area(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A place on a board where pieces lie; `label` is written on it, several pieces on it are spread."""

    x: float
    y: float
    ground: Ground = "plain"
    label: Text | None = None
    symbol: str = ""
    value: str = ""
    seat: int | None = None
    spread: Spread = "pile"
    mood: Mood | None = None


class Rectangle(Area, frozen=True, omit_defaults=True, kw_only=True, tag="rectangle", tag_field="shape"):
    """A cell, a room, a slot: width by height."""

    width: float = 1.0
    height: float = 1.0


class Hex(Area, frozen=True, omit_defaults=True, kw_only=True, tag="hex", tag_field="shape"):
    """A hexagon, `radius` from centre to corner, corner up if `pointy`; `split`: ground of the right half."""

    radius: float = 1.0
    pointy: bool = True
    split: Ground | None = None


class Circle(Area, frozen=True, omit_defaults=True, kw_only=True, tag="circle", tag_field="shape"):
    """A round space of a track or a spot for a disc."""

    radius: float = 0.5


class Polygon(Area, frozen=True, omit_defaults=True, kw_only=True, tag="polygon", tag_field="shape"):
    """Any outline; the points are given relative to (x, y), around which pieces gather."""

    points: tuple[tuple[float, float], ...] = ()


class Door(Area, frozen=True, omit_defaults=True, kw_only=True, tag="door", tag_field="shape"):
    """A way between two areas, `length` wide, turned by `angle` degrees (0: one walks up or down)."""

    length: float = 0.5
    angle: float = 0.0
    open: bool = True


AnyArea: TypeAlias = Rectangle | Hex | Circle | Polygon | Door

# ── pieces: what lies on areas, in rows and on panels


class Badge(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A small sign on a piece: a symbol, a short value, or both (two moons, +1 die)."""

    symbol: str = ""
    value: str = ""
    mood: Mood | None = None


class Piece(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A thing that can move. On a board `on` is its area and `size` its height (0: as large as the area)."""

    on: str = ""
    symbol: str = ""
    value: str = ""
    seat: int | None = None
    size: float = 0.0
    strong: bool = False
    badges: tuple[Badge, ...] = ()


class Card(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="card", tag_field="kind"):
    """A card, a frame per kind; `face_down` shows its back, `spent` turns it aside, `label` is its title."""

    frame: Frame = "plain"
    label: Text | None = None
    face_down: bool = False
    spent: bool = False


class Tile(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="tile", tag_field="kind"):
    """A tile that fills its area and takes the area's shape."""

    ground: Ground = "plain"


class Token(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="token", tag_field="kind"):
    """A small loose thing: an ingredient, a coin, a trap, a barrel."""


class Pawn(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="pawn", tag_field="kind"):
    """A player's figure, standing or lying down."""

    lying: bool = False


class Disc(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="disc", tag_field="kind"):
    """A round flat piece in a seat's colour, with a letter or a symbol."""


class Die(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="die", tag_field="kind"):
    """A die; face 0 has not been rolled."""

    face: int = 0


class Marker(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="marker", tag_field="kind"):
    """A flat sign that tells something: a row's sum, a closed door, the first player."""

    mood: Mood | None = None


class Stack(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="stack", tag_field="kind"):
    """A pile of equal things seen from above: a deck, a discard pile, tiles; `count` is written on it."""

    count: int = 0
    frame: Frame = "plain"
    label: Text | None = None


AnyPiece: TypeAlias = Card | Tile | Token | Pawn | Disc | Die | Marker | Stack

# ── what holds areas and pieces


class Board(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A drawing with its own coordinates; `main` and `mine` are large, `other` is small until opened."""

    width: float
    height: float
    left: float = 0.0
    top: float = 0.0
    role: Role = "main"
    seat: int | None = None
    symbol: str = ""
    areas: tuple[AnyArea, ...] = ()
    pieces: tuple[AnyPiece, ...] = ()


class Row(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """Pieces side by side outside the boards: a hand, cards on display, a dice tray, decks, belongings."""

    kind: Literal["hand", "display", "tray", "decks", "belongings"] = "display"
    seat: int | None = None
    pieces: tuple[AnyPiece, ...] = ()


class Mark(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A mark on a gauge: where a seat, an ingredient or a limit stands; `ghost` shows a forecast."""

    at: int
    symbol: str = ""
    seat: int | None = None
    ghost: bool = False


class Band(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A stretch of a gauge, both ends included, that means something."""

    low: int
    high: int
    name: Text
    mood: Mood = "calm"


class Gauge(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A scale of whole numbers; a `bar` fills up to its first mark, a `track` has a field per number."""

    low: int
    high: int
    kind: Literal["bar", "track"] = "bar"
    symbol: str = ""
    marks: tuple[Mark, ...] = ()
    bands: tuple[Band, ...] = ()


class Figure(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A number or a short word with a symbol on a panel: ducats 12, deck 5, moons 3."""

    symbol: str = ""
    value: str = ""
    mood: Mood | None = None


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """All that is said about one player beside the boards; the name comes from the table."""

    seat: int
    symbol: str = ""
    figures: tuple[Figure, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    rows: tuple[Row, ...] = ()
    note: Text | None = None


# ── score, question, answers


class Source(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A line of the score sheet: one source, one value per seat (None: not yet); `total` lines are sums."""

    name: Text
    values: tuple[int | None, ...]
    symbol: str = ""
    total: bool = False
    forecast: bool = False
    rule: str = ""


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The score by source; `final` closes the game, `verdicts` are words per seat (the beer's band)."""

    seats: tuple[int, ...]
    sources: tuple[Source, ...]
    final: bool = False
    winners: tuple[int, ...] = ()
    verdicts: tuple[Text, ...] = ()


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One question: what is asked, of whom, and why now. `seats` is empty when the game is over."""

    text: Text
    seats: tuple[int, ...] = ()
    reason: Text | None = None
    rule: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, dict=True):
    """An answer: the action's number in the codebook and all ids one clicks to mean it, in natural order.

    No id: a button beside the prompt. Several options with the same ids: a small menu. Several ways to mean
    one action (either of two equal cards): several options with one number. `note` tells what it would bring.
    """

    number: int
    text: Text
    things: tuple[str, ...] = ()
    note: Text | None = None
    symbol: str = ""
    undoable: bool = True
    rule: str = ""

    @cached_property
    def encoded(self) -> msgspec.Raw:
        """Itself as JSON: the same options are offered again and again."""
        return msgspec.Raw(msgspec.json.encode(self))


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """All that one viewer sees at one moment; `viewer` is None for a spectator."""

    prompt: Prompt
    viewer: int | None = None
    status: tuple[Text, ...] = ()
    boards: tuple[Board, ...] = ()
    rows: tuple[Row, ...] = ()
    panels: tuple[Panel, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    sheet: Sheet | None = None
    options: tuple[Option, ...] = ()
