"""Reads PDFs: the words of their pages, and where straight lines run, in millimetres."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from math import hypot
from typing import NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

MILLIMETRE = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]


class Line(NamedTuple):
    """A straight line in millimetres from the lower left corner."""

    x: float
    y: float
    to_x: float
    to_y: float

    def length(self) -> float:
        return round(hypot(self.to_x - self.x, self.to_y - self.y), 1)


def pages(pdf: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(pdf)).pages)


def size(page: PageObject) -> tuple[float, float]:
    return round(float(page.mediabox.width) / MILLIMETRE, 1), round(
        float(page.mediabox.height) / MILLIMETRE, 1
    )


def joined(text: str) -> str:
    """A text without what depends on where its lines break."""
    return re.sub(r"[\s\u00ad\u200b-]+", "", text).casefold()


def words(some: Sequence[PageObject]) -> str:
    return joined(" ".join(page.extract_text() for page in some))


def lines(page: PageObject) -> list[Line]:
    """Every path of one straight line that is stroked on a page."""
    found: list[Line] = []
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    stack: list[Matrix] = []
    path: list[tuple[float, float]] = []
    contents = page.get_contents()
    assert contents is not None
    for operands, operator in ContentStream(contents, page.pdf).operations:
        if operator == b"q":
            stack.append(matrix)
        elif operator == b"Q":
            matrix = stack.pop()
        elif operator == b"cm":
            matrix = combined([float(one) for one in operands], matrix)
        elif operator in (b"m", b"l"):
            path = ([] if operator == b"m" else path) + [placed(operands, matrix)]
        elif operator in (b"S", b"s"):
            if len(path) == 2:
                found.append(Line(*path[0], *path[1]))
            path = []
    return found


def combined(inner: list[float], outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def placed(point: list[float], matrix: Matrix) -> tuple[float, float]:
    x, y = float(point[0]), float(point[1])
    a, b, c, d, e, f = matrix
    return round((a * x + c * y + e) / MILLIMETRE, 2), round((b * x + d * y + f) / MILLIMETRE, 2)
