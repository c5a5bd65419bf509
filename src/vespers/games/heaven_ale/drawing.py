"""The parts of the drawing: spaces, places, barrels, gardens, and the words for them."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt

from vespers.engine.scene import Badge, Board, Circle, Disc, Ground, Hex, Pawn, Rectangle, Tile, Token
from vespers.engine.speech import player
from vespers.engine.words import Text
from vespers.games.heaven_ale.names import GAME, space, tile
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOUR,
    FERTILITY,
    FIRST_SHADY,
    HEX_NAMES,
    MONK_TILE,
    NONE,
    PLACES,
    POSITION,
    SITE_NAMES,
    SPOTS,
    Box,
)
from vespers.games.heaven_ale.words import View

INGREDIENTS = (
    "ingredient-wood",
    "ingredient-yeast",
    "ingredient-hops",
    "ingredient-water",
    "ingredient-malt",
)
SIDE, HEIGHT = 10.0, 6.0  # of the ring, from centre to centre
AREA = 2.5  # half the starting area, at the foot of the ring
ROOT = sqrt(3)


# --- Words


def said(name: str, **values: int | str | Text) -> Text:
    return Text(f"{GAME}-scene-{name}", values)


# --- The track


def around_the_ring(share: float) -> tuple[float, float]:
    """A point of the ring, clockwise from the left end of the starting area (0) to its right end (1)."""
    half, low = SIDE / 2, HEIGHT / 2
    corners = [(-AREA, low), (-half, low), (-half, -low), (half, -low), (half, low), (AREA, low)]
    lengths = [abs(x - u) + abs(y - v) for (x, y), (u, v) in pairwise(corners)]
    left = share * sum(lengths)
    for ((x, y), (u, v)), length in zip(pairwise(corners), lengths, strict=True):
        if left <= length:
            part = left / length
            return x + (u - x) * part, y + (v - y) * part
        left -= length
    return corners[-1]


def spaces(box: Box, view: View) -> list[Rectangle]:
    """§1.1 The spaces in walking order."""
    many = len(view.track) - 1
    found = []
    for number in range(1, many + 1):
        x, y = around_the_ring((number - 0.5) / many)
        here = view.track[number]
        symbol = {"monk": "monk-1", "barrel": "barrel-large"}.get(here.offers, "")
        value = {"disc": here.letters, "monk": str(here.cost)}.get(here.offers, "")
        found.append(
            Rectangle(
                id=f"space-{number}",
                name=space(box, number),
                x=x,
                y=y,
                width=0.94,
                height=0.94,
                ground="track",
                symbol=symbol,
                value=value,
                spread="grid",
                rule="2.5",
            )
        )
    return found


def places() -> list[Rectangle]:
    """§2.6 The starting area."""
    symbols = ("first-player", "ducat", "brewmaster", "plus")
    return [
        Rectangle(
            id=f"place-{number}",
            name=Text(f"{GAME}-place-{name}"),
            x=(number - 1.5) * 1.15,
            y=HEIGHT / 2,
            width=1.05,
            height=0.94,
            ground="stone",
            symbol=symbols[number],
            rule="2.6",
        )
        for number, name in enumerate(PLACES)
    ]


def barrel_slots() -> list[Rectangle]:
    """§8.2 The goals, in the middle of the ring."""
    return [
        Rectangle(
            id=f"goal-{number}",
            name=Text(f"{GAME}-barrel-{name}"),
            x=(number % 4 - 1.5) * 2.15,
            y=(number // 4 - 1) * 1.58,
            width=2.05,
            height=1.5,
            ground="slot",
            label=Text(f"{GAME}-barrel-{name}"),
            spread="row",
            rule="8.2",
        )
        for number, name in enumerate(BARRELS)
    ]


def goods(view: View) -> list[Tile | Disc]:
    """§2.2 Tiles and discs on the track."""
    found: list[Tile | Disc] = []
    for number, here in enumerate(view.track):
        on = f"space-{number}"
        found += [tile_piece(f"goods-{number}-{k}", lying, on) for k, lying in enumerate(here.tiles)]
        for k in range(here.discs):
            found.append(Disc(id=f"lying-{number}-{k}", name=said("disc"), on=on, symbol="activation"))
    return found


def tile_piece(name: str, lying: int, on: str) -> Tile:
    if lying >= MONK_TILE:
        return Tile(id=name, name=tile(None, lying), on=on, symbol=f"monk-{lying - MONK_TILE + 1}")
    symbol = INGREDIENTS[COLOUR[lying]]
    return Tile(id=name, name=tile(None, lying), on=on, symbol=symbol, value=str(FERTILITY[lying]))


def barrels(view: View) -> list[Token]:
    """§8.1 The barrels nobody has taken yet."""
    left = [(number, "large") for number in view.large] + [(number, "small") for number in view.small]
    return [
        Token(
            id=f"{size}-{number}",
            name=Text(f"{GAME}-barrel-{BARRELS[number]}"),
            on=f"goal-{number}",
            symbol=f"barrel-{size}",
            size=0.52,
        )
        for number, size in left
    ]


def figures(view: View) -> list[Pawn]:
    """§2.5 Where the figures stand."""
    return [
        Pawn(
            id=f"figure-{seat}",
            name=player(seat),
            seat=seat,
            size=0.7,
            on=f"place-{abbey.place}" if abbey.place != NONE else f"space-{abbey.space}",
        )
        for seat, abbey in enumerate(view.abbeys)
        if abbey.place != NONE or abbey.space > 0
    ]


# --- A garden


def garden(box: Box, view: View, seat: int, mine: bool) -> Board:
    """§1.4 Sun on the left, shade on the right, the activation spots in a column beside."""
    abbey = view.abbeys[seat]
    tiles = [
        tile_piece(f"tile-{seat}-{number}", lying, f"hex-{seat}-{HEX_NAMES[number]}")
        for number, lying in enumerate(abbey.garden)
        if lying != NONE
    ]
    return Board(
        id=f"garden-{seat}",
        name=said("garden", me=player(seat)),
        role="mine" if mine else "other",
        seat=seat,
        symbol="picture-garden",
        rule="1.4",
        left=-6.4,
        top=-1.3,
        width=15.2,
        height=11.6,
        areas=(*hexes(seat), *sites(seat), *spots(seat)),
        pieces=(*tiles, *buildings(box, view, seat), *discs(view, seat)),
    )


def centre(name: str) -> tuple[float, float]:
    x, y = POSITION[name]
    return x * ROOT / 2, y * 1.5


def hexes(seat: int) -> list[Hex]:
    found = []
    for number, name in enumerate(HEX_NAMES):
        x, y = centre(name)
        ground: Ground = "shady" if number >= FIRST_SHADY else "sunny"
        area = Hex(id=f"hex-{seat}-{name}", name=said(ground, hex=name), x=x, y=y, radius=0.97, ground=ground)
        found.append(area)
    return found


def sites(seat: int) -> list[Hex]:
    found = []
    for number, name in enumerate(SITE_NAMES):
        x, y = centre(name)
        area = Hex(
            id=f"site-{seat}-{number}",
            name=said("site", site=name),
            x=x,
            y=y,
            radius=0.97,
            ground="site",
            rule="5.1",
        )
        found.append(area)
    return found


def buildings(box: Box, view: View, seat: int) -> list[Tile]:
    return [
        Tile(
            id=f"building-{seat}-{site}",
            name=Text(f"{GAME}-building-{box.building_names[kind]}"),
            on=f"site-{seat}-{site}",
            symbol="shed",
            badges=(Badge(value=str(kind)),),
        )
        for site, kind in enumerate(view.abbeys[seat].buildings)
        if kind != NONE
    ]


def spots(seat: int) -> list[Circle]:
    """§7.1 Ten spots in five pairs."""
    symbols = ["cross", *INGREDIENTS, *[f"monk-{n}" for n in range(1, 5)]]
    return [
        Circle(
            id=f"spot-{seat}-{number}",
            name=said(f"spot-{name}"),
            x=6.9 + (number % 2) * 1.2,
            y=0.5 + (number // 2) * 2.0,
            radius=0.55,
            ground="slot",
            symbol=symbols[number],
            rule="6.1",
        )
        for number, name in enumerate(SPOTS)
    ]


def discs(view: View, seat: int) -> list[Disc]:
    return [
        Disc(
            id=f"disc-{seat}-{spot}",
            name=said("disc"),
            on=f"spot-{seat}-{spot}",
            symbol="activation",
            seat=seat,
            size=0.9,
        )
        for spot in view.abbeys[seat].discs
    ]
