"""§1.1 The track: a ring of slabs around the abbey's cellar, where the barrels wait."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import copysign
from typing import Final, TypeAlias

from vespers.engine.messages import Text
from vespers.engine.scene import (
    AnyArea,
    Board,
    Hex,
    Label,
    Pawn,
    Point,
    Rectangle,
    Row,
    Tile,
    Token,
)
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.engine.wording import player
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import MONK_TILE, NONE, PLACES
from vespers.games.heaven_ale.scene.cellar import (
    PICTURED,
    WORDED,
    barrels,
    goals,
    niches,
    titles,
)
from vespers.games.heaven_ale.scene.tiles import tile_piece
from vespers.games.heaven_ale.scene.words import about, gained, phrase
from vespers.games.heaven_ale.view import SpaceView, View
from vespers.games.heaven_ale.wording import GAME, space

# The units are those of the drawing `board-track`.
LEFT, TOP, WIDTH, HEIGHT = -12.0, -12.0, 684.0, 764.0
SLAB: Final = 76.0
MIDDLE: Final = (330.0, 369.0)
RING: Final = ((135.0, 681.0), (57.0, 681.0), (57.0, 57.0), (603.0, 57.0), (603.0, 681.0), (447.0, 681.0))
SIDES: Final = tuple(pairwise(RING))
LENGTHS: Final = [abs(x - u) + abs(y - v) for (x, y), (u, v) in SIDES]
GATES: Final = (204.0, 262.0, 320.0, 378.0)
GATE_SIGNS: Final = ("first-player", "ducat", "brewmaster", "any-resource")
# Where the tiles of a space lie, by their number: dx, dy and radius.
Stalls: TypeAlias = tuple[tuple[tuple[float, float, float], ...], ...]
STALLS: Final[Stalls] = (
    ((0.0, -12.0, 26.0),),
    ((-17.0, -13.0, 22.0), (17.0, -1.0, 22.0)),
    ((0.0, -20.0, 17.0), (-19.0, 3.0, 17.0), (19.0, 3.0, 17.0)),
    ((-17.0, -19.0, 16.0), (17.0, -19.0, 16.0), (-17.0, 8.0, 16.0), (17.0, 8.0, 16.0)),
)
# The same where no prices hang below them: they fill the slab.
FILLING_STALLS: Final[Stalls] = (
    ((0.0, 2.0, 36.0),),
    ((-17.0, -7.0, 24.0), (17.0, 11.0, 24.0)),
    ((3.0, -17.0, 20.0), (-18.0, 14.0, 20.0), (18.0, 14.0, 20.0)),
    ((-12.0, -15.0, 18.0), (20.0, -15.0, 18.0), (-18.0, 16.0, 18.0), (15.0, 16.0, 18.0)),
)


@drawn_once
def around_the_ring(share: float) -> Point:
    """A point of the ring, clockwise from the first space (0) to the last (1)."""
    left = share * sum(LENGTHS)
    for ((x, y), (u, v)), length in zip(SIDES, LENGTHS, strict=True):
        if left <= length:
            part = left / length
            return round(x + (u - x) * part, 1), round(y + (v - y) * part, 1)
        left -= length
    return RING[-1]


def spot_of_space(spaces: int, number: int) -> Point:
    """The middle of a space, on a track with so many and the start."""
    return around_the_ring((number - 1) / max(1, spaces - 2))


def track(box: Box, view: View, me: int | None) -> Board:
    """The whole board: slabs with their tiles, gates, goals with their barrels, figures."""
    mine = None if me is None else view.abbeys[me]
    places: tuple[AnyArea, ...] = (
        *spaces(box, view.track),
        *stalls(view.track, STALLS),
        *gates(box),
        *goals(box, mine, WORDED),
        *niches(WORDED),
        *titles(),
    )
    closer: tuple[AnyArea, ...] = (
        *stalls(view.track, FILLING_STALLS),
        *goals(box, mine, PICTURED),
        *niches(PICTURED),
    )
    return Board(
        id="track",
        name=phrase("track"),
        about=about("track"),
        rule="1.1",
        art="board-track",
        left=LEFT,
        top=TOP,
        width=WIDTH,
        height=HEIGHT,
        areas=places,
        pieces=(*goods(box, view.track), *barrels(box, view), *figures(view)),
        labels=numbers(len(view.track)),
        closer=closer,
    )


@all_drawn_once
def numbers(spaces: int) -> Iterator[Label]:
    """The number of each space, in its corner."""
    for number in range(1, spaces):
        x, y = spot_of_space(spaces, number)
        yield Label(x - 29, y - 30, str(number), "tab")


# --- Spaces


@all_drawn_once
def spaces(box: Box, track: tuple[SpaceView, ...]) -> Iterator[Rectangle]:
    """§1.1 The slabs in walking order."""
    for number in range(1, len(track)):
        yield slab(box, number, track[number], len(track))


@drawn_once
def slab(box: Box, number: int, here: SpaceView, spaces: int) -> Rectangle:
    """A space of the track."""
    x, y = spot_of_space(spaces, number)
    return Rectangle(
        id=f"space-{number}",
        name=space(box, number),
        about=about_space(box, here),
        rule={"resource": "3.1", "monk": "3.2", "disc": "6.1", "barrel": "8.1"}.get(here.offers, "2.5"),
        x=x,
        y=y,
        width=SLAB,
        height=SLAB,
        ground=f"slab-{here.offers}",
        label=sign_of(here),
        lettering="ink",
        sign=(x, y - 3) if here.offers == "disc" else (x + 25, y - 29),
        spread="row",
        spots=kerb(x, y) if here.tiles or here.discs else standing(x, y),
        hold=(x, y + 28),
    )


def sign_of(here: SpaceView) -> Text | None:
    """What stands on the sign of a space: a disc's letters, a monk's price."""
    letters = "" if here.discs else here.letters  # a disc that lies there carries them
    shown = {"disc": letters, "monk": str(here.cost)}.get(here.offers, "")
    return phrase("sign", text=shown) if shown else None


def about_space(box: Box, here: SpaceView) -> tuple[Text, ...]:
    """What one does on a space."""
    prices = {"shade": box.shady_price, "sun": box.sunny_price}
    if here.offers == "disc":
        return about("space-disc") + tuple([about(f"letter-{letter}")[0] for letter in here.letters.lower()])
    if here.offers == "monk":
        return about("space-monk", cost=here.cost, **prices)
    return about(f"space-{here.offers}", **prices) if here.offers == "resource" else about("space-barrel")


def standing(x: float, y: float) -> tuple[Point, ...]:
    """Figures on an empty slab."""
    return (x, y), (x - 20, y), (x + 20, y), (x, y + 20)


def kerb(x: float, y: float) -> tuple[Point, ...]:
    """Figures beside what lies on a slab: on its outer edge."""
    dx, dy = x - MIDDLE[0], y - MIDDLE[1]
    if abs(dx) >= 270:
        side = copysign(36, dx)
        return tuple([(x + side, y + along) for along in (14.0, -12.0, 2.0, 26.0)])
    side = copysign(36, dy)
    return tuple([(x + along, y + side) for along in (14.0, -14.0, 0.0, 28.0)])


@all_drawn_once
def stalls(track: tuple[SpaceView, ...], places: Stalls) -> Iterator[Hex]:
    """A place for every tile of a space, so that none covers another."""
    for number, here in enumerate(track):
        if here.tiles:
            yield from stalls_at(number, len(here.tiles), len(track), places)


@all_drawn_once
def stalls_at(number: int, many: int, spaces: int, places: Stalls) -> Iterator[Hex]:
    """The places of one space."""
    for k, (x, y, radius) in enumerate(spots_of_tiles(*spot_of_space(spaces, number), many, places)):
        name = phrase("stall", number=number, tiles=many)
        yield Hex(id=f"stall-{number}-{k}", name=name, x=x, y=y, radius=radius, ground="")


def spots_of_tiles(x: float, y: float, many: int, places: Stalls) -> list[tuple[float, float, float]]:
    """Where the tiles of a space lie: x, y, radius."""
    if many <= len(places):
        return [(x + dx, y + dy, radius) for dx, dy, radius in places[many - 1]]
    return [(x - 24 + k % 3 * 24, y - 24 + k // 3 * 24, 14.0) for k in range(many)]


@all_drawn_once
def goods(box: Box, track: tuple[SpaceView, ...]) -> Iterator[Tile | Token]:
    """§2.2 Tiles and discs on the track."""
    for number, here in enumerate(track):
        for k, lying in enumerate(here.tiles):
            base = box.monk_cost[number] if lying >= MONK_TILE else None
            yield tile_piece(
                box, f"goods-{number}-{k}", lying, f"stall-{number}-{k}", "track", base, len(here.tiles) > 1
            )
        for k in range(here.discs):
            yield Token(
                id=f"lying-{number}-{k}",
                name=phrase("disc"),
                about=about("space-disc"),
                rule="6.1",
                on=f"space-{number}",
                symbol="disc-lying",
                value=here.letters,
                size=58.0 if here.discs == 1 else 46.0,
            )


def stall_row(box: Box, view: View) -> Row:
    """§3.4 The tiles of the space one stands on, lifted up to choose from."""
    here = view.abbeys[view.asks].space
    return Row(
        id="stall",
        name=phrase("stall-row"),
        about=about("space-resource", shade=box.shady_price, sun=box.sunny_price),
        rule="3.4",
        kind="hand",
        seat=view.asks,
        pieces=tuple([offered(box, here, k, lying) for k, lying in enumerate(view.track[here].tiles)]),
    )


def offered(box: Box, space: int, number: int, lying: int) -> Tile:
    """A tile on the stall."""
    cost = box.monk_cost[space] if lying >= MONK_TILE else None
    return tile_piece(box, f"offer-{number}", lying, "", "track", cost)


# --- The starting area


@all_drawn_once
def gates(box: Box) -> Iterator[Rectangle]:
    """§2.6 Four places, each with its income."""
    for number, name in enumerate(PLACES):
        yield Rectangle(
            id=f"place-{number}",
            name=Text(f"{GAME}-place-{name}"),
            about=about(f"place-{name}", number=box.places[number], points=box.first_points),
            rule="2.6",
            x=GATES[number],
            y=681.0,
            width=54.0,
            height=70.0,
            ground="gate",
            symbol=GATE_SIGNS[number],
            value=gained(box.places[number]) if box.places[number] else "1",
            spots=standing(GATES[number], 688.0),
            hold=(GATES[number], 708.0),
        )


def figures(view: View) -> Iterator[Pawn]:
    """§2.5 Where the figures stand."""
    for seat, abbey in enumerate(view.abbeys):
        if abbey.place != NONE or abbey.space > 0:
            yield Pawn(
                id=f"figure-{seat}",
                name=player(seat),
                about=about("figure"),
                rule="2.5",
                seat=seat,
                size=52.0 if abbey.place != NONE or not lies_at(view, abbey.space) else 40.0,
                symbol=f"figure-{seat + 1}",
                on=f"place-{abbey.place}" if abbey.place != NONE else f"space-{abbey.space}",
            )


def lies_at(view: View, number: int) -> bool:
    """Whether tiles or discs lie on a space."""
    return bool(view.track[number].tiles or view.track[number].discs)
