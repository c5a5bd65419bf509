"""Heaven & Ale on paper: the track, the gardens, the privilege cards, tiles, barrels, discs and ducats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from vespers.engine.messages import Text
from vespers.engine.printed import (
    Counter,
    CounterSet,
    Deck,
    PlayerSheet,
    PrintedBoard,
    PrintedCard,
    Printing,
    ScoreSheet,
    bare,
    opening,
)
from vespers.engine.scene import Board, Source
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.pack import HeavenAleContent, content_of
from vespers.games.heaven_ale.pieces import BARRELS, FERTILITY, MONK_TILE, PRIVILEGES, RESOURCES, SEATS, SITES
from vespers.games.heaven_ale.scene.garden import garden
from vespers.games.heaven_ale.scene.garden_shape import WIDE
from vespers.games.heaven_ale.scene.panels import card, sources
from vespers.games.heaven_ale.scene.tiles import tile_piece
from vespers.games.heaven_ale.scene.track import track
from vespers.games.heaven_ale.scene.words import building, building_picture, phrase
from vespers.games.heaven_ale.tables import brewmaster, buildings, tables
from vespers.games.heaven_ale.view import View

GARDEN: Final = 186.0  # the width of a garden in millimetres: it fits a page
SCALE: Final = GARDEN / WIDE.width
TILE: Final = 2 * 41.0 * SCALE  # across a hex of the garden
TRACK: Final = 360.0
DUCATS: Final = {1: 24, 5: 16, 10: 16}  # the book does not say which coins there are
LOOKED_UP: Final = ("barrels", "places", "resources", "brewmaster_start", "players")


def printing(settings: HeavenAleSettings) -> Printing:
    """§1 Everything for four players."""
    content, box = content_of(settings.packs, settings.own), GAME.box(settings)
    view = opening(GAME, settings)
    return Printing(
        decks=(privileges(box),),
        boards=(PrintedBoard(board=bare(track(box, view, None)), width=TRACK),),
        player_sheets=(gardens(box, view),),
        counters=tuple(counters(box, content)),
        score=ScoreSheet(sources=tuple(blank(box, view)), seats=len(SEATS)),
        tables=(
            buildings(content),
            brewmaster(content),
            *[table for table in tables(settings) if table.id in LOOKED_UP],
        ),
    )


def privileges(box: Box) -> Deck:
    """§7 The five cards, a set for each player."""
    cards = [card(box, 0, number, False) for number in range(len(PRIVILEGES))]
    return Deck(
        id="privileges",
        name=Text("heaven-ale-table-privileges"),
        back="back-privilege",
        cards=tuple(PrintedCard(one, len(SEATS)) for one in cards),
    )


def gardens(box: Box, view: View) -> PlayerSheet:
    board = neutral(bare(garden(box, view, 0, mine=True)))
    return PlayerSheet(
        id="garden",
        name=phrase("abbey"),
        copies=len(SEATS),
        board=PrintedBoard(board=board, width=GARDEN),
    )


def neutral(board: Board) -> Board:
    """No band of the production track is the one in force."""
    areas = tuple(
        msgspec.structs.replace(area, ground="band") if area.ground == "band-now" else area
        for area in board.areas
    )
    return msgspec.structs.replace(board, areas=areas)


# --- Counters


def counters(box: Box, content: HeavenAleContent) -> Iterator[CounterSet]:
    yield CounterSet(Text("heaven-ale-table-resources"), tuple(resource_tiles(box, content)))
    yield CounterSet(Text("heaven-ale-table-monks"), tuple(monk_tiles(box, content)))
    yield CounterSet(Text("heaven-ale-table-buildings"), tuple(building_tiles(box)))
    yield CounterSet(Text("heaven-ale-table-barrels"), tuple(barrels(box)))
    yield CounterSet(phrase("figures"), tuple(figures()))
    yield CounterSet(phrase("markers"), tuple(markers()))
    yield CounterSet(phrase("disc"), (token("disc", phrase("disc"), "disc", 12.0, 10 * len(SEATS)),))
    yield CounterSet(phrase("ducats"), tuple(ducats()))


def tile(box: Box, number: int, back: str, copies: int) -> Counter:
    drawn = tile_piece(box, f"tile-{number}-{back}", number, "", "track")
    return Counter(
        id=drawn.id,
        name=drawn.name,
        symbol=drawn.symbol,
        value=drawn.value,
        ground=drawn.ground,
        shape="hex",
        width=TILE,
        copies=copies,
        back=back,
    )


def resource_tiles(box: Box, content: HeavenAleContent) -> Iterator[Counter]:
    """§1.2 Five colours, fertility 1 to 5; a I or a II on the back."""
    for number in range(MONK_TILE):
        entry = content.resources[RESOURCES[number // 5]]
        for back, many in (("I", entry.one), ("II", entry.two)):
            yield tile(box, number, back, many[FERTILITY[number] - 1])


def monk_tiles(box: Box, content: HeavenAleContent) -> Iterator[Counter]:
    for sort, entry in enumerate(content.monks.values()):
        for back, many in (("I", entry.one), ("II", entry.two)):
            yield tile(box, MONK_TILE + sort, back, many)


def building_tiles(box: Box) -> Iterator[Counter]:
    """§5.2 As many of each kind as a garden has sites."""
    for kind, name in enumerate(box.building_names):
        yield Counter(
            id=f"building-{name}",
            name=building(box, kind),
            symbol=f"tile-{building_picture(box, kind)}",
            ground="tile-building",
            shape="hex",
            width=TILE,
            copies=len(SITES),
        )


def barrels(box: Box) -> Iterator[Counter]:
    """§8.1 A large and a small one for each goal."""
    for size, points, width in (("large", box.large_points, 22.0), ("small", box.small_points, 18.0)):
        yield token(
            f"barrel-{size}", phrase(f"barrel-{size}"), f"barrel-{size}", width, len(BARRELS), str(points)
        )


def figures() -> Iterator[Counter]:
    for seat in SEATS:
        yield Counter(
            id=f"figure-{seat}",
            name=phrase("figures"),
            symbol=f"figure-{seat + 1}",
            shape="round",
            width=18.0,
            seat=seat,
        )
    yield token("first-player", phrase("first"), "first-player", 18.0, 1)


def markers() -> Iterator[Counter]:
    """§1.3 Five markers and the brewmaster of each abbey, as large as their lanes allow."""
    for name in RESOURCES:
        yield token(f"marker-{name}", Text(f"heaven-ale-resource-{name}"), f"marker-{name}", 7.0, len(SEATS))
    yield token("brewmaster", phrase("brewmaster"), "brewmaster", 8.0, len(SEATS))


def ducats() -> Iterator[Counter]:
    for value, many in DUCATS.items():
        yield token(f"ducat-{value}", phrase("ducats"), "ducat", 15.0, many, str(value))


def token(id: str, name: Text, symbol: str, width: float, copies: int, value: str = "") -> Counter:
    return Counter(id=id, name=name, symbol=symbol, shape="round", width=width, copies=copies, value=value)


def blank(box: Box, view: View) -> Iterator[Source]:
    """§9.5 The lines of the count, without numbers."""
    for source in sources(box, view, forecast=False):
        yield msgspec.structs.replace(source, values=(), detail=())
