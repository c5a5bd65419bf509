"""§1.4 A garden with its production track above and the sockets of its discs beside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vespers.engine.messages import Text
from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Badge,
    Board,
    Circle,
    Disc,
    Hex,
    Layout,
    Marker,
    Rectangle,
    Tile,
)
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.engine.wording import player
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import (
    AROUND,
    FERTILITY,
    FIRST_SHADY,
    HEX_NAMES,
    NONE,
    RESOURCES,
    SITE_NAMES,
    SPOTS,
)
from vespers.games.heaven_ale.scene import production
from vespers.games.heaven_ale.scene.garden_shape import (
    CENTRES,
    HEIGHT,
    LEFT,
    NARROW,
    TOP,
    WIDE,
    GardenShape,
)
from vespers.games.heaven_ale.scene.tiles import tile_piece
from vespers.games.heaven_ale.scene.words import MONKS, about, building, building_picture, phrase
from vespers.games.heaven_ale.view import AbbeyView, View

RADIUS: Final = 47.0
SPOT_PICTURES: Final = ("number", *RESOURCES, *[f"medal-{monk}" for monk in MONKS])
LETTERS: Final = "ACCCCCBBBB"  # which letter of a disc a spot wants
FURROWS: Final = 3  # directions
PAIR: Final = 105.6  # from pair to pair


def garden(box: Box, view: View, seat: int, mine: bool) -> Board:
    """One player's board."""
    abbey = view.abbeys[seat]
    return Board(
        id=f"garden-{seat}",
        name=phrase("garden", me=player(seat)),
        about=about("garden"),
        role="mine" if mine else "other",
        seat=seat,
        symbol="sun",
        rule="1.4",
        art=WIDE.art,
        left=LEFT,
        top=TOP,
        width=WIDE.width,
        height=HEIGHT,
        areas=areas(box, abbey, seat, WIDE),
        pieces=pieces(box, abbey, seat),
        labels=production.ruler(box, min(abbey.markers), WIDE.stretch),
        tall=Layout(
            art=NARROW.art,
            left=LEFT,
            top=TOP,
            width=NARROW.width,
            height=HEIGHT,
            areas=areas(box, abbey, seat, NARROW),
            labels=production.ruler(box, min(abbey.markers), NARROW.stretch),
        ),
    )


@all_drawn_once
def areas(box: Box, abbey: AbbeyView, seat: int, shape: GardenShape) -> Iterator[AnyArea]:
    """Every place of a garden where this drawing has it."""
    yield from hexes(box, seat, shape)
    yield from plates(seat, shape)
    yield from sites(box, abbey, seat, shape)
    yield from spots(seat, shape)
    yield from pairs(abbey, seat, shape)
    yield from production.areas(box, abbey, seat, shape)


@all_drawn_once
def pieces(box: Box, abbey: AbbeyView, seat: int) -> Iterator[AnyPiece]:
    """What lies in a garden, and the markers of its track."""
    yield from tiles(box, abbey, seat)
    yield from buildings(box, abbey, seat)
    yield from discs(abbey, seat)
    yield from signs(box, abbey, seat)
    yield from production.markers(box, abbey, seat)


# --- Hexes


@all_drawn_once
def hexes(box: Box, seat: int, shape: GardenShape) -> Iterator[Hex]:
    """Sun on the left, shade on the right; furrows in three directions."""
    for number, name in enumerate(HEX_NAMES):
        x, y = CENTRES[shape.art][name]
        side = "shady" if number >= FIRST_SHADY else "sunny"
        yield Hex(
            id=f"hex-{seat}-{name}",
            name=phrase(side, hex=name),
            about=about(side, times=box.shady_price if number >= FIRST_SHADY else box.sunny_price),
            rule="3.3",
            x=x,
            y=y,
            radius=RADIUS,
            ground=f"{side}-{number % FURROWS + 1}",
            code=name,
        )


def tiles(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Tile]:
    """What grows there."""
    for number, lying in enumerate(abbey.garden):
        if lying != NONE:
            on = f"hex-{seat}-{HEX_NAMES[number]}"
            side = "shade" if number >= FIRST_SHADY else "sun"
            yield tile_piece(box, f"tile-{seat}-{number}", lying, on, side)  # type: ignore[arg-type]


def sites(box: Box, abbey: AbbeyView, seat: int, shape: GardenShape) -> Iterator[Hex]:
    """§5.1 Building sites: how many neighbours are taken, and their total so far."""
    lines = about("site") + about_buildings(box)
    for number, name in enumerate(SITE_NAMES):
        x, y = CENTRES[shape.art][name]
        around = [abbey.garden[hex_] for hex_ in AROUND[number]]
        taken = [tile for tile in around if tile != NONE]
        open_ = abbey.buildings[number] == NONE
        yield Hex(
            id=f"site-{seat}-{number}",
            name=phrase("site", site=name),
            about=lines,
            rule="5.2",
            x=x,
            y=y,
            radius=RADIUS,
            ground="site-middle" if x == shape.middle else "site-sunny" if x < shape.middle else "site-shady",
            code=name if open_ and not taken else "",
            value=str(sum([FERTILITY[tile] for tile in taken])) if open_ and taken else "",
            progress=(len(taken), len(around)) if open_ and taken else None,
        )


