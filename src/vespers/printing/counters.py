"""Counters to cut out: drawn one by one, laid on pages row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import sqrt
from typing import Any

from vespers.engine.printed import Counter, CounterSet
from vespers.printing.paint import Paint, picture
from vespers.printing.paper import MARGIN, Paper
from vespers.table.board_svg import SEATS, words
from vespers.texts import Say

GAP = 3.0
HEADING = 9.0
UNIT = 100.0  # the width of a counter's drawing
CAPTION = 5.6  # the height of a name
PARCHMENT = "#f6eedb"


def counter_pages(sets: Sequence[CounterSet], paper: Paper, paint: Paint, say: Say) -> list[dict[str, Any]]:
    """Pages of counters and headings with their places; backs lie mirrored on the next page."""
    shelf = Shelf(paper)
    for one in sets:
        shelf.heading(say.text(one.name), max(height_of(counter) for counter in one.counters))
        for counter in one.counters:
            entry = {
                "picture": paint.file(drawn(counter, paint)),
                "back": counter.back,
                "shape": counter.shape,
            }
            for _ in range(counter.copies):
                shelf.put(entry, counter.width, height_of(counter))
    return shelf.pages


class Shelf:
    """Things side by side, row under row, page after page."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self.pages: list[dict[str, Any]] = []
        self.turn_page()

    def turn_page(self) -> None:
        self.x, self.y, self.high = MARGIN, MARGIN, 0.0
        self.pages.append({"headings": [], "counters": []})

    def end_row(self) -> None:
        if self.high:
            self.x, self.y, self.high = MARGIN, self.y + self.high + GAP, 0.0

    def heading(self, text: str, next_height: float) -> None:
        """A heading keeps at least one row with it."""
        self.end_row()
        if self.y + HEADING + next_height > self.paper.height - MARGIN:
            self.turn_page()
        self.pages[-1]["headings"].append({"text": text, "x": self.x, "y": self.y})
        self.y += HEADING

    def put(self, entry: dict[str, Any], width: float, height: float) -> None:
        if self.x + width > self.paper.width - MARGIN:
            self.end_row()
        if self.y + height > self.paper.height - MARGIN:
            self.turn_page()
        place = {"x": self.x, "y": self.y, "width": width, "height": height}
        self.pages[-1]["counters"].append({**entry, **place})
        self.x, self.high = self.x + width + GAP, max(self.high, height)


def height_of(counter: Counter) -> float:
    if counter.height:
        return counter.height
    return counter.width * 2 / sqrt(3) if counter.shape == "hex" else counter.width


# --- Drawing


def drawn(counter: Counter, paint: Paint) -> str:
    """A counter with its outline, along which one cuts."""
    high = UNIT * height_of(counter) / counter.width
    outline = outline_of(counter, high)
    seat = "" if counter.seat is None else f"seat-{counter.seat}"
    body = "".join(parts(counter, high, outline, paint))
    cut = f'<g fill="none" stroke="#22202a" stroke-width="0.8">{outline}</g>'
    clip = f'<clipPath id="outline">{outline}</clipPath>'
    whole = f'<defs>{clip}</defs><g class="{seat}"><g clip-path="url(#outline)">{body}</g>{cut}</g>'
    return picture(f"-1 -1 {UNIT + 2:g} {high + 2:g}", UNIT + 2, high + 2, whole)


def outline_of(counter: Counter, high: float) -> str:
    if counter.shape == "round":
        return f'<ellipse cx="50" cy="{high / 2:g}" rx="50" ry="{high / 2:g}"/>'
    if counter.shape == "hex":
        rows = (0.0, high / 4, high * 3 / 4, high)
        points = f"50,{rows[0]:g} 100,{rows[1]:g} 100,{rows[2]:g} 50,{rows[3]:g} 0,{rows[2]:g} 0,{rows[1]:g}"
        return f'<polygon points="{points}"/>'
    return f'<rect width="100" height="{high:g}" rx="3"/>'


def parts(counter: Counter, high: float, outline: str, paint: Paint) -> Iterator[str]:
    """The ground, the picture, the value."""
    yield f'<g fill="{ground_colour(counter)}">{outline}</g>'
    ground = f"ground-{counter.ground}"
    if paint.has(ground):
        stretched = f'transform="scale(1 {high / UNIT:g})"'  # as the browser does
        yield f'<g {stretched}><use href="#{ground}" width="100" height="100"/></g>'
    elif ground in paint.drawings:
        yield f'<g fill="url(#{ground})">{outline}</g>'
    if paint.has(counter.symbol):
        side = min(100.0, high) * (0.62 if counter.value else 0.84 if counter.shape == "square" else 0.7)
        if whole(counter):
            yield f'<use href="#{counter.symbol}" width="100" height="{high:g}"/>'
        else:
            top = (high - side) / 2 - (high * 0.11 if counter.value else 0)
            x = (100 - side) / 2
            yield f'<use href="#{counter.symbol}" x="{x:g}" y="{top:g}" width="{side:g}" height="{side:g}"/>'
    if counter.caption is not None:
        x, y = counter.caption
        name = paint.pen.say.text(counter.name)
        yield words(name, x * UNIT, y * high, CAPTION, halo=True)
    if counter.value:
        yield value_plate(counter, high, alone=not paint.has(counter.symbol))


def whole(counter: Counter) -> bool:
    """A room or a tile with a height of its own is a picture from edge to edge."""
    return bool(counter.height)


def ground_colour(counter: Counter) -> str:
    return PARCHMENT if counter.seat is None or whole(counter) else SEATS[counter.seat]


def value_plate(counter: Counter, high: float, alone: bool) -> str:
    y = high * (0.5 if alone else 0.82 if counter.shape == "square" else 0.78)
    size = 44.0 if alone else 21.0
    wide = size * (0.62 * len(counter.value) + 0.6)
    plate = (
        f'<rect x="{50 - wide / 2:g}" y="{y - size * 0.6:g}" width="{wide:g}" height="{size * 1.2:g}"'
        f' rx="{size * 0.4:g}" fill="#fff6df" stroke="#22202a" stroke-width="1"/>'
    )
    text = f'<text x="50" y="{y:g}" font-size="{size:g}" fill="#22202a">{escape(counter.value)}</text>'
    return plate + text
