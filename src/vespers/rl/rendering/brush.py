"""Areas and pieces of a scene as coloured shapes."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final
from zlib import crc32

from PIL import Image, ImageDraw, ImageFont

from vespers.engine.scene import AnyArea, AnyPiece, Board, Card, Circle, Die, Door, Hex, Polygon, Row, Stack

Colour = tuple[int, int, int]
PAPER: Final[Colour] = (245, 238, 222)
LINE: Final[Colour] = (90, 80, 66)
PLAIN: Final[Colour] = (232, 222, 200)
SEATS: Final[list[Colour]] = [
    (192, 64, 52), (50, 100, 168), (70, 138, 74), (216, 160, 36),
    (128, 78, 150), (40, 150, 150), (150, 92, 54), (90, 90, 96),
]  # fmt: skip
PIECE: Final[Colour] = (252, 249, 240)
CORNERS: Final = 6


class Brush:
    """Draws in the coordinates of one board, `scale` pixels to its unit."""

    def __init__(self, image: Image.Image, left: float, top: float, scale: float) -> None:
        self.draw = ImageDraw.Draw(image)
        self.left, self.top, self.scale = left, top, scale

    def board(self, board: Board) -> None:
        """Its areas, then the pieces on them, several side by side."""
        areas = {area.id: area for area in board.areas}
        for area in board.areas:
            self.area(area)
        lying: dict[str, list[AnyPiece]] = {}
        for piece in board.pieces:
            lying.setdefault(piece.on, []).append(piece)
        for on, pieces in lying.items():
            if on in areas:
                self.pile(areas[on], pieces)

    def row(self, row: Row) -> None:
        """Pieces side by side from the left."""
        for n, piece in enumerate(row.pieces):
            self.piece(piece, 0.5 + 0.7 * n, 0.5, 0.8)

    def area(self, area: AnyArea) -> None:
        fill = ground_colour(area.ground)
        if isinstance(area, Circle):
            self.round(area.x, area.y, area.radius, fill)
        else:
            self.draw.polygon([self.at(x, y) for x, y in outline(area)], fill, LINE)
        if area.value:
            self.text(area.x, area.y, area.value, 0.25, LINE)

    def pile(self, area: AnyArea, pieces: list[AnyPiece]) -> None:
        """The pieces on one area: the last on top, or all side by side."""
        size = reach(area)
        if area.spread == "pile":
            for piece in pieces:
                self.piece(piece, area.x, area.y, piece.size or size)
            return
        many = len(pieces)
        for n, piece in enumerate(pieces):
            x = area.x + (n - (many - 1) / 2) * size / many
            self.piece(piece, x, area.y, min(piece.size or size, size / many))

    def piece(self, piece: AnyPiece, x: float, y: float, size: float) -> None:
        colour = PIECE if piece.seat is None else SEATS[piece.seat % len(SEATS)]
        half = size / 2
        if isinstance(piece, Card | Stack | Die):
            wide = half if isinstance(piece, Die) else half * 0.7
            corners = [self.at(x - wide, y - half), self.at(x + wide, y + half)]
            self.draw.rounded_rectangle([*corners[0], *corners[1]], 4, colour, LINE)
        else:
            self.round(x, y, half * 0.8, colour)
        self.text(x, y, label(piece), size * 0.4, LINE if piece.seat is None else PIECE)

    def round(self, x: float, y: float, radius: float, fill: Colour) -> None:
        corners = [*self.at(x - radius, y - radius), *self.at(x + radius, y + radius)]
        self.draw.ellipse(corners, fill, LINE)

    def text(self, x: float, y: float, words: str, size: float, colour: Colour) -> None:
        font = ImageFont.load_default(max(8, int(size * self.scale)))
        self.draw.text(self.at(x, y), words, colour, font, anchor="mm")

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.scale, self.top + y * self.scale


def ground_colour(name: str) -> Colour:
    """A light colour for a ground: games choose the names, so each name gets its own."""
    if not name:
        return PLAIN
    digest = crc32(name.encode())
    return (160 + digest % 80, 160 + (digest >> 8) % 80, 140 + (digest >> 16) % 80)


def label(piece: AnyPiece) -> str:
    """What is written on a piece: its value, count or face, or the beginning of its symbol."""
    if isinstance(piece, Stack):
        return str(piece.count)
    if isinstance(piece, Die):
        return str(piece.face or "")
    if isinstance(piece, Card) and piece.face_down:
        return ""
    return piece.value or piece.symbol[:3]


def outline(area: Any) -> list[tuple[float, float]]:
    """The corners of an area that is not round."""
    if isinstance(area, Polygon):
        return [(area.x + dx, area.y + dy) for dx, dy in area.points]
    if isinstance(area, Hex):
        turn = pi / 6 if area.pointy else 0.0
        angles = [turn + pi / 3 * n for n in range(CORNERS)]
        return [(area.x + area.radius * cos(a), area.y + area.radius * sin(a)) for a in angles]
    wide, high = (area.length / 2, 0.05) if isinstance(area, Door) else (area.width / 2, area.height / 2)
    around = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    angle = area.angle * pi / 180 if isinstance(area, Door) else 0.0
    return [
        (area.x + dx * cos(angle) - dy * sin(angle), area.y + dx * sin(angle) + dy * cos(angle))
        for dx, dy in around
    ]


def reach(area: Any) -> float:
    """How large a piece on an area may be."""
    if isinstance(area, Circle | Hex):
        return 1.7 * area.radius
    xs, ys = zip(*outline(area), strict=True)
    return 0.9 * float(min(max(xs) - min(xs), max(ys) - min(ys)))
