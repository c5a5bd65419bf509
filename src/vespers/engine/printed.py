"""What a game prints on paper: the `printing` of a game makes it from the packs in force. Never compiled.

Cards and boards are those of the scene, so that paper and browser show one drawing. Sizes are millimetres.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from vespers.engine.box_tables import BoxTable
from vespers.engine.errors import BadSettings
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.scene import Board, Card, Gauge, Point, Source

Shape: TypeAlias = Literal["square", "round", "hex"]


class PrintedCard(msgspec.Struct, frozen=True, gc=False):
    """A card and how often it is in the box. Its id is stable: versions of a pack are compared by it."""

    card: Card
    copies: int = 1


class Deck(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Cards with one back: `back` is a drawing of the game, `seat` the player whose colours it has."""

    id: str
    name: Text
    back: str
    cards: tuple[PrintedCard, ...]
    seat: int | None = None


class PrintedBoard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A board without its loose pieces, `width` wide; one larger than a page is printed in parts."""

    board: Board
    width: float
    copies: int = 1


class Counter(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A token, tile, disc or pawn to cut out: `width` by `height` (0: as high as its shape asks for).

    `symbol` lies on the ground of that name, `back` is a word on the other side ("II").
    """

    id: str
    name: Text
    symbol: str = ""
    value: str = ""
    ground: str = ""
    shape: Shape = "square"
    width: float = 20.0
    height: float = 0.0
    seat: int | None = None
    copies: int = 1
    back: str = ""
    caption: Point | None = None  # where its name stands, in shares of width and height; None: nowhere


class CounterSet(msgspec.Struct, frozen=True, gc=False):
    """Counters of one kind, under one heading."""

    name: Text
    counters: tuple[Counter, ...]


class Place(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A box on a player's sheet: to write in, or to lay cards on; width and height in millimetres."""

    name: Text
    symbol: str = ""
    width: float = 25.0
    height: float = 16.0


class PlayerSheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What lies before a player: a board of their own, gauges for markers, places for cards and notes."""

    id: str
    name: Text
    copies: int = 1
    board: PrintedBoard | None = None
    gauges: tuple[Gauge, ...] = ()
    places: tuple[Place, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A block to write the score on: a line for each source, a column for each of at most `seats` players."""

    sources: tuple[Source, ...]
    seats: int
    bands: tuple[Text, ...] = ()  # how good a result is, one line each


class DiceTable(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How likely a roll reaches a number: a line for each number of six-sided dice.

    `sums`: they are added up; else the best of them counts.
    """

    name: Text
    dice: tuple[int, ...]
    sums: bool = True


class Printing(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that a game prints beside its rules."""

    decks: tuple[Deck, ...] = ()
    boards: tuple[PrintedBoard, ...] = ()
    counters: tuple[CounterSet, ...] = ()
    player_sheets: tuple[PlayerSheet, ...] = ()
    score: ScoreSheet | None = None
    tables: tuple[BoxTable, ...] = ()  # what players look up during the game
    dice: tuple[DiceTable, ...] = ()


def opening(game: Game[Any], settings: Any) -> Any:
    """What everybody sees before the first move, at the largest table that these settings allow."""
    for seats in reversed(game.players):
        try:
            return game.view(game.start(seats, settings), None)
        except BadSettings as error:
            refused = error
    raise refused


def of_player(name: Text, seat: int) -> Text:
    """The heading of what only one player uses."""
    return Text("print-of-player", {"name": name, "number": seat + 1})


def bare(board: Board, kept: tuple[type, ...] = ()) -> Board:
    """A board as it is printed: without its loose pieces, but for those of these kinds."""
    pieces = tuple(piece for piece in board.pieces if isinstance(piece, kept))
    return msgspec.structs.replace(board, pieces=pieces, tall=None)
