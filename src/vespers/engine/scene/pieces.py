"""Things and pieces: what lies on areas, in rows and on panels."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from vespers.engine.messages import Text

Mood: TypeAlias = Literal["calm", "good", "warning", "danger"]
Point: TypeAlias = tuple[float, float]  # in the board's own units


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What every visible thing has: a stable id, a name, what it does, the rule's section.

    `origin` is a sentence about where it comes from, for what was reconstructed.
    """

    id: str
    name: Text
    about: tuple[Text, ...] = ()
    rule: str = ""
    origin: Text | None = None


class Badge(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A small sign on a piece: a symbol, a short value, or both (two moons, +1 die)."""

    symbol: str = ""
    value: str = ""
    mood: Mood | None = None


class Piece(Thing, frozen=True, omit_defaults=True, kw_only=True):
    """A thing that can move. On a board `on` is its area and `size` its height (0: as large as the area).

    `symbol` is its picture. `latest` marks what the last move laid, `strong` what leads.
    """

    on: str = ""
    symbol: str = ""
    value: str = ""
    seat: int | None = None
    size: float = 0.0
    strong: bool = False
    latest: bool = False
    badges: tuple[Badge, ...] = ()


class Trait(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of the things a card can do: its sign, its name, what it does in words."""

    symbol: str
    name: Text
    words: Text | None = None


class Card(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="card", tag_field="kind"):
    """A card, a frame per kind: title, picture, corner seals (badges), effect in symbols and in words.

    `face_down` shows its back, `spent` greys it, `ribbon` lies across it ("used, back next round"), `note` is
    one line about now ("corner: 3"). An empty badge in its `effect` begins a new line. The client leaves out
    what its size has no room for. Where cards with `traits` are chosen from, these stand under the picture
    instead of `words`.
    """

    frame: str = "plain"
    signs: tuple[str, ...] = ()  # drawings before its value: dice
    label: Text | None = None
    kind_label: Text | None = None  # a line under the title: "Ambush, once a round"
    effect: tuple[Badge, ...] = ()
    words: Text | None = None
    traits: tuple[Trait, ...] = ()
    ribbon: Text | None = None
    note: Text | None = None
    face_down: bool = False
    spent: bool = False


class Tile(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="tile", tag_field="kind"):
    """A tile that fills its area and takes the area's shape; the area's ground stays visible at its edge."""

    ground: str = "plain"


class Token(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="token", tag_field="kind"):
    """A small loose thing: an ingredient, a coin, a trap, a barrel."""


class Pawn(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="pawn", tag_field="kind"):
    """A player's figure on a base in the seat's colour, standing or lying down; `wounded` shows it hurt."""

    lying: bool = False
    wounded: bool = False


class Disc(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="disc", tag_field="kind"):
    """A round flat piece in a seat's colour, with a letter or a symbol."""


class Die(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="die", tag_field="kind"):
    """A die; face 0 has not been rolled. `frame` is its look ("monk", "werewolf")."""

    face: int = 0
    frame: str = "plain"


class Marker(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="marker", tag_field="kind"):
    """A flat sign that states something: what a search needs, a closed door, the first player.

    `frame` is what it is made of ("page": parchment, with room for a caption under the number; "slate": dark,
    with `value` set in a stone before the symbols).
    """

    mood: Mood | None = None
    frame: str = "plain"
    caption: Text | None = None
    struck: bool = False  # no longer of use: crossed out and faint


class Slot(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="slot", tag_field="kind"):
    """An empty outline with the symbol of what may lie there."""


class Tally(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="tally", tag_field="kind"):
    """A sign with one number per seat, the leader bright: `frame` is its shape ("signpost", "hanging")."""

    numbers: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    title: Text | None = None
    foot: Text | None = None
    frame: str = "plain"


class Stack(Piece, frozen=True, omit_defaults=True, kw_only=True, tag="stack", tag_field="kind"):
    """A pile of equal things seen from above: a deck, a discard pile, tiles; `count` is written on it."""

    count: int = 0
    frame: str = "plain"
    label: Text | None = None


AnyPiece: TypeAlias = Card | Tile | Token | Pawn | Disc | Die | Marker | Slot | Tally | Stack
