"""The drawings of a game: its `art/*.svg` joined into one sprite, its colours beside it.

Names in the files carry no game; here each id, each reference and each colour of `day.css` and
`seats.css` gets the game's name before it, so that the drawings of two games can lie in one page.
Guide: `docs/art.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from vespers.engine.game import Game

DRAWING = re.compile(
    r'<(symbol|pattern|clipPath|mask|filter|linearGradient|radialGradient)\b[^>]*?\bid="([^"]+)".*?</\1>',
    re.S,
)
NAME = re.compile(r'(\bid="|href="#|url\(#)([\w-]+)')
COLOUR = re.compile(r"--([\w-]+)(?=\s*:)")
COVER = "cover"


@cache
def drawings(folder: Path) -> dict[str, str]:
    """Every named drawing of an `art` folder, by its id, in the order of the files."""
    files = sorted(folder.glob("*.svg"))
    return {m[2]: m[0] for file in files for m in DRAWING.finditer(file.read_text("utf-8"))}


def sprite(game: Game[Any], own: Mapping[str, str] | None = None) -> bytes:
    """All drawings of a game, under its name; those of a match's own packs take the place of the game's."""
    return _joined(game, {**drawings(game.folder / "art"), **(own or {})})


def cover(game: Game[Any]) -> bytes:
    """The picture of a game for the shelf, with what it is drawn of: the first page stays light."""
    every = drawings(game.folder / "art")
    return _joined(game, {name: every[name] for name in dict.fromkeys(needed(every, COVER))})


def colours(game: Game[Any]) -> bytes:
    """The colours of its places by day, and those of its seats."""
    return _under(game, _colours(game)).encode()


def plain_colours(game: Game[Any]) -> str:
    """The same for a picture of its own, where no other game can be."""
    return _colours(game)


def _joined(game: Game[Any], parts: dict[str, str]) -> bytes:
    body = NAME.sub(rf"\g<1>{game.name}--\g<2>", _under(game, "\n".join(parts.values())))
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'.encode()


def needed(every: dict[str, str], name: str) -> Iterator[str]:
    """A drawing and all it refers to."""
    if name in every:
        yield name
        for kind, other in NAME.findall(every[name]):
            if not kind.startswith("id") and other != name:
                yield from needed(every, other)


def _under(game: Game[Any], text: str) -> str:
    """A text in which the colours of the game's places carry its name; the client's own stay as they are."""
    own = set(COLOUR.findall(_colours(game)))
    return re.sub(r"(?<![\w-])--([\w-]+)", lambda m: f"--{game.name}-{m[1]}" if m[1] in own else m[0], text)


def _colours(game: Game[Any]) -> str:
    files = [game.folder / "art" / name for name in ("day.css", "seats.css")]
    return "".join(file.read_text("utf-8") for file in files if file.exists())
