"""The boards of a scene: the monastery with its caps, and the recipes. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Disc,
    Door,
    Ground,
    Marker,
    Pawn,
    Rectangle,
    Token,
)
from vespers.engine.speech import player
from vespers.engine.words import Text
from vespers.games.fermentation import names
from vespers.games.fermentation.box import Cellar
from vespers.games.fermentation.pieces import (
    DOORS,
    INGREDIENTS,
    NOTHING,
    PHASES,
    PLACES,
    USES,
    position,
)
from vespers.games.fermentation.views import MonkView, View

WIDE, HIGH = 2.0, 1.5  # a tile
PORTRAITS = 8
GROUNDS: dict[str, Ground] = {"gather": "room", "draw": "stone", "hunt": "outdoors", "noise": "plain"}
SYMBOL_OF_USE = {"gather": "", "draw": "deck", "hunt": "hunt", "noise": "bell"}


def say(key: str, **values: int | str | Text) -> Text:
    return Text(f"fermentation-draw-{key}", dict(values))


# ── ids: what one sees and clicks


def place_id(place: int) -> str:
    return f"place-{place}"


def pawn_id(seat: int) -> str:
    return f"pawn-{seat}"


def space_id(seat: int, space: int) -> str:
    return f"space-{seat}-{space}"


def held_id(seat: int, card: int, copy: int) -> str:
    return f"card-{seat}-{card}-{copy}"


def offered_id(card: int, copy: int) -> str:
    return f"offer-{card}-{copy}"


def found_id(wolf: int, copy: int) -> str:
    return f"found-{wolf}-{copy}"


def face(monk: int, seat: int = 0) -> str:
    """The portrait of a monk; before one is chosen, that of the seat."""
    return f"monk-{(seat if monk == NOTHING else monk) % PORTRAITS + 1}"


def copies(kinds: Sequence[int]) -> list[tuple[int, int]]:
    """Each thing with the number of its copy: equal things need different ids."""
    return [(kind, list(kinds[:n]).count(kind)) for n, kind in enumerate(kinds)]


# ── the monastery


def monastery(box: Cellar, view: View) -> Board:
    """§1.1 Twelve tiles, the doors between them, and the caps of the monks."""
    return Board(
        id="monastery",
        name=say("board"),
        width=5 * WIDE,
        height=3 * HIGH,
        areas=(
            *[tile_area(box, view, place) for place in PLACES],
            *[door(view, d) for d in range(len(DOORS))],
        ),
        pieces=tuple([pawn(monk) for monk in view.monks if monk.place != NOTHING]),
    )


def tile_area(box: Cellar, view: View, place: int) -> Rectangle:
    """A tile, or its empty place while the tiles are being laid."""
    row, column = position(place)
    x, y = (column + 0.5) * WIDE, (row + 0.5) * HIGH
    here = place_id(place)
    if place >= len(view.tiles):
        name = Text("fermentation-draw-board")
        return Rectangle(id=here, name=name, x=x, y=y, width=WIDE * 0.92, height=HIGH * 0.9, ground="slot")
    tile = view.tiles[place]
    use = USES[box.use[tile]]
    name = names.tile(box, tile)
    return Rectangle(
        id=here,
        name=name,
        label=name,
        about=(Text(f"fermentation-use-{use}"),),
        x=x,
        y=y,
        width=WIDE * 0.92,
        height=HIGH * 0.9,
        ground=GROUNDS[use],
        symbol=tile_symbol(box, tile),
        spread="row",
        rule="3.11" if use == "noise" else "3.4",
    )


def tile_symbol(box: Cellar, tile: int) -> str:
    use = USES[box.use[tile]]
    return f"ingredient-{INGREDIENTS[box.gives[tile]]}" if use == "gather" else SYMBOL_OF_USE[use]


def door(view: View, number: int) -> AnyArea:
    """§1.3 A door stands in the middle of the side that two tiles share."""
    (row, column), (other_row, other_column) = position(DOORS[number][0]), position(DOORS[number][1])
    closed = number in view.closed
    return Door(
        id=f"door-{number}",
        name=say("door-closed" if closed else "door"),
        x=(column + other_column + 1) / 2 * WIDE,
        y=(row + other_row + 1) / 2 * HIGH,
        length=0.5,
        angle=90.0 if row == other_row else 0.0,
        open=not closed,
        rule="1.3",
    )


def pawn(monk: MonkView) -> Pawn:
    """A cap, standing or turned over."""
    return Pawn(
        id=pawn_id(monk.seat),
        name=say("pawn", seat=player(monk.seat)),
        about=() if monk.standing else (say("asleep" if monk.asleep else "lying"),),
        on=place_id(monk.place),
        seat=monk.seat,
        symbol=face(monk.monk, monk.seat),
        size=0.6,
        lying=not monk.standing,
        rule="3.3",
    )


# ── recipes


def recipe(box: Cellar, view: View, monk: MonkView, viewer: int | None) -> Board:
    """§1.6 A column for each phase: its ingredients, and the place of its rigour disc."""
    seat = monk.seat
    high = max([len([s for s in monk.vat if s.phase == phase]) for phase in PHASES]) + 1
    areas: list[AnyArea] = []
    pieces: list[AnyPiece] = []
    for phase in PHASES:
        spaces = [n for n, space in enumerate(monk.vat) if space.phase == phase]
        for row, number in enumerate(spaces):
            areas.append(space_area(view, monk, number, phase, row))
            pieces.extend(find(monk, number))
        areas.append(disc_area(monk, phase, high))
        if phase in monk.early:
            pieces.append(cube(monk, phase))
    pieces.extend(discs(view, monk))
    return Board(
        id=f"recipe-{seat}",
        name=names.recipe(box, monk.recipe),
        width=4.0,
        height=float(high),
        role="mine" if seat == viewer else "other",
        seat=seat,
        symbol="recipe",
        areas=tuple(areas),
        pieces=tuple(pieces),
    )


def space_name(monk: MonkView, number: int) -> Text:
    space = monk.vat[number]
    ingredient = Text(f"fermentation-ingredient-{INGREDIENTS[space.ingredient]}")
    return say("space", ingredient=ingredient, phase=space.phase + 1)


def space_area(view: View, monk: MonkView, number: int, phase: int, row: int) -> Rectangle:
    return Rectangle(
        id=space_id(monk.seat, number),
        name=space_name(monk, number),
        x=phase + 0.5,
        y=row + 0.5,
        width=0.94,
        height=0.9,
        ground="site" if phase == view.phase else "slot",
        symbol=f"ingredient-{INGREDIENTS[monk.vat[number].ingredient]}",
        rule="2.2",
    )


def find(monk: MonkView, number: int) -> list[AnyPiece]:
    """What lies on a space."""
    space = monk.vat[number]
    if space.taste == 0:
        return []
    return [
        Token(
            id=f"find-{monk.seat}-{number}",
            name=space_name(monk, number),
            on=space_id(monk.seat, number),
            symbol=f"ingredient-{INGREDIENTS[space.ingredient]}",
            value=str(space.taste),
            strong=True,
            rule="2.2",
        )
    ]


def disc_area(monk: MonkView, phase: int, high: int) -> Rectangle:
    return Rectangle(
        id=f"rigour-{monk.seat}-{phase}",
        name=say("discs"),
        x=phase + 0.5,
        y=high - 0.5,
        width=0.94,
        height=0.9,
        ground="track",
        spread="row",
        rule="2.4",
    )


def cube(monk: MonkView, phase: int) -> Marker:
    return Marker(
        id=f"cube-{monk.seat}-{phase}",
        name=say("cube"),
        on=f"rigour-{monk.seat}-{phase}",
        symbol="cross",
        mood="warning",
        rule="2.3",
    )


def discs(view: View, monk: MonkView) -> list[AnyPiece]:
    """§2.4 The discs held, on the phases that were brewed to the letter."""
    done = [phase for phase in PHASES if phase < view.phase or view.order]
    full = [p for p in done if p not in monk.early and all([s.taste for s in monk.vat if s.phase == p])]
    return [
        Disc(
            id=f"disc-{monk.seat}-{phase}",
            name=say("discs"),
            on=f"rigour-{monk.seat}-{phase}",
            seat=monk.seat,
            symbol="rigour",
            rule="2.4",
        )
        for phase in full[: monk.discs]
    ]
