"""Where pieces lie on the areas of a board, in its own units: for drawings without a browser.

The client has the same arithmetic with more care for small screens (`web/src/lib/layout.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Card,
    Circle,
    Door,
    Hex,
    Marker,
    Pawn,
    Polygon,
    Slot,
    Stack,
    Tally,
    Tile,
)

CARD = 63 / 88  # width by height


class Place(NamedTuple):
    """Centre and size."""

    x: float
    y: float
    width: float
    height: float


def place_of(area: AnyArea) -> Place:
    """The rectangle around an area."""
    if isinstance(area, Hex):
        across = area.radius * sqrt(3)
        size = (across, 2 * area.radius) if area.pointy else (2 * area.radius, across)
        return Place(area.x, area.y, *size)
    if isinstance(area, Circle):
        return Place(area.x, area.y, 2 * area.radius, 2 * area.radius)
    if isinstance(area, Door):
        return Place(area.x, area.y, area.length, area.length / 2)
    if isinstance(area, Polygon):
        xs, ys = [x for x, _ in area.points], [y for _, y in area.points]
        middle = area.x + (max(xs) + min(xs)) / 2, area.y + (max(ys) + min(ys)) / 2
        return Place(*middle, max(xs) - min(xs), max(ys) - min(ys))
    return Place(area.x, area.y, area.width, area.height)


def corners(area: Hex | Polygon) -> list[tuple[float, float]]:
    """The corners of an outline."""
    if isinstance(area, Polygon):
        return [(area.x + x, area.y + y) for x, y in area.points]
    turns = [(60 * n + (30 if area.pointy else 0)) * pi / 180 for n in range(6)]
    return [(area.x + area.radius * cos(turn), area.y + area.radius * sin(turn)) for turn in turns]


def places(board: Board) -> dict[str, Place]:
    """The place of each piece; pieces whose area is missing are left out."""
    found: dict[str, Place] = {}
    for area in board.areas:
        spread(area, [piece for piece in board.pieces if piece.on == area.id], found)
    return found


def spread(area: AnyArea, pieces: Sequence[AnyPiece], found: dict[str, Place]) -> None:
    """Pawns on their spots, what fills the area in its middle, the rest side by side."""
    place = place_of(area)
    standing = [piece for piece in pieces if isinstance(piece, Pawn) and area.spots]
    for n, pawn in enumerate(standing):
        x, y = area.spots[min(n, len(area.spots) - 1)]
        size = pawn.size or min(place.width, place.height) * 0.4
        found[pawn.id] = Place(x, y, size, size)
    lying = [piece for piece in pieces if piece not in standing]
    filling = [piece for piece in lying if fills(area, piece)]
    for n, piece in enumerate(filling):
        found[piece.id] = laid(piece, place, n, len(filling))
    side_by_side([piece for piece in lying if piece not in filling], place, found)


def fills(area: AnyArea, piece: AnyPiece) -> bool:
    """Whether it is as large as its area."""
    if isinstance(piece, Marker):
        return not piece.size and area.ground == ""
    whole = isinstance(piece, Tile | Tally | Slot)
    return not piece.size and (whole or (area.spread == "pile" and isinstance(piece, Card | Stack)))


def laid(piece: AnyPiece, place: Place, n: int, many: int) -> Place:
    """Later cards of a pile lie a little higher."""
    if not isinstance(piece, Card | Stack):
        return place
    step = min(0.045, 0.12 / many) * place.height
    return fitted(piece, place._replace(y=place.y - n * step + (many - 1) * step / 2))


def fitted(piece: AnyPiece, place: Place, margin: float = 0.97) -> Place:
    """As large as the place lets it be."""
    ratio = CARD if isinstance(piece, Card | Stack) else 1.0
    height = piece.size or min(place.height, place.width / ratio) * margin
    return Place(place.x, place.y, height * ratio, height)


def side_by_side(pieces: Sequence[AnyPiece], place: Place, found: dict[str, Place]) -> None:
    """In as many columns as make them largest."""
    if not pieces:
        return
    many = len(pieces)
    columns = max(range(1, many + 1), key=lambda n: min(place.width / n, place.height / -(-many // n)))
    rows = -(-many // columns)
    width, height = place.width * 0.9 / columns, place.height * 0.9 / rows
    for n, piece in enumerate(pieces):
        row, column = divmod(n, columns)
        x = place.x + (column - (columns - 1) / 2) * width
        y = place.y + (row - (rows - 1) / 2) * height
        found[piece.id] = fitted(piece, Place(x, y, width, height), 0.9)
