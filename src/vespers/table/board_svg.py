"""Boards and rows of a scene as a picture of their own, for pages without the client: documentation, print.

It draws the game's art with the pieces in their places, the values that they show, and what is lit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from textwrap import wrap
from typing import Any

from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Card,
    Circle,
    Door,
    Hex,
    Marker,
    Polygon,
    Row,
    Stack,
    Tally,
)
from vespers.table import art
from vespers.table.board_layout import CARD, Place, corners, place_of, places
from vespers.table.position_drawing import PositionDrawing
from vespers.texts import Say

SEATS = ("#2f6fb3", "#c4512f", "#3f8f4f", "#7a4fa3", "#b88a1d", "#2f8f93", "#a33f6b", "#5a5f6b")
GOLD = "#d98e06"
INK = "#22202a"
SAYS = re.compile(r'data-([a-z]+)="([^"]*)"')
CARD_HIGH = 200.0  # of a card in a row
GAP = 12.0


def svg(game: Game[Any], found: PositionDrawing, language: str) -> list[str]:
    """A picture for each board and each row of a position."""
    pen = Pen(game, language, frozenset(found.lights))
    return [*[pen.board(board) for board in found.boards], *[pen.row(row) for row in found.rows]]


class Pen:
    """Draws with the art of one game, in the words of one language."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        lights: frozenset[str],
        settings: Any = None,
        drawings: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.lights = game, lights
        self.say = Say(language, game, game.settings() if settings is None else settings)
        self.drawings = dict(drawings or art.drawings(game.folder / "art"))
        self.used: set[str] = set()
        self.letter = 1.0  # the height of labels on this picture

    # --- Whole pictures

    def board(self, board: Board) -> str:
        self.used, self.letter = set(), board.width / 48
        at = Place(board.left + board.width / 2, board.top + board.height / 2, board.width, board.height)
        found = places(board)
        body = [
            self.use(board.art, at),
            *[self.area(area, {piece.on for piece in board.pieces}) for area in board.areas],
            *[self.piece(piece, found[piece.id]) for piece in board.pieces if piece.id in found],
            self.use(board.over, at),
            *[words(label.text, label.x, label.y, self.letter, halo=True) for label in board.labels],
        ]
        return self.picture(body, at, board.name)

    def row(self, row: Row) -> str:
        self.used = set()
        wide = [CARD_HIGH * CARD if isinstance(one, Card | Stack) else CARD_HIGH / 2 for one in row.pieces]
        body, left = [], 0.0
        for piece, width in zip(row.pieces, wide, strict=True):
            high = CARD_HIGH if isinstance(piece, Card | Stack) else CARD_HIGH / 2
            body.append(self.piece(piece, Place(left + width / 2, CARD_HIGH / 2, width, high)))
            left += width + GAP
        at = Place((left - GAP) / 2, CARD_HIGH / 2, max(1.0, left - GAP), CARD_HIGH)
        return self.picture(body, at, row.name)

    def picture(self, body: list[str], at: Place, name: Text) -> str:
        needed = dict.fromkeys(one for used in sorted(self.used) for one in art.needed(self.drawings, used))
        seats = "".join(seat_colours(n, colour) for n, colour in enumerate(SEATS))
        box = f"{at.x - at.width / 2:g} {at.y - at.height / 2:g} {at.width:g} {at.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" data-theme="refectory" role="img"'
            f' width="{round(min(760, at.width))}" aria-label="{escape(self.say.text(name))}">'
            f"<style>{art.plain_colours(self.game)}{seats}"
            "text{font-family:Alegreya,Georgia,serif;font-weight:700;text-anchor:middle;dominant-baseline:central}"
            f"</style><defs>{''.join(self.drawings[one] for one in needed)}</defs>{''.join(body)}</svg>"
        )

    # --- Parts

    def use(self, name: str, at: Place) -> str:
        """A drawing of the game in this place, if it has it."""
        if name not in self.drawings or not self.drawings[name].startswith("<symbol"):
            return ""
        self.used.add(name)
        x, y = at.x - at.width / 2, at.y - at.height / 2
        return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{at.width:g}" height="{at.height:g}"/>'

    def fill(self, ground: str) -> str:
        name = f"ground-{ground}"
        if self.drawings.get(name, "").startswith("<pattern"):
            self.used.add(name)
            return f"url(#{name})"
        return "none" if not ground or name in self.drawings else "#e9dab5"

    def area(self, area: AnyArea, covered: set[str]) -> str:
        at = place_of(area)
        lit = area.id in self.lights
        edge = GOLD if lit else "none" if not area.ground else "#8a7a52"
        width = at.height / (16 if lit else 90)
        look = f'fill="{self.fill(area.ground)}" stroke="{edge}" stroke-width="{width:g}"'
        parts = [self.use(f"ground-{area.ground}", at), self.use(area.art, at), shape(area, at, look)]
        if area.id not in covered:
            side = min(at.width, at.height) * 0.44
            parts.append(self.use(area.symbol, Place(at.x, at.y, side, side)))
        if area.label is not None:
            x, y = area.sign or (at.x, at.y - at.height * 0.38)
            label = self.say.text(area.label)
            size = max(self.letter * 0.6, min(self.letter, at.width * 1.9 / max(1, len(label))))
            parts.append(words(label, x, y, size, halo=True))
        if area.value:
            parts.append(words(area.value, at.x, at.y, at.height * 0.3))
        return f"<g{seat_class(area.seat)}>{''.join(parts)}</g>"

    def piece(self, piece: AnyPiece, at: Place) -> str:
        if isinstance(piece, Card):
            parts = self.card(piece, at)
        elif isinstance(piece, Tally):
            parts = self.tally(piece, at)
        elif isinstance(piece, Stack):
            parts = iter(
                [self.use(f"back-{piece.frame}", at), words(str(piece.count), at.x, at.y, at.height / 5)]
            )
        else:
            parts = self.loose(piece, at)
        glow = frame(at, GOLD, at.height / 22) if piece.id in self.lights else ""
        return f"<g{seat_class(piece.seat)}>{''.join(parts)}{glow}</g>"

    def card(self, card: Card, at: Place) -> Iterator[str]:
        """Its frame, picture, value and title, in the places that the frame names."""
        kind = f"{'back' if card.face_down else 'frame'}-{card.frame}"
        says: dict[str, str] = dict(SAYS.findall(self.drawings.get(kind, "").partition(">")[0]))
        yield self.use(kind, at) or frame(at, "#c9b78c", at.height / 60, "#f6eedb")
        if card.face_down:
            return
        wordy = card.words is not None and not card.on
        usual = "8 22 110 70" if wordy else "10 14 106 110"
        picture = says.get("above" if wordy else "picture", says.get("picture", usual))
        if card.label is None:
            picture = says.get("small", "4 6 118 164")
        yield self.use(card.symbol, within(at, picture))
        if card.value:
            value = within(at, says.get("value", "6 6 28 22"))
            yield words(card.value, value.x, value.y, at.height * 0.13)
        if card.label is not None and card.words is not None and not card.on:
            ink = "#fff6df" if says.get("ink") == "light" else INK
            yield from self.lines(card, within(at, says.get("words", "8 94 110 76")), ink)
        elif card.label is not None:
            band = within(at, says.get("band", "8 146 110 22"))
            yield frame(band, "#8a7a52", 1, "#f6eedb")
            title = self.say.text(card.label)
            yield words(title, band.x, band.y, min(band.height * 0.62, band.width * 1.7 / max(1, len(title))))
        for n, badge in enumerate(card.badges):
            side = at.width * 0.14
            spot = Place(at.x + at.width * 0.4 - n * side, at.y - at.height * 0.43, side, side)
            yield self.use(badge.symbol, spot)
            if badge.value:
                yield words(badge.value, spot.x, spot.y, side * 0.9)

    def lines(self, card: Card, at: Place, ink: str) -> Iterator[str]:
        """Title and words of a card that lies by itself."""
        assert card.label is not None and card.words is not None
        size = at.height * 0.125
        wrapped = wrap(self.say.text(card.words), max(8, int(at.width / (size * 0.47))))[:6]
        for n, line in enumerate([self.say.text(card.label), *wrapped]):
            y = at.y - at.height / 2 + size * (0.8 + 1.1 * n)
            yield words(line, at.x, y, size * (1.0 if n else 1.15), ink)

    def tally(self, tally: Tally, at: Place) -> Iterator[str]:
        """A number per seat, the leader's bright."""
        yield self.use(f"frame-{tally.frame}", at) or frame(at, "#8a7a52", 1, "#b98a52")
        step, high = at.width * 0.36, at.height * 0.3
        for seat, number in enumerate(tally.numbers):
            x = at.x + (seat - (len(tally.numbers) - 1) / 2) * step
            bright = seat in tally.leaders
            yield frame(Place(x, at.y, step * 0.9, high), "#0c1020", 1, SEATS[seat], 1.0 if bright else 0.6)
            yield words(str(number), x, at.y, high * 0.8, "#fff8ea")

    def loose(self, piece: AnyPiece, at: Place) -> Iterator[str]:
        """A token, a tile, a pawn, a disc, a die, a sign: its picture and its value."""
        ground = getattr(piece, "ground", "")
        if ground:
            yield self.use(f"ground-{ground}", at)
        if isinstance(piece, Marker) or (piece.seat is not None and not self.use(piece.symbol, at)):
            yield frame(at, "#0c1020", at.height / 40, "#f6eedb" if piece.seat is None else SEATS[piece.seat])
        value = piece.value or str(getattr(piece, "face", "") or "")
        side = min(at.width, at.height) * (0.8 if value else 1.0)
        if value and at.width > 1.5 * at.height:
            yield self.use(piece.symbol, Place(at.x - at.width / 4, at.y, side, side))
            yield words(value, at.x + at.width / 5, at.y, at.height * 0.7)
            return
        yield self.use(piece.symbol, Place(at.x, at.y, side, side))
        if value:
            spot = Place(at.x, at.y + at.height * 0.3, at.height * 0.17 * (len(value) + 1), at.height * 0.3)
            yield frame(spot, "#22202a", at.height / 60, "#fff6df")
            yield words(value, spot.x, spot.y, spot.height * 0.85)