@drawn_once
def about_buildings(box: Box) -> tuple[Text, ...]:
    """§5.2 The table of buildings, a line for each."""
    found, low = list[Text](), 0
    for kind in range(len(box.building_names)):
        totals = [total for total, other in enumerate(box.type_of_total) if other == kind]
        high, steps = totals[-1], box.brewmaster_steps[kind]
        found += about("building-line", low=low, high=high, building=building(box, kind), steps=steps)
        low = high + 1
    return tuple(found)


def buildings(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Tile]:
    """§5.2 What was built."""
    for site, kind in enumerate(abbey.buildings):
        if kind != NONE:
            yield Tile(
                id=f"building-{seat}-{site}",
                name=building(box, kind),
                about=about("building", site=SITE_NAMES[site]),
                rule="5.2",
                on=f"site-{seat}-{site}",
                ground="tile-building",
                symbol=f"tile-{building_picture(box, kind)}",
            )


# --- Discs


@all_drawn_once
def spots(seat: int, shape: GardenShape) -> Iterator[Circle]:
    """§7.1 Ten spots in five pairs."""
    for number, name in enumerate(SPOTS):
        yield Circle(
            id=f"spot-{seat}-{number}",
            name=phrase(f"spot-{name}"),
            about=about("spot") + about(f"letter-{LETTERS[number].lower()}"),
            rule="6.1",
            x=shape.plank + (number % 2 * 2 - 1) * shape.apart,
            y=235.0 + number // 2 * PAIR,
            radius=25.0,
            ground="socket",
            symbol=SPOT_PICTURES[number],
            value=LETTERS[number],
        )


def discs(abbey: AbbeyView, seat: int) -> Iterator[Disc]:
    """The discs that were laid; the picture of the spot stays visible."""
    for spot in abbey.discs:
        yield Disc(
            id=f"disc-{seat}-{spot}",
            name=phrase("disc-on", spot=phrase(f"spot-{SPOTS[spot]}")),
            about=about("disc-laid"),
            rule="6.1",
            on=f"spot-{seat}-{spot}",
            symbol=SPOT_PICTURES[spot],
            seat=seat,
            size=46.0,
        )


def pairs(abbey: AbbeyView, seat: int, shape: GardenShape) -> Iterator[Rectangle]:
    """§7.1 A privilege for each pair: still to be had, or its chance has gone by."""
    for pair in range(len(SPOTS) // 2):
        laid = sum([spot in abbey.discs for spot in (2 * pair, 2 * pair + 1)])
        yield Rectangle(
            id=f"pair-{seat}-{pair}",
            name=phrase("pair", laid=laid),
            about=about("pair"),
            rule="7.1",
            x=shape.plank,
            y=281.0 + pair * PAIR,
            width=110.0 * shape.plate,
            height=31.0 * shape.plate,
            ground="pair-done" if laid == 2 else "pair-open",
            label=phrase("pair-complete" if laid == 2 else "pair-brings"),
            lettering="ink",
            sign=(shape.plank + 14 * shape.plate, 281.0 + pair * PAIR),
        )


# --- Purse and forecast


@all_drawn_once
def plates(seat: int, shape: GardenShape) -> Iterator[Rectangle]:
    """Places for the purse and for what it would be worth now."""
    for name, x, width in (("purse", 78.0, 118.0), ("forecast", shape.forecast, 140.0)):
        yield Rectangle(
            id=f"{name}-place-{seat}", name=phrase(name), x=x, y=237.0, width=width, height=60.0, ground=""
        )


def signs(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Marker]:
    """Ducats, and the points if it ended now: how many of them are of beer, and how many of barrels."""
    parts = (Badge("beer", str(abbey.production)), Badge("barrel-large", str(abbey.barrels)))
    shown = (
        ("purse", "purse", abbey.ducats, "ducats", ()),
        ("forecast", "", abbey.forecast, "forecast-short", parts),
    )
    for name, symbol, value, caption, badges in shown:
        yield Marker(
            id=f"{name}-{seat}",
            name=phrase(f"{name}-now", number=value),
            about=about(name, ducats=box.ducats_per_step),
            rule="9.5" if name == "forecast" else "4.1",
            on=f"{name}-place-{seat}",
            symbol=symbol,
            value=str(value),
            frame="page",
            badges=badges,
            caption=phrase(caption),
        )
