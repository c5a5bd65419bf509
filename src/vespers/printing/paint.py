"""The pictures that a game's pages show, each once: cards without their words, symbols, counters, boards."""

from __future__ import annotations

import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from vespers.engine.game import Game
from vespers.engine.packs import own_art
from vespers.engine.scene import Board, Card
from vespers.printing.colours import style_of
from vespers.printing.plain_svg import plain
from vespers.table import art
from vespers.table.board_svg import SAYS, SEATS, Pen, seat_colours
from vespers.table.position_drawing import PositionDrawing

FRAME = (126.0, 176.0)  # the units in which frames and backs of cards are drawn
VIEW = re.compile(r'viewBox="([^"]+)"')
WORDY, QUIET, WORDS, VALUE = "8 22 110 70", "12 18 102 110", "8 94 110 76", "6 6 28 22"


class Paint:
    """Writes pictures into a folder; the art of a player's own packs takes the place of the game's."""

    def __init__(self, game: Game[Any], settings: Any, language: str, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.drawings = {**art.drawings(game.folder / "art"), **own_art(settings.own)}
        self.pen = Pen(game, language, frozenset(), settings, self.drawings)
        seats = "".join(seat_colours(n, colour) for n, colour in enumerate(SEATS))
        self.style = style_of(art.plain_colours(game) + seats)
        self.files: dict[str, str] = {}  # picture -> its file

    # --- Files

    def file(self, svg: str) -> str:
        """The file with this picture, named after its content: equal names are equal pictures."""
        if svg not in self.files:
            drawn = plain(svg, self.style, self.drawings).encode()
            self.files[svg] = name = f"{sha256(drawn).hexdigest()[:20]}.svg"
            (self.folder / name).write_bytes(drawn)
        return self.files[svg]

    def has(self, name: str) -> bool:
        return self.drawings.get(name, "").startswith("<symbol")

    def symbol(self, name: str, classes: str = "") -> str:
        """A drawing by itself; "" if the game has none of that name."""
        if not self.has(name):
            return ""
        box = VIEW.search(self.drawings[name])
        x, y, width, height = (box[1] if box else "0 0 24 24").split()
        use = f'<use href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
        body = f'<g class="{classes}">{use}</g>'
        return self.file(picture(f"{x} {y} {width} {height}", float(width), float(height), body))

    # --- Cards

    def says(self, frame: str) -> dict[str, str]:
        """Where a frame wants picture, words, value and title."""
        return dict(SAYS.findall(self.drawings.get(f"frame-{frame}", "").partition(">")[0]))

    def card(self, card: Card, title: str) -> str:
        """Frame and picture of a card, or its initial in place of a picture; its words are set as text."""
        says = self.says(card.frame)
        wordy = is_wordy(card)
        place = says.get("above" if wordy else "picture") or says.get("picture", WORDY if wordy else QUIET)
        x, y, width, height = place.split()
        parts = [self.frame(card.frame)]
        if self.has(card.symbol):
            parts.append(f'<use href="#{card.symbol}" x="{x}" y="{y}" width="{width}" height="{height}"/>')
        else:
            parts.append(initial(title[:1], *(float(part) for part in (x, y, width, height))))
        seat = "" if card.seat is None else f"seat-{card.seat} "
        return self.file(
            picture("0 0 126 176", *FRAME, f'<g class="{seat}of-{card.frame}">{"".join(parts)}</g>')
        )

    def frame(self, name: str) -> str:
        if self.has(f"frame-{name}"):
            return f'<use href="#frame-{name}" width="126" height="176"/>'
        return PLAIN_FRAME

    def back(self, name: str, seat: int | None, frame: str) -> str:
        """The back of a deck; one without a drawing is plain, with the game's cover in its middle."""
        if self.has(name):
            body = f'<use href="#{name}" width="126" height="176"/>'
        else:
            cover = '<use href="#cover" x="13" y="53" width="100" height="70"/>' if self.has("cover") else ""
            body = PLAIN_BACK + cover
        classes = f"of-{frame}" if seat is None else f"seat-{seat} of-{frame}"
        return self.file(picture("0 0 126 176", *FRAME, f'<g class="{classes}">{body}</g>'))

    # --- Boards

    def board(self, board: Board) -> str:
        return self.file(self.pen.board(board))

    def position(self, found: PositionDrawing, language: str) -> list[str]:
        """The pictures of an example of the rules, and what is lit in them."""
        pen = Pen(self.game, language, frozenset(found.lights), None, self.drawings)
        drawn = [*[pen.board(board) for board in found.boards], *[pen.row(row) for row in found.rows]]
        return [self.file(one) for one in drawn]


PLAIN_FRAME = (
    '<rect x="1" y="1" width="124" height="174" rx="7" fill="#f6eedb" stroke="#c9b78c" stroke-width="2"/>'
)
PLAIN_BACK = (
    '<rect width="126" height="176" rx="7" fill="#2c3557"/>'
    '<rect x="6" y="6" width="114" height="164" rx="4" fill="none" stroke="#8d9ac4" stroke-width="1.2"/>'
)


def initial(letter: str, x: float, y: float, width: float, height: float) -> str:
    """A letter on a moon, for a card of a player's own that has no drawing."""
    across, down, radius = x + width / 2, y + height / 2, min(width, height) * 0.44
    return (
        f'<circle cx="{across:g}" cy="{down:g}" r="{radius:g}" fill="#e9dcbc" stroke="#c9b78c"/>'
        f'<text x="{across:g}" y="{down:g}" font-size="{radius * 1.2:g}" fill="#8a7444">'
        f"{escape(letter)}</text>"
    )


def is_wordy(card: Card) -> bool:
    """Whether its words stand in a box below its picture."""
    return bool(card.words or card.kind_label or card.effect)


def picture(box: str, width: float, height: float, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}" height="{height:g}">'
        f"{body}</svg>"
    )