def seat_colours(seat: int, colour: str) -> str:
    dark, light = f"color-mix(in oklab,{colour} 62%,#14121c)", f"color-mix(in oklab,{colour} 45%,#fff6df)"
    return f".seat-{seat}{{--seat:{colour};--print:{colour};--seat-dark:{dark};--seat-light:{light}}}"


def seat_class(seat: int | None) -> str:
    return "" if seat is None else f' class="seat-{seat}"'


def within(at: Place, box: str) -> Place:
    """A place of a card's frame, given as "x y width height" of 126 × 176."""
    x, y, width, height = (float(part) for part in box.split())
    across, down = at.width / 126, at.height / 176
    left, top = at.x - at.width / 2, at.y - at.height / 2
    return Place(
        left + (x + width / 2) * across, top + (y + height / 2) * down, width * across, height * down
    )


def frame(at: Place, edge: str, width: float, fill: str = "none", opacity: float = 1.0) -> str:
    x, y, corner = at.x - at.width / 2, at.y - at.height / 2, min(at.width, at.height) * 0.07
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{at.width:g}" height="{at.height:g}" rx="{corner:g}" fill="{fill}"'
        f' fill-opacity="{opacity:g}" stroke="{edge}" stroke-width="{width:g}"/>'
    )


def shape(area: AnyArea, at: Place, look: str) -> str:
    """The outline of an area."""
    if isinstance(area, Hex | Polygon):
        points = " ".join(f"{x:g},{y:g}" for x, y in corners(area))
        return f'<polygon points="{points}" {look}/>'
    if isinstance(area, Circle):
        return f'<circle cx="{area.x:g}" cy="{area.y:g}" r="{area.radius:g}" {look}/>'
    if isinstance(area, Door):
        return ""
    x, y = at.x - at.width / 2, at.y - at.height / 2
    return f'<rect x="{x:g}" y="{y:g}" width="{at.width:g}" height="{at.height:g}" {look}/>'


def words(text: str, x: float, y: float, size: float, ink: str = INK, halo: bool = False) -> str:
    """Words around a point; a halo keeps them readable on any ground."""
    edge = f' stroke="#fff6df" stroke-width="{size * 0.22:g}" paint-order="stroke"' if halo else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}"{edge}>{escape(text)}</text>'
